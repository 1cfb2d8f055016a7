import Foundation
import PreviewGeometry
import Transitions
import XCTest

/// Timing curves: the reference.
final class UnitBezierTests: XCTestCase {
  // MARK: Examples

  func testTheNamedCurves() throws {
    func row(
      _ name: String, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, line: UInt = #line
    ) {
      let curve = UnitBezier.named.first { $0.key == name }?.value
      XCTAssertEqual(curve, UnitBezier(x1: x1, y1: y1, x2: x2, y2: y2), line: line)
    }
    row("default", 0.25, 0.1, 0.25, 1)
    row("easeIn", 0.42, 0, 1, 1)
    row("easeOut", 0, 0, 0.58, 1)
    row("easeInOut", 0.42, 0, 0.58, 1)
    row("linear", 0, 0, 1, 1)
    XCTAssertEqual(UnitBezier.named.map(\.key), ["default", "easeIn", "easeOut", "easeInOut", "linear"])
  }

  func testACurveThatIsNoFunctionOfTheTimeDoesNotExist() {
    XCTAssertNil(UnitBezier(x1: -0.01, y1: 0, x2: 1, y2: 1))
    XCTAssertNil(UnitBezier(x1: 0, y1: 0, x2: 1.01, y2: 1))
    XCTAssertNil(UnitBezier(x1: .nan, y1: 0, x2: 1, y2: 1))
    XCTAssertNil(UnitBezier(x1: 0, y1: .infinity, x2: 1, y2: 1))
    XCTAssertNil(UnitBezier(x1: 0, y1: 0, x2: 1, y2: .nan))
    XCTAssertNotNil(UnitBezier(x1: 0, y1: -1e300, x2: 1, y2: .greatestFiniteMagnitude))
  }

  func testTheEndsAreExactAndEverythingOutsideCountsAsThem() throws {
    let overshoot = try XCTUnwrap(UnitBezier(x1: 0.3, y1: -2, x2: 0.1, y2: 7))
    for curve in UnitBezier.named.map(\.value) + [overshoot] {
      for x in [0, -0.0, -1, -.infinity, .nan] as [CGFloat] { XCTAssertEqual(curve.value(at: x), 0) }
      for x in [1, 2, .infinity] as [CGFloat] { XCTAssertEqual(curve.value(at: x), 1) }
    }
  }

  // MARK: Vectors

  func testProgressOfTheNamedCurves() {
    let xs: [CGFloat] = [0.1, 0.25, 0.5, 0.75, 0.9]
    func row(_ curve: UnitBezier, _ expected: CGFloat..., line: UInt = #line) {
      for (x, y) in zip(xs, expected) {
        XCTAssertEqual(curve.value(at: x), y, accuracy: 5.1e-8, "at \(x)", line: line)
      }
    }
    row(.standard, 0.0947963, 0.4085106, 0.8024034, 0.9604590, 0.9943165)
    row(.easeIn, 0.0170266, 0.0934647, 0.3153568, 0.6218619, 0.8394278)
    row(.easeOut, 0.1605722, 0.3781381, 0.6846432, 0.9065353, 0.9829734)
    row(.easeInOut, 0.0197225, 0.1291619, 0.5, 0.8708381, 0.9802775)
    row(.linear, 0.1, 0.25, 0.5, 0.75, 0.9)
  }

  /// Curves that a plain `Double` cannot solve, with the progress from 60 digits: vertical or all but vertical
  /// at an end or at the inflection, and far beyond 0...1.
  func testProgressOfNastyCurves() throws {
    func row(
      _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, at x: CGFloat, is expected: CGFloat,
      line: UInt = #line
    ) throws {
      let curve = try XCTUnwrap(UnitBezier(x1: x1, y1: y1, x2: x2, y2: y2), line: line)
      let accuracy = 1e-13 * max(1, abs(y1), abs(y2))
      XCTAssertEqual(curve.value(at: x), expected, accuracy: accuracy, line: line)
    }
    let belowOne = CGFloat(1).nextDown
    try row(1, 0, 0, 1, at: 0.49, is: 0.301418678755382)
    try row(1, 0, 0, 1, at: 0.49999999999, is: 0.49979641867814056)
    try row(1, 0, 0, 1, at: 0.5000000001, is: 0.5004386026228287)
    try row(1, 2, 0, -1, at: 0.500001, is: 0.490553092125698)
    try row(belowOne, 0, 0, 1, at: 0.500000000001, is: 0.5000944946926511)
    try row(0.999999999999, 0, 1e-12, 1, at: 0.5000000001, is: 0.5004386019694669)
    try row(1, 0, 1e-17, 1, at: 0.4999999999, is: 0.49956139737169203)
    try row(0, 1, 0, 1, at: 1e-12, is: 0.000299970001)
    try row(0, 0.5, 1, 0.5, at: 1e-9, is: 2.7385794544460776e-05)
    try row(1e-17, 0.5, 1e-17, 0.5, at: 1e-20, is: 3.230955100945268e-07)
    try row(1, 1, 1, 0, at: belowOne, is: 0.9999855814864461)
    try row(1, 0, 1, 0.5, at: 0.999999, is: 0.9850004999998563)
    try row(0.3, -1000, 0.7, 1000, at: 0.1, is: -225.98826884002142)
    try row(0.3, 1000, 0.7, -1000, at: 0.9, is: -225.27866464493366)
    try row(0.5, -2, 0.5, 3, at: 0.25, is: -0.4705372848749114)
    try row(0, 0, 0, 1, at: 0.5, is: 0.8898815748423098)
    try row(1.0 / 3, 0, 2.0 / 3, 1, at: 0.3, is: 0.216)
  }

  /// A vertical start: the progress is small too, and still right in all its digits.
  func testProgressJustAfterTheStart() throws {
    let cube = try XCTUnwrap(UnitBezier(x1: 0, y1: 1, x2: 0, y2: 1))
    for exponent in stride(from: -180.0, through: -60, by: 3) {
      let (x, y) = (CGFloat(pow(10, exponent)), 3 * CGFloat(pow(10, exponent / 3)))
      XCTAssertEqual(cube.value(at: x), y, accuracy: 1e-12 * y, "1e\(exponent)")
    }
  }

  func testSlopesAtTheEnds() throws {
    func row(
      _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, start: CGFloat, end: CGFloat,
      line: UInt = #line
    ) throws {
      let curve = try XCTUnwrap(UnitBezier(x1: x1, y1: y1, x2: x2, y2: y2), line: line)
      XCTAssertEqual(curve.slope(at: 0), start, accuracy: 1e-15, "start", line: line)
      XCTAssertEqual(curve.slope(at: 1), end, accuracy: 1e-15, "end", line: line)
      XCTAssertEqual(curve.slope(at: -1e-9), 0, "before", line: line)
      XCTAssertEqual(curve.slope(at: 1 + 1e-9), 0, "after", line: line)
      XCTAssertEqual(curve.slope(at: .nan), curve.slope(at: 0), "no fraction", line: line)
    }
    try row(0.25, 0.1, 0.25, 1, start: 0.4, end: 0)
    try row(0.42, 0, 0.58, 1, start: 0, end: 0)
    try row(0, 0, 0.5, 0.75, start: 1.5, end: 0.5)
    try row(0.5, 0.25, 1, 1, start: 0.5, end: 1.5)
    try row(0, 1, 1, 0, start: 1e9, end: 1e9)
    try row(0, -1, 1, 2, start: -1e9, end: -1e9)
    try row(0, 0, 0, 1, start: 1e9, end: 0)
    try row(0, 0, 1, 1, start: 1, end: 1)
    try row(0, 0, 0, 0, start: 1, end: 1)
    try row(1, 1, 1, 1, start: 1, end: 1)
    try row(0.2, 0.2, 0.3, 0.3, start: 1, end: 1)
  }

  // MARK: Laws

  func testControlPointsOnTheDiagonalChangeNothing() throws {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<10_000 {
      let (p1, p2) = (
        CGFloat.random(in: 0...1, using: &generator), CGFloat.random(in: 0...1, using: &generator)
      )
      let curve = try XCTUnwrap(UnitBezier(x1: p1, y1: p1, x2: p2, y2: p2))
      let x = CGFloat.random(in: 0...1, using: &generator)
      XCTAssertEqual(curve.value(at: x), x, "seed 1")
      XCTAssertEqual(UnitBezier.linear.value(at: x), x, "seed 1")
    }
  }

  /// For any parameter s, the curve has the progress Y(s) at the fraction X(s).
  func testProgressIsOnTheCurve() throws {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<20_000 {
      let curve = try randomCurve(progressIn: -3...4, using: &generator)
      let s = CGFloat.random(in: 0...1, using: &generator)
      let (x, y) = point(of: curve, at: s)
      let accuracy = 1e-15 * max(1, abs(curve.slope(at: x)), abs(curve.slope(at: x.nextUp))) * 8
      guard accuracy < 1e-9 else { continue }
      XCTAssertEqual(curve.value(at: x), y, accuracy: accuracy, "seed 2, \(curve) at \(s)")
    }
  }

  /// The reversed curve is the same, read from the other end.
  func testACurveReadBackwardsIsTheReversedCurve() throws {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<10_000 {
      let curve = try randomCurve(progressIn: -3...4, using: &generator)
      // On a grid, 1 − x has no rounding.
      let grid = { (number: CGFloat) in (number * 0x1p40).rounded() / 0x1p40 }
      let there = UnitBezier(x1: grid(curve.x1), y1: grid(curve.y1), x2: grid(curve.x2), y2: grid(curve.y2))
      let back = UnitBezier(
        x1: 1 - grid(curve.x2), y1: 1 - grid(curve.y2), x2: 1 - grid(curve.x1), y2: 1 - grid(curve.y1))
      let x = grid(.random(in: 0...1, using: &generator))
      let (y, z) = (try XCTUnwrap(there).value(at: x), try XCTUnwrap(back).value(at: 1 - x))
      XCTAssertEqual(y, 1 - z, accuracy: 1e-15, "seed 3, \(curve) at \(x)")
    }
  }

  /// A curve with control points in 0...1 never falls, not even from one number to the next.
  func testProgressNeverFalls() throws {
    var generator = SplitMix64(seed: 4)
    for _ in 0..<5_000 {
      let curve = try randomCurve(progressIn: 0...1, using: &generator)
      var x = randomFraction(of: curve, using: &generator)
      for _ in 0..<20 {
        let next = x.nextUp
        XCTAssertLessThanOrEqual(curve.value(at: x), curve.value(at: next), "seed 4, \(curve) at \(x)")
        x = next
      }
      let other = randomFraction(of: curve, using: &generator)
      let (low, high) = (min(x, other), max(x, other))
      XCTAssertLessThanOrEqual(curve.value(at: low), curve.value(at: high), "seed 4, \(curve) at \(x)")
    }
  }

  /// The slope is what the progress does, by a central difference.
  func testTheSlopeIsTheDerivative() throws {
    var generator = SplitMix64(seed: 5)
    for _ in 0..<10_000 {
      let curve = try XCTUnwrap(
        UnitBezier(
          x1: .random(in: 0.05...0.95, using: &generator), y1: .random(in: -2...3, using: &generator),
          x2: .random(in: 0.05...0.95, using: &generator), y2: .random(in: -2...3, using: &generator)))
      let x = CGFloat.random(in: 0.01...0.99, using: &generator)
      let h: CGFloat = 1e-6
      let difference = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
      let slope = curve.slope(at: x)
      let bend = abs(curve.slope(at: x + h) - curve.slope(at: x - h))
      XCTAssertEqual(
        slope, difference, accuracy: 1e-8 * max(1, abs(slope)) + bend, "seed 5, \(curve) at \(x)")
    }
  }

  /// Whatever the curve and the fraction, progress and slope are numbers.
  func testProgressAndSlopeAreAlwaysFinite() throws {
    let extremes: [CGFloat] = [
      0, 1, .leastNonzeroMagnitude, 1e-300, 1e-17, CGFloat(1).nextDown, 0.5, 1.0 / 3, 2.0 / 3,
    ]
    let progress: [CGFloat] = [
      0, 1, -1, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]
    let fractions = extremes + [.nan, .infinity, -.infinity, -1, 2, 1e-290, 1e-200, 1e-180, 0.25, 0.75]
    for x1 in extremes {
      for x2 in extremes {
        for y1 in progress {
          for y2 in progress {
            let curve = try XCTUnwrap(UnitBezier(x1: x1, y1: y1, x2: x2, y2: y2))
            for x in fractions {
              XCTAssert(curve.value(at: x).isFinite, "\(curve) at \(x)")
              XCTAssertLessThanOrEqual(abs(curve.slope(at: x)), 1e9, "\(curve) at \(x)")
            }
          }
        }
      }
    }
  }

  // MARK: Saving

  func testACurveIsSavedAsItsControlPoints() throws {
    for (_, curve) in UnitBezier.named {
      let data = try JSONEncoder().encode(curve)
      XCTAssertEqual(try JSONDecoder().decode(UnitBezier.self, from: data), curve)
    }
    let decoded = try JSONDecoder().decode(
      UnitBezier.self, from: Data(#"{"x1": 0.25, "y1": -7, "x2": 1, "y2": 0.5}"#.utf8))
    XCTAssertEqual(decoded, UnitBezier(x1: 0.25, y1: -7, x2: 1, y2: 0.5))
  }

  func testDecodingRefusesWhatCannotBeCreated() {
    let data = Data(#"{"x1": 1.25, "y1": 0, "x2": 1, "y2": 1}"#.utf8)
    XCTAssertThrowsError(try JSONDecoder().decode(UnitBezier.self, from: data)) { error in
      guard case DecodingError.dataCorrupted = error else { return XCTFail("\(error)") }
    }
  }

  // MARK: Material

  /// Control points in time, a third of them at or near an end.
  private func randomTime(using generator: inout SplitMix64) -> CGFloat {
    let tiny = CGFloat(pow(10, Double.random(in: -18...0, using: &generator)))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return tiny
    case 1: return 1 - tiny
    case 2: return CGFloat(Int.random(in: 0...1, using: &generator))
    default: return .random(in: 0...1, using: &generator)
    }
  }

  private func randomCurve(
    progressIn range: ClosedRange<CGFloat>, using generator: inout SplitMix64
  ) throws -> UnitBezier {
    try XCTUnwrap(
      UnitBezier(
        x1: randomTime(using: &generator), y1: .random(in: range, using: &generator),
        x2: randomTime(using: &generator), y2: .random(in: range, using: &generator)))
  }

  /// A fraction anywhere, near an end, or near the inflection.
  private func randomFraction(of curve: UnitBezier, using generator: inout SplitMix64) -> CGFloat {
    let tiny = CGFloat(pow(10, Double.random(in: -30...0, using: &generator)))
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return tiny / 2
    case 1: return 1 - max(tiny, 0x1p-48)
    case 2:
      let inflection = (2 * curve.x1 - curve.x2) / (1 + 3 * curve.x1 - 3 * curve.x2)
      guard 0...1 ~= inflection else { return tiny / 2 }
      return min(max(point(of: curve, at: inflection).x - tiny, 0), 1 - 0x1p-48)
    default: return .random(in: 0..<0.999, using: &generator)
    }
  }

  /// The point of the curve at a parameter.
  private func point(of curve: UnitBezier, at s: CGFloat) -> (x: CGFloat, y: CGFloat) {
    let t = 1 - s
    let (first, second, third) = (3 * s * t * t, 3 * s * s * t, s * s * s)
    return (curve.x1 * first + curve.x2 * second + third, curve.y1 * first + curve.y2 * second + third)
  }
}
