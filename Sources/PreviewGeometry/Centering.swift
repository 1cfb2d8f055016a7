/// What keeps a photo that is smaller than its viewport in place: the part in which viewers differ most.
///
/// Each rule is about one axis: `b` is the length of the viewport, `C` that of the content, `U·z` that of
/// the zoomed view, all in points.
public enum Centering: Hashable, Sendable, Codable {
  /// Nothing does, as in a bare scroll view: the zoomed view stays where it is, the insets are the app's own.
  case none

  /// The centre of the zoomed view is moved, on every zoom, and insets stay: ``Viewer/photoPreviewer``.
  ///
  /// It is moved to the middle of the content or, if that is the longer, of the viewport:
  ///
  ///     centre = C/2 + (b > C ? (b − C)/2 : 0)
  case zoomedViewCenter

  /// An inset at the start only, `max((b − U·z) / 2, 0)`, none at the end: ``Viewer/insetCentered``.
  ///
  /// It centres because the range of offsets collapses to a point.
  case leadingInset

  /// Insets at both ends that divide the room left over: `free·fraction` at the start, the rest at the end.
  ///
  /// One half centres symmetrically: ``Viewer/insetCenteredCorrected``, and ``Viewer/photos``. The room left
  /// over is what the safe area leaves free beside the zoomed view.
  ///
  /// Edge cases: where nothing is left over both insets are 0; a fraction that is not finite counts as 0.
  case aligned(CGFloat)
}
