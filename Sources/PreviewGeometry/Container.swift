/// What a viewer is laid out in: the viewport's size, its safe area, and the scale of the display.
public struct Container: Hashable, Sendable, Codable {
  /// The viewport's size in points; never negative and always finite.
  public let size: CGSize

  /// The safe-area insets as they were given, in points; always finite.
  public let safeAreaInsets: Insets

  /// How much further than to its edges a photo can be panned that is larger than the viewport, in points.
  ///
  /// For bars that come and go: they move neither a photo that fits nor the middle of the others. Never
  /// negative, always finite. Only ``ContentFit/photo(_:)`` minds them.
  public let panningInsets: Insets

  /// Device pixels per point, or `nil` if positions are not rounded to device pixels.
  public let displayScale: CGFloat?

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - size: The viewport's size in points; a side that is not finite or negative, or below 1e-100, counts
  ///     as 0, and one beyond 1e100 as that.
  ///   - safeArea: Insets in points; one that is not finite counts as 0.
  ///   - panningInsets: Insets in points; one that is not finite or negative counts as 0.
  ///   - displayScale: Device pixels per point; a scale that is not finite or not above 0 counts as none.
  public init(
    size: CGSize, safeArea: Insets = .zero, panningInsets: Insets = .zero, displayScale: CGFloat? = nil
  ) {
    self.size = size.usable
    self.panningInsets = Insets(
      horizontal: panningInsets.horizontal.usable, vertical: panningInsets.vertical.usable)
    self.safeAreaInsets = Insets(horizontal: safeArea.horizontal.finite, vertical: safeArea.vertical.finite)
    self.displayScale = displayScale?.usableScale
  }

  /// Creates a container of the given viewport size in points, without a safe area or a display scale.
  public init(width: CGFloat, height: CGFloat) {
    self.init(size: CGSize(width: width, height: height))
  }

  private enum CodingKeys: CodingKey { case size, safeAreaInsets, panningInsets, displayScale }

  /// Decodes a container by the same rules as `init(size:safeArea:panningInsets:displayScale:)`.
  ///
  /// Panning insets and display scale may be missing.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      size: try values.decode(CGSize.self, forKey: .size),
      safeArea: try values.decode(Insets.self, forKey: .safeAreaInsets),
      panningInsets: try values.decodeIfPresent(Insets.self, forKey: .panningInsets) ?? .zero,
      displayScale: try values.decodeIfPresent(CGFloat.self, forKey: .displayScale))
  }

  /// The part of the viewport that bars and notches cover, as insets in points.
  ///
  /// Those that were given but, on an axis where they leave nothing of the viewport, none [choice].
  public var safeArea: Insets {
    Insets(
      horizontal: safeAreaInsets.horizontal.leavingRoom(along: size.width),
      vertical: safeAreaInsets.vertical.leavingRoom(along: size.height))
  }

  /// The container with another size, or with other insets; what is not given stays.
  public func resized(
    to size: CGSize? = nil, safeArea: Insets? = nil, panningInsets: Insets? = nil
  ) -> Container {
    Container(
      size: size ?? self.size, safeArea: safeArea ?? safeAreaInsets,
      panningInsets: panningInsets ?? self.panningInsets, displayScale: displayScale)
  }

  /// The viewport in its own space, in points: the origin is (0, 0).
  @inlinable
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The size in points of the viewport less its safe-area insets.
  public var availableSize: CGSize {
    let safeArea = safeArea
    return CGSize(
      width: size.width - safeArea.left - safeArea.right,
      height: size.height - safeArea.top - safeArea.bottom)
  }

  /// Points per device pixel: `1 / displayScale`, or 1 if there is no scale.
  @inlinable
  public var pixelLength: CGFloat { 1 / (displayScale ?? 1) }
}

extension CGSize {
  /// The size with every side that is not finite or negative replaced by 0.
  var usable: CGSize { CGSize(width: width.usableLength, height: height.usableLength) }
}

extension CGFloat {
  /// The value if it can be a length: finite and not negative; otherwise 0.
  ///
  /// It is held to 1e100, and below 1e-100 it counts as 0, so that no product of lengths leaves the numbers.
  @inlinable
  var usableLength: CGFloat { isFinite && self > 1e-100 ? Swift.min(self, 1e100) : 0 }

  /// The value if it is finite, otherwise 0.
  @inlinable
  var finiteOrZero: CGFloat { isFinite ? self : 0 }

  /// The value if it can be a display scale: finite and above 0; otherwise `nil`.
  @inlinable
  var usableScale: CGFloat? { isFinite && self > 0 ? self : nil }

  /// The value rounded to device pixels, halves away from zero: `round(x·S) / S`.
  ///
  /// Without a display scale, and where x·S is not finite, it is left as it is.
  @inlinable
  func roundedToPixels(displayScale: CGFloat?) -> CGFloat {
    guard let displayScale = displayScale?.usableScale else { return self }
    let pixels = (self * displayScale).rounded()
    return pixels.isFinite ? pixels / displayScale : self
  }
}

extension AxisInsets {
  /// The insets with what is not finite or negative replaced by 0.
  fileprivate var usable: AxisInsets { AxisInsets(start: start.usableLength, end: end.usableLength) }

  /// The insets, or none at all if they leave nothing of `length`.
  fileprivate func leavingRoom(along length: CGFloat) -> AxisInsets {
    length - start - end > 0 ? self : .zero
  }
}
