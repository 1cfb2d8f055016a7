import Transitions
import XCTest

/// A viewer's opening or closing by itself: the reference.
final class TransitionTests: XCTestCase {
  private let photo = Photo(width: 4032, height: 3024)
  private let container = Container(width: 390, height: 844)
  private let source = Source(frame: CGRect(x: 16, y: 300, width: 96, height: 96))

  // MARK: Examples

  func testAnOpeningIsThatOfASession() {
    let opening = Transition.opening(.photoPreviewer, photo: photo, in: container, from: source)
    XCTAssertEqual(opening.duration, 0.36)
    XCTAssertEqual(opening.frame(at: 0).imageFrame.lengths, [16, 300, 96, 96])
    XCTAssertEqual(opening.frame(at: 0.36).imageFrame.lengths, [0, 276, 390, 292])
    XCTAssertEqual(opening.frame(at: 0.36).phase, .open)
    XCTAssertEqual(opening.frame(at: 0.1).phase, .opening)
  }

  func testAClosingStartsFromTheOpenViewer() {
    let closing = Transition.closing(.bigImage, photo: photo, in: container, to: source)
    XCTAssertEqual(closing.duration, 0.3, accuracy: 1e-12)
    XCTAssertEqual(closing.frame(at: 0).imageFrame.lengths, [0, 227, 390, 390])
    XCTAssertEqual(closing.frame(at: 0).phase, .closing)
    XCTAssertEqual(closing.frame(at: 9).imageFrame.lengths, [16, 300, 96, 96])
    XCTAssertEqual(closing.frame(at: 9).phase, .closed)
  }

  /// From a session it closes what is on the screen, and leaves the session alone.
  func testAClosingOfASessionStartsFromWhatIsShown() {
    let session = Photos.openSession().playing((1, .setZoomScale(3, animated: true)))
    let closing = Transition.closing(session, at: 1.1)
    assertSame(closing.frame(at: 0).moving, session.frame(at: 1.1).moving)
    assertSame(closing.frame(at: 0.1).numbers, session.playing((1.1, .close)).frame(at: 1.1 + 0.1).numbers)
    XCTAssertEqual(session.frame(at: 5).phase, .open)
    XCTAssertEqual(closing.session.now, 1.1)
    XCTAssertEqual(closing.duration, session.playing((1.1, .close)).endOfMotion - 1.1)
  }

  // MARK: Edges

  /// At times ≤ 0 it shows exactly its start, at its end and after exactly its end.
  func testItIsDefinedForAnyTime() {
    for style in [PreviewStyle.photoPreviewer, .bigImage, .enlarge, .photos()] {
      let opening = Transition.opening(style, photo: photo, in: container, from: source)
      for time in [-1, -0.0, Double.nan, -.infinity, .infinity] {
        assertSame(opening.frame(at: time).numbers, opening.frame(at: 0).numbers)
      }
      for time in [opening.duration, 1, 1e9] {
        assertSame(opening.frame(at: time).numbers, opening.frame(at: 100).numbers)
      }
    }
  }

  func testWithoutAFlightItIsOverAtOnce() {
    let opening = Transition.opening(.insetCentered, photo: photo, in: container, from: source)
    XCTAssertEqual(opening.duration, 0)
    XCTAssertEqual(opening.frame(at: 0).phase, .open)
    XCTAssertEqual(opening.frames(rate: 60).count, 1)
  }
}
