import Foundation
import XCTest

/// A trace as comma-separated values.
final class TraceCSVTests: XCTestCase {
  func testTheFirstLineNamesTheKeysOfATrace() throws {
    let names = """
      time,phase,zoomScale,contentSize.width,contentSize.height,\
      contentInset.top,contentInset.left,contentInset.bottom,contentInset.right,\
      contentOffset.x,contentOffset.y,contentFrame.x,contentFrame.y,contentFrame.width,contentFrame.height,\
      imageFrame.x,imageFrame.y,imageFrame.width,imageFrame.height,\
      clipFrame.x,clipFrame.y,clipFrame.width,clipFrame.height,\
      contentMode,cornerRadius,backdropAlpha,viewerAlpha,isSourceHidden,\
      visibleRect.x,visibleRect.y,visibleRect.width,visibleRect.height
      """
    XCTAssertEqual(try Filmstrip.play(scenario(), "--format", "csv").lines.first, names)
  }

  func testALineForAFrame() throws {
    let text = scenario(
      #""source":{"x":16,"y":300,"width":96,"height":96},"events":[{"at":0,"type":"open"}],"sample":{"times":[0]}"#
    )
    XCTAssertEqual(
      try Filmstrip.play(text, "--format", "csv").lines.dropFirst(),
      [
        "0,opening,1,390,844,0,0,0,0,0,0,0,276,390,292,16,300,96,96,16,300,96,96,scaleAspectFill,0,1,1,true,"
          + "504,0,3024,3024"
      ])
  }

  /// A photo that is cropped by its thumbnail: the image is not the clip.
  func testALineForAFrameOfACroppedPhoto() throws {
    let text = scenario(
      viewer: "photos",
      #""source":{"x":16,"y":300,"width":96,"height":96,"cornerRadius":8},"events":[{"at":0,"type":"open"}],"#
        + #""displayScale":2,"sample":{"times":[0]}"#)
    XCTAssertEqual(
      try Filmstrip.play(text, "--format", "csv").lines.dropFirst(),
      [
        "0,opening,1,390,292.5,275.75,0,275.75,0,0,-276,0,0,390,292.5,0,300,128,96,16,300,96,96,scaleToFill,8,0,1,true,"
          + "504,0,3024,3024"
      ])
  }

  func testTheNumbersAreThoseOfTheJSON() throws {
    let text = scenario(viewer: "photos", #""events":[{"at":0,"type":"open"},{"at":0.2,"type":"close"}]"#)
    let rows = try Filmstrip.play(text, "--format", "csv").lines.dropFirst()
    let frames = try Filmstrip.play(text, "--format", "json").lines.filter { $0.hasPrefix(#"{"time""#) }
      .filter { $0.contains("phase") }
    XCTAssertGreaterThan(rows.count, 20)
    XCTAssertEqual(Array(rows), frames.map(values(ofFrame:)))
  }

  /// The values of a frame in JSON, in order, with commas in between.
  private func values(ofFrame line: String) -> String {
    line.split(separator: ",").compactMap { $0.split(separator: ":").last }
      .map { $0.filter { !"{}\"".contains($0) } }.joined(separator: ",")
  }
}
