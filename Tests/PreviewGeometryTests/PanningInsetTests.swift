import PreviewGeometry
import XCTest

/// Insets of bars that come and go: they extend what a larger photo can be panned, and move nothing else.
final class PanningInsetTests: XCTestCase {
  private let photo = Photo(width: 400, height: 300)
  private let bars = Insets(top: 44, bottom: 80)

  private func viewport(zoomScale: CGFloat) -> Viewport {
    var viewport = Viewer.photos.layout(
      of: photo, in: Container(size: CGSize(width: 400, height: 800), panningInsets: bars))
    viewport.setZoomScale(zoomScale)
    return viewport
  }

  /// The photo is 300·z points tall in a viewport of 800: nothing to extend up to 8/3.
  func testTheRangeGrowsWithTheOverflow() {
    func row(
      _ zoomScale: CGFloat, from lowest: CGFloat, to highest: CGFloat, _ why: String, line: UInt = #line
    ) {
      let axis = viewport(zoomScale: zoomScale).vertical
      XCTAssertEqual(axis.lowestOffset, lowest, accuracy: 1e-9, why, line: line)
      XCTAssertEqual(axis.highestOffset, highest, accuracy: 1e-9, why, line: line)
    }
    row(1, from: -250, to: -250, "fitted: one resting place, where it is without bars")
    row(2, from: -100, to: -100, "still fits")
    row(2.7, from: -10, to: 20, "10 points longer than the viewport: 10 more at both ends")
    row(2.8, from: -40, to: 80, "40 more")
    row(3, from: -44, to: 180, "the top bar is the smaller: all of it counts")
    row(4, from: -44, to: 480, "both bars")
  }

  func testBarsMoveNeitherAFittedPhotoNorTheMiddle() {
    let without = Viewer.photos.layout(of: photo, in: Container(width: 400, height: 800))
    XCTAssertEqual(viewport(zoomScale: 1).contentOffset, without.contentOffset)
    var zoomed = without
    zoomed.setZoomScale(4)
    XCTAssertEqual(viewport(zoomScale: 4).contentOffset, zoomed.contentOffset)
    XCTAssertEqual(viewport(zoomScale: 4).contentInset, .zero, "they are no content inset")
  }

  func testBarsThatGoAwayMoveTheOffsetOnlyIfItFellOutOfItsRange() {
    let container = Container(size: CGSize(width: 400, height: 800), panningInsets: bars)
    func row(_ offset: CGFloat, becomes expected: CGFloat, _ why: String, line: UInt = #line) {
      var viewport = viewport(zoomScale: 4)
      viewport.setContentOffset(CGPoint(x: 600, y: offset))
      XCTAssertEqual(viewport.contentOffset.y, offset, "the row itself", line: line)
      let resized = Viewer.photos.resized(
        viewport, showing: photo, to: container.resized(panningInsets: .zero))
      XCTAssertEqual(resized.contentOffset.y, expected, accuracy: 1e-9, why, line: line)
    }
    row(100, becomes: 100, "within")
    row(-44, becomes: 0, "at the start, under the bar")
    row(480, becomes: 400, "at the end, under the bar")
  }

  func testTheReferenceViewersKnowOfNoBars() {
    let container = Container(size: CGSize(width: 400, height: 800), panningInsets: bars)
    for viewer in [Viewer.photoPreviewer, .bigImage, .enlarge, .insetCentered] {
      XCTAssertEqual(
        viewer.layout(of: photo, in: container),
        viewer.layout(of: photo, in: Container(width: 400, height: 800)))
    }
  }

  /// However the photo is zoomed, the range of offsets changes by little when the scale does.
  func testTheRangeIsContinuousInTheScale() {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<1_000 {
      let scale = CGFloat.random(in: 1...4, using: &generator)
      let (axis, next) = (viewport(zoomScale: scale).vertical, viewport(zoomScale: scale + 1e-9).vertical)
      XCTAssertEqual(axis.lowestOffset, next.lowestOffset, accuracy: 1e-6, "seed 7, scale \(scale)")
      XCTAssertEqual(axis.highestOffset, next.highestOffset, accuracy: 1e-6, "seed 7, scale \(scale)")
    }
  }
}
