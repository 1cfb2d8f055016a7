/// Something a viewer tells its app: what a delegate of the original would have been
/// called with, or an event refused.
public struct LogEntry: Hashable, Sendable, Codable {
  /// When it happened, in seconds on the app's clock.
  public let time: Double

  /// What happened.
  public let message: Message

  /// Creates an entry.
  public init(time: Double, message: Message) {
    self.time = time
    self.message = message
  }

  /// What a viewer has to say.
  public enum Message: Hashable, Sendable, Codable {
    /// The opening has come to its end.
    case didOpen
    /// The closing has come to its end.
    case didClose
    /// The zoom scale of the model has changed.
    case didZoom
    /// The last axis of a glide or a bounce has come to rest by itself.
    case didEndDecelerating
    /// A long press has begun.
    case longPress
    /// An event had no effect.
    case ignored(PreviewEvent.Kind, Reason)
  }

  /// Why an event had no effect.
  public enum Reason: String, CaseIterable, Hashable, Sendable, Codable {
    /// The viewer is closed.
    case closed
    /// The viewer is opening, and this does not interrupt it.
    case opening
    /// The viewer is closing, and this does not interrupt it.
    case closing
    /// The viewer is open already.
    case alreadyOpen
    /// The viewer has no such thing.
    case notSupported
    /// The gesture has not begun, or was ended by something else.
    case noGesture
    /// The tap was not on the image.
    case outside
  }
}
