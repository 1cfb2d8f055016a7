import Foundation
import Transitions
import XCTest

/// How a photo comes back from beyond its edge: the reference.
final class BounceMotionTests: XCTestCase {
  // MARK: Worked numbers

  /// `x0·e^(−10t) + (v0/2)·(e^(−10t) − e^(−12t))`.
  func testTheLaw() {
    func row(_ x0: CGFloat, _ v0: CGFloat, at time: Double, is expected: CGFloat, line: UInt = #line) {
      let value = BounceMotion(overshoot: x0, velocity: v0).value(at: time)
      XCTAssertEqual(value, expected, accuracy: 1e-9, line: line)
    }
    row(100, 0, at: 0, is: 100)
    row(100, 0, at: 0.1, is: 36.787_944_117_144_24)
    row(-100, 0, at: 0.2, is: -13.533_528_323_661_27)
    row(0, 1000, at: 0.1, is: 33.342_614_629_620_15)
    row(50, 1000, at: 0.1, is: 51.736_586_688_192_27)
    row(50, -1000, at: 0.05, is: 1.467_021_176_328_16)
  }

  /// Out to the peak of a crossing: `0.03349·v` at `ln(1.2)/2`.
  func testHowFarACrossingGoes() {
    let bounce = BounceMotion(overshoot: 0, velocity: 1000)
    let peak = log(1.2) / 2
    XCTAssertEqual(bounce.value(at: peak), 33.49, accuracy: 0.005)
    XCTAssertEqual(bounce.velocity(at: peak), 0, accuracy: 1e-9)
    XCTAssertLessThan(bounce.value(at: peak - 0.01), bounce.value(at: peak))
    XCTAssertLessThan(bounce.value(at: peak + 0.01), bounce.value(at: peak))
  }

  // MARK: Rules

  /// It rests at the first instant with |x| < 0.5 and |v| < 10.
  func testWhenItRests() {
    func row(_ x0: CGFloat, _ v0: CGFloat, restsAfter expected: Double, line: UInt = #line) {
      let bounce = BounceMotion(overshoot: x0, velocity: v0)
      XCTAssertEqual(bounce.ending, .rest(after: bounce.duration), line: line)
      XCTAssertEqual(bounce.duration, expected, accuracy: 1e-9, line: line)
      XCTAssertEqual(bounce.value(at: bounce.duration), 0, line: line)
      XCTAssertEqual(bounce.velocity(at: bounce.duration), 0, line: line)
    }
    row(0, 0, restsAfter: 0)
    row(0.4, 9, restsAfter: 0)
    row(0.5, 0, restsAfter: 0)
    row(100, 0, restsAfter: log(200) / 10)
    row(-100, 0, restsAfter: log(200) / 10)
    row(1, 0, restsAfter: log(2) / 10)
  }

  /// Inward velocity carries it through the edge only when |v0|/2 > |x0|, and only if it does not come to rest just before,
  /// slower than 10 points/s; it goes on with `v0·e^(−12t)`.
  func testWhenItCrossesTheEdge() throws {
    func row(_ x0: CGFloat, _ v0: CGFloat, crosses: Bool, line: UInt = #line) {
      let bounce = BounceMotion(overshoot: x0, velocity: v0)
      guard case .crossing(let time, let velocity) = bounce.ending else {
        return XCTAssertFalse(crosses, line: line)
      }
      XCTAssert(crosses, line: line)
      XCTAssertEqual(time, -log(1 + 2 * Double(x0 / v0)) / 2, accuracy: 1e-12, line: line)
      XCTAssertEqual(velocity, v0 * exp(-12 * CGFloat(time)), accuracy: 1e-9 * abs(v0), line: line)
      XCTAssertEqual(bounce.value(at: time - 1e-9), 0, accuracy: 1e-5, line: line)
    }
    row(100, -450, crosses: true)
    row(100, -400, crosses: false)
    row(100, -200, crosses: false)
    row(100, 1000, crosses: false)
    row(-100, 1000, crosses: true)
    row(-100, -1000, crosses: false)
    row(0, -1000, crosses: false)
    row(300, -4000, crosses: true)
  }

  func testWhatIsNotFiniteCountsAsZero() {
    XCTAssertEqual(
      BounceMotion(overshoot: .nan, velocity: -.infinity), BounceMotion(overshoot: 0, velocity: 0))
  }

  func testItStartsExactly() {
    let bounce = BounceMotion(overshoot: -43.21, velocity: 321)
    XCTAssertEqual(bounce.value(at: 0), -43.21)
    XCTAssertEqual(bounce.value(at: -5), -43.21)
    XCTAssertEqual(bounce.velocity(at: 0), 321 + 432.1, accuracy: 1e-9)
  }

  // MARK: Laws

  func testVelocityIsTheDerivative() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<500 {
      let bounce = BounceMotion(
        overshoot: .random(in: -400...400, using: &generator),
        velocity: .random(in: -5000...5000, using: &generator))
      let time = Double.random(in: 0.001...1.2, using: &generator)
      guard abs(time - bounce.duration) > 1e-4 else { continue }
      let step = 1e-6
      let slope = (bounce.value(at: time + step) - bounce.value(at: time - step)) / CGFloat(2 * step)
      XCTAssertEqual(
        bounce.velocity(at: time), slope, accuracy: 1e-4 + 1e-6 * abs(slope), "seed 1, \(bounce)")
    }
  }

  /// The end is the first instant of rest: before it is further than half a point or faster than 10 points/s, or it has not
  /// got through the edge; and it never changes sides before.
  func testTheEndIsTheFirstInstantOfRest() {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<500 {
      let bounce = BounceMotion(
        overshoot: .random(in: -40...40, using: &generator),
        velocity: .random(in: -300...300, using: &generator))
      let side: CGFloat = bounce.overshoot < 0 ? -1 : 1
      for step in 0..<200 {
        let time = bounce.duration * Double(step) / 200
        let (value, velocity) = (bounce.value(at: time), bounce.velocity(at: time))
        XCTAssert(abs(value) >= 0.5 || abs(velocity) >= 10, "seed 2, \(bounce) rests before, at \(time)")
        XCTAssertGreaterThanOrEqual(value * side, 0, "seed 2, \(bounce) at \(time)")
      }
      if case .rest(let time) = bounce.ending, time > 0 {
        XCTAssertLessThanOrEqual(abs(bounce.value(at: time - 1e-9)), 0.5 + 1e-6, "seed 2, \(bounce)")
        XCTAssertLessThanOrEqual(abs(bounce.velocity(at: time - 1e-9)), 10 + 1e-4, "seed 2, \(bounce)")
      }
    }
  }

  func testExtremeOvershootsStayFinite() {
    for magnitude: CGFloat in [1e-300, 1e-9, 1, 1e7, 1e9] {
      for (x0, v0) in [(1, 1), (1, -1), (-1, 3), (0, 1), (1, 0), (1, -2.000_000_001)] as [(CGFloat, CGFloat)]
      {
        let bounce = BounceMotion(overshoot: x0 * magnitude, velocity: v0 * magnitude)
        XCTAssert(bounce.duration.isFinite && bounce.duration >= 0, "\(bounce)")
        for time in [0, 1e-9, 0.01, bounce.duration / 2, bounce.duration, 100, 1e9] {
          XCTAssert(bounce.value(at: time).isFinite && bounce.velocity(at: time).isFinite, "\(bounce)")
        }
      }
    }
  }
}
