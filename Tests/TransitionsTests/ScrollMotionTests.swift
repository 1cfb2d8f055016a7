import Transitions
import XCTest

/// One axis after it was let go, glides and bounces in a row: the reference.
final class ScrollMotionTests: XCTestCase {
  /// An axis of a viewport of 100 points over content of 1000: it rests at 0 … 900.
  private func axis(
    at offset: CGFloat, content: CGFloat = 1000, bounces: Bool = true, alwaysBounces: Bool = false
  ) -> ScrollAxis {
    let axis = ScrollAxis(
      length: 100, unscaledLength: content, bounces: bounces, alwaysBounces: alwaysBounces)
    return Viewport(horizontal: axis, vertical: axis).with(offset: CGPoint(x: offset, y: 0)).horizontal
  }

  // MARK: Rules

  func testWithinItsRangeItGlidesToWhereTheGlideEnds() throws {
    let motion = try XCTUnwrap(ScrollMotion(of: axis(at: 100), velocity: 1000, start: 5))
    let glide = GlideMotion(start: 100, velocity: 1000)
    XCTAssertEqual(motion.glide, glide)
    XCTAssertNil(motion.recovery)
    XCTAssertNil(motion.landing)
    XCTAssertEqual(motion.end, 5 + glide.duration)
    XCTAssertEqual(motion.restingOffset, glide.end)
    XCTAssertEqual(motion.value(at: 5.5), glide.value(at: 0.5))
    XCTAssertEqual(motion.velocity(at: 5.5), glide.velocity(at: 0.5))
  }

  /// 300 points ahead at 3 points/ms: the edge after 111.710 ms, a bounce with 2398.798 points/s, rest on the edge.
  func testAtAnEdgeTheGlideBecomesABounce() throws {
    let motion = try XCTUnwrap(ScrollMotion(of: axis(at: 600), velocity: 3000, start: 0))
    let landing = try XCTUnwrap(motion.landing)
    XCTAssertEqual(landing.overshoot, 0)
    XCTAssertEqual(landing.velocity, 2398.798, accuracy: 0.0005)
    XCTAssertEqual(motion.end, 0.111_710 + landing.duration, accuracy: 1e-6)
    XCTAssertEqual(motion.value(at: 0.111_710), 900, accuracy: 0.01)
    XCTAssertEqual(motion.value(at: 0.111_710 + 0.091_161), 900 + 2398.798 * 0.033_49, accuracy: 0.01)
    XCTAssertEqual(motion.restingOffset, 900)
    XCTAssertEqual(motion.value(at: motion.end), 900)
  }

  func testTheLowerEdgeMirrorsTheHigher() throws {
    let up = try XCTUnwrap(ScrollMotion(of: axis(at: 600), velocity: 3000, start: 0))
    let down = try XCTUnwrap(ScrollMotion(of: axis(at: 300), velocity: -3000, start: 0))
    XCTAssertEqual(down.end, up.end, accuracy: 1e-12)
    for time in stride(from: 0, through: up.end, by: 0.01) {
      XCTAssertEqual(down.value(at: time), 900 - up.value(at: time), accuracy: 1e-9)
    }
  }

  func testPastItsRangeItBouncesWithWhateverVelocityItHas() throws {
    func row(
      _ offset: CGFloat, _ velocity: CGFloat, from overshoot: CGFloat, to edge: CGFloat, line: UInt = #line
    )
      throws
    {
      let motion = try XCTUnwrap(ScrollMotion(of: axis(at: offset), velocity: velocity, start: 1), line: line)
      let bounce = BounceMotion(overshoot: overshoot, velocity: velocity)
      XCTAssertEqual(motion.recovery, bounce, line: line)
      XCTAssertNil(motion.glide, line: line)
      XCTAssertEqual(motion.end, 1 + bounce.duration, line: line)
      XCTAssertEqual(motion.value(at: 1), offset, line: line)
      XCTAssertEqual(motion.value(at: 1.05), edge + bounce.value(at: 0.05), accuracy: 1e-12, line: line)
      XCTAssertEqual(motion.restingOffset, edge, line: line)
    }
    try row(950, 0, from: 50, to: 900)
    try row(950, 500, from: 50, to: 900)
    try row(950, -99, from: 50, to: 900)
    try row(-20, 0, from: -20, to: 0)
    try row(-20, -3, from: -20, to: 0)
    try row(-20, 39, from: -20, to: 0)
  }

  /// Inward velocity carries it through the edge: it glides on with the velocity it has there.
  func testThroughTheEdgeItGlidesOn() throws {
    let fast = try XCTUnwrap(ScrollMotion(of: axis(at: 950), velocity: -2000, start: 0))
    guard case .crossing(let time, let velocity) = fast.recovery?.ending else {
      return XCTFail("no crossing")
    }
    XCTAssertEqual(fast.glide, GlideMotion(start: 900, velocity: velocity))
    XCTAssertEqual(fast.value(at: time), 900, accuracy: 1e-9)
    XCTAssertEqual(fast.restingOffset, 900 + (velocity + 10) / 1000 * 499, accuracy: 1e-9)
  }

  /// Content that fits and always bounces swings through its only resting place and lands on the other side of it.
  func testThroughBothEdgesItLandsOnTheOther() throws {
    let motion = try XCTUnwrap(
      ScrollMotion(of: axis(at: 20, content: 50, alwaysBounces: true), velocity: -2000, start: 0))
    let crossing = try XCTUnwrap(motion.recovery).duration
    XCTAssertLessThan(motion.value(at: crossing + 0.05), -1)
    XCTAssertEqual(motion.restingOffset, 0)
    XCTAssertEqual(motion.value(at: motion.end), 0)
  }

  func testWhatDoesNotBounceStopsAtItsEdge() throws {
    let motion = try XCTUnwrap(ScrollMotion(of: axis(at: 600, bounces: false), velocity: 3000, start: 0))
    XCTAssertNil(motion.landing)
    XCTAssertEqual(motion.end, 0.111_710, accuracy: 1e-6)
    XCTAssertEqual(motion.value(at: 0.2), 900)
    XCTAssertEqual(motion.velocity(at: 0.2), 0)
  }

  func testWhatCannotBeDraggedDoesNotGlideButComesBack() throws {
    XCTAssertNil(ScrollMotion(of: axis(at: 0, content: 50), velocity: 3000, start: 0))
    let motion = try XCTUnwrap(ScrollMotion(of: axis(at: 20, content: 50), velocity: 3000, start: 0))
    XCTAssertEqual(motion.recovery, BounceMotion(overshoot: 20, velocity: 0))
  }

  func testWhatIsTooSlowRestsWhereItIs() {
    XCTAssertNil(ScrollMotion(of: axis(at: 100), velocity: 10, start: 0))
    XCTAssertNil(ScrollMotion(of: axis(at: 100), velocity: 0, start: 0))
    XCTAssertNil(ScrollMotion(of: axis(at: 100), velocity: .nan, start: 0))
    XCTAssertNotNil(ScrollMotion(of: axis(at: 100), velocity: 10.001, start: 0))
  }

  func testBeforeItsStartItIsWhereItWas() throws {
    let motion = try XCTUnwrap(ScrollMotion(of: axis(at: 950), velocity: 700, start: 3))
    XCTAssertEqual(motion.value(at: 0), 950)
    XCTAssertEqual(motion.velocity(at: 2.999), 0)
    XCTAssertEqual(motion.velocity(at: 3), 700 - 500, accuracy: 1e-9)
  }

  // MARK: Laws

  private func randomMotion(using generator: inout SplitMix64) -> ScrollMotion? {
    let content = CGFloat.random(in: 20...2000, using: &generator)
    let axis = axis(
      at: .random(in: -90...(max(content, 100) - 10), using: &generator), content: content,
      alwaysBounces: true)
    return ScrollMotion(of: axis, velocity: .random(in: -6000...6000, using: &generator), start: 0)
  }

  /// Positions never jump by more than the half point at the end of a bounce; velocities only at the start of a bounce at an
  /// edge, by a thousandth.
  func testTheMotionIsContinuous() throws {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<400 {
      guard let motion = randomMotion(using: &generator) else { continue }
      let changes = [
        motion.recovery?.duration, (motion.recovery?.duration ?? 0) + (motion.glide?.duration ?? 0),
        motion.landing.map { motion.end - $0.duration },
      ].compactMap { $0 }.filter { $0 > 1e-6 && $0 < motion.end - 1e-6 }
      for change in changes {
        let (before, after) = (motion.value(at: change - 1e-9), motion.value(at: change + 1e-9))
        XCTAssertEqual(before, after, accuracy: 1e-4, "seed 1, \(motion) at \(change)")
        let (slower, faster) = (motion.velocity(at: change - 1e-9), motion.velocity(at: change + 1e-9))
        XCTAssertEqual(slower, faster, accuracy: 1e-2 + 2e-3 * abs(slower), "seed 1, \(motion) at \(change)")
      }
      XCTAssertEqual(
        motion.value(at: motion.end - 1e-9), motion.restingOffset, accuracy: 0.5 + 1e-6, "seed 1, \(motion)")
    }
  }

  func testVelocityIsTheDerivative() {
    var generator = SplitMix64(seed: 2)
    var checked = 0
    for _ in 0..<600 {
      guard let motion = randomMotion(using: &generator) else { continue }
      let time = Double.random(in: 0...(motion.end * 1.1), using: &generator)
      let changes = [
        0, motion.recovery?.duration ?? 0, motion.end - (motion.landing?.duration ?? 0), motion.end,
      ]
      guard changes.allSatisfy({ abs($0 - time) > 1e-4 }) else { continue }
      let step = 1e-6
      let slope = (motion.value(at: time + step) - motion.value(at: time - step)) / CGFloat(2 * step)
      XCTAssertEqual(
        motion.velocity(at: time), slope, accuracy: 1e-3 + 1e-6 * abs(slope), "seed 2, \(motion) at \(time)")
      checked += 1
    }
    XCTAssertGreaterThan(checked, 400)
  }

  /// It rests within its range: at a place where it may stay.
  func testItRestsWhereItMay() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<400 {
      let content = CGFloat.random(in: 20...2000, using: &generator)
      let axis = axis(at: .random(in: -90...1900, using: &generator), content: content, alwaysBounces: true)
      let velocity = CGFloat.random(in: -6000...6000, using: &generator)
      guard let motion = ScrollMotion(of: axis, velocity: velocity, start: 0) else { continue }
      XCTAssertEqual(axis.clamp(motion.restingOffset), motion.restingOffset, "seed 3, \(motion)")
    }
  }
}
