/// Reads JSON (RFC 8259) from UTF-8 bytes, in one pass.
///
/// Foundation's two readers were tried: a scenario of 4 MB takes them more than a second and 375 MB, and a number beyond
/// the doubles makes all of the text unreadable instead of one value bad. This one keeps the place of an error.
struct JSONParser {
  /// Where the text stops being JSON, and what should have stood there.
  struct Unexpected: Error, CustomStringConvertible {
    let expected: String
    let line: Int
    let column: Int

    var description: String { "not JSON at line \(line), column \(column): expected \(expected)" }
  }

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// How many arrays and objects may lie in one another; no scenario needs more than four.
  private static let greatestDepth = 256

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The value that `bytes`, valid UTF-8, spell; a byte order mark before it and blanks around it are skipped.
  static func parse(_ bytes: [UInt8]) throws(Unexpected) -> JSON {
    var parser = JSONParser(bytes: bytes)
    if bytes.starts(with: byteOrderMark) { parser.position = byteOrderMark.count }
    let value = try parser.value()
    guard parser.next() == nil else { throw parser.expected("the end") }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The error of finding something else than `what` here; columns count bytes.
  private func expected(_ what: String) -> Unexpected {
    let lines = bytes[..<position].split(separator: 0x0A, omittingEmptySubsequences: false)
    return Unexpected(expected: what, line: lines.count, column: lines[lines.count - 1].count + 1)
  }

  /// The byte at the position, or `nil` at the end.
  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The next byte that is no blank.
  private mutating func next() -> UInt8? {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    return byte
  }

  /// Steps over a character if it comes next, blanks aside.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(Unexpected) -> JSON {
    switch next() {
    case UInt8(ascii: "{"): try object()
    case UInt8(ascii: "["): try list()
    case UInt8(ascii: "\""): .text(try text())
    case UInt8(ascii: "t"): try word("true", .flag(true))
    case UInt8(ascii: "f"): try word("false", .flag(false))
    case UInt8(ascii: "n"): try word("null", .null)
    default: .number(try number())
    }
  }

  private mutating func word(_ word: String, _ value: JSON) throws(Unexpected) -> JSON {
    guard bytes[position...].starts(with: word.utf8) else { throw expected("a value") }
    position += word.utf8.count
    return value
  }
}

// MARK: Arrays and objects

extension JSONParser {
  private mutating func list() throws(Unexpected) -> JSON {
    var values: [JSON] = []
    try elements(until: "]") { parser throws(Unexpected) in
      values.append(try parser.value())
    }
    return .list(values)
  }

  private mutating func object() throws(Unexpected) -> JSON {
    var values: [String: JSON] = [:]
    try elements(until: "}") { parser throws(Unexpected) in
      guard parser.next() == UInt8(ascii: "\"") else { throw parser.expected("a key") }
      let key = try parser.text()
      guard parser.skip(":") else { throw parser.expected("a colon") }
      values[key] = try parser.value()
    }
    return .object(values)
  }

  /// What stands between two brackets, with commas in between.
  private mutating func elements(
    until end: Unicode.Scalar, _ element: (inout JSONParser) throws(Unexpected) -> Void
  ) throws(Unexpected) {
    guard depth < JSONParser.greatestDepth else { throw expected("less nesting") }
    depth += 1
    position += 1
    if !skip(end) {
      repeat { try element(&self) } while skip(",")
      guard skip(end) else { throw expected("a comma or \(end)") }
    }
    depth -= 1
  }
}

// MARK: Numbers

extension JSONParser {
  private mutating func number() throws(Unexpected) -> Double {
    let start = position
    if byte == UInt8(ascii: "-") { position += 1 }
    if byte == UInt8(ascii: "0") { position += 1 } else { try digits(or: "a value") }
    if byte == UInt8(ascii: ".") {
      position += 1
      try digits(or: "a digit")
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      try digits(or: "a digit")
    }
    return Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? .infinity
  }

  /// Steps over at least one digit.
  private mutating func digits(or missing: String) throws(Unexpected) {
    let start = position
    while let byte, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    guard position > start else { throw expected(missing) }
  }
}

// MARK: Strings

extension JSONParser {
  private mutating func text() throws(Unexpected) -> String {
    position += 1
    var (text, start) = ("", position)
    while let byte, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw expected("no control character") }
      position += 1
      guard byte == UInt8(ascii: "\\") else { continue }
      text += String(decoding: bytes[start..<position - 1], as: UTF8.self)
      text.unicodeScalars.append(try escapedScalar())
      start = position
    }
    guard byte != nil else { throw expected("the end of the string") }
    text += String(decoding: bytes[start..<position], as: UTF8.self)
    position += 1
    return text
  }

  /// What stands behind a backslash.
  private mutating func escapedScalar() throws(Unexpected) -> Unicode.Scalar {
    guard let byte, let escape = JSONParser.escapes[byte] else { throw expected("an escape") }
    position += 1
    if let escape { return escape }
    let unit = try fourHexDigits()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), bytes[position...].starts(with: "\\u".utf8) else {
      throw expected("the other half of a character")
    }
    position += 2
    let trail = try fourHexDigits()
    guard UTF16.isTrailSurrogate(trail) else { throw expected("the other half of a character") }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  /// The letters that may follow a backslash, and what they stand for: `nil` for four hexadecimal digits.
  private static let escapes: [UInt8: Unicode.Scalar?] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    UInt8(ascii: "u"): nil,
  ]

  private mutating func fourHexDigits() throws(Unexpected) -> UInt16 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw expected("four hexadecimal digits") }
    position += 4
    return unit
  }
}
