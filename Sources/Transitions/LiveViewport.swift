import PreviewGeometry

/// The viewport of an open photo and what is happening to it.
///
/// The model is where everything ends that the app asked for; a glide or bounce moves its
/// offset. On top of it lie the differences of animations that are still running: what is shown
/// is the model's picture plus those.
struct LiveViewport: Hashable, Sendable {
  /// The model, as of when its current motion or gesture began.
  var model: Viewport

  /// What moves the model.
  private(set) var activity = Activity.resting

  /// The differences that fade on top of the model.
  private(set) var residuals: [PictureAnimation] = []

  init(_ model: Viewport) {
    self.model = model
  }

  enum Activity: Hashable, Sendable {
    case resting
    case panning(Pan)
    case pinching(Pinch)
    case coasting(Coasting)
  }

  /// A drag: the finger, its velocity, and the photo's way out, if that is what it does.
  struct Pan: Hashable, Sendable {
    var gesture: PanGesture
    var tracker = VelocityTracker()
    var dismissal: DismissDrag?
  }

  /// A pinch, with the scale that its cumulative scales are relative to.
  struct Pinch: Hashable, Sendable {
    var gesture: PinchGesture
    let initialScale: CGFloat
  }

  /// The motion of the axes after a release; one that rests where it is has none.
  struct Coasting: Hashable, Sendable {
    let horizontal: ScrollMotion?
    let vertical: ScrollMotion?

    var end: Double { max(horizontal?.end ?? -.infinity, vertical?.end ?? -.infinity) }
  }
}

// MARK: At a time

extension LiveViewport {
  /// The model at a time, its offset the moving one.
  func viewport(at time: Double) -> Viewport {
    guard case .coasting(let coasting) = activity else { return model }
    return model.with(
      offset: CGPoint(
        x: coasting.horizontal?.value(at: time) ?? model.contentOffset.x,
        y: coasting.vertical?.value(at: time) ?? model.contentOffset.y))
  }

  /// What is shown at a time, but for the clip, if `open` is the picture of the model at that time.
  func picture(at time: Double, open: Picture) -> Picture {
    residuals.reduce(dismissal?.applied(to: open) ?? open) { $0 + $1.picture(at: time) }
  }

  /// How fast what is shown changes at a time, but for the clip: a glide, a
  /// bounce, and the differences on top.
  ///
  /// A finger that holds the photo counts as at rest.
  func velocity(at time: Double) -> Picture {
    var velocity = Picture.zero
    if case .coasting(let coasting) = activity {
      velocity.imageX.start = -(coasting.horizontal?.velocity(at: time) ?? 0)
      velocity.imageY.start = -(coasting.vertical?.velocity(at: time) ?? 0)
    }
    return residuals.reduce(velocity) { $0 + $1.velocity(at: time) }
  }

  /// What is shown at a time, but for the clip, and how fast it changes, if a finger that drags it to dismiss
  /// has a velocity in points per second.
  func moving(at time: Double, open: Picture, finger: CGPoint) -> MovingPicture {
    MovingPicture(
      picture: picture(at: time, open: open),
      velocity: velocity(at: time) + (dismissal?.velocity(of: open, finger: finger) ?? .zero))
  }

  /// The velocity of the finger of a drag, estimated as if it were lifted at a time, in points per second.
  func estimatedFingerVelocity(at time: Double) -> CGPoint {
    guard case .panning(var pan) = activity else { return .zero }
    pan.tracker.record(pan.gesture.location, at: time)
    return pan.tracker.velocity
  }

  /// When everything is at rest, in seconds; −∞ if it is.
  ///
  /// A finger that holds the photo moves nothing by itself.
  var endOfMotion: Double {
    residuals.reduce(endOfCoasting ?? -.infinity) { max($0, $1.end) }
  }

  /// When the glide or bounce comes to rest by itself, if there is one.
  var endOfCoasting: Double? {
    if case .coasting(let coasting) = activity { coasting.end } else { nil }
  }

  /// The drag to dismiss in progress.
  var dismissal: DismissDrag? {
    if case .panning(let pan) = activity { pan.dismissal } else { nil }
  }
}

// MARK: Model and differences

extension LiveViewport {
  /// Ends a glide or bounce where it is, and forgets a gesture.
  mutating func stop(at time: Double) {
    model = viewport(at: time)
    activity = .resting
  }

  /// Changes the model at once, and lets what is shown follow at a pace if there is one.
  mutating func change(at time: Double, timing: Timing?, _ change: (inout Viewport) -> Void) {
    let before = Picture(of: model)
    change(&model)
    guard let timing else { return }
    let difference = before - Picture(of: model)
    guard difference != .zero else { return }
    add(MovingPicture(picture: difference, velocity: .zero), timing: timing, at: time)
  }

  /// Lays a difference on top of the model that fades at a pace.
  private mutating func add(_ difference: MovingPicture, timing: Timing, at time: Double) {
    residuals.removeAll { $0.end <= time }
    let duration = timing.duration(from: difference, to: .zero, countsClip: false)
    residuals.append(
      PictureAnimation(from: difference, to: .zero, timing: timing, start: time, end: time + duration))
  }

  /// Replaces all differences by one that fades at a pace, or by none.
  mutating func replaceDifferences(by difference: MovingPicture, timing: Timing?, at time: Double) {
    residuals = []
    if let timing { add(difference, timing: timing, at: time) }
  }

  /// Lets go of the axes: each glides or bounces, if it has anything to do.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the offset, in points per second.
  ///   - rate: How fast a glide slows down.
  ///   - start: When it starts.
  mutating func coast(velocity: CGPoint, rate: DecelerationRate, start: Double) {
    let coasting = Coasting(
      horizontal: ScrollMotion(of: model.horizontal, velocity: velocity.x, rate: rate, start: start),
      vertical: ScrollMotion(of: model.vertical, velocity: velocity.y, rate: rate, start: start))
    activity = coasting.end > -.infinity ? .coasting(coasting) : .resting
  }
}

// MARK: Gestures

extension LiveViewport {
  /// Puts a finger down: what glides or bounces stops where it is.
  mutating func beginPan(at location: CGPoint, time: Double) {
    stop(at: time)
    var pan = Pan(gesture: PanGesture(beganIn: model, touchDown: location))
    pan.tracker.record(location, at: time)
    activity = .panning(pan)
  }

  /// Moves the finger of a drag; false if there is none.
  ///
  /// A drag that sets out vertically from a fitted photo becomes a drag to
  /// dismiss, if there is a rule for it.
  mutating func movePan(to location: CGPoint, time: Double, dismissal rule: DismissRule?) -> Bool {
    guard case .panning(var pan) = activity else { return false }
    let hadStarted = pan.gesture.hasStarted
    pan.gesture.move(to: location)
    pan.tracker.record(location, at: time)
    if !hadStarted, pan.gesture.startedVertically, let rule, model.canBeDismissed {
      pan.dismissal = DismissDrag(
        rule: rule, touchDown: pan.gesture.touchDown, viewportHeight: model.size.height)
    }
    if pan.dismissal != nil {
      pan.dismissal?.translation = pan.gesture.translation
    } else {
      pan.gesture.drag(&model)
    }
    activity = .panning(pan)
    return true
  }

  /// Lets go of a dragged photo: a draggable axis that is past its range bounces with the finger's velocity,
  /// and if both together are fast enough those within their range glide.
  ///
  /// A drag that has not started moves nothing, but what was stopped past its range bounces back.
  mutating func release(finger: CGPoint, rate: DecelerationRate, start: Double) {
    guard case .panning(let pan) = activity else { return }
    let finger = pan.gesture.hasStarted ? finger : .zero
    let across = model.horizontal.isDraggable ? -finger.x : 0
    let down = model.vertical.isDraggable ? -finger.y : 0
    let glides = (across * across + down * down).squareRoot() >= LiveViewport.glideSpeed
    coast(
      velocity: CGPoint(
        x: glides || model.horizontal.overshoot != 0 ? across : 0,
        y: glides || model.vertical.overshoot != 0 ? down : 0),
      rate: rate, start: start)
  }

  /// The released speed from which a photo glides, in points per second, draggable axes together [agreed].
  private static let glideSpeed: CGFloat = 250

  /// Puts two fingers down, or another number of them: what glides or bounces stops where it is.
  mutating func beginPinch(at centroid: CGPoint, scale: CGFloat, time: Double) {
    stop(at: time)
    activity = .pinching(
      Pinch(gesture: PinchGesture(beganIn: model, centroid: centroid), initialScale: scale))
  }

  /// Moves the fingers of a pinch; false if there is none.
  mutating func movePinch(to centroid: CGPoint, scale: CGFloat) -> Bool {
    guard case .pinching(var pinch) = activity else { return false }
    pinch.gesture.change(scale: scale / pinch.initialScale, centroid: centroid, in: &model)
    activity = .pinching(pinch)
    return true
  }
}

extension LiveViewport {
  /// Brings a pinched zoom scale beyond the limits back to them, and forgets the pinch.
  mutating func snapBack(timing: Timing?, at time: Double) {
    guard case .pinching(let pinch) = activity else { return }
    change(at: time, timing: timing) { pinch.gesture.snapBack(&$0) }
    activity = .resting
  }
}

extension Viewport {
  /// Whether a drag down or up may dismiss the photo: it is fitted, and there is nothing to scroll to.
  fileprivate var canBeDismissed: Bool { zoomScale <= 1 + 1e-9 && !vertical.canScroll }
}

extension Picture {
  /// The image of a model viewport; everything else is 0, so that differences of
  /// models are differences of images.
  fileprivate init(of viewport: Viewport) {
    self = .zero
    imageX = viewport.horizontal.zoomedViewInViewport
    imageY = viewport.vertical.zoomedViewInViewport
  }
}
