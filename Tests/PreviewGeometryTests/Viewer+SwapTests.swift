import PreviewGeometry
import XCTest

/// One photo in the place of another: the reference.
final class ViewerSwapTests: XCTestCase {
  private let container = Container(width: 400, height: 800)
  private let placeholder = Photo(width: 40, height: 30)
  private let full = Photo(width: 4_000, height: 3_000)

  // MARK: Examples

  func testAFittedPhotoStaysFitted() {
    for new in [full, Photo(width: 100, height: 100), Photo(width: 3_000, height: 4_000)] {
      let opened = Viewer.photos.layout(of: placeholder, in: container)
      let swapped = Viewer.photos.swapped(opened, from: placeholder, to: new, in: container)
      XCTAssertEqual(swapped, Viewer.photos.layout(of: new, in: container))
    }
  }

  /// Both are fitted at 400 × 300: nothing moves, but the full size can be zoomed to its pixels.
  func testAPlaceholderGivesWayToTheFullSizeWithoutAMove() {
    var viewport = Viewer.photos.layout(of: placeholder, in: container)
    viewport.zoom(to: 3, showing: CGPoint(x: 100, y: 150), at: CGPoint(x: 50, y: 400))
    let swapped = Viewer.photos.swapped(viewport, from: placeholder, to: full, in: container)
    assertEqual(swapped, viewport, within: 1e-9)
    XCTAssertEqual(viewport.zoomRange.maximum, 4)
    XCTAssertEqual(swapped.zoomRange.maximum, 10)
  }

  /// In its own size the placeholder is 40 points wide, the full size 400: twice the one is a fifth of the other.
  func testAPhotoOfTheSameShapeKeepsItsSizeOnTheScreen() {
    let viewer = Viewer.photos(
      layout: PhotoLayout(fit: .none), zooming: .relativeToFit(minimum: 0.1, maximum: 20))
    var viewport = viewer.layout(of: placeholder, in: container)
    viewport.setZoomScale(2)
    let swapped = viewer.swapped(
      viewport, from: placeholder, to: Photo(width: 400, height: 300), in: container)
    XCTAssertEqual(swapped.zoomScale, 0.2)
    XCTAssertEqual(swapped.zoomedViewFrameInViewport, viewport.zoomedViewFrameInViewport)
  }

  func testTheNewPhotosLimitsHold() {
    let viewer = Viewer.photos(layout: PhotoLayout(fit: .none))
    var viewport = viewer.layout(of: Photo(width: 400, height: 300), in: container)
    viewport.setZoomScale(2)
    let swapped = viewer.swapped(
      viewport, from: Photo(width: 400, height: 300), to: placeholder, in: container)
    XCTAssertEqual(swapped.zoomRange.maximum, 80 / 3, accuracy: 1e-12)
    XCTAssertEqual(swapped.zoomScale, 20)
    let back = viewer.swapped(swapped, from: placeholder, to: full, in: container)
    XCTAssertEqual(back.zoomScale, 1, "20·40/4000 is below the minimum")
  }

  /// Another shape keeps the zoom relative to its own fit, and the fraction that is in the middle.
  func testAPhotoOfAnotherShapeKeepsItsZoomAndMiddle() {
    var viewport = Viewer.photos.layout(of: full, in: container)
    viewport.zoom(to: 4, showing: CGPoint(x: 100, y: 150), at: CGPoint(x: 200, y: 400))
    let square = Photo(width: 1_000, height: 1_000)
    let swapped = Viewer.photos.swapped(viewport, from: full, to: square, in: container)
    XCTAssertEqual(swapped.zoomScale, 4)
    XCTAssertEqual(swapped.contentSize, CGSize(width: 1_600, height: 1_600))
    XCTAssertEqual(ViewState(of: swapped).center, CGPoint(x: 0.25, y: 0.5))
  }

  // MARK: Limits alone

  func testNothingMovesWhereBothAreFittedAlike() {
    var viewport = Viewer.photos.layout(of: placeholder, in: container)
    viewport.setZoomScale(3)
    let passing = viewport.with(offset: CGPoint(x: -17, y: 23))
    let swapped = Viewer.photos.swapped(passing, from: placeholder, to: full, in: container)
    assertSame(swapped, passing)
    XCTAssertEqual(swapped.zoomRange.maximum, 10)
  }

  /// Nine times is more than the placeholder allows, but nothing on the screen moves for that.
  func testAScaleMayBeBeyondTheNewLimits() {
    var viewport = Viewer.photos.layout(of: full, in: container)
    viewport.setZoomScale(9)
    let swapped = Viewer.photos.swapped(viewport, from: full, to: placeholder, in: container)
    assertSame(swapped, viewport)
    XCTAssertEqual(swapped.zoomRange.maximum, 4)
  }

  func testPhotosFitAlikeWhoseShapeAndFittedSizeAreTheSame() {
    func row(
      _ viewer: Viewer, _ photo: Photo, _ other: Photo, alike: Bool, _ why: String, line: UInt = #line
    ) {
      XCTAssertEqual(viewer.fitsAlike(photo, other, in: container), alike, why, line: line)
      XCTAssertEqual(viewer.fitsAlike(other, photo, in: container), alike, why, line: line)
    }
    let plain = Viewer.photos(layout: PhotoLayout(fit: .none))
    row(.photos, placeholder, full, alike: true, "the same fit")
    row(.photos, full, Photo(width: 1, height: 1), alike: false, "another shape")
    row(plain, full, placeholder, alike: false, "another fit")
    row(.enlarge, full, Photo(width: 1, height: 1), alike: false, "the same frame, but another shape")
  }

  // MARK: Shapes

  func testShapesAreComparedToABillionth() {
    func row(_ width: CGFloat, _ height: CGFloat, isSame: Bool, line: UInt = #line) {
      XCTAssertEqual(full.hasSameShape(as: Photo(width: width, height: height)), isSame, line: line)
    }
    row(4_000, 3_000, isSame: true)
    row(4, 3, isSame: true)
    row(40 + 3e-8, 30, isSame: true)
    row(40 + 5e-8, 30, isSame: false)
    row(3_000, 4_000, isSame: false)
    XCTAssertTrue(
      full.hasSameShape(as: Photo(pixelSize: CGSize(width: 3, height: 4), orientation: .left)), "upright")
  }

  // MARK: Laws

  /// A photo of the same shape in the place of another shows the same, where its limits allow it.
  func testTheSameShapeShowsTheSame() {
    var tried = 0
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let viewer = Viewer.photos(
        layout: generator.layout(), zooming: .relativeToFit(minimum: 0.01, maximum: 100))
      let container = generator.container(ofSize: generator.usualSize())
      let size = generator.usualSize()
      let old = Photo(pixelSize: size)
      let factor = generator.magnitude(in: 0.1...10)
      let new = Photo(width: size.width * factor, height: size.height * factor)
      var viewport = viewer.layout(of: old, in: container)
      viewport.zoom(
        to: generator.number(in: 1.1...4), showing: generator.point(in: viewport.contentSize),
        at: generator.point(in: viewport.size))
      let swapped = viewer.swapped(viewport, from: old, to: new, in: container)
      guard !ViewState(of: swapped).isFitted, viewer.fit != .photo(PhotoLayout(fit: .stretch)) else {
        continue
      }
      tried += 1
      if swapped.horizontal.unscaledLength / viewport.horizontal.unscaledLength
        == swapped.vertical.unscaledLength / viewport.vertical.unscaledLength
      {
        assertEqual(
          swapped.zoomedViewFrameInViewport, viewport.zoomedViewFrameInViewport,
          within: 1e-9 * (1 + viewport.contentSize.width + viewport.contentSize.height), "seed \(seed)")
      }
    }
    XCTAssertGreaterThan(tried, 800)
  }

  /// Whatever is swapped for whatever, photos without a size too, the result is finite, and at rest unless nothing moved.
  func testSwapsAreTotal() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let viewer = generator.viewer()
      let container = generator.container(ofSize: generator.extremeSize())
      func photo() -> Photo {
        generator.isHeads()
          ? generator.photo(ofSize: generator.extremeSize())
          : Photo(width: generator.element(of: [0, 1]), height: generator.element(of: [0, .nan]))
      }
      let (old, new) = (photo(), photo())
      var viewport = viewer.layout(of: old, in: container)
      viewport.setZoomScale(generator.number(in: 1...4))
      let swapped = viewer.swapped(viewport, from: old, to: new, in: container)
      assertFinite(swapped, "seed \(seed)")
      XCTAssertTrue(swapped.isAtRest || viewer.fitsAlike(old, new, in: container), "seed \(seed)")
    }
  }
}
