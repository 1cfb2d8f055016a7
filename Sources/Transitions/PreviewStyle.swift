import PreviewGeometry

/// How a viewer looks and moves: its geometry, its flights, and which events act when.
///
/// Five styles are given, two of them also corrected; a copy of one with other values is a style too.
/// *As written* means: as the code of the original has it, faults included.
public struct PreviewStyle: Hashable, Sendable {
  /// The geometry.
  public var viewer: Viewer

  /// What flies between the thumbnail and the open photo.
  public var presentation: Presentation

  /// The opening flight.
  public var opening: Flight

  /// The closing flight.
  public var closing: Flight

  /// The opacity of the backdrop while open.
  public var backdropAlpha: CGFloat

  /// Whether the thumbnail is hidden while open.
  public var hidesSource: Bool

  /// How the image is drawn until it closes; `nil` as the source draws it.
  public var contentMode: ContentMode?

  /// How the image is drawn while it closes; `nil` as the source draws it.
  public var closingContentMode: ContentMode?

  /// The pace of zooms and offset changes that are asked to be animated; `nil` if they jump all the same.
  ///
  /// UIKit tells neither duration nor curve; 0.3 s, ease in and out is our [choice].
  public var zoomTiming: Timing?

  /// How fast a glide slows down.
  public var decelerationRate: DecelerationRate = .normal

  /// How a drag dismisses a fitted photo, if it does.
  public var dismissal: DismissRule?

  /// The pace of a drag to dismiss that returns; `nil` if it jumps.
  public var returnTiming: Timing?

  /// The events that act, by phase; all others are ignored.
  public var actingEvents: ActingEvents

  /// What flies between the thumbnail and the open photo.
  public enum Presentation: String, CaseIterable, Hashable, Sendable, Codable {
    /// An image view of its own, whose frame grows from the thumbnail's; its corners are not rounded.
    case imageView
    /// The thumbnail itself, which is visible all the time, keeps its corners,
    /// and takes taps only where it is.
    case thumbnail
    /// The photo itself, cropped by a clip with corners of its own: as the
    /// thumbnail crops it, then not at all.
    ///
    /// A thumbnail of no size, or outside of the viewport, counts as missing.
    case croppedPhoto
  }

  /// Which kinds of events act in each phase.
  public struct ActingEvents: Hashable, Sendable {
    /// While the viewer is closed.
    public var closed: PreviewEvent.Kinds
    /// While it is opening.
    public var opening: PreviewEvent.Kinds
    /// While it is open.
    public var open: PreviewEvent.Kinds
    /// While it is closing.
    public var closing: PreviewEvent.Kinds

    /// Creates a table.
    public init(
      closed: PreviewEvent.Kinds, opening: PreviewEvent.Kinds, open: PreviewEvent.Kinds,
      closing: PreviewEvent.Kinds
    ) {
      self.closed = closed
      self.opening = opening
      self.open = open
      self.closing = closing
    }

    /// The kinds that act in a phase.
    public subscript(phase: Phase) -> PreviewEvent.Kinds {
      switch phase {
      case .closed: closed
      case .opening: opening
      case .open: open
      case .closing: closing
      }
    }
  }
}

// MARK: The viewers

extension PreviewStyle {
  /// A container that zooms over a blurred backdrop, as written: `Viewer.photoPreviewer`.
  ///
  /// The photo grows in 0.18 s to 1.01 of its size and takes 0.18 s to settle; it shrinks
  /// in 0.18 s, then fades in 0.1 s.
  public static let photoPreviewer = photoPreviewer(.photoPreviewer)

  /// A container that zooms over a blurred backdrop, corrected: `Viewer.photoPreviewerCorrected`.
  public static let photoPreviewerCorrected = photoPreviewer(.photoPreviewerCorrected)

  private static func photoPreviewer(_ viewer: Viewer) -> PreviewStyle {
    let pace = Timing.easeInOut(duration: 0.18)
    return PreviewStyle(
      viewer: viewer, presentation: .imageView,
      opening: Flight(
        .init(nil, to: .init(.unchanged, backdropAlpha: 1, viewerAlpha: 1), hidesSource: true),
        .init(pace, to: .init(.open, pulse: 1.01), hidesSource: true),
        .init(pace, to: .init(.open), hidesSource: true)),
      closing: Flight(
        .init(pace, to: .init(.source, backdropAlpha: 0.01), hidesSource: true),
        .init(.easeInOut(duration: 0.1), to: .init(.unchanged, viewerAlpha: 0))),
      backdropAlpha: 1, hidesSource: true, contentMode: .scaleAspectFill, closingContentMode: nil,
      zoomTiming: zoomPace,
      actingEvents: ActingEvents(
        closed: whileClosed, opening: [.init(.close, .tap, .source)],
        open: [.init(.close, .tap, .doubleTap, .longPress, .source), .scrolling], closing: .init(.source)))
  }

  /// A square over a half-transparent shadow: `Viewer.bigImage`; its parent view fills the screen.
  ///
  /// The photo grows and shrinks in 0.3 s; the shadow comes and goes at once.
  public static let bigImage = bigImage(center: nil)

  /// A square over a half-transparent shadow, in a parent view that does not fill the screen.
  ///
  /// - Parameter center: The parent's centre, in viewport space; `nil` or not finite is the viewport's.
  /// - Returns: The style.
  public static func bigImage(center: CGPoint?) -> PreviewStyle {
    let pace = Timing.easeInOut(duration: 0.3)
    return PreviewStyle(
      viewer: .bigImage(center: center), presentation: .imageView,
      opening: Flight(
        .init(nil, to: .init(.unchanged, backdropAlpha: 0.5, viewerAlpha: 1)), .init(pace, to: .init(.open))),
      closing: Flight(.init(nil, to: .init(.unchanged, backdropAlpha: 0)), .init(pace, to: .init(.source))),
      backdropAlpha: 0.5, hidesSource: false, contentMode: .scaleToFill, closingContentMode: .scaleToFill,
      actingEvents: ActingEvents(
        closed: whileClosed, opening: .init(.close, .tap, .source), open: .init(.close, .tap, .source),
        closing: .init(.source)))
  }

  /// The thumbnail itself, which grows to its superview and shrinks back in 0.5 s: `Viewer.enlarge`.
  public static let enlarge = PreviewStyle(
    viewer: .enlarge, presentation: .thumbnail,
    opening: Flight(.init(.easeInOut(duration: 0.5), to: .init(.open))),
    closing: Flight(.init(.easeInOut(duration: 0.5), to: .init(.source))),
    backdropAlpha: 0, hidesSource: false, contentMode: nil, closingContentMode: nil,
    actingEvents: ActingEvents(
      closed: [whileClosed, .init(.tap)], opening: .init(.source), open: .init(.close, .tap, .source),
      closing: .init(.source)))

  /// A photo centred by insets that is there at once and gone at once, as written: `Viewer.insetCentered`.
  public static let insetCentered = insetCentered(.insetCentered)

  /// A photo centred by insets that is there at once, corrected: `Viewer.insetCenteredCorrected`.
  public static let insetCenteredCorrected = insetCentered(.insetCenteredCorrected)

  private static func insetCentered(_ viewer: Viewer) -> PreviewStyle {
    PreviewStyle(
      viewer: viewer, presentation: .imageView, opening: Flight(), closing: Flight(), backdropAlpha: 0,
      hidesSource: false, contentMode: .scaleAspectFit, closingContentMode: .scaleAspectFit,
      zoomTiming: zoomPace,
      actingEvents: ActingEvents(
        closed: whileClosed, opening: [], open: [.init(.close, .resize, .source), .scrolling], closing: []))
  }

  /// The viewer to use today: `Viewer.photos`, cropped thumbnails, springs, and drag to dismiss.
  ///
  /// Every flight is the same critically damped spring, of ``photosFrequency``.
  /// Source: every rule is a [choice].
  ///
  /// - Parameter viewer: Its geometry.
  /// - Returns: The style.
  public static func photos(viewer: Viewer = .photos) -> PreviewStyle {
    let spring = Timing.spring(frequency: photosFrequency)
    return PreviewStyle(
      viewer: viewer, presentation: .croppedPhoto,
      opening: Flight(
        .init(nil, to: .init(.unchanged, viewerAlpha: 1), hidesSource: true),
        .init(spring, to: .init(.open, backdropAlpha: 1), hidesSource: true)),
      closing: Flight(.init(spring, to: .init(.source, backdropAlpha: 0), hidesSource: true)),
      backdropAlpha: 1, hidesSource: true, contentMode: .scaleToFill, closingContentMode: .scaleToFill,
      zoomTiming: zoomPace, dismissal: DismissRule(), returnTiming: spring,
      actingEvents: ActingEvents(
        closed: [whileClosed, .init(.setInsets, .swap)], opening: [.init(.close), whateverChanges],
        open: [.init(.close, .doubleTap), whateverChanges, .scrolling],
        closing: [.init(.open), whateverChanges]))
  }

  /// The spring of all flights of `photos`, in radians per second: critically
  /// damped, fitted to 0.4 s (23.0835…).
  public static let photosFrequency = Spring(dampingRatio: 1, duration: 0.4).naturalFrequency

  private static let zoomPace = Timing.easeInOut(duration: 0.3)

  private static let whateverChanges = PreviewEvent.Kinds(.resize, .setInsets, .swap, .source)

  private static let whileClosed = PreviewEvent.Kinds(.open, .resize, .source)

  /// The variant without scaling or travel: opening and closing fade the whole viewer, everything else jumps.
  ///
  /// While it opens the photo is at its destination, while it closes it stays where it is. The thumbnail is
  /// hidden only while open. A drag still follows the finger.
  public var reducingMotion: PreviewStyle {
    let fade = Timing.spring(frequency: PreviewStyle.photosFrequency)
    var style = self
    style.opening = Flight(
      .init(nil, to: .init(.open, backdropAlpha: backdropAlpha)),
      .init(fade, to: .init(.unchanged, viewerAlpha: 1)))
    style.closing = Flight(.init(fade, to: .init(.unchanged, viewerAlpha: 0)))
    style.zoomTiming = nil
    style.returnTiming = nil
    return style
  }
}
