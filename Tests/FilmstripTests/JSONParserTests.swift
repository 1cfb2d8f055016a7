import XCTest

/// What counts as JSON, and what is said of what does not.
final class JSONParserTests: XCTestCase {
  func testTextThatIsNoJSONIsRefusedByItsPlace() throws {
    func row(_ text: String, _ problem: String, line: UInt = #line) throws {
      assertRefused(try Filmstrip.play(text), 65, "scenario: " + problem, at: line)
    }
    try row("", "not JSON at line 1, column 1: expected a value")
    try row(" \n\t ", "not JSON at line 2, column 3: expected a value")
    try row("{", "not JSON at line 1, column 2: expected a key")
    try row(#"{"viewer""#, "not JSON at line 1, column 10: expected a colon")
    try row(#"{"viewer":}"#, "not JSON at line 1, column 11: expected a value")
    try row(#"{"viewer":1,}"#, "not JSON at line 1, column 13: expected a key")
    try row(#"{"viewer":1 "#, "not JSON at line 1, column 13: expected a comma or }")
    try row("[1,]", "not JSON at line 1, column 4: expected a value")
    try row("[1", "not JSON at line 1, column 3: expected a comma or ]")
    try row("nul", "not JSON at line 1, column 1: expected a value")
    try row("nullx", "not JSON at line 1, column 5: expected the end")
    try row("{} {}", "not JSON at line 1, column 4: expected the end")
    try row("+1", "not JSON at line 1, column 1: expected a value")
    try row("01", "not JSON at line 1, column 2: expected the end")
    try row("-", "not JSON at line 1, column 2: expected a value")
    try row("1.", "not JSON at line 1, column 3: expected a digit")
    try row("1e", "not JSON at line 1, column 3: expected a digit")
    try row("\"\n\"", "not JSON at line 1, column 2: expected no control character")
    try row(#""abc"#, "not JSON at line 1, column 5: expected the end of the string")
    try row(#""\x""#, "not JSON at line 1, column 3: expected an escape")
    try row(#""\u12g4""#, "not JSON at line 1, column 4: expected four hexadecimal digits")
    try row(#""\ud800""#, "not JSON at line 1, column 8: expected the other half of a character")
    try row(#""\ud800\u0041""#, "not JSON at line 1, column 14: expected the other half of a character")
  }

  func testJSONThatIsNoObjectIsRefused() throws {
    for text in ["[]", "null", "true", "1", #""viewer""#] {
      assertRefused(try Filmstrip.play(text), 65, "scenario: must be an object", text)
    }
  }

  func testNestingThatHasNoEndIsRefused() throws {
    assertRefused(
      try Filmstrip.play(String(repeating: "[", count: 100_000)), 65,
      "scenario: not JSON at line 1, column 257: expected less nesting")
    assertRefused(
      try Filmstrip.play(String(repeating: #"{"a":"#, count: 100_000)), 65,
      "scenario: not JSON at line 1, column 1281: expected less nesting")
  }

  func testAByteOrderMarkAndBlanksAreSkipped() throws {
    assertAccepted(try Filmstrip.play("\u{FEFF} \r\n\t" + scenario() + "\n"))
  }

  func testKeysAndWordsMayBeEscaped() throws {
    let escaped = scenario().replacingOccurrences(of: "viewer", with: #"\u0076ie\u0077er"#)
    XCTAssertNotEqual(escaped, scenario())
    assertAccepted(try Filmstrip.play(escaped))
    assertRefused(
      try Filmstrip.play(scenario(#""\ud83d\ude00\"\\\/\t":1"#)), 65, #"😀"\/\u{9}: unknown key"#)
  }

  func testNumbersMayBeSpelledInAnyWay() throws {
    let plain = try Filmstrip.play(scenario(#""sample":{"times":[100,0,0.25]}"#))
    assertAccepted(plain)
    XCTAssertEqual(
      try Filmstrip.play(scenario(#""sample":{"times":[1e2,-0.0e-5,2.5E-1]}"#)).output, plain.output)
  }

  func testANumberBeyondTheDoublesIsABadValueOfItsOwn() throws {
    assertRefused(
      try Filmstrip.play(scenario(#""displayScale":1e400"#)), 65, "displayScale: must be a finite number > 0")
    assertRefused(
      try Filmstrip.play(scenario(#""sample":{"times":[0,-1e999]}"#)), 65,
      "sample.times[1]: must be a finite number >= 0")
    assertRefused(
      try Filmstrip.play(scenario(#""displayScale":1e-400"#)), 65, "displayScale: must be a finite number > 0"
    )
  }

  func testOfTwoValuesForOneKeyTheLastCounts() throws {
    assertAccepted(try Filmstrip.play(scenario(#""corrected":7,"corrected":true"#)))
    assertRefused(
      try Filmstrip.play(scenario(#""corrected":true,"corrected":7"#)), 65, "corrected: must be true or false"
    )
  }
}
