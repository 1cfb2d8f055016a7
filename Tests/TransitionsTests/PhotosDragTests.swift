import Foundation
import Transitions
import XCTest

/// Dragging a fitted photo of `photos` away, and how it returns: the reference.
final class PhotosDragTests: XCTestCase {
  private let source = Lanes([64, 128, 348, 96, 64, 96, 348, 96, 12, 0, 1])
  private let open = Lanes([195, 390, 422, 292.5, 195, 390, 422, 292.5, 0, 1, 1])

  private func pan(_ phase: GesturePhase, _ x: CGFloat, _ y: CGFloat, velocity: CGPoint? = nil)
    -> PreviewEvent
  {
    .pan(phase, location: CGPoint(x: x, y: y), velocity: velocity)
  }

  /// A finger that came down at (150, 400) at 2 and has dragged by (dx, dy), the 10 points taken off, until 2.5.
  private func dragged(
    _ dx: CGFloat, _ dy: CGFloat, in session: PreviewSession = Photos.openSession()
  ) -> PreviewSession {
    let down: CGFloat = dy < 0 ? -10 : 10
    return session.playing(
      (2, pan(.began, 150, 400)), (2.1, pan(.changed, 150, 400 + down)),
      (2.5, pan(.changed, 150 + dx, 400 + down + dy)))
  }

  /// What a translation makes of the fitted photo, and how fast, if the finger has a velocity.
  private func shown(_ dx: CGFloat, _ dy: CGFloat, finger: CGPoint = .zero) -> (lanes: Lanes, velocity: Lanes)
  {
    let progress = min(abs(dy) / 422, 1)
    let rate = progress < 1 ? (dy < 0 ? -finger.y : finger.y) / 422 : 0
    let (scale, shrinking) = (1 - 0.3 * progress, -0.3 * rate)
    let rect = [150 + dx + (195 - 150) * scale, 390 * scale, 400 + dy + (422 - 400) * scale, 292.5 * scale]
    let moving = [
      finger.x + (195 - 150) * shrinking, 390 * shrinking, finger.y + (422 - 400) * shrinking,
      292.5 * shrinking,
    ]
    return (Lanes(rect + rect + [0, 1 - progress, 1]), Lanes(moving + moving + [0, -rate, 0]))
  }

  // MARK: Following the finger

  /// progress = min(|dy| / (H/2), 1), scale 1 − 0.3·progress about the touched point, backdrop 1 − progress.
  func testThePhotoFollowsTheFinger() {
    func row(
      _ dx: CGFloat, _ dy: CGFloat, scale: CGFloat, backdrop: CGFloat, line: UInt = #line
    ) {
      let frame = dragged(dx, dy).frame(at: 2.5)
      XCTAssertEqual(frame.imageFrame.width, 390 * scale, accuracy: 1e-9, line: line)
      XCTAssertEqual(frame.backdropAlpha, backdrop, accuracy: 1e-12, line: line)
      XCTAssertEqual(frame.phase, .open, line: line)
      XCTAssertEqual(frame.viewerAlpha, 1, line: line)
      XCTAssertTrue(frame.isSourceHidden, line: line)
      XCTAssertEqual(frame.contentOffset, CGPoint(x: 0, y: -275.75), line: line)
      let lanes = shown(dx, dy).lanes
      assertClose(frame.imageFrame.lengths, Array(Photos.rect(lanes)), within: 1e-9, line: line)
    }
    row(0, 0, scale: 1, backdrop: 1)
    row(0, 105.5, scale: 0.925, backdrop: 0.75)
    row(40, 211, scale: 0.85, backdrop: 0.5)
    row(-40, -211, scale: 0.85, backdrop: 0.5)
    row(0, 422, scale: 0.7, backdrop: 0)
    row(9, 600, scale: 0.7, backdrop: 0)
    row(-300, 0, scale: 1, backdrop: 1)
  }

  /// The image point that was touched moves with the finger.
  func testTheTouchedPointStaysUnderTheFinger() {
    for (dx, dy) in [(0, 50), (33, -120), (-80, 300), (5, 700)] as [(CGFloat, CGFloat)] {
      let image = dragged(dx, dy).frame(at: 2.5).imageFrame
      let touched = CGPoint(x: 150.0 / 390, y: (400 - 275.75) / 292.5)
      XCTAssertEqual(image.origin.x + touched.x * image.width, 150 + dx, accuracy: 1e-9)
      XCTAssertEqual(image.origin.y + touched.y * image.height, 400 + dy, accuracy: 1e-9)
    }
  }

  /// The clip is the image's cut with the viewport: an empty one is a point or a line on its border.
  func testTheClipIsCutToTheViewport() {
    func row(_ dx: CGFloat, _ dy: CGFloat, line: UInt = #line) {
      let frame = dragged(dx, dy).frame(at: 2.5)
      func cut(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
        (max(0, min(length, start)), max(0, min(length, end)))
      }
      let image = frame.imageFrame
      let across = cut(image.origin.x, image.origin.x + image.width, 390)
      let down = cut(image.origin.y, image.origin.y + image.height, 844)
      assertClose(
        frame.clipFrame.lengths, [across.0, down.0, across.1 - across.0, down.1 - down.0], within: 1e-9,
        line: line)
    }
    row(20, 100)
    row(-200, 300)
    row(0, 900)
    row(900, 50)
    row(-900, -900)
    assertSame(
      dragged(0, 5000).frame(at: 2.5).visibleRect.lengths, [0, 0, 0, 0])
    XCTAssertEqual(dragged(0, 5000).frame(at: 2.5).clipFrame.size.height, 0)
    XCTAssertEqual(dragged(0, 5000).frame(at: 2.5).clipFrame.origin.y, 844)
  }

  // MARK: When it applies

  /// z ≤ 1, no vertical scrolling, |dy| > |dx| where the 10 points are passed: decided then, until the release.
  func testWhenADragDismisses() {
    func row(
      _ session: PreviewSession, _ first: (CGFloat, CGFloat), dismisses: Bool, line: UInt = #line
    ) {
      let released = session.playing(
        (2, pan(.began, 150, 400)), (2.1, pan(.changed, 150 + first.0, 400 + first.1)),
        (2.2, pan(.changed, 150, 700)), (2.3, pan(.ended, 150, 700, velocity: .zero)))
      XCTAssertEqual(released.phase == .closing, dismisses, line: line)
    }
    let open = Photos.openSession()
    row(open, (0, 20), dismisses: true)
    row(open, (8, 9), dismisses: true)
    row(open, (9, 8), dismisses: false)
    row(open, (8, 8), dismisses: false)
    row(open, (20, 0), dismisses: false)
    row(open, (0, -20), dismisses: true)
    row(open, (3, 3), dismisses: true)
    row(open.playing((1, .setZoomScale(1.01, animated: false))), (0, 20), dismisses: false)
    row(open.playing((1, .setZoomScale(1 + 1e-10, animated: false))), (0, 20), dismisses: true)
    row(
      open.playing((1, .setZoomScale(2, animated: false)), (1.5, .setZoomScale(1, animated: true))), (0, 20),
      dismisses: true)
    var layout = PhotoLayout()
    layout.fit = .aspectFill
    row(Photos.openSession(.photos(viewer: .photos(layout: layout))), (0, 20), dismisses: true)
    row(
      Photos.openSession(.photos(viewer: .photos(layout: layout)), photo: Photo(width: 3024, height: 9999)),
      (0, 20),
      dismisses: false)
  }

  // MARK: Release

  /// Dismisses if s·vy > 1000, or |dy| > 120 and s·vy > −250; otherwise it returns.
  func testTheReleaseDecides() {
    func row(_ dy: CGFloat, _ vy: CGFloat, dismisses: Bool, line: UInt = #line) {
      let down: CGFloat = dy < 0 ? -10 : 10
      let finger = CGPoint(x: 500, y: vy)
      let session = dragged(0, dy).playing((2.5, pan(.ended, 150, 400 + down + dy, velocity: finger)))
      XCTAssertEqual(session.phase, dismisses ? .closing : .open, line: line)
      XCTAssertEqual(session.frame(at: 9).phase, dismisses ? .closed : .open, line: line)
    }
    row(121, 0, dismisses: true)
    row(120, 0, dismisses: false)
    row(-121, 0, dismisses: true)
    row(121, -249, dismisses: true)
    row(121, -250, dismisses: false)
    row(-121, 250, dismisses: false)
    row(5, 1001, dismisses: true)
    row(5, 1000, dismisses: false)
    row(-5, 1001, dismisses: false)
    row(-5, -1001, dismisses: true)
    row(0, 5000, dismisses: false)
  }

  /// Both are flights from what is shown, with its velocity: position, size and backdrop as the finger moves them.
  func testTheFlightThatFollowsStartsWithTheFingersVelocity() {
    func row(_ dx: CGFloat, _ dy: CGFloat, _ vx: CGFloat, _ vy: CGFloat, line: UInt = #line) {
      let down: CGFloat = dy < 0 ? -10 : 10
      let finger = CGPoint(x: vx, y: vy)
      let session = dragged(dx, dy).playing((2.5, pan(.ended, 150 + dx, 400 + down + dy, velocity: finger)))
      let dismisses = session.phase == .closing
      var (from, velocity) = shown(dx, dy, finger: finger)
      if dismisses {
        let frame = session.frame(at: 2.5)
        from = Lanes(frame)
        velocity.clip(of: frame.imageFrame, to: CGSize(width: 390, height: 844))
      }
      let flight = SpringFlight(start: 2.5, from: from, velocity: velocity, to: dismisses ? source : open)
      for time in [2.5, 2.52, 2.6, 2.75] {
        let (frame, lanes) = (session.frame(at: time), flight.shown(at: time))
        assertClose(frame.imageFrame.lengths, Photos.rect(lanes), within: 1e-9, "at \(time)", line: line)
        XCTAssertEqual(frame.backdropAlpha, max(0, min(1, lanes.values[9])), accuracy: 1e-9, line: line)
        guard dismisses else { continue }
        assertClose(
          frame.clipFrame.lengths, Photos.rect(Lanes(Array(lanes.values[4..<8]))), within: 1e-9, "at \(time)",
          line: line)
      }
      let end = dismisses ? flight.end() : max(flight.end(of: 0..<4), flight.end(of: 9..<11))
      XCTAssertEqual(session.endOfMotion, end, accuracy: 1e-9, line: line)
      let last = session.frame(at: session.endOfMotion)
      assertSame(
        last.moving,
        dismisses
          ? [0, 300, 128, 96, 16, 300, 96, 96, 12, 0, 0] : Photos.fitted + Photos.fitted + [0, 1, 1],
        line: line)
    }
    row(0, 200, 0, 800)
    row(30, 200, -200, 100)
    row(10, -150, 50, -40)
    row(0, 5, 0, 1200)
    row(20, 80, 300, -700)
    row(-20, -80, 0, 0)
    row(0, 300, 0, -900)
    row(0, 700, 0, 400)
    row(0, 0.001, 0, 900)
  }

  /// Without a velocity it is estimated; a cancelled touch returns at rest, whatever the distance.
  func testTheVelocityOfTheRelease() {
    let estimated = dragged(0, 100).playing(
      (2.55, pan(.changed, 150, 511)), (2.5625, pan(.changed, 150, 520)), (2.59, pan(.ended, 150, 620)))
    XCTAssertEqual(estimated.phase, .closing)
    let flight = SpringFlight(
      start: 2.59, from: shown(0, 210).lanes,
      velocity: shown(0, 210, finger: CGPoint(x: 0, y: 110 / 0.09)).velocity,
      to: source)
    assertClose(
      estimated.frame(at: 2.65).imageFrame.lengths, Photos.rect(flight.shown(at: 2.65)), within: 1e-6)
    let cancelled = dragged(0, 300).playing(
      (2.5, pan(.cancelled, 150, 710, velocity: CGPoint(x: 0, y: 3000))))
    XCTAssertEqual(cancelled.phase, .open)
    let back = SpringFlight(start: 2.5, from: shown(0, 300).lanes, to: open)
    assertClose(cancelled.frame(at: 2.6).imageFrame.lengths, Photos.rect(back.shown(at: 2.6)), within: 1e-9)
  }

  /// `close` while dragging is the same flight, with the estimated velocity: the last position counts as a sample then.
  func testClosingWhileDragging() {
    func row(at time: Double, velocity: CGFloat, line: UInt = #line) {
      let session = Photos.openSession().playing(
        (2, pan(.began, 150, 400)), (2.45, pan(.changed, 150, 410)), (2.5, pan(.changed, 150, 460)),
        (time, .close))
      let finger = CGPoint(x: 0, y: velocity)
      let flight = SpringFlight(
        start: time, from: shown(0, 50).lanes, velocity: shown(0, 50, finger: finger).velocity, to: source)
      for later in [time, time + 0.02, time + 0.1] {
        assertClose(
          session.frame(at: later).imageFrame.lengths, Photos.rect(flight.shown(at: later)), within: 1e-6,
          line: line)
      }
      XCTAssertEqual(session.playing((time, pan(.ended, 0, 0))).phase, .closing, line: line)
    }
    row(at: 2.5, velocity: 1000)
    row(at: 2.54, velocity: 50 / 0.09)
    row(at: 2.59, velocity: 0)
    row(at: 4, velocity: 0)
  }

  /// During any other drag, `close` takes the drag's velocity as 0.
  func testClosingWhileScrolling() {
    let session = Photos.openSession().playing(
      (1, .setZoomScale(4, animated: false)), (2, pan(.began, 150, 400)), (2.05, pan(.changed, 200, 400)),
      (2.1, pan(.changed, 300, 400)))
    let closing = session.playing((2.1, .close))
    let flight = SpringFlight(start: 2.1, from: Lanes(session.frame(at: 2.1)), to: source)
    for time in [2.1, 2.15, 2.3] {
      assertClose(closing.frame(at: time).moving, flight.shown(at: time).moving, within: 1e-9)
    }
  }

  // MARK: Other ends of a drag

  /// A pinch or a call of the program ends the drag by returning, whatever the distance; its finger is heard no more.
  func testWhatElseEndsADrag() {
    let middle = CGPoint(x: 195, y: 422)
    let drag = dragged(20, 300)
    for event: PreviewEvent in [
      .pinch(.began, centroid: middle, scale: 1), .scroll(by: .zero), .setZoomScale(1, animated: true),
      .setContentOffset(.zero, animated: false), .wheelZoom(factor: 0.5, at: middle), pan(.began, 0, 0),
    ] {
      let session = drag.playing((2.6, event))
      let flight = SpringFlight(start: 2.6, from: shown(20, 300).lanes, to: open)
      XCTAssertEqual(session.phase, .open, "\(event)")
      for time in [2.6, 2.65, 2.8] {
        let (frame, lanes) = (session.frame(at: time), flight.shown(at: time))
        assertClose(frame.imageFrame.lengths, Photos.rect(lanes), within: 1e-9, "\(event) at \(time)")
        XCTAssertEqual(frame.backdropAlpha, lanes.values[9], accuracy: 1e-9, "\(event) at \(time)")
      }
    }
    var scrolled = drag.playing((2.6, .scroll(by: .zero)))
    XCTAssertEqual(
      scrolled.handle(pan(.changed, 0, 0), at: 2.7).map(\.text), ["2.7 ignored pan noGesture"])
  }

  /// A resize or a swap for another shape ends it at once.
  func testAResizeEndsADragAtOnce() {
    let session = dragged(20, 300).playing((2.6, .resize(CGSize(width: 844, height: 390), safeArea: nil)))
    XCTAssert(session.isAtRest(at: 2.6))
    assertClose(session.frame(at: 2.6).imageFrame.lengths, [162, 0, 520, 390], within: 1e-9)
    XCTAssertEqual(session.frame(at: 2.6).backdropAlpha, 1)
    let swapped = dragged(20, 300).playing((2.6, .swap(Photo(width: 3024, height: 4032))))
    XCTAssert(swapped.isAtRest(at: 2.6))
    assertClose(swapped.frame(at: 2.6).imageFrame.lengths, [0, 162, 390, 520], within: 1e-9)
  }

  // MARK: The return

  /// It belongs to phase `open`: nothing is logged, and what is done acts on the model while the return adds on top.
  func testOnItsWayBackThePhotoIsOpen() {
    var session = dragged(0, 100)
    XCTAssertEqual(session.play((2.5, pan(.ended, 150, 510, velocity: .zero))), [])
    let back = SpringFlight(start: 2.5, from: shown(0, 100).lanes, to: open)
    func residual(_ time: Double) -> [CGFloat] {
      zip(Photos.rect(back.shown(at: time)), Photos.fitted).map { $0 - $1 }
    }
    let zoomed = session.playing((2.6, .setZoomScale(2, animated: false)))
    XCTAssertEqual(zoomed.frame(at: 2.6).zoomScale, 2)
    let model = zoomed.frame(at: 9).imageFrame.lengths
    for time in [2.6, 2.65, 2.8] {
      let expected = zip(model, residual(time)).map { $0 + $1 }
      assertClose(zoomed.frame(at: time).imageFrame.lengths, expected, within: 1e-9, "at \(time)")
    }
    let pinched = session.playing(
      (2.6, .pinch(.began, centroid: CGPoint(x: 195, y: 422), scale: 1)),
      (2.6, .pinch(.changed, centroid: CGPoint(x: 195, y: 422), scale: 2)))
    for time in [2.6, 2.7] {
      let expected = zip(model, residual(time)).map { $0 + $1 }
      assertClose(pinched.frame(at: time).imageFrame.lengths, expected, within: 1e-9, "at \(time)")
    }
    XCTAssertEqual(session.advance(to: 9), [])
  }

  /// Dragged again on its way back, the photo follows on top of what is left of the return.
  func testDraggedAgainOnItsWayBack() {
    let returning = dragged(0, 100).playing((2.5, pan(.ended, 150, 510, velocity: .zero)))
    let back = SpringFlight(start: 2.5, from: shown(0, 100).lanes, to: open)
    let again = returning.playing(
      (2.55, pan(.began, 150, 400)), (2.55, pan(.changed, 150, 410)), (2.6, pan(.changed, 180, 470)))
    let residual = zip(Photos.rect(back.shown(at: 2.6)), Photos.fitted).map { $0 - $1 }
    let expected = zip(Photos.rect(shown(30, 60).lanes), residual).map { $0 + $1 }
    assertClose(again.frame(at: 2.6).imageFrame.lengths, expected, within: 1e-9)
    XCTAssertEqual(
      again.frame(at: 2.6).backdropAlpha, 1 - 60 / 422 + (back.shown(at: 2.6).values[9] - 1), accuracy: 1e-9)
  }

  /// A photo that a pinch has left past its range is dragged from there; on its way back it bounces as well.
  func testAReturnLetsGoOfAnAxisPastItsRange() {
    let session = Photos.openSession().playing(
      (2, .pinch(.began, centroid: CGPoint(x: 195, y: 422), scale: 1)),
      (2, .pinch(.changed, centroid: CGPoint(x: 195, y: 522), scale: 1)))
    let held = session.frame(at: 2).contentOffset.y
    XCTAssertLessThan(held, -275.75 - 20)
    var dragged = session.playing(
      (2.1, pan(.began, 150, 400)), (2.1, pan(.changed, 150, 410)), (2.2, pan(.changed, 150, 440)))
    XCTAssertEqual(dragged.frame(at: 2.2).contentOffset.y, held)
    dragged.play((2.5, pan(.ended, 150, 440, velocity: .zero)))
    let bounce = BounceMotion(overshoot: held + 275.75, velocity: 0)
    XCTAssertEqual(dragged.frame(at: 2.6).contentOffset.y, -275.75 + bounce.value(at: 0.1), accuracy: 1e-9)
    XCTAssertEqual(dragged.advance(to: 9).map(\.message), [.didEndDecelerating])
    assertSame(dragged.frame(at: 9).moving, Photos.fitted + Photos.fitted + [0, 1, 1])
  }

  /// When a return starts it replaces all differences, with the position and velocity of all of them.
  func testAReturnReplacesWhatWasRunning() {
    let zooming = Photos.openSession().playing(
      (1, .setZoomScale(2, animated: false)), (2, .setZoomScale(1, animated: true)))
    let dragging = zooming.playing(
      (2.05, pan(.began, 150, 400)), (2.05, pan(.changed, 150, 410)), (2.1, pan(.changed, 150, 460)))
    let returning = dragging.playing((2.1, pan(.ended, 150, 460, velocity: .zero)))
    let step = 1e-6
    let (earlier, later) = (Lanes(dragging.frame(at: 2.1)), Lanes(dragging.frame(at: 2.1 + step)))
    let velocity = Lanes(zip(earlier.values, later.values).map { ($1 - $0) / CGFloat(step) })
    let flight = SpringFlight(start: 2.1, from: earlier, velocity: velocity, to: open)
    for time in [2.1, 2.15, 2.25, 2.35] {
      assertClose(
        returning.frame(at: time).imageFrame.lengths, Photos.rect(flight.shown(at: time)), within: 5e-3,
        "at \(time)")
    }
  }

  /// `close` replaces a return, with its velocity.
  func testAReturnIsInterruptedByClose() {
    let returning = dragged(0, 100).playing((2.5, pan(.ended, 150, 510, velocity: CGPoint(x: 40, y: -300))))
    let back = SpringFlight(
      start: 2.5, from: shown(0, 100).lanes,
      velocity: shown(0, 100, finger: CGPoint(x: 40, y: -300)).velocity,
      to: open)
    let closing = returning.playing((2.6, .close))
    let flight = SpringFlight(
      start: 2.6, from: back.shown(at: 2.6), velocity: back.velocity(at: 2.6), to: source)
    for time in [2.6, 2.65, 2.8] {
      let (frame, lanes) = (closing.frame(at: time), flight.shown(at: time))
      assertClose(frame.imageFrame.lengths, Photos.rect(lanes), within: 1e-9, "at \(time)")
      XCTAssertEqual(frame.backdropAlpha, lanes.values[9], accuracy: 1e-9, "at \(time)")
    }
  }
}
