import Transitions

/// A window in which everything moves as it did, beside the curves.
struct Film {
  let trace: Trace

  private static let gap: CGFloat = 28

  /// The most room that the window takes.
  private static let cell = CGSize(width: 360, height: Plot.height - 30)

  private static let plotWidth: CGFloat = 640

  /// The picture.
  var drawing: Drawing {
    let left = Drawing.margin + trace.largestWindow.width * scale + Film.gap + Plot.numbers
    let right = left + Film.plotWidth
    let plot = Plot(of: trace, marking: [], from: left, to: right, top: Drawing.headline - 20)
    let replay = Replay(moments: trace.momentsByTime)
    return Drawing(
      trace: trace, size: CGSize(width: right + Drawing.margin, height: plot.bottom),
      content: replay.moments.isEmpty ? plot.markup : window(replay) + plot.markup + plot.cursor(replay))
  }

  private var scale: CGFloat { trace.windowScale(in: Film.cell) }

  /// The window, and below it the phase it is in.
  private func window(_ replay: Replay) -> String {
    let picture = WindowPicture(
      viewer: trace.viewer, replay: replay, photos: PhotoSymbols(in: replay.moments), scale: scale, name: "")
    let size = CGSize(width: trace.largestWindow.width * scale, height: trace.largestWindow.height * scale)
    return picture.markup(at: CGPoint(x: Drawing.margin, y: Drawing.headline))
      + Phase.allCases.map { phase in
        replay.draw(
          "text",
          [
            "class": "middle", "x": (Drawing.margin + size.width / 2).drawn,
            "y": (Drawing.headline + size.height + 20).drawn,
          ], changing: [.atOnce("opacity") { $0.frame.phase == phase ? "1" : "0" }], phase.rawValue)
      }.joined()
  }
}
