import Transitions
import XCTest

/// A viewer's life as a value, and its clock: the reference.
final class PreviewSessionTests: XCTestCase {
  private let session = PreviewSession(
    style: .photoPreviewer, photo: Photo(width: 4032, height: 3024),
    container: Container(width: 390, height: 844),
    source: Source(frame: CGRect(x: 16, y: 300, width: 96, height: 96)))

  // MARK: Before anything happens

  /// Closed, the image is the source's, nothing is visible, and the scroll view is as opening would lay it out.
  func testBeforeTheFirstEventItIsClosed() throws {
    let source = try XCTUnwrap(
      Source(frame: CGRect(x: 16, y: 300, width: 96, height: 96), contentMode: .top, cornerRadius: 7))
    func row(_ style: PreviewStyle, viewerAlpha: CGFloat, line: UInt = #line) {
      let session = PreviewSession(
        style: style, photo: Photo(width: 4032, height: 3024), container: Container(width: 390, height: 844),
        source: source)
      let frame = session.frame(at: 3)
      XCTAssertEqual(frame.phase, .closed, line: line)
      XCTAssertEqual(frame.time, 3, line: line)
      XCTAssertEqual(frame.imageFrame, source.frame, line: line)
      XCTAssertEqual(frame.clipFrame, source.frame, line: line)
      XCTAssertEqual(frame.contentMode, .top, line: line)
      XCTAssertEqual(frame.cornerRadius, 7, line: line)
      XCTAssertEqual(frame.backdropAlpha, 0, line: line)
      XCTAssertEqual(frame.viewerAlpha, viewerAlpha, line: line)
      XCTAssertFalse(frame.isSourceHidden, line: line)
      assertSame(frame.visibleRect.lengths, [0, 0, 0, 0], line: line)
      let layout = style.viewer.layout(
        of: Photo(width: 4032, height: 3024), in: Container(width: 390, height: 844))
      XCTAssertEqual(frame.contentSize, layout.contentSize, line: line)
      XCTAssertEqual(frame.contentOffset, layout.contentOffset, line: line)
      XCTAssertEqual(frame.contentInset, layout.contentInset, line: line)
      XCTAssertEqual(frame.contentFrame, layout.zoomedViewFrame, line: line)
      XCTAssertEqual(session.phase, .closed, line: line)
      XCTAssert(session.isAtRest(at: 0), line: line)
    }
    row(.photoPreviewer, viewerAlpha: 0)
    row(.photoPreviewerCorrected, viewerAlpha: 0)
    row(.bigImage, viewerAlpha: 0)
    row(.enlarge, viewerAlpha: 1)
    row(.insetCentered, viewerAlpha: 0)
    row(.insetCenteredCorrected, viewerAlpha: 0)
  }

  // MARK: The clock

  /// A time that is not finite or earlier than the last event counts as that of the last event.
  func testTimeNeverGoesBack() {
    var session = session
    XCTAssertEqual(session.now, 0)
    session.play((5, .open))
    XCTAssertEqual(session.now, 5)
    XCTAssertEqual(session.play((2, .open)).map(\.text), ["5.0 ignored open opening"])
    XCTAssertEqual(session.play((.nan, .open)).map(\.text), ["5.0 ignored open opening"])
    XCTAssertEqual(session.play((-.infinity, .open)).map(\.text), ["5.0 ignored open opening"])
    XCTAssertEqual(session.now, 5)
    for time in [4.9, 0, -1, .nan, -.infinity, .infinity] {
      XCTAssertEqual(session.frame(at: time), session.frame(at: 5), "\(time)")
    }
  }

  func testItCanBeginAtAnyTime() {
    let other = PreviewSession(
      style: .bigImage, photo: Photo(width: 1, height: 1), container: Container(width: 9, height: 9),
      start: 77)
    XCTAssertEqual(other.now, 77)
    XCTAssertEqual(other.frame(at: 3).time, 77)
    for start in [Double.nan, .infinity] {
      let other = PreviewSession(
        style: .bigImage, photo: Photo(width: 1, height: 1), container: Container(width: 9, height: 9),
        start: start)
      XCTAssertEqual(other.now, 0)
    }
  }

  /// What ends by itself is completed when it is asked about, and its log entry has the time of its end.
  func testWhatEndsByItselfEndsWhenItIsAskedAbout() {
    var session = session
    session.play((1, .open))
    XCTAssertEqual(session.phase, .opening)
    XCTAssertEqual(session.frame(at: 3).phase, .open)
    XCTAssertEqual(session.phase, .opening)
    XCTAssertEqual(session.advance(to: 1.3), [])
    XCTAssertEqual(session.advance(to: 3).map(\.text), ["1.3599999999999999 didOpen"])
    XCTAssertEqual(session.phase, .open)
    XCTAssertEqual(session.now, 3)
    XCTAssertEqual(session.advance(to: 9), [])
  }

  func testWhatCompletesCompletesBeforeTheEventsOfTheSameTime() {
    var session = session
    XCTAssertEqual(
      session.play((0, .open), (0.36, .setZoomScale(2, animated: false)), (1, .close), (1.28, .open)).map(
        \.text),
      ["0.36 didOpen", "0.36 didZoom", "1.28 didClose"])
    XCTAssertEqual(session.phase, .opening)
  }

  // MARK: What a frame loop needs

  func testAtRestNothingChanges() {
    var session = session
    XCTAssertNil(session.nextChange(after: 0))
    session.play((1, .open))
    XCTAssertEqual(session.endOfMotion, 1 + 0.36)
    XCTAssertFalse(session.isAtRest(at: 1))
    XCTAssertFalse(session.isAtRest(at: 1.35))
    XCTAssert(session.isAtRest(at: 1.36))
    XCTAssertEqual(session.nextChange(after: 1.2), 1.2)
    XCTAssertEqual(session.nextChange(after: 0), 1)
    XCTAssertNil(session.nextChange(after: 1.36))
    XCTAssertNil(session.nextChange(after: 99))
    session.advance(to: 7)
    XCTAssertEqual(session.endOfMotion, 7)
  }

  func testTheEndOfMotionIsThatOfTheLastMotion() {
    func row(_ events: [(at: Double, PreviewEvent)], ends end: Double, line: UInt = #line) {
      var session = session.playing((0, .open))
      session.advance(to: 1)
      for (time, event) in events { _ = session.handle(event, at: time) }
      XCTAssertEqual(session.endOfMotion, end, accuracy: 1e-12, line: line)
      XCTAssertEqual(session.frame(at: end).numbers, session.frame(at: 1e6).numbers, line: line)
      XCTAssertNotEqual(
        session.frame(at: end - 1e-3).numbers, session.frame(at: 1e6).numbers, line: line)
    }
    row([(1, .setZoomScale(2, animated: true))], ends: 1.3)
    row([(1, .setZoomScale(2, animated: true)), (1.1, .setZoomScale(1.5, animated: true))], ends: 1.4)
    row([(1, .setZoomScale(2, animated: true)), (1.1, .setZoomScale(1.5, animated: false))], ends: 1.3)
    row([(1, .close)], ends: 1.28)
  }

  /// A finger that holds the photo moves nothing by itself.
  func testAFingerThatRestsIsAtRest() {
    var session = session
    session.play(
      (0, .open), (1, .setZoomScale(3, animated: false)), (1, .pan(.began, location: .zero, velocity: nil)),
      (1.1, .pan(.changed, location: CGPoint(x: 90, y: 90), velocity: nil)))
    XCTAssert(session.isAtRest(at: 1.1))
    XCTAssertNil(session.nextChange(after: 1.1))
  }

  // MARK: Values

  /// A session is a value: two copies go their own ways, and equal events make equal sessions.
  func testASessionIsAValue() {
    let open = session.playing((0, .open))
    let closed = open.playing((0.2, .close))
    XCTAssertEqual(open.phase, .opening)
    XCTAssertEqual(open.frame(at: 1).phase, .open)
    XCTAssertEqual(closed.frame(at: 1).phase, .closed)
    XCTAssertEqual(closed, session.playing((0, .open), (0.2, .close)))
    XCTAssertNotEqual(closed, open)
  }

  // MARK: What can be seen

  /// The part that can be seen, in stored pixels: clip, viewport and drawn rect cut with each other.
  func testTheVisibleRect() {
    var session = session
    session.play((0, .open))
    XCTAssertEqual(session.frame(at: 0).visibleRect.lengths, [504, 0, 3024, 3024])
    let cut: CGFloat = 0.25 * 3024 / 292.5
    assertClose(session.frame(at: 1).visibleRect.lengths, [0, cut, 4032, 3024 - 2 * cut], within: 1e-9)
    session.play((2, .setZoomScale(3, animated: false)))
    assertClose(
      session.frame(at: 2).visibleRect.lengths, [1344, 16.75 * 3024 / 877.5, 1344, 844 * 3024 / 877.5],
      within: 1e-9)
  }

  /// The offset, where it is printed, is rounded to device pixels; nothing else is.
  func testOnlyThePrintedOffsetIsRounded() {
    func frame(_ scale: CGFloat?) -> PreviewFrame {
      PreviewSession(
        style: .insetCentered, photo: Photo(width: 1000, height: 777),
        container: Container(size: CGSize(width: 390, height: 844), displayScale: scale)
      ).playing(
        (0, .open), (0, .setZoomScale(3.3, animated: false)), (0, .scroll(by: CGPoint(x: 0.3, y: 0.2)))
      )
      .frame(at: 0)
    }
    let (exact, rounded) = (frame(nil), frame(3))
    XCTAssertNotEqual(exact.contentOffset, rounded.contentOffset)
    XCTAssertEqual(rounded.contentOffset.x, (exact.contentOffset.x * 3).rounded() / 3)
    XCTAssertEqual(rounded.contentOffset.y, (exact.contentOffset.y * 3).rounded() / 3)
    XCTAssertEqual(exact.imageFrame, rounded.imageFrame)
    XCTAssertEqual(exact.contentFrame, rounded.contentFrame)
  }

  /// A latency delays what moves after a finger's lift, and nothing else.
  func testLatency() {
    func session(latency: Double) -> PreviewSession {
      PreviewSession(
        style: .insetCentered, photo: Photo(width: 1000, height: 1000),
        container: Container(width: 100, height: 100), latency: latency
      ).playing(
        (0, .open), (0, .setZoomScale(4, animated: false)),
        (1, .pan(.began, location: .zero, velocity: nil)),
        (1.1, .pan(.changed, location: CGPoint(x: -20, y: 0), velocity: nil)),
        (1.2, .pan(.ended, location: CGPoint(x: -20, y: 0), velocity: CGPoint(x: -300, y: 0))))
    }
    let (prompt, late) = (session(latency: 0), session(latency: 0.0009))
    XCTAssertEqual(late.endOfMotion, prompt.endOfMotion + 0.0009, accuracy: 1e-12)
    XCTAssertEqual(late.frame(at: 1.2008).contentOffset.x, prompt.frame(at: 1.2).contentOffset.x)
    XCTAssertEqual(
      late.frame(at: 1.4009).contentOffset.x, prompt.frame(at: 1.4).contentOffset.x, accuracy: 1e-9)
    for wrong in [-1, Double.nan, .infinity] { XCTAssertEqual(session(latency: wrong), prompt) }
  }

  /// That holds for the fingers of a pinch, but not for calls of the program.
  func testLatencyAfterAPinch() {
    func session(latency: Double, _ last: PreviewEvent) -> PreviewSession {
      PreviewSession(
        style: .insetCentered, photo: Photo(width: 1000, height: 1000),
        container: Container(width: 100, height: 100), latency: latency
      ).playing(
        (0, .open), (0, .setZoomScale(2, animated: false)), (1, .pinch(.began, centroid: .zero, scale: 1)),
        (1.1, .pinch(.changed, centroid: CGPoint(x: 90, y: 0), scale: 1)), (1.2, last))
    }
    func end(_ latency: Double, _ last: PreviewEvent) -> Double {
      session(latency: latency, last).endOfMotion
    }
    let lift = PreviewEvent.pinch(.ended, centroid: CGPoint(x: 90, y: 0), scale: 1)
    let call = PreviewEvent.setZoomScale(2, animated: false)
    XCTAssertEqual(end(0.0009, lift), end(0, lift) + 0.0009, accuracy: 1e-12)
    XCTAssertEqual(end(0.0009, call), end(0, call))
    XCTAssertGreaterThan(end(0, lift), 1.3)
  }
}
