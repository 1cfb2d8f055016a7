import PreviewGeometry
import XCTest

/// The rules in which viewers differ: the reference.
final class ViewerTests: XCTestCase {
  private let portrait = Container(width: 390, height: 844)
  private let landscape = Container(width: 844, height: 390)
  private let photo = Photo(width: 4_032, height: 3_024)

  // MARK: Vectors

  /// The constants of the viewers.
  func testTheViewers() {
    func row(
      _ viewer: Viewer, zoom range: ClosedRange<CGFloat>, scrolls: Bool, doubleTap: Viewer.DoubleTap,
      resizing: Viewer.Resizing, line: UInt = #line
    ) {
      let layout = viewer.layout(of: Photo(width: 390, height: 844), in: portrait)
      XCTAssertEqual(layout.zoomRange.minimum, range.lowerBound, line: line)
      XCTAssertEqual(layout.zoomRange.maximum, range.upperBound, line: line)
      XCTAssertEqual(viewer.hasScrollView, scrolls, line: line)
      XCTAssertEqual(viewer.doubleTap, doubleTap, line: line)
      XCTAssertEqual(viewer.resizing, resizing, line: line)
      XCTAssertTrue(layout.bouncesZoom, line: line)
    }
    row(.photoPreviewer, zoom: 1...3, scrolls: true, doubleTap: .toMaximum, resizing: .atNextOpening)
    row(.photoPreviewerCorrected, zoom: 1...3, scrolls: true, doubleTap: .toMaximum, resizing: .atNextOpening)
    row(.bigImage, zoom: 1...1, scrolls: false, doubleTap: .none, resizing: .atNextOpening)
    row(.enlarge, zoom: 1...1, scrolls: false, doubleTap: .none, resizing: .never)
    row(.insetCentered, zoom: 1...4, scrolls: true, doubleTap: .none, resizing: .updatesInsets)
    row(.insetCenteredCorrected, zoom: 1...4, scrolls: true, doubleTap: .none, resizing: .updatesInsets)
    row(.photos, zoom: 1...4, scrolls: true, doubleTap: .toFill, resizing: .keepsMiddle)
  }

  func testTheCorrectedViewersDifferInTheirFitAlone() {
    for (written, corrected) in [
      (Viewer.photoPreviewer, Viewer.photoPreviewerCorrected), (.insetCentered, .insetCenteredCorrected),
    ] {
      var viewer = written
      viewer.fit = corrected.fit
      XCTAssertNotEqual(written, corrected)
      XCTAssertEqual(viewer, corrected)
    }
  }

  /// The limits of `photos` relative to the fitted size, in 400 × 800.
  func testLimitsRelativeToTheFit() {
    func row(
      _ width: CGFloat, _ height: CGFloat, fit: PhotoLayout.Fit = .aspectFit, scale: CGFloat? = nil,
      minimum: CGFloat = 1, maximum: CGFloat = 4, pixelRatio: CGFloat? = nil,
      is range: ClosedRange<CGFloat>, _ why: String, line: UInt = #line
    ) {
      let viewer = Viewer.photos(
        layout: PhotoLayout(fit: fit),
        zooming: .relativeToFit(minimum: minimum, maximum: maximum, maximumPixelRatio: pixelRatio))
      let layout = viewer.layout(
        of: Photo(width: width, height: height),
        in: Container(size: CGSize(width: 400, height: 800), displayScale: scale))
      XCTAssertEqual(layout.zoomRange.minimum, range.lowerBound, accuracy: 1e-12, why, line: line)
      XCTAssertEqual(layout.zoomRange.maximum, range.upperBound, accuracy: 1e-12, why, line: line)
    }
    // Fitted at 400 × 300, so 0.1 points a pixel; fill = 8/3.
    row(4_000, 3_000, is: 1...10, "a device pixel for a stored pixel")
    row(4_000, 3_000, scale: 2, is: 1...5, "at two device pixels a point")
    row(4_000, 3_000, scale: 3, is: 1...4, "4 is more than that")
    row(4_000, 3_000, scale: 3, maximum: 1, is: 1...(10 / 3), "1:1 is always possible")
    row(4_000, 3_000, pixelRatio: 2, is: 1...20, "two device pixels for a stored pixel")
    row(4_000, 3_000, pixelRatio: 0.5, is: 1...10, "never less than one")
    row(4_000, 3_000, minimum: 0.5, maximum: 30, is: 0.5...30, "as given")
    row(4_000, 3_000, minimum: 3, is: 1...10, "the fit is always possible")
    row(400, 300, maximum: 1, is: 1...(8 / 3), "so is filling")
    row(400, 300, maximum: 0.2, is: 1...(8 / 3), "whatever the maximum")
    row(40, 80, maximum: 0.2, is: 1...1, "a small photo that fills already")
    row(4_000, 1_000, fit: .stretch, is: 1...10, "stretched: the axis with more pixels a point")
    row(1_000, 4_000, fit: .stretch, is: 1...5, "here the other one")
    row(4_000, 3_000, fit: .none, minimum: 0.1, is: 0.1...4, "a device pixel for a stored pixel already")
    row(400, 300, minimum: .nan, maximum: 6, is: 1...6, "no minimum: 1")
    row(400, 300, minimum: 0, maximum: 6, is: 1...6, "no minimum: 1")
    row(400, 300, minimum: 0.5, maximum: .nan, is: 0.5...(8 / 3), "no maximum: what the photo needs")
    row(400, 300, minimum: 0.5, maximum: .infinity, is: 0.5...(8 / 3), "no maximum: what the photo needs")
    row(400, 300, pixelRatio: .nan, is: 1...4, "no ratio: 1")
    row(400, 300, pixelRatio: .infinity, is: 1...4, "no ratio: 1")
    row(0, 300, is: 1...1, "nothing to zoom")
  }

  /// Limits that exclude the scale at which every photo opens are widened to include it.
  func testFixedLimitsAlwaysIncludeOne() {
    func row(_ minimum: CGFloat, _ maximum: CGFloat, is range: ClosedRange<CGFloat>, line: UInt = #line) {
      var viewer = Viewer.insetCentered
      viewer.zooming = .fixed(ZoomRange(minimum: minimum, maximum: maximum))
      let layout = viewer.layout(of: photo, in: portrait)
      XCTAssertEqual(layout.zoomRange.minimum, range.lowerBound, line: line)
      XCTAssertEqual(layout.zoomRange.maximum, range.upperBound, line: line)
      XCTAssertTrue(layout.isAtRest, line: line)
    }
    row(0.5, 3, is: 0.5...3)
    row(2, 4, is: 1...4)
    row(0.2, 0.5, is: 0.2...1)
  }

  // MARK: Resizing

  /// Quirk: viewer 3 captured its superview once; viewers 1 and 2 lay out anew only when they open again.
  func testTheFirstThreeViewersKeepTheLayoutTheyOpenedWith() {
    for viewer in [Viewer.photoPreviewer, .photoPreviewerCorrected, .bigImage, .enlarge] {
      let opened = viewer.layout(of: photo, in: portrait)
      XCTAssertEqual(viewer.resized(opened, showing: photo, to: landscape), opened)
    }
  }

  /// Viewer 4 zoomed to 4 (1560 × 1170) and scrolled to its end (1170, 326): in landscape the end is (716, 780).
  func testViewer4ClampsWhenItsViewportChanges() {
    var viewport = Viewer.insetCentered.layout(of: photo, in: portrait)
    viewport.setZoomScale(4)
    viewport.setContentOffset(CGPoint(x: 9_999, y: 9_999))
    XCTAssertEqual(viewport.contentOffset, CGPoint(x: 1_170, y: 326))
    let turned = Viewer.insetCentered.resized(viewport, showing: photo, to: landscape)
    XCTAssertEqual(turned.zoomScale, 4)
    XCTAssertEqual(turned.contentOffset, CGPoint(x: 716, y: 326))
  }

  /// A square that is 400 points wide in both, zoomed to 4: what is in the middle stays there.
  func testPhotosKeepsTheMiddleWhenItsViewportChanges() {
    let square = Photo(width: 1_000, height: 1_000)
    var viewport = Viewer.photos.layout(of: square, in: Container(width: 400, height: 800))
    viewport.setZoomScale(4)
    viewport.setContentOffset(CGPoint(x: 600, y: 400))
    let turned = Viewer.photos.resized(viewport, showing: square, to: Container(width: 800, height: 400))
    XCTAssertEqual(turned.zoomScale, 4)
    XCTAssertEqual(turned.contentOffset, CGPoint(x: 400, y: 600))
  }

  func testPhotosStaysFittedWhenItsViewportChanges() {
    let opened = Viewer.photos.layout(of: photo, in: portrait)
    let turned = Viewer.photos.resized(opened, showing: photo, to: landscape)
    XCTAssertEqual(turned, Viewer.photos.layout(of: photo, in: landscape))
    XCTAssertEqual(turned.zoomedViewFrameInViewport, CGRect(x: 162, y: 0, width: 520, height: 390))
  }

  /// Bars that come and go are a resize: a zoomed photo keeps its middle, it does not jump by their height.
  func testBarsThatComeAndGoDoNotMoveAZoomedPhoto() {
    let square = Photo(width: 1_000, height: 1_000)
    let bare = Container(width: 400, height: 800)
    let barred = bare.resized(to: bare.size, safeArea: Insets(top: 100, bottom: 60))
    var viewport = Viewer.photos.layout(of: square, in: bare)
    viewport.setZoomScale(4)
    let withBars = Viewer.photos.resized(viewport, showing: square, to: barred)
    assertEqual(withBars.zoomedViewFrameInViewport, viewport.zoomedViewFrameInViewport, within: 1e-9)
    assertEqual(
      Viewer.photos.resized(withBars, showing: square, to: bare).zoomedViewFrameInViewport,
      viewport.zoomedViewFrameInViewport, within: 1e-9)
  }

  /// From a viewport without a size there is nothing to keep: `photos` and viewer 4 lay out for the first time.
  func testFromAnEmptyViewportComesTheInitialFit() {
    let layouts = [
      PhotoLayout(), PhotoLayout(fit: .aspectFill, alignment: .topLeading), PhotoLayout(longImageRatio: 2),
    ]
    let viewers = layouts.map { Viewer.photos(layout: $0) } + [.insetCentered, .insetCenteredCorrected]
    for viewer in viewers {
      for empty in [
        Container(width: 0, height: 0), Container(width: 0, height: 844), Container(width: 390, height: 0),
      ] {
        for photo in [photo, Photo(width: 1_000, height: 5_000), Photo(width: 5_000, height: 1_000)] {
          let nothing = viewer.layout(of: photo, in: empty)
          XCTAssertEqual(
            viewer.resized(nothing, showing: photo, to: portrait), viewer.layout(of: photo, in: portrait),
            "\(viewer) \(photo) from \(empty.size)")
        }
      }
    }
  }

  // MARK: Coding

  func testAViewerSurvivesCoding() throws {
    for (_, viewer) in Viewer.named { try assertSurvivesCoding(viewer) }
    for seed in 0..<20 {
      var generator = SplitMix64(seed: UInt64(seed))
      try assertSurvivesCoding(
        Viewer.photos(
          layout: generator.layout(),
          zooming: .relativeToFit(minimum: 0.1, maximum: generator.number(in: 1...9), maximumPixelRatio: 2)))
    }
  }

  // MARK: Laws

  /// Every viewer opens any photo in any container, finite, at rest, at scale 1, within limits that include 1.
  func testTheInitialStateIsAdmissible() {
    for seed in 0..<2_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let viewer = generator.viewer()
      let viewport = viewer.layout(
        of: generator.photo(ofSize: generator.extremeSize()),
        in: generator.container(ofSize: generator.extremeSize()))
      assertFinite(viewport, "\(viewer), seed \(seed)")
      assertFinite(viewport.adjustedContentInset, "\(viewer), seed \(seed)")
      XCTAssertEqual(viewport.zoomScale, 1, "\(viewer), seed \(seed)")
      XCTAssertTrue(viewport.isAtRest, "\(viewer), seed \(seed)")
      XCTAssert(viewport.zoomRange.minimum <= 1 && 1 <= viewport.zoomRange.maximum, "\(viewer), seed \(seed)")
    }
  }

  /// The initial state is a fixed point: nothing that asks for what is there already moves a bit of it.
  func testTheInitialStateIsAFixedPoint() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let viewer = generator.viewer()
      let opened = viewer.layout(
        of: generator.photo(ofSize: generator.extremeSize()),
        in: generator.container(ofSize: generator.extremeSize()))
      let point = generator.point(in: opened.size)
      var viewport = opened
      viewport.setContentOffset(opened.contentOffset)
      viewport.setZoomScale(1)
      viewport.zoom(by: 1, about: point)
      var pinch = PinchGesture(beganIn: viewport, centroid: point)
      pinch.change(scale: 1, centroid: point, in: &viewport)
      pinch.snapBack(&viewport)
      PanGesture(beganIn: viewport, touchDown: point).drag(&viewport)
      XCTAssertEqual(viewport, opened, "\(viewer), seed \(seed)")
    }
  }

  /// Empty photos and empty viewports, each side by itself, never give anything but finite numbers.
  func testNothingGivesFiniteLayouts() {
    let lengths: [CGFloat] = [0, -3, .nan, .infinity, 1e-300, 100]
    for (name, viewer) in Viewer.named {
      for (width, height) in lengths.flatMap({ width in lengths.map { (width, $0) } }) {
        let empty = viewer.layout(of: photo, in: Container(width: width, height: height))
        assertFinite(empty, "\(name) in \(width) × \(height)")
        XCTAssertTrue(empty.isAtRest, "\(name) in \(width) × \(height)")
        let nothing = viewer.layout(of: Photo(width: width, height: height), in: portrait)
        assertFinite(nothing, "\(name) of \(width) × \(height)")
        XCTAssertTrue(nothing.isAtRest, "\(name) of \(width) × \(height)")
      }
    }
  }

  /// There and back again is where it was, to 1e-9 points, when nothing was clamped on the way.
  func testResizingThereAndBackIsTheIdentity() {
    var tried = 0
    for seed in 0..<2_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let viewer = Viewer.photos(layout: generator.layout())
      let photo = generator.photo(ofSize: generator.usualSize())
      let (here, there) = (
        generator.container(ofSize: generator.usualSize()), generator.container(ofSize: generator.usualSize())
      )
      var viewport = viewer.layout(of: photo, in: here)
      viewport.zoom(
        to: generator.isHeads() ? 1 : generator.number(in: 1...4),
        showing: generator.point(in: viewport.contentSize), at: generator.point(in: viewport.size))
      let away = viewer.resized(viewport, showing: photo, to: there)
      func keptItsPlace(_ was: ScrollAxis, _ axis: ScrollAxis) -> Bool {
        was.lowestOffset == was.highestOffset
          || (axis.lowestOffset < axis.offset && axis.offset < axis.highestOffset)
      }
      guard away.zoomScale == viewport.zoomScale, keptItsPlace(viewport.horizontal, away.horizontal),
        keptItsPlace(viewport.vertical, away.vertical)
      else { continue }
      tried += 1
      let back = viewer.resized(away, showing: photo, to: here)
      XCTAssertEqual(back.zoomScale, viewport.zoomScale, "seed \(seed)")
      let accuracy = max(1e-9, 1e-14 * (viewport.contentSize.width + viewport.contentSize.height))
      assertEqual(
        back.zoomedViewFrameInViewport, viewport.zoomedViewFrameInViewport, within: accuracy, "seed \(seed)")
    }
    XCTAssertGreaterThan(tried, 500)
  }

  /// Fitted is a state: through any number of viewports, exactly.
  func testFittedStaysFitted() {
    for seed in 0..<500 {
      var generator = SplitMix64(seed: UInt64(seed))
      let viewer = Viewer.photos(layout: PhotoLayout(fit: generator.element(of: [.aspectFit, .inside])))
      let photo = generator.photo(ofSize: generator.extremeSize())
      var viewport = viewer.layout(of: photo, in: generator.container(ofSize: generator.extremeSize()))
      for _ in 0..<5 {
        let container = generator.container(ofSize: generator.extremeSize())
        viewport = viewer.resized(viewport, showing: photo, to: container)
        XCTAssertEqual(viewport.zoomScale, 1, "seed \(seed)")
        assertSame(viewport, viewer.layout(of: photo, in: container), "seed \(seed)")
      }
    }
  }

  /// Ten thousand steps of any kind, some with input that is none: always finite, and never further past the limits and
  /// edges than the bands allow.
  func testTenThousandRandomStepsStayFiniteAndAdmissible() {
    for seed in 0..<100 {
      var walk = RandomWalk(seed: UInt64(seed))
      for _ in 0..<100 {
        walk.step()
        let viewport = walk.viewport
        assertFinite(viewport, "\(walk.viewer), seed \(seed)")
        let range = viewport.zoomRange
        XCTAssert(
          range.minimum / 2 <= viewport.zoomScale && viewport.zoomScale <= range.maximum * 2,
          "\(walk.viewer), seed \(seed)")
        for axis in [viewport.horizontal, viewport.vertical] {
          XCTAssertLessThanOrEqual(
            abs(axis.overshoot), axis.length + 1e-12 * (axis.contentLength + abs(axis.offset)),
            "\(walk.viewer), seed \(seed)")
        }
      }
    }
  }
}

/// Somebody who does anything to a viewer, at random.
private struct RandomWalk {
  let viewer: Viewer
  private(set) var viewport: Viewport
  private var photo: Photo
  private var container: Container
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    let viewers: [Viewer] = [
      .photoPreviewer, .photoPreviewerCorrected, .insetCentered, .insetCenteredCorrected, .photos,
      .photos(layout: generator.layout()),
    ]
    viewer = generator.element(of: viewers)
    photo = generator.photo(ofSize: generator.extremeSize())
    container = generator.container(ofSize: generator.extremeSize())
    viewport = viewer.layout(of: photo, in: container)
  }

  mutating func step() {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1, 2: pinch()
    case 3, 4: pan()
    case 5: viewport.zoom(by: factor(), about: point())
    case 6: viewport.zoom(to: CGRect(origin: point(), size: generator.extremeSize()))
    case 7: viewer.doubleTap(at: point(), in: &viewport)
    case 8: resize()
    default: swap()
    }
  }

  private mutating func pinch() {
    var pinch = PinchGesture(beganIn: viewport, centroid: point())
    for _ in 0..<3 { pinch.change(scale: factor(), centroid: point(), in: &viewport) }
    if generator.isHeads() { pinch.snapBack(&viewport) }
  }

  private mutating func pan() {
    var pan = PanGesture(beganIn: viewport, touchDown: point())
    for _ in 0..<3 {
      pan.move(to: point())
      pan.drag(&viewport)
    }
  }

  private mutating func resize() {
    container = generator.container(ofSize: generator.extremeSize())
    viewport = viewer.resized(viewport, showing: photo, to: container)
  }

  private mutating func swap() {
    let new = generator.photo(ofSize: generator.extremeSize())
    viewport = viewer.swapped(viewport, from: photo, to: new, in: container)
    photo = new
  }

  /// Mostly a factor around 1, now and then none.
  private mutating func factor() -> CGFloat {
    Int.random(in: 0..<10, using: &generator) == 0
      ? generator.element(of: [1, 0, .nan, .infinity, -1]) : generator.magnitude(in: 1e-3...1e3)
  }

  /// Mostly a point in the viewport, now and then one far beyond it, or none.
  private mutating func point() -> CGPoint {
    let inside = generator.point(in: viewport.size)
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: return CGPoint(x: CGFloat.nan, y: inside.y)
    case 1: return CGPoint(x: inside.x, y: CGFloat.infinity)
    case 2: return CGPoint(x: inside.x * 1e6, y: -inside.y * 1e6)
    default: return inside
    }
  }

  // MARK: Turns

  /// A quarter turn of a photo that is zoomed to 3, with a quarter of its width and half of its height in the middle.
  func testATurnKeepsTheZoomAndWhatIsInTheMiddle() {
    let container = Container(width: 400, height: 800)
    let photo = Photo(width: 4_000, height: 3_000)
    var viewport = Viewer.photos.layout(of: photo, in: container)
    viewport.zoom(to: 4, showing: CGPoint(x: 100, y: 150), at: CGPoint(x: 200, y: 400))
    let turned = Viewer.photos.turned(viewport, showing: photo, byQuarterTurns: 1, in: container)
    XCTAssertEqual(turned.zoomScale, 4)
    XCTAssertEqual(turned.contentSize.width, 1_600)
    XCTAssertEqual(turned.contentSize.height, 6_400 / 3, accuracy: 1e-9)
    let center = ViewState(of: turned).center
    XCTAssertEqual(center.x, 0.5, accuracy: 1e-12)
    XCTAssertEqual(center.y, 0.25, accuracy: 1e-12)
  }

  /// Four quarter turns, or one there and one back, restore the state where nothing was clamped.
  func testTurnsThereAndBackRestoreTheState() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let photo = Photo(
        width: .random(in: 500...5_000, using: &generator),
        height: .random(in: 500...5_000, using: &generator))
      let container = Container(width: 400, height: 400)
      var viewport = Viewer.photos.layout(of: photo, in: container)
      viewport.zoom(
        to: 40, showing: CGPoint(x: viewport.contentSize.width / 3, y: viewport.contentSize.height / 2),
        at: CGPoint(x: 200, y: 200))
      let there = Viewer.photos.turned(viewport, showing: photo, byQuarterTurns: 1, in: container)
      let back = Viewer.photos.turned(
        there, showing: photo.turned(byQuarterTurns: 1), byQuarterTurns: -1, in: container)
      XCTAssertEqual(back.zoomScale, viewport.zoomScale, accuracy: 1e-9, "seed \(seed)")
      assertEqual(back.contentOffset, viewport.contentOffset, within: 1e-9, "seed \(seed)")
    }
  }
}
