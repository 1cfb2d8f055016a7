/// A drag across a photo that is one of many pages: first the photo moves, until its edge, then the pages.
///
/// How far the finger has gone is split in two that add up to it exactly:
///
///     translation = consumed + rest      photo: raw = o_start − consumed      pages: raw = o_start − rest
///
/// The split depends on the translation alone and not on the way there, so on the way back everything happens
/// in reverse: first the pages return to where they were, then the photo moves. If the pages are between two
/// when the drag begins, they first have to come to rest on the photo's page before it moves.
///
/// Past its edge the photo does not follow any further, where a photo without pages would resist: beyond the
/// first and the last page it is the pages that resist. All of this is about one axis; lengths are in points,
/// translations the finger's, positive to the right (or down).
public struct PageDrag: Hashable, Sendable {
  /// How far the finger has dragged, in points.
  public private(set) var translation: CGFloat = 0

  /// Whether the photo has consumed any of the drag, at any time; then the release counts as slow.
  public private(set) var hasMovedPhoto = false

  /// Where the photo was, and where it had to be asked for to be there.
  private let photoOffset: CGFloat
  private let photoRawOffset: CGFloat

  /// What the photo can consume: negative until its end is reached, positive until its start is.
  private let room: ClosedRange<CGFloat>

  /// Where the pages were, and where they had to be asked for to be there.
  private let pagerOffset: CGFloat
  private let pagerRawOffset: CGFloat

  /// Where the pages are when they rest on the photo's page.
  private let pageOffset: CGFloat

  /// Begins a drag.
  ///
  /// Where an edge is reached, as ``ScrollAxis/isAtStart(displayScale:)`` has it, the photo has no room in
  /// that direction: all of the drag is for the pages. A photo that cannot be dragged has none at all.
  ///
  /// - Parameters:
  ///   - photo: The photo's axis along the pages, stopped.
  ///   - pager: The pages, stopped; the photo is on the one that is nearest.
  ///   - displayScale: Device pixels per point, or `nil` if there is no scale.
  public init(beganIn photo: ScrollAxis, of pager: Pager, displayScale: CGFloat? = nil) {
    photoOffset = photo.offset
    photoRawOffset = photo.rawOffset
    let toStart =
      photo.isDraggable && !photo.isAtStart(displayScale: displayScale)
      ? photoRawOffset - photo.lowestOffset : 0
    let toEnd =
      photo.isDraggable && !photo.isAtEnd(displayScale: displayScale)
      ? photo.highestOffset - photoRawOffset : 0
    room = -max(toEnd, 0)...max(toStart, 0)
    pagerOffset = pager.offset
    pagerRawOffset = pager.rawOffset
    pageOffset = pager.offset(ofPage: pager.page)
  }

  /// Moves the finger: `translation` is how far it has dragged since the beginning, in points.
  ///
  /// That is ``PanGesture/translation`` along the pages. What is not finite changes nothing.
  public mutating func move(to translation: CGFloat) {
    guard translation.isFinite else { return }
    self.translation = translation
    if consumed != 0 { hasMovedPhoto = true }
  }
}

// MARK: The split

extension PageDrag {
  /// What the photo consumes of the translation, in points.
  ///
  /// `consumed + rest` is the translation exactly, without any rounding; ``rest`` says why.
  public var consumed: CGFloat { translation - rest }

  /// What is left of the translation for the pages, in points.
  ///
  /// What the photo takes lies between 0 and the translation t. If it is at least t/2, `rest = t − taken` is
  /// exact; if it is less, rest is at least t/2 and so `consumed = t − rest` is exact (Sterbenz). Either way
  /// both add up to t without rounding; consumed may differ from what the photo takes by half a unit in the
  /// last place of t.
  public var rest: CGFloat { translation - taken }

  /// What the photo takes of the translation once the pages are back, as far as there is room.
  private var taken: CGFloat {
    if wayBack > 0 { return max(0, min(room.upperBound, translation - wayBack)) }
    if wayBack < 0 { return min(0, max(room.lowerBound, translation - wayBack)) }
    return max(room.lowerBound, min(room.upperBound, translation))
  }

  /// The translation that brings pages which were between two back to the photo's page.
  private var wayBack: CGFloat { pagerRawOffset - pageOffset }
}

// MARK: What it moves

extension PageDrag {
  /// Moves the photo and the pages to where the finger has dragged them.
  ///
  /// An edge that is reached is reached exactly, and so is the photo's page on the way back.
  ///
  /// - Parameters:
  ///   - photo: The photo's axis along the pages.
  ///   - pager: The pages.
  public func drag(_ photo: inout ScrollAxis, in pager: inout Pager) {
    let taken = taken
    photo.storedOffset =
      switch taken {
      case 0: photoOffset
      case room.upperBound: photo.lowestOffset
      case room.lowerBound: photo.highestOffset
      default: photo.resisted(photoRawOffset - taken)
      }
    let photoIsBetweenEdges = taken != 0 && taken > room.lowerBound && taken < room.upperBound
    pager.offset =
      switch rest {
      case 0: pagerOffset
      case _ where photoIsBetweenEdges: pageOffset
      default: pager.resisted(pagerRawOffset - rest)
      }
  }

  /// Moves a photo and its pages to where the finger has dragged them sideways; vertically nothing changes.
  ///
  /// After ``PanGesture/drag(_:)`` has moved the photo up and down, this puts it in place among the pages.
  public func drag(_ viewport: inout Viewport, in pager: inout Pager) {
    drag(&viewport.storedHorizontal, in: &pager)
  }

  /// The page to rest on if the drag ends here.
  ///
  /// By ``Pager/targetPage(velocity:draggedFrom:)``; if the photo has consumed any of the drag, the velocity
  /// counts as 0.
  ///
  /// - Parameters:
  ///   - velocity: In points per second of the offset: minus the finger's.
  ///   - pager: The pages, dragged to where they are.
  /// - Returns: A page that exists.
  public func targetPage(velocity: CGFloat, in pager: Pager) -> Int {
    pager.targetPage(velocity: hasMovedPhoto ? 0 : velocity, draggedFrom: pagerOffset)
  }
}

// MARK: Edges

extension ScrollAxis {
  /// Whether the content is scrolled to its start, the left or upper edge, or past it.
  ///
  /// Half a device pixel away counts as there, which nobody can see; half a point without a display scale.
  public func isAtStart(displayScale: CGFloat? = nil) -> Bool {
    offset - lowestOffset <= ScrollAxis.edgeTolerance(displayScale: displayScale)
  }

  /// Whether the content is scrolled to its end, the right or lower edge, or past it.
  ///
  /// Half a device pixel away counts as there, which nobody can see; half a point without a display scale.
  /// Content that fits is at both of its edges.
  public func isAtEnd(displayScale: CGFloat? = nil) -> Bool {
    highestOffset - offset <= ScrollAxis.edgeTolerance(displayScale: displayScale)
  }

  /// How far from an edge still counts as there, in points: half a device pixel [choice].
  private static func edgeTolerance(displayScale: CGFloat?) -> CGFloat {
    0.5 / (displayScale?.usableScale ?? 1)
  }
}
