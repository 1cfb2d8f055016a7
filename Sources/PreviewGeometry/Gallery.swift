/// Photos side by side, one a page: which page is looked at, which are kept laid
/// out, and how each is looked at.
///
/// The pages share a viewer and a container; their places are a ``Pager``'s. Of each page that
/// is kept the gallery knows what somebody sees of its photo; all others are as they open.
/// Nothing takes longer for more pages.
public struct Gallery: Hashable, Sendable {
  /// The geometry of every page.
  public let viewer: Viewer

  /// What every page is laid out in: the gallery's viewport.
  public private(set) var container: Container

  /// The photos in the order of the pages; at least one.
  public private(set) var photos: [Photo]

  /// Where the pages are.
  ///
  /// A drag or a motion moves its offset.
  public var pager: Pager

  /// How many pages on either side of the current one are kept laid out; not negative.
  public let reach: Int

  /// The page that is looked at.
  ///
  /// While pages move it stays the one that was last turned to.
  public private(set) var currentPage: Int

  /// Where the thumbnails are whose place is known, by page, in viewport space.
  ///
  /// The app sets them when it lays out its thumbnails or is about to close.
  public var sourceFrames: [Int: CGRect] = [:]

  /// What is seen of the pages that are kept, where that is not what they open with.
  private var states: [Int: ViewState] = [:]

  /// Creates a gallery that rests on a page, or `nil` if there is no photo.
  ///
  /// - Parameters:
  ///   - viewer: The geometry of every page.
  ///   - photos: The photos in the order of the pages.
  ///   - container: The gallery's viewport.
  ///   - page: The page to rest on; one that does not exist counts as the nearest that does.
  ///   - gap: The distance between pages, in points; not finite or negative counts as 0.
  ///   - isRightToLeft: Whether the first page is the rightmost.
  ///   - reach: How many pages on either side of the current one are kept laid out; negative counts as 0.
  public init?(
    viewer: Viewer, photos: [Photo], container: Container, page: Int = 0, gap: CGFloat = 0,
    isRightToLeft: Bool = false, reach: Int = 1
  ) {
    let pager = Pager(
      length: container.size.width, gap: gap, pageCount: photos.count, page: page,
      isRightToLeft: isRightToLeft)
    guard let pager else { return nil }
    self.viewer = viewer
    self.photos = photos
    self.container = container
    self.pager = pager
    self.reach = max(reach, 0)
    currentPage = max(0, min(photos.count - 1, page))
  }
}

// MARK: Pages

extension Gallery {
  /// The pages to keep laid out: the current one and its neighbours within reach, in their own order.
  public var keptPages: Range<Int> {
    let farthest = min(reach, photos.count)
    return max(0, currentPage - farthest)..<min(photos.count, currentPage + farthest + 1)
  }

  /// Where a page appears in the gallery's viewport, as a whole; one that does not exist
  /// counts as the nearest that does.
  public func pageFrame(ofPage page: Int) -> CGRect {
    CGRect(
      horizontal: pager.spanInViewport(ofPage: page), vertical: Span(start: 0, length: container.size.height))
  }

  /// Where the photo of a page appears in the gallery's viewport, in points.
  ///
  /// A page that does not exist counts as the nearest that does.
  public func photoFrame(ofPage page: Int) -> CGRect {
    let frame = viewport(ofPage: page).zoomedViewFrameInViewport
    return CGRect(
      x: frame.origin.x + pager.spanInViewport(ofPage: page).start, y: frame.origin.y,
      width: frame.size.width,
      height: frame.size.height)
  }

  /// The viewport of a page in its own space: its photo laid out, as it is looked at.
  ///
  /// A page that does not exist counts as the nearest that does.
  public func viewport(ofPage page: Int) -> Viewport {
    let page = existing(page)
    let layout = viewer.layout(of: photos[page], in: container)
    return states[page].map(layout.showing) ?? layout
  }

  /// What is seen of the photo of a page: fitted in its middle unless something else was kept.
  ///
  /// A page that does not exist counts as the nearest that does.
  public func state(ofPage page: Int) -> ViewState { ViewState(of: viewport(ofPage: page)) }

  /// Where the thumbnail of the current page is, in viewport space: what closing leads to.
  ///
  /// It is `nil` if its place is unknown.
  public var sourceFrame: CGRect? { sourceFrames[currentPage] }

  private func existing(_ page: Int) -> Int { max(0, min(photos.count - 1, page)) }
}

// MARK: Changes

extension Gallery {
  /// Takes over how the photo of a kept page is looked at now; of other pages nothing is kept.
  public mutating func keep(_ viewport: Viewport, ofPage page: Int) {
    guard keptPages.contains(page) else { return }
    states[page] = ViewState(of: viewport)
  }

  /// Turns to a page and rests on it, at once; one that does not exist counts as the nearest that does.
  ///
  /// The page begins as it opens. The one before stays as it is looked at as long as it is kept, since it may
  /// still be seen. Turning to the current page changes nothing but where the pages rest.
  public mutating func turn(toPage page: Int) {
    let page = existing(page)
    pager.show(page: page)
    guard page != currentPage else { return }
    currentPage = page
    states[page] = nil
    let kept = keptPages
    states = states.filter { kept.contains($0.key) }
  }

  /// Gives the gallery another container, at once: what is seen of each kept
  /// photo stays, and so does the page.
  public mutating func resize(to container: Container) {
    let old = self
    self.container = container
    states = Dictionary(
      uniqueKeysWithValues: states.keys.map { page in
        let resized = viewer.resized(old.viewport(ofPage: page), showing: photos[page], to: container)
        return (page, ViewState(of: resized))
      })
    rest()
  }

  /// Puts the pages, as many and as long as they are now, to rest on the current one.
  private mutating func rest() {
    let pager = Pager(
      length: container.size.width, gap: pager.gap, pageCount: photos.count, page: currentPage,
      isRightToLeft: pager.isRightToLeft)
    if let pager { self.pager = pager }
  }

  /// Replaces the photo of a page, as a placeholder is by the full size; a page that
  /// does not exist changes nothing.
  ///
  /// What is seen of it stays as ``Viewer/swapped(_:from:to:in:)`` says.
  public mutating func swap(_ photo: Photo, onPage page: Int) {
    guard photos.indices.contains(page) else { return }
    if states[page] != nil {
      let swapped = viewer.swapped(viewport(ofPage: page), from: photos[page], to: photo, in: container)
      states[page] = ViewState(of: swapped)
    }
    photos[page] = photo
  }
}

// MARK: More and fewer pages

extension Gallery {
  /// Inserts pages, and rests on the current photo, of which the same is seen as before.
  ///
  /// The places of thumbnails are forgotten: they are others now.
  ///
  /// - Parameters:
  ///   - photos: The photos to insert.
  ///   - page: The page that the first of them becomes, held to 0 … the number of pages.
  public mutating func insert(_ photos: [Photo], beforePage page: Int) {
    let index = max(0, min(self.photos.count, page))
    self.photos.insert(contentsOf: photos, at: index)
    renumber { $0 < index ? $0 : $0 + photos.count }
  }

  /// Removes pages, and rests on the current photo, of which the same is seen as before.
  ///
  /// If it is removed itself, the photo that comes after it becomes the current one, or else the last there is. The places
  /// of thumbnails are forgotten: they are others now.
  ///
  /// Edge cases: pages that do not exist do not count. If none would be left, nothing changes.
  public mutating func remove(pages: Range<Int>) {
    let removed = pages.clamped(to: photos.indices)
    guard removed.count < photos.count else { return }
    photos.removeSubrange(removed)
    states = states.filter { !removed.contains($0.key) }
    renumber { $0 < removed.lowerBound ? $0 : max(removed.lowerBound, $0 - removed.count) }
  }

  /// Rests on the current photo under its new number, and keeps what is seen of it and of its neighbours.
  private mutating func renumber(_ newPage: (Int) -> Int) {
    currentPage = existing(newPage(currentPage))
    let kept = keptPages
    states = Dictionary(
      uniqueKeysWithValues: states.map { (newPage($0.key), $0.value) }.filter { kept.contains($0.0) })
    sourceFrames = [:]
    rest()
  }
}
