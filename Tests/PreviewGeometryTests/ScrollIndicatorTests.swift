import PreviewGeometry
import XCTest

/// Where the bar lies that says which part of the content is on the screen: the reference.
final class ScrollIndicatorTests: XCTestCase {
  /// An axis that has been scrolled, or dragged past its range where `offset` is outside of it.
  private func axis(
    _ length: CGFloat, content: CGFloat, offset: CGFloat, inset: AxisInsets = .zero
  ) -> ScrollAxis {
    viewport(width: length, content: content, x: offset, inset: inset).horizontal
  }

  private func viewport(
    width: CGFloat, height: CGFloat = 500, content: CGFloat, contentHeight: CGFloat = 500, x: CGFloat = 0,
    y: CGFloat = 0, inset: AxisInsets = .zero
  ) -> Viewport {
    var viewport = Viewport(
      horizontal: ScrollAxis(length: width, unscaledLength: content, contentInset: inset),
      vertical: ScrollAxis(length: height, unscaledLength: contentHeight))
    viewport.setContentOffset(CGPoint(x: x, y: y))
    let raw = viewport.horizontal.clamp(x)
    guard raw != x else { return viewport }
    // A finger that goes 10 points before it drags, and then as far as shows this overshoot.
    let travel = RubberBand(dimension: width).travel(forOvershoot: abs(x - raw)) + PanGesture.hysteresis
    var pan = PanGesture(beganIn: viewport, touchDown: .zero)
    pan.move(to: CGPoint(x: x < raw ? travel : -travel, y: 0))
    pan.drag(&viewport)
    return viewport
  }

  // MARK: Vectors

  func testSpansAlongAnAxis() {
    func row(
      _ length: CGFloat, _ content: CGFloat, _ offset: CGFloat, is start: CGFloat, _ expected: CGFloat,
      _ why: String, line: UInt = #line
    ) {
      let span = ScrollIndicator(of: axis(length, content: content, offset: offset))?.span
      XCTAssertEqual(span?.start ?? .nan, start, accuracy: 1e-9, why, line: line)
      XCTAssertEqual(span?.length ?? .nan, expected, accuracy: 1e-9, why, line: line)
    }
    row(406, 812, 0, is: 3, 200, "half of the content: half of the track of 400")
    row(406, 812, 203, is: 103, 200, "in the middle of the range: in the middle of the track")
    row(406, 812, 406, is: 203, 200, "at the end of the range: at the end of the track")
    row(406, 40_600, 0, is: 3, 36, "long content: 36 points, not 4")
    row(406, 40_600, 40_194, is: 367, 36, "which end at the track's end all the same")
    row(406, 407, 0, is: 3, 400 * 406 / 407, "a point more than fits")
    row(26, 2_600, 0, is: 3, 20, "a track of 20 points: never longer than that")
    row(406, 812, -50, is: 3, 150, "50 points before the start: 50 points shorter, at the start")
    row(406, 812, 456, is: 253, 150, "50 points past the end: 50 points shorter, at the end")
    row(406, 40_600, -34, is: 3, 5, "5 points are left of 36")
    row(406, 812, 756, is: 398, 5, "never shorter than it is thick, twice")
  }

  func testAdjustedInsetsBelongToWhatIsScrolledOver() {
    let inset = AxisInsets(start: 100, end: 88)
    XCTAssertEqual(
      ScrollIndicator(of: axis(406, content: 624, offset: -100, inset: inset))?.span,
      Span(start: 3, length: 200), "624 + 100 + 88 = 812")
    XCTAssertEqual(
      ScrollIndicator(of: axis(406, content: 624, offset: 306, inset: inset))?.span,
      Span(start: 203, length: 200))
  }

  func testAnAxisThatCannotScrollHasNone() {
    func row(_ length: CGFloat, _ content: CGFloat, _ why: String, line: UInt = #line) {
      XCTAssertNil(ScrollIndicator(of: ScrollAxis(length: length, unscaledLength: content)), why, line: line)
    }
    row(400, 300, "content that fits")
    row(400, 400, "content that fits exactly")
    row(400, 400 + 1e-8, "content that is longer by less than counts")
    row(0, 0, "nothing")
    row(0, 400, "no viewport")
    row(10, 400, "a track of 4 points has no room for 5")
    row(.nan, .infinity, "no numbers")
    XCTAssertNotNil(ScrollIndicator(of: ScrollAxis(length: 11, unscaledLength: 400)), "5 points of track")
  }

  func testRectsLieAlongTheBottomAndTheRightEdge() {
    let both = viewport(width: 406, height: 506, content: 812, contentHeight: 1_012, x: 406, y: 0)
    XCTAssertEqual(
      both.horizontalIndicatorInViewport, CGRect(x: 203, y: 500.5, width: 200, height: 2.5))
    XCTAssertEqual(both.verticalIndicatorInViewport, CGRect(x: 400.5, y: 3, width: 2.5, height: 250))

    let wide = viewport(width: 406, height: 500, content: 812, contentHeight: 500)
    XCTAssertNotNil(wide.horizontalIndicatorInViewport)
    XCTAssertNil(wide.verticalIndicatorInViewport)
  }

  // MARK: Laws

  /// In its range an indicator stays on its track and moves with the offset; its length does not change.
  func testItStaysOnItsTrackAndMovesWithTheOffset() {
    var generator = SplitMix64(seed: 10)
    for _ in 0..<2_000 {
      let length = pow(10, CGFloat.random(in: 1.1...7, using: &generator))
      let content = length * pow(10, CGFloat.random(in: 0.001...3, using: &generator))
      let offsets = (0..<2).map { _ in CGFloat.random(in: 0...(content - length), using: &generator) }
        .sorted()
      let spans = offsets.compactMap {
        ScrollIndicator(of: axis(length, content: content, offset: $0))?.span
      }
      let what = "seed 10, \(content) in \(length) at \(offsets)"
      guard spans.count == 2 else { return XCTFail(what) }
      XCTAssertEqual(spans[0].length, spans[1].length, what)
      XCTAssertLessThanOrEqual(spans[0].start, spans[1].start, what)
      XCTAssertGreaterThanOrEqual(spans[0].start, 3, what)
      XCTAssertLessThanOrEqual(spans[1].end, (length - 3) * (1 + 1e-12), what)
    }
  }

  /// However far it is dragged past its range, an indicator stays on its track, against the end of it.
  func testPastTheRangeItShrinksTowardsItsEnd() {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<2_000 {
      let length = CGFloat.random(in: 20...2_000, using: &generator)
      let content = length * CGFloat.random(in: 1.1...100, using: &generator)
      let overshoot = length * CGFloat.random(in: 0...0.9, using: &generator)
      let what = "seed 11, \(content) in \(length), \(overshoot) past"
      let before = ScrollIndicator(of: axis(length, content: content, offset: -overshoot))?.span
      let past = ScrollIndicator(of: axis(length, content: content, offset: content - length + overshoot))?
        .span
      XCTAssertEqual(before?.start ?? .nan, 3, accuracy: 1e-9, what)
      XCTAssertEqual(past?.end ?? .nan, length - 3, accuracy: 1e-9, what)
      XCTAssertGreaterThanOrEqual(before?.length ?? 0, 5, what)
      XCTAssertEqual(before?.length ?? .nan, past?.length ?? .nan, accuracy: 1e-9, what)
    }
  }
}
