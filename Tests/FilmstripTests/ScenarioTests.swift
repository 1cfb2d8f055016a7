import XCTest

/// The keys of a scenario, their bounds and their defaults.
final class ScenarioTests: XCTestCase {
  private func accept(_ text: String, line: UInt = #line) throws {
    assertAccepted(try Filmstrip.play(text), text, at: line)
  }

  private func refuse(_ text: String, _ problem: String, line: UInt = #line) throws {
    assertRefused(try Filmstrip.play(text), 65, problem, text, at: line)
  }

  /// The scenario of `photoPreviewer` with other sizes.
  private func sized(viewport: String = "1", content: String = "1") -> String {
    #"{"viewer":"photos","viewport":{"width":\#(viewport),"height":1},"content":{"width":\#(content),"height":1}}"#
  }

  func testEveryViewerPlays() throws {
    for viewer in ["photoPreviewer", "bigImage", "enlarge", "insetCentered", "photos"] {
      let result = try Filmstrip.play(scenario(viewer: viewer, #""corrected":true"#), "--format", "json")
      assertAccepted(result, viewer)
      XCTAssertEqual(result.lines.first, #"{"viewer":"\#(viewer)","frames":["#)
    }
  }

  func testTheCorrectedVariantIsAnother() throws {
    func height(corrected: Bool) throws -> String {
      let text =
        #"{"viewer":"photoPreviewer","corrected":\#(corrected),"viewport":{"width":390,"height":844},"#
        + #""content":{"width":1000,"height":5000},"events":[{"at":0,"type":"open"}]}"#
      return try Filmstrip.play(text, "--format", "json").lines[1]
    }
    XCTAssert(
      try height(corrected: false).contains(#""contentFrame":{"x":0,"y":-553,"width":390,"height":1950}"#))
    XCTAssert(
      try height(corrected: true).contains(#""contentFrame":{"x":0,"y":0,"width":390,"height":1949}"#))
  }

  func testSizesHaveAShape() throws {
    try accept(sized(viewport: "1e-9", content: "1e9"))
    try accept(sized(viewport: "1e9", content: "1e-9"))
    try refuse(sized(viewport: "0"), "viewport.width: must be a finite number > 0")
    try refuse(sized(content: "0"), "content.width: must be a finite number > 0")
    try refuse(sized(viewport: "-1"), "viewport.width: must be a finite number > 0")
    try refuse(sized(content: "9e-10"), "content.width: must be at least 1e-09")
    try refuse(sized(viewport: "1000000001"), "viewport.width: must be at most 1000000000")
    try refuse(sized(viewport: "true"), "viewport.width: must be a finite number > 0")
    try refuse(sized(viewport: #""1""#), "viewport.width: must be a finite number > 0")
    try refuse(sized(content: "[1]"), "content.width: must be a finite number > 0")
    try refuse(sized(content: "null"), "content.width: must be given")
  }

  func testNullIsTheDefaultOfWhatNeedNotBeGiven() throws {
    let keys = ["corrected", "safeArea", "displayScale", "source", "events", "sample"]
    let nulls = keys.map { #""\#($0)":null"# }.joined(separator: ",")
    let events = #""events":[{"at":0,"type":"open"}]"#
    XCTAssertEqual(
      try Filmstrip.play(scenario(nulls), "--format", "json").output,
      try Filmstrip.play(scenario(), "--format", "json").output)
    let photos = #""layout":null,"zoom":null,"reducedMotion":null,"#
    XCTAssertEqual(
      try Filmstrip.play(scenario(viewer: "photos", photos + events), "--format", "json").output,
      try Filmstrip.play(scenario(viewer: "photos", events), "--format", "json").output)
    try refuse(
      scenario().replacingOccurrences(of: #""photoPreviewer""#, with: "null"), "viewer: must be given")
    try refuse(#"{"viewer":"photos","viewport":null,"content":null}"#, "viewport: must be given")
  }

  func testTheSafeAreaHasFourInsetsThatAreNotNegative() throws {
    try accept(scenario(#""safeArea":{"top":0,"left":0,"bottom":1e9,"right":34}"#))
    try refuse(scenario(#""safeArea":{"top":47,"left":0,"right":0}"#), "safeArea.bottom: must be given")
    try refuse(
      scenario(#""safeArea":{"top":-1,"left":0,"bottom":0,"right":0}"#),
      "safeArea.top: must be a finite number >= 0")
    try refuse(scenario(#""safeArea":[0,0,0,0]"#), "safeArea: must be an object")
  }

  func testTheSafeAreaReachesTheViewer() throws {
    let result = try Filmstrip.play(
      scenario(
        viewer: "photos",
        #""safeArea":{"top":44,"left":10,"bottom":34,"right":20},"events":[{"at":0,"type":"open"}],"#
          + #""sample":{"times":[1]}"#), "--format", "json")
    XCTAssert(
      result.lines[1].contains(#""imageFrame":{"x":10,"y":292,"width":360,"height":270}"#), result.output)
  }

  func testTheDisplayScaleIsAboveZero() throws {
    try accept(scenario(#""displayScale":1e-9"#))
    try refuse(scenario(#""displayScale":0"#), "displayScale: must be a finite number > 0")
    try refuse(scenario(#""displayScale":1.1e9"#), "displayScale: must be at most 1000000000")
  }

  func testTheSourceMayBeWithoutASizeButNotWithoutAPlace() throws {
    func source(_ members: String) -> String { scenario(#""source":{\#(members)}"#) }
    try accept(source(#""x":-1e9,"y":1e9,"width":0,"height":0"#))
    try accept(source(#""x":0,"y":0,"width":1,"height":1,"contentMode":null,"cornerRadius":null"#))
    try accept(source(#""x":0,"y":0,"width":1,"height":1,"contentMode":"bottomRight","cornerRadius":8"#))
    try refuse(source(#""x":0,"width":1,"height":1"#), "source.y: must be given")
    try refuse(source(#""x":0,"y":0,"width":-1,"height":1"#), "source.width: must be a finite number >= 0")
    try refuse(source(#""x":-1.1e9,"y":0,"width":1,"height":1"#), "source.x: must be at least -1000000000")
    try refuse(
      source(#""x":0,"y":0,"width":1,"height":1,"cornerRadius":-1"#),
      "source.cornerRadius: must be a finite number >= 0")
    try refuse(
      source(#""x":0,"y":0,"width":1,"height":1,"contentMode":"fill""#),
      "source.contentMode: must be one of scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, "
        + "bottom, left, right, topLeft, topRight, bottomLeft, bottomRight")
  }

  func testWhatPhotosAloneHasIsUnknownToTheOthers() throws {
    for key in ["layout", "zoom", "reducedMotion"] {
      try refuse(scenario(viewer: "insetCentered", #""\#(key)":null"#), "\(key): unknown key")
      try accept(scenario(viewer: "photos", #""\#(key)":null"#))
    }
    let turned = scenario(viewer: "enlarge").replacingOccurrences(
      of: #""height":3024"#, with: #""height":3024,"orientation":1"#)
    try refuse(turned, "content.orientation: unknown key")
    try accept(turned.replacingOccurrences(of: "enlarge", with: "photos"))
    try refuse(
      scenario(viewer: "photo", #""layout":{}"#),
      "viewer: must be one of photoPreviewer, bigImage, enlarge, insetCentered, photos")
  }

  func testTheOrientationIsAWholeNumberFromOneToEight() throws {
    func turned(_ orientation: String) -> String {
      scenario(viewer: "photos").replacingOccurrences(
        of: #""height":3024"#, with: #""height":3024,"orientation":\#(orientation)"#)
    }
    for orientation in ["1", "8", "6.0", "8e0", "null"] { try accept(turned(orientation)) }
    for orientation in ["0", "9", "1.5", "-1", "true", #""6""#, "1e400"] {
      try refuse(turned(orientation), "content.orientation: must be a whole number from 1 to 8")
    }
  }

  func testTheLayoutOfPhotos() throws {
    func layout(_ members: String) -> String { scenario(viewer: "photos", #""layout":{\#(members)}"#) }
    try accept(layout(""))
    try accept(
      layout(
        #""fit":"fitWidth","maximumUpscale":2,"alignment":"bottomTrailing","rightToLeft":true,"longImageRatio":3"#
      ))
    try accept(
      layout(#""fit":null,"maximumUpscale":null,"alignment":null,"rightToLeft":null,"longImageRatio":null"#))
    try refuse(
      layout(#""fit":"aspect""#),
      "layout.fit: must be one of aspectFit, aspectFill, fitWidth, fitHeight, inside, none, stretch")
    try refuse(
      layout(#""alignment":"left""#),
      "layout.alignment: must be one of topLeading, top, topTrailing, leading, center, trailing, bottomLeading, "
        + "bottom, bottomTrailing")
    try refuse(layout(#""maximumUpscale":0"#), "layout.maximumUpscale: must be a finite number > 0")
    try refuse(layout(#""longImageRatio":2e9"#), "layout.longImageRatio: must be at most 1000000000")
    try refuse(layout(#""rightToLeft":1"#), "layout.rightToLeft: must be true or false")
    try refuse(layout(#""minimum":1"#), "layout.minimum: unknown key")
  }

  func testTheZoomOfPhotos() throws {
    func zoom(_ members: String) -> String { scenario(viewer: "photos", #""zoom":{\#(members)}"#) }
    try accept(zoom(#""minimum":0.5,"maximum":8,"maximumPixelRatio":null"#))
    try refuse(zoom(#""minimum":0"#), "zoom.minimum: must be a finite number > 0")
    try refuse(zoom(#""maximum":"4""#), "zoom.maximum: must be a finite number > 0")
    try refuse(zoom(#""maximumPixelRatio":-2"#), "zoom.maximumPixelRatio: must be a finite number > 0")
  }

  func testWhatPhotosAloneHasIsPlayed() throws {
    func frame(_ more: String) throws -> String {
      let events = #","events":[{"at":0,"type":"open"}],"sample":{"times":[10]}"#
      return try Filmstrip.play(scenario(viewer: "photos", more + events), "--format", "json").lines[1]
    }
    XCTAssert(
      try frame(#""layout":{"fit":"none"}"#).contains(
        #""contentFrame":{"x":0,"y":0,"width":4032,"height":3024}"#))
    XCTAssert(
      try frame(#""layout":{"alignment":"top"}"#)
        .contains(#""imageFrame":{"x":0,"y":0,"width":390,"height":292.5}"#))
    XCTAssertNotEqual(
      try Filmstrip.play(
        scenario(viewer: "photos", #""reducedMotion":true,"events":[{"at":0,"type":"open"}]"#)
      ).output,
      try Filmstrip.play(scenario(viewer: "photos", #""events":[{"at":0,"type":"open"}]"#)).output)
  }
}
