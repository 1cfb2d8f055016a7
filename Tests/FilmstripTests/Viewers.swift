import Foundation

/// The names of the viewers.
let viewers = ["photoPreviewer", "bigImage", "enlarge", "insetCentered", "photos"]

/// A scenario in which a viewer opens from a thumbnail, is zoomed if it can be, and closes.
func lively(_ viewer: String, _ more: String = "") -> String {
  scenario(
    viewer: viewer,
    #""source":{"x":16,"y":300,"width":96,"height":96,"cornerRadius":12},"#
      + #""events":[{"at":0.1,"type":"open"},{"at":1,"type":"setZoomScale","scale":2,"animated":true},"#
      + #"{"at":2,"type":"close"}]"# + (more.isEmpty ? "" : ",") + more)
}

/// What a trace in JSON says, as far as pictures need it.
struct DecodedTrace: Decodable, Equatable {
  struct Rect: Decodable, Equatable {
    let x, y, width, height: Double

    var numbers: [Double?] { [x, y, width, height] }
  }

  struct Frame: Decodable, Equatable {
    let time: Double
    let phase: String
    let imageFrame, clipFrame: Rect
    let contentMode: String
    let cornerRadius, backdropAlpha, viewerAlpha: Double
    let isSourceHidden: Bool
  }

  struct Entry: Decodable, Equatable {
    let time: Double
    let event: String
  }

  let viewer: String
  let frames: [Frame]
  let log: [Entry]

  /// What filmstrip says of a scenario.
  init(of scenario: String) throws {
    let output = try Filmstrip.play(scenario, "--format", "json").output
    self = try JSONDecoder().decode(DecodedTrace.self, from: Data(output.utf8))
  }
}
