import Transitions

/// Several moments in one picture, one after the other, again and again; a single moment is a still.
struct Replay {
  /// The moments in the order of time.
  let moments: [Moment]

  /// How long the last moment is looked at, in seconds.
  private static let pause = 1.0

  /// An attribute that a moment decides upon.
  enum Change {
    /// A number that changes steadily from one moment to the next.
    case steady(String, (Moment) -> CGFloat)
    /// Something that changes at once.
    case atOnce(String, (Moment) -> String)

    /// The four attributes of a rect.
    static func rect(_ rect: @escaping (Moment) -> CGRect) -> [Change] {
      [
        .steady("x") { rect($0).origin.x }, .steady("y") { rect($0).origin.y },
        .steady("width") { rect($0).size.width }, .steady("height") { rect($0).size.height },
      ]
    }
  }

  /// An element some of whose attributes change.
  func draw(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], changing changes: [Change],
    _ content: String = ""
  ) -> String {
    let fixed = attributes.map { " \($0)=\"\($1)\"" }
    let first = changes.map { change in " \(change.name)=\"\(moments.first.map(change.value) ?? "")\"" }
    let inside = changes.map(animation).joined() + content
    return "<" + name + (fixed + first).joined() + (inside.isEmpty ? "/>" : ">\(inside)</\(name)>")
  }

  /// What replays a change, if there is any.
  private func animation(of change: Change) -> String {
    let values = moments.map(change.animatedValue)
    guard let first = moments.first?.frame.time, let last = moments.last?.frame.time,
      let end = values.last, values.contains(where: { $0 != end })
    else { return "" }
    let kept = values.indices.filter { index in
      index == 0 || values[index - 1] != values[index]
        || (!change.jumps && (index == values.count - 1 || values[index + 1] != values[index]))
    }
    let duration = last - first + Replay.pause
    let times = kept.map { ((moments[$0].frame.time - first) / duration).fixed(decimals: 6) }
    return element(
      "animate",
      [
        "attributeName": change.name, "calcMode": change.jumps ? "discrete" : "linear",
        "dur": duration.fixed(decimals: 3) + "s", "repeatCount": "indefinite",
        "keyTimes": (times + (change.jumps ? [] : ["1"])).joined(separator: ";"),
        "values": (kept.map { values[$0] } + (change.jumps ? [] : [end])).joined(separator: ";"),
      ])
  }
}

extension Replay.Change {
  fileprivate var name: String {
    switch self {
    case .steady(let name, _), .atOnce(let name, _): name
    }
  }

  fileprivate var jumps: Bool {
    if case .atOnce = self { true } else { false }
  }

  /// The attribute of a still: exactly what the moment says.
  fileprivate func value(_ moment: Moment) -> String {
    switch self {
    case .steady(_, let number): number(moment).exact
    case .atOnce(_, let word): word(moment)
    }
  }

  /// The attribute on its way, as precisely as one can see.
  fileprivate func animatedValue(_ moment: Moment) -> String {
    switch self {
    case .steady(_, let number): Double(number(moment)).fixed(decimals: 3)
    case .atOnce(_, let word): word(moment)
    }
  }
}
