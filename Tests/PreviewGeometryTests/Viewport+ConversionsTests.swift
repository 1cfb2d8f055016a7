import PreviewGeometry
import XCTest

/// Between viewport, content and zoomed view: the reference.
final class ViewportConversionsTests: XCTestCase {
  /// Viewer 1 in 390 × 844 with a photo of 390 × 292 that was zoomed to 2: container (0, 130, 780, 584), offset (100, 0).
  private var zoomed: Viewport {
    var viewport = Viewer.photoPreviewer.layout(
      of: Photo(width: 4_032, height: 3_024), in: Container(width: 390, height: 844))
    viewport.setZoomScale(2)
    viewport.setContentOffset(CGPoint(x: 100, y: 0))
    return viewport
  }

  // MARK: Examples

  func testTheExampleIsWhatItSays() {
    XCTAssertEqual(zoomed.zoomedViewFrame, CGRect(x: 0, y: 130, width: 780, height: 584))
    XCTAssertEqual(zoomed.contentOffset, CGPoint(x: 100, y: 0))
  }

  func testContentSpaceIsViewportSpacePlusTheOffset() {
    XCTAssertEqual(zoomed.contentPoint(atViewportPoint: CGPoint(x: 10, y: 20)), CGPoint(x: 110, y: 20))
    XCTAssertEqual(zoomed.viewportPoint(ofContentPoint: CGPoint(x: 110, y: 20)), CGPoint(x: 10, y: 20))
  }

  /// (100 + 10 − 0) / 2 across, (0 + 330 − 130) / 2 down.
  func testZoomedViewSpaceIsUnscaledAndBeginsAtTheFrame() {
    XCTAssertEqual(zoomed.zoomedViewPoint(atViewportPoint: CGPoint(x: 10, y: 330)), CGPoint(x: 55, y: 100))
    XCTAssertEqual(zoomed.viewportPoint(ofZoomedViewPoint: CGPoint(x: 55, y: 100)), CGPoint(x: 10, y: 330))
  }

  func testAPointBesideThePhotoLiesOutsideOfTheZoomedView() {
    XCTAssertEqual(zoomed.zoomedViewPoint(atViewportPoint: .zero), CGPoint(x: 50, y: -65))
  }

  func testRectsAreConvertedWithTheirSizes() {
    let inViewport = CGRect(x: 10, y: 330, width: 100, height: 50)
    let inView = CGRect(x: 55, y: 100, width: 50, height: 25)
    XCTAssertEqual(zoomed.zoomedViewRect(inViewportRect: inViewport), inView)
    XCTAssertEqual(zoomed.viewportRect(ofZoomedViewRect: inView), inViewport)
  }

  // MARK: Laws

  /// There and back again is where it was, in every viewer, zoomed and scrolled anyhow.
  func testConversionsAreInvertible() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      var viewport = generator.viewer().layout(
        of: generator.photo(ofSize: generator.usualSize()),
        in: generator.container(ofSize: generator.usualSize()))
      viewport.zoom(by: generator.magnitude(in: 0.1...10), about: generator.point(in: viewport.size))
      let point = generator.point(in: viewport.size)
      let accuracy = 1e-12 * (viewport.contentSize.width + viewport.contentSize.height + 10_000)
      assertEqual(
        viewport.viewportPoint(ofContentPoint: viewport.contentPoint(atViewportPoint: point)), point,
        within: accuracy, "seed \(seed)")
      assertEqual(
        viewport.viewportPoint(ofZoomedViewPoint: viewport.zoomedViewPoint(atViewportPoint: point)), point,
        within: accuracy, "seed \(seed)")
      let rect = CGRect(origin: point, size: generator.usualSize())
      assertEqual(
        viewport.viewportRect(ofZoomedViewRect: viewport.zoomedViewRect(inViewportRect: rect)), rect,
        within: accuracy, "seed \(seed)")
    }
  }

  /// The zoomed view's own bounds appear where its frame does.
  func testTheWholeZoomedViewAppearsInItsFrame() {
    for seed in 0..<500 {
      var generator = SplitMix64(seed: UInt64(seed))
      var viewport = generator.viewer().layout(
        of: generator.photo(ofSize: generator.extremeSize()),
        in: generator.container(ofSize: generator.extremeSize()))
      viewport.setZoomScale(generator.number(in: 1...4))
      let bounds = CGRect(
        x: 0, y: 0, width: viewport.horizontal.unscaledLength, height: viewport.vertical.unscaledLength)
      assertEqual(
        viewport.viewportRect(ofZoomedViewRect: bounds), viewport.zoomedViewFrameInViewport, within: 0,
        "seed \(seed)")
    }
  }
}
