/// The zoom scales that a viewport may rest at, and how far a pinch may stretch beyond them.
public struct ZoomRange: Hashable, Sendable, Codable {
  /// The smallest scale to rest at; finite and above 0.
  public let minimum: CGFloat

  /// The largest scale to rest at; finite and at least ``minimum``.
  public let maximum: CGFloat

  /// Creates a range of zoom scales.
  ///
  /// - Parameters:
  ///   - minimum: The smallest scale; one that is not finite or not above 0 counts as 1.
  ///   - maximum: The largest scale; one that is not finite or below the minimum counts as the minimum.
  @inlinable
  public init(minimum: CGFloat = 1, maximum: CGFloat = 1) {
    self.minimum = minimum.isFinite && minimum > 0 ? minimum : 1
    self.maximum = maximum.isFinite && maximum > self.minimum ? maximum : self.minimum
  }

  private enum CodingKeys: CodingKey { case minimum, maximum }

  /// Decodes a range by the same rules as `init(minimum:maximum:)`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      minimum: try values.decode(CGFloat.self, forKey: .minimum),
      maximum: try values.decode(CGFloat.self, forKey: .maximum))
  }

  /// Whether there is more than one scale to rest at; without that there is nothing to pinch [doc].
  @inlinable
  public var canZoom: Bool { maximum > minimum }

  /// The scale in the range nearest to `scale`; the minimum for a scale that is not a number.
  @inlinable
  public func clamp(_ scale: CGFloat) -> CGFloat { scale > minimum ? min(scale, maximum) : minimum }

  /// The scale shown when a pinch asks for `scale`: itself inside the range, resisted outside.
  ///
  ///     s > max:  max·(2 − max/s)        s < min:  min / (2 − s/min)
  ///
  /// The slope is 1 at both limits, and the shown scale stays between min/2 and 2·max.
  ///
  /// Edge cases: a scale that is not finite, or not above 0, is clamped instead.
  ///
  /// Source: several independent reimplementations of UIScrollView agree [agreed].
  @inlinable
  public func resisted(_ scale: CGFloat) -> CGFloat {
    guard scale.isFinite, scale > 0 else { return clamp(scale) }
    if scale > maximum { return maximum * (2 - maximum / scale) }
    if scale < minimum { return minimum / (2 - scale / minimum) }
    return scale
  }

  /// The scale a pinch has to ask for so that `shown` is shown: the inverse of ``resisted(_:)``.
  ///
  ///     y > max:  max² / (2·max − y) = max / (2 − y/max)        y < min:  min·(2 − min/y)
  ///
  /// Edge cases: `shown` is first held to min/2·(1 + 1e-6) … 2·max·(1 − 1e-6), where the inverse exists; what
  /// is not a number counts as the lower of the two.
  @inlinable
  public func unresisted(_ shown: CGFloat) -> CGFloat {
    let lowest = minimum / 2 * (1 + ZoomRange.bandMargin)
    let highest = 2 * maximum * (1 - ZoomRange.bandMargin)
    let held = shown > lowest ? min(shown, highest) : lowest
    if held > maximum { return maximum / (2 - held / maximum) }
    if held < minimum { return minimum * (2 - minimum / held) }
    return held
  }

  /// How far inside the bounds of the band a scale is held before it is inverted, as a fraction.
  @usableFromInline static let bandMargin: CGFloat = 1e-6

  /// How far along the range a scale is: 0 at the minimum, 1 at the maximum, 0 if there is only one scale.
  ///
  ///     (clamp(scale) − minimum) / (maximum − minimum)
  ///
  /// Edge cases: as for ``clamp(_:)``, a scale outside of the range counts as the
  /// nearer limit, NaN as the minimum.
  public func fraction(of scale: CGFloat) -> CGFloat {
    canZoom ? (clamp(scale) - minimum) / (maximum - minimum) : 0
  }
}
