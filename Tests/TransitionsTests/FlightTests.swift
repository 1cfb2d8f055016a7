import Transitions
import XCTest

/// Flights as data, legs one after the other: the reference.
final class FlightTests: XCTestCase {
  /// A viewer that grows to a square of 390 points in the middle, with flights of one's own.
  private func session(opening: Flight, closing: Flight = Flight()) -> PreviewSession {
    var style = PreviewStyle.bigImage
    (style.opening, style.closing) = (opening, closing)
    return PreviewSession(
      style: style, photo: Photo(width: 4032, height: 3024), container: Container(width: 390, height: 844),
      source: Source(frame: CGRect(x: 16, y: 300, width: 96, height: 96)))
  }

  private let big: [CGFloat] = [0, 227, 390, 390]

  private func linear(_ duration: Double) -> Timing { .curve(.linear, duration: duration) }

  /// A leg without a timing is over at once: it sets how the next one starts.
  func testALegWithoutATimingSetsHowTheNextStarts() {
    var session = session(
      opening: Flight(.init(nil, to: .init(.open)), .init(linear(2), to: .init(.unchanged, viewerAlpha: 1))),
      closing: Flight(.init(linear(1), to: .init(.unchanged, viewerAlpha: 0))))
    session.play((0, .open))
    XCTAssertEqual(session.frame(at: 0.5).viewerAlpha, 0.25)
    XCTAssertEqual(session.frame(at: 0.5).imageFrame.lengths, big)
    session.play((3, .close))
    XCTAssertEqual(session.frame(at: 3.75).viewerAlpha, 0.25)
    XCTAssertEqual(session.frame(at: 3.75).imageFrame.lengths, big)
    XCTAssertEqual(session.frame(at: 4).phase, .closed)
  }

  /// Each leg starts where the last one ended, at exactly the sum of the durations before it.
  func testLegsAreFlownOneAfterTheOther() {
    let session = session(
      opening: Flight(
        .init(linear(0.1), to: .init(.unchanged, viewerAlpha: 0.5), hidesSource: true),
        .init(linear(0.2), to: .init(.open, pulse: 2)),
        .init(linear(0.4), to: .init(.open, backdropAlpha: 0.8)))
    ).playing((1, .open))
    func row(
      _ time: Double, _ width: CGFloat, viewer: CGFloat, backdrop: CGFloat, hides: Bool, line: UInt = #line
    ) {
      let frame = session.frame(at: time)
      XCTAssertEqual(frame.imageFrame.width, width, accuracy: 1e-9, line: line)
      XCTAssertEqual(frame.viewerAlpha, viewer, accuracy: 1e-9, line: line)
      XCTAssertEqual(frame.backdropAlpha, backdrop, accuracy: 1e-9, line: line)
      XCTAssertEqual(frame.isSourceHidden, hides, line: line)
    }
    row(1, 96, viewer: 0, backdrop: 0, hides: true)
    row(1.05, 96, viewer: 0.25, backdrop: 0, hides: true)
    row(1.1, 96, viewer: 0.5, backdrop: 0, hides: false)
    row(1.2, (96 + 390) / 2 * 1.5, viewer: 0.5, backdrop: 0, hides: false)
    row(1 + (0.1 + 0.2), 780, viewer: 0.5, backdrop: 0, hides: false)
    row(1.5, 585, viewer: 0.5, backdrop: 0.4, hides: false)
    XCTAssertEqual(session.endOfMotion, 1 + (0.1 + 0.2 + 0.4))
    XCTAssertEqual(session.frame(at: session.endOfMotion.nextDown).phase, .opening)
    row(session.endOfMotion, 390, viewer: 1, backdrop: 0.5, hides: false)
  }

  /// Flights without legs, or with none that takes time, are over at once.
  func testAFlightThatTakesNoTime() {
    var session = session(
      opening: Flight(.init(nil, to: .init(.open, backdropAlpha: 1, viewerAlpha: 1))), closing: Flight())
    XCTAssertEqual(session.play((1, .open), (1, .close)).map(\.text), ["1.0 didOpen", "1.0 didClose"])
    session = self.session(
      opening: Flight(.init(linear(0), to: .init(.open)), .init(linear(-1), to: .init(.open))))
    XCTAssertEqual(session.play((1, .open)).map(\.text), ["1.0 didOpen"])
    XCTAssertEqual(session.frame(at: 1).imageFrame.lengths, big)
  }

  /// A spring of one's own ends when its last component is close enough, and the next leg starts from its end.
  func testASpringLegAndThenACurve() {
    let session = session(
      opening: Flight(
        .init(.spring(frequency: 10), to: .init(.open)),
        .init(linear(0.5), to: .init(.unchanged, viewerAlpha: 1)))
    ).playing((0, .open))
    let end = session.endOfMotion - 0.5
    XCTAssertGreaterThan(end, 0.5)
    XCTAssertEqual(session.frame(at: end + 0.25).viewerAlpha, 0.5, accuracy: 1e-9)
    XCTAssertEqual(session.frame(at: end + 0.25).imageFrame.lengths, big)
    XCTAssertEqual(session.frame(at: end - 1e-6).imageFrame.width, 390, accuracy: 0.11)
    XCTAssertNotEqual(session.frame(at: end - 1e-6).imageFrame.lengths, big)
  }
}
