import PreviewGeometry
import XCTest

/// What keeps a small photo in place: the reference.
final class CenteringTests: XCTestCase {
  // MARK: Vectors

  /// What the rules do along one axis to a photo of 100 points in a viewport of 320, zoomed once.
  func testWhereTheRulesPutASmallPhoto() {
    func row(
      _ centering: Centering, zoom: CGFloat, frame start: CGFloat, insets: CGFloat, _ end: CGFloat,
      offset: CGFloat, line: UInt = #line
    ) {
      var viewport = Viewport(
        size: CGSize(width: 320, height: 320), contentSize: CGSize(width: 100, height: 100),
        zoomRange: ZoomRange(minimum: 1, maximum: 4), centering: centering)
      viewport.setZoomScale(zoom)
      let axis = viewport.horizontal
      XCTAssertEqual(axis.zoomedView.start, start, "frame", line: line)
      XCTAssertEqual(axis.contentInset, AxisInsets(start: insets, end: end), line: line)
      XCTAssertEqual(axis.offset, offset, "offset", line: line)
      XCTAssertEqual(viewport.contentOffset.y, axis.offset, "both axes alike", line: line)
    }
    row(.none, zoom: 1, frame: 0, insets: 0, 0, offset: 0)
    row(.none, zoom: 2, frame: 0, insets: 0, 0, offset: 0)
    row(.zoomedViewCenter, zoom: 1, frame: 0, insets: 0, 0, offset: 0)  // acts from the first zoom on
    row(.zoomedViewCenter, zoom: 2, frame: 60, insets: 0, 0, offset: 0)
    row(.zoomedViewCenter, zoom: 4, frame: 0, insets: 0, 0, offset: 80)  // its middle was beside the photo
    row(.leadingInset, zoom: 1, frame: 0, insets: 110, 0, offset: -110)
    row(.leadingInset, zoom: 2, frame: 0, insets: 60, 0, offset: -60)
    row(.leadingInset, zoom: 3.2, frame: 0, insets: 0, 0, offset: 0)
    row(.aligned(0.5), zoom: 1, frame: 0, insets: 110, 110, offset: -110)
    row(.aligned(0.5), zoom: 2, frame: 0, insets: 60, 60, offset: -60)
    row(.aligned(0), zoom: 1, frame: 0, insets: 0, 220, offset: 0)
    row(.aligned(1), zoom: 1, frame: 0, insets: 220, 0, offset: -220)
    row(.aligned(.nan), zoom: 1, frame: 0, insets: 0, 220, offset: 0)
    row(.aligned(.infinity), zoom: 1, frame: 0, insets: 0, 220, offset: 0)
  }

  /// A viewport of 320 under bars of 20 and 40: a photo of 100 has 160 points of room.
  func testAlignedDividesTheRoomThatTheSafeAreaLeaves() {
    func row(
      _ fraction: CGFloat, insets: CGFloat, _ end: CGFloat, appearsAt start: CGFloat, line: UInt = #line
    ) {
      let axis = ScrollAxis(
        length: 320, unscaledLength: 100, centering: .aligned(fraction),
        safeArea: AxisInsets(start: 20, end: 40), safeAreaBehavior: .always)
      XCTAssertEqual(axis.contentInset, AxisInsets(start: insets, end: end), line: line)
      XCTAssertEqual(axis.zoomedViewInViewport.start, start, line: line)
      XCTAssertEqual(axis.highestOffset, axis.lowestOffset, line: line)
    }
    row(0, insets: 0, 160, appearsAt: 20)
    row(0.5, insets: 80, 80, appearsAt: 100)
    row(1, insets: 160, 0, appearsAt: 180)
  }

  func testZoomingAPhotoBeyondItsViewportLeavesNothingToCentre() {
    for centering in [Centering.none, .zoomedViewCenter, .leadingInset, .aligned(0.5)] {
      var viewport = Viewport(
        size: CGSize(width: 320, height: 320), contentSize: CGSize(width: 100, height: 100),
        zoomRange: ZoomRange(minimum: 1, maximum: 5), centering: centering)
      viewport.setZoomScale(5)
      XCTAssertEqual(viewport.contentInset, .zero, "\(centering)")
      XCTAssertEqual(viewport.zoomedViewFrame, CGRect(x: 0, y: 0, width: 500, height: 500), "\(centering)")
      XCTAssertEqual(viewport.horizontal.highestOffset, 180, "\(centering)")
    }
  }

  // MARK: Laws

  /// An inset at the start alone and insets at both ends put a photo at the same place, to the last bit.
  func testLeadingAndSymmetricInsetsShowTheSame() {
    for seed in 0..<500 {
      var generator = SplitMix64(seed: UInt64(seed))
      let (size, content) = (generator.extremeSize(), generator.extremeSize())
      let range = ZoomRange(minimum: 1, maximum: 4)
      var leading = Viewport(size: size, contentSize: content, zoomRange: range, centering: .leadingInset)
      var symmetric = Viewport(size: size, contentSize: content, zoomRange: range, centering: .aligned(0.5))
      for _ in 0..<4 {
        assertSame(symmetric.zoomedViewFrameInViewport, leading.zoomedViewFrameInViewport, "seed \(seed)")
        let scale = generator.number(in: 1...4)
        leading.setZoomScale(scale)
        symmetric.setZoomScale(scale)
      }
    }
  }

  /// Where a photo fits, the rules that work by insets leave exactly one place to rest.
  func testInsetsCentreBecauseTheRangeIsOnePoint() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let length = generator.magnitude(in: 1e-3...1e7)
      let safeArea = AxisInsets(
        start: length * generator.number(in: -0.1...0.3), end: length * generator.number(in: -0.1...0.3))
      let content = (length - safeArea.start - safeArea.end) * generator.number(in: 0...1)
      let fraction = generator.element(of: [0, 0.5, 1, generator.number(in: 0...1)])
      let aligned = ScrollAxis(
        length: length, unscaledLength: content, centering: .aligned(fraction), safeArea: safeArea,
        safeAreaBehavior: .always)
      assertSame(aligned.highestOffset, aligned.lowestOffset, "seed \(seed)")
      let leading = ScrollAxis(length: length, unscaledLength: min(content, length), centering: .leadingInset)
      assertSame(leading.highestOffset, leading.lowestOffset, "seed \(seed)")
    }
  }

  func testARuleSurvivesCoding() throws {
    for centering in [Centering.none, .zoomedViewCenter, .leadingInset, .aligned(0.3)] {
      try assertSurvivesCoding([centering])
    }
  }
}
