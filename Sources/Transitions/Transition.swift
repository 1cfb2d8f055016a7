import PreviewGeometry

/// A viewer's opening or closing by itself: the frame at any time after it
/// began, its duration, and its frames.
///
/// It is a session that has heard one event; whoever wants to interrupt it uses the session.
public struct Transition: Hashable, Sendable {
  /// The session that flies; its ``PreviewSession/now`` is when the transition began.
  public let session: PreviewSession

  /// The opening of a viewer from its source.
  ///
  /// - Parameters:
  ///   - style: The viewer.
  ///   - photo: The photo.
  ///   - container: The viewport that it opens in.
  ///   - source: The thumbnail; without one the photo grows from the middle of the viewport.
  /// - Returns: The transition, which begins at time 0.
  public static func opening(
    _ style: PreviewStyle, photo: Photo, in container: Container, from source: Source?
  ) -> Transition {
    Transition(
      PreviewSession(style: style, photo: photo, container: container, source: source), hearing: .open, at: 0)
  }

  /// The closing of a viewer that has opened and was not touched since, into its source.
  ///
  /// - Parameters:
  ///   - style: The viewer.
  ///   - photo: The photo.
  ///   - container: The viewport that it is open in.
  ///   - source: The thumbnail; without one the photo shrinks into the middle of the viewport.
  /// - Returns: The transition, which begins when the opening has ended.
  public static func closing(
    _ style: PreviewStyle, photo: Photo, in container: Container, to source: Source?
  ) -> Transition {
    let opening = opening(style, photo: photo, in: container, from: source).session
    return Transition(opening, hearing: .close, at: opening.endOfMotion)
  }

  /// The closing of a viewer as it is in a session at a time in seconds: zoomed, scrolled, dragged.
  ///
  /// - Parameters:
  ///   - session: The session; it goes on unchanged.
  ///   - time: When it closes, in seconds on the session's clock.
  /// - Returns: The transition, which begins at that time.
  public static func closing(_ session: PreviewSession, at time: Double) -> Transition {
    Transition(session, hearing: .close, at: time)
  }

  private init(_ session: PreviewSession, hearing event: PreviewEvent, at time: Double) {
    var session = session
    _ = session.handle(event, at: time)
    self.session = session
  }

  /// Seconds from the beginning until everything is where it ends.
  public var duration: Double { session.endOfMotion - session.now }

  /// The frame at a time in seconds after the beginning: the first one before
  /// it, the last one from the end on.
  public func frame(at time: Double) -> PreviewFrame {
    session.frame(at: time.isFinite && time > 0 ? session.now + time : session.now)
  }

  /// The frames from the beginning to the end, made one by one as they are asked for.
  ///
  /// - Parameter rate: Frames per second.
  /// - Returns: The frames; the last one is at the end.
  public func frames(rate: Double) -> PreviewFrames { session.frames(rate: rate) }
}
