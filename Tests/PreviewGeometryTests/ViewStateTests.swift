import PreviewGeometry
import XCTest

/// What somebody sees of a photo, whatever the layout: the reference.
final class ViewStateTests: XCTestCase {
  /// A square that fits 400 × 800 at 400 × 400, zoomed to 4 and scrolled.
  private func zoomed(_ x: CGFloat, _ y: CGFloat) -> Viewport {
    var viewport = Viewer.photos.layout(
      of: Photo(width: 1_000, height: 1_000), in: Container(width: 400, height: 800))
    viewport.setZoomScale(4)
    viewport.setContentOffset(CGPoint(x: x, y: y))
    return viewport
  }

  // MARK: Examples

  /// ((600 + 200) / 4 / 400, (0 + 400) / 4 / 400).
  func testAStateIsTheZoomAndWhatIsInTheMiddle() {
    let state = ViewState(of: zoomed(600, 0))
    XCTAssertEqual(state.zoomScale, 4)
    XCTAssertEqual(state.center, CGPoint(x: 0.5, y: 0.25))
    XCTAssertFalse(state.isFitted)
  }

  func testAnOpeningPhotoIsFitted() {
    let opened = Viewer.photos.layout(
      of: Photo(width: 4_032, height: 3_024), in: Container(width: 390, height: 844))
    XCTAssertEqual(ViewState(of: opened), .fitted)
    XCTAssertTrue(ViewState.fitted.isFitted)
  }

  /// In 800 × 400 the same square has the same size: 0.5·1600 − 400 and 0.25·1600 − 200.
  func testAStateIsShownInAnotherLayout() {
    let turned = Viewer.photos.layout(
      of: Photo(width: 1_000, height: 1_000), in: Container(width: 800, height: 400))
    let shown = turned.showing(ViewState(of: zoomed(600, 0)))
    XCTAssertEqual(shown.zoomScale, 4)
    XCTAssertEqual(shown.contentOffset, CGPoint(x: 400, y: 200))
  }

  func testAScaleBeyondTheLayoutsLimitsIsHeldToThem() {
    let layout = Viewer.photos.layout(
      of: Photo(width: 400, height: 400), in: Container(width: 400, height: 800))
    let shown = layout.showing(ViewState(zoomScale: 100, center: CGPoint(x: 0.5, y: 0.5)))
    XCTAssertEqual(shown.zoomScale, 4)
    XCTAssertEqual(shown.contentOffset, CGPoint(x: 600, y: 400))
  }

  // MARK: Vectors

  func testAScaleNextToOneIsFitted() {
    func row(_ scale: CGFloat, is expected: CGFloat, line: UInt = #line) {
      let state = ViewState(zoomScale: scale, center: .zero)
      XCTAssertEqual(state.zoomScale, expected, line: line)
      XCTAssertEqual(state.isFitted, expected == 1, line: line)
    }
    row(1, is: 1)
    row(1 + 0.9e-9, is: 1)
    row(1 - 0.9e-9, is: 1)
    row(1 + 1.1e-9, is: 1 + 1.1e-9)
    row(0.5, is: 0.5)
    row(0, is: 1)
    row(-2, is: 1)
    row(.nan, is: 1)
    row(.infinity, is: 1)
  }

  func testACenterThatIsNoneIsTheMiddle() {
    XCTAssertEqual(
      ViewState(zoomScale: 2, center: CGPoint(x: CGFloat.nan, y: 0.2)).center, CGPoint(x: 0.5, y: 0.5))
    XCTAssertEqual(
      ViewState(zoomScale: 2, center: CGPoint(x: -3, y: 7)).center, CGPoint(x: -3, y: 7),
      "beside the photo is a place too")
  }

  func testWithoutALengthTheMiddleIsInTheMiddle() {
    func row(viewport size: CGSize, photo: CGSize, is x: CGFloat, _ y: CGFloat, line: UInt = #line) {
      let state = ViewState(of: Viewport(size: size, contentSize: photo))
      XCTAssertEqual(state.center, CGPoint(x: x, y: y), line: line)
    }
    let (some, none) = (CGSize(width: 100, height: 100), CGSize(width: 0, height: 100))
    row(viewport: some, photo: CGSize(width: 200, height: 200), is: 0.25, 0.25)
    row(viewport: none, photo: CGSize(width: 200, height: 200), is: 0.5, 0.25)
    row(viewport: some, photo: CGSize(width: 200, height: 0), is: 0.25, 0.5)
    row(viewport: none, photo: CGSize(width: 200, height: 0), is: 0.5, 0.5)
  }

  /// A point at a quarter of the width and a tenth of the height, turned clockwise.
  func testTurning() {
    let state = ViewState(zoomScale: 3, center: CGPoint(x: 0.25, y: 0.1))
    func row(_ turns: Int, is x: CGFloat, _ y: CGFloat, line: UInt = #line) {
      let turned = state.turned(byQuarterTurns: turns)
      assertEqual(turned.center, CGPoint(x: x, y: y), within: 1e-15, line: line)
      XCTAssertEqual(turned.zoomScale, 3, line: line)
    }
    row(0, is: 0.25, 0.1)
    row(1, is: 0.9, 0.25)
    row(2, is: 0.75, 0.9)
    row(3, is: 0.1, 0.75)
    row(4, is: 0.25, 0.1)
    row(-1, is: 0.1, 0.75)
    row(.min, is: 0.25, 0.1)
  }

  // MARK: Coding

  func testAStateSurvivesCodingExactly() throws {
    for seed in 0..<200 {
      var generator = SplitMix64(seed: UInt64(seed))
      try assertSurvivesCoding(
        ViewState(
          zoomScale: generator.magnitude(in: 1e-3...1e3),
          center: CGPoint(x: generator.number(in: -1...2), y: generator.number(in: -1...2))))
    }
  }

  func testDecodingObeysTheRulesOfCreating() throws {
    func row(_ json: String, is state: ViewState, line: UInt = #line) throws {
      XCTAssertEqual(try decoded(ViewState.self, from: json), state, line: line)
    }
    try row("{\"zoomScale\": 1.0000000005, \"center\": [0.5, 0.5]}", is: .fitted)
    try row("{\"zoomScale\": -3, \"center\": [\"nan\", 0.1]}", is: .fitted)
    try row("{\"zoomScale\": \"inf\", \"center\": [0.5, 0.5]}", is: .fitted)
  }

  // MARK: Laws

  /// A state that is saved and restored in the same layout shows the same, to 1e-9 points.
  func testSavingAndRestoringShowsTheSame() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let viewer = Viewer.photos(layout: generator.layout())
      let layout = viewer.layout(
        of: generator.photo(ofSize: generator.usualSize()),
        in: generator.container(ofSize: generator.usualSize()))
      var viewport = layout
      viewport.zoom(
        to: generator.number(in: 1...4), showing: generator.point(in: layout.contentSize),
        at: generator.point(in: layout.size))
      let restored = layout.showing(ViewState(of: viewport))
      XCTAssertEqual(restored.zoomScale, viewport.zoomScale, "seed \(seed)")
      let accuracy = max(1e-9, 1e-15 * (viewport.contentSize.width + viewport.contentSize.height))
      assertEqual(restored.contentOffset, viewport.contentOffset, within: accuracy, "seed \(seed)")
    }
  }

  /// Turning the photo and the state by the same quarter turns keeps the same stored pixel in the middle.
  func testTurningThePhotoAndTheStateKeepsThePixelInTheMiddle() {
    for seed in 0..<300 {
      var generator = SplitMix64(seed: UInt64(seed))
      let photo = generator.photo(ofSize: generator.usualSize())
      let state = ViewState(zoomScale: 2, center: generator.point(in: CGSize(width: 1, height: 1)))
      func storedPixel(_ photo: Photo, _ state: ViewState) -> CGPoint {
        let size = photo.uprightSize
        return photo.storedPoint(
          underUprightPoint: CGPoint(x: state.center.x * size.width, y: state.center.y * size.height))
      }
      for turns in -4...4 {
        assertEqual(
          storedPixel(photo.turned(byQuarterTurns: turns), state.turned(byQuarterTurns: turns)),
          storedPixel(photo, state), within: 1e-9, "\(turns) turns, seed \(seed)")
      }
    }
  }

  func testAnyStateInAnyLayoutIsAtRest() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let layout = generator.viewer().layout(
        of: generator.photo(ofSize: generator.extremeSize()),
        in: generator.container(ofSize: generator.extremeSize()))
      let shown = layout.showing(
        ViewState(
          zoomScale: generator.magnitude(in: 1e-9...1e9),
          center: CGPoint(x: generator.number(in: -1e6...1e6), y: generator.number(in: -1e6...1e6))))
      assertFinite(shown, "seed \(seed)")
      XCTAssertTrue(shown.isAtRest, "seed \(seed)")
    }
  }
}
