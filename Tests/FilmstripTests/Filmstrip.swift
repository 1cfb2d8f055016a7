import Foundation
import XCTest

/// The program under test, run as a person runs it.
enum Filmstrip {
  /// What a run leaves behind.
  struct Result {
    let status: Int32
    let output: String
    let error: String

    /// The lines of the output.
    var lines: [String] {
      output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
  }

  /// Runs it with arguments and, if given, something on standard input.
  static func run(_ arguments: [String], input: String = "") throws -> Result {
    let directory = try TemporaryDirectory()
    let (standardInput, standardOutput) = (directory.path("input"), directory.path("output"))
    try Data(input.utf8).write(to: URL(fileURLWithPath: standardInput))
    try Data().write(to: URL(fileURLWithPath: standardOutput))
    return try run(
      arguments, input: XCTUnwrap(FileHandle(forReadingAtPath: standardInput)),
      output: XCTUnwrap(FileHandle(forWritingAtPath: standardOutput))
    ) { try String(decoding: Data(contentsOf: URL(fileURLWithPath: standardOutput)), as: UTF8.self) }
  }

  /// Runs it by a line of shell, in which it is `"$@"`.
  static func run(_ arguments: [String], shell line: String) throws -> Result {
    try run(
      ["-c", line, "sh", executable().path] + arguments, input: .nullDevice, output: .nullDevice,
      executable: URL(fileURLWithPath: "/bin/sh")
    ) { "" }
  }

  /// Runs it with standard input and output of one's own, and reads the output afterwards.
  static func run(
    _ arguments: [String], input: FileHandle, output: FileHandle, reading: () throws -> String
  ) throws -> Result {
    try run(arguments, input: input, output: output, executable: executable(), reading: reading)
  }

  private static func run(
    _ arguments: [String], input: FileHandle, output: FileHandle, executable: URL,
    reading: () throws -> String
  ) throws -> Result {
    // Waiting for the process itself would look for its end twenty times a second only.
    let (process, error, ended) = (Process(), Pipe(), DispatchSemaphore(value: 0))
    process.terminationHandler = { _ in ended.signal() }
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let complaint = error.fileHandleForReading.readDataToEndOfFile()
    ended.wait()
    return Result(
      status: process.terminationStatus, output: try reading(),
      error: String(decoding: complaint, as: UTF8.self))
  }

  /// Runs it with a scenario on standard input.
  static func play(_ scenario: String, _ arguments: String...) throws -> Result {
    try run(["-"] + arguments, input: scenario)
  }

  /// The program is built next to the tests.
  private static func executable() throws -> URL {
    let bundle = Bundle(for: BundleMarker.self).bundleURL
    let places = [bundle, bundle.deletingLastPathComponent()].map { $0.appendingPathComponent("filmstrip") }
    return try XCTUnwrap(places.first { FileManager.default.isExecutableFile(atPath: $0.path) })
  }

  private final class BundleMarker {}
}

/// A directory that is gone when nobody uses it any more.
final class TemporaryDirectory {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("filmstrip-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in it.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// The path of a file in it that holds a text.
  func file(_ name: String, holding text: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  /// Whether there is a file of a name in it.
  func contains(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }
}

/// A scenario of `photoPreviewer` in 390 × 844, or of another viewer, with more keys at its end.
func scenario(viewer: String = "photoPreviewer", _ more: String = "") -> String {
  #"{"viewer":"\#(viewer)","viewport":{"width":390,"height":844},"content":{"width":4032,"height":3024}"#
    + (more.isEmpty ? "" : ",") + more + "}"
}

/// Fails unless a run was refused with a status, exactly one line on standard error and nothing on standard output.
func assertRefused(
  _ result: Filmstrip.Result, _ status: Int32, _ line: String, _ message: String = "",
  file: StaticString = #filePath, at number: UInt = #line
) {
  XCTAssertEqual(result.status, status, message, file: file, line: number)
  XCTAssertEqual(result.error, line + "\n", message, file: file, line: number)
  XCTAssertEqual(result.output, "", message, file: file, line: number)
}

/// Fails unless a run succeeded and said nothing on standard error.
func assertAccepted(
  _ result: Filmstrip.Result, _ message: String = "", file: StaticString = #filePath, at number: UInt = #line
) {
  XCTAssertEqual(result.status, 0, message + result.error, file: file, line: number)
  XCTAssertEqual(result.error, "", message, file: file, line: number)
}
