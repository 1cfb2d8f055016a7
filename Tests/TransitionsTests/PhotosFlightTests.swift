import Foundation
import Transitions
import XCTest

/// How `photos` opens, closes and is interrupted: the reference.
final class PhotosFlightTests: XCTestCase {
  private let viewport = CGSize(width: 390, height: 844)

  // MARK: Opening

  /// The first frame is exactly the source's: the clip its rect, the image the rect it draws the photo in, its radius.
  func testTheFirstFrameIsTheSource() throws {
    func row(
      _ frame: CGRect, _ contentMode: ContentMode, radius: CGFloat, draws drawn: CGRect,
      displayScale: CGFloat? = nil,
      line: UInt = #line
    ) throws {
      let source = try XCTUnwrap(
        Source(frame: frame, contentMode: contentMode, cornerRadius: radius), line: line)
      let container = Container(size: viewport, displayScale: displayScale)
      let session = Photos.session(container: container, source: source).playing((0, .open))
      let first = session.frame(at: 0)
      assertSame(first.imageFrame.lengths, drawn.lengths, line: line)
      assertSame(first.clipFrame.lengths, frame.lengths, line: line)
      XCTAssertEqual(first.cornerRadius, radius, line: line)
      XCTAssertEqual(first.backdropAlpha, 0, line: line)
      XCTAssertEqual(first.viewerAlpha, 1, line: line)
      XCTAssertEqual(first.contentMode, .scaleToFill, line: line)
      XCTAssertTrue(first.isSourceHidden, line: line)
      XCTAssertEqual(first.phase, .opening, line: line)
    }
    let square = CGRect(x: 16, y: 300, width: 96, height: 96)
    try row(square, .scaleAspectFill, radius: 12, draws: CGRect(x: 0, y: 300, width: 128, height: 96))
    try row(square, .scaleAspectFit, radius: 0, draws: CGRect(x: 16, y: 312, width: 96, height: 72))
    try row(square, .scaleToFill, radius: 48, draws: square)
    try row(square, .redraw, radius: 1, draws: square)
    try row(square, .topLeft, radius: 0, draws: CGRect(x: 16, y: 300, width: 4032, height: 3024))
    try row(
      square, .bottomRight, radius: 0, draws: CGRect(x: 112 - 2016, y: 396 - 1512, width: 2016, height: 1512),
      displayScale: 2)
    try row(
      CGRect(x: 0.1, y: 3.3, width: 7.7, height: 1e-3), .scaleAspectFit, radius: 0,
      draws: ContentMode.scaleAspectFit.drawnRect(
        of: CGSize(width: 4032, height: 3024), in: CGRect(x: 0.1, y: 3.3, width: 7.7, height: 1e-3)))
  }

  /// The radius goes out no larger than half of the clip's shorter side.
  func testTheRadiusIsLimitedOnOutput() throws {
    let source = try XCTUnwrap(Source(frame: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 999))
    let session = Photos.session(source: source).playing((0, .open))
    XCTAssertEqual(session.frame(at: 0).cornerRadius, 10)
    for step in 0...100 {
      let frame = session.frame(at: Double(step) / 100)
      XCTAssertLessThanOrEqual(frame.cornerRadius, min(frame.clipFrame.width, frame.clipFrame.height) / 2)
      XCTAssertGreaterThanOrEqual(frame.cornerRadius, 0)
    }
  }

  /// To the fitted frame, its cut with the viewport, square corners and a full backdrop, all by one spring.
  func testItOpensByTheSpring() {
    let session = Photos.session().playing((0, .open))
    let flight = SpringFlight(
      start: 0, from: Lanes([64, 128, 348, 96, 64, 96, 348, 96, 12, 0, 1]),
      to: Lanes([195, 390, 422, 292.5, 195, 390, 422, 292.5, 0, 1, 1]))
    for time in [0.01, 0.05, 0.1, 0.2, 0.3, 0.38] {
      assertClose(session.frame(at: time).moving, flight.shown(at: time).moving, within: 1e-9, "at \(time)")
    }
    XCTAssertEqual(session.endOfMotion, flight.end(), accuracy: 1e-9)
    XCTAssertEqual(session.frame(at: session.endOfMotion - 1e-8).phase, .opening)
    let last = session.frame(at: session.endOfMotion)
    XCTAssertEqual(last.phase, .open)
    assertSame(last.moving, Photos.fitted + Photos.fitted + [0, 1, 1])
  }

  /// A photo that is fitted beyond the viewport ends in a clip that is cut to it.
  func testTheClipEndsWithinTheViewport() {
    var layout = PhotoLayout()
    layout.fit = .aspectFill
    let session = Photos.session(.photos(viewer: .photos(layout: layout))).playing((0, .open))
    let end = session.frame(at: 3)
    assertClose(end.imageFrame.lengths, [195 - 844 / 1.5, 0, 844 / 0.75, 844], within: 1e-9)
    assertSame(end.clipFrame.lengths, [0, 0, 390, 844])
    let flight = SpringFlight(
      start: 0, from: Lanes(session.frame(at: 0)), to: Lanes(end))
    for time in [0.05, 0.15, 0.25] {
      assertClose(session.frame(at: time).moving, flight.shown(at: time).moving, within: 1e-9, "at \(time)")
    }
    XCTAssertEqual(session.endOfMotion, flight.end(), accuracy: 1e-9)
  }

  // MARK: The end

  /// 0.1 point, 0.001 for the backdrop, whichever component is the last; of the radius it is what it is, not what is shown.
  func testTheEndIsThatOfTheLastComponent() throws {
    func row(_ source: Source?, width: CGFloat, height: CGFloat, line: UInt = #line) {
      let session = Photos.session(photo: Photo(width: width, height: height), source: source).playing(
        (0, .open))
      var first = Lanes(session.frame(at: 0))
      first.values[8] = source?.cornerRadius ?? 0
      let flight = SpringFlight(start: 0, from: first, to: Lanes(session.frame(at: 9)))
      XCTAssertEqual(session.endOfMotion, flight.end(), accuracy: 1e-9, line: line)
      var advancing = session
      XCTAssertEqual(
        advancing.advance(to: 9), [LogEntry(time: session.endOfMotion, message: .didOpen)], line: line)
    }
    row(Photos.thumbnail, width: 4032, height: 3024)
    row(Photos.thumbnail, width: 3024, height: 4032)
    row(Photos.thumbnail, width: 1, height: 1000)
    row(nil, width: 4032, height: 3024)
    row(Source(frame: CGRect(x: 0, y: 275.75, width: 390, height: 292.5)), width: 4032, height: 3024)
    let fitted = CGRect(x: 0, y: 275.75, width: 390, height: 292.5)
    row(Source(frame: fitted, cornerRadius: 500), width: 4, height: 3)
  }

  /// Where nothing but the backdrop has a way to go, it alone decides: 0.001 is left when ω·t = 9.2334, after 0.4 s.
  func testTheBackdropTakesFourTenthsOfASecond() {
    let source = Source(frame: CGRect(x: 0, y: 275.75, width: 390, height: 292.5))
    let session = Photos.session(source: source).playing((0, .open))
    XCTAssertEqual(session.endOfMotion, 0.4, accuracy: 1e-9)
    assertSame(session.frame(at: 0.2).imageFrame.lengths, Photos.fitted)
  }

  // MARK: Closing

  /// Undisturbed it closes as it opened, the other way: by the same spring, the alphas to 0 at the end only.
  func testItClosesByTheSpring() {
    let session = Photos.openSession().playing((2, .close))
    let flight = SpringFlight(
      start: 2, from: Lanes([195, 390, 422, 292.5, 195, 390, 422, 292.5, 0, 1, 1]),
      to: Lanes([64, 128, 348, 96, 64, 96, 348, 96, 12, 0, 1]))
    for time in [2, 2.05, 2.1, 2.3] {
      let frame = session.frame(at: time)
      assertClose(frame.moving, flight.shown(at: time).moving, within: 1e-9, "at \(time)")
      XCTAssertEqual(frame.phase, .closing)
      XCTAssertTrue(frame.isSourceHidden)
      XCTAssertEqual(frame.contentMode, .scaleToFill)
    }
    XCTAssertEqual(session.endOfMotion, flight.end(), accuracy: 1e-9)
    let before = session.frame(at: session.endOfMotion - 1e-8)
    XCTAssertEqual(before.phase, .closing)
    XCTAssertEqual(before.viewerAlpha, 1)
    assertClose(before.imageFrame.lengths, [0, 300, 128, 96], within: 0.15)
  }

  /// Closed, the image is as the source draws it, the clip the source's rect; nothing can be seen.
  func testClosed() {
    for session in [Photos.session(), Photos.openSession().playing((2, .close))] {
      let frame = session.frame(at: 5)
      XCTAssertEqual(frame.phase, .closed)
      assertSame(frame.imageFrame.lengths, [0, 300, 128, 96])
      assertSame(frame.clipFrame.lengths, [16, 300, 96, 96])
      XCTAssertEqual(frame.cornerRadius, 12)
      XCTAssertEqual(frame.backdropAlpha, 0)
      XCTAssertEqual(frame.viewerAlpha, 0)
      XCTAssertEqual(frame.contentMode, .scaleAspectFill)
      XCTAssertFalse(frame.isSourceHidden)
      assertSame(frame.visibleRect.lengths, [0, 0, 0, 0])
    }
  }

  /// It starts from what is shown: zoomed and scrolled, the clip the visible part.
  func testItClosesFromWhereItIs() {
    let zoomed = Photos.openSession().playing(
      (1, .doubleTap(CGPoint(x: 100, y: 400))), (2, .scroll(by: CGPoint(x: 55, y: 0))))
    let shown = zoomed.frame(at: 3)
    XCTAssertGreaterThan(shown.zoomScale, 2.5)
    let closing = zoomed.playing((3, .close))
    assertSame(closing.frame(at: 3).moving, shown.moving)
    assertSame(closing.frame(at: 3).clipFrame.lengths, [0, 0, 390, 844])
    let flight = SpringFlight(
      start: 3, from: Lanes(shown), to: Lanes([64, 128, 348, 96, 64, 96, 348, 96, 12, 0, 1]))
    for time in [3.02, 3.1, 3.3] {
      assertClose(closing.frame(at: time).moving, flight.shown(at: time).moving, within: 1e-9, "at \(time)")
    }
    XCTAssertEqual(closing.endOfMotion, flight.end(), accuracy: 1e-9)
    XCTAssertEqual(closing.frame(at: 9).zoomScale, 1)
    assertSame(closing.playing((5, .open)).frame(at: 9).moving, Photos.fitted + Photos.fitted + [0, 1, 1])
  }

  /// Content anchored at the top of a cropped thumbnail stays anchored there.
  func testWhatIsAnchoredAtTheTopStaysThere() throws {
    let source = try XCTUnwrap(
      Source(frame: CGRect(x: 10, y: 20, width: 100, height: 100), contentMode: .top, cornerRadius: 0))
    let session = Photos.session(
      photo: Photo(width: 100, height: 300), container: Container(width: 300, height: 900), source: source
    ).playing((0, .open))
    for step in 0...50 {
      let frame = session.frame(at: Double(step) / 100)
      XCTAssertEqual(frame.imageFrame.origin.y, frame.clipFrame.origin.y, accuracy: 1e-9)
      XCTAssertEqual(frame.imageFrame.origin.x, frame.clipFrame.origin.x, accuracy: 1e-9)
    }
  }

  // MARK: Interruption

  /// A flight that interrupts starts from the shown position and velocity and replaces it.
  func testAFlightIsInterruptedWithItsVelocity() {
    var session = Photos.session().playing((0, .open))
    let source = Lanes([64, 128, 348, 96, 64, 96, 348, 96, 12, 0, 1])
    let open = Lanes([195, 390, 422, 292.5, 195, 390, 422, 292.5, 0, 1, 1])
    var flight = SpringFlight(start: 0, from: source, to: open)
    for (time, event, target) in [
      (0.08, PreviewEvent.close, source), (0.15, .open, open), (0.151, .close, source), (0.3, .open, open),
    ] {
      let before = session.frame(at: time)
      XCTAssertEqual(session.play((time, event)), [])
      assertClose(session.frame(at: time).moving, before.moving, within: 1e-12, "at \(time)")
      flight = SpringFlight(
        start: time, from: flight.shown(at: time), velocity: flight.velocity(at: time), to: target)
      for later in [time + 0.001, time + 0.03, time + 0.06] {
        assertClose(
          session.frame(at: later).moving, flight.shown(at: later).moving, within: 1e-9, "at \(later)")
      }
    }
    XCTAssertEqual(session.endOfMotion, flight.end(), accuracy: 1e-9)
    let end = session.endOfMotion
    XCTAssertEqual(session.advance(to: 9), [LogEntry(time: end, message: .didOpen)])
  }

  /// Calling twice is calling once: the second is ignored.
  func testCallingTwiceIsCallingOnce() {
    let once = Photos.openSession().playing((2, .close))
    let twice = once.playing((2, .close))
    XCTAssertEqual(once.endOfMotion, twice.endOfMotion)
    for time in [2, 2.1, 2.3] { assertSame(once.frame(at: time).numbers, twice.frame(at: time).numbers) }
    let open = Photos.session().playing((0, .open))
    for time in [0.1, 0.3] {
      assertSame(open.playing((0.05, .open)).frame(at: time).numbers, open.frame(at: time).numbers)
    }
  }

  /// A glide is flown on from with its velocity, negated: the photo moves the other way than the offset.
  func testAGlideIsInterruptedWithItsVelocity() {
    let gliding = Photos.openSession().playing(
      (1, .setZoomScale(4, animated: false)),
      (2, .pan(.began, location: CGPoint(x: 200, y: 400), velocity: nil)),
      (2.1, .pan(.changed, location: CGPoint(x: 180, y: 390), velocity: nil)),
      (2.1, .pan(.ended, location: CGPoint(x: 180, y: 390), velocity: CGPoint(x: -800, y: -100))))
    let closing = gliding.playing((2.3, .close))
    let shown = gliding.frame(at: 2.3)
    var velocity = Lanes.zero
    func speed(_ velocity: CGFloat) -> CGFloat {
      GlideMotion(start: 0, velocity: velocity).velocity(at: 2.3 - 2.1)
    }
    velocity.values[0] = speed(-800)
    velocity.values[2] = speed(-100)
    let flight = SpringFlight(
      start: 2.3, from: Lanes(shown), velocity: velocity,
      to: Lanes([64, 128, 348, 96, 64, 96, 348, 96, 12, 0, 1]))
    for time in [2.3, 2.32, 2.4, 2.5] {
      assertClose(closing.frame(at: time).moving, flight.shown(at: time).moving, within: 1e-6, "at \(time)")
    }
    XCTAssertEqual(closing.endOfMotion, flight.end(), accuracy: 1e-6)
  }

  /// An edge of the clip that is within the viewport moves with the image's, one at the border stands still.
  func testTheClipHasTheVelocityOfItsImage() {
    let zooming = Photos.openSession().playing((1, .setZoomScale(1.5, animated: true)))
    let closing = zooming.playing((1.15, .close))
    let (shown, step) = (zooming.frame(at: 1.15), 1e-6)
    let (earlier, later) = (Lanes(zooming.frame(at: 1.15 - step)), Lanes(zooming.frame(at: 1.15 + step)))
    let velocity = Lanes(zip(earlier.values, later.values).map { ($1 - $0) / CGFloat(2 * step) })
    XCTAssertGreaterThan(velocity.values[7], 100)
    XCTAssertEqual(velocity.values[5], 0)
    let flight = SpringFlight(
      start: 1.15, from: Lanes(shown), velocity: velocity,
      to: Lanes([64, 128, 348, 96, 64, 96, 348, 96, 12, 0, 1]))
    for time in [1.15, 1.18, 1.25, 1.4] {
      assertClose(closing.frame(at: time).moving, flight.shown(at: time).moving, within: 1e-4, "at \(time)")
    }
  }

  // MARK: No usable source

  /// Missing, without a side, or nothing of it inside the viewport: from the middle point, and the source is not hidden.
  func testWithoutAUsableSourceItGrowsFromTheMiddle() {
    func row(_ source: Source?, isUsable: Bool = false, line: UInt = #line) {
      let session = Photos.session(source: source)
      let open = session.playing((0, .open))
      let closing = open.playing((2, .close))
      for frame in [session.frame(at: 0), open.frame(at: 0), closing.frame(at: 5)] {
        XCTAssertEqual(frame.imageFrame.lengths == [195, 422, 0, 0], !isUsable, line: line)
        XCTAssertEqual(frame.clipFrame.lengths == [195, 422, 0, 0], !isUsable, line: line)
      }
      XCTAssertEqual(open.frame(at: 0.1).isSourceHidden, isUsable, line: line)
      XCTAssertEqual(open.frame(at: 1).isSourceHidden, isUsable, line: line)
      XCTAssertEqual(closing.frame(at: 2.1).isSourceHidden, isUsable, line: line)
      assertSame(open.frame(at: 1).moving, Photos.fitted + Photos.fitted + [0, 1, 1], line: line)
      for time in [0, 0.001, 0.1, 2, 2.2, 2.4, 5] {
        XCTAssert(closing.frame(at: time).numbers.allSatisfy(\.isFinite), line: line)
        XCTAssert(open.frame(at: time).numbers.allSatisfy(\.isFinite), line: line)
      }
    }
    row(nil)
    row(Source(frame: CGRect(x: 10, y: 10, width: 0, height: 50)))
    row(Source(frame: CGRect(x: 10, y: 10, width: 50, height: 0)))
    row(Source(frame: CGRect(x: -50, y: 10, width: 50, height: 50)))
    row(Source(frame: CGRect(x: 390, y: 10, width: 50, height: 50)))
    row(Source(frame: CGRect(x: 10, y: 844, width: 50, height: 50)))
    row(Source(frame: CGRect(x: 10, y: -51, width: 50, height: 50)))
    row(Source(frame: CGRect(x: -49, y: 10, width: 50, height: 50)), isUsable: true)
    row(Source(frame: CGRect(x: 389, y: 843, width: 50, height: 50)), isUsable: true)
  }

  // MARK: Another source in flight

  /// The source rect is read at closing time, and may change in flight: position and velocity stay continuous.
  func testAClosingFollowsItsSource() {
    let other = Source(frame: CGRect(x: 300, y: 700, width: 60, height: 45), cornerRadius: 4)
    var session = Photos.openSession().playing(
      (1, .source(nil)), (1.5, .source(Photos.thumbnail)), (2, .close))
    let (source, open) = (
      Lanes([64, 128, 348, 96, 64, 96, 348, 96, 12, 0, 1]),
      Lanes([195, 390, 422, 292.5, 195, 390, 422, 292.5, 0, 1, 1])
    )
    let first = SpringFlight(start: 2, from: open, to: source)
    session.play((2.1, .source(other)))
    let second = SpringFlight(
      start: 2.1, from: first.shown(at: 2.1), velocity: first.velocity(at: 2.1),
      to: Lanes([330, 60, 722.5, 45, 330, 60, 722.5, 45, 4, 0, 1]))
    for time in [2.1, 2.15, 2.3] {
      assertClose(session.frame(at: time).moving, second.shown(at: time).moving, within: 1e-9, "at \(time)")
    }
    XCTAssertEqual(session.endOfMotion, second.end(), accuracy: 1e-9)
    let lost = session.playing((2.2, .source(nil)))
    XCTAssertFalse(lost.frame(at: 2.2).isSourceHidden)
    assertSame(lost.frame(at: 9).imageFrame.lengths, [195, 422, 0, 0])
    let same = session.playing((2.2, .source(other)))
    XCTAssertEqual(same.endOfMotion, session.endOfMotion)
    assertSame(same.frame(at: 2.3).numbers, session.frame(at: 2.3).numbers)
  }

  /// While it opens another source is for the next closing only.
  func testAnOpeningDoesNotCareForAnotherSource() {
    let other = Source(frame: CGRect(x: 300, y: 700, width: 60, height: 45), cornerRadius: 4)
    let session = Photos.session().playing((0, .open))
    let moved = session.playing((0.1, .source(other)))
    assertSame(moved.frame(at: 0.2).numbers, session.frame(at: 0.2).numbers)
    assertSame(moved.playing((0.2, .close)).frame(at: 9).clipFrame.lengths, [300, 700, 60, 45])
  }
}
