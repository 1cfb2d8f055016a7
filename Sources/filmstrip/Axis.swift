import Transitions

/// An axis of a plot: where a number is drawn, and which numbers are written beside it.
struct Axis {
  /// The numbers at both ends; the second is greater.
  let numbers: (low: Double, high: Double)

  /// Where both ends are drawn.
  let places: (low: CGFloat, high: CGFloat)

  /// An axis from one number to another; if they are equal, a little to both sides.
  init(from low: Double, to high: Double, drawnFrom start: CGFloat, to end: CGFloat) {
    numbers =
      high > low ? (low, high) : (low - 0.5 * max(1, low.magnitude), low + 0.5 * max(1, low.magnitude))
    places = (start, end)
  }

  /// Where a number is drawn.
  func place(of number: Double) -> CGFloat {
    places.low + (places.high - places.low) * CGFloat((number - numbers.low) / (numbers.high - numbers.low))
  }

  /// At most so many round numbers on the axis, with the decimals they need.
  func ticks(atMost count: Int) -> (numbers: [Double], decimals: Int) {
    let (step, decimals) = Axis.step(atLeast: (numbers.high - numbers.low) / Double(count))
    let first = (numbers.low / step).rounded(.up)
    let last = (numbers.high / step).rounded(.down)
    guard last >= first else { return ([], decimals) }
    return ((0...Int(last - first)).map { (first + Double($0)) * step }, decimals)
  }

  /// The smallest of 1, 2, 5, 10, 20 … and 0.5, 0.2, 0.1 … that is at least a number, and how many decimals
  /// it has.
  private static func step(atLeast least: Double) -> (step: Double, decimals: Int) {
    var (unit, decimals) = (1.0, 0)
    while unit < least { unit *= 10 }
    while unit / 10 >= least, decimals < 12 { (unit, decimals) = (unit / 10, decimals + 1) }
    for part in [5.0, 2.0] where unit / part >= least {
      return (unit / part, unit > 1 ? 0 : decimals + 1)
    }
    return (unit, unit > 1 ? 0 : decimals)
  }
}
