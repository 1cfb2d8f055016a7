import PreviewGeometry

/// Everything there is to show and to know of a viewer at one instant.
///
/// To draw it: the backdrop with ``backdropAlpha``, on it the photo in ``imageFrame``, cut to
/// ``clipFrame`` with corners of ``cornerRadius``, all of it with ``viewerAlpha``. The rest is what a
/// scroll view would say of itself.
public struct PreviewFrame: Hashable, Sendable, Codable {
  /// The instant, in seconds on the app's clock.
  public var time: Double

  /// Whether the viewer is closed, on its way, or open.
  public var phase: Phase

  /// The zoom scale of the model: where an animated zoom ends.
  public var zoomScale: CGFloat

  /// The size of the content, in points.
  public var contentSize: CGSize

  /// The content inset without the safe area, in points.
  public var contentInset: Insets

  /// The point of content space in the viewport's top left corner; with a
  /// display scale, rounded to its pixels.
  public var contentOffset: CGPoint

  /// The frame of the zoomed view, in content space.
  public var contentFrame: CGRect

  /// Where the image appears, in viewport space, all motion included.
  public var imageFrame: CGRect

  /// What the image is clipped to, in viewport space.
  public var clipFrame: CGRect

  /// How the image is drawn in ``imageFrame``.
  public var contentMode: ContentMode

  /// The radius of the corners of ``clipFrame``, in points.
  public var cornerRadius: CGFloat

  /// The opacity of the backdrop, from 0 to 1.
  public var backdropAlpha: CGFloat

  /// The opacity of the whole viewer, backdrop included, from 0 to 1.
  public var viewerAlpha: CGFloat

  /// Whether the app is to hide the thumbnail.
  public var isSourceHidden: Bool

  /// The part of the photo that can be seen, in stored pixels; the zero rect where nothing can.
  public var visibleRect: CGRect
}

/// The four states of a viewer.
public enum Phase: String, CaseIterable, Hashable, Sendable, Codable {
  /// Nothing is shown but the thumbnail.
  case closed
  /// The photo is on its way out of the thumbnail.
  case opening
  /// The photo can be looked at; zooms, drags, glides and bounces happen now.
  case open
  /// The photo is on its way back.
  case closing
}
