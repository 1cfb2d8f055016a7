import Transitions

/// What a frame is seen in: what a trace leaves out, since whoever reads it has the scenario.
struct Stage: Hashable {
  /// The window.
  private(set) var container: Container

  /// What is shown.
  private(set) var photo: Photo

  /// The thumbnail, if it has a place.
  private(set) var source: Source?

  /// Follows an event that the viewer took, or ignored: a window has its size whatever its viewer makes of
  /// it.
  mutating func follow(_ event: PreviewEvent, isIgnored: Bool) {
    switch event {
    case .resize(let size, let safeArea): container = container.resized(to: size, safeArea: safeArea)
    case .swap(let photo) where !isIgnored: self.photo = photo
    case .source(let source): self.source = source
    default: break
    }
  }
}

/// A frame, and what it is seen in.
struct Moment {
  let frame: PreviewFrame
  let stage: Stage

  /// The rect in which the whole photo is drawn, in viewport space; it may reach beyond what it is clipped
  /// to.
  var drawnRect: CGRect { frame.contentMode.drawnRect(of: stage.pointSize, in: frame.imageFrame) }
}

extension Stage {
  /// The rect in which the whole photo is drawn for the thumbnail, in viewport space.
  var drawnThumbnail: CGRect? {
    source.map { $0.contentMode.drawnRect(of: pointSize, in: $0.frame) }
  }

  /// The size of the upright photo in points, in which the positional content modes draw it.
  fileprivate var pointSize: CGSize {
    let (pixels, length) = (photo.uprightSize, container.pixelLength)
    return CGSize(width: pixels.width * length, height: pixels.height * length)
  }
}

extension Array where Element: Hashable {
  /// The elements without those that were there before.
  var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
