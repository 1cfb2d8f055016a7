/// The bar along an edge of a scroll view that says which part of the content is on the screen, on one axis.
///
///     track  = b − 2·3
///     length = min(track, max(36, track·b / (C + Is + Ie)))        less the overshoot, at least 5
///     start  = 3 + (track − length)·(clamp(o) − lo) / (hi − lo)
///
/// So it lies at one end of its track where the content lies at one end of its range, and past the range it
/// shrinks towards that end. Lengths are in points.
///
/// Edge cases: none on an axis that cannot scroll, or whose track is shorter than the shortest indicator.
///
/// Source: reimplementations of UIScrollView agree approximately [agreed].
public struct ScrollIndicator: Hashable, Sendable {
  /// How thick an indicator is, in points.
  public static let thickness: CGFloat = 2.5

  /// How far it stays from the edge that it lies along, and from both ends of the viewport, in points.
  public static let distanceFromEdges: CGFloat = 3

  /// The shortest an indicator gets in points, however long the content is, while the offset is in its range.
  public static let shortestLength: CGFloat = 36

  /// The shortest an indicator gets in points past the range: as long as its two round ends.
  public static let shortestLengthPastRange: CGFloat = 2 * thickness

  /// Where it lies along its axis, in viewport space.
  public let span: Span

  /// Creates the indicator of an axis, or `nil` if that has none.
  public init?(of axis: ScrollAxis) {
    let track = axis.length - 2 * ScrollIndicator.distanceFromEdges
    guard axis.canScroll, track >= ScrollIndicator.shortestLengthPastRange else { return nil }
    let length = max(
      ScrollIndicator.shortestLengthPastRange,
      ScrollIndicator.restingLength(of: axis, track: track) - abs(axis.overshoot))
    span = Span(
      start: ScrollIndicator.distanceFromEdges + (track - length) * axis.scrolledFraction, length: length)
  }

  /// The length in the range: the part of the track that the viewport is of all it scrolls over.
  private static func restingLength(of axis: ScrollAxis, track: CGFloat) -> CGFloat {
    let inset = axis.adjustedInset
    return min(
      track, max(shortestLength, track * axis.length / (axis.contentLength + inset.start + inset.end)))
  }

  /// What an indicator takes up across its axis: a strip along the right or bottom edge of the viewport.
  fileprivate static func strip(along axis: ScrollAxis) -> Span {
    Span(start: axis.length - distanceFromEdges - thickness, length: thickness)
  }
}

extension ScrollAxis {
  /// How far along its range the offset is: 0 at the lowest, 1 at the highest and past them.
  fileprivate var scrolledFraction: CGFloat {
    let lowest = lowestOffset
    return (clamp(offset) - lowest) / (highestOffset - lowest)
  }
}

extension Viewport {
  /// The horizontal indicator, along the bottom edge, in viewport space; `nil` if that axis has none.
  public var horizontalIndicatorInViewport: CGRect? {
    ScrollIndicator(of: horizontal).map {
      CGRect(horizontal: $0.span, vertical: ScrollIndicator.strip(along: vertical))
    }
  }

  /// The vertical indicator, along the right edge, in viewport space; `nil` if that axis has none.
  ///
  /// It is on the right whichever way people read: that flips the order of pages, not a photo.
  public var verticalIndicatorInViewport: CGRect? {
    ScrollIndicator(of: vertical).map {
      CGRect(horizontal: ScrollIndicator.strip(along: horizontal), vertical: $0.span)
    }
  }
}
