import Foundation
import XCTest

/// The pictures of the documentation, and the scenarios that they are of.
final class DocumentationPicturesTests: XCTestCase {
  private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private var pictures: URL {
    package.appendingPathComponent("Sources/Transitions/Transitions.docc/Resources")
  }

  /// After a change of what filmstrip draws, `Tests/Consumers/Pictures/draw` draws them anew.
  func testTheyAreWhatFilmstripDraws() throws {
    let scenarios = package.appendingPathComponent("Tests/Consumers/Pictures")
    for viewer in viewers {
      let result = try Filmstrip.run([
        scenarios.appendingPathComponent("\(viewer).json").path, "--format", "svg",
      ])
      assertAccepted(result, viewer)
      let picture = try String(
        contentsOf: pictures.appendingPathComponent("viewer-\(viewer).svg"), encoding: .utf8)
      XCTAssert(picture == result.output, "\(viewer): not what filmstrip draws today")
    }
  }

  func testEachIsShownInTheDocumentationAndInTheReadme() throws {
    let texts = ["README.md", "Sources/Transitions/Transitions.docc/ViewersInPictures.md"]
    for text in texts {
      let text = try String(contentsOf: package.appendingPathComponent(text), encoding: .utf8)
      for viewer in viewers {
        XCTAssert(text.contains("viewer-\(viewer).svg)") || text.contains("(viewer-\(viewer))"), viewer)
      }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: pictures.path).sorted()
    XCTAssertEqual(files, viewers.map { "viewer-\($0).svg" }.sorted())
  }
}
