/// The resistance of a scroll view that is dragged past its edge, for one axis.
///
/// The further past the edge the finger has gone, the less the content follows; it never gets further than the
/// length of the viewport. Distances are in points past the edge, never negative.
public struct RubberBand: Hashable, Sendable {
  /// The length of the viewport along the axis, in points: the distance that is never reached.
  public let dimension: CGFloat

  /// Creates the band of a viewport of the given length in points.
  @inlinable
  public init(dimension: CGFloat) {
    self.dimension = dimension
  }

  /// How much of a travel at the edge the content follows [measured: 590 points of travel past the edge of a
  /// viewport of 852 points show 235].
  public static let coefficient: CGFloat = 0.55

  /// How close to `dimension` an overshoot may come before it is held, so that it has an inverse; a fraction.
  @usableFromInline static let margin: CGFloat = 1e-3

  /// The overshoot shown, in points, when a finger has gone `travel` points past the edge.
  ///
  ///     f(x) = c·d·x / (d + c·x)        c = 0.55, d the dimension
  ///
  /// Edge cases: 0 for a travel that is not above 0, and in a viewport without length.
  @inlinable
  public func overshoot(forTravel travel: CGFloat) -> CGFloat {
    guard travel > 0, dimension > 0 else { return 0 }
    return RubberBand.coefficient * dimension * travel / (dimension + RubberBand.coefficient * travel)
  }

  /// The travel past the edge, in points, that shows the given overshoot: the inverse of
  /// ``overshoot(forTravel:)``.
  ///
  ///     f⁻¹(y) = d·y / (c·(d − y))
  ///
  /// Edge cases: an overshoot beyond `d·(1 − 1e-3)` counts as that; 0 for one that is not above 0, and in a
  /// viewport without length.
  @inlinable
  public func travel(forOvershoot overshoot: CGFloat) -> CGFloat {
    guard overshoot > 0, dimension > 0 else { return 0 }
    let held = min(overshoot, dimension * (1 - RubberBand.margin))
    return dimension * held / (RubberBand.coefficient * (dimension - held))
  }
}
