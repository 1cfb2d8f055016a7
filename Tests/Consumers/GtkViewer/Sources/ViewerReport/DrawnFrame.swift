import Transitions

/// What the viewer says that it has drawn, for a test that looks at the window: a line of JSON for each frame.
public struct DrawnFrame: Codable, Sendable {
  /// When, in seconds on the viewer's clock.
  public let time: Double

  /// Whether nothing moves any more, and all of the photos' pixels are there.
  public let isAtRest: Bool

  /// The viewer's widget, in the space of the window's surface; all other rects are in that of the widget.
  public let area: CGRect

  /// The photos in view, first the one that events are for.
  public let photos: [DrawnPhoto]

  /// The thumbnails of all photos.
  public let thumbnails: [CGRect]

  /// Creates a frame.
  public init(time: Double, isAtRest: Bool, area: CGRect, photos: [DrawnPhoto], thumbnails: [CGRect]) {
    self.time = time
    self.isAtRest = isAtRest
    self.area = area
    self.photos = photos
    self.thumbnails = thumbnails
  }
}

/// A photo as it has been drawn.
public struct DrawnPhoto: Codable, Sendable {
  /// Its number.
  public let page: Int

  /// What the library said.
  public let frame: PreviewFrame

  /// Creates a photo.
  public init(page: Int, frame: PreviewFrame) {
    self.page = page
    self.frame = frame
  }
}
