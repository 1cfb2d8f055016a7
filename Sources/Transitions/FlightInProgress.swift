import PreviewGeometry

/// A flight that has taken off: the leg it is on, and when.
struct FlightInProgress: Hashable, Sendable {
  /// The motion of the current leg.
  let animation: PictureAnimation

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
  ///   - departure: The picture to start from, and how fast it moves. It is where everything ends if no leg takes time.
  ///   - start: When the flight took off.
  ///   - elapsed: How long it has taken up to now.
  ///   - destination: What a leg ends with if it starts with a picture.
  init?(
    legs: ArraySlice<Flight.Leg>, from departure: MovingPicture, start: Double, elapsed: Double = 0,
    destination: (Flight.Look, Picture) -> Picture
  ) {
    var departure = departure
    for (index, leg) in zip(legs.indices, legs) {
      let picture = destination(leg.look, departure.picture)
      guard let timing = leg.timing else {
        departure.assign(picture)
        continue
      }
      let duration = elapsed + timing.duration(from: departure, to: picture)
      animation = PictureAnimation(
        from: departure, to: picture, timing: timing, start: start + elapsed, end: start + duration)
      hidesSource = leg.hidesSource
      remaining = legs[(index + 1)...]
      self.start = start
      self.elapsed = duration
      return
    }
    return nil
  }

  /// The rest of the flight once its current leg has ended, or `nil` if it was the last.
  func nextLeg(destination: (Flight.Look, Picture) -> Picture) -> FlightInProgress? {
    FlightInProgress(
      legs: remaining, from: MovingPicture(picture: animation.to, velocity: .zero), start: start,
      elapsed: elapsed,
      destination: destination)
  }
}

extension MovingPicture {
  /// Takes another picture over at once: what it changes stands still from now on, what it leaves moves on.
  fileprivate mutating func assign(_ other: Picture) {
    let old = picture
    picture = other
    if (old.imageX, old.imageY, old.clipX, old.clipY) != (
      other.imageX, other.imageY, other.clipX, other.clipY
    ) {
      velocity.imageX = Picture.zero.imageX
      velocity.imageY = Picture.zero.imageY
      velocity.clipX = Picture.zero.clipX
      velocity.clipY = Picture.zero.clipY
    }
    if old.backdropAlpha != other.backdropAlpha { velocity.backdropAlpha = 0 }
    if old.viewerAlpha != other.viewerAlpha { velocity.viewerAlpha = 0 }
  }
}
