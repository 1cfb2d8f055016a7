/// One axis of a rectangle: where it starts and how long it is.
///
/// A rectangle is two spans, so whatever is true of one axis is written once, for a span. Both
/// values are in points, in whatever space the rectangle is in, and kept as they are given:
/// negative or not finite ones as well.
public struct Span: Hashable, Sendable, Codable {
  /// The lower end, in points.
  public var start: CGFloat

  /// The distance from the lower to the upper end, in points.
  public var length: CGFloat

  /// Creates the span that reaches from `start` to `start + length`.
  @inlinable
  public init(start: CGFloat, length: CGFloat) {
    self.start = start
    self.length = length
  }

  /// The upper end, in points: `start + length`.
  @inlinable
  public var end: CGFloat { start + length }

  /// The point halfway between the ends: `start + length / 2`.
  @inlinable
  public var middle: CGFloat { start + length / 2 }

  /// Whether `start ≤ position < end`: the lower end belongs to the span, the upper does not.
  @inlinable
  public func contains(_ position: CGFloat) -> Bool { start <= position && position < end }

  /// The part of the span that lies within `bounds`: each end held to them.
  ///
  /// Edge cases:
  /// - A span inside the bounds is returned unchanged, to the last bit.
  /// - A span outside of the bounds becomes a span of length 0 on the border it lies beyond.
  /// - An end that is no number counts as beyond the upper border.
  @inlinable
  public func clipped(to bounds: Span) -> Span {
    if start >= bounds.start && end <= bounds.end { return self }
    let lower = max(bounds.start, min(bounds.end, start))
    return Span(start: lower, length: max(bounds.start, min(bounds.end, end)) - lower)
  }

  /// The span of `factor` times the length that has the same middle.
  ///
  /// A factor of exactly 1 returns the span unchanged, to the last bit.
  @inlinable
  public func scaled(aboutMiddle factor: CGFloat) -> Span {
    if factor == 1 { return self }
    let scaledLength = length * factor
    return Span(start: middle - scaledLength / 2, length: scaledLength)
  }
}

extension CGRect {
  /// Creates the rectangle with the given horizontal and vertical spans.
  @inlinable
  public init(horizontal: Span, vertical: Span) {
    self.init(
      origin: CGPoint(x: horizontal.start, y: vertical.start),
      size: CGSize(width: horizontal.length, height: vertical.length))
  }

  /// The rectangle's extent from left to right, in points; a negative width is turned round.
  @inlinable
  public var horizontalSpan: Span { Span(standardizing: origin.x, size.width) }

  /// The rectangle's extent from top to bottom, in points; a negative height is turned round.
  @inlinable
  public var verticalSpan: Span { Span(standardizing: origin.y, size.height) }
}

extension Span {
  /// Creates the span between `origin` and `origin + length`, whichever of the two is lower.
  @inlinable
  init(standardizing origin: CGFloat, _ length: CGFloat) {
    self.init(start: length < 0 ? origin + length : origin, length: abs(length))
  }
}
