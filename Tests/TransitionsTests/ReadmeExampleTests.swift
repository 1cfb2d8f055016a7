import Foundation
import Transitions
import XCTest

/// The example of README.md, run line by line.
final class ReadmeExampleTests: XCTestCase {
  func testTheExampleOfTheReadmePrintsWhatItsCommentsSay() throws {
    var printed: [String] = []
    func print(_ value: some Any) { printed.append("\(value)") }

    // The example begins.
    let photo = Photo(width: 4032, height: 3024)
    let thumbnail = Source(frame: CGRect(x: 16, y: 300, width: 96, height: 96))
    var session = PreviewSession(
      style: .photos(), photo: photo, container: Container(width: 390, height: 844), source: thumbnail)
    _ = session.handle(.open, at: 0)
    print(session.frame(at: 0).clipFrame.width)  // 96.0
    print(session.frame(at: 1).clipFrame.width)  // 390.0
    _ = session.handle(.doubleTap(CGPoint(x: 195, y: 422)), at: 1)
    print(session.frame(at: 2).zoomScale)  // 2.8854700854700854
    _ = session.handle(.close, at: 2)
    print(session.isAtRest(at: 3))  // true
    // The example ends.

    let promised = try readmeExample().filter { $0.hasPrefix("print(") }.map {
      $0.components(separatedBy: "  // ").last ?? ""
    }
    XCTAssertEqual(printed, promised)
    XCTAssertEqual(printed.count, 4)
  }

  func testTheExampleOfTheReadmeIsTheOneThatIsRunHere() throws {
    XCTAssertEqual(try readmeExample(), ["import Transitions", ""] + (try exampleRunHere()))
  }

  /// The lines of the first block of Swift in README.md.
  private func readmeExample() throws -> [String] {
    let readme = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("README.md")
    let lines = try String(contentsOf: readme, encoding: .utf8).components(separatedBy: "\n")
    let block = lines.drop { $0 != "```swift" }.dropFirst()
    return Array(block.prefix { $0 != "```" })
  }

  /// The lines between the marks of the test above, without their indentation.
  private func exampleRunHere() throws -> [String] {
    let file = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let lines = file.components(separatedBy: "\n")
    let block = lines.drop { $0 != "    // The example begins." }.dropFirst()
    return block.prefix { $0 != "    // The example ends." }.map { String($0.dropFirst(4)) }
  }
}
