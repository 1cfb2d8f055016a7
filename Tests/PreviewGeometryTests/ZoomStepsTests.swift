import PreviewGeometry
import XCTest

/// The scales a double tap goes through, and what a wheel or a key multiplies the scale by: the reference.
final class ZoomStepsTests: XCTestCase {
  private let range = ZoomRange(minimum: 1, maximum: 4)

  private func photo() -> Viewport {
    Viewport(
      size: CGSize(width: 400, height: 600), contentSize: CGSize(width: 400, height: 300), zoomRange: range,
      centering: .aligned(0.5))
  }

  // MARK: Steps

  func testStepsAreInTheRangeSortedAndWithoutDuplicates() {
    func row(_ steps: [CGFloat], are expected: [CGFloat], _ why: String, line: UInt = #line) {
      XCTAssertEqual(ZoomSteps(steps, in: range).scales, expected, why, line: line)
    }
    row([1, 2.5], are: [1, 2.5], "as they are")
    row([2.5, 4, 1], are: [1, 2.5, 4], "in ascending order")
    row([1, 2, 2, 1], are: [1, 2], "none twice")
    row([1, 2, 2 + 1e-9], are: [1, 2], "so close that it counts as the same")
    row([1, 2, 2 + 1e-8], are: [1, 2, 2 + 1e-8], "close, but another")
    row([0.5, 2, 9], are: [1, 2, 4], "moved to the limits")
    row([5, 6, 7], are: [4], "all moved to the same limit")
    row([-1, 0, .infinity], are: [1, 4], "moved to the limits, from however far")
    row([.nan, 2], are: [2], "no number, no step")
    row([.nan], are: [1], "no step left: 1")
    row([], are: [1], "no step: 1")
    XCTAssertEqual(ZoomSteps([], in: ZoomRange(minimum: 2, maximum: 4)).scales, [2])
  }

  func testTheNextStepIsTheFirstThatIsLarger() {
    func row(_ scale: CGFloat, is expected: CGFloat, _ why: String, line: UInt = #line) {
      XCTAssertEqual(ZoomSteps([1, 2, 4], in: range).next(after: scale), expected, why, line: line)
    }
    row(1, is: 2, "from the first to the second")
    row(2, is: 4, "from the second to the third")
    row(4, is: 1, "from the last to the first")
    row(1.5, is: 2, "from between two")
    row(3, is: 4, "from between two")
    row(0.75, is: 1, "from below the first")
    row(6, is: 1, "from above the last")
    row(2 - 1e-9, is: 4, "as good as there already")
    row(2 - 1e-8, is: 2, "not there yet")
    row(.nan, is: 1, "from nowhere")
    row(-.infinity, is: 1, "from below everything")
    row(.infinity, is: 1, "from above everything")
  }

  func testADoubleTapGoesThroughTheSteps() {
    func row(
      _ width: CGFloat, _ height: CGFloat, maximum: CGFloat = 4, _ expected: [CGFloat], _ why: String,
      line: UInt = #line
    ) {
      let viewer = Viewer.photos(
        layout: PhotoLayout(), zooming: .fixed(ZoomRange(minimum: 1, maximum: maximum)))
      var viewport = viewer.layout(
        of: Photo(width: width, height: height), in: Container(width: 400, height: 600))
      for scale in expected {
        viewer.doubleTap(at: CGPoint(x: 200, y: 300), in: &viewport)
        XCTAssertEqual(viewport.zoomScale, scale, why, line: line)
      }
    }
    row(400, 300, [2, 1, 2], "twice as high fills the viewport")
    row(400, 500, [2.5, 1, 2.5], "1.2 times as high would: too little to notice")
    row(400, 100, [4, 1, 4], "6 times as high would: more than the maximum")
    row(400, 100, maximum: 8, [6, 1, 6], "unless that is higher")
    row(400, 300, maximum: 1, [1, 1], "there is nothing to zoom")
  }

  // MARK: Wheel and keys

  func testFactors() {
    func row(_ input: ZoomInput, is factor: CGFloat, line: UInt = #line) {
      XCTAssertEqual(input.factor, factor, accuracy: factor * 1e-15, line: line)
    }
    row(.wheelNotches(0), is: 1)
    row(.wheelNotches(1), is: 1.189207115002721)
    row(.wheelNotches(-1), is: 0.8408964152537145)
    row(.wheelNotches(4), is: 2)
    row(.wheelNotches(0.5), is: 1.0905077326652577)
    row(.scrolledPixels(100), is: 1.189207115002721)
    row(.scrolledPixels(400), is: 2)
    row(.scrolledPixels(-800), is: 0.25)
    row(.keyPresses(1), is: 1.4142135623730951)
    row(.keyPresses(2), is: 2)
    row(.keyPresses(-2), is: 0.5)
    row(.wheelNotches(.infinity), is: 0x1p64)
    row(.scrolledPixels(-1e300), is: 0x1p-64)
    row(.keyPresses(.nan), is: 1)
  }

  func testAStepIsAboutThePointerOrTheMiddle() {
    var viewport = photo()
    viewport.zoom(by: .keyPresses(2), about: CGPoint(x: 100, y: 150))
    XCTAssertEqual(viewport.zoomScale, 2)
    XCTAssertEqual(viewport.contentOffset, CGPoint(x: 100, y: 0))
    viewport.zoom(by: .keyPresses(-2))
    viewport.zoom(by: .wheelNotches(4))
    XCTAssertEqual(viewport.contentOffset, CGPoint(x: 200, y: 0))
    let before = viewport
    viewport.zoom(by: .wheelNotches(1), about: CGPoint(x: CGFloat.nan, y: 0))
    XCTAssertEqual(viewport, before)
  }

  func testAtALimitNothingMoves() {
    var viewport = photo()
    viewport.zoom(by: .wheelNotches(100), about: CGPoint(x: 10, y: 20))
    XCTAssertEqual(viewport.zoomScale, 4)
    let atMaximum = viewport
    viewport.zoom(by: .wheelNotches(1), about: CGPoint(x: 300, y: 500))
    viewport.zoom(by: .wheelNotches(.infinity), about: CGPoint(x: 300, y: 500))
    XCTAssertEqual(viewport, atMaximum)

    viewport.zoom(by: .keyPresses(-100), about: CGPoint(x: 10, y: 20))
    XCTAssertEqual(viewport.zoomScale, 1)
    let atMinimum = viewport
    viewport.zoom(by: .scrolledPixels(-1), about: CGPoint(x: 300, y: 500))
    XCTAssertEqual(viewport, atMinimum)
  }

  // MARK: Laws

  /// Steps are ascending scales to rest at, and from any scale a few taps lead to the first of them.
  func testTheCycleAlwaysReturnsToTheFirstStep() {
    var generator = SplitMix64(seed: 40)
    for _ in 0..<2_000 {
      let minimum = pow(10, CGFloat.random(in: -3...3, using: &generator))
      let range = ZoomRange(minimum: minimum, maximum: minimum * .random(in: 1...100, using: &generator))
      let steps = ZoomSteps(
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          minimum * .random(in: 0...120, using: &generator)
        }, in: range)
      let what = "seed 40, \(steps) in \(range)"
      XCTAssert(steps.scales.allSatisfy { range.clamp($0) == $0 }, what)
      XCTAssert(zip(steps.scales, steps.scales.dropFirst()).allSatisfy(<), what)

      var scale = minimum * .random(in: 0.1...200, using: &generator)
      var taps = 0
      repeat {
        scale = steps.next(after: scale)
        taps += 1
      } while scale != steps.scales[0] && taps < 10
      XCTAssertLessThanOrEqual(taps, steps.scales.count, what)
      XCTAssertEqual(scale, steps.scales[0], what)
      for step in steps.scales.dropFirst() {
        scale = steps.next(after: scale)
        XCTAssertEqual(scale, step, what)
      }
    }
  }

  /// As much out as in is where it began, however an amount is divided into events.
  func testZoomingInAndOutReturnsToTheStart() {
    var generator = SplitMix64(seed: 41)
    for _ in 0..<500 {
      var viewport = Viewport(
        size: CGSize(width: 400, height: 600), contentSize: CGSize(width: 4_000, height: 6_000),
        zoomRange: ZoomRange(minimum: 0.01, maximum: 100))
      viewport.setContentOffset(CGPoint(x: 1_800, y: 2_700))
      let start = viewport
      let pointer = CGPoint(
        x: .random(in: 0...400, using: &generator), y: .random(in: 0...600, using: &generator))
      let notches = (0..<10).map { _ in CGFloat.random(in: 0...1, using: &generator) }
      for amount in notches { viewport.zoom(by: .wheelNotches(amount), about: pointer) }
      viewport.zoom(by: .wheelNotches(-notches.reduce(0, +)), about: pointer)
      let what = "seed 41, \(notches) at \(pointer)"
      XCTAssertEqual(viewport.zoomScale, 1, accuracy: 1e-9, what)
      XCTAssertEqual(viewport.contentOffset.x, start.contentOffset.x, accuracy: 1e-6, what)
      XCTAssertEqual(viewport.contentOffset.y, start.contentOffset.y, accuracy: 1e-6, what)
    }
  }
}
