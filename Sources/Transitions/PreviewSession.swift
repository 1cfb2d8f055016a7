import PreviewGeometry

/// A viewer's life as a value: it takes events with their times and answers for any time.
///
/// The app brings the clock. It hands over what happens with ``handle(_:at:)`` and draws ``frame(at:)``
/// whenever its display wants a frame, as long as ``nextChange(after:)`` says that there is something to
/// draw. Nothing in a session moves by itself, nothing is stepped: a frame can be asked for any time from the
/// last event on, in any order, any number of times.
///
/// Times are in seconds on a clock that never goes back. A time that is not finite or earlier than the last
/// event counts as that of the last event.
public struct PreviewSession: Hashable, Sendable {
  /// Whether the viewer is closed, on its way or open, as of the last event.
  public internal(set) var phase = Phase.closed

  /// The time of the last event, or to which the session was advanced; in seconds.
  public private(set) var now: Double

  /// Seconds between a finger's lift and the first motion of the photo: about
  /// 0.0009 in recordings [measured].
  let latency: Double

  var scene: Scene
  var live: LiveViewport
  var flying: FlightInProgress?

  /// The container for the next layout; for an open photo it may be another than the scene's.
  var nextContainer: Container

  /// The thumbnail for the next closing.
  var nextSource: Source?

  /// Creates a session of a closed viewer.
  ///
  /// - Parameters:
  ///   - style: The viewer.
  ///   - photo: The photo.
  ///   - container: The viewport that it is shown in.
  ///   - source: The thumbnail, if there is one whose place is known.
  ///   - start: The time of the beginning, in seconds; not finite counts as 0.
  ///   - latency: Seconds between a finger's lift and the first motion; 0 unless recordings are to be
  ///     replayed, which show 0.0009. Not finite or negative counts as 0.
  public init(
    style: PreviewStyle, photo: Photo, container: Container, source: Source? = nil, start: Double = 0,
    latency: Double = 0
  ) {
    self.scene = Scene(style: style, photo: photo, container: container, source: source)
    self.nextContainer = container
    self.nextSource = source
    self.live = LiveViewport(scene.layout)
    self.now = start.isFinite ? start : 0
    self.latency = latency.isFinite ? max(latency, 0) : 0
  }
}

// MARK: Time

extension PreviewSession {
  /// Completes what ends by itself up to a time in seconds, and tells what that was.
  ///
  /// ``handle(_:at:)`` does so before anything else; an app calls this to hear of ends when they come.
  @discardableResult
  public mutating func advance(to time: Double) -> [LogEntry] {
    var log: [LogEntry] = []
    advance(to: time) { log.append($0) }
    return log
  }

  /// When the last motion ends if no event follows, in seconds; ``now`` if nothing moves.
  ///
  /// A finger that holds the photo moves nothing by itself.
  public var endOfMotion: Double { max(now, endOfFlight ?? live.endOfMotion) }

  /// Whether nothing moves from a time on unless an event comes.
  public func isAtRest(at time: Double) -> Bool { effective(time) >= endOfMotion }

  /// The next time at which there is something else to draw than at `time`: that time itself while
  /// anything moves, `nil` at rest.
  public func nextChange(after time: Double) -> Double? { isAtRest(at: time) ? nil : effective(time) }

  /// The time that the session answers for when it is asked for `time`.
  func effective(_ time: Double) -> Double { time.isFinite ? max(time, now) : now }

  mutating func advance(to time: Double, report: (LogEntry) -> Void) {
    now = effective(time)
    complete(report: report)
  }

  /// Completes what has ended by now.
  mutating func complete(report: (LogEntry) -> Void) {
    while let flying, flying.animation.end <= now {
      self.flying = flying.nextLeg(in: scene, viewport: live.model)
      if self.flying == nil { report(land(at: flying.animation.end)) }
    }
    if let end = live.endOfCoasting, end <= now {
      live.stop(at: end)
      report(LogEntry(time: end, message: .didEndDecelerating))
    }
  }

  private var nextCompletion: Double { flying?.animation.end ?? live.endOfCoasting ?? .infinity }
}

// MARK: Frames

extension PreviewSession {
  /// Everything there is to show and to know at a time in seconds.
  public func frame(at time: Double) -> PreviewFrame { frame(at: time, movedBy: 0) }

  /// The frame of a viewer that lies `distance` points to the right of the window, as a page beside another does.
  ///
  /// A closed viewer is its thumbnail, which does not lie on a page.
  func frame(at time: Double, movedBy distance: CGFloat) -> PreviewFrame {
    let time = effective(time)
    guard nextCompletion <= time else { return currentFrame(at: time, movedBy: distance) }
    var later = self
    later.advance(to: time) { _ in }
    return later.currentFrame(at: time, movedBy: distance)
  }

  /// The frame at a time before which nothing is completed.
  private func currentFrame(at time: Double, movedBy distance: CGFloat) -> PreviewFrame {
    let viewport = live.viewport(at: time)
    let picture = limited(shown(at: time, viewport: viewport).withoutPulse)
      .moved(by: phase == .closed ? 0 : distance)
    let contentMode = contentMode
    return PreviewFrame(
      time: time, phase: phase, zoomScale: viewport.zoomScale, contentSize: viewport.contentSize,
      contentInset: viewport.contentInset,
      contentOffset: viewport.contentOffset(displayScale: scene.container.displayScale),
      contentFrame: viewport.zoomedViewFrame,
      imageFrame: CGRect(horizontal: picture.imageX, vertical: picture.imageY),
      clipFrame: CGRect(horizontal: picture.clipX, vertical: picture.clipY), contentMode: contentMode,
      cornerRadius: picture.cornerRadius, backdropAlpha: picture.backdropAlpha,
      viewerAlpha: picture.viewerAlpha,
      isSourceHidden: isSourceHidden,
      visibleRect: phase == .closed ? .zero : scene.visibleRect(of: picture, contentMode: contentMode))
  }

  /// What is shown at a time before which nothing is completed, if `viewport` is the model's at that time.
  func shown(at time: Double, viewport: Viewport) -> Picture {
    switch phase {
    case .closed: scene.closedPicture
    case .open: scene.clipped(live.picture(at: time, open: scene.openPicture(of: viewport)))
    case .opening, .closing: flying?.animation.picture(at: time) ?? scene.closedPicture
    }
  }

  private var contentMode: ContentMode {
    let mode: ContentMode? =
      switch phase {
      case .closed: nil
      case .opening, .open: scene.style.contentMode
      case .closing: scene.style.closingContentMode
      }
    return mode ?? scene.source?.contentMode ?? .scaleAspectFill
  }

  private var isSourceHidden: Bool {
    let hides = phase == .open ? scene.style.hidesSource : flying?.hidesSource ?? false
    return hides && (scene.style.presentation != .croppedPhoto || scene.usableSource != nil)
  }

  /// The picture as it goes out: sizes not below 0, opacities from 0 to 1, and
  /// the corners of its presentation.
  private func limited(_ picture: Picture) -> Picture {
    var picture = picture
    picture.imageX = picture.imageX.notNegative
    picture.imageY = picture.imageY.notNegative
    picture.clipX = picture.clipX.notNegative
    picture.clipY = picture.clipY.notNegative
    picture.backdropAlpha = max(0, min(1, picture.backdropAlpha))
    picture.viewerAlpha = max(0, min(1, picture.viewerAlpha))
    switch scene.style.presentation {
    case .croppedPhoto:
      let longest = min(picture.clipX.length, picture.clipY.length) / 2
      picture.cornerRadius = max(0, min(picture.cornerRadius, longest))
    case .imageView:
      picture = picture.clippedToImage
      picture.cornerRadius = phase == .closed ? scene.source?.cornerRadius ?? 0 : 0
    case .thumbnail:
      picture = picture.clippedToImage
      picture.cornerRadius = scene.source?.cornerRadius ?? 0
    }
    return picture
  }
}
