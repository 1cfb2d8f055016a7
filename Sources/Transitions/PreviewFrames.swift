import PreviewGeometry

/// The frames of a session at a steady rate, made one by one as they are asked for.
///
/// Frame k is at `start + k / rate` while that is before the end, and the last one is at the end. Any frame
/// can be had at once, in any order, and none allocates anything.
public struct PreviewFrames: RandomAccessCollection, Sendable {
  /// The session whose frames they are.
  public let session: PreviewSession

  /// The time of the first frame, in seconds on the app's clock.
  public let start: Double

  /// The time of the last frame, in seconds; not before the start.
  public let end: Double

  /// Frames per second.
  public let rate: Double

  /// Creates the frames of a session from one time to another.
  ///
  /// - Parameters:
  ///   - session: The session; no event follows.
  ///   - start: In seconds; a time before the session's ``PreviewSession/now``, or
  ///     not finite, counts as that.
  ///   - end: In seconds, held to a billion seconds after the start; a time before the start, or not
  ///     finite, counts as the start.
  ///   - rate: Frames per second, held to 1e-3 … 1e6; not finite counts as 60.
  public init(of session: PreviewSession, from start: Double, through end: Double, rate: Double) {
    self.session = session
    self.start = session.effective(start)
    self.end = end.isFinite ? Swift.max(self.start, Swift.min(end, self.start + 1e9)) : self.start
    self.rate = rate.isFinite ? Swift.max(1e-3, Swift.min(rate, 1e6)) : 60
    endIndex = PreviewFrames.steps(from: self.start, to: self.end, rate: self.rate) + 1
  }

  /// 0, the position of the first frame.
  public var startIndex: Int { 0 }

  /// The number of frames; at least 1.
  public let endIndex: Int

  /// The frame at a position.
  public subscript(position: Int) -> PreviewFrame {
    precondition(indices.contains(position), "frame index out of range")
    return session.frame(at: position == endIndex - 1 ? end : start + Double(position) / rate)
  }

  /// How many frames are before the end: the number of k with `start + k / rate < end`.
  private static func steps(from start: Double, to end: Double, rate: Double) -> Int {
    var steps = Int(((end - start) * rate).rounded(.up))
    while steps > 0, start + Double(steps - 1) / rate >= end { steps -= 1 }
    while start + Double(steps) / rate < end { steps += 1 }
    return steps
  }
}

extension PreviewSession {
  /// The frames from the last event until nothing moves any more.
  ///
  /// - Parameter rate: Frames per second.
  /// - Returns: The frames, the last one at ``endOfMotion``.
  public func frames(rate: Double) -> PreviewFrames {
    PreviewFrames(of: self, from: now, through: endOfMotion, rate: rate)
  }
}
