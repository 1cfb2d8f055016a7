import Foundation
import XCTest

/// Where a scenario comes from, and how large it may be.
final class InputTests: XCTestCase {
  private let limit = 4 << 20

  /// A scenario of exactly so many bytes.
  private func padded(to length: Int) -> String {
    scenario() + String(repeating: " ", count: length - scenario().utf8.count)
  }

  func testAScenarioComesFromAFileOrFromStandardInput() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.file("scenario.json", holding: scenario())
    let fromFile = try Filmstrip.run([file, "--format", "json"])
    assertAccepted(fromFile)
    XCTAssertEqual(fromFile.output, try Filmstrip.play(scenario(), "--format", "json").output)
  }

  func testWhatCannotBeReadIsRefused() throws {
    let directory = try TemporaryDirectory()
    assertRefused(
      try Filmstrip.run([directory.path("none")]), 66,
      "\(directory.path("none")): cannot be read: No such file or directory")
    assertRefused(
      try Filmstrip.run([directory.path("")]), 66, "\(directory.path("")): cannot be read: Is a directory")
    assertRefused(
      try Filmstrip.run([directory.path("a\nb")]), 66,
      directory.path(#"a\u{a}b"#) + ": cannot be read: No such file or directory")
  }

  func testAScenarioLargerThan4MBIsRefused() throws {
    let tooLarge = "scenario: larger than 4 MB"
    assertRefused(try Filmstrip.play(padded(to: limit + 1)), 65, tooLarge)
    assertRefused(
      try Filmstrip.play(String(repeating: "[", count: 2 * limit)), 65, tooLarge, "before it is read")
    let directory = try TemporaryDirectory()
    assertRefused(
      try Filmstrip.run([directory.file("large", holding: padded(to: limit + 1))]), 65, tooLarge)
  }

  func testAScenarioOf4MBIsPlayed() throws {
    assertAccepted(try Filmstrip.play(padded(to: limit)))
  }

  func testWhatHasNoEndIsRefused() throws {
    assertRefused(try Filmstrip.run(["/dev/zero"]), 65, "scenario: larger than 4 MB")
  }

  func testAPipeIsReadToItsEnd() throws {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data("[1,".utf8))
    let written = pipe.fileHandleForWriting
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
      written.write(Data("2]".utf8))
      try? written.close()
    }
    let result = try Filmstrip.run(["-"], input: pipe.fileHandleForReading, output: .nullDevice) { "" }
    assertRefused(result, 65, "scenario: must be an object")
  }

  func testTextThatIsNotUTF8IsRefused() throws {
    let directory = try TemporaryDirectory()
    for bytes in [[0xFF], [0xC3], [0x22, 0xED, 0xA0, 0x80, 0x22], [0xFF, 0xFE, 0x7B, 0x00]] as [[UInt8]] {
      try Data(bytes).write(to: URL(fileURLWithPath: directory.path("bytes")))
      assertRefused(try Filmstrip.run([directory.path("bytes")]), 65, "scenario: not UTF-8", "\(bytes)")
    }
  }

  func testAThousandsOfEventsAreNoTrouble() throws {
    let event = #"{"at":1,"type":"open"}"#
    let text = scenario(#""events":[\#(Array(repeating: event, count: 10_000).joined(separator: ","))]"#)
    let result = try Filmstrip.play(text, "--format", "json")
    assertAccepted(result)
    XCTAssertEqual(result.lines.count { $0.contains(#""reason":"opening""#) }, 9_999)
  }
}
