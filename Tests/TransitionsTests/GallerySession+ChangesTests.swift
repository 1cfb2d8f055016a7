import Transitions
import XCTest

/// Other photos and other thumbnails in an open gallery: the reference.
final class GallerySessionChangesTests: XCTestCase {
  private let full = Photo(width: 8064, height: 6048)

  func testAnotherVersionOfAnyPhoto() throws {
    var session = try Galleries.openSession()
    session.play((1, .setZoomScale(2, animated: false)), (1, .swap(full)))
    XCTAssertEqual(session.photos[2], full)
    XCTAssertEqual(session.frame(at: 1).current.frame.zoomScale, 2)
    XCTAssertEqual(session.frame(at: 1).current.frame.visibleRect.width, 4032)
    _ = session.swap(full, onPage: 2, at: 1)
    _ = session.swap(Photo(width: 10, height: 20), onPage: 3, at: 1)
    _ = session.swap(full, onPage: 9, at: 1)
    XCTAssertEqual(session.photos[3], Photo(width: 10, height: 20))
    _ = session.turn(toPage: 3, animated: false, at: 1)
    XCTAssertEqual(
      session.frame(at: 1).current.frame.imageFrame, CGRect(x: 0, y: 32, width: 390, height: 780))
  }

  func testAnotherVersionOfAPageThatLeaves() throws {
    var session = try Galleries.openSession()
    session.play((1, .setZoomScale(2, animated: false)))
    _ = session.turn(toPage: 3, at: 1)
    let before = try XCTUnwrap(session.frame(at: 1.1).frame(ofPage: 2))
    _ = session.swap(full, onPage: 2, at: 1.1)
    let after = try XCTUnwrap(session.frame(at: 1.1).frame(ofPage: 2))
    XCTAssertEqual(after.imageFrame, before.imageFrame)
    XCTAssertEqual(after.visibleRect.width, before.visibleRect.width * 2, accuracy: 1e-9)
    XCTAssertEqual(session.photos[2], full)
  }

  /// A viewer that does not swap keeps its photo, whoever asks.
  func testAViewerThatDoesNotSwapKeepsItsPhoto() throws {
    var session = try Galleries.openSession(style: .photoPreviewer)
    XCTAssertEqual(session.swap(full, onPage: 2, at: 1).map(\.text), ["1.0 ignored swap notSupported"])
    XCTAssertEqual(session.photos, Galleries.photos)
  }

  func testOtherSources() throws {
    let elsewhere = try XCTUnwrap(Source(frame: CGRect(x: 300, y: 20, width: 50, height: 40)))
    var session = try Galleries.openSession()
    _ = session.setSources([2: elsewhere, 4: elsewhere], at: 1)
    func closedFrame(page: Int) -> CGRect {
      var session = session
      _ = session.turn(toPage: page, animated: false, at: 2)
      return session.playing((2, .close)).frame(at: 9).current.frame.clipFrame
    }
    XCTAssertEqual(closedFrame(page: 2), elsewhere.frame)
    XCTAssertEqual(closedFrame(page: 4), elsewhere.frame)
    XCTAssertEqual(closedFrame(page: 3), CGRect(x: 195, y: 422, width: 0, height: 0), "there is none")
  }

  func testInsertedPages() throws {
    var session = try Galleries.openSession()
    session.play((1, .setZoomScale(2, animated: false)))
    let before = session.frame(at: 1).current.frame
    _ = session.insert([full, full], beforePage: 1, at: 1)
    XCTAssertEqual(session.currentPage, 4)
    XCTAssertEqual(session.photos.count, 7)
    XCTAssertEqual(session.frame(at: 1).current.frame, before)
    XCTAssertEqual(
      session.playing((1, .close)).frame(at: 9).current.frame.clipFrame, Galleries.source(2)?.frame)
    _ = session.turn(toPage: 2, animated: false, at: 2)
    XCTAssertEqual(
      session.frame(at: 2).current.frame.visibleRect, CGRect(x: 0, y: 0, width: 8064, height: 6048))
    XCTAssertFalse(
      session.frame(at: 2).current.frame.isSourceHidden, "where its thumbnail is nobody has said")
  }

  func testPagesOnTheirWayRestWhenTheirNumbersChange() throws {
    var inserting = try Galleries.turningSession()
    var removing = inserting
    _ = inserting.insert([full], beforePage: 0, at: 1.15)
    _ = removing.remove(pages: 0..<1, at: 1.15)
    for (session, page) in [(inserting, 4), (removing, 2)] {
      XCTAssertEqual(session.currentPage, page)
      XCTAssertEqual(session.frame(at: 1.15).pages, [page])
      XCTAssertEqual(session.frame(at: 1.15).left(ofPage: page), 0)
      XCTAssert(session.isAtRest(at: 1.15))
    }
  }

  func testRemovedPages() throws {
    func row(
      _ pages: Range<Int>, leaves page: Int, showing photo: Int, zoomScale: CGFloat, line: UInt = #line
    ) throws {
      var session = try Galleries.openSession()
      session.play((1, .setZoomScale(2, animated: false)))
      _ = session.remove(pages: pages, at: 1)
      XCTAssertEqual(session.currentPage, page, line: line)
      XCTAssertEqual(session.photos[page], Galleries.photos[photo], line: line)
      let frame = session.frame(at: 1).current.frame
      XCTAssertEqual(frame.phase, .open, line: line)
      XCTAssertEqual(frame.zoomScale, zoomScale, line: line)
      XCTAssertEqual(frame.isSourceHidden, photo == 2, line: line)
      XCTAssertEqual(session.photos.count, max(5 - pages.count, 1) + (pages.count == 5 ? 4 : 0), line: line)
    }
    try row(0..<1, leaves: 1, showing: 2, zoomScale: 2)
    try row(3..<5, leaves: 2, showing: 2, zoomScale: 2)
    try row(2..<3, leaves: 2, showing: 3, zoomScale: 1)
    try row(2..<5, leaves: 1, showing: 1, zoomScale: 1)
    try row(0..<5, leaves: 2, showing: 2, zoomScale: 2)
  }

  /// The photo that flies home is replaced in flight by the one that comes after it, whatever the viewer.
  func testThePhotoInFlightIsRemoved() throws {
    for style in [PreviewStyle.photos(), .photoPreviewer] {
      for (time, phase) in [(0.1, Phase.opening), (1.1, .closing)] {
        var session = try Galleries.session(style: style)
        session.play((0, .open))
        if phase == .closing { session.play((1, .close)) }
        _ = session.remove(pages: 2..<3, at: time)
        XCTAssertEqual(session.phase, phase)
        XCTAssertEqual(session.currentPage, 2)
        let frame = session.frame(at: 9).current.frame
        XCTAssertEqual(frame.phase, phase == .opening ? .open : .closed)
        if phase == .opening {
          XCTAssertEqual(frame.visibleRect, CGRect(x: 0, y: 0, width: 1000, height: 1000))
        }
      }
    }
  }
}
