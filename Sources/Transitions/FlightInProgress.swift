import PreviewGeometry

/// A flight that has taken off: the leg it is on, and when.
struct FlightInProgress: Hashable, Sendable {
  /// The motion of the current leg.
  private(set) var animation: PictureAnimation

  /// What the current leg ends with.
  let look: Flight.Look

  /// Whether the thumbnail is hidden on the current leg.
  let hidesSource: Bool

  /// The legs that follow.
  let remaining: ArraySlice<Flight.Leg>

  /// When the flight took off, and how long its legs took before the current one, in seconds.
  ///
  /// Every boundary is the sum of the two, so that it does not depend on how often it was rounded.
  private let start: Double
  private let elapsed: Double

  /// Takes off, or goes on to the next leg: through legs that are over at once to the first that is not.
  ///
  /// - Parameters:
  ///   - legs: The legs to come.
  ///   - departure: The picture to start from, and how fast it moves. It is where everything
  ///     ends if no leg takes time.
  ///   - start: When the flight took off.
  ///   - elapsed: How long it has taken up to now.
  ///   - scene: What the photo looks like where it flies to…
  ///   - viewport: … and the viewport that it is open in.
  init?(
    legs: ArraySlice<Flight.Leg>, from departure: MovingPicture, start: Double, elapsed: Double = 0,
    in scene: Scene, viewport: Viewport
  ) {
    var departure = departure
    for (index, leg) in zip(legs.indices, legs) {
      let picture = scene.picture(of: leg.look, open: viewport, after: departure.picture)
      guard let timing = leg.timing else {
        departure.assign(picture)
        continue
      }
      departure.hold(leg.look)
      let duration = elapsed + timing.duration(from: departure, to: picture)
      animation = PictureAnimation(
        from: departure, to: picture, timing: timing, start: start + elapsed, end: start + duration)
      look = leg.look
      hidesSource = leg.hidesSource
      remaining = legs[(index + 1)...]
      self.start = start
      self.elapsed = duration
      return
    }
    return nil
  }

  /// The rest of the flight once its current leg has ended, or `nil` if it was the last.
  func nextLeg(in scene: Scene, viewport: Viewport) -> FlightInProgress? {
    FlightInProgress(
      legs: remaining, from: MovingPicture(picture: animation.to, velocity: .zero), start: start,
      elapsed: elapsed, in: scene, viewport: viewport)
  }

  /// The flight with the photo of another picture, which stays where it is; opacities go on as they do.
  func carrying(_ photo: Picture) -> FlightInProgress {
    var flight = self
    flight.animation = PictureAnimation(
      from: MovingPicture(picture: animation.from.with(photo: photo), velocity: animation.velocity),
      to: animation.to.with(photo: photo), timing: animation.timing, start: animation.start,
      end: animation.end)
    return flight
  }
}

extension MovingPicture {
  /// Takes another picture over at once: what it changes stands still from now on, what it leaves moves on.
  fileprivate mutating func assign(_ other: Picture) {
    let old = picture
    picture = other
    if old.with(photo: other) != old { stopPhoto() }
    if old.backdropAlpha != other.backdropAlpha { velocity.backdropAlpha = 0 }
    if old.viewerAlpha != other.viewerAlpha { velocity.viewerAlpha = 0 }
  }

  /// Stops what a look leaves as it is: it stays where it is.
  fileprivate mutating func hold(_ look: Flight.Look) {
    if look.place == .unchanged { stopPhoto() }
    if look.backdropAlpha == nil { velocity.backdropAlpha = 0 }
    if look.viewerAlpha == nil { velocity.viewerAlpha = 0 }
  }

  private mutating func stopPhoto() { velocity = velocity.with(photo: .zero) }
}

extension Picture {
  /// The picture with the photo of another one: everything but the opacities.
  fileprivate func with(photo: Picture) -> Picture {
    var picture = photo
    picture.backdropAlpha = backdropAlpha
    picture.viewerAlpha = viewerAlpha
    return picture
  }
}
