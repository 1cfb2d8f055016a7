import XCTest

/// The command line: its options, and what is said of wrong ones.
final class CommandTests: XCTestCase {
  private let viewer = ["--viewer", "photoPreviewer", "--viewport", "390x844", "--content", "4032x3024"]

  private func refuse(_ arguments: [String], _ problem: String, line: UInt = #line) throws {
    assertRefused(try Filmstrip.run(arguments, input: scenario()), 64, problem, "\(arguments)", at: line)
  }

  func testOptionsStandForAScenarioThatOpensAndCloses() throws {
    let text = scenario(
      #""source":{"x":16,"y":300,"width":96,"height":96},"events":[{"at":0,"type":"open"},{"at":1,"type":"close"}]"#
    )
    let result = try Filmstrip.run(viewer + ["--source", "16,300,96,96"])
    assertAccepted(result)
    XCTAssertEqual(result.output, try Filmstrip.play(text).output)
    XCTAssertEqual(result.lines.suffix(3), ["log", "0.360  didOpen", "1.280  didClose"])
  }

  func testEachOptionStandsForAKey() throws {
    let text = """
      {"viewer":"photos","corrected":true,"viewport":{"width":390.5,"height":844},
       "safeArea":{"top":47,"left":0,"bottom":34,"right":0},"displayScale":3,
       "content":{"width":4032,"height":3024},"source":{"x":-16,"y":3e2,"width":96,"height":0},
       "sample":{"rate":10},"reducedMotion":true,"events":[{"at":0,"type":"open"},{"at":1,"type":"close"}]}
      """
    let result = try Filmstrip.run([
      "--viewer", "photos", "--corrected", "--viewport=390.5x844", "--safe-area", "47,0,34,0",
      "--display-scale", "3",
      "--content", "4032x3024", "--source", "-16,3e2,96,0", "--rate", "10", "--reduced-motion",
      "--format=json",
    ])
    assertAccepted(result)
    XCTAssertEqual(result.output, try Filmstrip.play(text, "--format", "json").output)
  }

  func testNothingIsNotEnough() throws {
    try refuse([], "filmstrip: a scenario must be given; --help says more")
    try refuse(["--viewer", "enlarge"], "--viewport: must be given")
    try refuse(["--format", "json"], "--viewer: must be given")
    try refuse(["--viewer", "enlarge", "--viewport", "1x1"], "--content: must be given")
  }

  func testUnknownOptionsAreRefused() throws {
    try refuse(["-", "--bogus"], "--bogus: unknown option")
    try refuse(["-", "-x"], "-x: unknown option")
    try refuse(["-", "--bogus", "--another"], "--another: unknown option")
    try refuse(["-", "--bogus", "--format", "xml"], "--bogus: unknown option")
    try refuse(["--list", "--format", "csv"], "--list: unknown option")
    try refuse(viewer + ["--reduced-motion"], "--reduced-motion: unknown option")
    try refuse(["-", "--at", "1"], "--at: unknown option")
    try refuse(["curve", "linear", "--at", "1", "--format", "csv"], "--format: unknown option")
  }

  func testOptionsHaveOneValueEach() throws {
    try refuse(["-", "--format", "csv", "--format", "csv"], "--format: given twice")
    try refuse(["-", "--format"], "--format: must be one of table, json, csv, svg, html")
    try refuse(["-", "--format", "--output", "file"], "--format: must be one of table, json, csv, svg, html")
    try refuse(["-", "--output"], "--output: must be a file")
    try refuse(viewer + ["--corrected=yes"], "--corrected: must be without a value")
    try refuse(["--viewer"], "--viewer: must be given a value")
  }

  func testUnknownFormatsAreRefused() throws {
    for format in ["xml", "JSON", ""] {
      try refuse(["-", "--format", format], "--format: must be one of table, json, csv, svg, html")
    }
  }

  func testOnlyAPictureIsAnimated() throws {
    assertAccepted(try Filmstrip.run(["-", "--format", "svg", "--animate"], input: scenario()))
    assertAccepted(try Filmstrip.run(["--animate", "-", "--format", "svg"], input: scenario()))
    try refuse(["-", "--animate"], "--animate: only with --format svg")
    try refuse(["-", "--animate", "--format", "json"], "--animate: only with --format svg")
    try refuse(["-", "--format", "html", "--animate"], "--animate: only with --format svg")
    try refuse(["-", "--animate=yes", "--format", "svg"], "--animate: must be without a value")
  }

  func testAScenarioComesAloneAndWithoutOptionsOfItsOwn() throws {
    try refuse(["-", "-"], "-: one scenario at a time")
    try refuse(["-", "--viewer", "enlarge"], "--viewer: not together with a scenario")
    try refuse(["-", "--rate", "x"], "--rate: not together with a scenario")
  }

  func testValuesAreCheckedAsInAScenario() throws {
    func row(_ option: String, _ value: String, _ problem: String, line: UInt = #line) throws {
      var arguments = viewer
      if let place = arguments.firstIndex(of: option) { arguments.removeSubrange(place...place + 1) }
      try refuse(arguments + [option, value], problem, line: line)
    }
    let viewers = "photoPreviewer, bigImage, enlarge, insetCentered, photos"
    try row("--viewer", "Photos", "--viewer: must be one of \(viewers)")
    try row("--viewport", "390", "--viewport: must be WIDTHxHEIGHT")
    try row("--viewport", "390x", "--viewport: must be WIDTHxHEIGHT")
    try row("--viewport", "390x844x1", "--viewport: must be WIDTHxHEIGHT")
    try row("--viewport", "0x10x1", "--viewport: must be WIDTHxHEIGHT")
    try row("--viewport", "infx844", "--viewport: must be WIDTHxHEIGHT")
    try row("--viewport", "1e999x844", "--viewport: must be WIDTHxHEIGHT")
    try row("--viewport", "390x0", "--viewport.height: must be a finite number > 0")
    try row("--content", "2e9x1", "--content.width: must be at most 1000000000")
    try row("--source", "1,2,3", "--source: must be X,Y,WIDTH,HEIGHT")
    try row("--source", "1,2,-3,4", "--source.width: must be a finite number >= 0")
    try row("--safe-area", "1,2,-3,4", "--safe-area.bottom: must be a finite number >= 0")
    try row("--display-scale", "0", "--display-scale: must be a finite number > 0")
    try row("--rate", "0", "--rate: must be a finite number > 0")
    try row("--rate", "fast", "--rate: must be a finite number")
    try row("--rate", "1001", "--rate: must be at most 1000")
  }

  func testHelpIsGivenWhereverItIsAskedFor() throws {
    let help = try Filmstrip.run(["--help"])
    assertAccepted(help)
    for word in ["--format", "--output", "--list", "curve", "spring", "--at", "csv", "64", "65", "66", "73"] {
      XCTAssert(help.output.contains(word), word)
    }
    XCTAssertEqual(try Filmstrip.run(["-h"]).output, help.output)
    XCTAssertEqual(try Filmstrip.run(["curve", "--help"]).output, help.output)
    XCTAssertLessThanOrEqual(help.lines.map(\.count).max() ?? 0, 120)
  }
}
