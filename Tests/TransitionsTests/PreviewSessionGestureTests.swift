import Foundation
import Transitions
import XCTest

/// Drags, pinches, wheels and calls of the program on an open photo, through a session: the reference.
final class PreviewSessionGestureTests: XCTestCase {
  /// A photo of 1000² in a viewport of 320 × 460, at zoom 1 … 4 from 320² up: insets at the top and left centre it.
  private func session(
    zoom: CGFloat = 1, offset: CGPoint? = nil, width: CGFloat = 320, height: CGFloat = 460,
    photo: CGSize = CGSize(width: 1000, height: 1000)
  ) -> PreviewSession {
    var session = PreviewSession(
      style: .insetCentered, photo: Photo(pixelSize: photo),
      container: Container(width: width, height: height))
    session.play((0, .open), (0, .setZoomScale(zoom, animated: false)))
    if let offset { session.play((0, .setContentOffset(offset, animated: false))) }
    return session
  }

  private func pan(_ phase: GesturePhase, _ x: CGFloat, _ y: CGFloat, velocity: CGPoint? = nil)
    -> PreviewEvent
  {
    .pan(phase, location: CGPoint(x: x, y: y), velocity: velocity)
  }

  private func pinch(_ phase: GesturePhase, _ x: CGFloat, _ y: CGFloat, _ scale: CGFloat) -> PreviewEvent {
    .pinch(phase, centroid: CGPoint(x: x, y: y), scale: scale)
  }

  private func offset(_ session: PreviewSession, at time: Double = 0) -> [CGFloat] {
    let offset = session.frame(at: time).contentOffset
    return [offset.x, offset.y]
  }

  // MARK: Calls of the program

  func testSetZoomScaleKeepsTheMiddle() {
    XCTAssertEqual(offset(session(zoom: 2)), [160, 90])
    XCTAssertEqual(offset(session(zoom: 4)), [480, 410])
    XCTAssertEqual(offset(session()), [0, -70])
    XCTAssertEqual(offset(session(zoom: 1e9)), offset(session(zoom: 4)))
    XCTAssertEqual(offset(session(zoom: 1e-9)), offset(session()))
  }

  func testZoomToRect() {
    func row(_ rect: CGRect, zoom: CGFloat, _ x: CGFloat, _ y: CGFloat, line: UInt = #line) {
      let session = session().playing((1, .zoom(to: rect, animated: false)))
      XCTAssertEqual(session.frame(at: 1).zoomScale, zoom, line: line)
      assertClose(offset(session, at: 1), [x, y], within: 1e-9, line: line)
    }
    row(CGRect(x: 100, y: 100, width: 160, height: 10), zoom: 2, 200, 0)
    row(CGRect(x: 0, y: 0, width: 10, height: 10), zoom: 4, 0, 0)
    row(CGRect(x: 310, y: 310, width: 10, height: 10), zoom: 4, 960, 820)
    row(CGRect(x: 100, y: 100, width: 0, height: 0), zoom: 4, 240, 170)
    row(CGRect(x: 100, y: 100, width: 0, height: 230), zoom: 2, 40, 180)
    row(CGRect(x: 260, y: 110, width: -160, height: -10), zoom: 2, 200, 0)
  }

  func testSetContentOffsetIsClamped() {
    func row(_ x: CGFloat, _ y: CGFloat, is expected: [CGFloat], line: UInt = #line) {
      XCTAssertEqual(offset(session(zoom: 4, offset: CGPoint(x: x, y: y))), expected, line: line)
    }
    row(100, 200, is: [100, 200])
    row(-5, 9999, is: [0, 820])
    row(9999, -5, is: [960, 0])
    row(.nan, 5, is: [480, 410])
  }

  func testScrollingIsClampedAndAtOnce() {
    let session = session(zoom: 4).playing((1, .scroll(by: CGPoint(x: -30, y: 40))))
    XCTAssertEqual(offset(session, at: 1), [450, 450])
    XCTAssertEqual(session.frame(at: 1).imageFrame.lengths, [-450, -450, 1280, 1280])
    XCTAssertEqual(offset(session.playing((2, .scroll(by: CGPoint(x: -9e9, y: 9e9)))), at: 2), [0, 820])
  }

  /// A wheel zooms about the pointer, clamped, without a band; at a limit nothing moves at all.
  func testWheelZoom() {
    let pointer = CGPoint(x: 100, y: 300)
    let twice = session(zoom: 2).playing((1, .wheelZoom(factor: 1.5, at: pointer)))
    XCTAssertEqual(twice.frame(at: 1).zoomScale, 3)
    XCTAssertEqual(offset(twice, at: 1), [260 * 1.5 - 100, 390 * 1.5 - 300] as [CGFloat])
    let limit = session(zoom: 4, offset: CGPoint(x: 7, y: 8))
    let more = limit.playing((1, .wheelZoom(factor: 1.2, at: pointer)))
    assertSame(more.frame(at: 1).numbers, limit.frame(at: 1).numbers)
  }

  /// Model values jump to the end; what is shown takes 0.3 s, ease in and out.
  func testAnAnimatedCallJumpsInTheModelOnly() {
    let toCorner = PreviewEvent.zoom(to: CGRect(x: 0, y: 0, width: 80, height: 115), animated: true)
    let toStart = PreviewEvent.setContentOffset(.zero, animated: true)
    let calls: [(PreviewEvent, CGFloat)] = [
      (.setZoomScale(4, animated: true), 4), (toCorner, 4), (toStart, 2),
    ]
    for (event, zoom) in calls {
      let before = session(zoom: 2)
      let session = before.playing((1, event))
      let (start, end) = (before.frame(at: 1).imageFrame.lengths, session.frame(at: 2).imageFrame.lengths)
      XCTAssertEqual(session.frame(at: 1).zoomScale, zoom)
      XCTAssertEqual(session.frame(at: 1).contentOffset, session.frame(at: 2).contentOffset)
      assertClose(session.frame(at: 1).imageFrame.lengths, start, within: 1e-12)
      assertClose(
        session.frame(at: 1.15).imageFrame.lengths, zip(start, end).map { ($0 + $1) / 2 }, within: 1e-9)
      assertSame(session.frame(at: 1.3).imageFrame.lengths, end)
    }
  }

  // MARK: Drags

  /// It starts after 10 points of travel, which are taken off along the way that was gone by then.
  func testADragStartsAfterTenPoints() {
    func row(_ points: [(CGFloat, CGFloat)], moves x: CGFloat, _ y: CGFloat, line: UInt = #line) {
      var session = session(zoom: 4)
      session.play((1, pan(.began, 100, 100)))
      for point in points { session.play((1, pan(.changed, 100 + point.0, 100 + point.1))) }
      assertClose(offset(session, at: 1), [480 - x, 410 - y], within: 1e-12, line: line)
    }
    row([(9.99, 0)], moves: 0, 0)
    row([(6, 7.9)], moves: 0, 0)
    row([(10, 0)], moves: 0, 0)
    row([(15, 0)], moves: 5, 0)
    row([(6, 8), (36, 48)], moves: 30, 40)
    row([(30, 40)], moves: 24, 32)
    row([(0, 20), (50, 20)], moves: 50, 10)
    row([(15, 0), (0, 0)], moves: -10, 0)
    row([(.nan, 0), (15, 0)], moves: 5, 0)
  }

  /// 590 points of travel past the edge of a viewport of 852 show 235.
  func testPastAnEdgeTheBandHoldsItBack() {
    var session = session(zoom: 2, width: 393, height: 852, photo: CGSize(width: 393, height: 852))
    session.play((1, .setContentOffset(.zero, animated: false)), (1, pan(.began, 200, 100)))
    session.play((1, pan(.changed, 200, 700)))
    XCTAssertEqual(offset(session, at: 1)[0], 0)
    XCTAssertEqual(offset(session, at: 1)[1], -235, accuracy: 0.05)
    XCTAssertEqual(offset(session, at: 1)[1], -0.55 * 852 * 590 / (852 + 0.55 * 590), accuracy: 1e-9)
    XCTAssertEqual(session.frame(at: 1).imageFrame.origin.y, -offset(session, at: 1)[1])
  }

  /// Grabbed again while it bounces, it does not jump: the drag goes on from what the band shows.
  func testGrabbingABounceDoesNotJump() {
    var session = session(zoom: 4, offset: CGPoint(x: 0, y: 400))
    session.play((1, pan(.began, 0, 0)), (1.5, pan(.ended, 110, 0)))
    let bouncing = offset(session, at: 1.55)[0]
    XCTAssertLessThan(bouncing, -5)
    session.play((1.55, pan(.began, 0, 0)), (1.6, pan(.changed, 10, 0)))
    XCTAssertEqual(offset(session, at: 1.6)[0], bouncing, accuracy: 1e-9)
    let raw = 320 * -bouncing / (0.55 * (320 + bouncing))
    session.play((1.7, pan(.changed, 10 + 7, 0)))
    XCTAssertEqual(
      offset(session, at: 1.7)[0], -0.55 * 320 * (raw + 7) / (320 + 0.55 * (raw + 7)), accuracy: 1e-9)
    session.play((1.8, pan(.changed, 10 - raw - 30, 0)))
    XCTAssertEqual(offset(session, at: 1.8)[0], 30, accuracy: 1e-9)
  }

  /// An axis that cannot be dragged does not move.
  func testContentThatFitsIsNotDragged() {
    var session = session(zoom: 1.2)
    XCTAssertEqual(offset(session), [32, -38])
    session.play((1, pan(.began, 0, 0)), (1, pan(.changed, 300, 400)))
    let held = offset(session, at: 1)
    XCTAssertLessThan(held[0], 0)
    XCTAssertEqual(held[1], -38)
    session.play((1, pan(.ended, 300, 400, velocity: CGPoint(x: 0, y: 3000))))
    XCTAssertEqual(offset(session, at: 9), [0, -38])
  }

  // MARK: Releases

  /// The velocity of the offset is minus the finger's; a glide needs 250 points/s, draggable axes together.
  func testAReleaseGlidesFromTwoHundredAndFiftyPointsPerSecond() {
    func row(
      _ vx: CGFloat, _ vy: CGFloat, glides x: CGFloat, _ y: CGFloat, zoom: CGFloat = 4, line: UInt = #line
    ) {
      var session = session(zoom: zoom)
      session.play((1, pan(.began, 0, 0)), (1, pan(.changed, 0, 10)))
      let start = offset(session, at: 1)
      session.play((1, pan(.ended, 0, 10, velocity: CGPoint(x: vx, y: vy))))
      let end = offset(session, at: 99)
      assertClose([end[0] - start[0], end[1] - start[1]], [x, y], within: 1e-9, line: line)
    }
    func distance(_ velocity: CGFloat) -> CGFloat { GlideMotion(start: 0, velocity: velocity).end }
    row(0, 0, glides: 0, 0)
    row(0, 249.9, glides: 0, 0)
    row(0, 250, glides: 0, -distance(250))
    row(200, -150, glides: -distance(200), distance(150))
    row(199, -150, glides: 0, 0)
    row(300, 5, glides: -distance(300), 0)
    row(0, 3000, glides: 0, 0, zoom: 1.2)
    row(40, 3000, glides: 0, 0, zoom: 1.2)
  }

  /// What counts is the speed of the axes that can be dragged.
  func testAnAxisThatFitsDoesNotHelpTheOtherToGlide() {
    func row(_ vx: CGFloat, _ vy: CGFloat, glides: Bool, line: UInt = #line) {
      for turned in [false, true] {
        let size = turned ? CGSize(width: 1000, height: 100) : CGSize(width: 100, height: 1000)
        var session = session(zoom: 4, width: 460, height: 460, photo: size)
        session.play((1, pan(.began, 0, 0)), (1, turned ? pan(.changed, 10, 0) : pan(.changed, 0, 10)))
        let velocity = turned ? CGPoint(x: vy, y: vx) : CGPoint(x: vx, y: vy)
        session.play(
          (1, turned ? pan(.ended, 10, 0, velocity: velocity) : pan(.ended, 0, 10, velocity: velocity)))
        XCTAssertEqual(session.endOfMotion > 1, glides, line: line)
      }
    }
    row(3000, 100, glides: false)
    row(3000, 249, glides: false)
    row(0, 250, glides: true)
  }

  func testAReleaseBeforeTheTenPointsGlidesNowhere() {
    let session = session(zoom: 4).playing(
      (1, pan(.began, 0, 0)), (1.1, pan(.ended, 9, 0, velocity: CGPoint(x: 3000, y: 0))))
    XCTAssertEqual(offset(session, at: 5), [480, 410])
    XCTAssert(session.isAtRest(at: 1.1))
  }

  /// Without a velocity it is estimated from the last 100 ms.
  func testTheVelocityIsEstimated() {
    let session = session(zoom: 4).playing(
      (1, pan(.began, 0, 0)), (1.5, pan(.changed, 50, 0)), (1.525, pan(.changed, 60, 0)),
      (1.55, pan(.ended, 90, 0)))
    let glide = GlideMotion(start: 480 - 80, velocity: -40 / 0.05)
    XCTAssertEqual(offset(session, at: 9)[0], glide.end, accuracy: 1e-6)
    let resting = self.session(zoom: 4).playing(
      (1, pan(.began, 0, 0)), (1.05, pan(.changed, 90, 0)), (1.3, pan(.ended, 90, 0)))
    XCTAssertEqual(offset(resting, at: 9)[0], 400)
  }

  func testACancelledDragIsLetGoAtRest() {
    let flick = CGPoint(x: 3000, y: 0)
    let session = session(zoom: 4).playing(
      (1, pan(.began, 0, 0)), (1.05, pan(.changed, 90, 0)), (1.06, pan(.cancelled, 95, 0, velocity: flick)))
    XCTAssertEqual(offset(session, at: 1.06), [395, 410])
    XCTAssertEqual(offset(session, at: 9), [395, 410])
  }

  /// Past an edge it bounces with the finger's velocity, negated, not the resisted one; however slow it is.
  func testPastAnEdgeAReleaseBounces() {
    func row(_ velocity: CGFloat, line: UInt = #line) {
      var session = session(zoom: 4, offset: CGPoint(x: 0, y: 400))
      session.play((1, pan(.began, 0, 0)), (1, pan(.changed, 110, 0)))
      let held = offset(session, at: 1)[0]
      session.play((1, pan(.ended, 110, 0, velocity: CGPoint(x: velocity, y: 0))))
      let bounce = BounceMotion(overshoot: held, velocity: -velocity)
      XCTAssertEqual(offset(session, at: 1.1)[0], bounce.value(at: 0.1), accuracy: 1e-9, line: line)
      XCTAssertEqual(session.endOfMotion, 1 + bounce.duration, accuracy: 1e-12, line: line)
      XCTAssertEqual(offset(session, at: 5)[0], 0, line: line)
    }
    row(0)
    row(30)
    row(-60)
    row(2000)
  }

  /// Stopped past its edge and let go without a drag it bounces back with v0 = 0.
  func testABounceThatIsTouchedStartsAnew() {
    let bouncing = session(zoom: 4, offset: CGPoint(x: 0, y: 400)).playing(
      (1, pan(.began, 0, 0)), (1.5, pan(.ended, 110, 0)))
    let held = offset(bouncing, at: 1.55)[0]
    let stopped = bouncing.playing((1.55, pan(.began, 50, 50)))
    XCTAssertEqual(offset(stopped, at: 8)[0], held)
    let bounce = BounceMotion(overshoot: held, velocity: 0)
    for end in [GesturePhase.ended, .cancelled] {
      let released = stopped.playing((2, pan(end, 55, 50, velocity: CGPoint(x: 3000, y: 0))))
      XCTAssertEqual(offset(released, at: 2.1)[0], bounce.value(at: 0.1), accuracy: 1e-9)
      XCTAssertEqual(released.endOfMotion, 2 + bounce.duration, accuracy: 1e-12)
    }
  }

  /// Lifted without a velocity, the finger's is what it was in the last 100 ms; the fingers of a pinch have none.
  func testAPinchIsLetGoWithoutAVelocity() {
    let session = session(zoom: 2, offset: CGPoint(x: 100, y: 100)).playing(
      (1, pinch(.began, 100, 200, 1)), (1.05, pinch(.changed, 150, 200, 1)),
      (1.06, pinch(.ended, 160, 200, 1)))
    XCTAssertEqual(offset(session, at: 1.06), [40, 100])
    XCTAssert(session.isAtRest(at: 1.06))
  }

  /// A flick into an edge: 300 points ahead at 3000 points/s, after 111.710 ms, from where it bounces.
  func testAGlideIntoAnEdge() {
    let session = session(zoom: 4, offset: CGPoint(x: 660, y: 400)).playing(
      (1, pan(.began, 0, 0)), (1, pan(.changed, -10, 0)),
      (1, pan(.ended, -10, 0, velocity: CGPoint(x: -3000, y: 0))))
    XCTAssertEqual(offset(session, at: 1.111_710)[0], 960, accuracy: 0.002)
    XCTAssertEqual(
      offset(session, at: 1.111_710 + log(1.2) / 2)[0], 960 + 0.033_49 * 2398.798, accuracy: 0.01)
    XCTAssertEqual(offset(session, at: 3)[0], 960)
    XCTAssertEqual(session.frame(at: 1.1).imageFrame.origin.x, -offset(session, at: 1.1)[0])
  }

  // MARK: Stops

  /// A finger that comes down stops a glide or bounce where it is, not an animated zoom.
  func testTouchingStopsAGlide() {
    let gliding = session(zoom: 4).playing(
      (1, pan(.began, 0, 0)), (1, pan(.changed, 10, 0)),
      (1, pan(.ended, 10, 0, velocity: CGPoint(x: 900, y: 0))))
    let there = offset(gliding, at: 1.3)
    for stop in [pan(.began, 5, 5), pinch(.began, 5, 5, 1)] {
      let stopped = gliding.playing((1.3, stop))
      XCTAssertEqual(offset(stopped, at: 1.3), there)
      XCTAssertEqual(offset(stopped, at: 9), there)
    }
    let zooming = session(zoom: 4).playing((1, .setZoomScale(2, animated: true)))
    XCTAssertEqual(
      zooming.playing((1.1, pan(.began, 5, 5))).frame(at: 1.2).imageFrame, zooming.frame(at: 1.2).imageFrame)
  }

  /// So does every call of the program, even one that changes nothing.
  func testACallStopsAGlide() {
    let gliding = session(zoom: 4).playing(
      (1, pan(.began, 0, 0)), (1, pan(.changed, 10, 0)),
      (1, pan(.ended, 10, 0, velocity: CGPoint(x: 900, y: 0))))
    let there = offset(gliding, at: 1.3)
    for call: PreviewEvent in [
      .setZoomScale(4, animated: true), .setZoomScale(4, animated: false), .scroll(by: .zero),
      .wheelZoom(factor: 2, at: .zero), .setContentOffset(CGPoint(x: CGFloat.nan, y: 0), animated: true),
    ] {
      XCTAssertEqual(offset(gliding.playing((1.3, call)), at: 9), there, "\(call)")
    }
  }

  /// An axis that a call leaves past its range bounces back with v0 = 0.
  func testWhatACallLeavesPastItsRangeBouncesBack() {
    var session = session(zoom: 4, offset: CGPoint(x: 0, y: 400))
    session.play((1, pan(.began, 0, 0)), (1, pan(.changed, 110, 0)))
    let held = offset(session, at: 1)[0]
    session.play((1.5, .setZoomScale(4, animated: false)))
    XCTAssertEqual(offset(session, at: 1.5)[0], held)
    let bounce = BounceMotion(overshoot: held, velocity: 0)
    XCTAssertEqual(offset(session, at: 1.6)[0], bounce.value(at: 0.1), accuracy: 1e-9)
    XCTAssertEqual(offset(session, at: 9), [0, 400])
  }

  // MARK: Pinches

  /// min 1, max 4: the band of the zoom scale.
  func testBeyondItsLimitsAPinchIsResisted() {
    func row(_ scale: CGFloat, is zoom: CGFloat, line: UInt = #line) {
      let session = session().playing((1, pinch(.began, 160, 230, 1)), (1, pinch(.changed, 160, 230, scale)))
      XCTAssertEqual(session.frame(at: 1).zoomScale, zoom, accuracy: 5e-7, line: line)
    }
    row(1, is: 1)
    row(2, is: 2)
    row(8, is: 6)
    row(4.4, is: 4.363636)
    row(100, is: 7.84)
    row(0.9, is: 0.909091)
    row(0.5, is: 0.666667)
    row(0.01, is: 0.502513)
  }

  /// What is under the fingers stays there; fingers that move take it along.
  func testThePointUnderTheFingersStaysThere() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<300 {
      var session = session(zoom: 2.5, offset: CGPoint(x: 230, y: 170))
      let first = CGPoint(
        x: .random(in: 130...190, using: &generator), y: .random(in: 200...260, using: &generator))
      let second = CGPoint(
        x: first.x + .random(in: -40...40, using: &generator),
        y: first.y + .random(in: -40...40, using: &generator))
      let scale = CGFloat.random(in: 0.9...1.5, using: &generator)
      let before = session.frame(at: 1).imageFrame
      session.play(
        (1, .pinch(.began, centroid: first, scale: 1)), (1, .pinch(.changed, centroid: second, scale: scale)))
      let after = session.frame(at: 1).imageFrame
      let expected = CGPoint(
        x: second.x + (before.origin.x - first.x) * scale, y: second.y + (before.origin.y - first.y) * scale)
      assertClose(
        after.lengths, [expected.x, expected.y, before.width * scale, before.height * scale], within: 1e-9,
        "seed 1")
    }
  }

  /// A step without motion is exactly the identity, wherever the pinch begins: in a bounce, beyond the limits.
  func testAStepWithoutMotionIsTheIdentity() {
    let bouncing = session(zoom: 4, offset: CGPoint(x: 0, y: 400)).playing(
      (1, pan(.began, 0, 0)), (1.5, pan(.ended, 110, 0)))
    let beyond = session().playing((1, pinch(.began, 10, 10, 1)), (1.55, pinch(.changed, 30, 60, 9)))
    for session in [bouncing, beyond] {
      let before = session.frame(at: 1.55)
      let same = session.playing((1.55, pinch(.began, 99, 77, 3)), (1.55, pinch(.changed, 99, 77, 3)))
      assertSame(same.frame(at: 1.55).numbers, before.numbers)
    }
  }

  /// Another `began` re-bases: scales are relative to its own from then on.
  func testAnotherNumberOfFingersIsAnotherBeginning() {
    let session = session().playing(
      (1, pinch(.began, 160, 230, 1)), (1, pinch(.changed, 160, 230, 2)), (1, pinch(.began, 100, 200, 5)),
      (1, pinch(.changed, 100, 200, 7.5)))
    XCTAssertEqual(session.frame(at: 1).zoomScale, 3, accuracy: 1e-12)
    let rebased = self.session().playing((1, pinch(.began, 160, 230, 1)), (1, pinch(.changed, 160, 230, 9)))
    let zoom = rebased.frame(at: 1).zoomScale
    let again = rebased.playing((1, pinch(.began, 9, 9, 1)), (1, pinch(.changed, 9, 9, 1.000_001)))
    XCTAssertEqual(again.frame(at: 1).zoomScale, zoom, accuracy: 1e-5)
    XCTAssertNotEqual(again.frame(at: 1).zoomScale, zoom)
  }

  /// The pinch starts from where a glide is; an animated zoom keeps adding on top.
  func testAPinchTakesOverWhatMoves() {
    let zooming = session(zoom: 4).playing((1, .setZoomScale(2, animated: true)))
    let held = zooming.playing((1.1, pinch(.began, 160, 230, 1)), (1.1, pinch(.changed, 160, 230, 1.5)))
    XCTAssertEqual(held.frame(at: 1.1).zoomScale, 3)
    let (residual, model) = (
      zooming.frame(at: 1.2).imageFrame.lengths, zooming.frame(at: 9).imageFrame.lengths
    )
    let expected = zip(held.frame(at: 9).imageFrame.lengths, zip(residual, model)).map { $0 + $1.0 - $1.1 }
    assertClose(held.frame(at: 1.2).imageFrame.lengths, expected, within: 1e-9)
  }

  /// Let go beyond a limit it zooms back in 0.3 s, what is under the fingers held as far as the clamp allows.
  func testLetGoBeyondALimitItZoomsBack() {
    let session = session(zoom: 4, offset: CGPoint(x: 400, y: 400)).playing(
      (1, pinch(.began, 100, 200, 1)), (1, pinch(.changed, 100, 200, 2)))
    let stretched = session.frame(at: 1)
    XCTAssertEqual(stretched.zoomScale, 6)
    let released = session.playing((1, pinch(.ended, 120, 210, 2)))
    XCTAssertEqual(released.frame(at: 1).zoomScale, 4)
    assertClose(offset(released, at: 1), [500 - 120, 600 - 210], within: 1e-9)
    assertClose(
      released.frame(at: 1).imageFrame.lengths, [120 - 500 * 1.5, 210 - 600 * 1.5, 320 * 6, 320 * 6],
      within: 1e-9)
    XCTAssertEqual(released.endOfMotion, 1.3)
    assertClose(released.frame(at: 1.3).imageFrame.lengths, [-380, -390, 1280, 1280], within: 1e-9)
  }

  /// Let go within the limits but out of its range, it springs back by the bounce with v0 = 0.
  func testLetGoOutOfItsRangeItBounces() {
    let session = session(zoom: 2, offset: CGPoint(x: 0, y: 0)).playing(
      (1, pinch(.began, 100, 200, 1)), (1, pinch(.changed, 200, 200, 1.2)))
    let held = offset(session, at: 1)
    XCTAssertLessThan(held[0], -10)
    let released = session.playing((1, pinch(.ended, 200, 200, 1.2)))
    XCTAssertEqual(released.frame(at: 1).zoomScale, 2.4)
    let bounce = BounceMotion(overshoot: held[0], velocity: 0)
    XCTAssertEqual(offset(released, at: 1.2)[0], bounce.value(at: 0.2), accuracy: 1e-9)
    XCTAssertEqual(offset(released, at: 9)[0], 0)
  }

  /// The band acts on both axes, those that cannot be dragged too; a drag that takes over leaves them to bounce.
  func testAPinchMovesAxesThatFit() {
    let session = session().playing((1, pinch(.began, 160, 230, 1)), (1, pinch(.changed, 160, 330, 1)))
    let held = offset(session, at: 1)
    let band: CGFloat = 0.55 * 460 * 100 / (460 + 55)
    XCTAssertEqual(held[1], -70 - band, accuracy: 1e-9)
    let dragged = session.playing((1, pan(.began, 0, 0)), (1.1, pan(.changed, 0, 90)))
    XCTAssertEqual(offset(dragged, at: 1.1), held)
    let released = dragged.playing((1.1, pan(.ended, 0, 90, velocity: CGPoint(x: 0, y: 2000))))
    let bounce = BounceMotion(overshoot: held[1] + 70, velocity: 0)
    XCTAssertEqual(offset(released, at: 1.2)[1], -70 + bounce.value(at: 0.1), accuracy: 1e-9)
    XCTAssertEqual(offset(released, at: 9)[1], -70)
  }

  /// A pinch that begins ends a drag, and the other way round: one beyond a limit snaps back.
  func testADragEndsAPinch() {
    let session = session().playing(
      (1, pinch(.began, 160, 230, 1)), (1, pinch(.changed, 160, 230, 8)), (1.1, pan(.began, 0, 0)))
    XCTAssertEqual(session.frame(at: 1.1).zoomScale, 4)
    assertClose(session.frame(at: 1.1).imageFrame.lengths, [160 - 960, 230 - 960, 1920, 1920], within: 1e-9)
    assertClose(session.frame(at: 1.4).imageFrame.lengths, [160 - 640, 230 - 640, 1280, 1280], within: 1e-9)
  }

  func testACancelledPinchIsLetGo() {
    let session = session().playing((1, pinch(.began, 160, 230, 1)), (1, pinch(.cancelled, 160, 230, 8)))
    XCTAssertEqual(session.frame(at: 1).zoomScale, 4)
    XCTAssertEqual(session.endOfMotion, 1.3)
  }

  // MARK: Bad input

  func testWhatIsNoNumberChangesNothing() {
    let open = session(zoom: 2)
    let before = open.frame(at: 1).numbers
    let nowhere = CGPoint(x: CGFloat.nan, y: CGFloat.infinity)
    for event: PreviewEvent in [
      .setZoomScale(.nan, animated: true), .setZoomScale(0, animated: false),
      .setZoomScale(-3, animated: true),
      .setZoomScale(.infinity, animated: false), .setContentOffset(nowhere, animated: true),
      .scroll(by: nowhere),
      .wheelZoom(factor: .nan, at: .zero), .wheelZoom(factor: 0, at: .zero),
      .wheelZoom(factor: 2, at: nowhere),
      .zoom(to: CGRect(origin: nowhere, size: .zero), animated: true),
      .zoom(to: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), animated: false),
    ] {
      assertSame(open.playing((1, event)).frame(at: 1).numbers, before, "\(event)")
      assertSame(open.playing((1, event)).frame(at: 9).numbers, before, "\(event)")
    }
    for point in [nowhere, CGPoint(x: 0, y: CGFloat.nan)] {
      let dragged = open.playing((1, pan(.began, 0, 0)), (1, .pan(.changed, location: point, velocity: nil)))
      assertSame(dragged.frame(at: 1).numbers, before)
      let pinched = open.playing(
        (1, pinch(.began, 0, 0, 1)), (1, .pinch(.changed, centroid: point, scale: 2)),
        (1, pinch(.changed, 0, 0, .nan)),
        (1, pinch(.changed, 0, 0, 0)), (1, pinch(.changed, 0, 0, -1)))
      assertSame(pinched.frame(at: 1).numbers, before)
    }
  }
}
