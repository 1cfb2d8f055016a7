import Transitions

// What a scenario says of sizes, places, photos and layouts.

extension Fields {
  /// A point from two keys that must be there.
  mutating func point(_ x: String = "x", _ y: String = "y") -> CGPoint {
    CGPoint(x: required(x, .coordinate), y: required(y, .coordinate))
  }

  /// A size with a shape from `width` and `height`.
  mutating func size() -> CGSize {
    CGSize(width: required("width", .positive), height: required("height", .positive))
  }

  /// A photo from `width` and `height`, and `orientation` where that counts.
  mutating func photo(isOrientable: Bool = true) -> Photo {
    let size = size()
    let orientation = isOrientable ? optional("orientation", .orientation) : nil
    return Photo(pixelSize: size, orientation: orientation ?? .up)
  }

  /// A thumbnail, with no side that has to be longer than 0.
  mutating func source() -> Source? {
    let (origin, width, height) = (point(), required("width", .length), required("height", .length))
    return Source(
      frame: CGRect(origin: origin, size: CGSize(width: width, height: height)),
      contentMode: optional("contentMode", .word(ContentMode.allCases)) ?? .scaleAspectFill,
      cornerRadius: CGFloat(optional("cornerRadius", .length) ?? 0))
  }

  /// The `photos` viewer with a layout and limits of the scenario's own.
  mutating func photosStyle() -> PreviewStyle {
    let layout = optional("layout", .object { $0.layout() }) ?? PhotoLayout()
    let zooming = optional("zoom", .object { $0.zooming() }) ?? .relativeToFit()
    let style = PreviewStyle.photos(viewer: .photos(layout: layout, zooming: zooming))
    return optional("reducedMotion", .flag) ?? false ? style.reducingMotion : style
  }

  private mutating func layout() -> PhotoLayout {
    var layout = PhotoLayout()
    layout.fit = optional("fit", .word(PhotoLayout.Fit.allCases)) ?? layout.fit
    layout.maximumUpscale = optional("maximumUpscale", .positive).map { CGFloat($0) }
    layout.alignment = optional("alignment", .word(PhotoLayout.Alignment.allCases)) ?? layout.alignment
    layout.isRightToLeft = optional("rightToLeft", .flag) ?? layout.isRightToLeft
    layout.longImageRatio = optional("longImageRatio", .positive).map { CGFloat($0) }
    return layout
  }

  private mutating func zooming() -> Viewer.Zooming {
    .relativeToFit(
      minimum: CGFloat(optional("minimum", .positive) ?? 1),
      maximum: CGFloat(optional("maximum", .positive) ?? 4),
      maximumPixelRatio: optional("maximumPixelRatio", .positive).map { CGFloat($0) })
  }
}

extension Shape where Value == CGSize {
  /// A size with a shape.
  static var size: Shape { .object { $0.size() } }
}

extension Shape where Value == Insets {
  /// The insets of a safe area.
  static var insets: Shape {
    .object { fields in
      Insets(
        top: fields.required("top", .length), left: fields.required("left", .length),
        bottom: fields.required("bottom", .length), right: fields.required("right", .length))
    }
  }
}

extension Shape where Value == Source? {
  /// A thumbnail.
  static var source: Shape { .object { $0.source() } }
}

extension Shape where Value == Orientation {
  /// One of the eight EXIF orientations by its number.
  static var orientation: Shape {
    .single("must be a whole number from 1 to 8", placeholder: .up) { json in
      guard case .number(let number) = json else { return nil }
      return Int(exactly: number).flatMap(Orientation.init)
    }
  }
}
