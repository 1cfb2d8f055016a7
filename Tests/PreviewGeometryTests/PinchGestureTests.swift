import PreviewGeometry
import XCTest

/// Two fingers on a photo: the reference.
final class PinchGestureTests: XCTestCase {
  /// A square of 1000 points in a scroll view of 320 × 460, scales 1 … 4.
  private func square(bounces: Bool = true, bouncesZoom: Bool = true) -> Viewport {
    Viewport(
      horizontal: ScrollAxis(length: 320, unscaledLength: 1_000, bounces: bounces),
      vertical: ScrollAxis(length: 460, unscaledLength: 1_000, bounces: bounces),
      zoomRange: ZoomRange(minimum: 1, maximum: 4), bouncesZoom: bouncesZoom)
  }

  /// The square after a pinch that began at (100, 100).
  private func pinched(
    _ viewport: Viewport, by scale: CGFloat, to centroid: CGPoint = CGPoint(x: 100, y: 100)
  ) -> Viewport {
    var viewport = viewport
    var pinch = PinchGesture(beganIn: viewport, centroid: CGPoint(x: 100, y: 100))
    pinch.change(scale: scale, centroid: centroid, in: &viewport)
    return viewport
  }

  // MARK: Vectors

  /// The point (100, 100) of the photo stays under the fingers, wherever they go, until a band resists.
  func testWhatIsUnderTheFingersStaysThere() {
    func row(
      _ scale: CGFloat, at centroid: CGPoint, zoom: CGFloat, offset x: CGFloat, _ y: CGFloat, _ why: String,
      line: UInt = #line
    ) {
      let viewport = pinched(square(), by: scale, to: centroid)
      XCTAssertEqual(viewport.zoomScale, zoom, accuracy: 5e-7, why, line: line)
      assertEqual(viewport.contentOffset, CGPoint(x: x, y: y), within: 1e-3, why, line: line)
    }
    let began = CGPoint(x: 100, y: 100)
    row(2, at: began, zoom: 2, offset: 100, 100, "twice as large")
    row(1, at: CGPoint(x: 50, y: 80), zoom: 1, offset: 50, 20, "two fingers that move pan")
    row(2, at: CGPoint(x: 50, y: 80), zoom: 2, offset: 150, 120, "both at once")
    row(8, at: began, zoom: 6, offset: 500, 500, "beyond the maximum the scale is resisted")
    row(4.4, at: began, zoom: 4.363636, offset: 336.364, 336.364, "a little beyond it")
    row(0.5, at: began, zoom: 0.666667, offset: -17.340, -17.631, "below the minimum, and past both edges")
    row(1, at: CGPoint(x: 200, y: 100), zoom: 1, offset: -46.933, 0, "100 points past the left edge")
  }

  func testTheContentGrowsWithThePhoto() {
    XCTAssertEqual(pinched(square(), by: 2).contentSize, CGSize(width: 2_000, height: 2_000))
  }

  func testWithoutBouncingZoomTheScaleStopsAtItsLimits() {
    let large = pinched(square(bouncesZoom: false), by: 8)
    XCTAssertEqual(large.zoomScale, 4)
    XCTAssertEqual(large.contentOffset, CGPoint(x: 300, y: 300))
    XCTAssertEqual(pinched(square(bouncesZoom: false), by: 0.5).zoomScale, 1)
  }

  func testWithoutBouncingTheOffsetStopsAtItsEdges() {
    let viewport = pinched(square(bounces: false), by: 1, to: CGPoint(x: 200, y: 50))
    XCTAssertEqual(viewport.contentOffset, CGPoint(x: 0, y: 50))
  }

  func testFingersThatComeBackBringThePhotoBack() {
    var viewport = square()
    var pinch = PinchGesture(beganIn: viewport, centroid: CGPoint(x: 100, y: 100))
    pinch.change(scale: 2, centroid: CGPoint(x: 50, y: 80), in: &viewport)
    pinch.change(scale: 1, centroid: CGPoint(x: 100, y: 100), in: &viewport)
    XCTAssertEqual(viewport, square())
    pinch.change(scale: 3, centroid: CGPoint(x: 50, y: 80), in: &viewport)
    pinch.change(scale: 1, centroid: CGPoint(x: 60, y: 90), in: &viewport)
    XCTAssertEqual(viewport.zoomScale, 1)
    XCTAssertEqual(viewport.contentOffset, CGPoint(x: 40, y: 10))
  }

  // MARK: Release

  /// Back to the limit, with what is under the fingers at the end of the pinch kept there.
  func testAReleaseBeyondALimitGoesBackToIt() {
    func row(
      _ scale: CGFloat, at centroid: CGPoint, zoom: CGFloat, offset x: CGFloat, _ y: CGFloat,
      line: UInt = #line
    ) {
      var viewport = square()
      var pinch = PinchGesture(beganIn: viewport, centroid: CGPoint(x: 100, y: 100))
      pinch.change(scale: scale, centroid: centroid, in: &viewport)
      pinch.snapBack(&viewport)
      XCTAssertEqual(viewport.zoomScale, zoom, line: line)
      XCTAssertEqual(viewport.contentOffset, CGPoint(x: x, y: y), line: line)
      XCTAssertTrue(viewport.isAtRest, line: line)
    }
    row(8, at: CGPoint(x: 100, y: 100), zoom: 4, offset: 300, 300)
    row(8, at: CGPoint(x: 150, y: 120), zoom: 4, offset: 250, 280)
    row(0.5, at: CGPoint(x: 100, y: 100), zoom: 1, offset: 0, 0)
    row(0.5, at: CGPoint(x: 10, y: 20), zoom: 1, offset: 90, 80)
  }

  /// Inside the limits a release changes nothing: an offset out of its range is for a bounce to bring back.
  func testAReleaseInsideTheLimitsChangesNothing() {
    var viewport = square()
    var pinch = PinchGesture(beganIn: viewport, centroid: CGPoint(x: 100, y: 100))
    pinch.change(scale: 1.5, centroid: CGPoint(x: 300, y: 100), in: &viewport)
    let released = viewport
    pinch.snapBack(&viewport)
    XCTAssertEqual(viewport, released)
    XCTAssertLessThan(viewport.horizontal.overshoot, 0)
  }

  // MARK: Beginning anywhere

  /// A pinch that begins beyond a limit and past an edge goes on from what is shown.
  func testAPinchThatBeginsBeyondALimitDoesNotJump() {
    for scale: CGFloat in [8, 0.4] {
      var viewport = pinched(square(), by: scale, to: CGPoint(x: 250, y: 300))
      let before = viewport
      var pinch = PinchGesture(beganIn: viewport, centroid: CGPoint(x: 160, y: 230))
      pinch.change(scale: 1 + 1e-12, centroid: CGPoint(x: 160, y: 230), in: &viewport)
      XCTAssertNotEqual(before, square())
      assertEqual(
        viewport.zoomedViewFrameInViewport, before.zoomedViewFrameInViewport, within: 1e-6, "\(scale)")
    }
  }

  /// Asked to go on from 6 by 1.25, the pinch asks for 8·1.25 and is shown R(10) = 6.4.
  func testAPinchThatBeginsBeyondALimitGoesOnInItsBand() {
    XCTAssertEqual(pinched(pinched(square(), by: 8), by: 1.25).zoomScale, 6.4, accuracy: 1e-12)
  }

  /// Another number of fingers has another centroid; begun anew, the pinch does not notice.
  func testAnotherNumberOfFingersBeginsAnew() {
    var viewport = pinched(square(), by: 1.7, to: CGPoint(x: 80, y: 90))
    let before = viewport
    let oneFingerLess = CGPoint(x: 60, y: 200)
    var pinch = PinchGesture(beganIn: viewport, centroid: oneFingerLess)
    pinch.change(scale: 1, centroid: oneFingerLess, in: &viewport)
    XCTAssertEqual(viewport, before)
    pinch.change(scale: 1, centroid: CGPoint(x: 61, y: 202), in: &viewport)
    assertEqual(
      viewport.contentOffset, CGPoint(x: before.contentOffset.x - 1, y: before.contentOffset.y - 2),
      within: 1e-9)
  }

  // MARK: Bad input

  func testBadInputChangesNothing() {
    var viewport = square()
    var pinch = PinchGesture(beganIn: viewport, centroid: CGPoint(x: 100, y: 100))
    for scale: CGFloat in [0, -1, .nan, .infinity] {
      pinch.change(scale: scale, centroid: CGPoint(x: 100, y: 100), in: &viewport)
    }
    pinch.change(scale: 2, centroid: CGPoint(x: CGFloat.nan, y: 0), in: &viewport)
    pinch.change(scale: 2, centroid: CGPoint(x: 0, y: CGFloat.infinity), in: &viewport)
    XCTAssertEqual(viewport, square())
  }

  func testACentroidThatIsNoneCountsAsTheMiddle() {
    var viewport = square()
    var pinch = PinchGesture(beganIn: viewport, centroid: CGPoint(x: CGFloat.nan, y: 3))
    pinch.change(scale: 2, centroid: CGPoint(x: 160, y: 230), in: &viewport)
    XCTAssertEqual(viewport.contentOffset, CGPoint(x: 160, y: 230))
  }

  // MARK: Laws

  /// A viewport of any viewer with a scroll view, in the midst of anything.
  private func anyViewport(using generator: inout SplitMix64) -> Viewport {
    let viewers: [Viewer] = [
      .photoPreviewer, .photoPreviewerCorrected, .insetCentered, .insetCenteredCorrected, .photos,
    ]
    var viewport = generator.element(of: viewers).layout(
      of: generator.photo(ofSize: generator.usualSize()),
      in: generator.container(ofSize: generator.usualSize()))
    viewport.setZoomScale(generator.number(in: 0.5...5))
    guard generator.isHeads() else { return viewport }
    var pinch = PinchGesture(beganIn: viewport, centroid: generator.point(in: viewport.size))
    pinch.change(
      scale: generator.magnitude(in: 0.1...10), centroid: generator.point(in: viewport.size), in: &viewport)
    return viewport
  }

  /// A step of ratio 1 with an unmoved centroid is exactly the identity, also when it comes again and again.
  func testAStepWithoutMotionIsExactlyTheIdentity() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      var viewport = anyViewport(using: &generator)
      let before = viewport
      let centroid = generator.point(in: viewport.size)
      var pinch = PinchGesture(beganIn: viewport, centroid: centroid)
      pinch.change(scale: 1, centroid: centroid, in: &viewport)
      XCTAssertEqual(viewport, before, "seed \(seed)")
      let (scale, moved) = (generator.magnitude(in: 0.2...5), generator.point(in: viewport.size))
      pinch.change(scale: scale, centroid: moved, in: &viewport)
      let after = viewport
      pinch.change(scale: scale, centroid: moved, in: &viewport)
      XCTAssertEqual(viewport, after, "seed \(seed)")
    }
  }

  /// To 1e-9 of the photo's size, on every axis that is within its range.
  func testTheAnchorStaysUnderTheFingersWhereNothingIsClamped() {
    var unclamped = 0
    for seed in 0..<2_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      var viewport = anyViewport(using: &generator)
      guard viewport.horizontal.overshoot == 0, viewport.vertical.overshoot == 0 else { continue }
      let began = generator.point(in: viewport.size)
      let anchor = viewport.zoomedViewPoint(atViewportPoint: began)
      var pinch = PinchGesture(beganIn: viewport, centroid: began)
      for _ in 0..<5 {
        let centroid = generator.point(in: viewport.size)
        pinch.change(scale: generator.magnitude(in: 0.3...3), centroid: centroid, in: &viewport)
        let shown = viewport.viewportPoint(ofZoomedViewPoint: anchor)
        let size = viewport.zoomedViewFrame.size
        if viewport.horizontal.overshoot == 0 {
          XCTAssertEqual(shown.x, centroid.x, accuracy: 1e-9 * size.width, "seed \(seed)")
          unclamped += 1
        }
        if viewport.vertical.overshoot == 0 {
          XCTAssertEqual(shown.y, centroid.y, accuracy: 1e-9 * size.height, "seed \(seed)")
        }
      }
    }
    XCTAssertGreaterThan(unclamped, 1_000)
  }

  /// Where the way leads does not matter, only where the fingers are: a pinch remembers its beginning, not its path.
  func testAPinchForgetsItsPath() {
    for seed in 0..<500 {
      var generator = SplitMix64(seed: UInt64(seed))
      let start = anyViewport(using: &generator)
      let (began, end) = (generator.point(in: start.size), generator.point(in: start.size))
      let scale = generator.magnitude(in: 0.2...5)
      var (direct, roundabout) = (start, start)
      var pinch = PinchGesture(beganIn: start, centroid: began)
      pinch.change(scale: scale, centroid: end, in: &direct)
      var other = PinchGesture(beganIn: start, centroid: began)
      for _ in 0..<5 {
        other.change(
          scale: generator.magnitude(in: 0.1...10), centroid: generator.point(in: start.size), in: &roundabout
        )
      }
      other.change(scale: scale, centroid: end, in: &roundabout)
      XCTAssertEqual(roundabout, direct, "seed \(seed)")
    }
  }

  /// Begun again in mid-pinch the next steps go on as they would have, inside the limits and the ranges.
  func testRebasingGoesOnAsBefore() {
    for seed in 0..<500 {
      var generator = SplitMix64(seed: UInt64(seed))
      var viewport = Viewport(
        size: CGSize(width: 320, height: 460), contentSize: CGSize(width: 1_000, height: 1_000),
        zoomRange: ZoomRange(minimum: 1, maximum: 4))
      viewport.zoom(to: 2, showing: CGPoint(x: 500, y: 500), at: CGPoint(x: 160, y: 230))
      let began = generator.point(in: viewport.size)
      var whole = viewport
      var pinch = PinchGesture(beganIn: whole, centroid: began)
      let (first, second) = (generator.number(in: 0.8...1.25), generator.number(in: 0.8...1.25))
      let (there, further) = (generator.point(in: viewport.size), generator.point(in: viewport.size))
      pinch.change(scale: first, centroid: there, in: &whole)
      var halved = whole
      guard halved.isAtRest else { continue }
      pinch.change(scale: first * second, centroid: further, in: &whole)
      var rest = PinchGesture(beganIn: halved, centroid: there)
      rest.change(scale: second, centroid: further, in: &halved)
      assertEqual(
        halved.zoomedViewFrameInViewport, whole.zoomedViewFrameInViewport, within: 1e-9, "seed \(seed)")
    }
  }

  /// Whatever the fingers do, scale and offset stay within their bands.
  func testBandsAreBounded() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      var viewport = anyViewport(using: &generator)
      var pinch = PinchGesture(beganIn: viewport, centroid: generator.point(in: viewport.size))
      pinch.change(
        scale: generator.magnitude(in: 1e-9...1e9),
        centroid: CGPoint(x: generator.number(in: -1e9...1e9), y: generator.number(in: -1e9...1e9)),
        in: &viewport)
      assertFinite(viewport, "seed \(seed)")
      let range = viewport.zoomRange
      XCTAssert(
        range.minimum / 2 <= viewport.zoomScale && viewport.zoomScale <= 2 * range.maximum, "seed \(seed)")
      XCTAssertLessThan(abs(viewport.horizontal.overshoot), viewport.size.width, "seed \(seed)")
      XCTAssertLessThan(abs(viewport.vertical.overshoot), viewport.size.height, "seed \(seed)")
      pinch.snapBack(&viewport)
      XCTAssertEqual(range.clamp(viewport.zoomScale), viewport.zoomScale, "seed \(seed)")
    }
  }

  /// At a hard limit, more of the same moves nothing that can be seen.
  func testAtAHardLimitMorePinchMovesNothing() {
    for seed in 0..<300 {
      var generator = SplitMix64(seed: UInt64(seed))
      var viewport = square(bouncesZoom: false)
      let began = generator.point(in: viewport.size)
      var pinch = PinchGesture(beganIn: viewport, centroid: began)
      pinch.change(scale: 4, centroid: began, in: &viewport)
      let atLimit = viewport
      pinch.change(scale: generator.number(in: 4...100), centroid: began, in: &viewport)
      XCTAssertEqual(viewport, atLimit, "seed \(seed)")
    }
  }
}
