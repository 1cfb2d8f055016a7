import PreviewGeometry
import XCTest

/// One finger on a photo: the reference.
final class PanGestureTests: XCTestCase {
  /// A square of 1000 points in a bare scroll view of 320 × 460, scrolled to (300, 200).
  private var square: Viewport {
    var viewport = Viewport(
      size: CGSize(width: 320, height: 460), contentSize: CGSize(width: 1_000, height: 1_000))
    viewport.setContentOffset(CGPoint(x: 300, y: 200))
    return viewport
  }

  /// A finger that came down at (100, 100) and went along a path, relative to there.
  private func pan(in viewport: Viewport, along path: [CGPoint]) -> PanGesture {
    var pan = PanGesture(beganIn: viewport, touchDown: CGPoint(x: 100, y: 100))
    for step in path { pan.move(to: CGPoint(x: 100 + step.x, y: 100 + step.y)) }
    return pan
  }

  // MARK: Vectors

  /// The first 10 points, in the direction in which they were passed, are taken off.
  func testTenPointsAreTakenOff() {
    func row(
      _ path: [CGPoint], started: Bool, drags x: CGFloat, _ y: CGFloat, _ why: String, line: UInt = #line
    ) {
      let pan = pan(in: square, along: path)
      XCTAssertEqual(pan.hasStarted, started, why, line: line)
      assertEqual(pan.translation, CGPoint(x: x, y: y), within: 1e-12, why, line: line)
    }
    row([], started: false, drags: 0, 0, "a finger that came down")
    row([CGPoint(x: 9.99, y: 0)], started: false, drags: 0, 0, "not yet")
    row([CGPoint(x: 10, y: 0)], started: true, drags: 0, 0, "exactly 10: all of it taken off")
    row([CGPoint(x: 6, y: 8)], started: true, drags: 0, 0, "10 points on a diagonal")
    row([CGPoint(x: 12, y: 16)], started: true, drags: 6, 8, "20 points at once")
    row([CGPoint(x: -25, y: 0)], started: true, drags: -15, 0, "to the left")
    row(
      [CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 50)], started: true, drags: 0, 50,
      "what is taken off stays what it was when they were passed")
    row(
      [CGPoint(x: 0, y: 20), CGPoint(x: 0, y: 0)], started: true, drags: 0, -10,
      "back at the beginning: a drag does not stop")
    row([CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 0)], started: false, drags: 0, 0, "there and back, never 10")
  }

  func testADragSetsOutToASideOrUpAndDown() {
    func row(_ path: [CGPoint], vertically: Bool, _ why: String, line: UInt = #line) {
      XCTAssertEqual(pan(in: square, along: path).startedVertically, vertically, why, line: line)
    }
    row([CGPoint(x: 0, y: 5)], vertically: false, "not before it has started")
    row([CGPoint(x: 5, y: 11)], vertically: true, "down")
    row([CGPoint(x: -5, y: -11)], vertically: true, "up")
    row([CGPoint(x: 11, y: 5)], vertically: false, "to a side")
    row([CGPoint(x: 11, y: 11)], vertically: false, "just as much to a side as down")
    row([CGPoint(x: 0, y: 11), CGPoint(x: 500, y: 11)], vertically: true, "decided once")
  }

  /// The offset goes against the finger, from (300, 200), and is resisted past the edges 0 … 680 and 0 … 540.
  func testDragging() {
    func row(
      _ path: [CGPoint], offset x: CGFloat, _ y: CGFloat, _ why: String, line: UInt = #line
    ) {
      var viewport = square
      pan(in: viewport, along: path).drag(&viewport)
      assertEqual(viewport.contentOffset, CGPoint(x: x, y: y), within: 1e-3, why, line: line)
    }
    row([CGPoint(x: 5, y: 5)], offset: 300, 200, "nothing moves before the 10 points")
    row([CGPoint(x: 10, y: 0)], offset: 300, 200, "nor when they are passed")
    row([CGPoint(x: 0, y: -20)], offset: 300, 210, "up: further down in the content")
    row([CGPoint(x: 30, y: 40)], offset: 276, 168, "both axes")
    row([CGPoint(x: 410, y: 0)], offset: -46.933, 200, "100 points past the left edge of 320")
    row([CGPoint(x: 0, y: -450)], offset: 300, 540 + 49.126, "100 points past the bottom edge of 460")
  }

  func testOnAPhone590PointsPastTheEdgeShow235() {
    var viewport = Viewport(
      size: CGSize(width: 393, height: 852), contentSize: CGSize(width: 393, height: 1_852))
    pan(in: viewport, along: [CGPoint(x: 0, y: 600)]).drag(&viewport)
    XCTAssertEqual(viewport.contentOffset.y, -235, accuracy: 0.1)
  }

  func testAnAxisThatCannotBeDraggedDoesNotMove() {
    let wide = ScrollAxis(length: 320, unscaledLength: 1_000)
    func row(_ vertical: ScrollAxis, moves: Bool, line: UInt = #line) {
      var viewport = Viewport(horizontal: wide, vertical: vertical)
      pan(in: viewport, along: [CGPoint(x: -60, y: -80)]).drag(&viewport)
      XCTAssertEqual(viewport.contentOffset.x, 54, accuracy: 1e-12, line: line)
      XCTAssertEqual(viewport.contentOffset.y != vertical.offset, moves, line: line)
    }
    row(ScrollAxis(length: 460, unscaledLength: 1_000), moves: true)
    row(ScrollAxis(length: 460, unscaledLength: 100), moves: false)
    row(ScrollAxis(length: 460, unscaledLength: 100, centering: .aligned(0.5)), moves: false)
    row(ScrollAxis(length: 460, unscaledLength: 100, alwaysBounces: true), moves: true)
    row(ScrollAxis(length: 460, unscaledLength: 100, bounces: false, alwaysBounces: true), moves: false)
  }

  func testWithoutBouncingADragStopsAtTheEdges() {
    let axis = ScrollAxis(length: 320, unscaledLength: 1_000, bounces: false)
    var viewport = Viewport(horizontal: axis, vertical: axis)
    pan(in: viewport, along: [CGPoint(x: 300, y: -2_000)]).drag(&viewport)
    XCTAssertEqual(viewport.contentOffset, CGPoint(x: 0, y: 680))
  }

  // MARK: Beginning anywhere

  /// Grabbed during a bounce, the content stays where it is, and goes on against its band from there.
  func testGrabbingABounceDoesNotJump() {
    var viewport = square.with(offset: CGPoint(x: -46.933_333, y: 600))
    let grabbed = viewport
    let pan = pan(in: viewport, along: [CGPoint(x: 0, y: 10)])
    pan.drag(&viewport)
    assertEqual(viewport.contentOffset, grabbed.contentOffset, within: 1e-9)
    var further = grabbed
    self.pan(in: grabbed, along: [CGPoint(x: 110, y: 0)]).drag(&further)
    XCTAssertEqual(further.contentOffset.x, -81.860, accuracy: 1e-3, "as 200 points from the edge")
  }

  func testBadInputChangesNothing() {
    var pan = pan(in: square, along: [CGPoint(x: 20, y: 0)])
    let before = pan
    pan.move(to: CGPoint(x: CGFloat.nan, y: 0))
    pan.move(to: CGPoint(x: 0, y: CGFloat.infinity))
    XCTAssertEqual(pan, before)
    XCTAssertEqual(
      PanGesture(beganIn: square, touchDown: CGPoint(x: CGFloat.nan, y: 0)).touchDown, CGPoint(x: 160, y: 230)
    )
  }

  func testAPanKnowsWhereTheFingerIs() {
    let pan = pan(in: square, along: [CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6)])
    XCTAssertEqual(pan.touchDown, CGPoint(x: 100, y: 100))
    XCTAssertEqual(pan.location, CGPoint(x: 105, y: 106))
  }

  // MARK: Laws

  /// The first touch moves nothing: at rest, the start of a drag is exactly the identity.
  func testTheStartOfADragIsExactlyTheIdentityAtRest() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      var viewport = generator.viewer().layout(
        of: generator.photo(ofSize: generator.extremeSize()),
        in: generator.container(ofSize: generator.extremeSize()))
      viewport.setZoomScale(generator.number(in: 1...4))
      let before = viewport
      let down = generator.point(in: viewport.size)
      var pan = PanGesture(beganIn: viewport, touchDown: down)
      pan.drag(&viewport)
      pan.move(to: CGPoint(x: down.x + 6, y: down.y))
      pan.drag(&viewport)
      XCTAssertEqual(viewport, before, "seed \(seed)")
    }
  }

  /// A drag remembers its beginning, not its path: back at the same place it shows the same.
  func testADragForgetsItsPath() {
    for seed in 0..<500 {
      var generator = SplitMix64(seed: UInt64(seed))
      var viewport = square.with(
        offset: CGPoint(x: generator.number(in: -300...900), y: generator.number(in: -300...900)))
      var pan = PanGesture(beganIn: viewport, touchDown: CGPoint(x: 100, y: 100))
      pan.move(to: CGPoint(x: 100, y: 130))
      pan.drag(&viewport)
      let there = viewport
      for _ in 0..<5 {
        pan.move(to: CGPoint(x: generator.number(in: -1e4...1e4), y: generator.number(in: -1e4...1e4)))
        pan.drag(&viewport)
        XCTAssertLessThan(abs(viewport.horizontal.overshoot), 320, "seed \(seed)")
        XCTAssertLessThan(abs(viewport.vertical.overshoot), 460, "seed \(seed)")
      }
      pan.move(to: CGPoint(x: 100, y: 130))
      pan.drag(&viewport)
      XCTAssertEqual(viewport, there, "seed \(seed)")
    }
  }
}
