import XCTest

/// Which of several problems of a scenario is told: unknown keys first, then missing ones, then bad values.
final class ProblemsTests: XCTestCase {
  private func row(_ text: String, _ problem: String, _ why: String, line: UInt = #line) throws {
    assertRefused(try Filmstrip.play(text), 65, problem, why, at: line)
  }

  func testUnknownKeysComeBeforeMissingOnesAndThoseBeforeBadValues() throws {
    try row(
      #"{"viewer":"none","content":{"width":1,"height":1},"events":[{"at":0,"type":"open","why":1}]}"#,
      "events[0].why: unknown key", "although the viewport is missing and the viewer bad")
    try row(
      #"{"viewer":"none","content":{"width":1,"height":1},"events":[{"at":0}]}"#,
      "viewport: must be given", "although the viewer is bad and earlier")
    try row(
      #"{"viewer":"none","viewport":{"width":1,"height":1},"content":{"width":1,"height":1},"events":[{"at":0}]}"#,
      "events[0].type: must be given", "although the viewer is bad and earlier")
    try row(
      #"{"viewer":"none","viewport":{"width":0,"height":1},"content":{"width":1,"height":1}}"#,
      "viewer: must be one of photoPreviewer, bigImage, enlarge, insetCentered, photos",
      "and the viewport is bad")
  }

  func testUnknownKeysComeByPathInUnicodeOrder() throws {
    try row(scenario(#""zz":1,"aa":1"#), "aa: unknown key", "a before z")
    try row(scenario(#""ä":1,"zz":1,"Z":1"#), "Z: unknown key", "capitals before small letters")
    try row(scenario(#""ä":1,"zz":1"#), "zz: unknown key", "letters of ASCII before others")
    try row(scenario(#""\ud83d\ude00":1,"\uff01":1"#), "！: unknown key", "by scalars, not by UTF-16 units")
    try row(
      scenario(#""viewports":1,"safeArea":{"up":1}"#), "safeArea.up: unknown key", "the outer key decides")
    try row(
      scenario(#""source-":1,"source":{"u":1}"#), "source.u: unknown key", "step by step, not by letters")
  }

  func testIndicesAreComparedAsNumbers() throws {
    let events = (0..<12).map {
      $0 == 2 || $0 == 10 ? #"{"at":0,"type":"open","x":1}"# : #"{"at":0,"type":"open"}"#
    }
    try row(
      scenario(#""events":[\#(events.joined(separator: ","))]"#), "events[2].x: unknown key", "2 before 10")
  }

  func testMissingKeysComeInTheOrderOfTheSchema() throws {
    try row("{}", "viewer: must be given", "viewer, viewport, content")
    try row(#"{"viewer":"photos"}"#, "viewport: must be given", "viewport, content")
    try row(
      #"{"viewer":"photos","viewport":{}}"#, "viewport.width: must be given",
      "what is inside before what follows")
    try row(
      #"{"viewer":"photos","viewport":{"width":1}}"#, "viewport.height: must be given",
      "height before content")
    try row(
      #"{"viewer":"photos","viewport":{"width":1,"height":1}}"#, "content: must be given", "content at last")
    try row(
      scenario(#""sample":{},"events":[{},{"at":0,"type":"tap"}]"#), "events[0].at: must be given",
      "events before the sampling, by index")
    try row(
      scenario(#""events":[{"at":0,"type":"tap"},{}]"#), "events[0].x: must be given",
      "x before the next event")
  }

  func testBadValuesComeInTheOrderOfTheSchema() throws {
    try row(
      #"{"content":7,"viewport":{"height":0,"width":-1},"viewer":"photos","corrected":0}"#,
      "corrected: must be true or false", "wherever it stands in the text")
    try row(
      #"{"content":7,"viewport":{"height":0,"width":-1},"viewer":"photos"}"#,
      "viewport.width: must be a finite number > 0", "width before height before content")
    try row(
      scenario(#""sample":1,"events":[{"at":0,"type":"tap","x":"a","y":1},{"at":-1,"type":"open"}]"#),
      "events[0].x: must be a finite number", "events by index, before the sampling")
    try row(
      scenario(viewer: "photos", #""layout":1,"zoom":2,"sample":3"#), "sample: must be an object",
      "what photos alone has comes at the end")
  }

  func testAKeyThatIsNoWordOnOneLineIsToldOnOneLine() throws {
    try row(
      scenario(#""a\n\r\u0085\u2028\u0000b":1"#), #"a\u{a}\u{d}\u{85}\u{2028}\u{0}b: unknown key"#, "escaped")
    try row(scenario(#""":1"#), ": unknown key", "an empty key")
  }
}
