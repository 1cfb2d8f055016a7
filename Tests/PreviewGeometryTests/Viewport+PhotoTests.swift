import PreviewGeometry
import XCTest

/// Between the viewport and a photo's pixels: the reference.
final class ViewportPhotoTests: XCTestCase {
  /// Stored 4000 × 3000, upright 3000 × 4000, in 300 × 800: fitted at 300 × 400, from y 200 on, 0.1 points a pixel.
  private let photo = Photo(pixelSize: CGSize(width: 4_000, height: 3_000), orientation: .right)
  private var fitted: Viewport { Viewer.photos.layout(of: photo, in: Container(width: 300, height: 800)) }

  // MARK: Vectors

  func testWhichPixelAppearsWhere() {
    func row(
      _ x: CGFloat, _ y: CGFloat, upright: (CGFloat, CGFloat), stored: (CGFloat, CGFloat), _ why: String,
      line: UInt = #line
    ) {
      let point = CGPoint(x: x, y: y)
      let uprightPoint = CGPoint(x: upright.0, y: upright.1)
      let storedPoint = CGPoint(x: stored.0, y: stored.1)
      XCTAssertEqual(fitted.uprightPoint(atViewportPoint: point, of: photo), uprightPoint, why, line: line)
      XCTAssertEqual(fitted.storedPoint(atViewportPoint: point, of: photo), storedPoint, why, line: line)
      XCTAssertEqual(fitted.viewportPoint(ofUprightPoint: uprightPoint, of: photo), point, why, line: line)
      XCTAssertEqual(fitted.viewportPoint(ofStoredPoint: storedPoint, of: photo), point, why, line: line)
    }
    row(150, 400, upright: (1_500, 2_000), stored: (2_000, 1_500), "the middle")
    row(0, 200, upright: (0, 0), stored: (0, 3_000), "the top left is the stored bottom left")
    row(300, 600, upright: (3_000, 4_000), stored: (4_000, 0), "the bottom right is the stored top right")
    row(0, 100, upright: (0, -1_000), stored: (-1_000, 3_000), "above the photo")
  }

  func testThePixelNearestToAPointBesideThePhoto() {
    func row(_ x: CGFloat, _ y: CGFloat, is nearestX: CGFloat, _ nearestY: CGFloat, line: UInt = #line) {
      XCTAssertEqual(
        fitted.nearestUprightPoint(toViewportPoint: CGPoint(x: x, y: y), of: photo),
        CGPoint(x: nearestX, y: nearestY), line: line)
    }
    row(150, 400, is: 1_500, 2_000)
    row(150, 10, is: 1_500, 0)
    row(-40, 790, is: 0, 4_000)
    row(500, 200, is: 3_000, 0)
  }

  func testRectsOfPixels() {
    let inViewport = CGRect(x: 100, y: 300, width: 50, height: 20)
    let upright = CGRect(x: 1_000, y: 1_000, width: 500, height: 200)
    let stored = CGRect(x: 1_000, y: 1_500, width: 200, height: 500)
    XCTAssertEqual(fitted.uprightRect(inViewportRect: inViewport, of: photo), upright)
    XCTAssertEqual(fitted.viewportRect(ofUprightRect: upright, of: photo), inViewport)
    XCTAssertEqual(fitted.storedRect(inViewportRect: inViewport, of: photo), stored)
    XCTAssertEqual(fitted.viewportRect(ofStoredRect: stored, of: photo), inViewport)
  }

  /// Zoomed to 2 about its middle, a quarter of the width is cut off on either side.
  func testTheVisiblePartOfAPhoto() {
    XCTAssertEqual(fitted.visibleRect(of: photo), CGRect(x: 0, y: 0, width: 4_000, height: 3_000))
    var zoomed = fitted
    zoomed.setZoomScale(2)
    XCTAssertEqual(zoomed.visibleRect(of: photo), CGRect(x: 0, y: 750, width: 4_000, height: 1_500))
    zoomed.setContentOffset(.zero)
    XCTAssertEqual(zoomed.visibleRect(of: photo), CGRect(x: 0, y: 1_500, width: 4_000, height: 1_500))
    let gone = fitted.with(offset: CGPoint(x: 300, y: 0))
    XCTAssertEqual(gone.visibleRect(of: photo), .zero, "scrolled away")
  }

  /// A photo of 400 × 300 pixels in 400 × 800 begins at y 250.
  func testRectsOfPixelsCutToThePhoto() {
    let photo = Photo(width: 400, height: 300)
    let viewport = Viewer.photos.layout(of: photo, in: Container(width: 400, height: 800))
    func row(_ rect: CGRect, is expected: CGRect, line: UInt = #line) {
      assertEqual(
        viewport.clampedUprightRect(inViewportRect: rect, of: photo), expected, within: 1e-9, "cut",
        line: line)
    }
    row(
      CGRect(x: 10, y: 260, width: 20, height: 30), is: CGRect(x: 10, y: 10, width: 20, height: 30))
    row(
      CGRect(x: -10, y: 0, width: 20, height: 300), is: CGRect(x: 0, y: 0, width: 10, height: 50))
    row(CGRect(x: 390, y: 540, width: 99, height: 99), is: CGRect(x: 390, y: 290, width: 10, height: 10))
    row(CGRect(x: 10, y: 0, width: 20, height: 30), is: CGRect(x: 10, y: 0, width: 20, height: 0))
  }

  func testAPhotoWithoutPixelsHasNone() {
    let nothing = Photo(width: 0, height: 0)
    for (name, viewer) in Viewer.named {
      let viewport = viewer.layout(of: nothing, in: Container(width: 300, height: 800))
      XCTAssertEqual(viewport.visibleRect(of: nothing), .zero, name)
      XCTAssertEqual(viewport.uprightPoint(atViewportPoint: CGPoint(x: 10, y: 10), of: nothing), .zero, name)
      assertFinite(viewport.viewportPoint(ofUprightPoint: CGPoint(x: 10, y: 10), of: nothing), name)
    }
  }

  // MARK: Laws

  private func anything(using generator: inout SplitMix64) -> (Viewport, Photo) {
    let photo = generator.photo(ofSize: generator.usualSize())
    var viewport = generator.viewer().layout(
      of: photo, in: generator.container(ofSize: generator.usualSize()))
    viewport.zoom(by: generator.magnitude(in: 0.1...10), about: generator.point(in: viewport.size))
    return (viewport, photo)
  }

  /// There and back again for every orientation, in every viewer, to a billionth of a pixel of the photo's size.
  func testConversionsAreInvertible() {
    for seed in 0..<500 {
      var generator = SplitMix64(seed: UInt64(seed))
      let (viewport, photo) = anything(using: &generator)
      let point = generator.point(in: viewport.size)
      let accuracy = 1e-12 * (viewport.contentSize.width + viewport.contentSize.height + 10_000)
      assertEqual(
        viewport.viewportPoint(
          ofStoredPoint: viewport.storedPoint(atViewportPoint: point, of: photo), of: photo),
        point, within: accuracy, "seed \(seed)")
      let rect = CGRect(origin: point, size: generator.usualSize())
      assertEqual(
        viewport.viewportRect(ofStoredRect: viewport.storedRect(inViewportRect: rect, of: photo), of: photo),
        rect, within: accuracy, "seed \(seed)")
    }
  }

  /// What is visible is a part of the photo, and appears in the viewport.
  func testTheVisiblePartIsInThePhotoAndInTheViewport() {
    for seed in 0..<500 {
      var generator = SplitMix64(seed: UInt64(seed))
      let (viewport, photo) = anything(using: &generator)
      let visible = viewport.visibleRect(of: photo)
      let (across, down) = (visible.horizontalSpan, visible.verticalSpan)
      XCTAssert(across.start >= -1e-9 && across.end <= photo.pixelSize.width + 1e-9, "seed \(seed)")
      XCTAssert(down.start >= -1e-9 && down.end <= photo.pixelSize.height + 1e-9, "seed \(seed)")
      guard visible != .zero else { continue }
      let shown = viewport.viewportRect(ofStoredRect: visible, of: photo)
      let accuracy = 1e-12 * (viewport.contentSize.width + viewport.contentSize.height + 10_000)
      XCTAssert(shown.horizontalSpan.start >= -accuracy, "seed \(seed)")
      XCTAssert(shown.horizontalSpan.end <= viewport.size.width + accuracy, "seed \(seed)")
      XCTAssert(shown.verticalSpan.start >= -accuracy, "seed \(seed)")
      XCTAssert(shown.verticalSpan.end <= viewport.size.height + accuracy, "seed \(seed)")
    }
  }
}
