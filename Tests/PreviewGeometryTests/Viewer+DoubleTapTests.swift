import PreviewGeometry
import XCTest

/// What a double tap does: the reference.
final class ViewerDoubleTapTests: XCTestCase {
  // MARK: Viewer 1

  /// A container of 390 × 292 at y 276; zoomed to 3 it is 1170 × 876, and the offset goes to 780 and 32.
  func testViewer1ZoomsToItsMaximumAboutTheTappedPoint() {
    func row(_ x: CGFloat, _ y: CGFloat, offset offsetX: CGFloat, _ offsetY: CGFloat, line: UInt = #line) {
      var viewport = Viewer.photoPreviewer.layout(
        of: Photo(width: 4_032, height: 3_024), in: Container(width: 390, height: 844))
      Viewer.photoPreviewer.doubleTap(at: CGPoint(x: x, y: y), in: &viewport)
      XCTAssertEqual(viewport.zoomScale, 3, line: line)
      assertEqual(viewport.contentOffset, CGPoint(x: offsetX, y: offsetY), within: 1e-9, line: line)
    }
    row(195, 422, offset: 390, 16)  // the middle
    row(100, 422, offset: 105, 16)  // 100·3 − 195: what was tapped goes to the middle
    row(0, 422, offset: 0, 16)  // as far as the photo reaches
    row(390, 422, offset: 780, 16)
    row(195, 10, offset: 390, 0)  // beside the photo
    row(195, 830, offset: 390, 32)
  }

  func testViewer1GoesBackFromAnyLargerScale() {
    let viewer = Viewer.photoPreviewer
    for scale: CGFloat in [1.001, 2, 3] {
      var viewport = viewer.layout(
        of: Photo(width: 4_032, height: 3_024), in: Container(width: 390, height: 844))
      viewport.setZoomScale(scale)
      viewer.doubleTap(at: CGPoint(x: 17, y: 300), in: &viewport)
      XCTAssertEqual(viewport.zoomScale, 1)
      XCTAssertEqual(viewport.contentOffset, .zero)
      XCTAssertEqual(viewport.zoomedViewFrame, CGRect(x: 0, y: 276, width: 390, height: 292))
    }
  }

  // MARK: Steps

  /// Three steps, given in any order and beyond the limits, are gone through one after the other about the tapped point.
  func testStepsOfOnesOwn() {
    var viewer = Viewer.photos
    viewer.doubleTap = .throughSteps([2, 1, 99])
    var viewport = viewer.layout(
      of: Photo(width: 1_000, height: 1_000), in: Container(width: 400, height: 400))
    func row(is scale: CGFloat, offset: CGFloat, _ why: String, line: UInt = #line) {
      viewer.doubleTap(at: CGPoint(x: 100, y: 100), in: &viewport)
      XCTAssertEqual(viewport.zoomScale, scale, why, line: line)
      assertEqual(viewport.contentOffset, CGPoint(x: offset, y: offset), within: 1e-9, why, line: line)
    }
    row(is: 2, offset: 100, "100·2 − 100")
    row(is: 4, offset: 300, "the maximum: (100 + 100)/2·4 − 100")
    row(is: 1, offset: 0, "and round again")
  }

  // MARK: Photos

  /// A photo of 4000 × 3000 in 400 × 800: fitted at 400 × 300, from y 250 on; fill = 8/3.
  func testPhotosZoomsToFillAboutTheTappedPoint() {
    func row(
      _ x: CGFloat, _ y: CGFloat, offset offsetX: CGFloat, _ offsetY: CGFloat, _ why: String,
      line: UInt = #line
    ) {
      var viewport = Viewer.photos.layout(
        of: Photo(width: 4_000, height: 3_000), in: Container(width: 400, height: 800))
      Viewer.photos.doubleTap(at: CGPoint(x: x, y: y), in: &viewport)
      XCTAssertEqual(viewport.zoomScale, 8 / 3, accuracy: 1e-15, why, line: line)
      assertEqual(viewport.contentOffset, CGPoint(x: offsetX, y: offsetY), within: 1e-9, why, line: line)
      Viewer.photos.doubleTap(at: CGPoint(x: x, y: y), in: &viewport)
      XCTAssertEqual(viewport.zoomScale, 1, why, line: line)
      XCTAssertEqual(viewport.contentOffset, CGPoint(x: 0, y: -250), why, line: line)
    }
    row(200, 400, offset: 1_000 / 3, 0, "the middle")
    row(0, 400, offset: 0, 0, "the left edge stays at the left edge")
    row(400, 400, offset: 2_000 / 3, 0, "and the right at the right")
    row(100, 300, offset: 500 / 3, 0, "100·8/3 − 100")
    row(100, 10, offset: 500 / 3, 0, "beside the photo: its nearest point")
  }

  /// A tap beside a small photo counts as one on its edge, and that edge stays where it is.
  func testATapBesideThePhotoCountsAsItsNearestPoint() {
    let viewer = Viewer.photos(layout: PhotoLayout(fit: .inside), zooming: .relativeToFit(maximum: 20))
    let layout = viewer.layout(of: Photo(width: 100, height: 100), in: Container(width: 400, height: 400))
    XCTAssertEqual(layout.zoomedViewFrameInViewport, CGRect(x: 150, y: 150, width: 100, height: 100))
    var (beside, onEdge) = (layout, layout)
    viewer.doubleTap(at: CGPoint(x: 20, y: 200), in: &beside)
    viewer.doubleTap(at: CGPoint(x: 150, y: 200), in: &onEdge)
    XCTAssertEqual(beside, onEdge)
    XCTAssertEqual(beside.zoomScale, 4)

    // Beside bars a photo may rest in from the edge of the viewport: that is where its edge goes.
    let barred = viewer.layout(
      of: Photo(width: 100, height: 100),
      in: Container(size: CGSize(width: 400, height: 400), safeArea: Insets(left: 60)))
    XCTAssertEqual(barred.zoomedViewFrameInViewport, CGRect(x: 180, y: 150, width: 100, height: 100))
    for x: CGFloat in [20, 180] {
      var viewport = barred
      viewer.doubleTap(at: CGPoint(x: x, y: 200), in: &viewport)
      XCTAssertEqual(viewport.zoomedViewFrameInViewport, CGRect(x: 60, y: 0, width: 400, height: 400))
    }
  }

  /// The step that a double tap goes to, by the photo's shape in 400 × 800, the limits and the scale it has.
  func testTheSteps() {
    func row(
      _ width: CGFloat, _ height: CGFloat, limits: (CGFloat, CGFloat) = (1, 4), from scale: CGFloat = 1,
      in container: Container = Container(width: 400, height: 800), goesTo expected: CGFloat, _ why: String,
      line: UInt = #line
    ) {
      let viewer = Viewer.photos(
        layout: PhotoLayout(), zooming: .relativeToFit(minimum: limits.0, maximum: limits.1))
      var viewport = viewer.layout(of: Photo(width: width, height: height), in: container)
      viewport.setZoomScale(scale)
      XCTAssertEqual(viewport.zoomScale, scale, "the row itself", line: line)
      viewer.doubleTap(at: CGPoint(x: 200, y: 400), in: &viewport)
      XCTAssertEqual(viewport.zoomScale, expected, accuracy: 1e-12, why, line: line)
    }
    row(400, 400, goesTo: 2, "fill")
    row(400, 500, goesTo: 1.6, "fill")
    row(400, 400, in: Container(width: 400, height: 600), goesTo: 1.5, "fill is just enough")
    row(400, 600, goesTo: 2.5, "fill is below 1.5")
    row(400, 800, goesTo: 2.5, "fill is 1")
    row(400, 800, limits: (1, 2), goesTo: 2, "held to the maximum")
    row(400, 800, limits: (1, 1), goesTo: 1, "nowhere else to go")
    row(400, 100, limits: (1, 1), goesTo: 8, "filling is always allowed")
    row(400, 400, limits: (0.5, 4), from: 0.5, goesTo: 1, "from below")
    row(400, 400, from: 1.5, goesTo: 2, "from between the steps")
    row(400, 400, from: 2, goesTo: 1, "from the last back to the first")
    row(400, 400, from: 4, goesTo: 1, "from beyond the last too")
    row(400, 400, from: 2 - 1e-9, goesTo: 1, "a billionth below a step is on it")
    row(400, 400, from: 2 - 1e-8, goesTo: 2, "more is below it")
  }

  func testTheSafeAreaDecidesWhatFills() {
    let container = Container(size: CGSize(width: 400, height: 900), safeArea: Insets(top: 60, bottom: 40))
    var viewport = Viewer.photos.layout(of: Photo(width: 400, height: 400), in: container)
    Viewer.photos.doubleTap(at: CGPoint(x: 200, y: 450), in: &viewport)
    XCTAssertEqual(viewport.zoomScale, 2)
  }

  // MARK: All

  func testWithoutADoubleTapNothingChanges() {
    for viewer in [Viewer.bigImage, .enlarge, .insetCentered, .insetCenteredCorrected] {
      let opened = viewer.layout(
        of: Photo(width: 4_032, height: 3_024), in: Container(width: 390, height: 844))
      var viewport = opened
      viewer.doubleTap(at: CGPoint(x: 200, y: 420), in: &viewport)
      XCTAssertEqual(viewport, opened)
    }
  }

  func testAPointThatIsNoneChangesNothing() {
    for (name, viewer) in Viewer.named {
      let opened = viewer.layout(
        of: Photo(width: 4_032, height: 3_024), in: Container(width: 390, height: 844))
      var viewport = opened
      viewer.doubleTap(at: CGPoint(x: CGFloat.nan, y: 420), in: &viewport)
      viewer.doubleTap(at: CGPoint(x: 200, y: CGFloat.infinity), in: &viewport)
      XCTAssertEqual(viewport, opened, name)
    }
  }

  // MARK: Laws

  /// However often, a double tap is at rest, and the cycle always returns to the first step.
  func testTheCycleReturnsToTheFirstStep() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let viewer = generator.isHeads() ? Viewer.photoPreviewer : .photos(layout: generator.layout())
      var viewport = viewer.layout(
        of: generator.photo(ofSize: generator.extremeSize()),
        in: generator.container(ofSize: generator.extremeSize()))
      viewport.setZoomScale(generator.magnitude(in: 1e-3...1e3))
      var scales: [CGFloat] = []
      for _ in 0..<4 {
        viewer.doubleTap(at: generator.point(in: viewport.size), in: &viewport)
        assertFinite(viewport, "seed \(seed)")
        XCTAssertTrue(viewport.isAtRest, "seed \(seed)")
        scales.append(viewport.zoomScale)
      }
      XCTAssertTrue(scales.prefix(2).contains(1), "\(scales), seed \(seed)")
      XCTAssertEqual(scales[2], scales[0], "a cycle of two, seed \(seed)")
      XCTAssertEqual(scales[3], scales[1], "a cycle of two, seed \(seed)")
    }
  }

  /// In `photos` what is tapped stays where it is, unless it is clamped.
  func testWhatIsTappedStaysUnlessItIsClamped() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let viewer = Viewer.photos(layout: generator.layout())
      var viewport = viewer.layout(
        of: generator.photo(ofSize: generator.usualSize()),
        in: generator.container(ofSize: generator.usualSize()))
      let tap = generator.point(in: viewport.size)
      let point = viewport.zoomedViewPoint(atViewportPoint: tap)
      guard 0 <= point.x, point.x <= viewport.contentSize.width else { continue }
      viewer.doubleTap(at: tap, in: &viewport)
      let axis = viewport.horizontal
      guard axis.lowestOffset < axis.offset, axis.offset < axis.highestOffset else { continue }
      XCTAssertEqual(
        viewport.viewportPoint(ofZoomedViewPoint: point).x, tap.x, accuracy: 1e-9 * axis.contentLength,
        "seed \(seed)")
    }
  }
}
