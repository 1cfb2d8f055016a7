import Transitions
import XCTest

/// How fast a finger is when it is lifted: the reference.
final class VelocityTrackerTests: XCTestCase {
  private func velocity(of samples: [(Double, CGFloat, CGFloat)]) -> CGPoint {
    var tracker = VelocityTracker()
    for (time, x, y) in samples { tracker.record(CGPoint(x: x, y: y), at: time) }
    return tracker.velocity
  }

  func testItIsTheWayOfTheLastTenthOfASecond() {
    func row(_ samples: [(Double, CGFloat, CGFloat)], is x: CGFloat, _ y: CGFloat, line: UInt = #line) {
      let velocity = velocity(of: samples)
      assertClose([velocity.x, velocity.y], [x, y], within: 1e-9, line: line)
    }
    row([], is: 0, 0)
    row([(1, 5, 5)], is: 0, 0)
    row([(1, 0, 0), (1.05, 10, -20)], is: 200, -400)
    row([(1, 0, 0), (1.0625, 50, 0), (1.0625, 60, 0)], is: 960, 0)
    row([(1, 0, 0), (1, 100, 100)], is: 0, 0)
    row([(0, 900, 0), (1, 0, 0), (1.05, 10, 0)], is: 200, 0)
    row([(0, 0, 0), (0.0625, 0, 50), (0.125, 0, 150)], is: 0, 1600)
    row([(0, 0, 0), (1, 0, 500)], is: 0, 0)
  }

  /// A finger that rests before it is lifted is slow: the release is a sample.
  func testTheReleaseCounts() {
    let moving = velocity(of: [(0, 0, 0), (0.03125, 100, 0)])
    let resting = velocity(of: [(0, 0, 0), (0.03125, 100, 0), (0.0625, 100, 0)])
    XCTAssertEqual(moving.x, 3200)
    XCTAssertEqual(resting.x, 1600)
  }

  func testASampleThatIsNotFiniteOrTooEarlyIsDropped() {
    let velocity = velocity(of: [
      (1, 0, 0), (1.05, 10, 0), (1.04, 99, 99), (.nan, 1, 1), (1.06, .nan, 0), (1.07, 0, .infinity),
    ])
    XCTAssertEqual(velocity.x, 200, accuracy: 1e-9)
    XCTAssertEqual(velocity.y, 0)
  }

  /// A steady finger has its own velocity, however often it is sampled.
  func testASteadyFingerHasItsOwnVelocity() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<60 {
      let finger = CGPoint(
        x: .random(in: -5000...5000, using: &generator), y: .random(in: -5000...5000, using: &generator))
      let rate = Double.random(in: 25...1000, using: &generator)
      let samples = (0..<200).map { index in
        (
          100 + Double(index) / rate, 3 + finger.x * CGFloat(Double(index) / rate),
          4 + finger.y * CGFloat(Double(index) / rate)
        )
      }
      let velocity = velocity(of: samples)
      assertClose([velocity.x, velocity.y], [finger.x, finger.y], within: 1e-5, "seed 1, rate \(rate)")
    }
  }
}
