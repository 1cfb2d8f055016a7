import PreviewGeometry

extension PreviewSession {
  /// Changes the model on behalf of the program: ends what the user does, stops what moves, and lets an axis
  /// that is left past its range bounce back.
  mutating func call(animated: Bool, _ change: (inout Viewport) -> Void) {
    endGesture()
    live.stop(at: now)
    live.change(at: now, timing: animated ? scene.style.zoomTiming : nil, change)
    live.coast(velocity: .zero, rate: scene.style.decelerationRate, start: now)
  }

  /// Ends a gesture that something else takes the place of: a drag to dismiss returns, a
  /// pinch beyond the limits snaps back.
  private mutating func endGesture() {
    returnFromDrag(finger: .zero)
    live.snapBack(timing: scene.style.zoomTiming, at: now)
  }
}

// MARK: Gestures

extension PreviewSession {
  mutating func pinch(
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

  mutating func pan(
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
    release(finger: fingerVelocity(at: phase, given: velocity), mayDismiss: phase == .ended, &log)
  }

  /// The velocity with which a drag is let go, in points per second: the one that is given, or else an estimate.
  func fingerVelocity(at phase: GesturePhase, given velocity: CGPoint?) -> CGPoint {
    phase == .cancelled ? .zero : velocity?.finite ?? live.estimatedFingerVelocity(at: now)
  }

  /// Lets go of a drag whose finger has a velocity in points per second.
  mutating func release(finger: CGPoint, mayDismiss: Bool, _ log: inout [LogEntry]) {
    guard let dismissal = live.dismissal else {
      return live.release(finger: finger, rate: scene.style.decelerationRate, start: now + latency)
    }
    if mayDismiss, dismissal.rule.dismisses(translation: dismissal.translation.y, velocity: finger.y) {
      fly(.closing, from: moving(finger: finger), &log)
    } else {
      returnFromDrag(finger: finger)
      live.coast(velocity: .zero, rate: scene.style.decelerationRate, start: now + latency)
    }
  }

  /// Lets a drag to dismiss, if there is one, return from what is shown with the finger's
  /// velocity in points per second.
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

extension CGPoint {
  /// The point with a coordinate that is not finite replaced by 0.
  fileprivate var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}
