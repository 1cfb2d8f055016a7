import PreviewGeometry
import XCTest

/// One axis of a scroll view: the reference.
final class ScrollAxisTests: XCTestCase {
  /// The horizontal axis of a viewport, scrolled to an offset that need not be one to rest at.
  private func axis(_ axis: ScrollAxis, at offset: CGFloat) -> ScrollAxis {
    Viewport(horizontal: axis, vertical: axis).with(offset: CGPoint(x: offset, y: offset)).horizontal
  }

  // MARK: Vectors

  /// A viewport of 320 on a content of 1000 or of 100: `lo … hi`.
  func testTheRangeOfOffsets() {
    func row(
      _ content: CGFloat, insets start: CGFloat, _ end: CGFloat, is range: ClosedRange<CGFloat>,
      _ why: String,
      line: UInt = #line
    ) {
      let axis = ScrollAxis(
        length: 320, unscaledLength: content, contentInset: AxisInsets(start: start, end: end))
      XCTAssertEqual(axis.lowestOffset, range.lowerBound, why, line: line)
      XCTAssertEqual(axis.highestOffset, range.upperBound, why, line: line)
      XCTAssertEqual(axis.offset, range.lowerBound, "where it begins", line: line)
    }
    row(1_000, insets: 0, 0, is: 0...680, "plain")
    row(1_000, insets: 20, 30, is: -20...710, "insets widen the range")
    row(1_000, insets: -20, -30, is: 20...650, "negative insets shrink it")
    row(1_000, insets: -400, -400, is: 400...400, "to one point at most")
    row(100, insets: 0, 0, is: 0...0, "content that fits has one place")
    row(100, insets: 110, 110, is: -110 ... -110, "and stays in one with symmetric insets")
    row(100, insets: 0, 300, is: 0...80, "unless insets make room to scroll")
    row(320, insets: 0, 0, is: 0...0, "exactly as long as the viewport")
    row(0, insets: 0, 0, is: 0...0, "nothing to show")
  }

  func testClamping() {
    let axis = ScrollAxis(
      length: 320, unscaledLength: 1_000, contentInset: AxisInsets(start: 20, end: 30))
    func row(_ offset: CGFloat, is clamped: CGFloat, line: UInt = #line) {
      XCTAssertEqual(axis.clamp(offset), clamped, line: line)
    }
    row(-50, is: -20)
    row(-20, is: -20)
    row(300, is: 300)
    row(710, is: 710)
    row(800, is: 710)
    row(.infinity, is: 710)
    row(-.infinity, is: -20)
    row(.nan, is: -20)
  }

  func testOvershoot() {
    let plain = ScrollAxis(length: 320, unscaledLength: 1_000)
    XCTAssertEqual(axis(plain, at: -30).overshoot, -30)
    XCTAssertEqual(axis(plain, at: 0).overshoot, 0)
    XCTAssertEqual(axis(plain, at: 680).overshoot, 0)
    XCTAssertEqual(axis(plain, at: 700).overshoot, 20)
  }

  /// Which bars count, with insets of the app's own of 1 and 2 and bars of 20 and 40.
  func testWhenTheSafeAreaCounts() {
    func row(
      _ behavior: ContentInsetAdjustmentBehavior, content: CGFloat, alwaysBounces: Bool = false,
      counts: Bool, line: UInt = #line
    ) {
      let axis = ScrollAxis(
        length: 320, unscaledLength: content, contentInset: AxisInsets(start: 1, end: 2),
        safeArea: AxisInsets(start: 20, end: 40), safeAreaBehavior: behavior, alwaysBounces: alwaysBounces)
      XCTAssertEqual(
        axis.adjustedInset, counts ? AxisInsets(start: 21, end: 42) : AxisInsets(start: 1, end: 2), line: line
      )
      XCTAssertEqual(axis.contentInset, AxisInsets(start: 1, end: 2), line: line)
    }
    row(.never, content: 1_000, counts: false)
    row(.never, content: 100, alwaysBounces: true, counts: false)
    row(.always, content: 1_000, counts: true)
    row(.always, content: 100, counts: true)
    row(.scrollableAxes, content: 1_000, counts: true)
    row(.scrollableAxes, content: 320, counts: false)
    row(.scrollableAxes, content: 100, alwaysBounces: true, counts: true)
    row(.automatic, content: 1_000, counts: true)
    row(.automatic, content: 100, counts: false)
  }

  /// A range shorter than a billionth of the viewport (of a point, if that is longer) is one place to rest.
  func testWhatCanScrollAndWhatCanBeDragged() {
    func row(
      length: CGFloat = 320, content: CGFloat, bounces: Bool = true, alwaysBounces: Bool = false,
      scrolls: Bool, drags: Bool, line: UInt = #line
    ) {
      let axis = ScrollAxis(
        length: length, unscaledLength: content, bounces: bounces, alwaysBounces: alwaysBounces)
      XCTAssertEqual(axis.canScroll, scrolls, line: line)
      XCTAssertEqual(axis.isDraggable, drags, line: line)
    }
    row(content: 1_000, scrolls: true, drags: true)
    row(content: 100, scrolls: false, drags: false)
    row(content: 100, alwaysBounces: true, scrolls: false, drags: true)
    row(content: 100, bounces: false, alwaysBounces: true, scrolls: false, drags: false)
    row(content: 1_000, bounces: false, scrolls: true, drags: true)
    row(content: 320 + 3e-7, scrolls: false, drags: false)
    row(content: 320 + 4e-7, scrolls: true, drags: true)
    row(length: 0.01, content: 0.01 + 0.9e-9, scrolls: false, drags: false)
    row(length: 0.01, content: 0.01 + 1.1e-9, scrolls: true, drags: true)
  }

  /// A viewport of 852 on a content of 1852: 590 points past either edge show 235.
  func testResistance() {
    func row(_ raw: CGFloat, shows offset: CGFloat, bounces: Bool = true, line: UInt = #line) {
      let axis = ScrollAxis(length: 852, unscaledLength: 1_852, bounces: bounces)
      XCTAssertEqual(axis.resisted(raw), offset, accuracy: 0.1, line: line)
    }
    row(-590, shows: -235)
    row(0, shows: 0)
    row(500, shows: 500)
    row(1_000, shows: 1_000)
    row(1_590, shows: 1_235)
    row(-590, shows: 0, bounces: false)
    row(1_590, shows: 1_000, bounces: false)
    row(.nan, shows: 0)
    row(.infinity, shows: 1_000)
    row(-.infinity, shows: 0)
  }

  func testTheRawOffsetShowsTheOffset() {
    let plain = ScrollAxis(length: 852, unscaledLength: 1_852)
    func row(_ offset: CGFloat, asks raw: CGFloat, line: UInt = #line) {
      XCTAssertEqual(axis(plain, at: offset).rawOffset, raw, accuracy: 0.2, line: line)
    }
    row(-235, asks: -590)
    row(0, asks: 0)
    row(500, asks: 500)
    row(1_235, asks: 1_590)
    let farthest: CGFloat = 852 * 0.999 / (0.55 * 0.001)
    row(-852, asks: -farthest)  // held to 852·(1 − 1e-3)
    row(9_000, asks: 1_000 + farthest)
  }

  /// The zoomed view begins at 60 in the content, is scaled by 2, and the offset is 30.
  func testTheSpacesOfAnAxis() {
    let moved = axis(ScrollAxis(length: 320, unscaledLength: 1_000, zoomedViewStart: 60), at: 30)
    XCTAssertEqual(moved.zoomedViewInViewport, Span(start: 30, length: 1_000))
    XCTAssertEqual(moved.zoomedViewPoint(atViewport: 130, zoomScale: 2), 50, "(30 + 130 − 60) / 2")
    XCTAssertEqual(moved.offset(showing: 50, at: 130, zoomScale: 2), 30)
  }

  func testBadInputCountsAsNothing() {
    let axis = ScrollAxis(
      length: .nan, unscaledLength: -5, contentLength: .infinity, zoomedViewStart: .nan,
      contentInset: AxisInsets(start: .infinity, end: .nan), safeArea: AxisInsets(start: .nan, end: 3),
      safeAreaBehavior: .always)
    XCTAssertEqual(axis.length, 0)
    XCTAssertEqual(axis.unscaledLength, 0)
    XCTAssertEqual(axis.contentLength, 0)
    XCTAssertEqual(axis.zoomedView, Span(start: 0, length: 0))
    XCTAssertEqual(axis.contentInset, .zero)
    XCTAssertEqual(axis.safeArea, AxisInsets(end: 3))
    XCTAssertEqual(axis.offset, 0)
    XCTAssertEqual(axis.highestOffset, 3)
  }

  func testBehaviorsAreCodedByTheirNames() throws {
    XCTAssertEqual(
      try decoded([ContentInsetAdjustmentBehavior].self, from: "[\"scrollableAxes\"]"), [.scrollableAxes])
  }

  // MARK: Laws

  private func randomAxis(using generator: inout SplitMix64) -> ScrollAxis {
    let length = generator.magnitude(in: 1e-3...1e7)
    func inset() -> CGFloat { length * generator.number(in: -0.5...2) }
    let centerings: [Centering] = [
      .none, .zoomedViewCenter, .leadingInset, .aligned(generator.number(in: 0...1)),
    ]
    return ScrollAxis(
      length: length, unscaledLength: length * generator.magnitude(in: 1e-3...1e3),
      centering: generator.element(of: centerings), contentInset: AxisInsets(start: inset(), end: inset()),
      safeArea: AxisInsets(start: inset(), end: inset()),
      safeAreaBehavior: generator.element(of: ContentInsetAdjustmentBehavior.allCases),
      bounces: generator.isHeads())
  }

  func testClampingIsTotalAndIdempotent() {
    for seed in 0..<2_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let axis = randomAxis(using: &generator)
      let anywhere = generator.number(in: -3...3) * (axis.length + axis.contentLength)
      for offset in [anywhere, .nan, .infinity, -.infinity, 0] {
        let clamped = axis.clamp(offset)
        XCTAssert(axis.lowestOffset <= clamped && clamped <= axis.highestOffset, "seed \(seed)")
        assertSame(axis.clamp(clamped), clamped, "seed \(seed)")
        assertSame(axis.resisted(clamped), clamped, "what may rest is not resisted, seed \(seed)")
      }
      assertSame(axis.clamp(axis.offset), axis.offset, "it begins where it may rest, seed \(seed)")
    }
  }

  /// Symmetric insets that centre leave one place to rest, whatever the lengths: `hi` is `lo` to the last bit.
  func testSymmetricInsetsMakeTheRangeOnePointExactly() {
    for seed in 0..<2_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let length = generator.magnitude(in: 1e-3...1e7)
      let content = length * generator.number(in: 0...1)
      let inset = (length - content) / 2
      let axis = ScrollAxis(
        length: length, unscaledLength: content, contentInset: AxisInsets(start: inset, end: inset))
      assertSame(axis.highestOffset, axis.lowestOffset, "seed \(seed)")
      XCTAssertFalse(axis.canScroll, "seed \(seed)")
    }
  }

  /// The band stays within a viewport's length of the range, and the raw offset undoes it.
  func testResistanceIsBoundedAndInvertible() {
    for seed in 0..<2_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let still = randomAxis(using: &generator)
      let raw =
        still.clamp(generator.number(in: -2...2) * still.contentLength)
        + generator.number(in: -100...100) * still.length
      let moved = axis(still, at: still.resisted(raw))
      XCTAssertLessThan(abs(moved.overshoot), moved.length, "seed \(seed)")
      guard moved.bounces else { continue }
      XCTAssertEqual(
        moved.rawOffset, raw, accuracy: 1e-8 * (abs(raw) + moved.length + moved.contentLength), "seed \(seed)"
      )
    }
  }

  func testAZoomedViewPointIsWhereItIsShown() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let still = randomAxis(using: &generator)
      let (position, scale) = (generator.number(in: 0...still.length), generator.magnitude(in: 1e-2...1e2))
      let point = still.zoomedViewPoint(atViewport: position, zoomScale: scale)
      XCTAssertEqual(
        still.offset(showing: point, at: position, zoomScale: scale), still.offset,
        accuracy: 1e-12 * (abs(still.offset) + still.length), "seed \(seed)")
    }
  }
}
