import Transitions
import XCTest

/// What the tests of galleries share: five photos of different shapes in a viewport of 390 × 844, 20 points apart.
enum Galleries {
  static let photos = [
    Photo(width: 4032, height: 3024), Photo(width: 3024, height: 4032), Photo(width: 4032, height: 3024),
    Photo(width: 1000, height: 1000), Photo(width: 3000, height: 500),
  ]

  static let container = Container(width: 390, height: 844)

  /// A thumbnail for each page, in a row.
  static let sources = Dictionary(
    uniqueKeysWithValues: photos.indices.compactMap { page in source(page).map { (page, $0) } })

  static func source(_ page: Int) -> Source? {
    Source(frame: CGRect(x: 10 + 70 * CGFloat(page), y: 700, width: 60, height: 60), cornerRadius: 8)
  }

  /// A closed gallery.
  static func session(
    page: Int = 2, style: PreviewStyle = .photos(), isRightToLeft: Bool = false, latency: Double = 0
  ) throws -> GallerySession {
    try XCTUnwrap(
      GallerySession(
        style: style, photos: photos, page: page, container: container, gap: 20, isRightToLeft: isRightToLeft,
        sources: sources, latency: latency))
  }

  /// A gallery that is open since 0, at time 1.
  static func openSession(
    page: Int = 2, style: PreviewStyle = .photos(), isRightToLeft: Bool = false, latency: Double = 0
  ) throws -> GallerySession {
    var session = try session(page: page, style: style, isRightToLeft: isRightToLeft, latency: latency)
    session.play((0, .open))
    session.advance(to: 1)
    return session
  }

  /// The same, and since 1.1 page 2 and the 20 points beside it are dragged to the left by 190 points.
  static func draggedSession(isRightToLeft: Bool = false, latency: Double = 0) throws -> GallerySession {
    try openSession(isRightToLeft: isRightToLeft, latency: latency)
      .playing((1, finger(.began, 300, 400)), (1.1, finger(.changed, 100, 400)))
  }

  /// The same, let go at 1.1 with 1,000 points per second: on its way to page 3.
  static func turningSession(isRightToLeft: Bool = false, latency: Double = 0) throws -> GallerySession {
    try draggedSession(isRightToLeft: isRightToLeft, latency: latency)
      .playing((1.1, finger(.ended, 100, 400, velocity: CGPoint(x: -1000, y: 0))))
  }

  /// A step of a drag.
  static func finger(_ phase: GesturePhase, _ x: CGFloat, _ y: CGFloat, velocity: CGPoint? = nil)
    -> PreviewEvent
  {
    .pan(phase, location: CGPoint(x: x, y: y), velocity: velocity)
  }
}

extension GallerySession {
  /// Takes events with their times, and gives everything that they and the ends between them log.
  @discardableResult
  mutating func play(_ events: (at: Double, PreviewEvent)...) -> [LogEntry] {
    events.flatMap { handle($0.1, at: $0.at) }
  }

  /// A session that has taken the events.
  func playing(_ events: (at: Double, PreviewEvent)...) -> GallerySession {
    var session = self
    for (time, event) in events { _ = session.handle(event, at: time) }
    return session
  }
}

extension GalleryFrame {
  /// The frame of a page, if it is there.
  func frame(ofPage page: Int) -> PreviewFrame? { first { $0.page == page }?.frame }

  /// The left edge of a page's image, if it is there.
  func left(ofPage page: Int) -> CGFloat? { frame(ofPage: page)?.imageFrame.origin.x }

  /// The pages that there are, in the order to draw them.
  var pages: [Int] { map(\.page) }
}
