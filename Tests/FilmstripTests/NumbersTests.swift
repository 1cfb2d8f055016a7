import XCTest

/// How numbers are written.
///
/// A curve's x comes out as it went in, so any number can be looked at.
final class NumbersTests: XCTestCase {
  private func written(_ numbers: [String]) throws -> [String] {
    let result = try Filmstrip.run(["curve", "linear", "--at", numbers.joined(separator: ",")])
    assertAccepted(result)
    return result.lines.map { String($0.prefix { $0 != " " }) }
  }

  func testWholeNumbersBelow1e15HaveNoFraction() throws {
    XCTAssertEqual(
      try written([
        "0", "-0", "-0.0", "1.0", "-42", "1e3", "999999999999999", "-999999999999999", "1e15", "1e16",
      ]),
      [
        "0", "0", "0", "1", "-42", "1000", "999999999999999", "-999999999999999", "1000000000000000.0",
        "1e+16",
      ])
  }

  func testOtherNumbersAreAsShortAsTheyCanBe() throws {
    XCTAssertEqual(
      try written([
        "0.1", "0.10000000000000000555", "-292.5", "0.1000000000000000055511151231257827e1", "1e-7",
      ]),
      ["0.1", "0.1", "-292.5", "1", "1e-07"])
  }

  /// What is written reads back as the same number, and with a digit less it would not.
  func testNumbersReadBack() throws {
    var generator = SplitMix64(seed: 3)
    let numbers = (0..<1000).map { _ in
      Double(
        sign: .plus, exponent: .random(in: -60...40, using: &generator),
        significand: .random(in: 1..<2, using: &generator))
    }
    for (number, text) in zip(numbers, try written(numbers.map(\.description))) {
      XCTAssertEqual(Double(text), number, "seed 3")
      let digits = text.prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }
      let shorter = String(format: "%.*e", max(digits.count - 2, 0), number)
      XCTAssert(digits.count == 1 || Double(shorter) != number, "seed 3, \(text)")
    }
  }
}
