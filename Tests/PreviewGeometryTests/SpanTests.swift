import PreviewGeometry
import XCTest

/// One axis of a rectangle: the reference.
final class SpanTests: XCTestCase {
  // MARK: Examples

  func testASpanKnowsItsEndsAndItsMiddle() {
    let span = Span(start: 10, length: 30)
    XCTAssertEqual(span.end, 40)
    XCTAssertEqual(span.middle, 25)
  }

  func testTheLowerEndBelongsToASpanTheUpperDoesNot() {
    let span = Span(start: 10, length: 30)
    XCTAssertFalse(span.contains(9.999))
    XCTAssertTrue(span.contains(10))
    XCTAssertTrue(span.contains(39.999))
    XCTAssertFalse(span.contains(40))
    XCTAssertFalse(span.contains(.nan))
    XCTAssertFalse(Span(start: 10, length: 0).contains(10), "nothing is in an empty span")
  }

  func testARectangleIsTwoSpans() {
    let rect = CGRect(horizontal: Span(start: 1, length: 2), vertical: Span(start: 3, length: 4))
    XCTAssertEqual(rect, CGRect(x: 1, y: 3, width: 2, height: 4))
    XCTAssertEqual(rect.horizontalSpan, Span(start: 1, length: 2))
    XCTAssertEqual(rect.verticalSpan, Span(start: 3, length: 4))
  }

  func testNegativeSidesOfARectangleAreTurnedRound() {
    let rect = CGRect(x: 10, y: 20, width: -4, height: -6)
    XCTAssertEqual(rect.horizontalSpan, Span(start: 6, length: 4))
    XCTAssertEqual(rect.verticalSpan, Span(start: 14, length: 6))
  }

  // MARK: Vectors

  func testClipping() {
    let bounds = Span(start: 0, length: 100)
    func row(
      _ start: CGFloat, _ length: CGFloat, is clippedStart: CGFloat, _ clippedLength: CGFloat, _ why: String,
      line: UInt = #line
    ) {
      let clipped = Span(start: start, length: length).clipped(to: bounds)
      XCTAssertEqual(clipped, Span(start: clippedStart, length: clippedLength), why, line: line)
    }
    row(10, 30, is: 10, 30, "inside")
    row(0, 100, is: 0, 100, "the bounds themselves")
    row(-20, 50, is: 0, 30, "the start cut off")
    row(80, 50, is: 80, 20, "the end cut off")
    row(-20, 300, is: 0, 100, "both cut off")
    row(-50, 20, is: 0, 0, "before the bounds: nothing, on their lower border")
    row(-20, 20, is: 0, 0, "touching the lower border")
    row(150, 20, is: 100, 0, "beyond the bounds: nothing, on their upper border")
    row(.nan, 20, is: 100, 0, "no place at all: nothing, but finite")
  }

  func testScalingAboutTheMiddle() {
    func row(_ factor: CGFloat, is start: CGFloat, _ length: CGFloat, line: UInt = #line) {
      let scaled = Span(start: 100, length: 200).scaled(aboutMiddle: factor)
      assertEqual(scaled, Span(start: start, length: length), within: 1e-12, line: line)
    }
    row(1, is: 100, 200)
    row(1.01, is: 99, 202)
    row(0.5, is: 150, 100)
    row(0, is: 200, 0)
  }

  // MARK: Laws

  func testScalingByOneIsExactlyTheIdentity() {
    for seed in 0..<200 {
      var generator = SplitMix64(seed: UInt64(seed))
      let start = generator.magnitude(in: 1e-3...1e7)
      let span = Span(
        start: generator.isHeads() ? start : -start, length: generator.magnitude(in: 1e-3...1e7))
      assertSame(span.scaled(aboutMiddle: 1), span, "seed \(seed)")
    }
  }

  /// What is clipped lies in the bounds, is not changed by clipping it again, and was not changed if it lay there.
  func testClippingIsIdempotentAndExactInside() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let bounds = Span(start: generator.number(in: -10...10), length: generator.magnitude(in: 1e-3...1e4))
      let span = Span(
        start: generator.number(in: -20...20) * bounds.length, length: generator.magnitude(in: 1e-3...1e5))
      let clipped = span.clipped(to: bounds)
      XCTAssertGreaterThanOrEqual(clipped.start, bounds.start, "seed \(seed)")
      XCTAssertLessThanOrEqual(clipped.end, bounds.end + 1e-9, "seed \(seed)")
      XCTAssertGreaterThanOrEqual(clipped.length, 0, "seed \(seed)")
      assertSame(clipped.clipped(to: bounds), clipped, "seed \(seed)")
      let inside = Span(
        start: bounds.start + bounds.length * 0.3, length: bounds.length * generator.number(in: 0...0.6))
      assertSame(inside.clipped(to: bounds), inside, "seed \(seed)")
    }
  }

  func testASpanSurvivesCoding() throws {
    try assertSurvivesCoding(Span(start: 0.1, length: 1 / 3))
  }
}
