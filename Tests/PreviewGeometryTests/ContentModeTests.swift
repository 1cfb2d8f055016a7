import PreviewGeometry
import XCTest

/// Where a content mode draws: the reference.
final class ContentModeTests: XCTestCase {
  // MARK: Vectors

  /// Content of 200 × 100 in a square of 400 at (10, 20).
  func testTheThirteenModes() {
    func row(
      _ mode: ContentMode, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, line: UInt = #line
    ) {
      let drawn = mode.drawnRect(
        of: CGSize(width: 200, height: 100), in: CGRect(x: 10, y: 20, width: 400, height: 400))
      XCTAssertEqual(drawn, CGRect(x: x, y: y, width: width, height: height), line: line)
    }
    row(.scaleToFill, 10, 20, 400, 400)
    row(.scaleAspectFit, 10, 120, 400, 200)
    row(.scaleAspectFill, -190, 20, 800, 400)
    row(.redraw, 10, 20, 400, 400)
    row(.center, 110, 170, 200, 100)
    row(.top, 110, 20, 200, 100)
    row(.bottom, 110, 320, 200, 100)
    row(.left, 10, 170, 200, 100)
    row(.right, 210, 170, 200, 100)
    row(.topLeft, 10, 20, 200, 100)
    row(.topRight, 210, 20, 200, 100)
    row(.bottomLeft, 10, 320, 200, 100)
    row(.bottomRight, 210, 320, 200, 100)
    XCTAssertEqual(ContentMode.allCases.count, 13)
  }

  func testPositionalModesMayReachBeyondTheBounds() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    let content = CGSize(width: 200, height: 100)
    XCTAssertEqual(
      ContentMode.center.drawnRect(of: content, in: bounds), CGRect(x: -50, y: -25, width: 200, height: 100))
    XCTAssertEqual(
      ContentMode.bottomRight.drawnRect(of: content, in: bounds),
      CGRect(x: -100, y: -50, width: 200, height: 100))
  }

  func testContentWithoutAShapeIsDrawnAsTheWholeBounds() {
    let bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    let shapeless: [CGSize] = [
      .zero, CGSize(width: 0, height: 5), CGSize(width: -5, height: 5), CGSize(width: CGFloat.nan, height: 5),
      CGSize(width: 5, height: CGFloat.infinity),
    ]
    for mode in ContentMode.allCases {
      for content in shapeless {
        XCTAssertEqual(mode.drawnRect(of: content, in: bounds), bounds, "\(mode) \(content)")
      }
    }
  }

  func testBoundsWithNegativeSidesAreStandardised() {
    let turned = CGRect(x: 410, y: 420, width: -400, height: -400)
    for mode in ContentMode.allCases {
      XCTAssertEqual(
        mode.drawnRect(of: CGSize(width: 200, height: 100), in: turned),
        mode.drawnRect(
          of: CGSize(width: 200, height: 100), in: CGRect(x: 10, y: 20, width: 400, height: 400)), "\(mode)")
    }
  }

  func testBoundsThatAreNotFiniteGiveAFiniteRect() {
    for mode in ContentMode.allCases {
      let bounds = CGRect(x: CGFloat.nan, y: 5, width: 20, height: .infinity)
      assertFinite(mode.drawnRect(of: CGSize(width: 2, height: 1), in: bounds), "\(mode)")
      assertFinite(mode.drawnRect(of: .zero, in: bounds), "\(mode)")
    }
  }

  func testTheModesThatKeepTheContentsSizeArePositional() {
    let scaling: [ContentMode] = [.scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw]
    for mode in ContentMode.allCases {
      XCTAssertEqual(mode.isPositional, !scaling.contains(mode), "\(mode)")
    }
  }

  // MARK: Laws

  /// Fit lies in the bounds, fill covers them; both keep the shape and the middle, and share exactly one side's length.
  func testAspectModes() {
    for seed in 0..<1_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let content = generator.extremeSize()
      let bounds = CGRect(origin: .zero, size: generator.extremeSize())
      for mode in [ContentMode.scaleAspectFit, .scaleAspectFill] {
        let drawn = mode.drawnRect(of: content, in: bounds)
        let (across, down) = (drawn.size.width / bounds.size.width, drawn.size.height / bounds.size.height)
        XCTAssert(across == 1 || down == 1, "the side that decides is exact, seed \(seed)")
        if mode == .scaleAspectFit {
          XCTAssertLessThanOrEqual(max(across, down), 1 + 1e-15, "seed \(seed)")
        } else {
          XCTAssertGreaterThanOrEqual(min(across, down), 1 - 1e-15, "seed \(seed)")
        }
        XCTAssertEqual(
          drawn.size.width / drawn.size.height / (content.width / content.height), 1, accuracy: 1e-12,
          "seed \(seed)")
        let reach = drawn.size.width + drawn.size.height
        XCTAssertEqual(
          drawn.horizontalSpan.middle, bounds.horizontalSpan.middle, accuracy: 1e-12 * reach, "seed \(seed)")
        XCTAssertEqual(
          drawn.verticalSpan.middle, bounds.verticalSpan.middle, accuracy: 1e-12 * reach, "seed \(seed)")
      }
    }
  }

  func testAModeIsCodedByItsName() throws {
    XCTAssertEqual(try decoded([ContentMode].self, from: "[\"scaleAspectFill\"]"), [.scaleAspectFill])
    XCTAssertThrowsError(try decoded([ContentMode].self, from: "[\"stretch\"]"))
  }
}
