import PreviewGeometry

/// A gallery's life as a value: a ``PreviewSession`` of the current page, and pages that are turned.
///
/// It takes the same events with their times and answers for any time, as a session does. On top of what happens to
/// the photo lies where its page is: a difference that is added to what is shown, and fades when the pages are let
/// go. So the photo can be zoomed, or fly home, while its page is still on its way.
///
/// - A drag moves the photo until its edge, and then the pages. One that sets out more down or up than to a side
///   is the photo's alone, as scrolling and dismissing are.
/// - The page that a release chooses is the current one from then on, before it has arrived.
/// - A finger that comes down stops the pages where they are. The nearest becomes the current one.
/// - A page that leaves goes on with what it does as long as any of it is in view. Then it is forgotten, so that
///   whoever turns to a page, back to one as well, finds it as it opens, and nothing jumps while anybody looks
///   [choice].
///
/// Pages that nobody holds come to rest on the current one. No frame takes longer for more pages, for a longer life
/// or for more events.
public struct GallerySession: Hashable, Sendable {
  /// Where the pages are, unless they move by themselves.
  var gallery: Gallery

  /// The current page.
  var session: PreviewSession

  /// Other pages in view which have been the current one: the rest are as they open.
  var others: [Int: PreviewSession] = [:]

  /// The thumbnails whose places are known, by page.
  var sources: [Int: Source]

  /// What a finger does to the pages.
  var drag: PageDrag?

  /// How the pages move by themselves.
  var motion: PageMotion?

  /// Creates a session of a closed viewer, or `nil` if there is no photo.
  ///
  /// - Parameters:
  ///   - style: The viewer.
  ///   - photos: The photos, one for each page.
  ///   - page: The page to open; one that does not exist counts as the nearest that does.
  ///   - container: The viewport that every page is shown in.
  ///   - gap: The distance between pages in points; not finite or negative counts as 0.
  ///   - isRightToLeft: Whether page 0 is the rightmost.
  ///   - reach: How many pages on either side of the current one are to be kept ready; negative counts as 0.
  ///   - sources: The thumbnails whose places are known, by page.
  ///   - start: The time of the beginning, in seconds; not finite counts as 0.
  ///   - latency: Seconds between a finger's lift and the first motion; not finite or negative counts as 0.
  public init?(
    style: PreviewStyle, photos: [Photo], page: Int = 0, container: Container, gap: CGFloat = 0,
    isRightToLeft: Bool = false, reach: Int = 1, sources: [Int: Source] = [:], start: Double = 0,
    latency: Double = 0
  ) {
    let gallery = Gallery(
      viewer: style.viewer, photos: photos, container: container, page: page, gap: gap,
      isRightToLeft: isRightToLeft, reach: reach)
    guard let gallery else { return nil }
    self.gallery = gallery
    self.sources = sources
    session = PreviewSession(
      style: style, photo: photos[gallery.currentPage], container: container,
      source: sources[gallery.currentPage],
      start: start, latency: latency)
  }
}

// MARK: As of the last event

extension GallerySession {
  /// Whether the viewer is closed, on its way or open.
  public var phase: Phase { session.phase }

  /// The time of the last event, or to which the session was advanced; in seconds.
  public var now: Double { session.now }

  /// The current page; it changes with events and calls alone, never by itself.
  public var currentPage: Int { gallery.currentPage }

  /// The photos, one for each page.
  public var photos: [Photo] { gallery.photos }

  /// The pages to keep ready: the current one and its neighbours within reach, in their own order.
  public var keptPages: Range<Int> { gallery.keptPages }
}

// MARK: Time

extension GallerySession {
  /// Completes what ends by itself up to a time in seconds, and tells what that was.
  @discardableResult
  public mutating func advance(to time: Double) -> [LogEntry] {
    let log = session.advance(to: time)
    follow()
    return log
  }

  /// When the last motion ends if no event follows, in seconds; ``now`` if nothing moves.
  public var endOfMotion: Double {
    guard phase != .closing else { return session.endOfMotion }
    let endOfPages = motion?.end ?? others.values.reduce(now) { max($0, $1.endOfMotion) }
    return max(session.endOfMotion, endOfPages)
  }

  /// Whether nothing moves from a time on unless an event comes.
  public func isAtRest(at time: Double) -> Bool { session.effective(time) >= endOfMotion }

  /// The next time at which there is something else to draw than at `time`: that time itself while anything moves,
  /// `nil` at rest.
  public func nextChange(after time: Double) -> Double? {
    isAtRest(at: time) ? nil : session.effective(time)
  }

  /// The pages at a time.
  func pager(at time: Double) -> Pager {
    var pager = gallery.pager
    if let motion { pager.offset = motion.value(at: time) }
    return pager
  }
}

// MARK: Frames

extension GallerySession {
  /// Everything there is to show and to know at a time in seconds.
  public func frame(at time: Double) -> GalleryFrame {
    let time = session.effective(time)
    let pager = pager(at: time)
    let current = session.frame(at: time, movedBy: pager.spanInViewport(ofPage: currentPage).start)
    var frame = GalleryFrame(current: PageFrame(page: currentPage, frame: current))
    guard current.phase != .closed else { return frame }
    for other in pager.visiblePages where other != currentPage {
      let session = others[other] ?? session.beside(photos[other], source: sources[other])
      let moved = session.frame(at: time, movedBy: pager.spanInViewport(ofPage: other).start)
      frame.insert(PageFrame(page: other, frame: moved.belonging(to: current)))
    }
    return frame
  }
}

extension PreviewSession {
  /// The session of another photo of the same viewer, as it opens.
  ///
  /// It is closed if this one is, and open at once if this one is anything else.
  func beside(_ photo: Photo, source: Source?) -> PreviewSession {
    var session = self
    session.phase = phase == .closed ? .closed : .open
    session.flying = nil
    session.scene.photo = photo
    session.scene.source = source
    session.nextSource = source
    session.live = LiveViewport(session.scene.layout)
    return session
  }
}

extension PreviewFrame {
  /// The frame of a page in the viewer of which `current` is the current page: it fades with that.
  fileprivate func belonging(to current: PreviewFrame) -> PreviewFrame {
    var frame = self
    frame.phase = current.phase
    frame.backdropAlpha = current.backdropAlpha
    frame.viewerAlpha = current.viewerAlpha
    frame.isSourceHidden = false
    return frame
  }
}
