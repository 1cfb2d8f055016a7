/// What is wrong with the value at a path of a scenario.
struct Problem: Error, CustomStringConvertible {
  let path: Path
  let message: String

  var description: String { "\(path): \(message)" }
}

/// What is wrong with a scenario, of which a person is told one thing at a time.
///
/// Unknown keys come first, by path; then the first missing key, then the first bad value, both in the order in which
/// a scenario is read.
final class Problems {
  /// What to say of an unknown key.
  private let messageForUnknown: String
  private var unknown: Problem?
  private var missing: Problem?
  private var bad: Problem?

  init(unknown message: String = "unknown key") {
    messageForUnknown = message
  }

  /// The one to tell.
  var first: Problem? { unknown ?? missing ?? bad }

  func reportUnknown(_ path: Path) {
    if let unknown, unknown.path < path { return }
    unknown = Problem(path: path, message: messageForUnknown)
  }

  func reportMissing(_ path: Path, _ message: String = "must be given") {
    missing = missing ?? Problem(path: path, message: message)
  }

  func reportBad(_ path: Path, _ message: String) {
    bad = bad ?? Problem(path: path, message: message)
  }
}
