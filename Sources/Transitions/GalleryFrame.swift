import PreviewGeometry

/// One page of a gallery at one instant.
public struct PageFrame: Hashable, Sendable, Codable {
  /// The page.
  public var page: Int

  /// Everything there is to show of it; the image and its clip are in the gallery's viewport space.
  public var frame: PreviewFrame
}

/// The pages of a gallery that there are to show at one instant, in the order to draw them: the current one is the
/// last, on top of all others.
///
/// The others are those of which some part is in view, at most two. The backdrop and the opacity of the viewer are
/// those of the current page, on every page.
public struct GalleryFrame: RandomAccessCollection, Hashable, Sendable {
  /// The current page, whether it is in view or not.
  public let current: PageFrame

  private var first: PageFrame?
  private var second: PageFrame?

  init(current: PageFrame) {
    self.current = current
  }

  /// Draws another page on top of those before, but beneath the current one.
  mutating func insert(_ other: PageFrame) {
    if first == nil { first = other } else { second = other }
  }

  /// 0, the position of the page to draw first.
  public var startIndex: Int { 0 }

  /// The number of pages: 1 to 3.
  public var endIndex: Int { first == nil ? 1 : second == nil ? 2 : 3 }

  /// The page at a position.
  public subscript(position: Int) -> PageFrame {
    precondition(indices.contains(position), "page index out of range")
    if position == 0, let first { return first }
    if position == 1, let second { return second }
    return current
  }
}
