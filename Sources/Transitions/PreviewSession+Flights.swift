import PreviewGeometry

extension PreviewSession {
  /// Opens from what is shown, laid out afresh in the container of the moment.
  mutating func open(_ log: inout [LogEntry]) {
    let departure = moving
    scene.container = nextContainer
    live = LiveViewport(scene.layout)
    fly(.opening, from: departure, &log)
  }

  /// Closes from what is shown, into the source of the moment.
  mutating func close(_ log: inout [LogEntry]) {
    let departure = moving
    live.stop(at: now)
    fly(.closing, from: departure, &log)
  }

  /// A tap toggles, wherever it is; a viewer that is its own thumbnail takes only taps on the image.
  mutating func tap(at point: CGPoint, _ log: inout [LogEntry]) {
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
  mutating func fly(_ direction: Phase, from departure: MovingPicture, _ log: inout [LogEntry]) {
    phase = direction
    if direction == .closing { scene.source = nextSource }
    live = LiveViewport(live.model)
    let flight = direction == .opening ? scene.style.opening : scene.style.closing
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
  var moving: MovingPicture { moving(finger: live.estimatedFingerVelocity(at: now)) }

  /// What is shown now and how fast it moves, if a finger that drags it to dismiss has a
  /// velocity in points per second.
  func moving(finger: CGPoint) -> MovingPicture {
    if let flying {
      return MovingPicture(
        picture: flying.animation.picture(at: now).withoutPulse, velocity: flying.animation.velocity(at: now))
    }
    guard phase == .open else { return MovingPicture(picture: scene.closedPicture, velocity: .zero) }
    return scene.clipped(
      live.moving(at: now, open: scene.openPicture(of: live.viewport(at: now)), finger: finger))
  }

  /// Flies on to where the flight leads now, from what is shown; if that is where it
  /// leads anyway, nothing changes.
  ///
  /// A flight that does not move the photo goes on as it is, with the photo where it is now.
  mutating func redirect(from departure: MovingPicture) {
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
