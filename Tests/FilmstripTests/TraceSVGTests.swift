import XCTest

/// A trace as a picture.
final class TraceSVGTests: XCTestCase {
  private func picture(_ scenario: String, _ more: String..., line: UInt = #line) throws -> Markup {
    let result = try Filmstrip.run(["-", "--format", "svg"] + more, input: scenario)
    assertAccepted(result, at: line)
    return try Markup(result.output, line: line)
  }

  func testThePicturesOfAllViewersAreWellFormedAndNeedNothingElse() throws {
    for viewer in viewers {
      for more in [[], ["--animate"]] {
        let result = try Filmstrip.run(["-", "--format", "svg"] + more, input: lively(viewer))
        assertAccepted(result)
        let picture = try Markup(result.output)
        XCTAssertEqual(picture.elements.first?.name, "svg")
        XCTAssertEqual(picture.elements.first { $0.name == "title" }?.text, viewer)
        XCTAssert(picture.elements("text", class: "name").map(\.text) == [viewer], viewer)
        let outside = result.output.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
        XCTAssertFalse(outside.contains("//"), viewer)
        XCTAssertFalse(outside.contains("nan") || outside.contains("inf\""), viewer)
        XCTAssertEqual(
          try Filmstrip.run(["-", "--format", "svg"] + more, input: lively(viewer)).output, result.output)
      }
    }
  }

  func testEveryReferenceLeadsToSomething() throws {
    for viewer in viewers {
      let picture = try picture(lively(viewer))
      let names = picture.elements.map { $0["id"] }.filter { !$0.isEmpty }
      XCTAssertEqual(Set(names).count, names.count, "\(viewer): a name used twice")
      for element in picture.elements {
        let references = ["clip-path", "fill"].map { element[$0] }.filter { $0.hasPrefix("url(") }
        for reference in references + [element["href"]] where !reference.isEmpty {
          let name = reference.drop { $0 != "#" }.dropFirst().prefix { $0 != ")" }
          XCTAssert(names.contains(String(name)), "\(viewer): \(reference)")
        }
      }
    }
  }

  func testTheFramesAreThoseOfTheTrace() throws {
    for viewer in viewers {
      let (trace, picture) = try (DecodedTrace(of: lively(viewer)), picture(lively(viewer)))
      let shown = picture.elements("g", class: "frame")
      XCTAssertEqual(shown.count, 8, viewer)
      for frame in shown {
        let expected = try XCTUnwrap(trace.frames.first { $0.time == Double(frame["data-time"]) }, viewer)
        let parts = picture.elements(in: frame)
        func part(_ name: String) throws -> Markup.Element {
          try XCTUnwrap(parts.first { $0["class"] == name }, "\(viewer): \(name)")
        }
        XCTAssertEqual(try part("image").rect, expected.imageFrame.numbers, viewer)
        XCTAssertEqual(try part("clip").rect, expected.clipFrame.numbers, viewer)
        XCTAssertEqual(Double(try part("clip")["rx"]), expected.cornerRadius, viewer)
        XCTAssertEqual(try part("source").rect, [16, 300, 96, 96], viewer)
        XCTAssertEqual(try part("app").rect, [nil, nil, 390, 844], viewer)
        if ["photoPreviewer", "bigImage", "photos"].contains(viewer) {
          let backdrop = try part(viewer == "photoPreviewer" ? "blur" : "shadow")
          XCTAssertEqual(Double(backdrop["opacity"]), expected.backdropAlpha, viewer)
        }
        let clips = parts.filter { $0.name == "rect" && $0["class"].isEmpty && $0["fill"].isEmpty }
        XCTAssert(clips.contains { $0.rect == expected.clipFrame.numbers }, viewer)
        XCTAssert(parts.contains { $0.name == "text" && $0.text == expected.phase }, viewer)
        XCTAssert(parts.contains { $0.name == "g" && Double($0["opacity"]) == expected.viewerAlpha }, viewer)
        let thumbnail = parts.contains { part in
          part["class"] == "thumbnail" && picture.elements[part.ancestors.last ?? 0]["opacity"] == "1"
        }
        XCTAssertEqual(thumbnail, !expected.isSourceHidden && viewer != "enlarge", viewer)
      }
    }
  }

  func testThePhotoIsDrawnAsTheContentModeSays() throws {
    func photo(_ mode: String, width: Double, height: Double, line: UInt = #line) throws -> [Double?] {
      let text = """
        {"viewer":"enlarge","viewport":{"width":390,"height":844},"content":{"width":400,"height":300},\
        "source":{"x":10,"y":20,"width":\(width),"height":\(height),"contentMode":"\(mode)"}}
        """
      return try XCTUnwrap(picture(text, line: line).elements("use", class: "photo").first).rect
    }
    XCTAssertEqual(try photo("scaleToFill", width: 80, height: 30), [10, 20, 80, 30])
    XCTAssertEqual(try photo("scaleAspectFit", width: 80, height: 30), [30, 20, 40, 30])
    XCTAssertEqual(try photo("scaleAspectFill", width: 80, height: 30), [10, 5, 80, 60])
    XCTAssertEqual(try photo("topLeft", width: 80, height: 30), [10, 20, 400, 300])
  }

  func testAPhotoLiesAsItIsLookedAt() throws {
    let text = scenario(viewer: "photos")
      .replacingOccurrences(of: #""height":3024"#, with: #""height":2016,"orientation":6"#)
    let symbol = try XCTUnwrap(picture(text).elements.first { $0.name == "symbol" })
    XCTAssertEqual(symbol["viewBox"], "0 0 500.00 1000.00")
    XCTAssertEqual(symbol["preserveAspectRatio"], "none")
  }

  func testFirstAndLastAreShownAndEachRestOnce() throws {
    for viewer in ["photoPreviewer", "bigImage", "enlarge", "photos"] {
      let text = scenario(
        viewer: viewer,
        #""source":{"x":16,"y":300,"width":96,"height":96},"#
          + #""events":[{"at":0,"type":"open"},{"at":50,"type":"close"}]"#)
      let times = try picture(text).elements("g", class: "frame").map { Double($0["data-time"]) ?? -1 }
      XCTAssertEqual(times, times.sorted(), viewer)
      XCTAssertEqual(times.first, 0, viewer)
      XCTAssertEqual(times.last, try DecodedTrace(of: text).frames.last?.time, viewer)
      XCTAssertEqual(times.filter { (1..<50).contains($0) }.count, 1, "\(viewer): \(times)")
    }
  }

  func testATraceOfFewFramesIsShownAsItIs() throws {
    func times(_ sample: String) throws -> [String] {
      try picture(lively("photos", #""sample":"# + sample)).elements("g", class: "frame").map {
        $0["data-time"]
      }
    }
    XCTAssertEqual(try times(#"{"times":[]}"#), [])
    XCTAssertEqual(try times(#"{"times":[0.5]}"#), ["0.5"])
    XCTAssertEqual(try times(#"{"times":[3,0.5,0.25]}"#), ["0.25", "0.5", "3"])
    XCTAssertEqual(try times(#"{"times":[9,9,9,9,9,9,9,9,9,9,9,9]}"#), ["9"])
  }

  func testAnotherWindowPhotoAndThumbnailAreSeenFromThenOn() throws {
    let text = scenario(
      viewer: "photos",
      #""events":[{"at":0,"type":"open"},{"at":1,"type":"resize","width":844,"height":390},"#
        + #"{"at":1,"type":"swap","width":300,"height":100},"#
        + #"{"at":1,"type":"source","x":1,"y":2,"width":3,"height":4}],"sample":{"times":[0.9,1]}"#)
    let picture = try picture(text)
    let frames = picture.elements("g", class: "frame").map(picture.elements(in:))
    func rects(_ name: String) -> [[Double?]?] { frames.map { $0.first { $0["class"] == name }?.rect } }
    XCTAssertEqual(rects("window"), [[nil, nil, 390, 844], [nil, nil, 844, 390]])
    XCTAssertEqual(rects("source"), [nil, [1, 2, 3, 4]])
    let photos = frames.map { frame in frame.first { $0["class"] == "photo" }?["href"] }
    XCTAssertEqual(photos, ["#photo0", "#photo1"])
    XCTAssertEqual(
      picture.elements.filter { $0.name == "symbol" }.map { $0["viewBox"] },
      ["0 0 1000.00 750.00", "0 0 1000.00 333.33"])
  }

  func testWhatAViewerIgnoresIsNotSeen() throws {
    let text = scenario(
      viewer: "bigImage",
      #""events":[{"at":0,"type":"swap","width":300,"height":100}],"sample":{"times":[1]}"#)
    XCTAssertEqual(try picture(text).elements.filter { $0.name == "symbol" }.count, 1)
  }

  func testTheLogIsMarked() throws {
    let picture = try picture(lively("photoPreviewer"))
    XCTAssertEqual(picture.elements("text", class: "log").map(\.text), ["didOpen", "didZoom", "didClose"])
    XCTAssertEqual(picture.elements("path", class: "mark").count, 3)
  }

  func testACorrectedViewerIsCalledSo() throws {
    func name(_ viewer: String) throws -> String? {
      try picture(lively(viewer, #""corrected":true"#)).elements("text", class: "name").first?.text
    }
    XCTAssertEqual(try name("insetCentered"), "insetCentered, corrected")
    XCTAssertEqual(try name("bigImage"), "bigImage")
  }

  /// Times from 0 to 1 that do not go back, as many values, and the right ones: those of the frames.
  func testTheAnimationReplaysTheTrace() throws {
    for viewer in viewers {
      let (trace, picture) = try (DecodedTrace(of: lively(viewer)), picture(lively(viewer), "--animate"))
      let animations = picture.elements.filter { $0.name == "animate" }
      XCTAssertFalse(animations.isEmpty, viewer)
      let duration = try XCTUnwrap(trace.frames.last).time - trace.frames[0].time + 1
      for animation in animations {
        let times = animation["keyTimes"].split(separator: ";").map { Double($0) ?? -1 }
        XCTAssertEqual(times.count, animation["values"].split(separator: ";").count, viewer)
        XCTAssertEqual(times, times.sorted(), viewer)
        XCTAssertEqual(times.first, 0, viewer)
        if animation["calcMode"] == "linear" { XCTAssertEqual(times.last, 1, viewer) }
        XCTAssertEqual(Double(animation["dur"].dropLast()) ?? 0, duration, accuracy: 1e-3, viewer)
      }
      let image = try XCTUnwrap(picture.elements("rect", class: "image").last)
      let width = try XCTUnwrap(picture.elements(in: image).first { $0["attributeName"] == "width" })
      let values = width["values"].split(separator: ";").map { Double($0) ?? -1 }
      for (time, value) in zip(width["keyTimes"].split(separator: ";"), values).dropLast() {
        let instant = (Double(time) ?? -1) * duration
        let near = trace.frames.contains {
          abs($0.time - instant) < 1e-4 && abs($0.imageFrame.width - value) < 1e-3
        }
        XCTAssert(near, "\(viewer): \(value) at \(instant)")
      }
    }
  }

  func testExtremeSizesAreStillAPicture() throws {
    let text = """
      {"viewer":"photos","viewport":{"width":1e9,"height":1e-9},"content":{"width":1e-9,"height":1e9},\
      "source":{"x":-1e9,"y":1e9,"width":0,"height":1e9},"events":[{"at":0,"type":"open"}]}
      """
    for more in [[], ["--animate"]] {
      let result = try Filmstrip.run(["-", "--format", "svg"] + more, input: text)
      assertAccepted(result)
      _ = try Markup(result.output)
      XCTAssertFalse(result.output.contains("nan") || result.output.contains("\"inf"))
    }
  }
}
