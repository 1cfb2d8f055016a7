import PreviewGeometry
import XCTest

/// Zooms by program, wheel and key: the reference.
final class ViewportZoomingTests: XCTestCase {
  /// A square of 1000 points in a bare scroll view of 320 × 460, scales 0.3 … 4.
  private var bare: Viewport {
    Viewport(
      size: CGSize(width: 320, height: 460), contentSize: CGSize(width: 1_000, height: 1_000),
      zoomRange: ZoomRange(minimum: 0.3, maximum: 4))
  }

  // MARK: setZoomScale

  func testWhatIsInTheMiddleStaysInTheMiddle() {
    var viewport = bare
    viewport.setZoomScale(2)
    XCTAssertEqual(viewport.contentOffset, CGPoint(x: 160, y: 230))
    XCTAssertEqual(viewport.contentSize, CGSize(width: 2_000, height: 2_000))
  }

  func testAZoomedViewThatDoesNotBeginAtTheOriginZoomsAboutTheMiddleToo() {
    var viewport = Viewer.photoPreviewer.layout(
      of: Photo(width: 4_032, height: 3_024), in: Container(width: 390, height: 844))
    XCTAssertEqual(viewport.zoomedViewFrame, CGRect(x: 0, y: 276, width: 390, height: 292))
    viewport.setZoomScale(3)
    XCTAssertEqual(viewport.contentOffset, CGPoint(x: 390, y: 16))
    XCTAssertEqual(viewport.zoomedViewFrame, CGRect(x: 0, y: 0, width: 1_170, height: 876))
    viewport.setZoomScale(1)
    XCTAssertEqual(viewport.contentOffset, .zero)
    XCTAssertEqual(viewport.contentSize, CGSize(width: 390, height: 292))
    XCTAssertEqual(viewport.zoomedViewFrame, CGRect(x: 0, y: 276, width: 390, height: 292))
  }

  func testAScaleIsHeldToItsLimits() {
    func row(_ scale: CGFloat, is expected: CGFloat, line: UInt = #line) {
      var viewport = bare
      viewport.setZoomScale(scale)
      XCTAssertEqual(viewport.zoomScale, expected, line: line)
      XCTAssertEqual(viewport.contentSize.width, 1_000 * expected, line: line)
    }
    row(2, is: 2)
    row(9, is: 4)
    row(0.1, is: 0.3)
    row(1e300, is: 4)
    row(0, is: 1)
    row(-2, is: 1)
    row(.nan, is: 1)
    row(.infinity, is: 1)
  }

  func testTheScaleThatItHasChangesNothing() {
    let viewer = Viewer.photoPreviewer
    let opened = viewer.layout(of: Photo(width: 4_032, height: 3_024), in: Container(width: 390, height: 844))
    var viewport = opened
    viewport.setZoomScale(1)
    XCTAssertEqual(viewport, opened)
    XCTAssertEqual(viewport.contentSize, CGSize(width: 390, height: 844), "not even the content's size")
  }

  // MARK: zoom(to rect:)

  func testZoomingToARect() {
    func row(
      _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, scale: CGFloat,
      offset offsetX: CGFloat, _ offsetY: CGFloat, _ why: String, line: UInt = #line
    ) {
      var viewport = bare
      viewport.zoom(to: CGRect(x: x, y: y, width: width, height: height))
      XCTAssertEqual(viewport.zoomScale, scale, why, line: line)
      XCTAssertEqual(viewport.contentOffset, CGPoint(x: offsetX, y: offsetY), why, line: line)
    }
    row(100, 100, 100, 50, scale: 3.2, offset: 320, 170, "the width decides")
    row(900, 900, 100, 100, scale: 3.2, offset: 2_880, 2_740, "as far as the content reaches")
    row(0, 0, 2_000, 2_000, scale: 0.3, offset: 0, 0, "no smaller than the minimum")
    row(500, 500, 10, 10, scale: 4, offset: 1_860, 1_790, "no larger than the maximum")
    row(200, 150, -100, -50, scale: 3.2, offset: 320, 170, "negative sides are standardised")
    row(100, 100, 100, 0, scale: 3.2, offset: 320, 90, "without a height the width decides")
    row(100, 100, 0, 230, scale: 2, offset: 40, 200, "without a width the height decides")
    row(500, 500, 0, 0, scale: 4, offset: 1_840, 1_770, "a point: the maximum about it")
  }

  func testARectThatIsNotFiniteChangesNothing() {
    let bad: [CGFloat] = [.nan, .infinity, -.infinity]
    for value in bad {
      for rect in [
        CGRect(x: value, y: 1, width: 10, height: 10), CGRect(x: 1, y: value, width: 10, height: 10),
        CGRect(x: 1, y: 1, width: value, height: 10), CGRect(x: 1, y: 1, width: 10, height: value),
      ] {
        var viewport = bare
        viewport.zoom(to: rect)
        XCTAssertEqual(viewport, bare, "\(rect)")
      }
    }
  }

  /// At an unchanged scale a rect still moves the offset, and leaves the content's size as it is.
  func testARectAtAnUnchangedScaleMovesTheOffsetOnly() {
    var viewport = Viewer.photoPreviewerCorrected.layout(
      of: Photo(width: 390, height: 1_688), in: Container(width: 390, height: 844))
    viewport.zoom(to: CGRect(x: 0, y: 500, width: 390, height: 844))
    XCTAssertEqual(viewport.zoomScale, 1)
    XCTAssertEqual(viewport.contentOffset, CGPoint(x: 0, y: 500))
    var small = Viewer.photoPreviewer.layout(
      of: Photo(width: 4_032, height: 3_024), in: Container(width: 390, height: 844))
    small.zoom(to: CGRect(x: 0, y: 0, width: 390, height: 844))
    XCTAssertEqual(small.contentSize, CGSize(width: 390, height: 844))
  }

  func testZoomingInAnEmptyViewportStaysFinite() {
    var viewport = Viewport(
      size: CGSize(width: 0, height: 460), contentSize: CGSize(width: 1_000, height: 1_000),
      zoomRange: ZoomRange(minimum: 0.3, maximum: 4))
    for rect in [
      CGRect.zero, CGRect(x: 1, y: 1, width: 10, height: 0), CGRect(x: 1, y: 1, width: 0, height: 9),
    ] {
      viewport.zoom(to: rect)
      assertFinite(viewport, "\(rect)")
    }
  }

  // MARK: Wheel and keys

  func testAWheelZoomsAboutThePointer() {
    var viewport = bare
    viewport.setContentOffset(CGPoint(x: 100, y: 100))
    viewport.zoom(by: 2, about: CGPoint(x: 20, y: 30))
    XCTAssertEqual(viewport.zoomScale, 2)
    XCTAssertEqual(viewport.contentOffset, CGPoint(x: 220, y: 230), "(100 + 20)·2 − 20, (100 + 30)·2 − 30")
  }

  /// At the limits 0.3 and 4 more of the same moves nothing at all.
  func testAtALimitAWheelMovesNothing() {
    for (limit, factor) in [(4.0, 1.25), (0.3, 0.8)] as [(CGFloat, CGFloat)] {
      var viewport = bare
      viewport.zoom(to: limit, showing: CGPoint(x: 333, y: 777), at: CGPoint(x: 50, y: 60))
      let atLimit = viewport
      viewport.zoom(by: factor, about: CGPoint(x: 17, y: 451))
      XCTAssertEqual(viewport, atLimit)
    }
  }

  func testAFactorOrAPointThatIsNoneChangesNothing() {
    for factor: CGFloat in [0, -1, .nan, .infinity] {
      var viewport = bare
      viewport.zoom(by: factor, about: CGPoint(x: 1, y: 1))
      XCTAssertEqual(viewport, bare, "\(factor)")
    }
    for point in [CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1, y: CGFloat.infinity)] {
      var viewport = bare
      viewport.zoom(by: 2, about: point)
      viewport.zoom(to: 2, about: point)
      viewport.zoom(to: 2, showing: point, at: .zero)
      viewport.zoom(to: 2, showing: .zero, at: point)
      XCTAssertEqual(viewport, bare, "\(point)")
    }
  }

  // MARK: The core

  func testAPointIsShownWhereItIsAskedFor() {
    var viewport = bare
    viewport.zoom(to: 2, showing: CGPoint(x: 500, y: 400), at: CGPoint(x: 100, y: 50))
    XCTAssertEqual(viewport.contentOffset, CGPoint(x: 900, y: 750))
    viewport.zoom(to: 2, showing: .zero, at: CGPoint(x: 100, y: 50))
    XCTAssertEqual(viewport.contentOffset, .zero, "as far as the range allows")
  }

  /// The clamp is that of the new scale: at scale 1 the highest offset would be 680.
  func testTheRangeIsThatOfTheNewScale() {
    var viewport = bare
    viewport.zoom(to: 4, showing: CGPoint(x: 1_000, y: 1_000), at: .zero)
    XCTAssertEqual(viewport.contentOffset, CGPoint(x: 3_680, y: 3_540))
    viewport.zoom(to: 1, showing: CGPoint(x: 1_000, y: 1_000), at: .zero)
    XCTAssertEqual(viewport.contentOffset, CGPoint(x: 680, y: 540))
  }

  // MARK: Laws

  private func isInside(_ axis: ScrollAxis) -> Bool {
    axis.lowestOffset < axis.offset && axis.offset < axis.highestOffset
  }

  /// What was under the pointer is under it still, on every axis that was not clamped.
  func testWhatIsUnderThePointerStaysUnlessItIsClamped() {
    var unclamped = 0
    for seed in 0..<2_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      var viewport = generator.viewer().layout(
        of: generator.photo(ofSize: generator.usualSize()),
        in: generator.container(ofSize: generator.usualSize()))
      for _ in 0..<5 {
        let pointer = generator.point(in: viewport.size)
        let point = viewport.zoomedViewPoint(atViewportPoint: pointer)
        viewport.zoom(by: generator.magnitude(in: 0.5...3), about: pointer)
        let now = viewport.viewportPoint(ofZoomedViewPoint: point)
        let size = viewport.zoomedViewFrame.size
        if isInside(viewport.horizontal) {
          XCTAssertEqual(now.x, pointer.x, accuracy: 1e-9 * size.width, "seed \(seed)")
          unclamped += 1
        }
        if isInside(viewport.vertical) {
          XCTAssertEqual(now.y, pointer.y, accuracy: 1e-9 * size.height, "seed \(seed)")
        }
        XCTAssertTrue(viewport.isAtRest, "seed \(seed)")
      }
    }
    XCTAssertGreaterThan(unclamped, 1_000)
  }

  /// In and out about a point, a hundred times: back within 1e-9 of the photo's size where nothing was clamped.
  func testZoomingInAndOutReturns() {
    var tried = 0
    for seed in 0..<300 {
      var generator = SplitMix64(seed: UInt64(seed))
      var viewport = generator.viewer().layout(
        of: generator.photo(ofSize: generator.usualSize()),
        in: generator.container(ofSize: generator.usualSize()))
      viewport.setZoomScale(2.5)
      let (start, pointer) = (viewport, generator.point(in: viewport.size))
      guard start.zoomScale == 2.5, isInside(start.horizontal), isInside(start.vertical) else { continue }
      tried += 1
      for _ in 0..<100 {
        viewport.zoom(by: 1.1, about: pointer)
        viewport.zoom(by: 1 / 1.1, about: pointer)
      }
      XCTAssertEqual(viewport.zoomScale, 2.5, accuracy: 2.5e-9, "seed \(seed)")
      let size = max(start.contentSize.width, start.contentSize.height)
      assertEqual(viewport.contentOffset, start.contentOffset, within: 1e-9 * size, "seed \(seed)")
    }
    XCTAssertGreaterThan(tried, 20)
  }

  /// A little more zoom moves everything only a little: the clamp is continuous in the scale.
  func testZoomingIsContinuousInTheScale() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      var viewport = generator.viewer().layout(
        of: generator.photo(ofSize: generator.usualSize()),
        in: generator.container(ofSize: generator.usualSize()))
      viewport.setZoomScale(1.5)  // viewer 1 recentres at the first zoom; that jump is its own
      let pointer = generator.point(in: viewport.size)
      let scale = generator.number(in: 1...3)
      var (one, other) = (viewport, viewport)
      one.zoom(to: scale, about: pointer)
      other.zoom(to: scale + 1e-9, about: pointer)
      assertEqual(
        other.zoomedViewFrameInViewport, one.zoomedViewFrameInViewport,
        within: 1e-8 * (viewport.contentSize.width + viewport.contentSize.height), "seed \(seed)")
    }
  }

  /// Whatever the size, zooms leave finite numbers and a viewport that may rest.
  func testExtremeSizesStayFinite() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      var viewport = generator.viewer().layout(
        of: generator.photo(ofSize: generator.extremeSize()),
        in: generator.container(ofSize: generator.extremeSize()))
      viewport.zoom(by: generator.magnitude(in: 1e-9...1e9), about: generator.point(in: viewport.size))
      viewport.zoom(to: CGRect(origin: generator.point(in: viewport.size), size: generator.extremeSize()))
      viewport.setZoomScale(generator.magnitude(in: 1e-9...1e9))
      assertFinite(viewport, "seed \(seed)")
      XCTAssertTrue(viewport.isAtRest, "seed \(seed)")
    }
  }
}
