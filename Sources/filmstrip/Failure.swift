/// Why there is no result: an exit status, in the words of sysexits(3), and one line for a person.
struct Failure: Error {
  /// What went wrong.
  let status: Status

  /// The offending key or option, a colon, and what is wrong with it.
  let message: String

  /// The exit statuses.
  enum Status: Int32 {
    /// The command line is wrong, its values included.
    case usage = 64
    /// The scenario is wrong.
    case data = 65
    /// The scenario cannot be read.
    case noInput = 66
    /// The output cannot be written.
    case cannotCreate = 73
  }
}

extension String {
  /// The text on one line: control characters and line separators written as `\u{…}`.
  var onOneLine: String {
    String(
      unicodeScalars.map { scalar in
        scalar.properties.generalCategory.breaksLines
          ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }.joined())
  }
}

extension Unicode.GeneralCategory {
  fileprivate var breaksLines: Bool {
    switch self {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
