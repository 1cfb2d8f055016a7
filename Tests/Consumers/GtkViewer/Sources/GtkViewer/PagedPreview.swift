// Photos side by side: which of them an event is for, and how a drag is divided between a photo and the pages.

import Transitions

/// A viewer of many photos: a session for each page in view, and the pages.
///
/// Sessions, pages and motions are the library's; this is how they go together. It takes a session's events, and
/// answers for any time from the last one on.
struct PagedPreview {
  /// The page that events are for.
  private(set) var page = 0

  private let photos: [Photo]
  private let style: PreviewStyle
  private var container: Container
  private var sessions: [Int: PreviewSession] = [:]

  /// The pages as of the last event, and on their way from there.
  private var pager: Pager
  private var turn: PageMotion?

  private var drag: Drag?

  /// The distance between two pages, in points.
  private static let gap: CGFloat = 24

  /// Creates a closed viewer, or `nil` if there are no photos.
  init?(of photos: [Photo], style: PreviewStyle) {
    guard let pager = Pager(length: 0, gap: PagedPreview.gap, pageCount: photos.count) else { return nil }
    (self.photos, self.style, self.pager) = (photos, style, pager)
    container = Container(width: 0, height: 0)
    sessions[page] = PreviewSession(style: style, photo: photos[page], container: container)
  }
}

// MARK: At a time

extension PagedPreview {
  /// Whether the viewer is closed, on its way or open, as of the last event.
  var phase: Phase { sessions[page]?.phase ?? .closed }

  /// Completes what ends by itself up to a time.
  mutating func advance(to time: Double) {
    for page in sessions.keys { sessions[page]?.advance(to: time) }
    guard let turn, turn.end <= time else { return }
    pager.offset = turn.target
    self.turn = nil
    sessions = sessions.filter { $0.key == page }
  }

  /// Whether nothing moves from a time on unless an event comes.
  func isAtRest(at time: Double) -> Bool {
    time >= turn?.end ?? time && sessions.values.allSatisfy { $0.isAtRest(at: time) }
  }

  /// The frames of the pages in view, moved to where the pages are; first the one that events are for.
  func frames(at time: Double) -> [(page: Int, frame: PreviewFrame)] {
    let pager = pager(at: time)
    let others = phase == .closed ? [] : pager.visiblePages.filter { $0 != page }
    return ([page] + others).map { page in
      let x = pager.spanInViewport(ofPage: page).start
      return (page, session(of: page, at: time).frame(at: time).moved(by: x))
    }
  }

  private func pager(at time: Double) -> Pager {
    var pager = pager
    if let turn { pager.offset = turn.value(at: time) }
    return pager
  }

  /// The session of a page; that of a page which only now comes into view has been open for long.
  private func session(of page: Int, at time: Double) -> PreviewSession {
    if let session = sessions[page] { return session }
    let start = time - 60
    var session = PreviewSession(style: style, photo: photos[page], container: container, start: start)
    _ = session.handle(.open, at: start)
    session.advance(to: time)
    return session
  }
}

extension PreviewFrame {
  /// The frame of a page, as it appears where the page is.
  fileprivate func moved(by x: CGFloat) -> PreviewFrame {
    var frame = self
    frame.imageFrame.origin.x += x
    frame.clipFrame.origin.x += x
    return frame
  }
}

// MARK: Events

extension PagedPreview {
  /// Opens a page from its thumbnail; the page that is closing opens again.
  mutating func open(_ page: Int, from source: Source?, in container: Container, at time: Double) {
    advance(to: time)
    if phase == .closed || page != self.page {
      (self.page, self.container) = (page, container)
      (drag, turn) = (nil, nil)
      pager.show(page: page)
      sessions = [
        page: PreviewSession(
          style: style, photo: photos[page], container: container, source: source, start: time)
      ]
    }
    _ = sessions[page]?.handle(.open, at: time)
  }

  /// Takes an event.
  mutating func handle(_ event: PreviewEvent, at time: Double) {
    advance(to: time)
    switch event {
    case .resize(let size, let safeArea):
      container = container.resized(to: size, safeArea: safeArea)
      pager = pager.resized(to: size.width, showing: page)
      (drag, turn) = (nil, nil)
      sessions = sessions.filter { $0.key == page }
    case .pan(let phase, let location, let velocity):
      return pan(phase, at: location, velocity: velocity, time: time)
    case .source: break
    default: endDrag(finger: .zero, at: time)
    }
    _ = sessions[page]?.handle(event, at: time)
  }

  /// Turns to another page, if there is one.
  mutating func turn(by pages: Int, at time: Double) {
    advance(to: time)
    guard phase == .open, photos.indices.contains(page + pages) else { return }
    if let drag { pan(.cancelled, at: drag.gesture.location, velocity: nil, time: time) }
    rest(on: page + pages, velocity: turn?.velocity(at: time) ?? 0, from: time)
  }

  /// Lets the pages come to rest on one of them, to which events go from now on.
  private mutating func rest(on page: Int, velocity: CGFloat, from time: Double) {
    pager = pager(at: time)
    turn = PageMotion(from: pager.offset, to: pager.offset(ofPage: page), velocity: velocity, start: time)
    sessions[page] = session(of: page, at: time)
    self.page = page
  }
}

extension Pager {
  /// The same pages in a viewport of another length, at rest.
  fileprivate func resized(to length: CGFloat, showing page: Int) -> Pager {
    Pager(length: length, gap: gap, pageCount: pageCount, page: page) ?? self
  }
}

// MARK: Drags

extension PagedPreview {
  /// A finger that drags the photo, the pages, or first the one and then the others.
  private struct Drag {
    var gesture: PanGesture
    var pages: PageDrag
    var finger = VelocityTracker()

    /// The photo's axis along the pages, as it was.
    var photo: ScrollAxis

    /// Whether a drag up or down is the photo's way out.
    let mayDismiss: Bool

    var movesPages: Bool { gesture.hasStarted && !(mayDismiss && gesture.startedVertically) }
  }

  /// Puts a finger down: the pages stop where they are, and the nearest is the one that is dragged.
  private mutating func beginDrag(at location: CGPoint, time: Double) {
    pager = pager(at: time)
    turn = nil
    sessions[pager.page] = session(of: pager.page, at: time)
    page = pager.page
    _ = sessions[page]?.handle(.pan(.began, location: location, velocity: nil), at: time)
    guard phase == .open, let frame = sessions[page]?.frame(at: time) else { return }
    let photo = Viewport(of: frame, in: container)
    drag = Drag(
      gesture: PanGesture(beganIn: photo, touchDown: location),
      pages: PageDrag(beganIn: photo.horizontal, of: pager, displayScale: container.displayScale),
      photo: photo.horizontal, mayDismiss: frame.zoomScale <= 1 + 1e-9 && !photo.vertical.canScroll)
  }

  private mutating func pan(_ step: GesturePhase, at location: CGPoint, velocity: CGPoint?, time: Double) {
    if step == .began { beginDrag(at: location, time: time) }
    guard var drag else { return }
    let hadStarted = drag.gesture.hasStarted
    drag.gesture.move(to: location)
    drag.finger.record(location, at: time)
    if drag.movesPages {
      // The photo sees the whole way to where a drag starts, and from then on only what is for it.
      if !hadStarted {
        _ = sessions[page]?.handle(.pan(.changed, location: location, velocity: nil), at: time)
      }
      drag.pages.move(to: drag.gesture.translation.x)
      drag.pages.drag(&drag.photo, in: &pager)
    }
    self.drag = drag
    guard step != .began else { return }
    let finger = step == .ended ? velocity ?? drag.finger.velocity : .zero
    let rest = drag.pages.rest
    _ = sessions[page]?.handle(
      .pan(
        step, location: CGPoint(x: location.x - rest, y: location.y),
        velocity: CGPoint(x: rest == 0 ? finger.x : 0, y: finger.y)), at: time)
    if step != .changed { endDrag(finger: finger, at: time) }
  }

  /// Lets the pages go.
  private mutating func endDrag(finger: CGPoint, at time: Double) {
    guard let drag else { return }
    self.drag = nil
    let velocity = drag.movesPages && !drag.pages.hasMovedPhoto ? -finger.x : 0
    rest(on: drag.pages.targetPage(velocity: velocity, in: pager), velocity: velocity, from: time)
  }
}

extension Viewport {
  /// The scroll view that a frame tells of.
  fileprivate init(of frame: PreviewFrame, in container: Container) {
    self = Viewport(
      horizontal: ScrollAxis(
        length: container.size.width, unscaledLength: frame.contentSize.width,
        contentInset: frame.contentInset.horizontal),
      vertical: ScrollAxis(
        length: container.size.height, unscaledLength: frame.contentSize.height,
        contentInset: frame.contentInset.vertical)
    ).with(offset: frame.contentOffset)
  }
}
