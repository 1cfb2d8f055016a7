import Foundation
import Transitions
import XCTest

/// The pager on its way to a page: the reference.
final class PageMotionTests: XCTestCase {
  /// `target + (x0 + (v0 + ω·x0)·t)·e^(−ωt)`.
  func testItMovesByTheSpringOfPhotos() {
    func row(_ from: CGFloat, _ target: CGFloat, _ velocity: CGFloat, line: UInt = #line) {
      let motion = PageMotion(from: from, to: target, velocity: velocity, start: 3)
      XCTAssertEqual(motion.velocity, velocity, line: line)
      for t in [0, 0.01, 0.1, 0.25] as [CGFloat] {
        let (x0, ω) = (from - target, Photos.frequency)
        let expected = target + (x0 + (velocity + ω * x0) * t) * exp(-ω * t)
        XCTAssertEqual(motion.value(at: 3 + Double(t)), expected, accuracy: 1e-9, line: line)
      }
    }
    row(100, 400, 0)
    row(100, 400, 900)
    row(400, 0, -2000)
    row(-50, 0, 300)
  }

  /// A velocity counts as far as it does not carry the page beyond its place; one that points away counts as 0.
  func testAPageNeverOvershootsItsPlace() {
    func row(_ from: CGFloat, _ target: CGFloat, _ velocity: CGFloat, counts: CGFloat, line: UInt = #line) {
      let motion = PageMotion(from: from, to: target, velocity: velocity, start: 0)
      XCTAssertEqual(motion.velocity, counts, accuracy: 1e-9, line: line)
    }
    row(0, 100, 100 * Photos.frequency + 1, counts: 100 * Photos.frequency)
    row(0, 100, 1e9, counts: 100 * Photos.frequency)
    row(0, 100, -50, counts: 0)
    row(100, 0, -1e9, counts: -100 * Photos.frequency)
    row(100, 0, 50, counts: 0)
    row(7, 7, 5000, counts: 0)
    row(0, 100, .nan, counts: 0)
    row(0, 100, .infinity, counts: 0)
  }

  /// It rests, exactly on the page, from when it stays closer than 0.1 point on.
  func testWhenItRests() {
    let motion = PageMotion(from: 0, to: 390, start: 1)
    XCTAssertEqual(motion.value(at: motion.end), 390)
    XCTAssertEqual(motion.value(at: motion.end - 1e-9), 389.9, accuracy: 1e-6)
    XCTAssertEqual(motion.velocity(at: motion.end), 0)
    let resting = PageMotion(from: 390, to: 390, start: 1)
    XCTAssertEqual(resting.end, 1)
    XCTAssertEqual(PageMotion(from: 389.95, to: 390, start: 1).end, 1)
  }

  func testItStartsExactly() {
    let motion = PageMotion(from: 12.3, to: 390, velocity: 77, start: 1)
    XCTAssertEqual(motion.value(at: 0), 12.3)
    XCTAssertEqual(motion.value(at: 1), 12.3)
    XCTAssertEqual(motion.velocity(at: 1), 77, accuracy: 1e-9)
    XCTAssertEqual(motion.velocity(at: 0.9), 0)
  }

  func testWhatIsNotFinite() {
    XCTAssertEqual(PageMotion(from: .nan, to: 390, start: 0).from, 390)
    XCTAssertEqual(PageMotion(from: 5, to: .infinity, start: 0).target, 0)
    for frequency in [0, -1, CGFloat.nan, .infinity] {
      XCTAssertEqual(
        PageMotion(from: 5, to: 9, start: 0, frequency: frequency).end,
        PageMotion(from: 5, to: 9, start: 0).end)
    }
  }

  // MARK: Laws

  /// The velocity is the derivative, and the way runs one way.
  func testThePageComesNearerAllTheTime() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<100 {
      let motion = PageMotion(
        from: generator.length(-2000, 2000), to: generator.length(-2000, 2000),
        velocity: generator.length(-9000, 9000), start: 0, frequency: generator.length(2, 60))
      var distance = abs(motion.from - motion.target)
      for step in 1...20 {
        let time = motion.end * Double(step) / 21
        let left = abs(motion.value(at: time) - motion.target)
        XCTAssertLessThanOrEqual(left, distance, "seed 1, \(motion) at \(time)")
        distance = left
        let slope = (motion.value(at: time + 1e-6) - motion.value(at: time - 1e-6)) / 2e-6
        XCTAssertEqual(
          motion.velocity(at: time), slope, accuracy: 1e-3 + 1e-6 * abs(slope), "seed 1, \(motion) at \(time)"
        )
      }
    }
  }
}
