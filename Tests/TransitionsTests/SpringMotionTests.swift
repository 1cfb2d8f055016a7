import Foundation
import PreviewGeometry
import Transitions
import XCTest

/// A spring let go: the reference.
final class SpringMotionTests: XCTestCase {
  // MARK: Vectors

  /// Progress and velocity from 60 digits; the last six rows pass through ζ = 1 for given k and c.
  func testProgressAndVelocity() {
    func row(
      _ m: CGFloat, _ k: CGFloat, _ c: CGFloat, v: CGFloat, at time: Double, is progress: CGFloat,
      _ velocity: CGFloat, line: UInt = #line
    ) {
      let motion = SpringMotion(Spring(mass: m, stiffness: k, damping: c), velocity: v)
      XCTAssertEqual(motion.progress(at: time), progress, accuracy: 1e-14, line: line)
      XCTAssertEqual(motion.velocity(at: time), velocity, accuracy: 1e-13, line: line)
    }
    row(1, 100, 10, v: 0, at: 0.1, is: 0.3402998466082984, 5.33507195114693)
    row(1, 100, 10, v: 0, at: 0.5, is: 1.0745905665950333, -0.8794242073251285)
    row(1, 100, 10, v: 5, at: 0.1, is: 0.6070534441656449, 5.966036742531973)
    row(2, 50, 3, v: 1, at: 1, is: 0.8685784673692696, -2.147455606539841)
    row(1, 100, 20, v: 0, at: 0.1, is: 0.2642411176571154, 3.6787944117144233)
    row(1, 100, 20, v: 30, at: 0.2, is: 1.406005849709838, -1.353352832366127)
    row(1, 100, 40, v: 0, at: 0.1, is: 0.1777365760981905, 2.1390913026027936)
    row(1, 100, 40, v: -5, at: 0.5, is: 0.680025057982186, 0.8573702126838803)
    row(1, 1, 10_000, v: 0, at: 10_000, is: 0.6321205588285577, 3.6787944485023684e-05)
    row(1, 100, 20 * (1 - 1e-6), v: 3, at: 0.3, is: 0.8456605361434925, 1.1948891927441336)
    row(1, 100, 20 * (1 - 1e-9), v: 3, at: 0.3, is: 0.8456600885077054, 1.194889640380651)
    row(1, 100, 20 * (1 - 1e-12), v: 3, at: 0.3, is: 0.8456600880600698, 1.1948896408282867)
    row(1, 100, 20 * (1 + 1e-12), v: 3, at: 0.3, is: 0.8456600880591736, 1.194889640829183)
    row(1, 100, 20 * (1 + 1e-9), v: 3, at: 0.3, is: 0.8456600876115381, 1.1948896412768184)
    row(1, 100, 20 * (1 + 1e-6), v: 3, at: 0.3, is: 0.8456596399762619, 1.1948900889113643)
  }

  func testSettlingDurations() {
    func row(
      _ m: CGFloat, _ k: CGFloat, _ c: CGFloat, v: CGFloat, is expected: Double, _ why: String,
      line: UInt = #line
    ) {
      let motion = SpringMotion(Spring(mass: m, stiffness: k, damping: c), velocity: v)
      guard expected.isFinite else {
        return XCTAssertEqual(motion.settlingDuration, expected, why, line: line)
      }
      XCTAssertEqual(motion.settlingDuration, expected, accuracy: 1e-14 * expected, why, line: line)
    }
    row(1, 100, 10, v: 0, is: 1.4727003346780927, "the default spring")
    row(1, 100, 10, v: 5, is: 1.3815510557964275, "B = 0: ln 1000 / 5")
    row(1, 100, 1, v: 0, is: 13.91321015404625, "little damping")
    row(4, 100, 12, v: -3, is: 5.048148861419313, "started the wrong way")
    row(1, 100, 20 * (1 - 1e-9), v: 0, is: 1.6922859391153378, "all but critical")
    row(1, 100, 20, v: 0, is: 1, "critical: 10 tenths")
    row(1, 16, 8, v: 5, is: 1.6, "exactly 0 after a second, but on its way past the end")
    row(1, 100, 20, v: 20, is: 0.9, "exactly 0 after a tenth, the same")
    row(1, 100, 40, v: 0, is: 2.7, "creeping")
    row(1, 100, 40, v: 100, is: 2.8, "creeping back from past the end")
    row(1, 1, 1000, v: 0, is: 6907.8, "creeping for hours")
    row(1, 1e9, 1e5, v: 0, is: 0.1, "never less than a tenth")
    row(1, 100, 20, v: 10, is: 0.7, "critical, at the rate that leaves a plain decay")
    row(1, 100, 20, v: 11.5, is: 0.6, "hardly past the end, and at rest all the time it is")
    row(1, 100, 0, v: 0, is: .infinity, "no damping")
    row(1, 100, 1e-8, v: 0, is: .infinity, "so little that it takes longer than 1e6 s")
    row(1, 1e-6, 1, v: 0, is: .infinity, "so much that it takes longer than 1e6 s")
  }

  // MARK: Laws

  func testASpringStartsExactlyAtItsStart() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<10_000 {
      let motion = randomMotion(using: &generator)
      for time in [0, -1, -.infinity, .nan] as [Double] {
        XCTAssertEqual(motion.progress(at: time), 0, "seed 1, \(motion)")
        XCTAssertEqual(motion.velocity(at: time), motion.initialVelocity, "seed 1, \(motion)")
      }
    }
  }

  /// In the limit of short times too: progress is v·t, and the velocity v.
  func testASpringStartsWithItsVelocity() {
    for c in [0, 1, 19, 20, 21, 1000] as [CGFloat] {
      for v in [0, 1, -40, 1e6] as [CGFloat] {
        let motion = SpringMotion(Spring(mass: 1, stiffness: 100, damping: c), velocity: v)
        XCTAssertEqual(motion.velocity(at: 1e-12), v, accuracy: 2e-9 * max(1, abs(v)), "c = \(c), v = \(v)")
        XCTAssertEqual(motion.progress(at: 1e-12), v * 1e-12, accuracy: 1e-15 * max(1, abs(v)))
      }
    }
  }

  func testASpringAskedLaterThanAMillionSecondsHasArrived() {
    for damping in [0, 1e-9, 20, 1e9] as [CGFloat] {
      let motion = SpringMotion(Spring(mass: 1, stiffness: 100, damping: damping), velocity: 3)
      for time in [1_000_000.1, 1e300, .infinity] {
        XCTAssertEqual(motion.progress(at: time), 1)
        XCTAssertEqual(motion.velocity(at: time), 0)
      }
    }
    let undamped = SpringMotion(Spring(mass: 1, stiffness: 1, damping: 0))
    XCTAssertEqual(undamped.progress(at: 1_000_000), 1 - cos(1_000_000), accuracy: 1e-12)
  }

  /// The velocity is the derivative of the progress, and the force that of the velocity.
  func testAMotionObeysItsEquation() {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<5_000 {
      let ratios: [CGFloat] = [1, 1 - 1e-9, 1 + 1e-9, .random(in: 0...3, using: &generator)]
      let ratio = ratios[Int.random(in: 0..<4, using: &generator)]
      let v = CGFloat.random(in: -30...30, using: &generator)
      let motion = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 20 * ratio), velocity: v)
      let t = Double.random(in: 0.001...2, using: &generator)
      let h = 1e-5
      func label() -> String { "seed 2, \(motion) at \(t)" }
      let (before, after) = (motion.progress(at: t - h), motion.progress(at: t + h))
      XCTAssertEqual(motion.velocity(at: t), (after - before) / CGFloat(2 * h), accuracy: 1e-5, label())
      let force = (motion.velocity(at: t + h) - motion.velocity(at: t - h)) / CGFloat(2 * h)
      let expected = 100 * (1 - motion.progress(at: t)) - 20 * ratio * motion.velocity(at: t)
      XCTAssertEqual(force, expected, accuracy: 1e-3, label())
    }
  }

  /// Across ζ = 1 a motion changes as little as the damping does.
  func testTheThreeKindsOfSpringMeet() {
    for exponent in stride(from: -15.0, through: -3, by: 1) {
      let distance = CGFloat(pow(10, exponent))
      for v in [0, 8, 12, -100] as [CGFloat] {
        for t in [0.01, 0.1, 0.5, 2, 10, 1000] {
          let sides = [1 - distance, 1, 1 + distance].map {
            SpringMotion(Spring(mass: 1, stiffness: 100, damping: 20 * $0), velocity: v)
          }
          let (values, velocities) = (sides.map { $0.progress(at: t) }, sides.map { $0.velocity(at: t) })
          let scale = (1 + abs(v)) * (10 * distance + 1e-14)
          XCTAssertEqual(values[0], values[1], accuracy: scale, "\(distance), \(v), \(t)")
          XCTAssertEqual(values[2], values[1], accuracy: scale, "\(distance), \(v), \(t)")
          XCTAssertEqual(velocities[0], velocities[1], accuracy: 100 * scale, "\(distance), \(v), \(t)")
          XCTAssertEqual(velocities[2], velocities[1], accuracy: 100 * scale, "\(distance), \(v), \(t)")
        }
      }
    }
  }

  /// A critical spring made for some tenths of a second has settled then: a thousandth left counts as nothing.
  func testASpringMadeForADurationSettlesInIt() {
    for tenths in 1...100 {
      let duration = Double(tenths) / 10
      for v in [0, -5, 2] as [CGFloat] {
        let motion = SpringMotion(
          Spring(dampingRatio: 1, duration: duration, velocity: v / CGFloat(duration)),
          velocity: v / CGFloat(duration))
        XCTAssertEqual(motion.settlingDuration, duration, "v = \(v) / \(duration)")
      }
    }
  }

  /// From the settling duration on, less than a thousandth is left; a tenth before, if it creeps, more was.
  func testASettledSpringStaysSettled() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<3_000 {
      let swinging = CGFloat.random(in: 0.05...0.99, using: &generator)
      let creeping = CGFloat.random(in: 1.001...5, using: &generator)
      let ratio = [1, swinging, creeping][Int.random(in: 0..<3, using: &generator)]
      let spring = Spring(mass: 1, stiffness: 100, damping: 20 * ratio)
      let motion = SpringMotion(spring, velocity: .random(in: -30...100, using: &generator))
      let settled = motion.settlingDuration
      for step in 0..<200 {
        let t = settled + Double(step) * 0.005
        XCTAssertLessThan(abs(1 - motion.progress(at: t)), 0.001 * (1 + 1e-9), "seed 3, \(motion)")
      }
      guard ratio >= 1 else { continue }
      let tenths = (settled * 10).rounded()
      XCTAssertEqual(settled, tenths / 10, "seed 3, \(motion)")
      let unsettled = (0...40).contains { step in
        abs(1 - motion.progress(at: (tenths - 1 + Double(step) / 40) / 10)) >= 0.001
      }
      XCTAssert(unsettled, "seed 3, \(motion)")
    }
  }

  /// Whatever the spring, the velocity and the time, progress and velocity are numbers.
  func testProgressAndVelocityAreAlwaysFinite() {
    var generator = SplitMix64(seed: 4)
    for _ in 0..<100_000 {
      let motion = randomMotion(using: &generator)
      let time = pow(10, Double.random(in: -9...6, using: &generator))
      XCTAssert(motion.progress(at: time).isFinite, "seed 4, \(motion) at \(time)")
      XCTAssert(motion.velocity(at: time).isFinite, "seed 4, \(motion) at \(time)")
    }
    let extremes: [Double] = [0, 1e-300, 1e-9, 1, -1, 1e9, 1e300, -1e300, .infinity, -.infinity, .nan]
    for m in extremes {
      for k in extremes {
        for c in extremes {
          for v in extremes {
            let motion = SpringMotion(Spring(mass: m, stiffness: k, damping: c), velocity: v)
            XCTAssertFalse(motion.settlingDuration.isNaN, "\(motion)")
            for time in extremes {
              XCTAssert(motion.progress(at: time).isFinite, "\(motion) at \(time)")
              XCTAssert(motion.velocity(at: time).isFinite, "\(motion) at \(time)")
            }
          }
        }
      }
    }
  }

  // MARK: Material

  private func randomMotion(using generator: inout SplitMix64) -> SpringMotion {
    func magnitude() -> CGFloat { CGFloat(pow(10, Double.random(in: -9...9, using: &generator))) }
    let spring = Spring(mass: magnitude(), stiffness: magnitude(), damping: magnitude())
    return SpringMotion(spring, velocity: Bool.random(using: &generator) ? magnitude() : -magnitude())
  }
}
