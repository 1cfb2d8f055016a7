import Foundation

/// Reads a scenario's text from a file, or from standard input for `-`.
///
/// Of a file that is too large not a byte is read, and of what has no size, such as a pipe, hardly more than is allowed.
func readScenario(_ name: String) throws(Failure) -> [UInt8] {
  let descriptor = name == "-" ? STDIN_FILENO : open(name, O_RDONLY)
  guard descriptor >= 0 else { throw unreadable(name) }
  defer { close(descriptor) }
  if size(of: descriptor) > Scenario.greatestLength { throw tooLarge }
  var (text, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    if count < 0, errno == EINTR { continue }
    if count < 0 { throw unreadable(name) }
    if count == 0 { break }
    text += chunk[..<count]
    if text.count > Scenario.greatestLength { throw tooLarge }
  }
  guard String(bytes: text, encoding: .utf8) != nil else {
    throw Failure(status: .data, message: "scenario: not UTF-8")
  }
  return text
}

private let tooLarge = Failure(status: .data, message: "scenario: larger than 4 MB")

/// The size in bytes of an open file; 0 for what has none.
private func size(of descriptor: Int32) -> Int {
  var status = stat()
  return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
}

private func unreadable(_ name: String) -> Failure {
  Failure(status: .noInput, message: "\(name): cannot be read: \(String(cString: strerror(errno)))")
}
