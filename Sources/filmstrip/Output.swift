import Foundation

/// Where a result goes: a file, or standard output.
///
/// Nothing is sent before there is much of it, and what cannot be sent is told once, at the end. A file that cannot be
/// written to the end is removed.
struct Output {
  private let file: String?
  private let descriptor: Int32
  private var pending: [UInt8] = []
  private var error: Int32 = 0

  private static let chunk = 1 << 16

  /// Opens a file for writing, whatever was in it; `nil` is standard output.
  init(to file: String?) throws(Failure) {
    self.file = file
    descriptor = file.map { open($0, O_WRONLY | O_CREAT | O_TRUNC, 0o666) } ?? STDOUT_FILENO
    if descriptor < 0 { throw Output.failure(file, errno) }
    pending.reserveCapacity(2 * Output.chunk)
  }

  /// Adds text.
  mutating func write(_ text: String) {
    pending.append(contentsOf: text.utf8)
    if pending.count >= Output.chunk { send() }
  }

  /// Sends what has not been sent yet.
  mutating func finish() throws(Failure) {
    send()
    let canRemove = error != 0 && isRegularFile
    if close(descriptor) != 0, error == 0 { error = errno }
    if canRemove, let file { unlink(file) }
    if error != 0 { throw Output.failure(file, error) }
  }

  private mutating func send() {
    var sent = 0
    while sent < pending.count, error == 0 {
      let count = pending[sent...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { sent += count } else if errno != EINTR { error = errno }
    }
    pending.removeAll(keepingCapacity: true)
  }

  private var isRegularFile: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static func failure(_ file: String?, _ error: Int32) -> Failure {
    Failure(
      status: .cannotCreate,
      message: "\(file ?? "standard output"): cannot be written: \(String(cString: strerror(error)))")
  }
}
