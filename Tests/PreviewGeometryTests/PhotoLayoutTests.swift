import PreviewGeometry
import XCTest

/// How `photos` sizes and places a photo: the reference.
final class PhotoLayoutTests: XCTestCase {
  /// Two device pixels to a point.
  private let viewport = Container(size: CGSize(width: 400, height: 800), displayScale: 2)

  // MARK: Vectors

  /// In 400 × 800 at two pixels a point.
  func testTheSevenFits() {
    func row(
      _ fit: PhotoLayout.Fit, of width: CGFloat, _ height: CGFloat, upscale: CGFloat? = nil,
      is fittedWidth: CGFloat, _ fittedHeight: CGFloat, line: UInt = #line
    ) {
      let layout = PhotoLayout(fit: fit, maximumUpscale: upscale)
      let size = layout.fittedSize(of: Photo(width: width, height: height), in: viewport)
      assertEqual(size, CGSize(width: fittedWidth, height: fittedHeight), within: 1e-9, line: line)
    }
    // A photo larger than the viewport: k = 0.1, 4/15, 0.1, 4/15, 0.1, 0.5.
    row(.aspectFit, of: 4_000, 3_000, is: 400, 300)
    row(.aspectFill, of: 4_000, 3_000, is: 3_200 / 3, 800)
    row(.fitWidth, of: 4_000, 3_000, is: 400, 300)
    row(.fitHeight, of: 4_000, 3_000, is: 3_200 / 3, 800)
    row(.inside, of: 4_000, 3_000, is: 400, 300)
    row(.none, of: 4_000, 3_000, is: 2_000, 1_500)
    row(.stretch, of: 4_000, 3_000, is: 400, 800)
    // A smaller one: k = 4, 16, 4, 16, 0.5, 0.5.
    row(.aspectFit, of: 100, 50, is: 400, 200)
    row(.aspectFill, of: 100, 50, is: 1_600, 800)
    row(.fitWidth, of: 100, 50, is: 400, 200)
    row(.fitHeight, of: 100, 50, is: 1_600, 800)
    row(.inside, of: 100, 50, is: 50, 25)
    row(.none, of: 100, 50, is: 50, 25)
    row(.stretch, of: 100, 50, is: 400, 800)
    // A stored pixel at most 6 device pixels: k at most 3, per axis when stretched.
    row(.aspectFit, of: 100, 50, upscale: 6, is: 300, 150)
    row(.aspectFill, of: 100, 50, upscale: 6, is: 300, 150)
    row(.fitWidth, of: 100, 50, upscale: 6, is: 300, 150)
    row(.fitHeight, of: 100, 50, upscale: 6, is: 300, 150)
    row(.inside, of: 100, 50, upscale: 6, is: 50, 25)
    row(.none, of: 100, 50, upscale: 0.5, is: 25, 12.5)
    row(.stretch, of: 300, 50, upscale: 6, is: 400, 150)
    row(.aspectFit, of: 4_000, 3_000, upscale: 6, is: 400, 300)
    // No cap.
    row(.aspectFit, of: 100, 50, upscale: 0, is: 400, 200)
    row(.aspectFit, of: 100, 50, upscale: -1, is: 400, 200)
    row(.aspectFit, of: 100, 50, upscale: .nan, is: 400, 200)
    row(.aspectFit, of: 100, 50, upscale: .infinity, is: 400, 200)
    XCTAssertEqual(PhotoLayout.Fit.allCases.count, 7)
  }

  func testWithoutADisplayScaleADevicePixelIsAPoint() {
    let size = PhotoLayout(fit: .none).fittedSize(
      of: Photo(width: 4_000, height: 3_000), in: Container(width: 400, height: 800))
    XCTAssertEqual(size, CGSize(width: 4_000, height: 3_000))
  }

  func testAPhotoIsFittedUpright() {
    let size = PhotoLayout().fittedSize(
      of: Photo(pixelSize: CGSize(width: 4_000, height: 2_000), orientation: .right), in: viewport)
    XCTAssertEqual(size, CGSize(width: 400, height: 800))
  }

  func testAPhotoIsFittedToWhatTheSafeAreaLeaves() {
    let container = Container(
      size: CGSize(width: 400, height: 800), safeArea: Insets(top: 150, left: 50, bottom: 50, right: 50))
    let photo = Photo(width: 1_000, height: 1_000)
    XCTAssertEqual(PhotoLayout().fittedSize(of: photo, in: container), CGSize(width: 300, height: 300))
    XCTAssertEqual(
      PhotoLayout(fit: .stretch).fittedSize(of: photo, in: container), CGSize(width: 300, height: 600))
  }

  func testWithoutAShapeAPhotoCountsAsLargeAsItsArea() {
    for photo in [Photo(width: 0, height: 0), Photo(width: 5, height: 0), Photo(width: .nan, height: 5)] {
      XCTAssertEqual(PhotoLayout().fittedSize(of: photo, in: viewport), CGSize(width: 400, height: 800))
    }
    XCTAssertEqual(
      PhotoLayout().fittedSize(of: Photo(width: 4, height: 3), in: Container(width: 0, height: 800)),
      CGSize(width: 0, height: 800))
  }

  /// The fraction of the room left over that is at the left, from left to right and from right to left, and at the top.
  func testTheNineAlignments() {
    func row(
      _ alignment: PhotoLayout.Alignment, left: CGFloat, rightToLeft: CGFloat, top: CGFloat,
      line: UInt = #line
    ) {
      let layout = PhotoLayout(alignment: alignment)
      let mirrored = PhotoLayout(alignment: alignment, isRightToLeft: true)
      XCTAssertEqual(layout.horizontalFraction, left, line: line)
      XCTAssertEqual(mirrored.horizontalFraction, rightToLeft, line: line)
      XCTAssertEqual(layout.verticalFraction, top, line: line)
      XCTAssertEqual(mirrored.verticalFraction, top, "up and down are never mirrored", line: line)
    }
    row(.topLeading, left: 0, rightToLeft: 1, top: 0)
    row(.top, left: 0.5, rightToLeft: 0.5, top: 0)
    row(.topTrailing, left: 1, rightToLeft: 0, top: 0)
    row(.leading, left: 0, rightToLeft: 1, top: 0.5)
    row(.center, left: 0.5, rightToLeft: 0.5, top: 0.5)
    row(.trailing, left: 1, rightToLeft: 0, top: 0.5)
    row(.bottomLeading, left: 0, rightToLeft: 1, top: 1)
    row(.bottom, left: 0.5, rightToLeft: 0.5, top: 1)
    row(.bottomTrailing, left: 1, rightToLeft: 0, top: 1)
    XCTAssertEqual(PhotoLayout.Alignment.allCases.count, 9)
  }

  /// A photo of 1000 × 3000 or 3000 × 1000 in 400 × 800: fitted by its short side if it is longer than 1 : ratio.
  func testLongImagesAreFittedByTheirShortSide() {
    func row(
      _ fit: PhotoLayout.Fit = .aspectFit, of width: CGFloat, _ height: CGFloat, ratio: CGFloat?,
      upscale: CGFloat? = nil, is fittedWidth: CGFloat, _ fittedHeight: CGFloat, _ why: String,
      line: UInt = #line
    ) {
      let layout = PhotoLayout(fit: fit, maximumUpscale: upscale, longImageRatio: ratio)
      let size = layout.fittedSize(of: Photo(width: width, height: height), in: viewport)
      assertEqual(size, CGSize(width: fittedWidth, height: fittedHeight), within: 1e-9, why, line: line)
    }
    row(of: 1_000, 3_000, ratio: nil, is: 800 / 3, 800, "never long")
    row(of: 1_000, 3_000, ratio: 3, is: 800 / 3, 800, "not beyond the ratio")
    row(of: 1_000, 3_000, ratio: 2.9, is: 400, 1_200, "tall")
    row(of: 3_000, 1_000, ratio: 2.9, is: 2_400, 800, "wide")
    row(of: 1_000, 3_000, ratio: 2.9, upscale: 0.5, is: 250, 750, "the cap holds for long images too")
    row(of: 1_000, 3_000, ratio: .nan, is: 800 / 3, 800, "no ratio")
    row(.fitHeight, of: 1_000, 3_000, ratio: 2.9, is: 400, 1_200, "whatever the fit")
    row(.fitWidth, of: 3_000, 1_000, ratio: 2.9, is: 2_400, 800, "whatever the fit")
    row(.inside, of: 100, 300, ratio: 2.9, is: 400, 1_200, "whatever the fit")
    row(.none, of: 100, 300, ratio: 2.9, is: 400, 1_200, "whatever the fit")
    row(.stretch, of: 1_000, 3_000, ratio: 2.9, is: 400, 1_200, "whatever the fit")
  }

  // MARK: Laws

  /// The side that decides is exactly the area's, to the last bit; and nothing reaches beyond it that should not.
  func testTheSideThatDecidesIsExact() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let container = generator.container(ofSize: generator.extremeSize())
      let photo = generator.photo(ofSize: generator.extremeSize())
      let area = container.availableSize
      func size(_ fit: PhotoLayout.Fit) -> CGSize {
        PhotoLayout(fit: fit).fittedSize(of: photo, in: container)
      }
      let (fit, fill) = (size(.aspectFit), size(.aspectFill))
      XCTAssert(fit.width == area.width || fit.height == area.height, "seed \(seed)")
      XCTAssert(fill.width == area.width || fill.height == area.height, "seed \(seed)")
      XCTAssertLessThanOrEqual(
        max(fit.width / area.width, fit.height / area.height), 1 + 1e-15, "seed \(seed)")
      XCTAssertGreaterThanOrEqual(
        min(fill.width / area.width, fill.height / area.height), 1 - 1e-15, "seed \(seed)")
      assertSame(size(.fitWidth).width, area.width, "seed \(seed)")
      assertSame(size(.fitHeight).height, area.height, "seed \(seed)")
      assertSame(size(.stretch), area, "seed \(seed)")
      assertFinite(generator.layout().fittedSize(of: photo, in: container), "seed \(seed)")
    }
  }

  /// Every fit but stretch keeps the shape, capped or not, long or not.
  func testEveryFitButStretchKeepsTheShape() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      var layout = generator.layout()
      if layout.fit == .stretch { layout.fit = .aspectFit }
      let photo = generator.photo(ofSize: generator.extremeSize())
      let size = layout.fittedSize(of: photo, in: generator.container(ofSize: generator.extremeSize()))
      let shape = photo.uprightSize.width / photo.uprightSize.height
      XCTAssertEqual(size.width / size.height / shape, 1, accuracy: 1e-12, "\(layout), seed \(seed)")
    }
  }

  func testALayoutSurvivesCoding() throws {
    for seed in 0..<50 {
      var generator = SplitMix64(seed: UInt64(seed))
      try assertSurvivesCoding(generator.layout())
    }
  }
}
