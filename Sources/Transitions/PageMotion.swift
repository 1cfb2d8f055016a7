import PreviewGeometry

/// The pager on its way to the page that a release has chosen, in closed form, with the finger's velocity.
///
///     x(t) = target + (x0 − target)·(1 − progress) + v0·carry
///
/// by a critically damped spring. The velocity is held to what does not carry it beyond the target, and one
/// that points away from it counts as 0: a page never overshoots its place [choice].
public struct PageMotion: Hashable, Sendable {
  /// When it starts, in seconds on the app's clock.
  public let start: Double

  /// When it rests, in seconds on the app's clock: closer than 0.1 point to its target from then on.
  public let end: Double

  /// The offset it starts at, in points.
  public let from: CGFloat

  /// The offset it rests at, exactly, in points.
  public let target: CGFloat

  /// The velocity it starts with, in points per second, as far as it counts.
  public let velocity: CGFloat

  private let timing: Timing

  /// Creates the motion of a pager that is let go.
  ///
  /// - Parameters:
  ///   - offset: The pager's offset, in points; not finite counts as the target.
  ///   - target: The offset of the page to rest at, in points; not finite counts as 0.
  ///   - velocity: The velocity of the offset in points per second, minus the
  ///     finger's; not finite counts as 0.
  ///   - start: When it starts, in seconds.
  ///   - frequency: The spring's ω in radians per second; by default that of the flights of `photos`.
  public init(
    from offset: CGFloat, to target: CGFloat, velocity: CGFloat = 0, start: Double,
    frequency: CGFloat = PreviewStyle.photosFrequency
  ) {
    let target = target.isFinite ? target : 0
    let from = offset.isFinite ? offset : target
    let frequency = frequency.isFinite && frequency > 0 ? frequency : PreviewStyle.photosFrequency
    let fastest = (target - from) * frequency
    let counted = velocity.isFinite ? velocity : 0
    self.velocity = fastest > 0 ? max(0, min(fastest, counted)) : min(0, max(fastest, counted))
    (self.from, self.target, self.start) = (from, target, start)
    timing = .spring(frequency: frequency)
    end =
      start
      + settlingTime(
        distance: from - target, velocity: self.velocity, frequency: frequency,
        tolerance: Timing.tolerance.length)
  }

  /// The pager's offset at a time in seconds, in points; the first one before the
  /// start, the target from the end on.
  public func value(at time: Double) -> CGFloat {
    if time >= end { return target }
    if time <= start { return from }
    return from + (target - from) * timing.progress(at: time - start) + velocity
      * timing.carry(at: time - start)
  }

  /// The velocity of the offset at a time, in points per second: the derivative of ``value(at:)``; 0 at rest.
  public func velocity(at time: Double) -> CGFloat {
    if time < start || time >= end { return 0 }
    return (target - from) * timing.rate(at: time - start) + velocity * timing.carryRate(at: time - start)
  }
}
