import PreviewGeometry

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1), read as progress over the fraction of the time.
///
///     X(s) = 3·x1·s·(1 − s)² + 3·x2·s²·(1 − s) + s³        Y(s) the same with y1, y2
///
/// The control points of x lie in 0...1, so that every fraction of the time has one progress; those of y do
/// not, so that progress may overshoot and swing back.
public struct UnitBezier: Hashable, Sendable, Codable {
  /// The first control point's fraction of the time, 0...1.
  public let x1: CGFloat

  /// The first control point's progress, finite.
  public let y1: CGFloat

  /// The second control point's fraction of the time, 0...1.
  public let x2: CGFloat

  /// The second control point's progress, finite.
  public let y2: CGFloat

  /// Creates the curve with the given control points, or `nil` for one that is no function of the time.
  ///
  /// Edge cases: `nil` unless `x1` and `x2` lie in 0...1 and `y1` and `y2` are finite.
  ///
  /// Source: [doc] `CAMediaTimingFunction` takes the same four numbers.
  public init?(x1: CGFloat, y1: CGFloat, x2: CGFloat, y2: CGFloat) {
    guard 0...1 ~= x1, 0...1 ~= x2, y1.isFinite, y2.isFinite else { return nil }
    self.init(validX1: x1, y1: y1, x2: x2, y2: y2)
  }

  /// Creates the curve of four numbers that are known to be right.
  private init(validX1 x1: CGFloat, y1: CGFloat, x2: CGFloat, y2: CGFloat) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// Decodes a curve, refusing what ``init(x1:y1:x2:y2:)`` refuses.
  ///
  /// - Parameter decoder: The decoder of the four numbers, keyed by their names.
  /// - Throws: `DecodingError.dataCorrupted` for numbers that make no timing curve.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let curve = UnitBezier(
      x1: try values.decode(CGFloat.self, forKey: .x1), y1: try values.decode(CGFloat.self, forKey: .y1),
      x2: try values.decode(CGFloat.self, forKey: .x2), y2: try values.decode(CGFloat.self, forKey: .y2))
    guard let curve else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "x outside 0...1 or y not finite"))
    }
    self = curve
  }
}

// MARK: - The curves with a name

extension UnitBezier {
  /// The curve of implicit animations, `default`: a quick start and a long end. Source: [doc]
  public static let standard = UnitBezier(validX1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  /// The curve that starts slowly. Source: [doc]
  public static let easeIn = UnitBezier(validX1: 0.42, y1: 0, x2: 1, y2: 1)

  /// The curve that ends slowly. Source: [doc]
  public static let easeOut = UnitBezier(validX1: 0, y1: 0, x2: 0.58, y2: 1)

  /// The curve that starts and ends slowly, the one of `UIView.animate` when told nothing. Source: [doc]
  public static let easeInOut = UnitBezier(validX1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// The curve whose progress is the fraction of the time. Source: [doc]
  public static let linear = UnitBezier(validX1: 0, y1: 0, x2: 1, y2: 1)

  /// The curves above under the names they have in UIKit.
  public static let named: KeyValuePairs<String, UnitBezier> = [
    "default": standard, "easeIn": easeIn, "easeOut": easeOut, "easeInOut": easeInOut, "linear": linear,
  ]
}

// MARK: - Progress and its slope

extension UnitBezier {
  /// The progress at the given fraction of the time: `Y(s)` where `X(s) = x`.
  ///
  /// It never falls from one `CGFloat` to the next where the curve itself rises.
  ///
  /// Edge cases:
  /// - A fraction outside 0...1 counts as the nearer end, NaN as 0; exactly 0 and 1 at the ends.
  /// - Control points on the diagonal (`linear`) give exactly `x`.
  /// - Between 0 and 2⁻⁹⁰⁰ the curve is taken as straight.
  ///
  /// Source: [doc] for the curve; the error is below 1e-12 [agreed].
  public func value(at x: CGFloat) -> CGFloat {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    if isDiagonal { return x }
    guard Double(x) >= UnitBezier.straightBelow else {
      return value(at: CGFloat(UnitBezier.straightBelow)) * (x / CGFloat(UnitBezier.straightBelow))
    }
    let (near, rest) = parameter(at: Double(x))
    // A sixteenth of it, since thrice a progress may be too large for a number.
    let progress = Cubic(Double(y1) / 16, Double(y2) / 16, end: 1 / 16).aboutParameter(near)
    return CGFloat(16 * progress.value(at: rest))
  }

  /// How fast the progress rises at the given fraction of the time: `Y′(s) / X′(s)` where `X(s) = x`.
  ///
  /// Edge cases:
  /// - 0 for a fraction outside 0...1, where nothing moves; NaN counts as 0; at the ends the slope inside.
  /// - Held to ±1e9, which is also what it gives where the curve is vertical.
  ///
  /// Source: [choice] for the limit.
  public func slope(at x: CGFloat) -> CGFloat {
    if x < 0 || x > 1 { return 0 }
    if isDiagonal { return 1 }
    let (s, t) = parameters(at: x)
    let run = UnitBezier.derivative(Double(x1), Double(x2), end: 1, s, t)
    // A sixteenth of it, as above.
    let rise = UnitBezier.derivative(Double(y1) / 16, Double(y2) / 16, end: 1 / 16, s, t)
    if run > 0 || rise != 0 { return UnitBezier.ratio(rise, run) }
    // Both stand still, at an end: there the second derivatives decide.
    return s < t
      ? UnitBezier.ratio(Double(y2) / 16, Double(x2))
      : UnitBezier.ratio((1 - Double(y1)) / 16, 1 - Double(x1))
  }
}

extension UnitBezier {
  /// Below it the curve is taken as straight, so that no product is too small for a `Double`.
  private static let straightBelow = 0x1p-900

  /// Whether both coordinates are the same cubic.
  private var isDiagonal: Bool { x1 == y1 && x2 == y2 }

  /// A third of the derivative of a coordinate with the control points 0, `p1`, `p2` and `end`.
  private static func derivative(
    _ p1: Double, _ p2: Double, end: Double, _ s: Double, _ t: Double
  ) -> Double {
    p1 * (t * t) + (p2 - p1) * (2 * s * t) + (end - p2) * (s * s)
  }

  /// A slope from a sixteenth of the rise and the run, held to ±1e9.
  private static func ratio(_ rise: Double, _ run: Double) -> CGFloat {
    let slope = 16 * (rise / run)
    return CGFloat(slope.isNaN ? 0 : min(max(slope, -1e9), 1e9))
  }

  /// The parameter s at a fraction of the time, and 1 − s.
  private func parameters(at x: CGFloat) -> (s: Double, t: Double) {
    guard x > 0 else { return (0, 1) }
    guard x < 1 else { return (1, 0) }
    let (near, rest) = parameter(at: max(Double(x), UnitBezier.straightBelow))
    return (near + rest, (1 - near) - rest)
  }

  /// The root s of `X(s) = x` in two parts: a short number near it, and the rest.
  ///
  /// Solving twice is what makes the progress monotone: about the short number the cubic is known without
  /// rounding, and what is left to solve is so small that its rounding does not reach the last place of s.
  private func parameter(at x: Double) -> (near: Double, rest: Double) {
    let time = Cubic(Double(x1), Double(x2), end: 1)
    // Of x = 3·x1·s + … each term alone would need at least this s.
    let guess = min(x / (3 * Double(x1)), (x / (3 * Double(x2))).squareRoot(), 1)
    let rough = time.aboutParameter(0).root(of: x, from: guess, in: 0...1)
    let near = rough.short
    let rest = time.aboutParameter(near).root(of: x, from: rough - near, in: -near...1 - near)
    return (near, rest)
  }
}

/// One coordinate of the curve as a polynomial, `c·s + b·s² + a·s³`, in twice the precision.
private struct Cubic {
  let a: Twofold
  let b: Twofold
  let c: Twofold

  init(_ p1: Double, _ p2: Double, end: Double) {
    c = Twofold(product: 3, p1)
    let e = Twofold(product: 3, p2)
    b = e + c * -2
    a = Twofold(high: end, low: 0) + c + e * -1
  }

  /// The same polynomial about `near`, whose powers are exact if it is short.
  func aboutParameter(_ near: Double) -> ShiftedCubic {
    let square = near * near
    return ShiftedCubic(
      k0: c * near + b * square + a * (square * near),
      k1: c.high + near * (2 * b.high + near * 3 * a.high),
      k2: b.high + near * 3 * a.high,
      k3: a.high)
  }
}

/// A cubic about a point: `k0 + k1·d + k2·d² + k3·d³`.
private struct ShiftedCubic {
  let k0: Twofold
  let k1: Double
  let k2: Double
  let k3: Double

  /// Its value, rounded once as long as `d` is small.
  func value(at d: Double) -> Double {
    k0.high + (k0.low + d * (k1 + d * (k2 + d * k3)))
  }

  /// Where in `range` the cubic, which rises there, has the value `x`, from a first guess.
  ///
  /// Laguerre's method, which takes a threefold root in one step, with bisection where it would leave.
  func root(of x: Double, from guess: Double, in range: ClosedRange<Double>) -> Double {
    let missing = (k0.high - x) + k0.low
    var (low, high, d) = (range.lowerBound, range.upperBound, guess)
    for _ in 0..<64 {
      let f = missing + d * (k1 + d * (k2 + d * k3))
      if f == 0 { return d }
      if f < 0 { low = d } else { high = d }
      let f1 = k1 + d * (2 * k2 + d * 3 * k3)
      let f2 = 2 * k2 + 6 * k3 * d
      let step = 3 * f / (f1 + max(4 * f1 * f1 - 6 * f * f2, 0).squareRoot())
      let next = d - step
      if abs(step) <= 1e-8 * abs(d - range.lowerBound) { return min(max(next, low), high) }
      d = next > low && next < high ? next : low + (high - low) / 2
    }
    return d
  }
}

extension Double {
  /// The number cut to its leading 17 bits: its square and its cube are exact.
  fileprivate var short: Double { Double(bitPattern: bitPattern & ~0xF_FFFF_FFFF) }
}
