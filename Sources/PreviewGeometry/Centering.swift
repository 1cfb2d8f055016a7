/// What keeps a photo that is smaller than its viewport in place: the part in which viewers differ most.
public enum Centering: Hashable, Sendable, Codable {
  /// Nothing does, as in a bare scroll view: the zoomed view stays at the origin and the insets are the app's own.
  case none

  /// The centre of the zoomed view is moved to the middle of the content or, if that is the longer, of the
  /// viewport; insets stay as they are. The rule of viewer 1.
  ///
  ///     center = C/2 + (b > C ? (b − C)/2 : 0)
  case zoomedViewCenter

  /// An inset at the start only, `max((b − U·z) / 2, 0)`, none at the end. It centres because the range of offsets
  /// collapses to a point. The rule of viewer 4, as written.
  case leadingInset

  /// Insets at both ends that divide the room left over: `free·fraction` at the start, the rest at the end. One
  /// half centres symmetrically: the corrected rule of viewer 4, and that of `photos`.
  ///
  /// The room left over is what the safe area leaves free. Where nothing is left over both insets are 0; a fraction
  /// that is not finite counts as 0.
  case aligned(CGFloat)
}
