import Transitions

/// `filmstrip --list`: the viewers and their constants, as the library has them.
struct ListCommand {
  /// All viewers, the corrected variants beside them.
  var text: String {
    ViewerName.allCases.map { name in
      let (written, corrected) = (name.style(corrected: false), name.style(corrected: true))
      return "\(name.rawValue)\n" + written.constants
        + (corrected == written ? "" : "\n\(name.title(corrected: true))\n" + corrected.constants)
    }.joined(separator: "\n")
  }
}

extension PreviewStyle {
  /// A line for each constant.
  fileprivate var constants: String {
    let lines = [
      ("fit", viewer.fit.text),
      ("zoom", viewer.zooming.text),
      ("double tap", viewer.doubleTap.text),
      ("opening", opening.text),
      ("closing", closing.text),
      ("backdrop", Double(backdropAlpha).shortest),
      ("source", hidesSource ? "hidden while open" : "always visible"),
      ("content mode", contentMode?.rawValue ?? "the source's"),
      ("animated zoom", zoomTiming?.text ?? "none"),
      (
        "deceleration", viewer.hasScrollView ? "\(Double(decelerationRate.rawValue).shortest) per ms" : "none"
      ),
      ("drag to dismiss", dismissal?.text ?? "none"),
    ]
    return lines.map { name, text in
      "  " + name + String(repeating: " ", count: 17 - name.count) + text + "\n"
    }.joined()
  }
}

// MARK: The constants in words

extension ContentFit {
  fileprivate var text: String {
    switch self {
    case .widthRoundedDown(let comparesShapes):
      "the viewport's width, height rounded down" + (comparesShapes ? "" : ", shapes not compared")
    case .square: "a square of the viewport's width"
    case .fill: "the whole viewport"
    case .neverEnlarged(let insetsBothEnds):
      "aspect fit, never enlarged, insets at " + (insetsBothEnds ? "all edges" : "top and left")
    case .photo(let layout): "\(layout.fit.rawValue) in the safe area, \(layout.alignment.rawValue)"
    }
  }
}

extension Viewer.Zooming {
  fileprivate var text: String {
    switch self {
    case .none: "none"
    case .fixed(let range): "\(Double(range.minimum).shortest) to \(Double(range.maximum).shortest)"
    case .relativeToFit(let minimum, let maximum, _):
      "\(Double(minimum).shortest) to \(Double(maximum).shortest) of the fitted size, or to fill, or to the pixels"
    }
  }
}

extension Viewer.DoubleTap {
  fileprivate var text: String {
    switch self {
    case .none: "none"
    case .toMaximum: "to the maximum, back to 1"
    case .toFill: "to fill, or 2.5 where that is less than 1.5, back to 1"
    case .throughSteps(let steps): steps.map { Double($0).shortest }.joined(separator: ", ")
    }
  }
}

extension Flight {
  fileprivate var text: String {
    legs.isEmpty ? "at once" : legs.map(\.text).joined(separator: "; ")
  }
}

extension Flight.Leg {
  /// How long it takes, and what it changes.
  fileprivate var text: String {
    let changes = [
      look.place == .unchanged ? nil : "to the \(look.place == .open ? "open photo" : "source")",
      look.pulse == 1 ? nil : "scale \(Double(look.pulse).shortest)",
      look.backdropAlpha.map { "backdrop \(Double($0).shortest)" },
      look.viewerAlpha.map { "viewer \(Double($0).shortest)" },
    ]
    return ([timing?.text ?? "at once"] + changes.compactMap { $0 }).joined(separator: ", ")
  }
}

extension Timing {
  fileprivate var text: String {
    switch self {
    case .curve(let curve, let duration):
      "\(duration.shortest) s " + (UnitBezier.named.first { $0.value == curve }?.key ?? "curve")
    case .spring(let frequency): "critically damped spring, \(Double(frequency).shortest) radians per s"
    }
  }
}

extension DismissRule {
  fileprivate var text: String {
    let (travel, shrinkage, distance) = (Double(travel), Double(shrinkage), Double(distance))
    return
      "\(shrinkage.shortest) smaller over \(travel.shortest) of the height; released beyond \(distance.shortest)"
      + " points unless back at \(Double(returnSpeed).shortest) points/s, or beyond"
      + " \(Double(flickSpeed).shortest) points/s"
  }
}
