import Transitions
import XCTest

/// How a flicked photo slows down: the reference.
final class GlideMotionTests: XCTestCase {
  // MARK: Worked numbers

  func testHowFarAndHowLong() {
    func row(
      _ velocity: CGFloat, _ rate: DecelerationRate, goes distance: CGFloat, inMilliseconds duration: Double,
      line: UInt = #line
    ) {
      let glide = GlideMotion(start: 0, velocity: velocity, rate: rate)
      XCTAssertEqual(glide.end, distance, accuracy: 1e-9 * abs(distance), line: line)
      XCTAssertEqual(glide.duration * 1000, duration, accuracy: 0.005, line: line)
    }
    row(1000, .normal, goes: 494.01, inMilliseconds: 2300.28)
    row(3000, .normal, goes: 1492.01, inMilliseconds: 2849.04)
    row(-3000, .normal, goes: -1492.01, inMilliseconds: 2849.04)
    row(1000, .fast, goes: 98.01, inMilliseconds: 458.21)
    row(-10.5, .normal, goes: -0.2495, inMilliseconds: 24.37)
  }

  func testHowLongItTakesToAnEdge() throws {
    let glide = GlideMotion(start: 100, velocity: 3000)
    let time = try XCTUnwrap(glide.time(reaching: 400))
    XCTAssertEqual(time * 1000, 111.710, accuracy: 0.0005)
    XCTAssertEqual(glide.speed(at: time), 2398.798, accuracy: 0.0005)
    XCTAssertEqual(glide.value(at: time), 400, accuracy: 1e-9)
  }

  // MARK: Rules

  func testAnEdgeCountsOnlyIfItLiesBeforeTheEnd() {
    func row(_ velocity: CGFloat, _ position: CGFloat, isReached: Bool, line: UInt = #line) {
      let glide = GlideMotion(start: 100, velocity: velocity)
      XCTAssertEqual(glide.time(reaching: position) != nil, isReached, line: line)
    }
    row(1000, 100, isReached: true)
    row(1000, 99.999, isReached: false)
    row(1000, 594, isReached: true)
    row(1000, 594.02, isReached: false)
    row(1000, GlideMotion(start: 100, velocity: 1000).end, isReached: false)
    row(-1000, 100, isReached: true)
    row(-1000, 100.001, isReached: false)
    row(-1000, -394, isReached: true)
    row(-1000, -394.02, isReached: false)
    row(0, 100, isReached: false)
  }

  func testItRestsAtTenPointsPerSecond() {
    for velocity: CGFloat in [0, 9.999, 10, -10] {
      let glide = GlideMotion(start: 7, velocity: velocity)
      XCTAssertEqual(glide.duration, 0)
      XCTAssertEqual(glide.end, 7)
      XCTAssertEqual(glide.value(at: 1), 7)
      XCTAssertEqual(glide.velocity(at: 0), 0)
    }
    let glide = GlideMotion(start: 7, velocity: 2000)
    XCTAssertEqual(glide.speed(at: glide.duration), 10, accuracy: 1e-9)
  }

  func testItStartsAndEndsExactly() {
    let glide = GlideMotion(start: 12.3, velocity: -777)
    XCTAssertEqual(glide.value(at: -1), 12.3)
    XCTAssertEqual(glide.value(at: 0), 12.3)
    XCTAssertEqual(glide.value(at: glide.duration), glide.end)
    XCTAssertEqual(glide.value(at: 1e9), glide.end)
    XCTAssertEqual(glide.velocity(at: glide.duration), 0)
  }

  /// What a bounce takes over is `v0·rᵗ`; the derivative is a thousandth more.
  func testTheVelocityAtAnEdgeIsThatOfTheRecordings() {
    let glide = GlideMotion(start: 0, velocity: 1000)
    XCTAssertEqual(glide.speed(at: 0), 1000)
    XCTAssertEqual(glide.velocity(at: 0), 1000 * 499 * 0.002_002_002_670_673_4, accuracy: 1e-6)
  }

  func testWhatIsNotFiniteCountsAsZero() {
    XCTAssertEqual(GlideMotion(start: .nan, velocity: .infinity), GlideMotion(start: 0, velocity: 0))
    XCTAssertEqual(GlideMotion(start: -.infinity, velocity: .nan), GlideMotion(start: 0, velocity: 0))
    XCTAssertNil(GlideMotion(start: 0, velocity: 1000).time(reaching: .nan))
  }

  // MARK: Laws

  /// The velocity is the derivative of the value, the value runs one way, and it ends where it says.
  func testVelocityIsTheDerivative() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<300 {
      let glide = GlideMotion(
        start: .random(in: -1000...1000, using: &generator),
        velocity: .random(in: -9000...9000, using: &generator),
        rate: Bool.random(using: &generator) ? .normal : .fast)
      let time = Double.random(in: 0.001...3, using: &generator)
      guard abs(time - glide.duration) > 1e-4 else { continue }
      let step = 1e-5
      let slope = (glide.value(at: time + step) - glide.value(at: time - step)) / CGFloat(2 * step)
      XCTAssertEqual(
        glide.velocity(at: time), slope, accuracy: 1e-4 + 1e-6 * abs(slope), "seed 1, \(glide)")
      let before = glide.value(at: glide.duration - 1e-9)
      XCTAssertEqual(before, glide.end, accuracy: 1e-6, "seed 1, \(glide)")
    }
  }

  /// A glide that is stopped and let go again with `v0·rᵗ` goes as far and as long.
  func testAGlideLetGoAgainGoesOn() {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<300 {
      let glide = GlideMotion(start: 0, velocity: .random(in: 20...9000, using: &generator))
      let time = glide.duration * .random(in: 0...0.99, using: &generator)
      let rest = GlideMotion(start: glide.value(at: time), velocity: glide.speed(at: time))
      XCTAssertEqual(rest.end, glide.end, accuracy: 1e-8, "seed 2, \(glide)")
      XCTAssertEqual(rest.duration + time, glide.duration, accuracy: 1e-9, "seed 2, \(glide)")
    }
  }
}
