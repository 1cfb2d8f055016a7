import PreviewGeometry
import XCTest

/// How each viewer lays a photo out on opening, faults of the originals included: the reference.
final class ContentFitTests: XCTestCase {
  private let portrait = Container(width: 390, height: 844)
  private let landscape = Container(width: 844, height: 390)

  private func frame(_ viewer: Viewer, _ photo: Photo, in container: Container) -> CGRect {
    viewer.layout(of: photo, in: container).zoomedViewFrame
  }

  // MARK: Viewer 1

  /// The container, as written and corrected.
  func testViewer1() {
    func row(
      _ width: CGFloat, _ height: CGFloat, in container: Container, y: CGFloat, height frameHeight: CGFloat,
      correctedY: CGFloat, height correctedHeight: CGFloat, _ why: String, line: UInt = #line
    ) {
      let photo = Photo(width: width, height: height)
      let viewport = container.size.width
      XCTAssertEqual(
        frame(.photoPreviewer, photo, in: container),
        CGRect(x: 0, y: y, width: viewport, height: frameHeight), "as written: \(why)", line: line)
      XCTAssertEqual(
        frame(.photoPreviewerCorrected, photo, in: container),
        CGRect(x: 0, y: correctedY, width: viewport, height: correctedHeight), "corrected: \(why)", line: line
      )
    }
    let square = Container(width: 500, height: 500)
    row(4_032, 3_024, in: portrait, y: 276, height: 292, correctedY: 276, height: 292, "292.5 rounded down")
    row(1_000, 5_000, in: portrait, y: -553, height: 1_950, correctedY: 0, height: 1_949, "tall")
    row(1_000, 2_167, in: portrait, y: -0.5, height: 844, correctedY: 0, height: 844, "a point too tall")
    row(4_000, 1_000, in: landscape, y: 0, height: 211, correctedY: 89.5, height: 211, "wide in landscape")
    row(1_000, 5_000, in: landscape, y: 0, height: 4_220, correctedY: 0, height: 4_220, "tall in landscape")
    row(1_000, 1_000, in: square, y: 0, height: 500, correctedY: 0, height: 500, "a square in a square")
    row(1_000, 500, in: square, y: 125, height: 250, correctedY: 125, height: 250, "1 > 1 is false")
    row(10_000, 1, in: portrait, y: 0, height: 844, correctedY: 0, height: 844, "below 1: the viewport's")
    row(
      10_000, 1, in: landscape, y: 0, height: 0, correctedY: 0, height: 390, "that rule is in one branch only"
    )
    row(
      1_000, 0, in: portrait, y: 0, height: 844, correctedY: 0, height: 844, "0 / 0 is greater than nothing")
    row(0, 1_000, in: portrait, y: 0, height: 844, correctedY: 0, height: 844, "no finite height")
    row(0, 0, in: portrait, y: 0, height: 844, correctedY: 0, height: 844, "nothing")
  }

  /// Quirk: as written, the top of a tall image in portrait is out of reach until the first zoom.
  func testViewer1TheTopOfATallImageIsOutOfReachUntilTheFirstZoom() {
    let tall = Photo(width: 1_000, height: 5_000)
    var viewport = Viewer.photoPreviewer.layout(of: tall, in: portrait)
    XCTAssertEqual(viewport.contentSize, CGSize(width: 390, height: 1_950))
    viewport.setContentOffset(CGPoint(x: 0, y: -553))
    XCTAssertEqual(viewport.zoomedViewFrameInViewport.origin.y, -553, "as far as it goes")
    viewport.setZoomScale(2)
    viewport.setZoomScale(1)
    viewport.setContentOffset(.zero)
    XCTAssertEqual(viewport.zoomedViewFrameInViewport.origin.y, 0, "within reach")

    var corrected = Viewer.photoPreviewerCorrected.layout(of: tall, in: portrait)
    XCTAssertEqual(corrected.zoomedViewFrameInViewport.origin.y, 0)
    corrected.setContentOffset(CGPoint(x: 0, y: 1e9))
    XCTAssertEqual(corrected.zoomedViewFrameInViewport.origin.y, 844 - 1_949, "the bottom too")
  }

  /// Quirk: as written, a wide image in landscape sticks to the top, until the first zoom centres it.
  func testViewer1AWideImageInLandscapeSticksToTheTopUntilTheFirstZoom() {
    let wide = Photo(width: 4_000, height: 1_000)
    var viewport = Viewer.photoPreviewer.layout(of: wide, in: landscape)
    XCTAssertEqual(viewport.zoomedViewFrame, CGRect(x: 0, y: 0, width: 844, height: 211))
    viewport.setZoomScale(1.5)
    viewport.setZoomScale(1)
    XCTAssertEqual(viewport.zoomedViewFrame, CGRect(x: 0, y: 89.5, width: 844, height: 211))
    XCTAssertEqual(
      frame(.photoPreviewerCorrected, wide, in: landscape), CGRect(x: 0, y: 89.5, width: 844, height: 211))
  }

  /// Quirk: a height that comes down to the viewport's after centring leaves y where it was.
  func testViewer1AHeightThatComesDownLeavesItsPlace() {
    let aPointTooTall = Photo(width: 1_000, height: 2_167)
    XCTAssertEqual(
      frame(.photoPreviewer, aPointTooTall, in: portrait), CGRect(x: 0, y: -0.5, width: 390, height: 844))
    XCTAssertEqual(
      frame(.photoPreviewerCorrected, aPointTooTall, in: portrait),
      CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  /// The two branches divide in a different order, and 5000 / (1000 / 390) is just below 1950.
  func testViewer1TheOrderOfDivisionDecidesAPoint() {
    XCTAssertEqual(
      frame(.photoPreviewer, Photo(width: 1_000, height: 5_000), in: portrait).size.height, 1_950)
    XCTAssertEqual(
      frame(.photoPreviewerCorrected, Photo(width: 1_000, height: 5_000), in: portrait).size.height, 1_949)
  }

  /// The content is at least as tall as the viewport until the first zoom, never again.
  func testViewer1TheContentLosesItsMinimumHeightWithTheFirstZoom() {
    for viewer in [Viewer.photoPreviewer, .photoPreviewerCorrected] {
      var viewport = viewer.layout(of: Photo(width: 4_032, height: 3_024), in: portrait)
      XCTAssertEqual(viewport.contentSize, CGSize(width: 390, height: 844))
      XCTAssertEqual(viewport.contentOffset, .zero)
      viewport.setZoomScale(2)
      XCTAssertEqual(viewport.contentSize, CGSize(width: 780, height: 584))
      viewport.setZoomScale(1)
      XCTAssertEqual(viewport.contentSize, CGSize(width: 390, height: 292))
      XCTAssertEqual(viewport.contentOffset, .zero)
    }
  }

  /// At every zoom the container is in the middle of the viewport or, if it is longer, of the content.
  func testViewer1CentresAtEveryZoom() {
    func row(_ zoom: CGFloat, y: CGFloat, height: CGFloat, line: UInt = #line) {
      var viewport = Viewer.photoPreviewer.layout(of: Photo(width: 4_032, height: 3_024), in: portrait)
      viewport.setZoomScale(zoom)
      XCTAssertEqual(
        viewport.zoomedViewFrame, CGRect(x: 0, y: y, width: 390 * zoom, height: height), line: line)
      XCTAssertEqual(viewport.contentInset, .zero, line: line)
    }
    row(1.5, y: 203, height: 438)
    row(2, y: 130, height: 584)
    row(3, y: 0, height: 876)
  }

  func testViewer1BouncesVerticallyWhereItsContainerIsTallerThanTheViewport() {
    func row(_ width: CGFloat, _ height: CGFloat, bounces: Bool, line: UInt = #line) {
      let viewport = Viewer.photoPreviewer.layout(of: Photo(width: width, height: height), in: portrait)
      XCTAssertEqual(viewport.vertical.alwaysBounces, bounces, line: line)
      XCTAssertFalse(viewport.horizontal.alwaysBounces, line: line)
    }
    row(4_032, 3_024, bounces: false)
    row(1_000, 2_167, bounces: false)
    row(1_000, 5_000, bounces: true)
  }

  // MARK: Viewer 2

  func testViewer2() {
    func row(_ container: Container, center: CGPoint? = nil, is expected: CGRect, line: UInt = #line) {
      let viewport = Viewer.bigImage(center: center).layout(
        of: Photo(width: 4_032, height: 3_024), in: container)
      XCTAssertEqual(viewport.zoomedViewFrame, expected, line: line)
      XCTAssertEqual(viewport.contentSize, container.size, line: line)
      XCTAssertEqual(viewport.contentOffset, .zero, line: line)
      XCTAssertFalse(viewport.zoomRange.canZoom, line: line)
    }
    row(portrait, is: CGRect(x: 0, y: 227, width: 390, height: 390))
    row(landscape, is: CGRect(x: 0, y: -227, width: 844, height: 844))
    row(
      portrait, center: CGPoint(x: 195, y: 422), is: CGRect(x: 0, y: 227, width: 390, height: 390))
    row(portrait, center: CGPoint(x: 205, y: 400), is: CGRect(x: 10, y: 205, width: 390, height: 390))
    row(
      portrait, center: CGPoint(x: CGFloat.nan, y: 0), is: CGRect(x: 0, y: 227, width: 390, height: 390))
  }

  /// Quirk: the frame is a square whatever the image, which scale-to-fill then distorts.
  func testViewer2DistortsAnImageThatIsNoSquare() {
    for photo in [
      Photo(width: 4_032, height: 3_024), Photo(width: 1, height: 1_000), Photo(width: 0, height: 0),
    ] {
      let frame = frame(.bigImage, photo, in: portrait)
      XCTAssertEqual(frame.size, CGSize(width: 390, height: 390))
      XCTAssertEqual(ContentMode.scaleToFill.drawnRect(of: photo.uprightSize, in: frame), frame)
    }
  }

  // MARK: Viewer 3

  func testViewer3FillsTheViewport() {
    for container in [portrait, landscape] {
      let viewport = Viewer.enlarge.layout(of: Photo(width: 4_032, height: 3_024), in: container)
      XCTAssertEqual(viewport.zoomedViewFrame, container.bounds)
      XCTAssertEqual(viewport.contentSize, container.size)
      XCTAssertEqual(viewport.contentOffset, .zero)
      XCTAssertFalse(viewport.zoomRange.canZoom)
    }
  }

  // MARK: Viewer 4

  /// The image's size and the insets at its start; as written there are none at the end, corrected they are equal.
  func testViewer4() {
    func row(
      _ width: CGFloat, _ height: CGFloat, in container: Container, is size: CGSize, top: CGFloat,
      left: CGFloat,
      _ why: String, line: UInt = #line
    ) {
      let photo = Photo(width: width, height: height)
      let written = Viewer.insetCentered.layout(of: photo, in: container)
      let corrected = Viewer.insetCenteredCorrected.layout(of: photo, in: container)
      for viewport in [written, corrected] {
        assertEqual(
          viewport.zoomedViewFrame, CGRect(origin: .zero, size: size), within: 1e-9, why, line: line)
        assertEqual(viewport.contentSize, size, within: 1e-9, why, line: line)
        assertEqual(viewport.contentOffset, CGPoint(x: -left, y: -top), within: 1e-9, why, line: line)
      }
      assertEqual(written.contentInset, Insets(top: top, left: left), within: 1e-9, why, line: line)
      assertEqual(
        corrected.contentInset, Insets(top: top, left: left, bottom: top, right: left), within: 1e-9, why,
        line: line)
    }
    row(4_032, 3_024, in: portrait, is: CGSize(width: 390, height: 292.5), top: 275.75, left: 0, "as wide")
    row(4_032, 3_024, in: landscape, is: CGSize(width: 520, height: 390), top: 0, left: 162, "as high")
    row(50, 30, in: portrait, is: CGSize(width: 50, height: 30), top: 407, left: 170, "never enlarged")
    row(100, 8_440, in: portrait, is: CGSize(width: 10, height: 844), top: 0, left: 190, "very tall")
    row(390, 844, in: portrait, is: CGSize(width: 390, height: 844), top: 0, left: 0, "exactly as large")
    row(0, 0, in: portrait, is: .zero, top: 422, left: 195, "nothing, in the middle")
    row(0, 100, in: portrait, is: CGSize(width: 0, height: 100), top: 372, left: 195, "no width")
  }

  /// Quirk: fitted once, the image keeps its size when the viewport changes; only the insets follow.
  func testViewer4IsNotFittedAgain() {
    let photo = Photo(width: 4_032, height: 3_024)
    for viewer in [Viewer.insetCentered, .insetCenteredCorrected] {
      let turned = viewer.resized(viewer.layout(of: photo, in: portrait), showing: photo, to: landscape)
      XCTAssertEqual(turned.zoomedViewFrame, CGRect(x: 0, y: 0, width: 390, height: 292.5))
      XCTAssertEqual(turned.contentInset.top, 48.75)
      XCTAssertEqual(turned.contentInset.left, 227)
      XCTAssertEqual(turned.contentOffset, CGPoint(x: -227, y: -48.75))
    }
  }

  /// Quirk: an inset at the start alone centres because the range collapses to a point.
  func testViewer4CentresByOneInset() {
    let viewport = Viewer.insetCentered.layout(of: Photo(width: 50, height: 30), in: portrait)
    XCTAssertEqual(viewport.contentInset, Insets(top: 407, left: 170, bottom: 0, right: 0))
    XCTAssertEqual(viewport.vertical.lowestOffset, -407)
    XCTAssertEqual(viewport.vertical.highestOffset, -407)
    XCTAssertFalse(viewport.vertical.canScroll)
  }

  // MARK: Photos

  func testPhotosIsCentredInWhatTheSafeAreaLeaves() {
    let phone = Container(size: CGSize(width: 390, height: 844), safeArea: Insets(top: 47, bottom: 34))
    let viewport = Viewer.photos.layout(of: Photo(width: 4_032, height: 3_024), in: phone)
    XCTAssertEqual(viewport.zoomedViewFrame, CGRect(x: 0, y: 0, width: 390, height: 292.5))
    XCTAssertEqual(viewport.contentInset, Insets(top: 235.25, bottom: 235.25), "without the safe area")
    XCTAssertEqual(viewport.adjustedContentInset, Insets(top: 282.25, bottom: 269.25))
    XCTAssertEqual(viewport.contentOffset, CGPoint(x: 0, y: -282.25))
    XCTAssertEqual(viewport.zoomedViewFrameInViewport, CGRect(x: 0, y: 282.25, width: 390, height: 292.5))
  }

  /// A photo of 400 × 300 in 400 × 800 leaves 500 points; one of 800 × 400 in 400 × 400 opens where it is aligned.
  func testPhotosIsAligned() {
    func row(
      _ alignment: PhotoLayout.Alignment, rightToLeft: Bool = false, y: CGFloat, opensAt x: CGFloat,
      line: UInt = #line
    ) {
      let fitted = Viewer.photos(layout: PhotoLayout(alignment: alignment, isRightToLeft: rightToLeft))
        .layout(of: Photo(width: 4_000, height: 3_000), in: Container(width: 400, height: 800))
      XCTAssertEqual(
        fitted.zoomedViewFrameInViewport, CGRect(x: 0, y: y, width: 400, height: 300), line: line)
      let filling = Viewer.photos(
        layout: PhotoLayout(fit: .aspectFill, alignment: alignment, isRightToLeft: rightToLeft)
      ).layout(of: Photo(width: 2_000, height: 1_000), in: Container(width: 400, height: 400))
      XCTAssertEqual(filling.contentOffset, CGPoint(x: x, y: 0), line: line)
    }
    row(.top, y: 0, opensAt: 200)
    row(.center, y: 250, opensAt: 200)
    row(.bottom, y: 500, opensAt: 200)
    row(.leading, y: 250, opensAt: 0)
    row(.trailing, y: 250, opensAt: 400)
    row(.bottomLeading, rightToLeft: true, y: 500, opensAt: 400)
    row(.topTrailing, rightToLeft: true, y: 0, opensAt: 0)
  }

  /// Long images open at their start, exactly at the lowest offset; from right to left wide ones at the highest.
  func testPhotosOpensLongImagesAtTheirStart() {
    func row(
      _ width: CGFloat, _ height: CGFloat, _ alignment: PhotoLayout.Alignment, rightToLeft: Bool = false,
      safeArea: Insets = .zero, offset x: CGFloat, _ y: CGFloat, line: UInt = #line
    ) {
      let layout = PhotoLayout(alignment: alignment, isRightToLeft: rightToLeft, longImageRatio: 3)
      let viewport = Viewer.photos(layout: layout).layout(
        of: Photo(width: width, height: height),
        in: Container(size: CGSize(width: 400, height: 400), safeArea: safeArea))
      XCTAssertEqual(viewport.contentOffset, CGPoint(x: x, y: y), line: line)
    }
    row(1_000, 5_000, .center, offset: 0, 0)
    row(1_000, 5_000, .bottomTrailing, offset: 0, 0)
    row(1_000, 5_000, .center, safeArea: Insets(top: 40, bottom: 20), offset: 0, -40)
    row(5_000, 1_000, .center, offset: 0, 0)
    row(5_000, 1_000, .trailing, offset: 0, 0)
    row(5_000, 1_000, .center, rightToLeft: true, offset: 1_600, 0)
    row(1_000, 2_000, .center, offset: -100, 0)  // not long: fitted
  }

  /// Where U·z is no longer than the area, the range is the single point lo, at every zoom.
  func testPhotosHasOnePlaceToRestWhileItFits() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let container = generator.container(ofSize: generator.extremeSize())
      var viewport = Viewer.photos(layout: generator.layout()).layout(
        of: generator.photo(ofSize: generator.extremeSize()), in: container)
      viewport.setZoomScale(generator.number(in: 1...4))
      let area = container.availableSize
      if viewport.contentSize.width <= area.width {
        assertSame(viewport.horizontal.highestOffset, viewport.horizontal.lowestOffset, "seed \(seed)")
        assertSame(viewport.contentOffset.x, viewport.horizontal.lowestOffset, "seed \(seed)")
      }
      if viewport.contentSize.height <= area.height {
        assertSame(viewport.vertical.highestOffset, viewport.vertical.lowestOffset, "seed \(seed)")
        assertSame(viewport.contentOffset.y, viewport.vertical.lowestOffset, "seed \(seed)")
      }
    }
  }

  // MARK: All

  /// The four reference viewers know of no safe area.
  func testTheFourIgnoreTheSafeArea() {
    let withBars = Container(
      size: portrait.size, safeArea: Insets(top: 47, left: 10, bottom: 34, right: 20), displayScale: 3)
    for (name, viewer) in Viewer.named where name != "photos" {
      for photo in [Photo(width: 4_032, height: 3_024), Photo(width: 1_000, height: 5_000)] {
        let viewport = viewer.layout(of: photo, in: withBars)
        assertSame(viewport, viewer.layout(of: photo, in: portrait), name)
        XCTAssertEqual(viewport.adjustedContentInset, viewport.contentInset, name)
      }
    }
  }
}
