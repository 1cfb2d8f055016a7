import Foundation
import Transitions
import XCTest

/// Everything there is to show at an instant: the reference.
final class PreviewFrameTests: XCTestCase {
  func testAFrameIsSavedExactly() throws {
    let frame = Photos.openSession().playing((1, .doubleTap(CGPoint(x: 12.3, y: 345.6)))).frame(at: 1.1234)
    let saved = try JSONEncoder().encode(frame)
    XCTAssertEqual(try JSONDecoder().decode(PreviewFrame.self, from: saved), frame)
  }

  func testThereAreFourPhases() {
    XCTAssertEqual(Phase.allCases.map(\.rawValue), ["closed", "opening", "open", "closing"])
  }
}
