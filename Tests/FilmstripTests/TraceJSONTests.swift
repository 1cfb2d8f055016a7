import Foundation
import XCTest

/// A trace as JSON, byte by byte.
final class TraceJSONTests: XCTestCase {
  private func trace(_ text: String) throws -> String {
    let result = try Filmstrip.play(text, "--format", "json")
    assertAccepted(result)
    return result.output
  }

  func testAViewerThatStaysClosed() throws {
    let text = scenario(
      viewer: "bigImage",
      #""source":{"x":16,"y":300,"width":96,"height":-0.0,"contentMode":"top","cornerRadius":8.5}"#)
    XCTAssertEqual(
      try trace(text),
      """
      {"viewer":"bigImage","frames":[
      {"time":0,"phase":"closed","zoomScale":1,"contentSize":{"width":390,"height":844},\
      "contentInset":{"top":0,"left":0,"bottom":0,"right":0},"contentOffset":{"x":0,"y":0},\
      "contentFrame":{"x":0,"y":227,"width":390,"height":390},\
      "imageFrame":{"x":16,"y":300,"width":96,"height":0},"clipFrame":{"x":16,"y":300,"width":96,"height":0},\
      "contentMode":"top","cornerRadius":8.5,"backdropAlpha":0,"viewerAlpha":0,"isSourceHidden":false,\
      "visibleRect":{"x":0,"y":0,"width":0,"height":0}}
      ],"log":[]}

      """)
  }

  func testAViewerThatOpensAndHasSomethingToSay() throws {
    let text = scenario(
      #""source":{"x":16,"y":300,"width":96,"height":96},"#
        + #""events":[{"at":0.5,"type":"open"},{"at":0,"type":"open"},{"at":0,"type":"doubleTap","x":1,"y":1}],"#
        + #""sample":{"times":[0,0.36]}"#)
    XCTAssertEqual(
      try trace(text),
      """
      {"viewer":"photoPreviewer","frames":[
      {"time":0,"phase":"opening","zoomScale":1,"contentSize":{"width":390,"height":844},\
      "contentInset":{"top":0,"left":0,"bottom":0,"right":0},"contentOffset":{"x":0,"y":0},\
      "contentFrame":{"x":0,"y":276,"width":390,"height":292},\
      "imageFrame":{"x":16,"y":300,"width":96,"height":96},"clipFrame":{"x":16,"y":300,"width":96,"height":96},\
      "contentMode":"scaleAspectFill","cornerRadius":0,"backdropAlpha":1,"viewerAlpha":1,"isSourceHidden":true,\
      "visibleRect":{"x":504,"y":0,"width":3024,"height":3024}},
      {"time":0.36,"phase":"open","zoomScale":1,"contentSize":{"width":390,"height":844},\
      "contentInset":{"top":0,"left":0,"bottom":0,"right":0},"contentOffset":{"x":0,"y":0},\
      "contentFrame":{"x":0,"y":276,"width":390,"height":292},\
      "imageFrame":{"x":0,"y":276,"width":390,"height":292},"clipFrame":{"x":0,"y":276,"width":390,"height":292},\
      "contentMode":"scaleAspectFill","cornerRadius":0,"backdropAlpha":1,"viewerAlpha":1,"isSourceHidden":true,\
      "visibleRect":{"x":0,"y":2.5846153846153848,"width":4032,"height":3018.8307692307694}}
      ],"log":[{"time":0,"event":"ignored","type":"doubleTap","reason":"opening"},
      {"time":0.36,"event":"didOpen"},
      {"time":0.5,"event":"ignored","type":"open","reason":"alreadyOpen"}
      ]}

      """)
  }

  func testATraceWithoutFrames() throws {
    XCTAssertEqual(
      try trace(scenario(viewer: "photos", #""sample":{"times":[]}"#)),
      """
      {"viewer":"photos","frames":[
      ],"log":[]}

      """)
  }

  func testTheLogIsCompleteWhateverIsLookedAt() throws {
    func log(_ sample: String) throws -> [Substring] {
      let events = #""events":[{"at":0,"type":"open"},{"at":100,"type":"close"}],"#
      return try trace(scenario(events + sample)).split(separator: "\n").filter { $0.contains("event") }
    }
    let complete = [
      #"],"log":[{"time":0.36,"event":"didOpen"},"#, #"{"time":100.28,"event":"didClose"}"#,
    ]
    for sample in [#"{"times":[]}"#, #"{"times":[0.1]}"#, #"{"times":[500,0]}"#, #"{"rate":1}"#] {
      XCTAssertEqual(try log(#""sample":"# + sample).map(String.init), complete, sample)
    }
  }

  /// Whatever happens to whichever viewer, the trace is JSON, its frames and its log are in the order of time.
  func testTracesOfRandomScenariosAreWellFormed() throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let text = randomScenario(using: &generator)
      let trace = try trace(text)
      let object = try JSONDecoder().decode(DecodedTrace.self, from: Data(trace.utf8))
      XCTAssertEqual(object.frames.map(\.time), object.frames.map(\.time).sorted(), "seed \(seed)")
      XCTAssertEqual(object.log.map(\.time), object.log.map(\.time).sorted(), "seed \(seed)")
      XCTAssertEqual(
        object.frames.count + object.log.count + 2, trace.split(separator: "\n").count, "seed \(seed)")
      XCTAssertFalse(trace.contains(" "), "seed \(seed)")
      XCTAssertEqual(try self.trace(text), trace, "seed \(seed), again")
    }
  }

  private struct DecodedTrace: Decodable {
    struct Timed: Decodable { let time: Double }
    let viewer: String
    let frames: [Timed]
    let log: [Timed]
  }

  private func randomScenario(using generator: inout SplitMix64) -> String {
    let viewers = ["photoPreviewer", "bigImage", "enlarge", "insetCentered", "photos"]
    let events = (0..<12).map { _ in randomEvent(using: &generator) }
    return scenario(
      viewer: viewers[Int.random(in: 0..<5, using: &generator)],
      #""events":[{"at":0,"type":"open"},\#(events.joined(separator: ","))],"sample":{"rate":20}"#)
  }

  private func randomEvent(using generator: inout SplitMix64) -> String {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    let phase = ["began", "changed", "ended", "cancelled"][Int.random(in: 0..<4, using: &generator)]
    let point = #""x":\#(number(-50...450)),"y":\#(number(-50...900))"#
    let kinds = [
      #""open""#, #""close""#, #""tap",\#(point)"#, #""doubleTap",\#(point)"#,
      #""setZoomScale","scale":\#(number(0.1...9))"#,
      #""pan","phase":"\#(phase)",\#(point)"#,
      #""pinch","phase":"\#(phase)",\#(point),"scale":\#(number(0.1...9))"#,
      #""scroll","dx":\#(number(-99...99)),"dy":\#(number(-99...99))"#,
      #""resize","width":\#(number(1...900)),"height":\#(number(1...900))"#,
      #""swap","width":\#(number(1...900)),"height":\#(number(1...900))"#, #""source","source":null"#,
    ]
    return #"{"at":\#(number(0...3)),"type":\#(kinds[Int.random(in: 0..<kinds.count, using: &generator)])}"#
  }
}
