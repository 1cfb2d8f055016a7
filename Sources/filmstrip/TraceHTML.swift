import Transitions

// A trace as a page that needs nothing else and plays it.

extension Trace {
  /// Writes the page: what it looks like, the trace itself, what the trace leaves out, and the player.
  func writeHTML(to output: inout Output) {
    let style = String(decoding: PackageResources.picture_css + PackageResources.page_css, as: UTF8.self)
    output.write(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="data:,">
      <title>\(title)</title>
      <style>
      \(style)</style>
      </head>
      <body>
      <header><h1>\(title)</h1><p>\(summary)</p></header>
      \(controls)
      \(curves)
      <footer><p>\(Trace.keys)</p></footer>
      <script type="application/json" id="trace">

      """)
    writeJSON(to: &output)
    output.write(
      "</script>\n<script type=\"application/json\" id=\"scene\">\n\(scene)\n</script>\n<script>\n")
    output.write(
      String(decoding: PackageResources.player_js, as: UTF8.self) + "</script>\n</body>\n</html>\n")
  }

  /// What is seen, what moves it, and its state.
  private var controls: String {
    """
    <main>
    <section aria-label="Player">
    <div id="stage"><canvas id="window" role="img" tabindex="0"></canvas></div>
    <div id="controls">
    <input type="range" id="slider" aria-label="Frame" min="0" max="0" step="1" value="0">
    <div id="buttons">
    \(button("first", "First frame", "M2 2h2v12H2zM14 2v12L5 8z"))
    \(button("back", "One frame back", "M12 2v12L3 8z"))
    <button type="button" id="play" aria-label="Play" aria-pressed="false">\(icon("go", "M4 2v12l10-6z"))\
    \(icon("pause", "M3 2h4v12H3zM9 2h4v12H9z"))</button>
    \(button("forward", "One frame on", "M4 2v12l9-6z"))
    \(button("last", "Last frame", "M2 2v12l9-6zM12 2h2v12h-2z"))
    </div>
    <div id="clock"></div>
    <label>Speed <select id="speed"><option value="0.1">1/10</option><option value="0.25">1/4</option>\
    <option value="0.5">1/2</option><option value="1" selected>1</option><option value="2">2</option></select></label>
    </div>
    <h2>Log</h2>
    <ol id="log"></ol>
    </section>
    <section aria-label="State">
    <table><thead><tr><td></td><th scope="col">now</th><th scope="col">first</th><th scope="col">last</th></tr></thead>\
    <tbody id="state"></tbody></table>
    </section>
    </main>
    """
  }

  private func button(_ name: String, _ label: String, _ path: String) -> String {
    "<button type=\"button\" id=\"\(name)\" aria-label=\"\(label)\" title=\"\(label)\">\(icon("", path))</button>"
  }

  private func icon(_ name: String, _ path: String) -> String {
    "<svg class=\"\(name)\" viewBox=\"0 0 16 16\" aria-hidden=\"true\"><path d=\"\(path)\"/></svg>"
  }

  /// The curves, with a line at the frame that is shown.
  private var curves: String {
    let plot = Plot(of: self, marking: [], from: Plot.numbers, to: 1120, top: 0)
    return element(
      "svg",
      [
        "id": "plot", "viewBox": "0 0 1132 \(plot.bottom.drawn)", "role": "img",
        "aria-label": "The numbers of the frames over time",
      ], plot.markup, plot.cursor)
  }

  private static let keys = """
    <kbd>Space</kbd> plays and pauses, <kbd>←</kbd> <kbd>→</kbd> go a frame back and on, <kbd>Home</kbd> <kbd>End</kbd> \
    to the first and the last. The dashed blue outline is the thumbnail's place, the orange one what the photo is cut \
    to, the dotted one the whole image.
    """
}

// MARK: What the trace leaves out

extension Trace {
  /// What the player needs beside the trace, as JSON: stages and photos, and where each frame draws its
  /// photo.
  private var scene: String {
    let (moments, window) = (Array(moments), largestWindow)
    let stages = momentsByTime.map(\.stage).distinct
    let photos = stages.map(\.photo).distinct
    let drawn = moments.map { moment in
      "{\"stage\":\(stages.firstIndex(of: moment.stage) ?? 0),\"drawn\":\(moment.drawnRect.json)}"
    }
    return """
      {"backdrop":"\(viewer.backdrop.rawValue)","movesThumbnail":\(viewer.movesThumbnail),"window":\(window.json),
      "photos":[\(photos.map { Landscape(of: $0).json }.joined(separator: ",\n"))],
      "stages":[\(stages.map { $0.json(among: photos) }.joined(separator: ",\n"))],
      "frames":[\(drawn.joined(separator: ",\n"))]}
      """
  }
}

extension Stage {
  fileprivate func json(among photos: [Photo]) -> String {
    "{\"viewport\":\(container.size.json),\"photo\":\(photos.firstIndex(of: photo) ?? 0),\"source\":\(sourceJSON)}"
  }

  private var sourceJSON: String {
    guard let source, let drawn = drawnThumbnail else { return "null" }
    return "{\(source.frame.members),\"cornerRadius\":\(source.cornerRadius.exact),\"drawn\":\(drawn.json)}"
  }
}

extension Landscape {
  fileprivate var json: String {
    let parts = parts.map { "{\"color\":\"\($0.color)\",\"path\":\"\($0.path)\"}" }
    return "{\(size.members),\"parts\":[\(parts.joined(separator: ","))]}"
  }
}

extension CGSize {
  fileprivate var json: String { "{\(members)}" }

  fileprivate var members: String { "\"width\":\(width.exact),\"height\":\(height.exact)" }
}

extension CGRect {
  fileprivate var json: String { "{\(members)}" }

  fileprivate var members: String { "\"x\":\(origin.x.exact),\"y\":\(origin.y.exact),\(size.members)" }
}
