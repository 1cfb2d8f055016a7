import Foundation
import PreviewGeometry
import XCTest

/// The four reference viewers against 190 cases that another program worked out from their description.
///
/// `Resources/reference-viewers.json` holds a case a line. A state is the list of zoom scale, content size, zoomed view's
/// frame, content offset, content inset (top, left, bottom, right) and the zoomed view's frame in viewport space; sizes are
/// [width, height], rects [x, y, width, height]. All are compared to the last bit.
final class ReferenceViewersTests: XCTestCase {
  private struct Case: Decodable {
    let viewer: String
    let corrected: Bool
    let viewport: CGSize
    let content: CGSize?
    let tap: CGPoint?
    let frame: [CGFloat]?
    let opened: [CGFloat]?
    let afterDoubleTap: [CGFloat]?
    let afterZoomTo1_7: [CGFloat]?
    let afterZoomBack: [CGFloat]?
    let zoom1_5: [CGFloat]?
    let zoom2_5: [CGFloat]?
    let zoom4_0: [CGFloat]?
    let zoom1_0: [CGFloat]?

    private enum CodingKeys: String, CodingKey {
      case viewer, corrected, viewport, content, tap, frame, opened, afterDoubleTap, afterZoomTo1_7,
        afterZoomBack
      case zoom1_5 = "zoom1.5"
      case zoom2_5 = "zoom2.5"
      case zoom4_0 = "zoom4.0"
      case zoom1_0 = "zoom1.0"
    }

    var container: Container { Container(size: viewport) }
    var photo: Photo { Photo(pixelSize: content ?? CGSize(width: 3, height: 2)) }
    var name: String { "\(viewer)\(corrected ? " corrected" : ""), \(photo.pixelSize) in \(viewport)" }
  }

  private func cases(of viewer: String) throws -> [Case] {
    let url = try XCTUnwrap(
      Bundle.module.url(forResource: "reference-viewers", withExtension: "json", subdirectory: "Resources"))
    return try JSONDecoder().decode([Case].self, from: Data(contentsOf: url)).filter { $0.viewer == viewer }
  }

  private func assertState(
    _ viewport: Viewport, is state: [CGFloat]?, _ message: String, line: UInt = #line
  ) {
    let actual = viewport.lengths + viewport.zoomedViewFrameInViewport.lengths
    XCTAssertEqual(actual.map(\.bitPattern), state?.map(\.bitPattern), "\(actual) \(message)", line: line)
  }

  /// A double tap, a zoom to 1.7 and one back to 1.
  func testViewer1() throws {
    let cases = try cases(of: "photoPreviewer")
    XCTAssertEqual(cases.count, 120)
    for each in cases {
      let viewer = each.corrected ? Viewer.photoPreviewerCorrected : .photoPreviewer
      var viewport = viewer.layout(of: each.photo, in: each.container)
      assertState(viewport, is: each.opened, each.name)
      viewer.doubleTap(at: try XCTUnwrap(each.tap), in: &viewport)
      assertState(viewport, is: each.afterDoubleTap, each.name)
      viewport.setZoomScale(1.7)
      assertState(viewport, is: each.afterZoomTo1_7, each.name)
      viewport.setZoomScale(1)
      assertState(viewport, is: each.afterZoomBack, each.name)
    }
  }

  func testViewer2() throws {
    let cases = try cases(of: "bigImage")
    XCTAssertEqual(cases.count, 5)
    for each in cases {
      let viewport = Viewer.bigImage.layout(of: each.photo, in: each.container)
      XCTAssertEqual(viewport.zoomedViewFrameInViewport.lengths, each.frame, each.name)
    }
  }

  func testViewer3() throws {
    let cases = try cases(of: "enlarge")
    XCTAssertEqual(cases.count, 5)
    for each in cases {
      let viewport = Viewer.enlarge.layout(of: each.photo, in: each.container)
      XCTAssertEqual(viewport.zoomedViewFrameInViewport.lengths, each.frame, each.name)
    }
  }

  /// Zooms to 1.5, 2.5, 4 and back to 1.
  ///
  /// The corrected viewer must put the photo at the same place at rest.
  func testViewer4() throws {
    let cases = try cases(of: "insetCentered")
    XCTAssertEqual(cases.count, 60)
    for each in cases {
      var viewport = Viewer.insetCentered.layout(of: each.photo, in: each.container)
      var corrected = Viewer.insetCenteredCorrected.layout(of: each.photo, in: each.container)
      assertState(viewport, is: each.opened, each.name)
      let zooms: [(CGFloat, [CGFloat]?)] = [
        (1.5, each.zoom1_5), (2.5, each.zoom2_5), (4, each.zoom4_0), (1, each.zoom1_0),
      ]
      for (scale, state) in zooms {
        viewport.setZoomScale(scale)
        assertState(viewport, is: state, each.name)
        corrected.setZoomScale(scale)
        assertSame(
          corrected.zoomedViewFrameInViewport, viewport.zoomedViewFrameInViewport, "at \(scale), \(each.name)"
        )
      }
    }
  }
}
