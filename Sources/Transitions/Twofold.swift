/// A number in twice the precision of `Double`: the sum of two, the second about the last place of the first.
///
/// It is for the few places where a rounded difference would be all noise. The building blocks are the
/// error-free sum of Knuth and the error-free product of Dekker, with the factors cut in two by their bits.
struct Twofold {
  /// The number, all but rounded to `Double`.
  let high: Double

  /// What `high` leaves out.
  let low: Double
}

extension Twofold {
  /// A plain number.
  init(_ value: Double) {
    self.init(high: value, low: 0)
  }

  /// `a + b` without rounding.
  init(sum a: Double, _ b: Double) {
    let sum = a + b
    let addedToA = sum - a
    self.init(high: sum, low: (a - (sum - addedToA)) + (b - addedToA))
  }

  /// `a · b` without rounding, unless its lower half is too small for a `Double`.
  init(product a: Double, _ b: Double) {
    let product = a * b
    let (a1, b1) = (a.upperHalf, b.upperHalf)
    let (a2, b2) = (a - a1, b - b1)
    self.init(high: product, low: ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2)
  }

  /// The sum of two numbers, to about 31 digits.
  static func + (a: Twofold, b: Twofold) -> Twofold {
    let sum = Twofold(sum: a.high, b.high)
    return Twofold(high: sum.high, low: sum.low + (a.low + b.low))
  }

  /// The product with a plain number, to about 31 digits.
  static func * (a: Twofold, b: Double) -> Twofold {
    let product = Twofold(product: a.high, b)
    return Twofold(high: product.high, low: product.low + a.low * b)
  }
}

extension Double {
  /// The number cut to its leading 26 bits: the product of two such is exact.
  fileprivate var upperHalf: Double { Double(bitPattern: bitPattern & ~0x7FF_FFFF) }
}
