import XCTest

/// A trace as a person reads it.
final class TraceTableTests: XCTestCase {
  func testColumnsAreAlignedAndTheLogFollows() throws {
    let text = scenario(
      #""source":{"x":16,"y":300,"width":96,"height":96},"#
        + #""events":[{"at":0,"type":"open"},{"at":0.1,"type":"doubleTap","x":0,"y":0},{"at":1,"type":"close"}],"#
        + #""sample":{"times":[0,0.18,1.25]}"#)
    let result = try Filmstrip.play(text)
    assertAccepted(result)
    XCTAssertEqual(
      result.output,
      """
       time  phase    image x       y   width  height  radius  backdrop  alpha  zoom  offset x     y  source
      0.000  opening    16.00  300.00   96.00   96.00    0.00      1.00   1.00  1.00      0.00  0.00  hidden
      0.180  opening    -1.95  274.54  393.90  294.92    0.00      1.00   1.00  1.00      0.00  0.00  hidden
      1.250  closing    16.00  300.00   96.00   96.00    0.00      0.01   0.19  1.00      0.00  0.00  shown

      log
      0.100  doubleTap ignored: opening
      0.360  didOpen
      1.280  didClose

      """)
    XCTAssertEqual(try Filmstrip.play(text, "--format", "table").output, result.output)
  }

  func testTheClipIsShownWhereItDiffersFromTheImage() throws {
    let text = scenario(
      viewer: "photos",
      #""source":{"x":16,"y":300,"width":96,"height":96},"events":[{"at":0,"type":"open"}],"sample":{"times":[0]}"#
    )
    XCTAssertEqual(
      try Filmstrip.play(text).output,
      """
       time  phase    image x       y   width  height  clip x       y  width  height  radius  backdrop  alpha  zoom  \
      offset x        y  source
      0.000  opening     0.00  300.00  128.00   96.00   16.00  300.00  96.00   96.00    0.00      0.00   1.00  1.00  \
          0.00  -275.75  hidden

      log
      0.451  didOpen

      """)
  }

  func testATableWithoutRows() throws {
    XCTAssertEqual(try Filmstrip.play(scenario(#""sample":{"times":[]}"#)).lines.count, 1)
  }
}
