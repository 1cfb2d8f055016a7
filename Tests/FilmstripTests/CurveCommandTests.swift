import XCTest

/// What `filmstrip curve` prints.
final class CurveCommandTests: XCTestCase {
  func testValuesOfTheCurvesWithAName() throws {
    let fractions = [0.1, 0.25, 0.5, 0.75, 0.9]
    func row(_ name: String, _ expected: [Double], line: UInt = #line) throws {
      let result = try Filmstrip.run(["curve", name, "--at", "0.1,0.25,0.5,0.75,0.9"])
      assertAccepted(result, name, at: line)
      let pairs = result.lines.map { $0.split(separator: " ").compactMap { Double($0) } }
      XCTAssertEqual(pairs.map { $0[0] }, fractions, line: line)
      XCTAssertEqual(pairs.map { ($0[1] * 1e7).rounded() / 1e7 }, expected, line: line)
    }
    try row("default", [0.0947963, 0.4085106, 0.8024034, 0.9604590, 0.9943165])
    try row("easeIn", [0.0170266, 0.0934647, 0.3153568, 0.6218619, 0.8394278])
    try row("easeOut", [0.1605722, 0.3781381, 0.6846432, 0.9065353, 0.9829734])
    try row("easeInOut", [0.0197225, 0.1291619, 0.5, 0.8708381, 0.9802775])
    try row("linear", [0.1, 0.25, 0.5, 0.75, 0.9])
  }

  func testACurveMayBeGivenByItsPoints() throws {
    let result = try Filmstrip.run(["curve", "0.42,0,0.58,1", "--at", "1,0.25,0,-7,2"])
    assertAccepted(result)
    XCTAssertEqual(result.output, try Filmstrip.run(["curve", "easeInOut", "--at", "1,0.25,0,-7,2"]).output)
    XCTAssertEqual(result.lines[0], "1 1")
    XCTAssertEqual(result.lines.suffix(3), ["0 0", "-7 0", "2 1"])
  }

  func testWhatIsNoCurveIsRefused() throws {
    let names =
      "curve: must be one of default, easeIn, easeOut, easeInOut, linear, or x1,y1,x2,y2 with x1 and x2 from 0 to 1"
    for curve in [
      ["ease"], ["2,0,0,1"], ["0,0,1"], ["0,0,1,inf"], ["0,0,1,"], [""], [], ["linear", "linear"],
    ] {
      assertRefused(try Filmstrip.run(["curve"] + curve + ["--at", "0"]), 64, names, "\(curve)")
    }
  }

  func testTheFractionsMustBeNumbers() throws {
    assertRefused(try Filmstrip.run(["curve", "linear"]), 64, "--at: must be given")
    for fractions in ["", "a", "0,", "0 1", "nan", "inf", "0x1", "1e999"] {
      assertRefused(
        try Filmstrip.run(["curve", "linear", "--at", fractions]), 64,
        "--at: must be numbers with commas in between",
        fractions)
    }
  }
}
