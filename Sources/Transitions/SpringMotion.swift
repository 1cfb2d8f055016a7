import PreviewGeometry

/// A spring let go at a distance of −1, with some velocity, and pulled towards 0: progress at any time.
///
///     ζ < 1   x = e^(−ζ·ω0·t) · (−cos ωd·t + (v − ζ·ω0)·sin(ωd·t)/ωd)        ωd = ω0·√(1 − ζ²)
///     ζ = 1   x = e^(−ω0·t) · (−1 + (v − ω0)·t)
///     ζ > 1   x = e^(s·t) · (−1 + (v + s)·(1 − e^(−2·β·t))/(2·β))            β = ω0·√(ζ² − 1)
///             s = −ω0/(ζ + √(ζ² − 1))                                        the slower exponent
///
/// Progress is 1 + x. The textbook writes the swinging and the creeping spring with coefficients that grow
/// without limit as ζ approaches 1 and cancel each other; written like this the three meet smoothly.
///
/// Times are in seconds since the release; nothing runs.
public struct SpringMotion: Hashable, Sendable {
  /// The velocity at the release, in whole distances per second, towards the end.
  public let initialVelocity: CGFloat

  /// How this spring moves.
  private let regime: Regime

  /// Lets go of a spring.
  ///
  /// Edge cases: the velocity, in whole distances per second, is held to ±1e12; one that is NaN counts as 0.
  public init(_ spring: Spring, velocity: CGFloat = 0) {
    initialVelocity = velocity.isNaN ? 0 : min(max(velocity, -1e12), 1e12)
    regime = Regime(spring)
  }

  /// The latest time, in seconds, at which a spring is still on its way [agreed].
  private static let latest: Double = 1e6

  /// The progress at a time in seconds: 0 at the release, 1 at the end, `1 + x(t)`.
  ///
  /// Edge cases: exactly 0 at and before the release, and for NaN; exactly 1
  /// beyond 1e6 s, whatever the spring.
  public func progress(at time: Double) -> CGFloat {
    guard time > 0 else { return 0 }
    return time <= SpringMotion.latest ? 1 + displacement(at: CGFloat(time)) : 1
  }

  /// The velocity at a time in seconds, in whole distances per second: the derivative of ``progress(at:)``.
  ///
  /// Edge cases: exactly ``initialVelocity`` at and before the release, and for NaN; 0 beyond 1e6 s.
  public func velocity(at time: Double) -> CGFloat {
    guard time > 0 else { return initialVelocity }
    guard time <= SpringMotion.latest else { return 0 }
    let (v, t) = (initialVelocity, CGFloat(time))
    switch regime {
    case .swinging(let decay, let rate):
      let pull = decay * decay + rate * rate - decay * v
      return exponential(-decay * t) * (v * cosine(rate * t) + pull * sine(rate * t) / rate)
    case .critical(let rate):
      return (v - rate) * exponential(-rate * t) - rate * displacement(at: t)
    case .creeping(let slow, let spread):
      return (v - slow) * exponential(-(slow + spread) * t) - slow * displacement(at: t)
    }
  }

  /// What is left of the way, negative, at a time above 0.
  private func displacement(at t: CGFloat) -> CGFloat {
    let v = initialVelocity
    switch regime {
    case .swinging(let decay, let rate):
      return exponential(-decay * t) * ((v - decay) * sine(rate * t) / rate - cosine(rate * t))
    case .critical(let rate):
      return exponential(-rate * t) * ((v - rate) * t - 1)
    case .creeping(let slow, let spread):
      return exponential(-slow * t) * ((slow - v) * exponentialMinusOne(-spread * t) / spread - 1)
    }
  }
}

// MARK: - Settling

extension SpringMotion {
  /// What counts as nothing left of the way: a thousandth, and a little for the rounding.
  private static let rest: CGFloat = 0.001 * (1 + 1e-9)

  /// The time in seconds after which the spring counts as settled, or infinity if it never does.
  ///
  ///     ζ < 1   ln(1000·(1 + |B|)) / (ζ·ω0)         B = (v − ζ·ω0)/ωd
  ///     ζ ≥ 1   the first tenth of a second, not 0, from which on |x| < 0.001·(1 + 1e-9)
  ///
  /// Edge cases: infinity without damping, and where it would be beyond 1e6 s.
  ///
  /// Source: [measured] on `CASpringAnimation.settlingDuration`; [agreed] for the limit.
  public var settlingDuration: Double {
    switch regime {
    case .swinging(let decay, let rate):
      let duration = Double(logarithm(1000 * (1 + abs(initialVelocity - decay) / rate)) / decay)
      return duration <= SpringMotion.latest ? duration : .infinity
    case .critical, .creeping:
      return firstTenthAtRest
    }
  }

  /// The first tenth of a second from which on a spring that does not swing is at rest.
  ///
  /// Behind its only turn such a spring comes ever nearer, so the tenth can be found by halving; also before
  /// it, if the turn itself counts as rest.
  private var firstTenthAtRest: Double {
    let turn = 10 * self.turn
    var (low, high) = (isAtRest(tenths: turn) ? 1 : max(turn.rounded(.up), 1), 10 * SpringMotion.latest)
    guard low <= high, isAtRest(tenths: high) else { return .infinity }
    while low < high {
      let middle = ((low + high) / 2).rounded(.down)
      if isAtRest(tenths: middle) { high = middle } else { low = middle + 1 }
    }
    return high / 10
  }

  /// Whether less than a thousandth of the way is left after so many tenths of a second.
  private func isAtRest(tenths: Double) -> Bool {
    abs(displacement(at: CGFloat(tenths / 10))) < SpringMotion.rest
  }

  /// When a spring that does not swing turns round, or 0 if it never does.
  private var turn: Double {
    let v = initialVelocity
    switch regime {
    case .swinging: return 0
    case .critical(let rate): return v == rate ? 0 : max(0, Double(v / (rate * (v - rate))))
    case .creeping(let slow, let spread):
      let part = spread * v / ((slow + spread) * (v - slow))
      return part > 0 && part < 1 ? Double(-logarithmOnePlus(-part) / spread) : 0
    }
  }
}

/// The three ways a spring can move, with the numbers each needs, in 1/s.
private enum Regime: Hashable {
  /// ζ < 1: the decay ζ·ω0, and the rate ωd of the swing, in radians.
  case swinging(decay: CGFloat, rate: CGFloat)

  /// ζ = 1: both exponents are the rate.
  case critical(rate: CGFloat)

  /// ζ > 1: the slow exponent, and how much faster the other is.
  case creeping(slow: CGFloat, spread: CGFloat)

  /// Near ζ = 1 the discriminant `c² − 4·k·m` is all rounding, unless its products are exact.
  init(_ spring: Spring) {
    let (m, k, c) = (spring.mass, spring.stiffness, spring.damping)
    let exact = Twofold(product: c, c) + Twofold(product: -4 * k, m)
    let discriminant = CGFloat(exact.high + exact.low)
    let (decay, spread) = (c / (2 * m), abs(discriminant).squareRoot() / m)
    if spring.dampingRatio == 1 || discriminant == 0 {
      self = .critical(rate: spring.naturalFrequency)
    } else if discriminant < 0 {
      self = .swinging(decay: decay, rate: spread / 2)
    } else {
      self = .creeping(slow: k / m / (decay + spread / 2), spread: spread)
    }
  }
}
