import PreviewGeometry
import XCTest

/// The state of a scroll view as a value: the reference.
final class ViewportTests: XCTestCase {
  /// A square of 1000 points in a bare scroll view of 320 × 460, scrolled.
  private func bare(at offset: CGPoint = .zero) -> Viewport {
    var viewport = Viewport(
      size: CGSize(width: 320, height: 460), contentSize: CGSize(width: 1_000, height: 1_000),
      zoomRange: ZoomRange(minimum: 0.3, maximum: 4))
    viewport.setContentOffset(offset)
    return viewport
  }

  // MARK: Examples

  func testWhatABareScrollViewSaysOfItself() {
    let viewport = bare(at: CGPoint(x: 30, y: 40))
    XCTAssertEqual(viewport.size, CGSize(width: 320, height: 460))
    XCTAssertEqual(viewport.zoomScale, 1)
    XCTAssertEqual(viewport.contentSize, CGSize(width: 1_000, height: 1_000))
    XCTAssertEqual(viewport.contentInset, .zero)
    XCTAssertEqual(viewport.adjustedContentInset, .zero)
    XCTAssertEqual(viewport.contentOffset, CGPoint(x: 30, y: 40))
    XCTAssertEqual(viewport.zoomedViewFrame, CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
    XCTAssertEqual(viewport.zoomedViewFrameInViewport, CGRect(x: -30, y: -40, width: 1_000, height: 1_000))
    XCTAssertTrue(viewport.isAtRest)
  }

  func testTheDefaultsOfAScrollView() {
    let axis = ScrollAxis(length: 320, unscaledLength: 1_000)
    let viewport = Viewport(horizontal: axis, vertical: axis)
    XCTAssertEqual(viewport.zoomScale, 1)
    XCTAssertEqual(viewport.zoomRange, ZoomRange(minimum: 1, maximum: 1))
    XCTAssertFalse(viewport.zoomRange.canZoom)
    XCTAssertTrue(viewport.bouncesZoom)
    XCTAssertTrue(axis.bounces)
    XCTAssertFalse(axis.alwaysBounces)
    XCTAssertEqual(axis.safeAreaBehavior, .never)
  }

  func testTheAdjustedInsetIsTheContentInsetAndTheSafeArea() {
    let axis = ScrollAxis(
      length: 320, unscaledLength: 1_000, contentInset: AxisInsets(start: 1, end: 2),
      safeArea: AxisInsets(start: 20, end: 40), safeAreaBehavior: .always)
    let viewport = Viewport(horizontal: axis, vertical: axis)
    XCTAssertEqual(viewport.contentInset, Insets(top: 1, left: 1, bottom: 2, right: 2))
    XCTAssertEqual(viewport.adjustedContentInset, Insets(top: 21, left: 21, bottom: 42, right: 42))
    XCTAssertEqual(viewport.contentOffset, CGPoint(x: -21, y: -21))
  }

  // MARK: Vectors

  func testScrollingIsClamped() {
    func row(_ x: CGFloat, _ y: CGFloat, is clampedX: CGFloat, _ clampedY: CGFloat, line: UInt = #line) {
      let viewport = bare(at: CGPoint(x: x, y: y))
      XCTAssertEqual(viewport.contentOffset, CGPoint(x: clampedX, y: clampedY), line: line)
    }
    row(100, 200, is: 100, 200)
    row(-1, 540, is: 0, 540)
    row(681, 541, is: 680, 540)
    row(.nan, 5, is: 0, 0)
    row(5, .infinity, is: 0, 0)
  }

  func testAPublishedOffsetIsRoundedToDevicePixelsHalvesAwayFromZero() {
    let axis = ScrollAxis(length: 100, unscaledLength: 100)
    func row(_ offset: CGFloat, scale: CGFloat?, is published: CGFloat, line: UInt = #line) {
      let viewport = Viewport(horizontal: axis, vertical: axis).with(offset: CGPoint(x: offset, y: -offset))
      XCTAssertEqual(
        viewport.contentOffset(displayScale: scale), CGPoint(x: published, y: -published), line: line)
      XCTAssertEqual(viewport.contentOffset, CGPoint(x: offset, y: -offset), "never rounded", line: line)
    }
    row(10.3, scale: nil, is: 10.3)
    row(10.3, scale: 1, is: 10)
    row(10.5, scale: 1, is: 11)
    row(10.3, scale: 2, is: 10.5)
    row(10.25, scale: 2, is: 10.5)
    row(10.3, scale: 3, is: 31 / 3)
    row(10.5, scale: 3, is: 32 / 3)
    row(10.3, scale: 0, is: 10.3)
    row(10.3, scale: -2, is: 10.3)
    row(10.3, scale: .nan, is: 10.3)
    row(10.3, scale: .infinity, is: 10.3)
  }

  /// The range without insets is 0 … 680 across.
  func testAnotherInsetMovesTheOffsetOnlyOutOfItsRange() {
    func row(
      _ offset: CGFloat, left: CGFloat, right: CGFloat, is expected: CGFloat, line: UInt = #line
    ) {
      var viewport = bare(at: CGPoint(x: offset, y: 100))
      viewport.setContentInset(Insets(left: left, right: right))
      XCTAssertEqual(viewport.contentOffset, CGPoint(x: expected, y: 100), line: line)
      XCTAssertEqual(viewport.contentInset, Insets(left: left, right: right), line: line)
    }
    row(300, left: 50, right: 50, is: 300)
    row(0, left: 50, right: 0, is: 0)
    row(0, left: -50, right: 0, is: 50)
    row(680, left: 0, right: -30, is: 650)
    row(680, left: 0, right: 30, is: 680)
  }

  func testACentringRuleKeepsItsOwnInsets() {
    var viewport = Viewport(
      size: CGSize(width: 320, height: 460), contentSize: CGSize(width: 100, height: 100),
      centering: .aligned(0.5))
    viewport.setContentInset(Insets(top: 5, left: 5, bottom: 5, right: 5))
    XCTAssertEqual(viewport.contentInset, Insets(top: 180, left: 110, bottom: 180, right: 110))
  }

  func testAnotherViewportSizeMovesTheOffsetOnlyOutOfItsRange() {
    func row(_ x: CGFloat, _ y: CGFloat, is newX: CGFloat, _ newY: CGFloat, line: UInt = #line) {
      var viewport = bare(at: CGPoint(x: x, y: y))
      viewport.resize(to: Container(width: 460, height: 320))
      XCTAssertEqual(viewport.size, CGSize(width: 460, height: 320), line: line)
      XCTAssertEqual(viewport.contentOffset, CGPoint(x: newX, y: newY), line: line)
      XCTAssertEqual(viewport.contentSize, CGSize(width: 1_000, height: 1_000), line: line)
    }
    row(100, 200, is: 100, 200)
    row(680, 540, is: 540, 540)
    row(0, 0, is: 0, 0)
  }

  /// Passing through an offset is not resting there.
  func testAnOffsetThatIsPassedThroughNeedNotBeOneToRestAt() {
    let passing = bare().with(offset: CGPoint(x: -30, y: 700))
    XCTAssertEqual(passing.contentOffset, CGPoint(x: -30, y: 700))
    XCTAssertFalse(passing.isAtRest)
    XCTAssertEqual(passing.with(offset: CGPoint(x: CGFloat.nan, y: 0)), passing)
    XCTAssertEqual(passing.with(offset: CGPoint(x: 0, y: CGFloat.infinity)), passing)
  }

  func testAScaleBeyondItsLimitsIsNotAtRest() {
    var viewport = bare()
    var pinch = PinchGesture(beganIn: viewport, centroid: .zero)
    pinch.change(scale: 5, centroid: .zero, in: &viewport)
    XCTAssertGreaterThan(viewport.zoomScale, 4)
    XCTAssertFalse(viewport.isAtRest)
  }

  // MARK: Laws

  /// Scrolling to where it is changes nothing, and neither does scrolling there again.
  func testScrollingIsIdempotent() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      var viewport = generator.viewer().layout(
        of: generator.photo(ofSize: generator.extremeSize()),
        in: generator.container(ofSize: generator.extremeSize()))
      let target = CGPoint(
        x: generator.number(in: -2...2) * viewport.contentSize.width,
        y: generator.number(in: -2...2) * viewport.contentSize.height)
      viewport.setContentOffset(target)
      XCTAssertTrue(viewport.isAtRest, "seed \(seed)")
      let once = viewport
      viewport.setContentOffset(target)
      XCTAssertEqual(viewport, once, "seed \(seed)")
      viewport.setContentOffset(viewport.contentOffset)
      XCTAssertEqual(viewport, once, "seed \(seed)")
    }
  }

  /// Insets and bars of any size, larger than the viewport too, leave a finite viewport that is at rest.
  func testInsetsLargerThanTheViewportLeaveAFiniteResult() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let size = generator.extremeSize()
      let photo = generator.photo(ofSize: generator.extremeSize())
      var viewport = generator.viewer().layout(of: photo, in: Container(size: size))
      func inset() -> CGFloat { generator.element(of: [-3, -0.5, 0, 0.7, 1, 20, .nan]) * size.width }
      func insets() -> Insets { Insets(top: inset(), left: inset(), bottom: inset(), right: inset()) }
      viewport.setContentInset(insets())
      assertFinite(viewport, "seed \(seed)")
      XCTAssertTrue(viewport.isAtRest, "seed \(seed)")
      viewport.resize(to: Container(size: size, safeArea: insets()))
      assertFinite(viewport, "seed \(seed)")
      XCTAssertTrue(viewport.isAtRest, "seed \(seed)")
    }
  }
}
