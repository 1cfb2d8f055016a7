/// Pages side by side on one axis: where they are, and which one a drag ends on.
///
/// A page is as long as the viewport, `b`, and the next begins after the gap: every `P = b + gap` points
/// there is a place for a page, numbered from 0 from left to right (or top to bottom). `o` is the offset, the
/// point of the content at the start of the viewport, and `p = o/P` the position in pages. *Content space*
/// begins where the leftmost page does; *viewport space* is content space minus o. Lengths are in points.
///
/// Reading from right to left puts page 0 in the last place and flips nothing else: the same drag moves the
/// pages the same way, whatever their order.
///
/// Nothing here takes longer, or more memory, for more pages.
public struct Pager: Hashable, Sendable {
  /// The release speed, in points per second, beyond which the direction decides, not nearness [choice].
  public static let flickSpeed: CGFloat = 250

  /// `b`: the length of the viewport and of every page, in points.
  public let length: CGFloat

  /// The distance from the end of one page to the start of the next, in points.
  public let gap: CGFloat

  /// How many pages there are; at least one.
  public let pageCount: Int

  /// Whether page 0 is the rightmost and not the leftmost.
  public let isRightToLeft: Bool

  /// `o`: the point of content space at the start of the viewport, in points; never rounded and not clamped.
  ///
  /// Setting it to what is not finite changes nothing.
  public var offset: CGFloat {
    didSet { if !offset.isFinite { offset = oldValue } }
  }

  /// Creates a pager that rests on a page, or `nil` if there is no page to rest on.
  ///
  /// Edge cases: lengths so large that the last page would have no finite offset count as 0, both of them.
  ///
  /// - Parameters:
  ///   - length: The viewport's length in points; not finite or negative counts as 0.
  ///   - gap: The distance between pages in points; not finite or negative counts as 0.
  ///   - pageCount: The number of pages; `nil` is the answer to one that is not above 0.
  ///   - page: The page to rest on; one that does not exist counts as the nearest that does.
  ///   - isRightToLeft: Whether page 0 is the rightmost.
  public init?(
    length: CGFloat, gap: CGFloat = 0, pageCount: Int, page: Int = 0, isRightToLeft: Bool = false
  ) {
    guard pageCount > 0 else { return nil }
    let hasEnd = ((length.usableLength + gap.usableLength) * CGFloat(pageCount)).isFinite
    self.length = hasEnd ? length.usableLength : 0
    self.gap = hasEnd ? gap.usableLength : 0
    self.pageCount = pageCount
    self.isRightToLeft = isRightToLeft
    offset = 0
    show(page: page)
  }

  /// `P`: the distance from the start of one page to the start of the next, in points.
  public var pageLength: CGFloat { length + gap }
}

// MARK: Where the pages are

extension Pager {
  /// The offset at which a page rests, in points; a page that does not exist counts as the nearest that does.
  public func offset(ofPage page: Int) -> CGFloat { CGFloat(place(ofPage: page)) * pageLength }

  /// Where a page lies in content space; a page that does not exist counts as the nearest that does.
  public func spanInContent(ofPage page: Int) -> Span {
    Span(start: offset(ofPage: page), length: length)
  }

  /// Where a page appears in the viewport; a page that does not exist counts as the nearest that does.
  public func spanInViewport(ofPage page: Int) -> Span {
    Span(start: offset(ofPage: page) - offset, length: length)
  }

  /// `p`: how many pages the viewport is from the leftmost one, `o / P`.
  ///
  /// It is a whole number, exactly, where a page rests. Pages without length are all at 0.
  public var position: CGFloat { position(atOffset: offset) }

  /// The page nearest to the viewport; halfway between two the one on the right.
  public var page: Int { page(nearestToPlace: (position + 0.5).rounded(.down)) }

  /// The pages of which some part is in the viewport, at most two, in their own order.
  ///
  /// Edge cases: none where the viewport lies in a gap or beyond all pages. A page at rest counts as visible
  /// even if the viewport has no length.
  public var visiblePages: Range<Int> {
    let (lower, upper) = (position.rounded(.down), position.rounded(.up))
    let showsLower = lower * pageLength + length > offset
    let showsUpper = lower == upper || upper * pageLength < offset + length
    let start = whole(showsLower ? lower : upper, upTo: pageCount)
    let end = whole(showsUpper ? upper + 1 : upper, upTo: pageCount)
    return isRightToLeft ? pageCount - end..<pageCount - start : start..<end
  }

  /// The position of an offset; at rest exact, which `o / P` is not: dividing n·P by P need not give n back.
  private func position(atOffset offset: CGFloat) -> CGFloat {
    guard pageLength > 0 else { return 0 }
    let quotient = offset / pageLength
    let nearest = quotient.rounded()
    return nearest * pageLength == offset ? nearest : quotient
  }

  /// The place of a page, counted from the left.
  private func place(ofPage page: Int) -> Int {
    let existing = max(0, min(pageCount - 1, page))
    return isRightToLeft ? pageCount - 1 - existing : existing
  }

  /// The page in a place, or in the nearest one that there is.
  private func page(nearestToPlace place: CGFloat) -> Int {
    let existing = whole(place, upTo: pageCount - 1)
    return isRightToLeft ? pageCount - 1 - existing : existing
  }

  /// A whole number as an integer from 0 to `limit`.
  private func whole(_ value: CGFloat, upTo limit: Int) -> Int {
    value < CGFloat(limit) ? Int(max(value, 0)) : limit
  }
}

// MARK: Turning pages

extension Pager {
  /// Moves the viewport to a page, at once; one that does not exist counts as the nearest that does.
  public mutating func show(page: Int) {
    offset = offset(ofPage: page)
  }

  /// The page to rest on for a drag that is let go here.
  ///
  ///     v > 250: ⌈p⌉        v < −250: ⌊p⌋        otherwise: ⌊p + ½⌋
  ///
  /// then held to within one page of where the drag began, and to the pages that exist [choice]. p counts
  /// places from left to right, whatever the order of the pages.
  ///
  /// Edge cases: a velocity that is no number counts as 0. A drag that began beyond the first or last page
  /// counts as begun on it, one from an offset that is not finite as begun here.
  ///
  /// - Parameters:
  ///   - velocity: `v`, in points per second of the offset: minus the finger's.
  ///   - start: The offset at which the drag began, in points.
  /// - Returns: A page that exists.
  public func targetPage(velocity: CGFloat, draggedFrom start: CGFloat) -> Int {
    let began = start.isFinite ? position(atOffset: clamp(start)) : position
    let place =
      switch velocity {
      case _ where velocity > Pager.flickSpeed: position.rounded(.up)
      case _ where velocity < -Pager.flickSpeed: position.rounded(.down)
      default: (position + 0.5).rounded(.down)
      }
    return page(nearestToPlace: max((began - 1).rounded(.up), min((began + 1).rounded(.down), place)))
  }
}

// MARK: Beyond the first and the last page

extension Pager {
  /// The offset from the leftmost to the rightmost page that is nearest to `offset`; 0 for what is no number.
  public func clamp(_ offset: CGFloat) -> CGFloat {
    offset > 0 ? min(offset, CGFloat(pageCount - 1) * pageLength) : 0
  }

  /// The offset shown when `raw` is asked for: itself among the pages, resisted beyond the first and last.
  ///
  /// What is not finite is clamped instead.
  public func resisted(_ raw: CGFloat) -> CGFloat {
    let nearest = clamp(raw)
    return raw.isFinite ? RubberBand(dimension: length).shown(raw, from: nearest) : nearest
  }

  /// The raw offset that shows the current one: the inverse of ``resisted(_:)`` at ``offset``.
  ///
  /// Where pages have been pulled further than `b·(1 − 1e-3)` they count as pulled that far.
  public var rawOffset: CGFloat {
    RubberBand(dimension: length).raw(showing: offset, from: clamp(offset))
  }
}
