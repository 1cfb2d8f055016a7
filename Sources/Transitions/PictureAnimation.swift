import PreviewGeometry

/// A picture on its way to another: a flight's leg, or a difference that fades on top of a
/// model that has already jumped.
///
///     from + (to − from)·progress + v0·carry
public struct PictureAnimation: Hashable, Sendable {
  /// What is shown up to the start, exactly; without a duration there is no such time.
  public let from: Picture
  /// What is shown from the end on, exactly.
  public let to: Picture
  /// How fast it moves at the start, per second, if the timing takes it over.
  public let velocity: Picture
  /// The pace.
  public let timing: Timing
  /// When it starts, in seconds on the app's clock.
  public let start: Double
  /// When it ends.
  public let end: Double

  /// Creates an animation between absolute times.
  init(from: MovingPicture, to: Picture, timing: Timing, start: Double, end: Double) {
    self.from = from.picture
    self.to = to
    self.velocity = from.velocity
    self.timing = timing
    self.start = start
    self.end = end
  }

  /// The picture at a time in seconds.
  public func picture(at time: Double) -> Picture {
    if time >= end { return to }
    if time <= start { return from }
    let moved = from + (to - from) * timing.progress(at: time - start)
    guard case .spring = timing else { return moved }
    return moved + velocity * timing.carry(at: time - start)
  }

  /// How fast the picture changes at a time, per second: the derivative of
  /// ``picture(at:)``; zero from the end on.
  public func velocity(at time: Double) -> Picture {
    if time < start || time >= end { return .zero }
    return (to - from) * timing.rate(at: time - start) + velocity * timing.carryRate(at: time - start)
  }
}

extension Timing {
  /// How close to their destination the components of a picture count as there: lengths in points, opacities.
  static let tolerance: (length: CGFloat, alpha: CGFloat) = (0.1, 0.001)

  /// Seconds that a picture takes to another one: a curve's own duration, or until a spring has
  /// brought every component close enough.
  ///
  /// - Parameters:
  ///   - from: Where it starts, and how fast.
  ///   - to: Where it ends.
  ///   - countsClip: Whether clip and corner radius have to arrive as well.
  /// - Returns: The duration in seconds, never negative.
  func duration(from: MovingPicture, to: Picture, countsClip: Bool = true) -> Double {
    switch self {
    case .curve(_, let duration): return max(duration, 0)
    case .spring(let frequency):
      var settling = Settling(distance: from.picture - to, velocity: from.velocity, frequency: frequency)
      settling.wait(for: \.imageX)
      settling.wait(for: \.imageY)
      settling.wait(for: \.backdropAlpha, within: Timing.tolerance.alpha)
      settling.wait(for: \.viewerAlpha, within: Timing.tolerance.alpha)
      if countsClip {
        settling.wait(for: \.clipX)
        settling.wait(for: \.clipY)
        settling.wait(for: \.cornerRadius, within: Timing.tolerance.length)
      }
      return settling.duration
    }
  }
}

/// How long a picture takes to settle: as long as the last of the components that it has to wait for.
private struct Settling {
  let distance: Picture
  let velocity: Picture
  let frequency: CGFloat
  private(set) var duration = 0.0

  init(distance: Picture, velocity: Picture, frequency: CGFloat) {
    (self.distance, self.velocity, self.frequency) = (distance, velocity, frequency)
  }

  mutating func wait(for component: KeyPath<Picture, CGFloat>, within tolerance: CGFloat) {
    duration = max(
      duration,
      settlingTime(
        distance: distance[keyPath: component], velocity: velocity[keyPath: component], frequency: frequency,
        tolerance: tolerance))
  }

  /// Waits for the centre and the size of a span.
  mutating func wait(for span: KeyPath<Picture, Span>) {
    wait(for: span.appending(path: \.middle), within: Timing.tolerance.length)
    wait(for: span.appending(path: \.length), within: Timing.tolerance.length)
  }
}
