import PreviewGeometry
import XCTest

/// What a viewer is laid out in: the reference.
final class ContainerTests: XCTestCase {
  // MARK: Examples

  func testTheAvailableSizeIsTheViewportLessItsSafeArea() {
    let phone = Container(
      size: CGSize(width: 390, height: 844), safeArea: Insets(top: 47, bottom: 34), displayScale: 3)
    XCTAssertEqual(phone.bounds, CGRect(x: 0, y: 0, width: 390, height: 844))
    XCTAssertEqual(phone.availableSize, CGSize(width: 390, height: 763))
    XCTAssertEqual(phone.pixelLength, 1 / 3)
  }

  func testWithoutADisplayScaleAPixelIsAPoint() {
    XCTAssertNil(Container(width: 390, height: 844).displayScale)
    XCTAssertEqual(Container(width: 390, height: 844).pixelLength, 1)
  }

  func testNegativeInsetsReachBeyondTheViewport() {
    let container = Container(size: CGSize(width: 100, height: 200), safeArea: Insets(top: -10, right: -20))
    XCTAssertEqual(container.availableSize, CGSize(width: 120, height: 210))
  }

  /// Insets that leave nothing count as none, each axis by itself, but are remembered for a larger viewport.
  func testInsetsThatLeaveNothingCountAsNone() {
    let insets = Insets(top: 60, left: 10, bottom: 40, right: 20)
    let low = Container(size: CGSize(width: 100, height: 100), safeArea: insets)
    XCTAssertEqual(low.safeArea, Insets(left: 10, right: 20))
    XCTAssertEqual(low.safeAreaInsets, insets)
    XCTAssertEqual(low.availableSize, CGSize(width: 70, height: 100))
    let high = low.resized(to: CGSize(width: 100, height: 101))
    XCTAssertEqual(high.safeArea, insets)
    XCTAssertEqual(high.availableSize, CGSize(width: 70, height: 1))
  }

  func testResizingKeepsWhatIsNotGiven() {
    let container = Container(
      size: CGSize(width: 390, height: 844), safeArea: Insets(top: 47), displayScale: 3)
    let turned = container.resized(to: CGSize(width: 844, height: 390))
    XCTAssertEqual(turned.safeArea, Insets(top: 47))
    XCTAssertEqual(turned.displayScale, 3)
    let withSideBars = container.resized(to: CGSize(width: 844, height: 390), safeArea: Insets(left: 47))
    XCTAssertEqual(withSideBars.safeArea, Insets(left: 47))
  }

  // MARK: Vectors

  func testWhatCannotBeALengthCountsAsNothing() {
    func row(_ width: CGFloat, _ height: CGFloat, is size: CGSize, line: UInt = #line) {
      XCTAssertEqual(Container(width: width, height: height).size, size, line: line)
    }
    row(-1, 10, is: CGSize(width: 0, height: 10))
    row(10, .nan, is: CGSize(width: 10, height: 0))
    row(.infinity, -.infinity, is: .zero)
    row(0, 1e-300, is: .zero)
    row(1e-99, 1e300, is: CGSize(width: 1e-99, height: 1e100))
  }

  func testAScaleThatIsNoneCountsAsNone() {
    func row(_ scale: CGFloat, is expected: CGFloat?, line: UInt = #line) {
      let container = Container(size: CGSize(width: 1, height: 1), displayScale: scale)
      XCTAssertEqual(container.displayScale, expected, line: line)
    }
    row(2, is: 2)
    row(0.5, is: 0.5)
    row(0, is: nil)
    row(-3, is: nil)
    row(.nan, is: nil)
    row(.infinity, is: nil)
  }

  func testInsetsThatAreNotFiniteCountAsZero() {
    let container = Container(
      size: CGSize(width: 100, height: 100),
      safeArea: Insets(top: .nan, left: .infinity, bottom: 10, right: -.infinity))
    XCTAssertEqual(container.safeArea, Insets(bottom: 10))
  }

  // MARK: Coding

  func testAContainerSurvivesCoding() throws {
    try assertSurvivesCoding(Container(width: 0.1, height: 1 / 3))
    try assertSurvivesCoding(
      Container(size: CGSize(width: 50, height: 844), safeArea: Insets(top: 47, left: 60), displayScale: 3))
  }

  func testDecodingObeysTheRulesOfCreating() throws {
    let container = try decoded(
      Container.self,
      from: """
        {"size": [-390, 844], "displayScale": -3,
         "safeAreaInsets": {"top": "nan", "left": 0, "bottom": 34, "right": "inf"}}
        """)
    XCTAssertEqual(
      container, Container(size: CGSize(width: 0, height: 844), safeArea: Insets(bottom: 34)))
  }
}
