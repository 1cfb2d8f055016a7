import XCTest

/// At which instants a trace has frames.
final class SamplingTests: XCTestCase {
  /// The times of the frames of `bigImage`, which opens in 0.3 s.
  private func times(_ more: String) throws -> [String] {
    let result = try Filmstrip.play(scenario(viewer: "bigImage", more), "--format", "csv")
    assertAccepted(result, more)
    return result.lines.dropFirst().map { String($0.prefix { $0 != "," }) }
  }

  private let open = #""events":[{"at":0,"type":"open"}]"#

  func testARateGivesFramesUpToTheEndAndOneAtTheEnd() throws {
    XCTAssertEqual(try times(open + #","sample":{"rate":8}"#), ["0", "0.125", "0.25", "0.3"])
    XCTAssertEqual(
      try times(open + #","sample":{"rate":10}"#), ["0", "0.1", "0.2", "0.3"], "the end once only")
    XCTAssertEqual(try times(open + #","sample":{"rate":1e-300}"#), ["0", "0.3"])
    XCTAssertEqual(try times(open + #","sample":{"rate":1000}"#).count, 301)
    XCTAssertEqual(try times(open).count, 19, "60 unless given")
    XCTAssertEqual(try times(open + #","sample":{"rate":null}"#).count, 19)
  }

  func testTheEndIsThatOfTheLastEventOrOfTheLastMotion() throws {
    XCTAssertEqual(try times(#""sample":{"rate":8}"#), ["0"], "nothing happens")
    XCTAssertEqual(
      try times(#""events":[{"at":0.26,"type":"close"}],"sample":{"rate":8}"#),
      ["0", "0.125", "0.25", "0.26"])
    XCTAssertEqual(
      try times(#""events":[{"at":0.1,"type":"close"},{"at":0,"type":"open"}],"sample":{"rate":5}"#),
      ["0", "0.2", "0.4"], "0.1 and 0.3 s to close")
  }

  func testFramesEndAfterAMinuteWhateverHappensLater() throws {
    func last(_ events: String) throws -> ArraySlice<String> {
      try times(#""events":[\#(events)],"sample":{"rate":0.05}"#).suffix(2)
    }
    XCTAssertEqual(try last(#"{"at":59.9,"type":"open"}"#), ["40", "60"], "the motion ends at 60.2")
    XCTAssertEqual(try last(#"{"at":60,"type":"open"}"#), ["40", "60"])
    XCTAssertEqual(try last(#"{"at":60,"type":"open"},{"at":1e6,"type":"close"}"#), ["40", "60"])
    XCTAssertEqual(try last(#"{"at":59.9,"type":"open"},{"at":59.95,"type":"close"}"#), ["40", "60"])
  }

  func testTheFrameAtAMinuteKnowsNothingOfWhatHappensLater() throws {
    let result = try Filmstrip.play(
      scenario(
        viewer: "bigImage",
        #""events":[{"at":60,"type":"open"},{"at":70,"type":"close"}],"sample":{"rate":0.05}"#),
      "--format", "csv")
    XCTAssert(try XCTUnwrap(result.lines.last).hasPrefix("60,opening,"))
  }

  func testTimesAreAnsweredAsGivenInThatOrder() throws {
    XCTAssertEqual(
      try times(open + #","sample":{"times":[0.2,1000000,0,0.2,0.1,-0.0]}"#),
      ["0.2", "1000000", "0", "0.2", "0.1", "0"])
    XCTAssertEqual(try times(open + #","sample":{"times":[]}"#), [])
    XCTAssertEqual(try times(open + #","sample":{"times":[5],"rate":null}"#), ["5"])
  }

  func testTheOrderOfTimesDoesNotChangeTheFrames() throws {
    func frames(_ times: [Double]) throws -> [String] {
      let events = #""events":[{"at":0,"type":"open"},{"at":0.2,"type":"close"},{"at":0.3,"type":"open"}]"#
      let result = try Filmstrip.play(scenario(events + #","sample":{"times":\#(times)}"#), "--format", "csv")
      return Array(result.lines.dropFirst())
    }
    var generator = SplitMix64(seed: 7)
    let times = (0..<50).map { _ in Double.random(in: 0...1, using: &generator) }
    XCTAssertEqual(
      zip(times, try frames(times)).sorted { $0.0 < $1.0 }.map(\.1), try frames(times.sorted()), "seed 7")
  }

  func testASamplingThatMakesNoSenseIsRefused() throws {
    func row(_ sample: String, _ problem: String, line: UInt = #line) throws {
      assertRefused(try Filmstrip.play(scenario(#""sample":\#(sample)"#)), 65, problem, at: line)
    }
    try row("60", "sample: must be an object")
    try row("{}", "sample: must have rate or times")
    try row(#"{"rate":1,"times":[1]}"#, "sample: must have rate or times, not both")
    try row(#"{"rate":0}"#, "sample.rate: must be a finite number > 0")
    try row(#"{"rate":1000.5}"#, "sample.rate: must be at most 1000")
    try row(#"{"times":1}"#, "sample.times: must be an array")
    try row(#"{"times":[0,1,1000001]}"#, "sample.times[2]: must be at most 1000000")
    try row(#"{"times":[0,null]}"#, "sample.times[1]: must be a finite number >= 0")
    try row(#"{"rate":60,"every":1}"#, "sample.every: unknown key")
  }
}
