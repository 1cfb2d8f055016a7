import PreviewGeometry

/// Estimates the velocity of a finger at its release from where it was when.
///
///     (last − first) / (t_last − t_first)
///
/// over the samples that are no older than 100 ms at the release, which counts as a sample itself [choice].
public struct VelocityTracker: Hashable, Sendable {
  /// How far back samples count, in seconds [choice].
  public static let window = 0.1

  private var samples: [Sample] = []

  private struct Sample: Hashable, Sendable {
    let location: CGPoint
    let time: Double
  }

  /// Creates a tracker that has seen nothing.
  public init() {}

  /// Records where a finger is, in points, at a time in seconds.
  ///
  /// Times must not go back; a sample that is earlier than the last, or not finite, is dropped.
  public mutating func record(_ location: CGPoint, at time: Double) {
    guard location.x.isFinite, location.y.isFinite, time.isFinite else { return }
    if let last = samples.last, time < last.time { return }
    let isRecent = { (sample: Sample) in time - sample.time <= VelocityTracker.window }
    samples.removeFirst(samples.firstIndex(where: isRecent) ?? samples.count)
    samples.append(Sample(location: location, time: time))
  }

  /// The velocity in points per second of a finger that is lifted where and
  /// when the last sample was recorded.
  ///
  /// Zero if the samples of the last 100 ms are from fewer than two instants.
  public var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let duration = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.location.x - first.location.x) / duration, y: (last.location.y - first.location.y) / duration)
  }
}
