import Foundation
import XCTest

/// A trace as a page.
///
/// What the page does is looked at in a browser, by `Tests/Consumers/Pictures/check`.
final class TraceHTMLTests: XCTestCase {
  private func page(_ scenario: String, line: UInt = #line) throws -> String {
    let result = try Filmstrip.play(scenario, "--format", "html")
    assertAccepted(result, at: line)
    return result.output
  }

  /// What a script element of a name holds.
  private func data(_ name: String, of page: String) throws -> String {
    let start = try XCTUnwrap(page.range(of: "<script type=\"application/json\" id=\"\(name)\">\n"))
    let end = try XCTUnwrap(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    return String(page[start.upperBound..<end.lowerBound])
  }

  private struct Scene: Decodable {
    struct Size: Decodable, Equatable { let width, height: Double }

    struct Source: Decodable, Equatable {
      let x, y, width, height, cornerRadius: Double
      let drawn: DecodedTrace.Rect
    }

    struct Stage: Decodable {
      let viewport: Size
      let photo: Int
      let source: Source?
    }

    struct Frame: Decodable {
      let stage: Int
      let drawn: DecodedTrace.Rect
    }

    let backdrop: String
    let movesThumbnail: Bool
    let window: Size
    let photos: [Size]
    let stages: [Stage]
    let frames: [Frame]
  }

  private func scene(of page: String) throws -> Scene {
    try JSONDecoder().decode(Scene.self, from: Data(data("scene", of: page).utf8))
  }

  func testThePageHasTheTraceInIt() throws {
    for viewer in viewers {
      XCTAssertEqual(
        try data("trace", of: page(lively(viewer))),
        try Filmstrip.play(lively(viewer), "--format", "json").output)
    }
  }

  func testThePageNeedsNothingElse() throws {
    for viewer in viewers {
      let page = try page(lively(viewer))
      XCTAssert(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"), viewer)
      XCTAssert(page.contains("<title>\(viewer)</title>"), viewer)
      let outside = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
      for word in ["http:", "https:", "src=", "@import", "url(\"", "fetch("] {
        XCTAssertFalse(outside.contains(word), "\(viewer): \(word)")
      }
      XCTAssertEqual(try self.page(lively(viewer)), page)
    }
  }

  func testViewersDifferInWhatIsBehindThePhoto() throws {
    func behind(_ viewer: String) throws -> [String] {
      let scene = try scene(of: page(lively(viewer)))
      return [scene.backdrop, scene.movesThumbnail ? "moves" : "stays"]
    }
    XCTAssertEqual(try behind("photoPreviewer"), ["blur", "stays"])
    XCTAssertEqual(try behind("bigImage"), ["shadow", "stays"])
    XCTAssertEqual(try behind("enlarge"), ["none", "moves"])
    XCTAssertEqual(try behind("insetCentered"), ["ground", "stays"])
    XCTAssertEqual(try behind("photos"), ["shadow", "stays"])
  }

  func testThePageKnowsWhereEachFrameDrawsItsPhoto() throws {
    let text = lively("bigImage", #""sample":{"times":[1,0]}"#)
    let scene = try scene(of: page(text))
    let square = DecodedTrace.Rect(x: 0, y: 227, width: 390, height: 390)
    XCTAssertEqual(
      scene.frames.map(\.drawn), [square, DecodedTrace.Rect(x: 0, y: 300, width: 128, height: 96)])
    XCTAssertEqual(
      scene.stages[0].source,
      Scene.Source(
        x: 16, y: 300, width: 96, height: 96, cornerRadius: 12,
        drawn: DecodedTrace.Rect(x: 0, y: 300, width: 128, height: 96)))
  }

  func testStagesChangeInTheMiddle() throws {
    let text = scenario(
      viewer: "photos",
      #""events":[{"at":0,"type":"open"},{"at":1,"type":"resize","width":844,"height":390},"#
        + #"{"at":2,"type":"swap","width":300,"height":100},"#
        + #"{"at":3,"type":"source","x":1,"y":2,"width":3,"height":4}],"sample":{"times":[3,0,1,2]}"#)
    let scene = try scene(of: page(text))
    let stages = scene.frames.map { scene.stages[$0.stage] }
    XCTAssertEqual(stages.map(\.viewport.width), [844, 390, 844, 844])
    XCTAssertEqual(stages.map { scene.photos[$0.photo].height.rounded() }, [333, 750, 750, 333])
    XCTAssertEqual(stages.map { $0.source?.x }, [1, nil, nil, nil])
    XCTAssertEqual(scene.window, Scene.Size(width: 844, height: 844))
  }

  func testAPageWithoutFrames() throws {
    let scene = try scene(of: page(scenario(#""sample":{"times":[]}"#)))
    XCTAssertEqual(scene.frames.count + scene.stages.count + scene.photos.count, 0)
  }
}
