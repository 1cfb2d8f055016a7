import Foundation
import Transitions
import XCTest

/// What fingers and calls do to the pages of a gallery: the reference.
final class GallerySessionEventsTests: XCTestCase {
  private func finger(_ phase: GesturePhase, _ x: CGFloat, _ y: CGFloat, velocity: CGPoint? = nil)
    -> PreviewEvent
  {
    Galleries.finger(phase, x, y, velocity: velocity)
  }

  // MARK: Dragging

  /// From x = 300 to 100, less the first 10 points; the next page begins 410 points to the right.
  func testADragMovesThePages() throws {
    let frame = try Galleries.draggedSession().frame(at: 1.1)
    assertSame(frame.current.frame.imageFrame.lengths, [-190, 275.75, 390, 292.5])
    assertSame(frame.current.frame.clipFrame.lengths, [-190, 275.75, 390, 292.5])
    assertSame(frame.frame(ofPage: 3)?.imageFrame.lengths ?? [], [220, 227, 390, 390])
    XCTAssertEqual(
      frame.current.frame.visibleRect,
      CGRect(x: 4032 * 190 / 390.0, y: 0, width: 4032 * 200 / 390.0, height: 3024))
    XCTAssertEqual(
      frame.frame(ofPage: 3)?.visibleRect, CGRect(x: 0, y: 0, width: 1000 * 170 / 390.0, height: 1000))
  }

  func testAReleaseTurnsThePageAsFastAsTheFinger() throws {
    let session = try Galleries.turningSession()
    XCTAssertEqual(session.currentPage, 3, "it is the current one before it has arrived")
    for time in [1.1, 1.13, 1.16] {
      let (t, ω) = (CGFloat(time - 1.1), Photos.frequency)
      let distance = (220 - (1000 - ω * 220) * t) * exp(-ω * t)
      let frame = session.frame(at: time)
      XCTAssertEqual(try XCTUnwrap(frame.left(ofPage: 3)), distance, accuracy: 1e-9)
      XCTAssertEqual(try XCTUnwrap(frame.left(ofPage: 2)), distance - 410, accuracy: 1e-9)
    }
    XCTAssertEqual(session.frame(at: 3).pages, [3])
    XCTAssertEqual(session.frame(at: 3).left(ofPage: 3), 0)
  }

  func testWhichPageAReleaseTurnsTo() throws {
    func row(
      to x: CGFloat, velocity: CGFloat, phase: GesturePhase = .ended, is page: Int, line: UInt = #line
    ) throws {
      let session = try Galleries.openSession().playing(
        (1, finger(.began, 300, 400)), (1.1, finger(.changed, x, 400)),
        (1.1, finger(phase, x, 400, velocity: CGPoint(x: velocity, y: 0))))
      XCTAssertEqual(session.currentPage, page, line: line)
      XCTAssertEqual(session.frame(at: 9).left(ofPage: page), 0, line: line)
    }
    try row(to: 100, velocity: 0, is: 2)
    try row(to: 80, velocity: 0, is: 3)
    try row(to: 270, velocity: -251, is: 3)
    try row(to: 270, velocity: -250, is: 2)
    try row(to: 270, velocity: -251, phase: .cancelled, is: 2)
    try row(to: 270, velocity: 900, is: 2)
    try row(to: 520, velocity: 0, is: 1)
    try row(to: 330, velocity: 300, is: 1)
    try row(to: 295, velocity: -900, is: 2)
    try row(to: -500, velocity: -900, is: 3)
    try row(to: 270, velocity: .nan, is: 2)
  }

  func testTheFingersVelocityIsEstimatedIfNobodyKnowsIt() throws {
    let slow = try Galleries.draggedSession().playing((2, finger(.ended, 100, 400)))
    XCTAssertEqual(slow.currentPage, 2)
    let fast = try Galleries.draggedSession().playing((1.11, finger(.ended, 90, 400)))
    XCTAssertEqual(fast.currentPage, 3)
  }

  /// The decision is made when 10 points are passed, once and for all.
  func testADragThatSetsOutUpOrDownDoesNotMoveThePages() throws {
    func row(_ dx: CGFloat, _ dy: CGFloat, movesPages: Bool, line: UInt = #line) throws {
      let session = try Galleries.openSession().playing(
        (1, finger(.began, 200, 400)), (1.1, finger(.changed, 200 + dx, 400 + dy)),
        (1.2, finger(.changed, 60, 480)))
      XCTAssertEqual(session.frame(at: 1.2).count, movesPages ? 2 : 1, line: line)
      XCTAssertEqual(session.frame(at: 1.2).current.frame.backdropAlpha < 1, !movesPages, line: line)
    }
    try row(-10, 0, movesPages: true)
    try row(-8, 7.9, movesPages: true)
    try row(-8, 8, movesPages: true)
    try row(-7.9, 8, movesPages: false)
    try row(0, -10, movesPages: false)
    try row(-3, -3, movesPages: true)
  }

  func testADragToDismissStaysWithThePhoto() throws {
    let session = try Galleries.openSession().playing(
      (1, finger(.began, 200, 400)), (1.1, finger(.changed, 200, 420)), (1.2, finger(.changed, 20, 600)),
      (1.2, finger(.ended, 20, 600, velocity: CGPoint(x: -3000, y: 100))))
    XCTAssertEqual(session.currentPage, 2)
    XCTAssertEqual(session.phase, .closing)
    XCTAssertEqual(session.frame(at: 1.25).pages, [2])
    assertSame(
      session.frame(at: 3).current.frame.clipFrame.lengths, Galleries.source(2)?.frame.lengths ?? [])
  }

  /// The same photo alone, dragged and let go the same way, is to the last bit where it is in a gallery.
  func testADragUpOrDownIsThatOfAPhotoAlone() throws {
    var generator = SplitMix64(seed: 1)
    for round in 0..<200 {
      var alone = PreviewSession(
        style: .photos(), photo: Galleries.photos[2], container: Galleries.container,
        source: Galleries.source(2))
      var session = try Galleries.session()
      var events: [(at: Double, PreviewEvent)] = [(0, .open)]
      if generator.oneIn(2) { events.append((0.9, .setZoomScale(generator.length(1, 4), animated: true))) }
      let velocity = CGPoint(x: generator.length(-900, 900), y: generator.length(-900, 900))
      events += [
        (1, finger(.began, 200, 400)), (1.1, finger(.changed, 200, generator.oneIn(2) ? 430 : 370)),
        (1.2, finger(.changed, generator.length(0, 390), generator.length(0, 844))),
        (1.25, finger(.ended, generator.length(0, 390), generator.length(0, 844), velocity: velocity)),
      ]
      for (time, event) in events {
        XCTAssertEqual(
          session.handle(event, at: time), alone.handle(event, at: time), "seed 1, round \(round)")
      }
      for time in [1.25, 1.3, 1.6, 9] {
        let frame = session.frame(at: time)
        XCTAssertEqual(frame.pages, [2], "seed 1, round \(round)")
        assertSame(frame.current.frame.numbers, alone.frame(at: time).numbers, "seed 1, round \(round)")
      }
    }
  }

  func testBeyondTheFirstAndTheLastPageThePagesResist() throws {
    func row(page: Int, to x: CGFloat, at left: CGFloat, line: UInt = #line) throws {
      var session = try Galleries.openSession(page: page)
      session.play((1, finger(.began, 200, 400)), (1.1, finger(.changed, x, 400)))
      XCTAssertEqual(
        session.frame(at: 1.1).left(ofPage: page) ?? .nan, left, accuracy: 1e-9, line: line)
      session.play((1.1, finger(.ended, x, 400, velocity: CGPoint(x: (x - 200) * 9, y: 0))))
      XCTAssertEqual(session.currentPage, page, line: line)
      XCTAssertEqual(session.frame(at: 9).left(ofPage: page), 0, line: line)
    }
    let shown: CGFloat = 0.55 * 390 * 150 / (390 + 0.55 * 150)
    try row(page: 0, to: 360, at: shown)
    try row(page: 4, to: 40, at: -shown)
  }

  func testRightToLeftTheSameDragTurnsToThePageBefore() throws {
    let session = try Galleries.turningSession(isRightToLeft: true)
    XCTAssertEqual(session.currentPage, 1)
    let (left, right) = (try Galleries.turningSession().frame(at: 1.2), session.frame(at: 1.2))
    XCTAssertEqual(left.left(ofPage: 3), right.left(ofPage: 1))
    XCTAssertEqual(left.left(ofPage: 2), right.left(ofPage: 2))
  }

  func testThePagesStartToMoveAfterTheLatency() throws {
    let session = try Galleries.turningSession(latency: 0.5)
    XCTAssertEqual(session.frame(at: 1.6).left(ofPage: 3), 220)
    XCTAssertEqual(
      try XCTUnwrap(session.frame(at: 1.7).left(ofPage: 3)),
      try XCTUnwrap(try Galleries.turningSession().frame(at: 1.2).left(ofPage: 3)), accuracy: 1e-9)
  }

  func testADragOnAViewerThatHasNoneDoesNothing() throws {
    var session = try Galleries.openSession(style: .bigImage)
    let log = session.play((1, finger(.began, 300, 400)), (1.1, finger(.changed, 100, 400)))
    XCTAssertEqual(log.map(\.text), ["1.0 ignored pan notSupported", "1.1 ignored pan notSupported"])
    XCTAssertEqual(session.frame(at: 1.1).pages, [2])
  }

  // MARK: A zoomed photo among pages

  /// At scale 2 the photo has 390 points to scroll, 195 on either side of its middle.
  func testADragMovesAZoomedPhotoUntilItsEdge() throws {
    func row(by dx: CGFloat, photoAt offset: CGFloat, pagesAt left: CGFloat, line: UInt = #line) throws {
      let session = try Galleries.openSession().playing(
        (1, .setZoomScale(2, animated: false)), (1.1, finger(.began, 200, 400)),
        (1.2, finger(.changed, 200 + dx + (dx < 0 ? -10 : 10), 400)))
      let frame = session.frame(at: 1.2).current.frame
      XCTAssertEqual(frame.contentOffset.x, offset, line: line)
      XCTAssertEqual(frame.imageFrame.origin.x + frame.contentOffset.x, left, line: line)
    }
    try row(by: -100, photoAt: 295, pagesAt: 0)
    try row(by: -195, photoAt: 390, pagesAt: 0)
    try row(by: -250, photoAt: 390, pagesAt: -55)
    try row(by: 100, photoAt: 95, pagesAt: 0)
    try row(by: 250, photoAt: 0, pagesAt: 55)
  }

  func testAFlickThatBeganInsideOfAZoomedPhotoDoesNotTurnThePage() throws {
    var generator = SplitMix64(seed: 2)
    for round in 0..<100 {
      var session = try Galleries.openSession()
      let (x, vx) = (generator.length(-20, 420), generator.length(-9000, 9000))
      session.play(
        (1, .setZoomScale(generator.length(2, 4), animated: false)), (1.1, finger(.began, 200, 400)),
        (1.2, finger(.changed, x, 400)), (1.2, finger(.ended, x, 400, velocity: CGPoint(x: vx, y: 0))))
      XCTAssertEqual(session.currentPage, 2, "seed 2, round \(round)")
      XCTAssertEqual(session.frame(at: 99).pages, [2], "seed 2, round \(round)")
    }
  }

  /// It was let go before its edge, so it glides and comes back, on its page.
  func testAZoomedPhotoGlidesOnItsPage() throws {
    let session = try Galleries.openSession().playing(
      (1, .setZoomScale(4, animated: false)), (1.1, finger(.began, 200, 400)),
      (1.2, finger(.changed, 150, 400)),
      (1.2, finger(.ended, 150, 400, velocity: CGPoint(x: -1500, y: 0))))
    let offsets = [1.2, 1.3, 1.5, 9].map { session.frame(at: $0).current.frame.contentOffset.x }
    XCTAssert(offsets[0] < offsets[1] && offsets[1] < offsets[2], "\(offsets)")
    XCTAssertEqual(offsets[3], 1170)
    XCTAssertEqual(session.currentPage, 2)
  }

  func testAFlickFromTheEdgeOfAZoomedPhotoTurnsThePage() throws {
    let session = try Galleries.openSession().playing(
      (1, .setZoomScale(2, animated: false)), (1, .setContentOffset(CGPoint(x: 390, y: 0), animated: false)),
      (1.1, finger(.began, 200, 400)), (1.2, finger(.changed, 150, 400)),
      (1.2, finger(.ended, 150, 400, velocity: CGPoint(x: -1500, y: 0))))
    XCTAssertEqual(session.currentPage, 3)
    let leaving = try XCTUnwrap(session.frame(at: 1.25).frame(ofPage: 2))
    XCTAssertEqual(leaving.contentOffset.x, 390, "the photo itself does not glide past its edge")
    XCTAssertEqual(leaving.zoomScale, 2)
  }

  func testWhoeverTurnsBackFindsThePageAsItOpens() throws {
    var session = try Galleries.openSession()
    session.play((1, .setZoomScale(2, animated: false)))
    _ = session.turn(toPage: 3, at: 1)
    XCTAssertEqual(session.frame(at: 1.1).frame(ofPage: 2)?.zoomScale, 2, "while it is in view it stays")
    _ = session.turn(toPage: 2, at: 1.1)
    XCTAssertEqual(session.frame(at: 1.1).current.frame.zoomScale, 2, "and as the current one, too")
    _ = session.turn(toPage: 3, at: 2)
    _ = session.turn(toPage: 2, at: 3)
    XCTAssertEqual(session.frame(at: 3.1).current.frame.zoomScale, 1)
  }

  func testAPageThatLeavesGoesOnWithWhatItDoes() throws {
    var session = try Galleries.openSession()
    session.play((1, .setZoomScale(2, animated: true)))
    let alone = session
    _ = session.turn(toPage: 3, at: 1.1)
    let leaving = try XCTUnwrap(session.frame(at: 1.2).frame(ofPage: 2))
    XCTAssertEqual(leaving.imageFrame.width, alone.frame(at: 1.2).current.frame.imageFrame.width)
  }

  // MARK: Touching pages that move

  func testAFingerStopsThePagesWhereTheyAre() throws {
    var session = try Galleries.turningSession()
    let before = session.frame(at: 1.15)
    session.play((1.15, finger(.began, 200, 400)))
    for time in [1.15, 1.2, 9] {
      XCTAssertEqual(session.frame(at: time).left(ofPage: 2), before.left(ofPage: 2))
      XCTAssertEqual(session.frame(at: time).left(ofPage: 3), before.left(ofPage: 3))
    }
    XCTAssert(session.isAtRest(at: 1.15))
    session.play((1.2, finger(.changed, 170, 400)))
    XCTAssertEqual(session.frame(at: 1.2).left(ofPage: 3), before.left(ofPage: 3).map { $0 - 20 })
    session.play((1.2, finger(.ended, 170, 400, velocity: .zero)))
    XCTAssertEqual(session.frame(at: 9).left(ofPage: session.currentPage), 0)
  }

  /// At 1.1 page 2 takes up more of the view, at 1.2 page 3 does.
  func testTheNearestPageIsTouched() throws {
    XCTAssertEqual(try Galleries.turningSession().playing((1.1, finger(.began, 200, 400))).currentPage, 2)
    XCTAssertEqual(try Galleries.turningSession().playing((1.2, finger(.began, 200, 400))).currentPage, 3)
  }

  func testAFingerThatIsLiftedAgainLetsThePagesGo() throws {
    let session = try Galleries.turningSession().playing(
      (1.2, finger(.began, 200, 400)), (1.3, finger(.ended, 200, 400, velocity: CGPoint(x: 900, y: 0))))
    XCTAssertEqual(session.currentPage, 3)
    XCTAssertFalse(session.isAtRest(at: 1.3))
    XCTAssertEqual(session.frame(at: 9).left(ofPage: 3), 0)
  }

  func testADragUpOrDownLetsThePagesGo() throws {
    let session = try Galleries.turningSession().playing(
      (1.2, finger(.began, 200, 400)), (1.3, finger(.changed, 200, 440)))
    XCTAssertFalse(session.isAtRest(at: 1.3))
    XCTAssertEqual(session.frame(at: 9).pages, [3])
    XCTAssertLessThan(session.frame(at: 9).current.frame.backdropAlpha, 1)
  }

  /// The tapped point of a photo whose page is on its way: the photo's own, wherever the page is.
  func testPointsAreWhereThePhotoIsShown() throws {
    func row(_ event: (CGFloat) -> PreviewEvent, line: UInt = #line) throws {
      var moving = try Galleries.turningSession()
      let left = try XCTUnwrap(moving.frame(at: 1.2).left(ofPage: 3), line: line)
      var resting = try Galleries.openSession(page: 3)
      moving.play((1.2, event(100 + left)))
      resting.play((1.2, event(100)))
      assertClose(
        moving.frame(at: 9).current.frame.numbers, resting.frame(at: 9).current.frame.numbers, within: 1e-9,
        line: line)
      XCTAssertNotEqual(resting.frame(at: 9).current.frame.contentOffset.x, 0, line: line)
    }
    try row { .doubleTap(CGPoint(x: $0, y: 400)) }
    try row { .wheelZoom(factor: 2, at: CGPoint(x: $0, y: 400)) }
  }

  func testAPinchLetsThePagesGo() throws {
    let session = try Galleries.draggedSession().playing(
      (1.1, .pinch(.began, centroid: CGPoint(x: 100, y: 400), scale: 1)))
    XCTAssertEqual(session.currentPage, 2)
    XCTAssertEqual(session.frame(at: 1.1).left(ofPage: 2), -190)
    XCTAssertEqual(session.frame(at: 9).left(ofPage: 2), 0)
  }

  // MARK: Turning by program

  func testTurningByProgram() throws {
    func row(
      _ page: Int, animated: Bool = true, from start: Int = 2, shows expected: Int, jumps: Bool = false,
      line: UInt = #line
    ) throws {
      var session = try Galleries.openSession(page: start)
      _ = session.turn(toPage: page, animated: animated, at: 2)
      XCTAssertEqual(session.currentPage, expected, line: line)
      XCTAssertEqual(session.frame(at: 2).left(ofPage: expected) == 0, jumps, line: line)
      XCTAssertEqual(session.frame(at: 9).left(ofPage: expected), 0, line: line)
      XCTAssertEqual(session.frame(at: 9).pages, [expected], line: line)
    }
    try row(3, shows: 3)
    try row(1, shows: 1)
    try row(0, from: 4, shows: 0)
    try row(3, animated: false, shows: 3, jumps: true)
    try row(2, shows: 2, jumps: true)
    try row(99, shows: 4)
    try row(.min, shows: 0)
  }

  func testTurningTwiceIsTurningOnce() throws {
    var once = try Galleries.openSession()
    _ = once.turn(toPage: 3, at: 1)
    var twice = once
    _ = twice.turn(toPage: 3, at: 1.1)
    for time in [1.1, 1.15, 1.2, 9] {
      XCTAssertEqual(
        try XCTUnwrap(twice.frame(at: time).left(ofPage: 3)),
        try XCTUnwrap(once.frame(at: time).left(ofPage: 3)), accuracy: 1e-9)
    }
  }

  func testTurningEndsADrag() throws {
    var session = try Galleries.draggedSession()
    _ = session.turn(toPage: 1, at: 1.1)
    let log = session.handle(finger(.changed, 0, 400), at: 1.2)
    XCTAssertEqual(log.map(\.text), ["1.2 ignored pan noGesture"])
    XCTAssertEqual(session.frame(at: 9).left(ofPage: 1), 0)
  }

  func testAClosedViewerOpensAnotherPage() throws {
    var session = try Galleries.session()
    _ = session.turn(toPage: 4, at: 0)
    XCTAssertEqual(session.phase, .closed)
    assertSame(
      session.frame(at: 0).current.frame.clipFrame.lengths, Galleries.source(4)?.frame.lengths ?? [])
    XCTAssert(session.isAtRest(at: 0))
    session.play((0, .open))
    assertSame(session.frame(at: 9).current.frame.imageFrame.lengths, [0, 389.5, 390, 65])
  }

  func testInFlightNoPageIsTurned() throws {
    var session = try Galleries.session()
    session.play((0, .open))
    _ = session.turn(toPage: 4, at: 0.1)
    XCTAssertEqual(session.currentPage, 2)
    session.play((1, .close))
    _ = session.turn(toPage: 4, at: 1.1)
    XCTAssertEqual(session.currentPage, 2)
  }

  // MARK: Closing

  func testClosingLeadsToTheSourceOfTheCurrentPage() throws {
    for page in 0...4 {
      var session = try Galleries.openSession()
      _ = session.turn(toPage: page, at: 1)
      session.play((3, .close))
      XCTAssert(session.frame(at: 3.1).current.frame.isSourceHidden)
      let closed = session.frame(at: 9)
      XCTAssertEqual(closed.pages, [page])
      assertSame(closed.current.frame.clipFrame.lengths, Galleries.source(page)?.frame.lengths ?? [])
    }
  }

  func testTheSourceOfTheCurrentPageMayChange() throws {
    let elsewhere = try XCTUnwrap(Source(frame: CGRect(x: 300, y: 20, width: 50, height: 40)))
    var session = try Galleries.openSession()
    _ = session.turn(toPage: 3, at: 1)
    session.play((2, .source(elsewhere)))
    _ = session.turn(toPage: 2, at: 2)
    XCTAssertEqual(
      session.playing((4, .close)).frame(at: 9).current.frame.clipFrame, Galleries.source(2)?.frame)
    _ = session.turn(toPage: 3, at: 5)
    XCTAssertEqual(session.playing((7, .close)).frame(at: 9).current.frame.clipFrame, elsewhere.frame)
  }

  /// From a page on its way: what is shown does not jump, the last frame is the thumbnail, and the same page opens again.
  func testAPageOnItsWayFliesHome() throws {
    var session = try Galleries.turningSession()
    let before = session.frame(at: 1.15)
    session.play((1.15, .close))
    let after = session.frame(at: 1.15)
    XCTAssertEqual(after.pages, before.pages)
    for (old, new) in zip(before, after) {
      assertClose(new.frame.moving, old.frame.moving, within: 1e-9)
    }
    assertSame(
      session.frame(at: session.endOfMotion).current.frame.clipFrame.lengths,
      Galleries.source(3)?.frame.lengths ?? [])
    session.play((1.2, .open))
    XCTAssertEqual(
      session.frame(at: 9).current.frame.imageFrame, CGRect(x: 0, y: 227, width: 390, height: 390))
  }

  /// With the same spring for pages and flights, the photo moves as if it had flown from where its page was.
  func testTheWayHomeIsOneSpring() throws {
    var session = try Galleries.draggedSession()
    let shown = session.frame(at: 1.1).current.frame
    session.play((1.1, .close))
    let source = try XCTUnwrap(Galleries.source(2))
    let drawn = source.contentMode.drawnRect(of: Galleries.photos[2].uprightSize, in: source.frame)
    for time in [1.1, 1.15, 1.2, 1.3] {
      let (t, ω) = (CGFloat(time - 1.1), Photos.frequency)
      let rest = (1 + ω * t) * exp(-ω * t)
      let frame = session.frame(at: time).current.frame.imageFrame
      XCTAssertEqual(
        frame.origin.x, drawn.origin.x + (shown.imageFrame.origin.x - drawn.origin.x) * rest, accuracy: 1e-9)
    }
  }

  // MARK: Other containers

  func testResizingKeepsWhatIsSeenAndPutsThePagesToRest() throws {
    for session in [try Galleries.turningSession(), try Galleries.draggedSession()] {
      var session = session
      let page = session.currentPage
      session.play((1.1, .resize(CGSize(width: 844, height: 390), safeArea: nil)))
      XCTAssertEqual(session.currentPage, page)
      XCTAssertEqual(session.frame(at: 1.1).pages, [page])
      let frame = session.frame(at: 1.1).current.frame
      let alone = Viewer.photos.layout(of: Galleries.photos[page], in: Container(width: 844, height: 390))
      XCTAssertEqual(frame.imageFrame, alone.zoomedViewFrameInViewport)
      XCTAssert(session.isAtRest(at: 1.1))
      _ = session.turn(toPage: page + 1, animated: true, at: 2)
      XCTAssertEqual(
        session.frame(at: 2).left(ofPage: page + 1).map { $0 > 844 }, true, "the next page is as wide")
    }
  }

  func testThereAndBackAgainRestoresThePage() throws {
    var generator = SplitMix64(seed: 3)
    for round in 0..<100 {
      var session = try Galleries.openSession(page: Int.random(in: 0...4, using: &generator))
      session.play((1, .setZoomScale(generator.length(3, 4), animated: false)))
      let before = session.frame(at: 1).current
      session.play(
        (2, .resize(generator.size(300, 900), safeArea: nil)),
        (2, .resize(CGSize(width: 390, height: 844), safeArea: nil)))
      XCTAssertEqual(session.frame(at: 2).current.page, before.page)
      assertClose(
        session.frame(at: 2).current.frame.numbers, before.frame.numbers, within: 1e-9,
        "seed 3, round \(round)")
    }
  }

  func testBarsLeaveThePagesOnTheirWay() throws {
    var session = try Galleries.turningSession()
    let left = session.frame(at: 1.2).left(ofPage: 2)
    session.play((1.15, .setInsets(safeArea: Insets(top: 100), panning: nil)))
    XCTAssertEqual(session.frame(at: 1.2).left(ofPage: 2), left)
    XCTAssertEqual(session.frame(at: 9).current.frame.imageFrame.origin.y, 277)
    _ = session.turn(toPage: 2, at: 9)
    XCTAssertEqual(session.frame(at: 19).current.frame.imageFrame.origin.y, 325.75)
  }
}
