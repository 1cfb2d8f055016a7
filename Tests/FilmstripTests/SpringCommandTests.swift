import Foundation
import XCTest

/// What `filmstrip spring` prints.
final class SpringCommandTests: XCTestCase {
  /// The numbers of each line, words left out.
  private func numbers(_ arguments: String) throws -> [[Double]] {
    let result = try Filmstrip.run(["spring"] + arguments.split(separator: " ").map(String.init))
    assertAccepted(result, arguments)
    XCTAssertEqual(
      result.lines.first?.split(separator: " ").enumerated().filter { $0.offset % 2 == 0 }.map(\.element),
      ["stiffness", "damping", "settling"])
    return result.lines.map { $0.split(separator: " ").compactMap { Double($0) } }
  }

  func testASpringByStiffnessAndDamping() throws {
    let lines = try numbers("--stiffness 100 --damping 10 --at 0,0.1,0.5")
    XCTAssertEqual(lines[0][0...1], [100, 10])
    // ζ = 1/2: ln(1000·(1 + 1/√3)) / 5
    XCTAssertEqual(lines[0][2], log(1000 * (1 + 1 / 3.0.squareRoot())) / 5, accuracy: 1e-12)
    XCTAssertEqual(lines[1], [0, 0, 0])
    let angle = 0.5 * 75.0.squareRoot()
    XCTAssertEqual(lines[3][0], 0.5)
    XCTAssertEqual(
      lines[3][1], 1 - exp(-2.5) * (cos(angle) + sin(angle) / 3.0.squareRoot()), accuracy: 1e-12)
  }

  func testMassAndVelocityCount() throws {
    XCTAssertEqual(
      try numbers("--stiffness 200 --damping 20 --mass 2 --at 0.1")[1],
      try numbers("--stiffness 100 --damping 10 --at 0.1")[1])
    XCTAssertEqual(try numbers("--stiffness 100 --damping 10 --velocity -3.5 --at 0")[1], [0, 0, -3.5])
  }

  func testASpringByDampingRatioAndDuration() throws {
    let spring = try numbers("--damping-ratio 1 --duration 0.4 --at 0.4")
    XCTAssertEqual(spring[0][0].squareRoot(), 9.2334134765 / 0.4, accuracy: 1e-6)
    XCTAssertEqual(spring[1][1], 0.999, accuracy: 1e-9)
    XCTAssertNotEqual(
      try numbers("--damping-ratio 0.5 --duration 1 --velocity 5 --at 0")[0],
      try numbers("--damping-ratio 0.5 --duration 1 --at 0")[0], "the velocity is part of the fit")
  }

  func testASpringByPerceptualDurationAndBounce() throws {
    let spring = try numbers("--perceptual-duration 0.5 --bounce 0.3 --at 0")[0]
    XCTAssertEqual(spring[0], 16 * .pi * .pi, accuracy: 1e-9)
    XCTAssertEqual(spring[1], 0.7 * 8 * .pi, accuracy: 1e-9)
  }

  func testASpringWithoutDampingNeverSettles() throws {
    XCTAssertEqual(try numbers("--stiffness 1 --damping 0 --at 0")[0], [1, 0, .infinity])
  }

  func testWrongOptionsAreRefused() throws {
    func row(_ arguments: String, _ problem: String, line: UInt = #line) throws {
      assertRefused(
        try Filmstrip.run(["spring"] + arguments.split(separator: " ").map(String.init)), 64, problem,
        at: line)
    }
    try row("--at 0", "--stiffness: must be given")
    try row("--stiffness 1 --at 0", "--damping: must be given")
    try row("--stiffness 1 --damping 1", "--at: must be given")
    try row("--damping-ratio 1 --at 0", "--duration: must be given")
    try row("--bounce 0 --at 0", "--perceptual-duration: must be given")
    try row("--stiffness 1 --damping 1 --bounce 0 --at 0", "--bounce: not together with --stiffness")
    try row("--damping-ratio 1 --duration 1 --bounce 0 --at 0", "--bounce: not together with --damping-ratio")
    try row("--stiffness 0 --damping 1 --at 0", "--stiffness: must be a finite number > 0")
    try row("--stiffness 1 --damping -1 --at 0", "--damping: must be a finite number >= 0")
    try row("--stiffness 1 --damping 1 --mass a --at 0", "--mass: must be a finite number > 0")
    try row("--damping-ratio 1 --duration 0 --at 0", "--duration: must be a finite number > 0")
    try row(
      "--perceptual-duration 1 --bounce -1 --at 0", "--bounce: must be a number above -1 and at most 1")
    try row(
      "--perceptual-duration 1 --bounce 1.1 --at 0", "--bounce: must be a number above -1 and at most 1")
    try row("--stiffness 1 --damping 1 --velocity 1e10 --at 0", "--velocity: must be at most 1000000000")
    try row("fast --stiffness 1 --damping 1 --at 0", "fast: a spring is made from options")
    try row("--stiffness 1 --damping 1 --at 0,x", "--at: must be numbers with commas in between")
  }
}
