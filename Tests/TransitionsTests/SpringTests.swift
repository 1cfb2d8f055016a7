import Foundation
import PreviewGeometry
import Transitions
import XCTest

/// Springs and how they are made to measure: the reference.
final class SpringTests: XCTestCase {
  // MARK: Examples

  func testTheDefaultSpring() {
    let spring = Spring()
    XCTAssertEqual([spring.mass, spring.stiffness, spring.damping], [1, 100, 10])
    XCTAssertEqual(spring.naturalFrequency, 10)
    XCTAssertEqual(spring.dampingRatio, 0.5)
  }

  func testAParameterThatMakesNoSpringIsReplaced() {
    func row(
      _ m: CGFloat, _ k: CGFloat, _ c: CGFloat, is expected: [CGFloat], _ why: String, line: UInt = #line
    ) {
      let spring = Spring(mass: m, stiffness: k, damping: c)
      XCTAssertEqual([spring.mass, spring.stiffness, spring.damping], expected, why, line: line)
    }
    row(0, 5, 6, is: [1, 5, 6], "no mass")
    row(4, -5, 6, is: [4, 100, 6], "no stiffness")
    row(4, 5, -6, is: [4, 5, 0], "no damping is a spring that never rests")
    row(.nan, .infinity, .nan, is: [1, 100, 10], "no numbers")
    row(1e300, 1e-300, 1e300, is: [1e24, 1e-24, 1e24], "beyond the limits")
  }

  // MARK: Vectors

  /// The largest solutions, from 40 digits.
  func testFrequencyOfTheSpringOfADuration() {
    func row(
      _ ratio: CGFloat, _ duration: Double, _ velocity: CGFloat, is expected: CGFloat, line: UInt = #line
    ) {
      let spring = Spring(dampingRatio: ratio, duration: duration, velocity: velocity)
      XCTAssertEqual(spring.naturalFrequency, expected, accuracy: 1e-13 * expected, line: line)
    }
    row(1, 0.4, 0, is: 23.083533691128963)
    row(0.5, 0.4, 0, is: 31.79224567324041)
    row(0.01, 1, 0, is: 230.26350954942123)
    row(0.999999, 1, 0, is: 13.468949686619172)
    row(0.8, 0.5, 10, is: 11.599418732181295)
    row(0.8, 0.5, -10, is: 19.240056178442686)
    row(1, 0.4, 5, is: 22.46341470146776)
    row(1, 0.4, -5, is: 23.56920413761321)
    row(1, 1, 20, is: 9.191050465713346)
    row(0.5, 1, 50, is: 16.029036660805552)
    row(0.3, 2, 1000, is: 18.254595976529874)
    row(0.9, 0.25, -1_000_000, is: 76.51642186686337)
  }

  func testADampingRatioOutsideItsRangeCountsAsTheNearerEnd() {
    let (low, high) = (Spring(dampingRatio: 0.01, duration: 1), Spring(dampingRatio: 1, duration: 1))
    for ratio in [0, -1, -.infinity] as [CGFloat] {
      XCTAssertEqual(Spring(dampingRatio: ratio, duration: 1), low)
    }
    for ratio in [1.5, .infinity, .nan] as [CGFloat] {
      XCTAssertEqual(Spring(dampingRatio: ratio, duration: 1), high)
    }
    XCTAssertEqual(high.naturalFrequency, 9.2334134765, accuracy: 1e-9)
    XCTAssertEqual(high.dampingRatio, 1)
  }

  func testSpringsOfAPerceptualDuration() {
    func row(
      _ duration: Double, _ bounce: CGFloat, stiffness: CGFloat, ratio: CGFloat, line: UInt = #line
    ) {
      let spring = Spring(perceptualDuration: duration, bounce: bounce)
      XCTAssertEqual(spring.mass, 1, line: line)
      XCTAssertEqual(spring.stiffness, stiffness, accuracy: 1e-9, line: line)
      XCTAssertEqual(spring.dampingRatio, ratio, accuracy: 1e-15, line: line)
    }
    row(0.5, 0, stiffness: 157.91367041742973, ratio: 1)
    row(0.5, 0.3, stiffness: 157.91367041742973, ratio: 0.7)
    row(1, -0.2, stiffness: 39.47841760435743, ratio: 1.25)
    row(2, 1, stiffness: 9.869604401089358, ratio: 0)
    row(2, 1.5, stiffness: 9.869604401089358, ratio: 0)
    row(2, .nan, stiffness: 9.869604401089358, ratio: 1)
  }

  // MARK: Laws

  /// The amplitude of a spring made for a duration is a thousandth then, and no stiffer one leaves as much.
  func testASpringOfADurationIsTheStiffestThatLeavesAThousandth() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<2_000 {
      let ratio: CGFloat = Bool.random(using: &generator) ? 1 : .random(in: 0.01...1, using: &generator)
      let duration = pow(10, Double.random(in: -3...3, using: &generator))
      let whole = CGFloat.random(in: -30...30, using: &generator)
      let velocity = whole / CGFloat(duration)
      let spring = Spring(dampingRatio: ratio, duration: duration, velocity: velocity)
      let amplitude = { (w: CGFloat) -> CGFloat in
        let left = ratio < 1 ? (ratio - whole / w) / sqrt((1 - ratio) * (1 + ratio)) : 1 + w - whole
        return abs(left) * exp(-ratio * w)
      }
      let w = spring.naturalFrequency * CGFloat(duration)
      func label() -> String { "seed 1, ratio \(ratio), duration \(duration), velocity \(velocity)" }
      XCTAssertGreaterThan(amplitude(w * (1 - 1e-7)), 0.001, label())
      for stiffer in [1 + 1e-7, 1.001, 1.01, 1.1, 1.5, 2, 4, 10] as [CGFloat] {
        XCTAssertLessThan(amplitude(w * stiffer), 0.001, label())
      }
    }
  }

  func testEverySpringCanBeMade() {
    let extremes: [Double] = [0, -1, 1, 1e-9, 1e9, 1e-300, 1e300, .infinity, -.infinity, .nan]
    for a in extremes {
      for b in extremes {
        for c in extremes {
          let spring = Spring(mass: a, stiffness: b, damping: c)
          let fitted = Spring(dampingRatio: a, duration: b, velocity: c)
          for spring in [spring, fitted, Spring(perceptualDuration: a, bounce: b)] {
            XCTAssert(spring.naturalFrequency > 0 && spring.naturalFrequency.isFinite, "\(spring)")
            XCTAssert(spring.dampingRatio >= 0 && spring.dampingRatio.isFinite, "\(spring)")
          }
        }
      }
    }
  }

  // MARK: Saving

  func testDecodingFollowsTheRulesOfCreating() throws {
    let spring = Spring(mass: 2, stiffness: 50, damping: 3)
    let data = try JSONEncoder().encode(spring)
    XCTAssertEqual(try JSONDecoder().decode(Spring.self, from: data), spring)
    let odd = Data(#"{"mass": -2, "stiffness": 50, "damping": -3}"#.utf8)
    XCTAssertEqual(
      try JSONDecoder().decode(Spring.self, from: odd), Spring(mass: -2, stiffness: 50, damping: -3))
  }
}
