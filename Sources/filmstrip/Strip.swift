import Transitions

/// A strip of frames with their times, above the curves.
struct Strip {
  let trace: Trace

  /// How many frames there are, if there are so many.
  private static let count = 8

  private static let gap: CGFloat = 12

  /// The most room that a frame takes.
  private static let cell = CGSize(width: 113, height: 250)

  /// The room for what is written below a frame.
  private static let caption: CGFloat = 46

  /// The picture.
  var drawing: Drawing {
    let moments = trace.momentsByTime.selected(Strip.count)
    let width = CGFloat(Strip.count) * (Strip.cell.width + Strip.gap) - Strip.gap + 2 * Drawing.margin
    let plot = Plot(
      of: trace, marking: moments, from: Drawing.margin + Plot.numbers, to: width - Drawing.margin,
      top: Drawing.headline + trace.largestWindow.height * scale + Strip.caption)
    return Drawing(
      trace: trace, size: CGSize(width: width, height: plot.bottom),
      content: moments.enumerated().map { frame($1, at: $0) }.joined() + plot.markup)
  }

  private var scale: CGFloat { trace.windowScale(in: Strip.cell) }

  /// A window with its time and its phase below it.
  private func frame(_ moment: Moment, at index: Int) -> String {
    let picture = WindowPicture(
      viewer: trace.viewer, replay: Replay(moments: [moment]), photos: PhotoSymbols(in: trace.momentsByTime),
      scale: scale, name: "\(index)")
    let window = moment.stage.container.size
    let middle = Drawing.margin + CGFloat(index) * (Strip.cell.width + Strip.gap) + Strip.cell.width / 2
    let corner = CGPoint(x: middle - window.width * scale / 2, y: Drawing.headline)
    let caption = Drawing.headline + trace.largestWindow.height * scale
    return element(
      "g", ["class": "frame", "data-time": moment.frame.time.exact], picture.markup(at: corner),
      element(
        "text", ["class": "middle time", "x": middle.drawn, "y": (caption + 18).drawn],
        moment.frame.time.fixed(decimals: 3) + " s"),
      element(
        "text", ["class": "middle", "x": middle.drawn, "y": (caption + 34).drawn], moment.frame.phase.rawValue
      )
    ) + "\n"
  }
}
