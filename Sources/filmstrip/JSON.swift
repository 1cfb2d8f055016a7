/// A JSON value as it stands in the text, nothing converted.
enum JSON {
  /// `null`
  case null
  /// `true` or `false`, which are no numbers
  case flag(Bool)
  /// A number; infinite if it is too large for a double, so that its reader can refuse it by name
  case number(Double)
  /// A string
  case text(String)
  /// An array
  case list([JSON])
  /// An object; of two values for one key the last, as most languages read it
  case object([String: JSON])

  /// Whether it is `null`.
  var isNull: Bool {
    if case .null = self { true } else { false }
  }
}
