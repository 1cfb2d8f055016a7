import PreviewGeometry

extension PreviewSession {
  /// Takes an event at a time in seconds, and tells what has happened since the last one and because of this one.
  ///
  /// What ends by itself at the same time ends first. The entries are in the order of time. The session keeps none of them.
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

// MARK: Opening and closing

extension PreviewSession {
  private mutating func open(_ log: inout [LogEntry]) {
    let departure = moving
    scene.container = nextContainer
    live = LiveViewport(scene.layout)
    fly(.opening, from: departure, &log)
  }

  private mutating func close(_ log: inout [LogEntry]) {
    let departure = moving
    live.stop(at: now)
    scene.source = nextSource
    fly(.closing, from: departure, &log)
  }

  /// A tap toggles, wherever it is; a viewer that is its own thumbnail takes only taps on the image.
  private mutating func tap(at point: CGPoint, _ log: inout [LogEntry]) {
    let frame = frame(at: now).imageFrame
    if scene.style.presentation == .thumbnail,
      !(frame.horizontalSpan.contains(point.x) && frame.verticalSpan.contains(point.y))
    {
      log.append(LogEntry(time: now, message: .ignored(.tap, .outside)))
    } else if phase == .closed {
      open(&log)
    } else {
      close(&log)
    }
  }

  /// Takes off from what is shown, in place of whatever moves.
  private mutating func fly(_ direction: Phase, from departure: MovingPicture, _ log: inout [LogEntry]) {
    phase = direction
    let flight = direction == .opening ? scene.style.opening : scene.style.closing
    live = LiveViewport(live.model)
    flying = FlightInProgress(
      legs: flight.legs[...], from: departure, start: now, in: scene, viewport: live.model)
    if flying == nil { log.append(land(at: now)) }
  }

  /// Ends a flight, and tells so.
  mutating func land(at time: Double) -> LogEntry {
    guard phase == .closing else {
      phase = .open
      return LogEntry(time: time, message: .didOpen)
    }
    phase = .closed
    scene.container = nextContainer
    scene.source = nextSource
    live = LiveViewport(scene.layout)
    return LogEntry(time: time, message: .didClose)
  }

  /// When the last leg of a flight ends, if there is one; in seconds.
  var endOfFlight: Double? {
    guard var flight = flying else { return nil }
    while let next = flight.nextLeg(in: scene, viewport: live.model) { flight = next }
    return flight.animation.end
  }

  /// What is shown now and how fast it moves; a drag to dismiss as fast as the finger is estimated to.
  private var moving: MovingPicture { moving(finger: live.estimatedFingerVelocity(at: now)) }

  /// What is shown now and how fast it moves, if a finger that drags it to dismiss has a velocity in points per second.
  private func moving(finger: CGPoint) -> MovingPicture {
    if let flying {
      return MovingPicture(
        picture: flying.animation.picture(at: now).withoutPulse, velocity: flying.animation.velocity(at: now))
    }
    guard phase == .open else { return MovingPicture(picture: scene.closedPicture, velocity: .zero) }
    return scene.clipped(
      live.moving(at: now, open: scene.openPicture(of: live.viewport(at: now)), finger: finger))
  }

  /// Flies on to where the flight leads now, from what is shown; if that is where it leads anyway, nothing changes.
  ///
  /// A flight that does not move the photo goes on as it is, with the photo where it is now.
  private mutating func redirect(from departure: MovingPicture) {
    guard let flying else { return }
    guard flying.look.place != .unchanged else {
      let photo = phase == .opening ? scene.openPicture(of: live.model) : departure.picture
      return self.flying = flying.carrying(photo)
    }
    let isUndisturbed = departure == moving
    var log: [LogEntry] = []
    fly(phase, from: departure, &log)
    if isUndisturbed, let redirected = self.flying, redirected.animation.to.isNearly(flying.animation.to) {
      self.flying = flying
    }
  }
}

// MARK: Calls of the program

extension PreviewSession {
  /// Changes the model on behalf of the program: ends what the user does, stops what moves, and lets an axis that is left
  /// past its range bounce back.
  private mutating func call(animated: Bool, _ change: (inout Viewport) -> Void) {
    endGesture()
    live.stop(at: now)
    live.change(at: now, timing: animated ? scene.style.zoomTiming : nil, change)
    live.coast(velocity: .zero, rate: scene.style.decelerationRate, start: now)
  }

  /// Ends a gesture that something else takes the place of: a drag to dismiss returns, a pinch beyond the limits snaps back.
  private mutating func endGesture() {
    returnFromDrag(finger: .zero)
    live.snapBack(timing: scene.style.zoomTiming, at: now)
  }
}

// MARK: Gestures

extension PreviewSession {
  private mutating func pinch(
    _ phase: GesturePhase, at centroid: CGPoint, scale: CGFloat, _ log: inout [LogEntry]
  ) {
    if phase == .began {
      returnFromDrag(finger: .zero)
      return live.beginPinch(at: centroid, scale: scale, time: now)
    }
    guard live.movePinch(to: centroid, scale: scale) else {
      return log.append(LogEntry(time: now, message: .ignored(.pinch, .noGesture)))
    }
    guard phase != .changed else { return }
    live.snapBack(timing: scene.style.zoomTiming, at: now)
    live.coast(velocity: .zero, rate: scene.style.decelerationRate, start: now + latency)
  }

  private mutating func pan(
    _ phase: GesturePhase, at location: CGPoint, velocity: CGPoint?, _ log: inout [LogEntry]
  ) {
    if phase == .began {
      endGesture()
      return live.beginPan(at: location, time: now)
    }
    guard live.movePan(to: location, time: now, dismissal: scene.style.dismissal) else {
      return log.append(LogEntry(time: now, message: .ignored(.pan, .noGesture)))
    }
    guard phase != .changed else { return }
    let finger = phase == .cancelled ? .zero : velocity ?? live.estimatedFingerVelocity(at: now)
    guard let dismissal = live.dismissal else {
      return live.release(finger: finger, rate: scene.style.decelerationRate, start: now + latency)
    }
    if phase == .ended, dismissal.rule.dismisses(translation: dismissal.translation.y, velocity: finger.y) {
      fly(.closing, from: moving(finger: finger), &log)
    } else {
      returnFromDrag(finger: finger)
      live.coast(velocity: .zero, rate: scene.style.decelerationRate, start: now + latency)
    }
  }

  /// Lets a drag to dismiss, if there is one, return from what is shown with the finger's velocity in points per second.
  private mutating func returnFromDrag(finger: CGPoint) {
    guard live.dismissal != nil else { return }
    let open = scene.openPicture(of: live.model)
    let shown = live.moving(at: now, open: open, finger: finger)
    live.stop(at: now)
    live.replaceDifferences(
      by: MovingPicture(picture: shown.picture - open, velocity: shown.velocity),
      timing: scene.style.returnTiming, at: now)
  }
}

// MARK: Another viewport, photo or thumbnail

extension PreviewSession {
  /// Takes the new container over: at once, by the viewer's own rule; a flight gets its new destination.
  ///
  /// If the layout stays the same, nothing changes or ends.
  private mutating func resize() {
    var resized = scene
    resized.container = nextContainer
    guard resized.layout != scene.layout else { return scene = resized }
    if scene.style.viewer.resizing == .updatesInsets { live.snapBack(timing: nil, at: now) }
    relayOut(
      resized, as: scene.style.viewer.resized(live.viewport(at: now), showing: scene.photo, to: nextContainer)
    )
  }

  /// Takes new insets over: the model at once, and what is shown follows like an animated call.
  private mutating func setInsets() {
    guard phase == .open, scene.style.viewer.resizing == .keepsMiddle else { return resize() }
    scene.container = nextContainer
    let (viewer, photo, container) = (scene.style.viewer, scene.photo, scene.container)
    call(animated: true) { $0 = viewer.resized($0, showing: photo, to: container) }
  }

  /// Takes the new photo over: at once; nothing ends if it is fitted just like the old one.
  private mutating func swap(for photo: Photo) {
    let (viewer, old, container) = (scene.style.viewer, scene.photo, scene.container)
    var swapped = scene
    swapped.photo = photo
    if phase == .open, viewer.fitsAlike(old, photo, in: container) {
      scene = swapped
      live.model = viewer.swapped(live.model, from: old, to: photo, in: container)
    } else {
      relayOut(
        swapped, as: viewer.swapped(live.viewport(at: now), from: old, to: photo, in: container),
        reshaping: photo.hasSameShape(as: old) ? nil : photo.uprightSize)
    }
  }

  /// Replaces scene and model at once; gestures and motions end, but a flight goes on to its new destination.
  private mutating func relayOut(_ scene: Scene, as viewport: Viewport, reshaping shape: CGSize? = nil) {
    var departure = moving
    if let shape { departure = departure.covered(by: shape) }
    self.scene = scene
    switch phase {
    case .closed: live = LiveViewport(scene.layout)
    case .open: live = LiveViewport(viewport)
    case .opening, .closing:
      live = LiveViewport(viewport)
      redirect(from: departure)
    }
  }

  /// Takes the new thumbnail over, if it is not for the next closing only: a photo that flies by itself follows it.
  private mutating func followSource() {
    guard phase == .closed || scene.style.presentation == .croppedPhoto else { return }
    let departure = moving
    scene.source = nextSource
    if phase == .closing { redirect(from: departure) }
  }
}
