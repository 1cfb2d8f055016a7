import Transitions

/// What the viewer says that it has drawn, for a test that looks at the window: a line of JSON for each frame.
public struct DrawnFrame: Codable, Sendable {
  /// When, in seconds on the viewer's clock.
  public let time: Double

  /// Whether nothing moves any more, and all of the photos' pixels are there.
  public let isAtRest: Bool

  /// The viewer's widget, in the space of the window's surface; all other rects are in that of the widget.
  public let area: CGRect

  /// The photo that events are for.
  public let current: PageFrame

  /// The photos in view, in the order in which they were drawn.
  public let photos: [PageFrame]

  /// The thumbnails of all photos.
  public let thumbnails: [CGRect]

  /// Creates a frame.
  public init(
    time: Double, isAtRest: Bool, area: CGRect, current: PageFrame, photos: [PageFrame], thumbnails: [CGRect]
  ) {
    self.time = time
    self.isAtRest = isAtRest
    self.area = area
    self.current = current
    self.photos = photos
    self.thumbnails = thumbnails
  }
}
