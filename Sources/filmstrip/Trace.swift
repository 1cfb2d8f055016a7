import Transitions

/// What becomes of a scenario: the state at each instant looked at, and everything the viewer had to say.
struct Trace {
  /// The viewer's name.
  let viewer: ViewerName

  /// What the viewer had to say, in the order of time.
  let log: [LogEntry]

  private let framesByTime: [PreviewFrame]
  private let places: [Int]

  fileprivate init(viewer: ViewerName, framesByTime: [PreviewFrame], places: [Int], log: [LogEntry]) {
    self.viewer = viewer
    self.framesByTime = framesByTime
    self.places = places
    self.log = log
  }

  /// The frames, in the order in which they were asked for.
  var frames: some RandomAccessCollection<PreviewFrame> { places.lazy.map { framesByTime[$0] } }
}

extension Scenario {
  /// Plays the scenario once, from the first event to the last, looking at the instants on the way.
  func play() -> Trace {
    var session = PreviewSession(style: style, photo: photo, container: container, source: source)
    var (instants, frames, log) = (Instants(sampling), [PreviewFrame](), [LogEntry]())
    for event in events {
      while let instant = instants.next(before: event.time) { frames.append(session.frame(at: instant)) }
      log += session.handle(event.event, at: event.time)
    }
    let end = session.endOfMotion
    instants.end(at: end)
    while let instant = instants.next(before: .infinity) { frames.append(session.frame(at: instant)) }
    log += session.advance(to: end)
    return Trace(viewer: viewer, framesByTime: frames, places: instants.places, log: log)
  }
}
