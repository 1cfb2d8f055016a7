import PreviewGeometry

/// One axis of a scroll view that comes back from beyond its edge, or that has just run into it.
///
///     x(t) = x0·e^(−10t) + (v0 / 2)·(e^(−10t) − e^(−12t))
///
/// with x the overshoot in points, signed, 0 at the edge, and t in seconds. It serves an overshoot
/// that is let go (v0 the velocity then, which may point either way) and a glide that crosses the
/// edge (x0 = 0). The law is that of recordings of UIScrollView [measured]; critically damped springs
/// miss them by more than 50 points.
public struct BounceMotion: Hashable, Sendable {
  /// `x0`: how far it is past the edge at the start, in points; the sign tells on which side.
  public let overshoot: CGFloat

  /// `v0`: the velocity it starts with, in points per second.
  public let velocity: CGFloat

  /// How it ends: at rest on the edge, or through it and on into the range.
  public let ending: Ending

  /// The end of a bounce.
  public enum Ending: Hashable, Sendable {
    /// It rests on the edge after so many seconds.
    case rest(after: Double)
    /// It crosses the edge inwards after so many seconds, with a velocity in points per second.
    case crossing(after: Double, velocity: CGFloat)
  }

  /// The distance from the edge below which it rests, in points, if it is slow enough [measured].
  public static let restingDistance: CGFloat = 0.5

  /// The speed below which it rests, in points per second, if it is near enough [measured].
  public static let restingSpeed: CGFloat = 10

  /// Creates a bounce; what is not finite counts as 0.
  ///
  /// - Parameters:
  ///   - overshoot: `x0` in points.
  ///   - velocity: `v0` in points per second.
  public init(overshoot: CGFloat, velocity: CGFloat) {
    let curve = Curve(x0: overshoot.isFinite ? overshoot : 0, v0: velocity.isFinite ? velocity : 0)
    self.overshoot = curve.x0
    self.velocity = curve.v0
    ending = curve.ending
  }

  /// Seconds until it rests on the edge or crosses it.
  public var duration: Double {
    switch ending {
    case .rest(let time), .crossing(let time, _): time
    }
  }

  /// The overshoot after a time in seconds, in points; `x0` before the start, 0 from the end on.
  public func value(at time: Double) -> CGFloat {
    time >= duration ? 0 : curve.value(at: CGFloat(max(time, 0)))
  }

  /// The derivative of ``value(at:)``, in points per second: `−10·x + v0·e^(−12t)`, 0 from the end on.
  public func velocity(at time: Double) -> CGFloat {
    time >= duration ? 0 : curve.velocity(at: CGFloat(max(time, 0)))
  }

  private var curve: Curve { Curve(x0: overshoot, v0: velocity) }
}

/// The law itself, which never ends.
private struct Curve {
  let x0: CGFloat
  let v0: CGFloat

  func value(at t: CGFloat) -> CGFloat {
    exponential(-10 * t) * (x0 - v0 / 2 * exponentialMinusOne(-2 * t))
  }

  func velocity(at t: CGFloat) -> CGFloat {
    -10 * value(at: t) + v0 * exponential(-12 * t)
  }

  var ending: BounceMotion.Ending {
    let crossing = crossingTime
    let horizon = crossing ?? restHorizon
    if let rest = firstRest(before: horizon) { return .rest(after: Double(rest)) }
    guard let crossing else { return .rest(after: Double(horizon)) }
    return .crossing(after: Double(crossing), velocity: v0 * exponential(-12 * crossing))
  }

  /// When an inward velocity carries it through the edge: where `e^(−2t) = 1 + 2·x0/v0`.
  private var crossingTime: CGFloat? {
    guard x0 != 0, (x0 < 0) != (v0 < 0), abs(v0) / 2 > abs(x0) else { return nil }
    return -logarithmOnePlus(2 * x0 / v0) / 2
  }

  /// A time at which it is well at rest: from the bounds `|x| ≤ (|x0| + |v0|/2)·e^(−10t)` and
  /// `|v| ≤ (10·|x0| + 6·|v0|)·e^(−10t)`.
  private var restHorizon: CGFloat {
    max(0, logarithm(max(4 * (abs(x0) + abs(v0) / 2), (10 * abs(x0) + 6 * abs(v0)) / 5, 1)) / 10)
  }

  /// The first instant up to `horizon` with `|x| < 0.5` and `|v| < 10`.
  ///
  /// Position and velocity each turn round once at the most; between these turns both run one way, so each is
  /// within its bounds for one stretch of time.
  private func firstRest(before horizon: CGFloat) -> CGFloat? {
    var lower: CGFloat = 0
    let turns = [turnOfValue, turnOfVelocity].filter { $0 > 0 && $0 < horizon }.sorted()
    for upper in turns + [horizon] {
      let near = stretch(from: lower, to: upper, within: BounceMotion.restingDistance, of: value)
      let slow = stretch(from: lower, to: upper, within: BounceMotion.restingSpeed, of: velocity)
      if let near, let slow, max(near.lowerBound, slow.lowerBound) <= min(near.upperBound, slow.upperBound) {
        return max(near.lowerBound, slow.lowerBound)
      }
      lower = upper
    }
    return nil
  }

  /// Where the velocity is 0: at `e^(−2t) = 10·(x0 + v0/2) / (6·v0)`; 0 if nowhere.
  private var turnOfValue: CGFloat { time(where: 10 * (x0 + v0 / 2) / (6 * v0)) }

  /// Where the acceleration is 0: at `e^(−2t) = 100·(x0 + v0/2) / (72·v0)`; 0 if nowhere.
  private var turnOfVelocity: CGFloat { time(where: 100 * (x0 + v0 / 2) / (72 * v0)) }

  private func time(where decay: CGFloat) -> CGFloat {
    decay > 0 && decay < 1 ? -logarithm(decay) / 2 : 0
  }

  /// When a quantity that runs one way from `lower` to `upper` is within ±`limit`, if it ever is.
  private func stretch(
    from lower: CGFloat, to upper: CGFloat, within limit: CGFloat, of quantity: (CGFloat) -> CGFloat
  ) -> ClosedRange<CGFloat>? {
    let (first, last) = (quantity(lower), quantity(upper))
    if (first >= limit && last >= limit) || (first <= -limit && last <= -limit) { return nil }
    let enters =
      abs(first) < limit
      ? lower
      : bisect(from: lower, to: upper) { abs(quantity($0)) < limit || (quantity($0) < 0) != (first < 0) }
    let leaves =
      abs(last) < limit
      ? upper
      : bisect(from: lower, to: upper) { abs(quantity($0)) >= limit && (quantity($0) < 0) == (last < 0) }
    return enters...max(enters, leaves)
  }
}

/// The first instant at which a condition holds that does not hold at `lower`, holds at
/// `upper` and changes once between.
func bisect(from lower: CGFloat, to upper: CGFloat, until holds: (CGFloat) -> Bool) -> CGFloat {
  var (lower, upper) = (lower, upper)
  while true {
    let middle = (lower + upper) / 2
    if middle <= lower || middle >= upper { return upper }
    if holds(middle) { upper = middle } else { lower = middle }
  }
}
