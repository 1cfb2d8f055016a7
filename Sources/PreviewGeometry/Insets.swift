/// Distances from the four edges of a rectangle towards its inside, in points; negative ones reach outside.
public struct Insets: Hashable, Sendable, Codable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the left edge, in points.
  public var left: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the right edge, in points.
  public var right: CGFloat

  /// No inset on any edge.
  public static let zero = Insets()

  /// Creates insets in points; an edge that is not named has none.
  @inlinable
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets from those of the two axes.
  @inlinable
  public init(horizontal: AxisInsets, vertical: AxisInsets) {
    self.init(
      top: vertical.start, left: horizontal.start, bottom: vertical.end, right: horizontal.end)
  }

  /// The insets from left to right: `left` at the start, `right` at the end.
  @inlinable
  public var horizontal: AxisInsets { AxisInsets(start: left, end: right) }

  /// The insets from top to bottom: `top` at the start, `bottom` at the end.
  @inlinable
  public var vertical: AxisInsets { AxisInsets(start: top, end: bottom) }
}

/// The insets of one axis, in points: left and right, or top and bottom.
public struct AxisInsets: Hashable, Sendable, Codable {
  /// The inset at the left or top edge, in points.
  public var start: CGFloat
  /// The inset at the right or bottom edge, in points.
  public var end: CGFloat

  /// No inset at either end.
  @inlinable
  public static var zero: AxisInsets { AxisInsets() }

  /// Creates the insets of one axis in points; an end that is not named has none.
  @inlinable
  public init(start: CGFloat = 0, end: CGFloat = 0) {
    self.start = start
    self.end = end
  }

  /// The insets that both together make.
  @inlinable
  public static func + (first: AxisInsets, second: AxisInsets) -> AxisInsets {
    AxisInsets(start: first.start + second.start, end: first.end + second.end)
  }
}
