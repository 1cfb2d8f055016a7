import Transitions
import XCTest

/// Whether a drag dismisses, and how far it has come: the reference.
final class DismissRuleTests: XCTestCase {
  func testTheDecision() {
    func row(_ dy: CGFloat, _ vy: CGFloat, dismisses: Bool, line: UInt = #line) {
      let rule = DismissRule()
      XCTAssertEqual(rule.dismisses(translation: dy, velocity: vy), dismisses, line: line)
      XCTAssertEqual(rule.dismisses(translation: -dy, velocity: -vy), dismisses, "upwards", line: line)
    }
    row(121, 0, dismisses: true)
    row(120, 0, dismisses: false)
    row(120.000_001, 0, dismisses: true)
    row(121, -249, dismisses: true)
    row(121, -250, dismisses: false)
    row(121, -1001, dismisses: false)
    row(1, 1001, dismisses: true)
    row(1, 1000, dismisses: false)
    row(1, -1001, dismisses: false)
    row(0, 5000, dismisses: false)
    row(0, -5000, dismisses: false)
    row(400, -251, dismisses: false)
    row(1e9, 1e9, dismisses: true)
    row(.nan, 0, dismisses: false)
    row(200, .nan, dismisses: false)
    row(.infinity, 0, dismisses: true)
  }

  func testProgress() {
    func row(_ dy: CGFloat, in height: CGFloat, is expected: CGFloat, line: UInt = #line) {
      XCTAssertEqual(
        DismissRule().progress(translation: dy, viewportHeight: height), expected, line: line)
    }
    row(0, in: 800, is: 0)
    row(100, in: 800, is: 0.25)
    row(-100, in: 800, is: 0.25)
    row(400, in: 800, is: 1)
    row(1e9, in: 800, is: 1)
    row(100, in: 0, is: 0)
  }

  func testTheNumbersCanBeOthers() {
    let rule = DismissRule(travel: 1, flickSpeed: 10, distance: 20, returnSpeed: 30)
    XCTAssertEqual(rule.shrinkage, 0.3)
    XCTAssert(rule.dismisses(translation: 1, velocity: 11))
    XCTAssert(rule.dismisses(translation: 21, velocity: -29))
    XCTAssertFalse(rule.dismisses(translation: 21, velocity: -30))
    XCTAssertEqual(rule.progress(translation: 200, viewportHeight: 800), 0.25)
  }

  /// For every translation and velocity it is one of the two, the same up and down.
  func testTheDecisionIsTotal() {
    var generator = SplitMix64(seed: 1)
    let rule = DismissRule()
    for _ in 0..<2000 {
      let dy = CGFloat.random(in: -400...400, using: &generator)
      let vy = CGFloat.random(in: -2000...2000, using: &generator)
      let outward = dy < 0 ? -vy : vy
      let expected = outward > 1000 || (abs(dy) > 120 && outward > -250)
      XCTAssertEqual(rule.dismisses(translation: dy, velocity: vy), expected, "seed 1, \(dy), \(vy)")
      XCTAssertEqual(rule.dismisses(translation: -dy, velocity: -vy), expected, "seed 1, \(dy), \(vy)")
    }
  }
}
