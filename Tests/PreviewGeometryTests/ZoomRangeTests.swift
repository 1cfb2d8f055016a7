import PreviewGeometry
import XCTest

/// The scales to rest at and the band beyond them: the reference.
final class ZoomRangeTests: XCTestCase {
  private let fourfold = ZoomRange(minimum: 1, maximum: 4)

  // MARK: Vectors

  func testLimitsAreNormalised() {
    func row(
      _ minimum: CGFloat, _ maximum: CGFloat, is range: ClosedRange<CGFloat>, _ why: String,
      line: UInt = #line
    ) {
      let zoom = ZoomRange(minimum: minimum, maximum: maximum)
      XCTAssertEqual(zoom.minimum, range.lowerBound, why, line: line)
      XCTAssertEqual(zoom.maximum, range.upperBound, why, line: line)
    }
    row(0.5, 3, is: 0.5...3, "as given")
    row(2, 1, is: 2...2, "min > max: max counts as min")
    row(0, 3, is: 1...3, "a minimum not above 0 counts as 1")
    row(-1, 3, is: 1...3, "nor a negative one")
    row(.nan, 3, is: 1...3, "nor one that is no number")
    row(.infinity, 3, is: 1...3, "nor an infinite one")
    row(0.5, .nan, is: 0.5...0.5, "a maximum that is no number counts as the minimum")
    row(0.5, .infinity, is: 0.5...0.5, "and so does an infinite one")
    row(.nan, .nan, is: 1...1, "nothing known: one scale, 1")
    XCTAssertEqual(ZoomRange(), ZoomRange(minimum: 1, maximum: 1))
  }

  func testClamping() {
    func row(_ scale: CGFloat, is expected: CGFloat, line: UInt = #line) {
      XCTAssertEqual(fourfold.clamp(scale), expected, line: line)
    }
    row(0.5, is: 1)
    row(1, is: 1)
    row(2.5, is: 2.5)
    row(4, is: 4)
    row(9, is: 4)
    row(-3, is: 1)
    row(.infinity, is: 4)
    row(-.infinity, is: 1)
    row(.nan, is: 1)
  }

  /// The band at limits 1 and 4.
  func testTheBand() {
    func row(_ scale: CGFloat, shows shown: CGFloat, _ why: String = "", line: UInt = #line) {
      XCTAssertEqual(fourfold.resisted(scale), shown, accuracy: 5e-7, why, line: line)
    }
    row(8, shows: 6)
    row(4.4, shows: 4.363636)
    row(100, shows: 7.84)
    row(4, shows: 4, "at the limit as inside")
    row(2.5, shows: 2.5)
    row(1, shows: 1)
    row(0.9, shows: 0.909091)
    row(0.5, shows: 0.666667)
    row(0.01, shows: 0.502513)
    row(0, shows: 1, "no scale: clamped")
    row(-2, shows: 1)
    row(.nan, shows: 1)
    row(.infinity, shows: 4)
  }

  func testTheInverseOfTheBand() {
    func row(_ shown: CGFloat, asks raw: CGFloat, _ why: String = "", line: UInt = #line) {
      XCTAssertEqual(fourfold.unresisted(shown), raw, accuracy: 1e-9 * raw, why, line: line)
    }
    row(6, asks: 8)
    row(7.84, asks: 100)
    row(4, asks: 4)
    row(2.5, asks: 2.5)
    row(2 / 3, asks: 0.5)
    row(8, asks: 4 / (2 - 2 * (1 - 1e-6)), "held to 2·max·(1 − 1e-6)")
    row(.infinity, asks: 4 / (2 - 2 * (1 - 1e-6)))
    row(0.5, asks: 2 - 2 / (1 + 1e-6), "held to min/2·(1 + 1e-6)")
    row(-1, asks: 2 - 2 / (1 + 1e-6))
    row(.nan, asks: 2 - 2 / (1 + 1e-6))
  }

  func testHowFarAlongTheRange() {
    func row(_ scale: CGFloat, is fraction: CGFloat, line: UInt = #line) {
      XCTAssertEqual(fourfold.fraction(of: scale), fraction, line: line)
    }
    row(1, is: 0)
    row(2.5, is: 0.5)
    row(4, is: 1)
    row(6, is: 1)
    row(0.7, is: 0)
    row(.nan, is: 0)
  }

  func testWithASingleScaleThereIsNothingToZoom() {
    XCTAssertTrue(fourfold.canZoom)
    XCTAssertFalse(ZoomRange(minimum: 2, maximum: 2).canZoom)
    XCTAssertEqual(ZoomRange(minimum: 2, maximum: 2).fraction(of: 2), 0)
    XCTAssertEqual(ZoomRange(minimum: 2, maximum: 2).fraction(of: 9), 0)
  }

  // MARK: Laws

  private func randomRange(using generator: inout SplitMix64) -> ZoomRange {
    let minimum = generator.magnitude(in: 1e-9...1e9)
    return ZoomRange(
      minimum: minimum,
      maximum: min(1e9, minimum * (generator.isHeads() ? 1 : generator.magnitude(in: 1...1e6))))
  }

  func testClampingIsIdempotent() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let range = randomRange(using: &generator)
      let clamped = range.clamp(generator.magnitude(in: 1e-9...1e9))
      XCTAssertEqual(range.clamp(clamped), clamped, "seed \(seed)")
      XCTAssert(range.minimum <= clamped && clamped <= range.maximum, "seed \(seed)")
    }
  }

  /// The band never turns back, never reaches half the minimum or twice the maximum, and its inverse undoes it.
  func testTheBandIsMonotonousBoundedAndInvertible() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let range = randomRange(using: &generator)
      let scale = range.minimum * generator.magnitude(in: 1e-3...1e3)
      let shown = range.resisted(scale)
      XCTAssertLessThanOrEqual(shown, range.resisted(scale * 1.01), "seed \(seed)")
      XCTAssertGreaterThan(shown, range.minimum / 2, "seed \(seed)")
      XCTAssertLessThan(shown, range.maximum * 2, "seed \(seed)")
      XCTAssertEqual(range.unresisted(shown) / scale, 1, accuracy: 1e-9, "seed \(seed)")
    }
  }

  /// Inside the limits neither the band nor its inverse changes a bit.
  func testInsideTheLimitsTheBandIsExactlyTheIdentity() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let range = randomRange(using: &generator)
      let scale = range.clamp(generator.number(in: range.minimum...range.maximum))
      assertSame(range.resisted(scale), scale, "seed \(seed)")
      assertSame(range.unresisted(scale), scale, "seed \(seed)")
    }
  }

  /// The slope of the band is 1 at both limits: the fingers feel no edge.
  func testTheBandBeginsSmoothly() {
    for limit: CGFloat in [1, 4] {
      for side: CGFloat in [-1e-6, 1e-6] {
        let slope = (fourfold.resisted(limit + side) - fourfold.resisted(limit)) / side
        XCTAssertEqual(slope, 1, accuracy: 1e-5, "at \(limit)")
      }
    }
  }

  func testHugeLimitsStayFinite() {
    let huge = ZoomRange(minimum: 1e-200, maximum: 1e200)
    for scale: CGFloat in [1e-300, 1e-200, 1, 1e200, 1e300] {
      assertFinite(huge.resisted(scale), "\(scale)")
      assertFinite(huge.unresisted(scale), "\(scale)")
    }
  }

  // MARK: Coding

  func testARangeSurvivesCoding() throws {
    try assertSurvivesCoding(ZoomRange(minimum: 0.1, maximum: 1 / 0.3))
  }

  func testDecodingObeysTheRulesOfCreating() throws {
    func row(_ json: String, is range: ZoomRange, line: UInt = #line) throws {
      XCTAssertEqual(try decoded(ZoomRange.self, from: json), range, line: line)
    }
    try row("{\"minimum\": 2, \"maximum\": 1}", is: ZoomRange(minimum: 2, maximum: 2))
    try row("{\"minimum\": -2, \"maximum\": 3}", is: ZoomRange(minimum: 1, maximum: 3))
    try row("{\"minimum\": \"nan\", \"maximum\": \"inf\"}", is: ZoomRange())
  }
}
