import PreviewGeometry

extension GallerySession {
  /// Takes an event at a time in seconds, and tells what has happened since the last one and because of this one.
  ///
  /// It is about the current page; points are in the gallery's viewport space. After an event ``currentPage`` may be
  /// another than before.
  public mutating func handle(_ event: PreviewEvent, at time: Double) -> [LogEntry] {
    var log = advance(to: time)
    switch event {
    case .pan(let phase, let location, let velocity): pan(phase, at: location, velocity: velocity, &log)
    default:
      let pageStart = pager(at: now).spanInViewport(ofPage: currentPage).start
      log += session.handle(event.moved(by: -pageStart), at: now)
      note(event)
    }
    follow()
    return log
  }

  /// Takes over what an event means to more than the current page.
  private mutating func note(_ event: PreviewEvent) {
    let now = now
    switch event {
    case .resize, .setInsets: for page in others.keys { _ = others[page]?.handle(event, at: now) }
    case .swap: gallery.swap(session.scene.photo, onPage: currentPage)
    case .source(let source): sources[currentPage] = source
    default: break
    }
  }

  /// Lets the pages follow what has become of the current one.
  mutating func follow() {
    if phase == .closed || motion.map({ $0.end <= now }) ?? false { rest() }
    if gallery.container != session.scene.container { resize() }
    if session.live.pan == nil { drag = nil }
    if drag == nil, motion == nil { moveToPage(velocity: 0, start: now) }
    let visible = pager(at: now).visiblePages
    if !others.isEmpty { others = others.filter { visible.contains($0.key) } }
  }

  /// Takes over the container that the current page has now; if that is of another size, the pages rest at once.
  private mutating func resize() {
    let (size, offset) = (gallery.container.size, gallery.pager.offset)
    gallery.resize(to: session.scene.container)
    if gallery.container.size == size { gallery.pager.offset = offset } else { rest() }
  }
}

// MARK: Turning pages

extension GallerySession {
  /// Turns to a page: to the next one, for example, with `turn(toPage: session.currentPage + 1, at: now)`.
  ///
  /// Like every call it ends a gesture and stops a glide. Animated, the pages move as they do when a finger lets go
  /// of them, past all that lie between; a closed viewer has nothing to animate. While the viewer opens or closes
  /// nothing happens.
  ///
  /// - Parameters:
  ///   - page: The page; one that does not exist counts as the nearest that does.
  ///   - animated: Whether the pages move there in time.
  ///   - time: In seconds.
  /// - Returns: What has happened since the last event.
  public mutating func turn(toPage page: Int, animated: Bool = true, at time: Double) -> [LogEntry] {
    let log = advance(to: time)
    guard phase == .open || phase == .closed else { return log }
    let velocity = motion?.velocity(at: now) ?? 0
    stopPages()
    session.call(animated: false) { _ in }
    makeCurrent(page)
    if animated { moveToPage(velocity: velocity, start: now) } else { rest() }
    follow()
    return log
  }

  /// Stops the pages where they are.
  private mutating func stopPages() {
    gallery.pager = pager(at: now)
    motion = nil
    drag = nil
  }

  /// Puts the pages to rest on the current one, at once.
  mutating func rest() {
    motion = nil
    drag = nil
    gallery.turn(toPage: currentPage)
  }

  /// Lets go of the pages: they move to the current one, if they are not there.
  private mutating func moveToPage(velocity: CGFloat, start: Double) {
    let (offset, target) = (gallery.pager.offset, gallery.pager.offset(ofPage: currentPage))
    drag = nil
    motion = offset == target ? nil : PageMotion(from: offset, to: target, velocity: velocity, start: start)
  }

  /// Makes a page the current one; the one that was goes on with what it does.
  private mutating func makeCurrent(_ page: Int) {
    let (now, left, pager) = (now, currentPage, gallery.pager)
    gallery.turn(toPage: page)
    gallery.pager = pager
    guard currentPage != left else { return }
    let source = sources[currentPage]
    others[left] = session
    session = others.removeValue(forKey: currentPage) ?? session.beside(photos[currentPage], source: source)
    _ = session.handle(.source(source), at: now)
  }
}

// MARK: Dragging

extension GallerySession {
  private mutating func pan(
    _ phase: GesturePhase, at location: CGPoint, velocity: CGPoint?, _ log: inout [LogEntry]
  ) {
    if phase == .began { return beginPan(at: location, &log) }
    log += session.handle(.pan(.changed, location: location, velocity: nil), at: now)
    guard let gesture = session.live.pan?.gesture else { return }
    if gesture.startedVertically { drag = nil }
    dragPages(by: gesture.translation.x)
    guard phase != .changed else { return }
    release(
      finger: session.fingerVelocity(at: phase, given: velocity), mayDismiss: phase == .ended, &log)
  }

  /// Puts a finger down: pages that move stop where they are, and it is the nearest that is touched.
  private mutating func beginPan(at location: CGPoint, _ log: inout [LogEntry]) {
    if phase == .open {
      stopPages()
      if gallery.pager.page != currentPage {
        session.call(animated: false) { _ in }
        makeCurrent(gallery.pager.page)
      }
    }
    log += session.handle(.pan(.began, location: location, velocity: nil), at: now)
    guard session.live.pan != nil else { return }
    drag = PageDrag(
      beganIn: session.live.model.horizontal, of: gallery.pager, displayScale: gallery.container.displayScale)
  }

  /// Puts the photo, which has been dragged as if it were alone, and the pages where a finger has dragged them.
  private mutating func dragPages(by translation: CGFloat) {
    drag?.move(to: translation)
    drag?.drag(&session.live.model, in: &gallery.pager)
  }

  /// Lets go of the photo and of the pages.
  ///
  /// Where the finger has moved the pages its speed across is theirs; the photo, which is at its edge, has none.
  private mutating func release(finger: CGPoint, mayDismiss: Bool, _ log: inout [LogEntry]) {
    let across = session.live.pan?.gesture.hasStarted == true ? -finger.x : 0
    let hasMovedPages = drag != nil && gallery.pager.offset != gallery.pager.offset(ofPage: currentPage)
    session.release(
      finger: CGPoint(x: hasMovedPages ? 0 : finger.x, y: finger.y), mayDismiss: mayDismiss, &log)
    session.complete { log.append($0) }
    guard let drag else { return }
    let start = now + session.latency
    makeCurrent(drag.targetPage(velocity: across, in: gallery.pager))
    moveToPage(velocity: across, start: start)
  }
}

extension LiveViewport {
  /// The drag in progress.
  fileprivate var pan: Pan? {
    if case .panning(let pan) = activity { pan } else { nil }
  }
}

extension PreviewEvent {
  /// The same event for somebody whose viewport lies elsewhere; a drag is the same, it is about distances.
  fileprivate func moved(by distance: CGFloat) -> PreviewEvent {
    switch self {
    case .tap(let point): .tap(point.moved(by: distance))
    case .doubleTap(let point): .doubleTap(point.moved(by: distance))
    case .wheelZoom(let factor, let point): .wheelZoom(factor: factor, at: point.moved(by: distance))
    case .pinch(let phase, let centroid, let scale):
      .pinch(phase, centroid: centroid.moved(by: distance), scale: scale)
    default: self
    }
  }
}

extension CGPoint {
  fileprivate func moved(by distance: CGFloat) -> CGPoint { CGPoint(x: x + distance, y: y) }
}
