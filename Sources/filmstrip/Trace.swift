import Transitions

/// What becomes of a scenario: the state at each instant looked at, and everything the viewer had to say.
struct Trace {
  /// The viewer's name.
  let viewer: ViewerName

  /// What a person calls it.
  let title: String

  /// What the viewer had to say, in the order of time.
  let log: [LogEntry]

  /// The frames and what they are seen in, in the order of time.
  let momentsByTime: [Moment]

  private let places: [Int]

  fileprivate init(of scenario: Scenario, momentsByTime: [Moment], places: [Int], log: [LogEntry]) {
    viewer = scenario.viewer
    title = scenario.title
    self.momentsByTime = momentsByTime
    self.places = places
    self.log = log
  }

  /// The frames and what they are seen in, in the order in which they were asked for.
  var moments: some RandomAccessCollection<Moment> { places.lazy.map { momentsByTime[$0] } }

  /// The frames, in the order in which they were asked for.
  var frames: some RandomAccessCollection<PreviewFrame> { moments.lazy.map(\.frame) }
}

extension Scenario {
  /// Plays the scenario once, from the first event to the last, looking at the instants on the way.
  func play() -> Trace {
    var session = PreviewSession(style: style, photo: photo, container: container, source: source)
    var stage = Stage(container: container, photo: photo, source: source)
    var (instants, moments, log) = (Instants(sampling), [Moment](), [LogEntry]())
    func look(until limit: Double) {
      while let instant = instants.next(before: limit) {
        moments.append(Moment(frame: session.frame(at: instant), stage: stage))
      }
    }
    for event in events {
      look(until: event.time)
      let entries = session.handle(event.event, at: event.time)
      stage.follow(event.event, isIgnored: entries.contains { $0.isIgnored })
      log += entries
    }
    let end = session.endOfMotion
    instants.end(at: end)
    look(until: .infinity)
    log += session.advance(to: end)
    return Trace(of: self, momentsByTime: moments, places: instants.places, log: log)
  }
}

extension LogEntry {
  fileprivate var isIgnored: Bool {
    if case .ignored = message { true } else { false }
  }
}
