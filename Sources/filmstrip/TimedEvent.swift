import Transitions

/// An event and when it happens, in seconds.
struct TimedEvent {
  let time: Double
  let event: PreviewEvent
}

extension [TimedEvent] {
  /// The events by time, those at the same time in the order they have now.
  var inTimeOrder: [TimedEvent] {
    indices.sorted { (self[$0].time, $0) < (self[$1].time, $1) }.map { self[$0] }
  }
}

// MARK: Reading

extension Shape where Value == TimedEvent {
  /// An event of a scenario.
  static var event: Shape {
    .object { fields in
      let time = fields.required("at", .time)
      guard
        let kind = fields.required("type", Shape<PreviewEvent.Kind>.word(PreviewEvent.Kind.allCases).orNil)
      else {
        for kind in PreviewEvent.Kind.allCases { fields.allowKeys { $0.event(of: kind) } }
        fields.allowKeys { $0.source() }
        return TimedEvent(time: time, event: .close)
      }
      return TimedEvent(time: time, event: fields.event(of: kind))
    }
  }
}

extension Fields {
  /// The event of a kind, from the keys that events of that kind have.
  fileprivate mutating func event(of kind: PreviewEvent.Kind) -> PreviewEvent {
    switch kind {
    case .open: .open
    case .close: .close
    case .tap: .tap(point())
    case .doubleTap: .doubleTap(point())
    case .longPress: .longPress(required("phase", .word([.began, .changed, .ended])))
    case .setZoomScale: .setZoomScale(scale(), animated: isAnimated())
    case .zoomToRect: .zoom(to: CGRect(origin: point(), size: size()), animated: isAnimated())
    case .setContentOffset: .setContentOffset(point(), animated: isAnimated())
    case .pinch: .pinch(phase(), centroid: point(), scale: scale())
    case .pan: .pan(phase(), location: point(), velocity: velocity())
    case .wheelZoom: wheelZoom()
    case .scroll: .scroll(by: point("dx", "dy"))
    case .resize: .resize(size(), safeArea: optional("safeArea", .insets))
    case .setInsets:
      .setInsets(
        safeArea: optional("safeArea", .insets), panning: optional("panningInsets", .insets))
    case .swap: .swap(photo())
    case .source: .source(newSource())
    }
  }

  private mutating func phase() -> GesturePhase { required("phase", .word(GesturePhase.allCases)) }

  private mutating func scale() -> CGFloat { CGFloat(required("scale", .positive)) }

  private mutating func isAnimated() -> Bool { optional("animated", .flag) ?? false }

  private mutating func wheelZoom() -> PreviewEvent {
    let point = point()
    return .wheelZoom(factor: CGFloat(required("factor", .positive)), at: point)
  }

  /// A velocity, if there is at least one of its components; the other is 0.
  private mutating func velocity() -> CGPoint? {
    let (x, y) = (optional("vx", .coordinate), optional("vy", .coordinate))
    return x == nil && y == nil ? nil : CGPoint(x: x ?? 0, y: y ?? 0)
  }

  /// Another source, or none: a value of its own, or the keys of a source among those of the event.
  private mutating func newSource() -> Source? {
    let isSpreadOut = !mentions("source") && ["x", "y", "width", "height"].contains(where: mentions)
    return isSpreadOut ? source() : optional("source", .source) ?? nil
  }
}
