import PreviewGeometry
import XCTest

/// The resistance past an edge: the reference.
final class RubberBandTests: XCTestCase {
  private let phone = RubberBand(dimension: 852)

  // MARK: Examples

  /// A recording of the real class.
  func test590PointsPastTheEdgeOfAViewportOf852Show235() {
    XCTAssertEqual(phone.overshoot(forTravel: 590), 235, accuracy: 0.1)
    XCTAssertEqual(phone.travel(forOvershoot: 235), 590, accuracy: 0.2)
  }

  // MARK: Vectors

  /// 0.55·852·x / (852 + 0.55·x).
  func testOvershoots() {
    func row(_ travel: CGFloat, shows overshoot: CGFloat, _ why: String = "", line: UInt = #line) {
      XCTAssertEqual(phone.overshoot(forTravel: travel), overshoot, accuracy: 1e-3, why, line: line)
    }
    row(0, shows: 0)
    row(1, shows: 0.550, "at first 55 % of the travel")
    row(100, shows: 51.665)
    row(852 / 0.55, shows: 426, "half the viewport")
    row(1e9, shows: 851.999, "never all of it")
    row(1e308, shows: 852)
    row(-100, shows: 0, "not past the edge")
    row(.nan, shows: 0)
    row(.infinity, shows: 0, "no travel anybody can make")
  }

  func testTravels() {
    func row(_ overshoot: CGFloat, needs travel: CGFloat, _ why: String = "", line: UInt = #line) {
      XCTAssertEqual(phone.travel(forOvershoot: overshoot), travel, accuracy: 1e-3, why, line: line)
    }
    let farthest: CGFloat = 852 * 0.999 / (0.55 * 0.001)
    row(0, needs: 0)
    row(426, needs: 1549.091)
    row(852 * 0.999, needs: farthest)
    row(852, needs: farthest, "held to d·(1 − 1e-3)")
    row(5_000, needs: farthest)
    row(.infinity, needs: farthest)
    row(-1, needs: 0)
    row(.nan, needs: 0)
  }

  /// Around a place to rest at 1000, on either side.
  func testOffsetsAroundAPlaceToRest() {
    func row(_ raw: CGFloat, shows shown: CGFloat, line: UInt = #line) {
      XCTAssertEqual(phone.shown(raw, from: 1_000), shown, accuracy: 0.1, line: line)
      XCTAssertEqual(phone.raw(showing: shown, from: 1_000), raw, accuracy: 0.2, line: line)
    }
    row(1_590, shows: 1_235)
    row(1_000, shows: 1_000)
    row(410, shows: 765)
    XCTAssertEqual(phone.shown(.nan, from: 1_000), 1_000)
    XCTAssertEqual(phone.raw(showing: .nan, from: 1_000), 1_000)
  }

  func testAViewportWithoutLengthHasNoBand() {
    for dimension: CGFloat in [0, -852, .nan, .infinity] {
      let band = RubberBand(dimension: dimension)
      XCTAssertEqual(band.dimension, 0)
      XCTAssertEqual(band.overshoot(forTravel: 100), 0)
      XCTAssertEqual(band.travel(forOvershoot: 100), 0)
    }
  }

  // MARK: Laws

  /// The content follows, ever less, never beyond the viewport's length; and the inverse undoes the band.
  func testTheBandIsMonotonousBoundedAndInvertible() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let band = RubberBand(dimension: generator.magnitude(in: 1e-3...1e7))
      let travel = band.dimension * generator.magnitude(in: 1e-6...1e3)
      let overshoot = band.overshoot(forTravel: travel)
      XCTAssertGreaterThan(band.overshoot(forTravel: travel * 1.01), overshoot, "seed \(seed)")
      XCTAssertLessThan(overshoot, min(band.dimension, travel), "seed \(seed)")
      XCTAssertEqual(band.travel(forOvershoot: overshoot) / travel, 1, accuracy: 1e-9, "seed \(seed)")
    }
  }
}
