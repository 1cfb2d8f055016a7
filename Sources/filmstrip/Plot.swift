import Transitions

/// The curves of a trace over time, panel under panel, with the frames and the log marked.
struct Plot {
  private let trace: Trace
  private let marked: [Moment]
  private let time: Axis
  private let top: CGFloat

  /// The curves of a trace between two places from left to right; names of numbers are at the left of them.
  init(of trace: Trace, marking marked: [Moment], from left: CGFloat, to right: CGFloat, top: CGFloat) {
    (self.trace, self.marked, self.top) = (trace, marked, top)
    let times = trace.momentsByTime.map(\.frame.time) + trace.log.map(\.time)
    time = Axis(from: times.min() ?? 0, to: times.max() ?? 0, drawnFrom: left, to: right)
  }

  /// The bottom of everything.
  var bottom: CGFloat { top + Plot.height }

  /// The height of everything, the times at the bottom included.
  static var height: CGFloat {
    Panel.all.reduce(markHeight + timeHeight) { $0 + $1.height + Panel.headline }
  }

  /// The room for numbers at the left.
  static let numbers: CGFloat = 44

  private static let markHeight: CGFloat = 40
  private static let timeHeight: CGFloat = 34

  /// Everything.
  var markup: String {
    var (grounds, curves, top) = ("", "", top + Plot.markHeight)
    for panel in Panel.all {
      top += Panel.headline
      grounds += panel.ground(of: trace.momentsByTime, over: time, at: top)
      curves += panel.curves(of: trace.momentsByTime, over: time, at: top)
      top += panel.height
    }
    let marks = LogMarks(log: trace.log, time: time, top: self.top)
    return grounds + times(at: top) + frames(to: top) + marks.markup(to: top) + curves
  }

  /// A line that stands at the moment that is replayed.
  func cursor(_ replay: Replay) -> String {
    replay.draw(
      "rect", ["class": "cursor", "y": cursorTop.drawn, "width": "2", "height": cursorHeight.drawn],
      changing: [.steady("x") { time.place(of: $0.frame.time) - 1 }])
  }

  /// A line that a program moves, and what it has to know for that.
  var cursor: String {
    element(
      "rect",
      [
        "id": "cursor", "class": "cursor", "x": (time.places.low - 1).drawn, "y": cursorTop.drawn,
        "width": "2",
        "height": cursorHeight.drawn, "data-start": time.numbers.low.exact,
        "data-end": time.numbers.high.exact,
        "data-left": time.places.low.exact, "data-right": time.places.high.exact,
      ])
  }

  private var cursorTop: CGFloat { top + Plot.markHeight }

  private var cursorHeight: CGFloat { bottom - Plot.timeHeight - cursorTop }

  private func times(at bottom: CGFloat) -> String {
    let ticks = time.ticks(atMost: 10)
    return ticks.numbers.map { number in
      element("path", ["class": "grid", "d": "M\(time.place(of: number).drawn) \(bottom.drawn)v5"])
        + element(
          "text", ["x": time.place(of: number).drawn, "y": (bottom + 19).drawn, "class": "middle"],
          number.fixed(decimals: ticks.decimals) + " s")
    }.joined()
  }

  private func frames(to bottom: CGFloat) -> String {
    let upper = top + Plot.markHeight
    return marked.map { moment in
      element(
        "path",
        [
          "class": "shown",
          "d": "M\(time.place(of: moment.frame.time).drawn) \(upper.drawn)V\(bottom.drawn)",
        ])
    }.joined()
  }
}

/// What the viewer had to say, each at its time.
private struct LogMarks {
  let log: [LogEntry]
  let time: Axis
  let top: CGFloat

  /// A line for each, and its name where there is room for it in one of two rows.
  func markup(to bottom: CGFloat) -> String {
    var ends: [CGFloat] = [-.infinity, -.infinity]
    return log.map { entry in
      let (place, text) = (time.place(of: entry.time), entry.message.text)
      let line = element(
        "path", ["class": "mark", "d": "M\(place.drawn) \((top + 32).drawn)V\(bottom.drawn)"])
      let width = CGFloat(text.count) * 7
      let start = min(place - 4, time.places.high - width)
      guard let row = ends.firstIndex(where: { $0 < start - 8 }) else { return line }
      ends[row] = start + width
      return line
        + element(
          "text", ["class": "log", "x": start.drawn, "y": (top + 26 - 14 * CGFloat(row)).drawn], text)
    }.joined()
  }
}
