import Transitions

/// What stands for a photo: a landscape of which one sees whether it is upright, cropped or distorted.
///
/// The sun is a circle, and stands at the right; a white border runs all around.
struct Landscape {
  /// The size in which it is drawn: the shape of the photo, the longer side being 1000.
  let size: CGSize

  init(of photo: Photo) {
    let pixels = photo.uprightSize
    let longer = max(pixels.width, pixels.height)
    size = CGSize(
      width: max(1, pixels.width * 1000 / longer), height: max(1, pixels.height * 1000 / longer))
  }

  /// A part of it in one colour: a path as in SVG.
  struct Part {
    let color: String
    let path: String
  }

  /// The parts, from back to front.
  var parts: [Part] {
    let border = min(size.width, size.height) * 0.03
    return [
      Part(color: "#8ecbf0", path: polygon((0, 0), (1, 0), (1, 1), (0, 1))),
      Part(color: "#c9e7f5", path: polygon((0, 0.38), (1, 0.38), (1, 1), (0, 1))),
      Part(color: "#ffd34d", path: sun),
      Part(color: "#7c8db5", path: polygon((0, 0.7), (0.3, 0.28), (0.52, 0.6), (0.64, 0.46), (0.9, 0.75))),
      Part(color: "#f4f7fb", path: polygon((0.3, 0.28), (0.364, 0.373), (0.3, 0.42), (0.243, 0.36))),
      Part(color: "#5d9b6a", path: polygon((0, 0.66), (0.35, 0.72), (0.7, 0.66), (1, 0.58), (1, 1), (0, 1))),
      Part(color: "#3f7d56", path: polygon((0, 0.84), (0.4, 0.76), (1, 0.86), (1, 1), (0, 1))),
      Part(color: "#d6493f", path: polygon((0.14, 0.76), (0.24, 0.76), (0.24, 0.88), (0.14, 0.88))),
      Part(color: "#7a2f2a", path: polygon((0.12, 0.76), (0.19, 0.67), (0.26, 0.76))),
      Part(
        color: "#ffffff",
        path: polygon((0, 0), (1, 0), (1, 1), (0, 1))
          + "M\(border.drawn) \(border.drawn)V\((size.height - border).drawn)H\((size.width - border).drawn)"
          + "V\(border.drawn)Z"),
    ]
  }

  private var sun: String {
    let radius = min(size.width, size.height) * 0.12
    let arc = "a\(radius.drawn) \(radius.drawn) 0 1 0 "
    return "M\((size.width * 0.76 - radius).drawn) \((size.height * 0.25).drawn)"
      + arc + "\((2 * radius).drawn) 0" + arc + "\((-2 * radius).drawn) 0Z"
  }

  /// A polygon whose corners are given as fractions of the sides.
  private func polygon(_ corners: (x: CGFloat, y: CGFloat)...) -> String {
    "M" + corners.map { "\((size.width * $0.x).drawn) \((size.height * $0.y).drawn)" }.joined(separator: "L")
      + "Z"
  }
}
