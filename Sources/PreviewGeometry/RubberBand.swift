/// The resistance of a scroll view that is dragged past its edge, for one axis.
///
/// The further past the edge the finger has gone, the less the content follows; it never gets further than
/// the length of the viewport. Distances are in points past the edge, never negative.
public struct RubberBand: Hashable, Sendable {
  /// The length of the viewport along the axis, in points: the distance that is never
  /// reached; finite, not negative.
  public let dimension: CGFloat

  /// Creates the band of a viewport of the given length in points; one that is not
  /// finite or negative counts as 0.
  @inlinable
  public init(dimension: CGFloat) {
    self.dimension = dimension > 0 && dimension <= .greatestFiniteMagnitude ? dimension : 0
  }

  /// `c`: how much of a travel right at the edge the content follows.
  ///
  /// Source: 590 points of travel past the edge of a viewport of 852 points show 235 [measured].
  public static let coefficient: CGFloat = 0.55

  /// How close to `dimension` an overshoot may come before it is held, so that it has an inverse; a fraction.
  @usableFromInline static let margin: CGFloat = 1e-3

  /// The overshoot shown, in points, when a finger has gone `travel` points past the edge.
  ///
  ///     f(x) = c·d·x / (d + c·x)        c = 0.55, d the dimension
  ///
  /// Edge cases: 0 for a travel that is not finite or not above 0, and in a viewport without length.
  @inlinable
  public func overshoot(forTravel travel: CGFloat) -> CGFloat {
    guard travel > 0, travel <= .greatestFiniteMagnitude, dimension > 0 else { return 0 }
    return travel * (RubberBand.coefficient * dimension / (dimension + RubberBand.coefficient * travel))
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

  /// The offset shown when `raw` is asked for: as far past `nearest` as the band lets it go.
  ///
  ///     nearest ± f(|raw − nearest|)        f as in overshoot(forTravel:)
  ///
  /// - Parameters:
  ///   - raw: The offset asked for, in points.
  ///   - nearest: The offset to rest at that is nearest to it; the same one inside the range.
  /// - Returns: The offset in points; `nearest` if `raw` is not finite.
  @inlinable
  public func shown(_ raw: CGFloat, from nearest: CGFloat) -> CGFloat {
    raw < nearest
      ? nearest - overshoot(forTravel: nearest - raw) : nearest + overshoot(forTravel: raw - nearest)
  }

  /// The offset to ask for so that `shown` is shown: the inverse of ``shown(_:from:)``.
  ///
  /// - Parameters:
  ///   - shown: The offset shown, in points; its overshoot is first held to `d·(1 − 1e-3)`.
  ///   - nearest: The offset to rest at that is nearest to it; the same one inside the range.
  /// - Returns: The raw offset in points; `nearest` if `shown` is no number.
  @inlinable
  public func raw(showing shown: CGFloat, from nearest: CGFloat) -> CGFloat {
    shown < nearest
      ? nearest - travel(forOvershoot: nearest - shown) : nearest + travel(forOvershoot: shown - nearest)
  }
}
