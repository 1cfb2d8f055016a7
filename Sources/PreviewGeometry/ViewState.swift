/// What somebody sees of a photo, without any layout: how far zoomed in, and which point is in the middle.
///
/// Resizing, turning, replacing the photo and restoring what was saved are one thing: the state is read from
/// one layout and shown in another.
public struct ViewState: Hashable, Sendable, Codable {
  /// The zoom scale relative to the fitted size, exactly 1 where the photo is fitted.
  public let zoomScale: CGFloat

  /// The point of the photo in the middle of the viewport, as fractions of its upright width and
  /// height; it may lie outside of 0…1.
  public let center: CGPoint

  /// The state in which a photo opens: fitted, its middle in the middle.
  public static let fitted = ViewState(zoomScale: 1, center: CGPoint(x: 0.5, y: 0.5))

  /// How close to 1 a zoom scale counts as fitted.
  static let fittedTolerance: CGFloat = 1e-9

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - zoomScale: Relative to the fitted size; within 1e-9 of 1, not finite or not above 0 it counts as 1.
  ///   - center: Fractions of the upright size; what is not finite counts as the middle.
  public init(zoomScale: CGFloat, center: CGPoint) {
    let isFitted = !(zoomScale.isFinite && zoomScale > 0) || abs(zoomScale - 1) <= ViewState.fittedTolerance
    self.zoomScale = isFitted ? 1 : zoomScale
    self.center = center.isFinite ? center : CGPoint(x: 0.5, y: 0.5)
  }

  private enum CodingKeys: CodingKey { case zoomScale, center }

  /// Decodes a state by the same rules as `init(zoomScale:center:)`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      zoomScale: try values.decode(CGFloat.self, forKey: .zoomScale),
      center: try values.decode(CGPoint.self, forKey: .center))
  }

  /// Reads the state off a viewport: `q = ((o + b/2) − frame origin) / z`, as a fraction of U.
  ///
  /// An axis along which the photo or the viewport has no length has its middle in the middle.
  public init(of viewport: Viewport) {
    self.init(
      zoomScale: viewport.zoomScale,
      center: CGPoint(
        x: viewport.horizontal.centerFraction(zoomScale: viewport.zoomScale),
        y: viewport.vertical.centerFraction(zoomScale: viewport.zoomScale)))
  }

  /// Whether the photo is fitted: a state of its own, which it keeps in every layout.
  public var isFitted: Bool { zoomScale == 1 }
}

extension ViewState {
  /// The state after the photo was turned by quarter turns, clockwise for positive numbers.
  ///
  /// It is zoomed in as far, and has the same point in the middle.
  /// ``Photo/turned(byQuarterTurns:)`` turns the photo.
  public func turned(byQuarterTurns turns: Int) -> ViewState {
    let turned =
      switch (turns % 4 + 4) % 4 {
      case 1: CGPoint(x: 1 - center.y, y: center.x)
      case 2: CGPoint(x: 1 - center.x, y: 1 - center.y)
      case 3: CGPoint(x: center.y, y: 1 - center.x)
      default: center
      }
    return ViewState(zoomScale: zoomScale, center: turned)
  }
}

extension Viewport {
  /// The viewport, a layout at zoom 1, with a state shown in it, as far as the limits allow.
  ///
  ///     z' = fitted ? 1 : clamp(z)        o' = clamp'(frame'.origin + q·z' − b'/2)
  public func showing(_ state: ViewState) -> Viewport {
    var viewport = self
    viewport.zoom(
      to: state.isFitted ? zoomRange.clamp(1) : state.zoomScale,
      showing: CGPoint(
        x: state.center.x * horizontal.unscaledLength, y: state.center.y * vertical.unscaledLength),
      at: middle)
    return viewport
  }
}

extension ScrollAxis {
  fileprivate func centerFraction(zoomScale: CGFloat) -> CGFloat {
    guard length > 0, unscaledLength > 0 else { return 0.5 }
    return zoomedViewPoint(atViewport: length / 2, zoomScale: zoomScale) / unscaledLength
  }
}
