import PreviewGeometry

extension PreviewSession {
  /// Takes an event at a time in seconds, and tells what has happened since the
  /// last one and because of this one.
  ///
  /// What ends by itself at the same time ends first. The entries are in the order of time.
  /// The session keeps none of them.
  public mutating func handle(_ event: PreviewEvent, at time: Double) -> [LogEntry] {
    var log: [LogEntry] = []
    advance(to: time) { log.append($0) }
    note(event)
    if let reason = refusal(of: event.kind) {
      log.append(LogEntry(time: now, message: .ignored(event.kind, reason)))
    } else {
      let (before, scale) = (phase, live.model.zoomScale)
      act(on: event, &log)
      if phase == before, phase != .closed, live.model.zoomScale != scale {
        log.append(LogEntry(time: now, message: .didZoom))
      }
    }
    complete { log.append($0) }
    return log
  }

  /// Takes note of what the next layout and the next closing need, whatever the viewer does at the moment.
  ///
  /// A viewer that never resizes has captured its superview and its source at the beginning.
  private mutating func note(_ event: PreviewEvent) {
    guard scene.style.viewer.resizing != .never else { return }
    switch event {
    case .resize(let size, let safeArea): nextContainer = nextContainer.resized(to: size, safeArea: safeArea)
    case .setInsets(let safeArea, let panning):
      nextContainer = nextContainer.resized(safeArea: safeArea, panningInsets: panning)
    case .source(let source): nextSource = source
    default: break
    }
  }

  /// Why a kind of event does not act now, if it does not.
  private func refusal(of kind: PreviewEvent.Kind) -> LogEntry.Reason? {
    guard !scene.style.actingEvents[phase].contains(kind) else {
      return kind == .pinch && !live.model.zoomRange.canZoom ? .notSupported : nil
    }
    switch phase {
    case .closed: return .closed
    case .opening: return .opening
    case .closing: return .closing
    case .open: return kind == .open ? .alreadyOpen : .notSupported
    }
  }

  private mutating func act(on event: PreviewEvent, _ log: inout [LogEntry]) {
    switch event {
    case .open: open(&log)
    case .close: close(&log)
    case .tap(let point): tap(at: point, &log)
    case .longPress(let phase):
      if phase == .began { log.append(LogEntry(time: now, message: .longPress)) }
    case .doubleTap(let point):
      let viewer = scene.style.viewer
      call(animated: true) { viewer.doubleTap(at: point, in: &$0) }
    case .setZoomScale(let scale, let animated): call(animated: animated) { $0.setZoomScale(scale) }
    case .zoom(let rect, let animated): call(animated: animated) { $0.zoom(to: rect) }
    case .setContentOffset(let offset, let animated): call(animated: animated) { $0.setContentOffset(offset) }
    case .wheelZoom(let factor, let point): call(animated: false) { $0.zoom(by: factor, about: point) }
    case .scroll(let distance):
      call(animated: false) {
        $0.setContentOffset(
          CGPoint(x: $0.contentOffset.x + distance.x, y: $0.contentOffset.y + distance.y))
      }
    case .pinch(let phase, let centroid, let scale): pinch(phase, at: centroid, scale: scale, &log)
    case .pan(let phase, let location, let velocity): pan(phase, at: location, velocity: velocity, &log)
    case .resize: resize()
    case .setInsets: setInsets()
    case .swap(let photo): swap(for: photo)
    case .source: followSource()
    }
  }
}
