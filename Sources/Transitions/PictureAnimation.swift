import PreviewGeometry

/// A picture on its way to another: a flight's leg, or a difference that fades on top of a model that has already jumped.
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

  /// How fast the picture changes at a time, per second: the derivative of ``picture(at:)``; zero from the end on.
  public func velocity(at time: Double) -> Picture {
    if time < start || time >= end { return .zero }
    return (to - from) * timing.rate(at: time - start) + velocity * timing.carryRate(at: time - start)
  }
}

extension Timing {
  /// How close to their destination the components of a picture count as there: lengths in points, opacities.
  static let tolerance: (length: CGFloat, alpha: CGFloat) = (0.1, 0.001)

  /// Seconds that a picture takes to another one: a curve's own duration, or until a spring has brought every component
  /// close enough.
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
      let (distance, velocity) = (from.picture - to, from.velocity)
      func settling(_ component: (Picture) -> CGFloat, within tolerance: CGFloat) -> Double {
        settlingTime(
          distance: component(distance), velocity: component(velocity), frequency: frequency,
          tolerance: tolerance)
      }
      let lengths: [(Picture) -> CGFloat] = [
        \.imageX.middle, \.imageX.length, \.imageY.middle, \.imageY.length,
      ]
      let clipLengths: [(Picture) -> CGFloat] = [
        \.clipX.middle, \.clipX.length, \.clipY.middle, \.clipY.length, \.cornerRadius,
      ]
      let alphas: [(Picture) -> CGFloat] = [\.backdropAlpha, \.viewerAlpha]
      return (countsClip ? lengths + clipLengths : lengths).map {
        settling($0, within: Timing.tolerance.length)
      }
      .reduce(alphas.map { settling($0, within: Timing.tolerance.alpha) }.max() ?? 0, max)
    }
  }
}
