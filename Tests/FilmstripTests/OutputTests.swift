import Foundation
import XCTest

/// Where a trace goes, and what happens if it cannot go there.
final class OutputTests: XCTestCase {
  func testATraceGoesToAFile() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.file(
      "trace.json", holding: String(repeating: "something longer ", count: 10_000))
    let result = try Filmstrip.play(scenario(), "--format", "json", "--output", file)
    assertAccepted(result)
    XCTAssertEqual(result.output, "")
    XCTAssertEqual(
      try String(contentsOfFile: file, encoding: .utf8),
      try Filmstrip.play(scenario(), "--format", "json").output)
  }

  func testAFileThatCannotBeWrittenIsNamed() throws {
    let directory = try TemporaryDirectory()
    assertRefused(
      try Filmstrip.play(scenario(), "--output", directory.path("none/trace")), 73,
      directory.path("none/trace") + ": cannot be written: No such file or directory")
    assertRefused(
      try Filmstrip.play(scenario(), "--output", directory.path("")), 73,
      directory.path("") + ": cannot be written: Is a directory")
  }

  func testABadScenarioLeavesTheFileAlone() throws {
    let directory = try TemporaryDirectory()
    assertRefused(
      try Filmstrip.play("{}", "--output", directory.path("trace")), 65, "viewer: must be given")
    XCTAssertFalse(directory.contains("trace"))
  }

  func testAFullDiskIsTold() throws {
    try XCTSkipUnless(FileManager.default.fileExists(atPath: "/dev/full"))
    assertRefused(
      try Filmstrip.play(scenario(), "--output", "/dev/full"), 73,
      "/dev/full: cannot be written: No space left on device")
    let full = try XCTUnwrap(FileHandle(forWritingAtPath: "/dev/full"))
    assertRefused(
      try Filmstrip.run(["--list"], input: .nullDevice, output: full) { "" }, 73,
      "standard output: cannot be written: No space left on device")
    XCTAssert(FileManager.default.fileExists(atPath: "/dev/full"), "it is no file to be removed")
  }

  func testAReaderThatHasGoneIsTold() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let result = try Filmstrip.run(
      ["--viewer", "photos", "--viewport", "1x1", "--content", "1x1", "--rate", "1000"], input: .nullDevice,
      output: pipe.fileHandleForWriting
    ) { "" }
    assertRefused(result, 73, "standard output: cannot be written: Broken pipe")
  }

  func testAFileThatCannotBeWrittenToItsEndIsRemoved() throws {
    let directory = try TemporaryDirectory()
    let file = directory.path("trace")
    let arguments = [
      "--viewer", "photos", "--viewport", "1x1", "--content", "1x1", "--rate", "1000", "--output", file,
    ]
    assertRefused(
      try Filmstrip.run(arguments, shell: #"ulimit -f 1; exec "$@""#), 73,
      "\(file): cannot be written: File too large")
    XCTAssertFalse(directory.contains("trace"))
    assertAccepted(try Filmstrip.run(arguments, shell: #"exec "$@""#))
    XCTAssert(directory.contains("trace"))
  }

  func testNobodyNeedsToListen() throws {
    for line in [#"exec "$@" 2>&-"#, #"exec "$@" 2>/dev/full"#] {
      let result = try Filmstrip.run(["--bogus"], shell: line)
      XCTAssertEqual(result.status, 64, line)
    }
    assertRefused(
      try Filmstrip.run(["--list"], shell: #"exec "$@" >&-"#), 73,
      "standard output: cannot be written: Bad file descriptor")
    assertRefused(
      try Filmstrip.run(["-"], shell: #"exec "$@" <&-"#), 66, "-: cannot be read: Bad file descriptor")
  }
}
