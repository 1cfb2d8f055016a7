import XCTest

/// The keys of each type of event, and the order in which events are played.
final class TimedEventTests: XCTestCase {
  private func play(_ events: String...) throws -> Filmstrip.Result {
    try Filmstrip.play(
      scenario(viewer: "photos", #""events":[\#(events.joined(separator: ","))]"#), "--format", "json")
  }

  /// Everything that an event of each type may say, keys that must be there first.
  private static let types: [(type: String, required: [String], optional: [String])] = [
    ("open", [], []),
    ("close", [], []),
    ("tap", [#""x":1"#, #""y":-1e9"#], []),
    ("doubleTap", [#""x":1"#, #""y":1e9"#], []),
    ("longPress", [#""phase":"began""#], []),
    ("setZoomScale", [#""scale":1e9"#], [#""animated":true"#]),
    ("zoomToRect", [#""x":1"#, #""y":2"#, #""width":3"#, #""height":1e-9"#], [#""animated":true"#]),
    ("setContentOffset", [#""x":1"#, #""y":2"#], [#""animated":false"#]),
    ("pinch", [#""phase":"cancelled""#, #""x":1"#, #""y":2"#, #""scale":1e-9"#], []),
    ("pan", [#""phase":"ended""#, #""x":1"#, #""y":2"#], [#""vx":3"#, #""vy":-1e9"#]),
    ("wheelZoom", [#""x":1"#, #""y":2"#, #""factor":2"#], []),
    ("scroll", [#""dx":1"#, #""dy":2"#], []),
    ("resize", [#""width":1"#, #""height":2"#], [#""safeArea":{"top":1,"left":2,"bottom":3,"right":4}"#]),
    ("swap", [#""width":1"#, #""height":2"#], [#""orientation":8"#]),
    (
      "source", [#""x":1"#, #""y":2"#, #""width":0"#, #""height":4"#],
      [#""contentMode":"top""#, #""cornerRadius":1"#]
    ),
  ]

  private func event(_ type: String, _ members: [String]) -> String {
    "{" + ([#""at":1"#, #""type":"\#(type)""#] + members).joined(separator: ",") + "}"
  }

  func testEachTypeHasItsKeysAndNoOthers() throws {
    for (type, required, optional) in TimedEventTests.types {
      assertAccepted(try play(event(type, required)), type)
      assertAccepted(try play(event(type, required + optional)), type)
      assertAccepted(
        try play(event(type, required + optional.map { $0.prefix { $0 != ":" } + ":null" })), type)
      assertRefused(
        try play(event(type, required + optional + [#""z":1"#])), 65, "events[0].z: unknown key", type)
    }
  }

  func testAKeyThatIsMissingIsNamed() throws {
    for (type, required, optional) in TimedEventTests.types {
      for (index, member) in required.enumerated() {
        let key = member.split(separator: "\"")[0]
        var others = required + optional
        others[index] = "\"\(key)\":null"
        assertRefused(try play(event(type, others)), 65, "events[0].\(key): must be given", type)
        others.remove(at: index)
        assertRefused(try play(event(type, others)), 65, "events[0].\(key): must be given", type)
      }
    }
  }

  func testBadValuesAreNamed() throws {
    func row(_ event: String, _ problem: String, line: UInt = #line) throws {
      assertRefused(try play(event), 65, problem, at: line)
    }
    try row(#"{"at":-1,"type":"open"}"#, "events[0].at: must be a finite number >= 0")
    try row(#"{"at":1000001,"type":"open"}"#, "events[0].at: must be at most 1000000")
    try row(#"{"at":"0","type":"open"}"#, "events[0].at: must be a finite number >= 0")
    try row(event("tap", [#""x":1e400"#, #""y":0"#]), "events[0].x: must be a finite number")
    try row(event("tap", [#""x":0"#, #""y":-1.1e9"#]), "events[0].y: must be at least -1000000000")
    try row(
      event("longPress", [#""phase":"cancelled""#]), "events[0].phase: must be one of began, changed, ended")
    try row(
      event("pinch", [#""phase":"start""#, #""x":0"#, #""y":0"#, #""scale":1"#]),
      "events[0].phase: must be one of began, changed, ended, cancelled")
    try row(event("setZoomScale", [#""scale":0"#]), "events[0].scale: must be a finite number > 0")
    try row(
      event("setZoomScale", [#""scale":1"#, #""animated":1"#]), "events[0].animated: must be true or false")
    try row(
      event("zoomToRect", [#""x":1"#, #""y":2"#, #""width":0"#, #""height":1"#]),
      "events[0].width: must be a finite number > 0")
    try row(
      event("wheelZoom", [#""x":1"#, #""y":2"#, #""factor":-1"#]),
      "events[0].factor: must be a finite number > 0")
    try row(
      event("pan", [#""phase":"ended""#, #""x":1"#, #""y":2"#, #""vx":true"#]),
      "events[0].vx: must be a finite number")
    try row(
      event("resize", [#""width":1"#, #""height":2"#, #""safeArea":{"top":1}"#]),
      "events[0].safeArea.left: must be given")
    try row(
      event("swap", [#""width":1"#, #""height":2"#, #""orientation":1.5"#]),
      "events[0].orientation: must be a whole number from 1 to 8")
    try row("7", "events[0]: must be an object")
    assertRefused(
      try Filmstrip.play(scenario(#""events":{"at":0,"type":"open"}"#)), 65, "events: must be an array")
  }

  func testAnUnknownTypeIsTheProblemUnlessAKeyIsOneOfNoType() throws {
    assertRefused(
      try play(#"{"at":0,"type":"fly","x":1,"phase":2,"safeArea":3,"contentMode":4}"#), 65,
      "events[0].type: must be one of open, close, tap, doubleTap, longPress, setZoomScale, zoomToRect, "
        + "setContentOffset, pinch, pan, wheelZoom, scroll, resize, setInsets, swap, source")
    assertRefused(try play(#"{"at":0,"type":"fly","wings":2}"#), 65, "events[0].wings: unknown key")
    assertRefused(try play(#"{"at":0,"x":1}"#), 65, "events[0].type: must be given")
  }

  func testASourceIsAValueOfItsOwnOrKeysOfTheEvent() throws {
    let place = #""x":16,"y":300,"width":96,"height":96"#
    let open = #"{"at":0,"type":"open"}"#
    let spreadOut = try play(open, #"{"at":0,"type":"source",\#(place)}"#, #"{"at":1,"type":"close"}"#)
    assertAccepted(spreadOut)
    let ownValue = try play(
      open, #"{"at":0,"type":"source","source":{\#(place)}}"#, #"{"at":1,"type":"close"}"#)
    XCTAssertEqual(ownValue.output, spreadOut.output)
    let none = try play(open, #"{"at":0,"type":"source","source":null}"#, #"{"at":1,"type":"close"}"#)
    assertAccepted(none)
    XCTAssertNotEqual(none.output, spreadOut.output)
    XCTAssertEqual(
      try play(open, #"{"at":0,"type":"source"}"#, #"{"at":1,"type":"close"}"#).output, none.output)
    assertRefused(
      try play(#"{"at":0,"type":"source","source":{"x":1}}"#), 65, "events[0].source.y: must be given")
    assertRefused(
      try play(#"{"at":0,"type":"source","source":null,"x":1}"#), 65, "events[0].x: unknown key")
  }

  func testEventsArePlayedByTimeAndAtTheSameTimeInTheOrderGiven() throws {
    let result = try play(
      #"{"at":2,"type":"setZoomScale","scale":2}"#, #"{"at":1,"type":"tap","x":0,"y":0}"#,
      #"{"at":0,"type":"open"}"#, #"{"at":2,"type":"setZoomScale","scale":3}"#,
      #"{"at":2,"type":"longPress","phase":"began"}"#)
    XCTAssertEqual(
      result.lines.suffix(5),
      [
        #"],"log":[{"time":0.45147671614333207,"event":"didOpen"},"#,
        #"{"time":1,"event":"ignored","type":"tap","reason":"notSupported"},"#,
        #"{"time":2,"event":"didZoom"},"#, #"{"time":2,"event":"didZoom"},"#,
        #"{"time":2,"event":"ignored","type":"longPress","reason":"notSupported"}"#,
        "]}",
      ].suffix(5))
    XCTAssertEqual(result.lines.count { $0.contains("didZoom") }, 2)
  }

  /// Each value arrives where it belongs: the photo is zoomed to 3, 1170 × 877.5, its middle in the middle.
  func testWhatAnEventSaysReachesTheViewer() throws {
    func row(_ events: String..., shows fragment: String, line: UInt = #line) throws {
      let before = [#"{"at":0,"type":"open"}"#, #"{"at":1,"type":"setZoomScale","scale":3}"#]
      let text = scenario(
        viewer: "photos",
        #""events":[\#((before + events).joined(separator: ","))],"sample":{"times":[2]}"#)
      let frame = try Filmstrip.play(text, "--format", "json").lines[1]
      XCTAssert(frame.contains(fragment), frame, line: line)
    }
    let unmoved = #""imageFrame":{"x":-390,"y":-16.75,"width":1170,"height":877.5}"#
    try row(shows: unmoved)
    try row(#"{"at":2,"type":"scroll","dx":5,"dy":7}"#, shows: #""contentOffset":{"x":395,"y":23.75}"#)
    try row(
      #"{"at":2,"type":"setContentOffset","x":10,"y":20}"#,
      shows: #""imageFrame":{"x":-10,"y":-20,"width":1170,"height":877.5}"#)
    try row(#"{"at":2,"type":"setContentOffset","x":10,"y":20,"animated":true}"#, shows: unmoved)
    try row(
      #"{"at":2,"type":"setZoomScale","scale":2}"#,
      shows: #""imageFrame":{"x":-195,"y":129.5,"width":780,"height":585}"#)
    try row(#"{"at":2,"type":"setZoomScale","scale":2,"animated":true}"#, shows: unmoved)
    try row(#"{"at":2,"type":"setZoomScale","scale":2,"animated":true}"#, shows: #""zoomScale":2,"#)
    try row(
      #"{"at":2,"type":"zoomToRect","x":195,"y":0,"width":195,"height":10}"#,
      shows: #""zoomScale":2,"contentSize":{"width":780,"height":585}"#)
    try row(
      #"{"at":2,"type":"zoomToRect","x":195,"y":0,"width":195,"height":10}"#,
      shows: #""imageFrame":{"x":-390,"#)
    try row(
      #"{"at":2,"type":"zoomToRect","x":195,"y":0,"width":195,"height":10,"animated":true}"#, shows: unmoved)
    try row(
      #"{"at":2,"type":"wheelZoom","x":0,"y":844,"factor":1.25}"#,
      shows: #""imageFrame":{"x":-487.5,"y":-231.9375,"#)
    try row(#"{"at":2,"type":"doubleTap","x":0,"y":0}"#, shows: #""zoomScale":1,"#)
    try row(
      #"{"at":2,"type":"pinch","phase":"began","x":0,"y":844,"scale":2}"#,
      #"{"at":2,"type":"pinch","phase":"changed","x":0,"y":844,"scale":2.5}"#,
      shows: #""imageFrame":{"x":-487.5,"y":-231.9375,"#)
    try row(
      #"{"at":2,"type":"pan","phase":"began","x":100,"y":100}"#,
      #"{"at":2,"type":"pan","phase":"changed","x":140,"y":100}"#,
      shows: #""imageFrame":{"x":-360,"y":-16.75,"#)
    try row(
      #"{"at":2,"type":"resize","width":200,"height":300,"safeArea":{"top":10,"left":20,"bottom":30,"right":80}}"#,
      shows: #""contentSize":{"width":300,"height":225}"#)
    try row(
      #"{"at":1.5,"type":"setZoomScale","scale":1}"#,
      #"{"at":2,"type":"swap","width":300,"height":100,"orientation":6}"#,
      shows: #""contentSize":{"width":281.333"#)
    try row(
      #"{"at":2,"type":"source","x":1,"y":2,"width":3,"height":4,"contentMode":"scaleToFill","cornerRadius":0.5}"#,
      #"{"at":1.1,"type":"close"}"#,
      shows:
        #""clipFrame":{"x":1,"y":2,"width":3,"height":4},"contentMode":"scaleToFill","cornerRadius":0.5,"#)
  }

  func testOneComponentOfAVelocityMakesTheOtherZero() throws {
    func end(_ velocity: String) throws -> String {
      try play(
        #"{"at":0,"type":"open"}"#, #"{"at":1,"type":"setZoomScale","scale":3}"#,
        #"{"at":2,"type":"pan","phase":"began","x":200,"y":400}"#,
        #"{"at":2.02,"type":"pan","phase":"changed","x":220,"y":430}"#,
        #"{"at":2.03,"type":"pan","phase":"ended","x":220,"y":430\#(velocity)}"#
      ).output
    }
    XCTAssertEqual(try end(#","vx":300"#), try end(#","vx":300,"vy":0"#))
    XCTAssertEqual(try end(#","vy":-300"#), try end(#","vx":0,"vy":-300"#))
    XCTAssertNotEqual(try end(#","vy":-300"#), try end(""))
  }
}
