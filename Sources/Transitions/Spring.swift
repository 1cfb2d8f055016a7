import PreviewGeometry

/// A damped spring: the parameters, not the motion.
///
///     m·x″ + c·x′ + k·x = 0        ω0 = √(k/m)        ζ = c / (2·√(k·m))
///
/// `x` is what is left of the way, in whole distances, so a spring knows no points. ``SpringMotion`` is what
/// happens when it is let go.
public struct Spring: Hashable, Sendable, Codable {
  /// The mass m, above 0.
  public let mass: CGFloat

  /// The stiffness k, above 0, in mass per s².
  public let stiffness: CGFloat

  /// The damping c, not below 0, in mass per s.
  public let damping: CGFloat

  /// Creates the spring with the given parameters.
  ///
  /// Edge cases:
  /// - A mass or stiffness that is not above 0 counts as its default, damping below 0 as 0.
  /// - A parameter that is not finite counts as its default.
  /// - Everything else is held to 1e-24...1e24 (damping to 0...1e24), so that no product leaves the numbers.
  ///
  /// Source: [doc] for the defaults, those of `CASpringAnimation`; [choice] for the limits.
  public init(mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10) {
    self.mass = mass > 0 && mass.isFinite ? min(max(mass, 1e-24), 1e24) : 1
    self.stiffness = stiffness > 0 && stiffness.isFinite ? min(max(stiffness, 1e-24), 1e24) : 100
    self.damping = damping.isFinite ? min(max(damping, 0), 1e24) : 10
  }

  /// Decodes a spring by the rules of ``init(mass:stiffness:damping:)``.
  ///
  /// - Parameter decoder: The decoder of the three parameters, keyed by their names.
  /// - Throws: What the decoder throws where a parameter is missing or no number.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      mass: try values.decode(CGFloat.self, forKey: .mass),
      stiffness: try values.decode(CGFloat.self, forKey: .stiffness),
      damping: try values.decode(CGFloat.self, forKey: .damping))
  }

  /// The natural frequency `ω0 = √(k/m)`, in radians per second.
  public var naturalFrequency: CGFloat { (stiffness / mass).squareRoot() }

  /// The damping ratio `ζ = c / (2·√(k·m))`: below 1 the spring swings, at 1 and above it creeps.
  public var dampingRatio: CGFloat { damping / (2 * (stiffness * mass).squareRoot()) }
}

// MARK: - Springs made to measure

extension Spring {
  /// Creates the spring of mass 1 with the given frequency, in radians per second, and damping ratio.
  private init(naturalFrequency: CGFloat, dampingRatio: CGFloat) {
    self.init(
      stiffness: naturalFrequency * naturalFrequency, damping: 2 * dampingRatio * naturalFrequency)
  }

  /// Creates the spring that feels as if it took the given time, and bounces as much as wished.
  ///
  ///     m = 1      k = (2π/d)²      c = 2·ζ·√k      ζ = 1 − bounce        bounce ≥ 0
  ///                                                 ζ = 1 / (1 + bounce)  bounce < 0
  ///
  /// Edge cases:
  /// - The duration, in seconds, is held to 1e-9...1e9; one that is NaN counts as 1e-9.
  /// - The bounce is held to −(1 − 1e-9)...1; one that is NaN counts as 0. At 1 the spring never settles.
  ///
  /// Source: [doc] SwiftUI's `Spring(duration:bounce:)`; [choice] for the limits.
  public init(perceptualDuration: Double, bounce: CGFloat) {
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -(1 - 1e-9)), 1)
    self.init(
      naturalFrequency: 2 * .pi / Spring.held(perceptualDuration),
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Creates the spring that has settled after the given time, for a damping ratio and an initial velocity.
  ///
  /// The mass is 1 and ω the largest solution, where v is the velocity and D the duration, of
  ///
  ///     ζ < 1   |(ζ·ω − v) / ωd| · e^(−ζ·ω·D) = 0.001       ωd = ω·√(1 − ζ²)
  ///     ζ = 1   |1 + (ω − v)·D| · e^(−ω·D) = 0.001          v = 0: ω·D = 9.2334134765
  ///
  /// Edge cases:
  /// - A damping ratio of 0.01 or less counts as 0.01, one above 1 or NaN as 1.
  /// - The duration, in seconds, is held to 1e-9...1e9; one that is NaN counts as 1e-9.
  /// - The velocity, in whole distances per second, is held to ±1e12; one that is NaN counts as 0.
  ///
  /// Source: [measured] on `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`, to 1e-7.
  public init(dampingRatio: CGFloat, duration: Double, velocity: CGFloat = 0) {
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.01), 1)
    let duration = Spring.held(duration)
    let velocity = velocity.isNaN ? 0 : min(max(velocity, -1e12), 1e12)
    self.init(
      naturalFrequency: Fit(ratio: ratio, travel: velocity * duration).angle / duration, dampingRatio: ratio)
  }

  /// A duration in seconds as a length to divide by.
  private static func held(_ duration: Double) -> CGFloat {
    duration.isNaN ? 1e-9 : CGFloat(min(max(duration, 1e-9), 1e9))
  }
}

/// The search for a spring of a given duration D, in the unknown w = ω·D.
private struct Fit {
  /// The damping ratio ζ, 0.01...1.
  let ratio: CGFloat

  /// How far the initial velocity alone would go in the duration, in whole distances: u = v·D.
  let travel: CGFloat

  /// Where the amplitude passes through 0.
  private var zero: CGFloat { ratio < 1 ? travel / ratio : travel - 1 }

  /// Where the amplitude, having passed through 0, is largest again.
  private var top: CGFloat {
    guard travel > 0 else { return 0 }
    return ratio < 1 ? (travel + (travel * (travel + 4)).squareRoot()) / (2 * ratio) : travel
  }

  /// The logarithm of a thousand times the amplitude that is left at the end.
  private func excess(_ w: CGFloat) -> CGFloat {
    let gain = ratio < 1 ? ratio / (((1 - ratio) * (1 + ratio)).squareRoot() * w) : 1
    return logarithm(1000 * gain * abs(w - zero)) - ratio * w
  }

  /// The largest w at which a thousandth is left.
  ///
  /// Behind `top` the amplitude only falls. If it is too small even there, it last was large enough before it
  /// passed through 0, and fell all the way.
  var angle: CGFloat {
    var (low, high) = (top, top + 1)
    if travel > 0 && excess(top) < 0 {
      (low, high) = (0, zero)
    } else {
      while excess(high) > 0 { (low, high) = (high, 2 * high) }
    }
    while true {
      let middle = low + (high - low) / 2
      guard low < middle && middle < high else { return middle }
      if excess(middle) > 0 { low = middle } else { high = middle }
    }
  }
}
