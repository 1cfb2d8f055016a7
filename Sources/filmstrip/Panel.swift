import Transitions

/// A panel of a plot: curves that share an axis.
struct Panel {
  private let title: String
  private let curves: [Curve]
  private let range: (low: Double, high: Double)?

  /// The height of its axis.
  let height: CGFloat

  /// The room above the axis, for the names of the curves.
  static let headline: CGFloat = 36

  private struct Curve {
    let name: String
    let value: (PreviewFrame) -> CGFloat
  }

  /// All of them, from top to bottom.
  static var all: [Panel] {
    [
      Panel(
        title: "image frame, points",
        curves: [
          Curve(name: "x") { $0.imageFrame.origin.x }, Curve(name: "y") { $0.imageFrame.origin.y },
          Curve(name: "width") { $0.imageFrame.size.width },
          Curve(name: "height") { $0.imageFrame.size.height },
        ], range: nil, height: 150),
      Panel(
        title: "opacity",
        curves: [
          Curve(name: "backdrop") { $0.backdropAlpha }, Curve(name: "viewer") { $0.viewerAlpha },
        ], range: (0, 1), height: 48),
      Panel(title: "zoom scale", curves: [Curve(name: "") { $0.zoomScale }], range: nil, height: 48),
      Panel(
        title: "content offset, points",
        curves: [Curve(name: "x") { $0.contentOffset.x }, Curve(name: "y") { $0.contentOffset.y }],
        range: nil,
        height: 70),
    ]
  }

  /// What lies under the curves, with the top of the panel at a place: round numbers and names.
  func ground(of moments: [Moment], over time: Axis, at top: CGFloat) -> String {
    let (left, right) = time.places
    let axis = axis(of: moments, at: top)
    let box = element(
      "rect",
      [
        "class": "panel", "x": left.drawn, "y": top.drawn, "width": (right - left).drawn,
        "height": height.drawn,
      ])
    let ticks = axis.ticks(atMost: Int(height / 17))
    return box + legend(over: time, at: top - 8)
      + ticks.numbers.map { number in
        let place = axis.place(of: number)
        return element("path", ["class": "grid", "d": "M\(left.drawn) \(place.drawn)H\(right.drawn)"])
          + element(
            "text", ["class": "end", "x": (left - 8).drawn, "y": (place + 4).drawn],
            number.fixed(decimals: ticks.decimals))
      }.joined()
  }

  /// The curves, with the top of the panel at a place.
  func curves(of moments: [Moment], over time: Axis, at top: CGFloat) -> String {
    let axis = axis(of: moments, at: top)
    return curves.indices.map { index in
      element("path", ["class": "curve c\(index)", "d": path(of: curves[index], moments, over: time, axis)])
    }.joined()
  }

  /// The axis of all the curves, with a little room for their width.
  private func axis(of moments: [Moment], at top: CGFloat) -> Axis {
    let values = moments.flatMap { moment in curves.map { Double($0.value(moment.frame)) } }
    return Axis(
      from: range?.low ?? values.min() ?? 0, to: range?.high ?? values.max() ?? 0,
      drawnFrom: top + height - 4, to: top + 4)
  }

  /// The title, and a piece of each curve with its name.
  private func legend(over time: Axis, at place: CGFloat) -> String {
    var x = time.places.low + CGFloat(title.count) * 8 + 16
    return element("text", ["class": "title", "x": time.places.low.drawn, "y": place.drawn], title)
      + curves.enumerated().filter { !$1.name.isEmpty }.map { index, curve in
        let start = x
        x += 38 + CGFloat(curve.name.count) * 8
        return element(
          "path", ["class": "curve c\(index)", "d": "M\(start.drawn) \((place - 4).drawn)h20"])
          + element("text", ["x": (start + 26).drawn, "y": place.drawn], curve.name)
      }.joined()
  }

  /// A curve: of a run of equal values only the ends, of a single one a dot.
  private func path(of curve: Curve, _ moments: [Moment], over time: Axis, _ axis: Axis) -> String {
    let points = moments.map { moment in
      let value = Double(curve.value(moment.frame))
      return (x: time.place(of: moment.frame.time).drawn, y: axis.place(of: value).drawn)
    }
    let kept = points.indices.filter { index in
      index == 0 || index == points.count - 1 || points[index - 1].y != points[index].y
        || points[index + 1].y != points[index].y
    }
    return (kept.isEmpty ? "" : "M") + kept.map { "\(points[$0].x) \(points[$0].y)" }.joined(separator: "L")
      + (points.count == 1 ? "h0" : "")
  }
}
