import Transitions
import XCTest

/// The pages that there are to show, as a collection: the reference.
final class GalleryFrameTests: XCTestCase {
  func testAtRestThereIsTheCurrentPageAlone() throws {
    let frame = try Galleries.openSession().frame(at: 1)
    XCTAssertEqual(frame.pages, [2])
    XCTAssertEqual(frame.count, 1)
    XCTAssertEqual(frame[0], frame.current)
    assertSame(frame.current.frame.imageFrame.lengths, Photos.fitted)
  }

  func testTheCurrentPageIsDrawnLast() throws {
    XCTAssertEqual(try Galleries.draggedSession().frame(at: 1.1).pages, [3, 2])
    XCTAssertEqual(try Galleries.turningSession().frame(at: 1.1).pages, [2, 3])
  }

  /// On the way from the first page to the last, two others may be in view.
  func testTheCurrentPageIsThereOutOfView() throws {
    var session = try Galleries.openSession(page: 0)
    _ = session.turn(toPage: 4, at: 1)
    let middle = (0..<100).map { session.frame(at: 1 + Double($0) / 300) }.first { $0.pages == [1, 2, 4] }
    let frame = try XCTUnwrap(middle)
    XCTAssertEqual(frame.current.page, 4)
    XCTAssertEqual(frame.map(\.frame.phase), [.open, .open, .open])
    let lefts = frame.map(\.frame.imageFrame.origin.x)
    XCTAssert(lefts[0] > -390 && lefts[1] < 390 && lefts[2] > 390, "\(lefts)")
  }

  func testWhatIsOfTheWholeViewerIsThatOfTheCurrentPage() throws {
    var session = try Galleries.draggedSession()
    session.play((1.1, .close))
    let frame = session.frame(at: 1.2)
    XCTAssertEqual(frame.pages, [3, 2])
    XCTAssertEqual(frame[0].frame.phase, .closing)
    XCTAssertLessThan(frame[0].frame.backdropAlpha, 1)
    XCTAssertEqual(frame[0].frame.backdropAlpha, frame[1].frame.backdropAlpha)
    XCTAssertEqual(frame.map(\.frame.isSourceHidden), [false, true])
    let reduced = try Galleries.openSession(style: .photos().reducingMotion)
      .playing((1, Galleries.finger(.began, 300, 400)), (1.1, Galleries.finger(.changed, 100, 400)))
      .playing((1.1, .close))
      .frame(at: 1.2)
    XCTAssertLessThan(reduced[1].frame.viewerAlpha, 1)
    XCTAssertEqual(reduced[0].frame.viewerAlpha, reduced[1].frame.viewerAlpha)
  }
}
