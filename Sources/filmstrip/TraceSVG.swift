import Transitions

// A trace as a picture that needs nothing else: a strip of frames, or one frame in motion, and the curves of
// its numbers.

extension Trace {
  /// Writes the picture, in motion or not.
  func writeSVG(isAnimated: Bool, to output: inout Output) {
    output.write((isAnimated ? Film(trace: self).drawing : Strip(trace: self).drawing).markup)
  }
}

/// A picture of a trace: a headline, and something below it.
struct Drawing {
  let trace: Trace
  let size: CGSize
  let content: String

  /// The room at all four sides.
  static let margin: CGFloat = 24

  /// The room for the headline, the margin above it included.
  static let headline: CGFloat = 92

  /// The whole document.
  var markup: String {
    let (width, height) = (size.width.drawn, size.height.drawn)
    return element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width) \(height)", "width": width,
        "height": height, "role": "img", "aria-labelledby": "title summary",
      ], "\n",
      element("title", ["id": "title"], trace.title), "\n",
      element("desc", ["id": "summary"], trace.summary), "\n",
      element("style", [:], "\n" + String(decoding: PackageResources.picture_css, as: UTF8.self)), "\n",
      element("defs", [:], trace.definitions), "\n",
      element("rect", ["class": "paper", "width": width, "height": height, "rx": "10"]), "\n",
      element("text", ["class": "name", "x": Drawing.margin.drawn, "y": "46"], trace.title), "\n",
      element("text", ["x": Drawing.margin.drawn, "y": "68"], trace.summary), "\n", key, "\n",
      content) + "\n"
  }

  /// What the outlines in a window are, at the right of the name.
  private var key: String {
    let names = [("source", "thumbnail"), ("clip", "clip"), ("image", "whole image")]
    var end = size.width - Drawing.margin
    return names.reversed().map { kind, name in
      let width = CGFloat(name.count) * 7.5 + 46
      end -= width
      return element(
        "rect", ["class": kind, "x": end.drawn, "y": "34", "width": "22", "height": "14", "rx": "2"])
        + element("text", ["x": (end + 30).drawn, "y": "46"], name)
    }.joined()
  }
}

extension Trace {
  /// The trace in a line.
  var summary: String {
    guard let moment = momentsByTime.first else { return viewer.summary }
    let (pixels, window) = (moment.stage.photo.uprightSize, moment.stage.container.size)
    return "\(viewer.summary) — \(pixels.width.exact) × \(pixels.height.exact) pixels"
      + " in \(window.width.exact) × \(window.height.exact) points"
  }

  /// What windows are drawn with: the photos, and the text that stands for the app.
  var definitions: String {
    PhotoSymbols(in: momentsByTime).markup + appText
      + element(
        "linearGradient", ["id": "frost", "x2": "0", "y2": "1"],
        element("stop", ["class": "frost0", "offset": "0"]),
        element("stop", ["class": "frost1", "offset": "0.5"]),
        element("stop", ["class": "frost0", "offset": "1"]))
  }

  /// Lines of text across the width of the window, as a pattern.
  private var appText: String {
    let width = largestWindow.width
    let line = width / 13
    let lengths: [CGFloat] = [0.9, 0.84, 0.88, 0.5]
    return element(
      "pattern",
      [
        "id": "text", "patternUnits": "userSpaceOnUse", "width": width.exact, "height": (line * 5).exact,
      ],
      lengths.enumerated().map { row, length -> String in
        element(
          "rect",
          [
            "class": "text", "x": (width * 0.05).exact, "y": (line * (CGFloat(row) + 0.7)).exact,
            "width": (width * length).exact, "height": (line * 0.36).exact, "rx": (line * 0.18).exact,
          ])
      }.joined())
  }

  /// The drawing units per point at which every window fits in a cell.
  func windowScale(in cell: CGSize) -> CGFloat {
    min(cell.width / largestWindow.width, cell.height / largestWindow.height)
  }

  /// A size in which every window fits, in points.
  var largestWindow: CGSize {
    let windows = momentsByTime.map(\.stage.container.size)
    return CGSize(width: windows.map(\.width).max() ?? 1, height: windows.map(\.height).max() ?? 1)
  }
}
