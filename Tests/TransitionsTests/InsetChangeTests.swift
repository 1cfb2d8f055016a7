import Transitions
import XCTest

/// Bars that come and go while a photo is open.
final class InsetChangeTests: XCTestCase {
  private func session(zoomScale: CGFloat, at offset: CGPoint) -> PreviewSession {
    var session = PreviewSession(
      style: .photos(), photo: Photo(width: 400, height: 300), container: Container(width: 400, height: 800))
    _ = session.handle(.open, at: 0)
    _ = session.handle(.setInsets(safeArea: nil, panning: Insets(top: 44)), at: 2)
    _ = session.handle(.setZoomScale(zoomScale, animated: false), at: 2)
    _ = session.handle(.setContentOffset(offset, animated: false), at: 2)
    return session
  }

  /// 44 points under the bar, which goes away: the model jumps to 0, what is shown follows within 0.3 s.
  func testWhatIsShownFollowsBarsWithoutAJump() {
    var session = session(zoomScale: 4, at: CGPoint(x: 600, y: -44))
    XCTAssertEqual(session.frame(at: 3).imageFrame.minY, 44)
    _ = session.handle(.setInsets(safeArea: nil, panning: .zero), at: 3)
    XCTAssertEqual(session.frame(at: 3).contentOffset.y, 0)
    XCTAssertEqual(session.frame(at: 3).imageFrame.minY, 44)
    XCTAssertEqual(session.frame(at: 3.15).imageFrame.minY, 22, accuracy: 1e-9)
    XCTAssertEqual(session.frame(at: 3.3).imageFrame.minY, 0)
    XCTAssertEqual(session.endOfMotion, 3.3)
  }

  /// A safe area of 100 points at the top moves the middle of what is left by 50.
  func testASafeAreaMovesAFittedPhotoWithoutAJump() {
    var session = session(zoomScale: 1, at: .zero)
    XCTAssertEqual(session.frame(at: 3).imageFrame.minY, 250)
    _ = session.handle(.setInsets(safeArea: Insets(top: 100), panning: nil), at: 3)
    XCTAssertEqual(session.frame(at: 3).imageFrame.minY, 250)
    XCTAssertEqual(session.frame(at: 4).imageFrame.minY, 300)
    XCTAssertEqual(session.frame(at: 4).zoomScale, 1)
  }

  func testTheSameInsetsChangeNothing() {
    var session = session(zoomScale: 4, at: CGPoint(x: 600, y: 100))
    let before = session.frame(at: 3)
    XCTAssertEqual(session.handle(.setInsets(safeArea: .zero, panning: nil), at: 3), [])
    XCTAssertEqual(session.frame(at: 3), before)
    XCTAssertTrue(session.isAtRest(at: 3))
  }

  func testAViewerOfThePastHasNoBars() {
    var session = PreviewSession(
      style: .insetCentered, photo: Photo(width: 400, height: 300),
      container: Container(width: 400, height: 800))
    _ = session.handle(.open, at: 0)
    XCTAssertEqual(
      session.handle(.setInsets(safeArea: nil, panning: nil), at: 1),
      [LogEntry(time: 1, message: .ignored(.setInsets, .notSupported))])
  }
}
