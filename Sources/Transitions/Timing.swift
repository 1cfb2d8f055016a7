import PreviewGeometry

/// The pace of an animation: how far it has come after some time, and how it uses
/// up the velocity it started with.
///
/// Whatever moves is `from + (to − from)·progress + v0·carry`. Progress has no unit and goes from 0 to 1;
/// carry is in seconds and starts and ends at 0; times are seconds since the animation began.
public enum Timing: Hashable, Sendable {
  /// A cubic curve over a fixed duration in seconds. It starts at its own pace, whatever the velocity before.
  case curve(UnitBezier, duration: Double)

  /// A critically damped spring of the given frequency ω in radians per second, which takes a velocity over.
  /// It ends when what it moves is close enough to its destination, however long that takes.
  ///
  ///     progress = 1 − (1 + ω·t)·e^(−ω·t)        carry = t·e^(−ω·t)
  case spring(frequency: CGFloat)

  /// UIView's default: ease in and out [doc].
  public static func easeInOut(duration: Double) -> Timing { .curve(.easeInOut, duration: duration) }

  /// How far it has come after a time in seconds: 0 up to the start; a curve is at 1 at its end, a
  /// spring comes ever closer to it.
  ///
  /// A curve whose duration is not above 0 is at its end at once.
  public func progress(at time: Double) -> CGFloat {
    switch self {
    case .curve(let curve, let duration):
      return duration > 0 ? curve.value(at: CGFloat(time / duration)) : 1
    case .spring(let frequency):
      let phase = frequency * CGFloat(max(time, 0))
      return 1 - (1 + phase) * exponential(-phase)
    }
  }

  /// The derivative of the progress at a time in seconds, per second; 0 before the
  /// start, and after a curve's end.
  public func rate(at time: Double) -> CGFloat {
    switch self {
    case .curve(let curve, let duration):
      return duration > 0 ? curve.slope(at: CGFloat(time / duration)) / CGFloat(duration) : 0
    case .spring(let frequency):
      let phase = frequency * CGFloat(max(time, 0))
      return frequency * phase * exponential(-phase)
    }
  }

  /// What a velocity at the start has added after a time: the factor it is multiplied by, in seconds.
  public func carry(at time: Double) -> CGFloat {
    switch self {
    case .curve: return 0
    case .spring(let frequency):
      let time = CGFloat(max(time, 0))
      return time * exponential(-frequency * time)
    }
  }

  /// The derivative of the carry at a time in seconds, without a unit: 1 at the
  /// start of a spring, 0 for a curve.
  public func carryRate(at time: Double) -> CGFloat {
    switch self {
    case .curve: return 0
    case .spring(let frequency):
      let phase = frequency * CGFloat(max(time, 0))
      return (1 - phase) * exponential(-phase)
    }
  }
}

/// Seconds until a critically damped spring stays closer to its destination than a tolerance.
///
/// The first t from which on `(|x0|·(1 + ω·t) + |v0|·t)·e^(−ω·t)`, a bound of the distance that rises to one
/// peak and then falls, is below the tolerance; 0 if it never is above.
///
/// - Parameters:
///   - distance: `x0` in any unit.
///   - velocity: `v0` in that unit per second.
///   - frequency: `ω` in radians per second, above 0.
///   - tolerance: In the same unit, above 0.
/// - Returns: The time, as exact as a double can be.
func settlingTime(distance: CGFloat, velocity: CGFloat, frequency: CGFloat, tolerance: CGFloat) -> Double {
  let (x0, v0) = (abs(distance), abs(velocity))
  func bound(_ t: CGFloat) -> CGFloat { (x0 * (1 + frequency * t) + v0 * t) * exponential(-frequency * t) }
  let peak = x0 == 0 && v0 == 0 ? 0 : v0 / (frequency * (frequency * x0 + v0))
  guard bound(peak) >= tolerance else { return 0 }
  var upper = peak + 1 / frequency
  while bound(upper) >= tolerance { upper += 8 / frequency }
  return Double(bisect(from: peak, to: upper) { bound($0) < tolerance })
}
