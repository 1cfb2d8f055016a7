import XCTest

/// What `filmstrip --list` prints.
final class ListCommandTests: XCTestCase {
  func testTheViewersAndTheirConstants() throws {
    let result = try Filmstrip.run(["--list"])
    assertAccepted(result)
    XCTAssertEqual(
      result.lines.filter { !$0.hasPrefix(" ") && !$0.isEmpty },
      [
        "photoPreviewer", "photoPreviewer, corrected", "bigImage", "enlarge", "insetCentered",
        "insetCentered, corrected", "photos",
      ])
    func row(_ viewer: String, _ constant: String, _ value: String, line: UInt = #line) {
      let lines = result.lines.drop { $0 != viewer }.prefix { !$0.isEmpty }
      XCTAssertEqual(
        lines.first { $0.hasPrefix("  \(constant)  ") }?.dropFirst(19), Substring(value), line: line)
    }
    row("photoPreviewer", "zoom", "1 to 3")
    row(
      "photoPreviewer", "closing", "0.18 s easeInOut, to the source, backdrop 0.01; 0.1 s easeInOut, viewer 0"
    )
    row("bigImage", "backdrop", "0.5")
    row("bigImage", "opening", "at once, backdrop 0.5, viewer 1; 0.3 s easeInOut, to the open photo")
    row("enlarge", "closing", "0.5 s easeInOut, to the source")
    row("insetCentered", "zoom", "1 to 4")
    row("insetCentered, corrected", "opening", "at once")
    row("photos", "deceleration", "0.998 per ms")
  }
}
