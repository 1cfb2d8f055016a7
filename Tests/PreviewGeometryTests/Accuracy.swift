import Foundation
import PreviewGeometry
import XCTest

/// What consists of lengths that can be compared one by one.
protocol Measured {
  var lengths: [CGFloat] { get }
}

extension CGFloat: Measured { var lengths: [CGFloat] { [self] } }
extension CGPoint: Measured { var lengths: [CGFloat] { [x, y] } }
extension CGSize: Measured { var lengths: [CGFloat] { [width, height] } }
extension CGRect: Measured { var lengths: [CGFloat] { origin.lengths + size.lengths } }
extension Span: Measured { var lengths: [CGFloat] { [start, length] } }
extension AxisInsets: Measured { var lengths: [CGFloat] { [start, end] } }
extension Insets: Measured { var lengths: [CGFloat] { [top, left, bottom, right] } }

extension Viewport: Measured {
  /// The lengths a scroll view can be asked for, the zoom scale first.
  var lengths: [CGFloat] {
    [zoomScale] + contentSize.lengths + zoomedViewFrame.lengths + contentOffset.lengths + contentInset.lengths
  }
}

/// Fails if any two lengths are further apart than `accuracy`, or if one of them is no number.
func assertEqual<Value: Measured>(
  _ actual: Value, _ expected: Value, within accuracy: CGFloat, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  let isClose = zip(actual.lengths, expected.lengths).allSatisfy { abs($0 - $1) <= accuracy }
  if !isClose {
    XCTFail("\(actual) is not \(expected) within \(accuracy) \(message())", file: file, line: line)
  }
}

/// Fails if any two lengths differ in a bit.
func assertSame<Value: Measured>(
  _ actual: Value, _ expected: Value, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  let isSame = zip(actual.lengths, expected.lengths).allSatisfy { $0.bitPattern == $1.bitPattern }
  if !isSame {
    XCTFail("\(actual) is not \(expected) to the last bit \(message())", file: file, line: line)
  }
}

/// Fails if any length is infinite or no number.
func assertFinite<Value: Measured>(
  _ value: Value, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  if !value.lengths.allSatisfy(\.isFinite) {
    XCTFail("\(value) is not finite \(message())", file: file, line: line)
  }
}

/// Fails unless a value survives being encoded and decoded, to the last bit.
func assertSurvivesCoding<Value: Codable & Equatable>(
  _ value: Value, file: StaticString = #filePath, line: UInt = #line
) throws {
  let decoded = try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  XCTAssertEqual(decoded, value, file: file, line: line)
}

/// Decodes a value from JSON in which `"inf"`, `"-inf"` and `"nan"` stand for what JSON has no words for.
func decoded<Value: Decodable>(_ type: Value.Type, from json: String) throws -> Value {
  let decoder = JSONDecoder()
  decoder.nonConformingFloatDecodingStrategy = .convertFromString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  return try decoder.decode(type, from: Data(json.utf8))
}
