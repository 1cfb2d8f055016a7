/// The fields of one object of a scenario, read one by one.
///
/// Asking for a key is what makes it known, so that each key is written down once: where its value is used.
struct Fields {
  private let values: [String: JSON]
  private let path: Path
  private let problems: Problems
  private var known: [String] = []

  init(values: [String: JSON], at path: Path, problems: Problems) {
    self.values = values
    self.path = path
    self.problems = problems
  }

  /// An object without fields, whose problems nobody hears of.
  static var none: Fields { Fields(values: [:], at: Path(), problems: Problems()) }

  /// The value for a key that must be there, `null` being none; a placeholder if it is missing or bad.
  mutating func required<Value>(_ key: String, _ shape: Shape<Value>) -> Value {
    if !has(key) { problems.reportMissing(path.appending(.key(key))) }
    return optional(key, shape) ?? shape.placeholder()
  }

  /// The value for a key that may be there; `nil` if it is not, or is `null` or bad.
  mutating func optional<Value>(_ key: String, _ shape: Shape<Value>) -> Value? {
    known.append(key)
    guard let value = values[key], !value.isNull else { return nil }
    return shape.read(value, Place(parent: path, step: .key(key), problems: problems))
  }

  /// Whether there is a value for a key, other than `null`.
  func has(_ key: String) -> Bool {
    values[key].map { !$0.isNull } ?? false
  }

  /// Whether a key is there, be it with `null`.
  func mentions(_ key: String) -> Bool { values[key] != nil }

  /// Reports that the object lacks something.
  func reportMissing(_ message: String) { problems.reportMissing(path, message) }

  /// Reports that the object contradicts itself.
  func reportBad(_ message: String) { problems.reportBad(path, message) }

  /// Makes the keys known that `reading` would ask for.
  mutating func allowKeys<Value>(of reading: (inout Fields) -> Value) {
    var fields = Fields.none
    _ = reading(&fields)
    known += fields.known
  }

  /// Reports the keys that nobody has asked for.
  func reportUnknownKeys() {
    for key in values.keys where !known.contains(key) {
      problems.reportUnknown(path.appending(.key(key)))
    }
  }
}
