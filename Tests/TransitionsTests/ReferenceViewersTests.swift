import Foundation
import Transitions
import XCTest

/// The four reference viewers in a session, against 190 cases that another program worked out from their description.
///
/// `Resources/reference-viewers.json` holds a case a line: sizes as [width, height], rects as [x, y, width, height], a state as
/// zoom scale, content size, content frame, content offset and content inset (top, left, bottom, right), and a flight as a list
/// of [time, x, y, width, height] of the image frame. States, and flights from the end of a leg on, are compared to the last
/// bit, flights in between to 1e-9 points.
final class ReferenceViewersTests: XCTestCase {
  private struct Case: Decodable {
    let viewer: String
    let corrected: Bool
    let viewport: CGSize
    let content: CGSize?
    let source: CGRect
    let tap: CGPoint?
    let opened: [CGFloat]?
    let opening: [[CGFloat]]?
    let closing: [[CGFloat]]?
    let afterDoubleTap: [CGFloat]?
    let afterZoomTo1_7: [CGFloat]?
    let afterZoomBack: [CGFloat]?
    let zoom1_5: [CGFloat]?
    let zoom2_5: [CGFloat]?
    let zoom4_0: [CGFloat]?
    let zoom1_0: [CGFloat]?

    private enum CodingKeys: String, CodingKey {
      case viewer, corrected, viewport, content, source, tap, opened, opening, closing
      case afterDoubleTap, afterZoomTo1_7, afterZoomBack
      case zoom1_5 = "zoom1.5"
      case zoom2_5 = "zoom2.5"
      case zoom4_0 = "zoom4.0"
      case zoom1_0 = "zoom1.0"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      func lengths(_ key: CodingKeys) throws -> [CGFloat]? {
        try values.decodeIfPresent([CGFloat].self, forKey: key)
      }
      func size(_ key: CodingKeys) throws -> CGSize? {
        try lengths(key).map { CGSize(width: $0[0], height: $0[1]) }
      }
      viewer = try values.decode(String.self, forKey: .viewer)
      corrected = try values.decode(Bool.self, forKey: .corrected)
      viewport = try XCTUnwrap(size(.viewport))
      content = try size(.content)
      let place = try XCTUnwrap(lengths(.source))
      source = CGRect(x: place[0], y: place[1], width: place[2], height: place[3])
      tap = try lengths(.tap).map { CGPoint(x: $0[0], y: $0[1]) }
      opened = try lengths(.opened)
      opening = try values.decodeIfPresent([[CGFloat]].self, forKey: .opening)
      closing = try values.decodeIfPresent([[CGFloat]].self, forKey: .closing)
      afterDoubleTap = try lengths(.afterDoubleTap)
      afterZoomTo1_7 = try lengths(.afterZoomTo1_7)
      afterZoomBack = try lengths(.afterZoomBack)
      zoom1_5 = try lengths(.zoom1_5)
      zoom2_5 = try lengths(.zoom2_5)
      zoom4_0 = try lengths(.zoom4_0)
      zoom1_0 = try lengths(.zoom1_0)
    }

    var name: String { "\(viewer)\(corrected ? " corrected" : ""), \(content ?? .zero) in \(viewport)" }

    func session(_ style: PreviewStyle) throws -> PreviewSession {
      PreviewSession(
        style: style, photo: Photo(pixelSize: content ?? CGSize(width: 3, height: 2)),
        container: Container(size: viewport), source: try XCTUnwrap(Source(frame: source)))
    }
  }

  private static let cases = Result {
    let url = try XCTUnwrap(
      Bundle.module.url(forResource: "reference-viewers", withExtension: "json", subdirectory: "Resources"))
    return try JSONDecoder().decode([Case].self, from: Data(contentsOf: url))
  }

  private func cases(of viewer: String) throws -> [Case] {
    try ReferenceViewersTests.cases.get().filter { $0.viewer == viewer }
  }

  private func assertState(
    _ session: PreviewSession, at time: Double, is state: [CGFloat]?, _ message: String, line: UInt = #line
  ) {
    let frame = session.frame(at: time)
    let inset = frame.contentInset
    assertSame(
      [frame.zoomScale, frame.contentSize.width, frame.contentSize.height] + frame.contentFrame.lengths
        + [frame.contentOffset.x, frame.contentOffset.y]
        + [inset.top, inset.left, inset.bottom, inset.right], state ?? [], message, line: line)
  }

  /// Compares a flight that has taken off at `start`, whose legs end at `ends`.
  private func assertFlight(
    _ session: PreviewSession, from start: Double, legsEndingAt ends: [Double], is flight: [[CGFloat]]?,
    _ message: String, line: UInt = #line
  ) throws {
    for row in try XCTUnwrap(flight) {
      let frame = session.frame(at: start + Double(row[0]))
      let exact = row[0] == 0 || ends.contains(Double(row[0]))
      if exact {
        assertSame(frame.imageFrame.lengths, Array(row[1...]), "\(message) at \(row[0])", line: line)
      } else {
        assertClose(
          frame.imageFrame.lengths, Array(row[1...]), within: 1e-9, "\(message) at \(row[0])", line: line)
      }
      XCTAssertEqual(frame.clipFrame, frame.imageFrame, message, line: line)
    }
  }

  /// It opens; a double tap; a zoom to 1.7; from there it closes, or is zoomed back to 1.
  func testViewer1() throws {
    let cases = try cases(of: "photoPreviewer")
    XCTAssertEqual(cases.count, 120)
    for each in cases {
      var session = try each.session(each.corrected ? .photoPreviewerCorrected : .photoPreviewer)
      assertState(session, at: 0, is: each.opened, "closed: " + each.name)
      session.play((0, .open))
      try assertFlight(session, from: 0, legsEndingAt: [0.18, 0.36], is: each.opening, each.name)
      assertState(session, at: 0, is: each.opened, each.name)
      session.play((1, .doubleTap(try XCTUnwrap(each.tap))))
      assertState(session, at: 1, is: each.afterDoubleTap, each.name)
      session.play((2, .setZoomScale(1.7, animated: true)))
      assertState(session, at: 2, is: each.afterZoomTo1_7, each.name)
      let closing = session.playing((3, .close))
      try assertFlight(closing, from: 3, legsEndingAt: [0.18], is: each.closing, each.name)
      assertState(closing, at: 4, is: each.opened, "closed again: " + each.name)
      session.play((3, .setZoomScale(1, animated: false)))
      assertState(session, at: 3, is: each.afterZoomBack, each.name)
    }
  }

  func testViewer2() throws {
    let cases = try cases(of: "bigImage")
    XCTAssertEqual(cases.count, 5)
    for each in cases {
      let session = try each.session(.bigImage).playing((0, .open))
      try assertFlight(session, from: 0, legsEndingAt: [0.3], is: each.opening, each.name)
    }
  }

  func testViewer3() throws {
    let cases = try cases(of: "enlarge")
    XCTAssertEqual(cases.count, 5)
    for each in cases {
      let session = try each.session(.enlarge).playing((0, .open))
      try assertFlight(session, from: 0, legsEndingAt: [0.5], is: each.opening, each.name)
    }
  }

  /// It opens at once; zooms to 1.5, 2.5, 4 and back to 1.
  func testViewer4() throws {
    let cases = try cases(of: "insetCentered")
    XCTAssertEqual(cases.count, 60)
    for each in cases {
      var session = try each.session(.insetCentered).playing((0, .open))
      assertState(session, at: 0, is: each.opened, each.name)
      for (index, (scale, state)) in [
        (1.5, each.zoom1_5), (2.5, each.zoom2_5), (4, each.zoom4_0), (1, each.zoom1_0),
      ].enumerated() {
        session.play((Double(index + 1), .setZoomScale(scale, animated: index == 1)))
        assertState(session, at: Double(index + 1), is: state, "zoom \(scale): " + each.name)
      }
    }
  }
}
