import Foundation
import Transitions
import XCTest

/// The thumbnail that a photo grows out of: the reference.
final class SourceTests: XCTestCase {
  func testASourceFillsAndHasSquareCornersUnlessItIsToldOtherwise() throws {
    let source = try XCTUnwrap(Source(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    XCTAssertEqual(source.contentMode, .scaleAspectFill)
    XCTAssertEqual(source.cornerRadius, 0)
  }

  func testAFrameThatIsNotFiniteIsNoPlace() {
    func row(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, line: UInt = #line) {
      XCTAssertNil(
        Source(frame: CGRect(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))),
        line: line)
    }
    row(.nan, 0, 1, 1)
    row(0, .infinity, 1, 1)
    row(0, 0, .nan, 1)
    row(0, 0, 1, -.infinity)
    row(1e308, 0, 1e308, 1)
  }

  func testNegativeSidesAreTurnedRound() throws {
    let source = try XCTUnwrap(
      Source(frame: CGRect(origin: CGPoint(x: 10, y: 20), size: CGSize(width: -4, height: -6))))
    XCTAssertEqual(source.frame.lengths, [6, 14, 4, 6])
  }

  func testACornerRadiusThatIsNoneCountsAsZero() throws {
    for radius: CGFloat in [-1, .nan, .infinity] {
      XCTAssertEqual(try XCTUnwrap(Source(frame: .zero, cornerRadius: radius)).cornerRadius, 0)
    }
    XCTAssertEqual(try XCTUnwrap(Source(frame: .zero, cornerRadius: 12)).cornerRadius, 12)
  }

  func testItIsSavedExactly() throws {
    let source = try XCTUnwrap(
      Source(
        frame: CGRect(x: 0.1, y: 1.0 / 3, width: 1e-3, height: 1e7), contentMode: .topLeft, cornerRadius: 2.7)
    )
    let saved = try JSONEncoder().encode(source)
    XCTAssertEqual(try JSONDecoder().decode(Source.self, from: saved), source)
  }

  /// Decoding is by the rules of the initialiser.
  func testDecodingRefusesWhatIsNoPlace() throws {
    func decode(_ text: String) throws -> Source {
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      return try decoder.decode(Source.self, from: Data(text.utf8))
    }
    let turned = #"{"frame":[[10,20],[-4,6]],"contentMode":"center","cornerRadius":-3}"#
    XCTAssertEqual(
      try decode(turned), Source(frame: CGRect(x: 6, y: 20, width: 4, height: 6), contentMode: .center))
    XCTAssertThrowsError(
      try decode(#"{"frame":[["nan",20],[4,6]],"contentMode":"center","cornerRadius":0}"#))
    XCTAssertThrowsError(try decode(#"{"frame":[[0,20],[4,6]],"contentMode":"middle","cornerRadius":0}"#))
  }
}
