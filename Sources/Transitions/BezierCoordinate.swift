/// One coordinate of a Bézier curve that starts at 0: `c·s + b·s² + a·s³`, in twice the precision.
///
/// Solving it twice is what keeps a timing curve monotone from one number to the next. About a short number
/// near the root the cubic is known without rounding, and what is left to solve is so small that its rounding
/// does not reach the last place of the root.
struct BezierCoordinate {
  /// The coefficient of s³.
  let a: Twofold

  /// The coefficient of s².
  let b: Twofold

  /// The coefficient of s.
  let c: Twofold

  /// Creates the coordinate with the control points 0, `p1`, `p2` and `end`.
  init(_ p1: Twofold, _ p2: Twofold, end: Double) {
    c = p1 * 3
    let threefoldP2 = p2 * 3
    b = threefoldP2 + c * -2
    a = Twofold(end) + c + threefoldP2 * -1
  }

  /// Where a coordinate that rises to 1 has the value `x`, up to ½: a short number near it, and the rest.
  ///
  /// The first solution is poor only where the coordinate all but stands still: then it is solved once more.
  func root(of x: Double) -> (near: Double, rest: Double) {
    let plain = ShiftedCubic(k0: Twofold(0), k1: c.high, k2: b.high, k3: a.high)
    let (near, rest) = root(of: x, from: plain.root(of: x, from: guess(x), in: 0...1, within: 1e-3))
    return abs(rest) < 1e-4 * near ? (near, rest) : root(of: x, from: near + rest)
  }

  /// The same about the short number nearest to a rough solution.
  private func root(of x: Double, from rough: Double) -> (near: Double, rest: Double) {
    let near = rough.short
    let rest = shifted(to: near).root(of: x, from: rough - near, in: -near...1 - near, within: 1e-10)
    return (near, rest)
  }

  /// The root of the quadratic that is left if one factor of s³ is taken as its rough estimate.
  private func guess(_ x: Double) -> Double {
    let square = b.high + a.high * x.roughCubeRoot
    return min(2 * x / (c.high + max(c.high * c.high + 4 * square * x, 0).squareRoot()), 0.8)
  }

  /// The same cubic in powers of `s − near`, without rounding if `near` is short.
  func shifted(to near: Double) -> ShiftedCubic {
    let square = near * near
    return ShiftedCubic(
      k0: c * near + b * square + a * (square * near),
      k1: c.high + near * (2 * b.high + near * 3 * a.high),
      k2: b.high + near * 3 * a.high,
      k3: a.high)
  }
}

/// A cubic about some point: `k0 + k1·d + k2·d² + k3·d³`.
struct ShiftedCubic {
  let k0: Twofold
  let k1: Double
  let k2: Double
  let k3: Double

  /// Its value for a small `d`.
  func value(at d: Double) -> Twofold {
    Twofold(high: k0.high, low: k0.low + (d * k1 + d * d * (k2 + d * k3)))
  }

  /// Where in `range` it has the value `x`, by Halley's method, with halving
  /// where that would leave the range.
  ///
  /// It goes on until a step is below `precision` of the way from the start of the range, and takes that
  /// step: the error is then its third power, as long as the slope is not all but 0.
  func root(
    of x: Double, from guess: Double, in range: ClosedRange<Double>, within precision: Double
  ) -> Double {
    let missing = (k0.high - x) + k0.low
    var (low, high, d) = (range.lowerBound, range.upperBound, guess)
    for _ in 0..<64 {
      let f = (missing + d * k1) + d * d * (k2 + d * k3)
      let halfF2 = k2 + d * (3 * k3)
      let f1 = k1 + d * (k2 + halfF2)
      if f == 0 { return d }
      if f < 0 { low = d } else { high = d }
      let step = f * f1 / (f1 * f1 - f * halfF2)
      let next = d - step
      if abs(step) <= precision * (d - range.lowerBound) { return min(max(next, low), high) }
      d = next > low && next < high ? next : low + (high - low) / 2
    }
    return d
  }
}

extension Double {
  /// The number cut to its leading 17 bits: its square and its cube are exact.
  fileprivate var short: Double { Double(bitPattern: bitPattern & ~0xF_FFFF_FFFF) }

  /// The cube root to about a tenth, by a third of the exponent, for a number above the subnormal ones.
  fileprivate var roughCubeRoot: Double {
    Double(bitPattern: (bitPattern + 2 * (1.0).bitPattern) / 3)
  }
}
