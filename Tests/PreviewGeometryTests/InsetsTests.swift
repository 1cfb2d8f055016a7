import PreviewGeometry
import XCTest

/// Insets of a rectangle and of an axis: the reference.
final class InsetsTests: XCTestCase {
  func testAnEdgeThatIsNotNamedHasNoInset() {
    XCTAssertEqual(Insets(top: 1), Insets(top: 1, left: 0, bottom: 0, right: 0))
    XCTAssertEqual(Insets(), .zero)
    XCTAssertEqual(AxisInsets(end: 2), AxisInsets(start: 0, end: 2))
    XCTAssertEqual(AxisInsets(), .zero)
  }

  func testLeftAndTopAreTheStartsOfTheirAxes() {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(insets.horizontal, AxisInsets(start: 2, end: 4))
    XCTAssertEqual(insets.vertical, AxisInsets(start: 1, end: 3))
    XCTAssertEqual(Insets(horizontal: insets.horizontal, vertical: insets.vertical), insets)
  }

  func testInsetsAddUpEdgeByEdge() {
    XCTAssertEqual(
      AxisInsets(start: 1, end: 2) + AxisInsets(start: 10, end: -20), AxisInsets(start: 11, end: -18))
  }

  func testInsetsSurviveCoding() throws {
    try assertSurvivesCoding(Insets(top: 0.1, left: -1 / 3, bottom: 1e-9, right: 1e9))
    try assertSurvivesCoding(AxisInsets(start: 0.1, end: -1 / 3))
  }
}
