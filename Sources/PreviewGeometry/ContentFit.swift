/// How a viewer sizes a photo at zoom scale 1, where it puts it, and what keeps it there.
///
/// This is the layout on opening. `W × H` is the viewport's size in points, `w × h` the photo's upright size,
/// whose pixels count as points in all but ``photo(_:)``.
public enum ContentFit: Hashable, Sendable, Codable {
  /// The viewport's width, the height rounded down, at the top or centred: ``Viewer/photoPreviewer``.
  ///
  ///     comparison > H / W:  height = floor(h / (w / W)), at the top
  ///     otherwise:           height = floor(h / w * W), centred
  ///
  /// With `comparesShapes`, the corrected rule, the comparison is `h / w`; as written it is `h / h`. A height
  /// that is up to a point above H becomes H. The photo is kept in place by its centre:
  /// ``Centering/zoomedViewCenter``.
  ///
  /// Edge cases: where the second height is below 1 or no number, or the first not finite, the height is H.
  case widthRoundedDown(comparesShapes: Bool)

  /// A square of the viewport's width, whatever the photo: ``Viewer/bigImage``.
  ///
  /// It is centred in the viewport or, if given, on a point of viewport space: the centre of the parent view
  /// where that does not fill the screen. A point that is not finite counts as none.
  case square(center: CGPoint?)

  /// The whole viewport: ``Viewer/enlarge``.
  case fill

  /// Aspect fit, but never enlarged: `(w, h) · min(W / w, H / h, 1)`: ``Viewer/insetCentered``.
  ///
  /// Insets keep it in place: at both ends, which is the corrected rule, or as
  /// written at the top and left alone.
  ///
  /// Edge cases: a side of 0 stays 0 and leaves the factor to the other.
  case neverEnlarged(insetsBothEnds: Bool)

  /// Fitted and aligned in what the safe area leaves: ``Viewer/photos``.
  case photo(PhotoLayout)
}

// MARK: Axes

extension ContentFit {
  /// The two axes as the viewer opens: the photo at zoom scale 1, the offset where it begins.
  func axes(for photo: Photo, in container: Container) -> (horizontal: ScrollAxis, vertical: ScrollAxis) {
    let frame = frame(of: photo, in: container)
    let content = contentSize(around: frame, in: container)
    let (centering, insets) = (centering, insets(in: container))
    var horizontal = ScrollAxis(
      length: container.size.width, unscaledLength: frame.size.width, contentLength: content.width,
      zoomedViewStart: frame.origin.x, centering: centering.horizontal,
      safeArea: insets.safeArea.horizontal, safeAreaBehavior: safeAreaBehavior,
      panningInset: insets.panning.horizontal)
    var vertical = ScrollAxis(
      length: container.size.height, unscaledLength: frame.size.height, contentLength: content.height,
      zoomedViewStart: frame.origin.y, centering: centering.vertical, safeArea: insets.safeArea.vertical,
      safeAreaBehavior: safeAreaBehavior, panningInset: insets.panning.vertical,
      alwaysBounces: alwaysBouncesVertically(frame.size.height, in: container.size.height))
    if case .photo(let layout) = self {
      let fractions = layout.openingFractions(of: photo.uprightSize)
      horizontal.scroll(toFraction: fractions.horizontal)
      vertical.scroll(toFraction: fractions.vertical)
    }
    return (horizontal, vertical)
  }

  /// The content's size on opening.
  ///
  /// Where the height is rounded down it is at least the viewport's until the first zoom; without a scroll
  /// view the content is as large as the viewport.
  private func contentSize(around frame: CGRect, in container: Container) -> CGSize {
    switch self {
    case .widthRoundedDown:
      CGSize(width: frame.size.width, height: max(frame.size.height, container.size.height))
    case .square, .fill: container.size
    case .neverEnlarged, .photo: frame.size
    }
  }

  private var centering: (horizontal: Centering, vertical: Centering) {
    switch self {
    case .widthRoundedDown: (.zoomedViewCenter, .zoomedViewCenter)
    case .square, .fill: (.none, .none)
    case .neverEnlarged(let both): both ? (.aligned(0.5), .aligned(0.5)) : (.leadingInset, .leadingInset)
    case .photo(let layout): (.aligned(layout.horizontalFraction), .aligned(layout.verticalFraction))
    }
  }

  private var safeAreaBehavior: ContentInsetAdjustmentBehavior {
    if case .photo = self { .always } else { .never }
  }

  /// The insets that count: the four reference viewers know of no safe area and no bars.
  private func insets(in container: Container) -> (safeArea: Insets, panning: Insets) {
    if case .photo = self { (container.safeArea, container.panningInsets) } else { (.zero, .zero) }
  }

  /// Where the height is rounded down, a photo that is taller than the viewport always bounces.
  private func alwaysBouncesVertically(_ height: CGFloat, in viewportHeight: CGFloat) -> Bool {
    if case .widthRoundedDown = self { height > viewportHeight } else { false }
  }
}

extension ScrollAxis {
  /// Scrolls to a fraction of the way from the lowest to the highest offset.
  fileprivate mutating func scroll(toFraction fraction: CGFloat) {
    let (lowest, highest) = (lowestOffset, highestOffset)
    storedOffset = fraction == 1 ? highest : lowest + fraction * (highest - lowest)
  }
}

// MARK: Frames

extension ContentFit {
  /// The frame of the photo at zoom scale 1, in content space, in points.
  ///
  /// Edge cases: sizes of 0 never give anything but finite frames; each rule says what it falls back to.
  func frame(of photo: Photo, in container: Container) -> CGRect {
    let (content, viewport) = (photo.uprightSize, container.size)
    switch self {
    case .widthRoundedDown(let comparesShapes):
      return CGRect(
        horizontal: Span(start: 0, length: viewport.width),
        vertical: ContentFit.heightRoundedDown(of: content, in: viewport, comparesShapes: comparesShapes))
    case .square(let center):
      return ContentFit.square(of: viewport, center: center)
    case .fill:
      return container.bounds
    case .neverEnlarged:
      return CGRect(origin: .zero, size: ContentFit.neverEnlarged(content, in: viewport))
    case .photo(let layout):
      return CGRect(origin: .zero, size: layout.fittedSize(of: photo, in: container))
    }
  }

  /// The vertical extent where the height is rounded down.
  ///
  ///     comparison > H / W:  height = floor(h / (w / W)), at the top
  ///     otherwise:           height = floor(h / w * W), or H if that is below 1 or no number; centred
  ///     0 < height − H ≤ 1:  height = H, where it is
  ///
  /// The comparison is h / h as written, h / w corrected. A height that is not finite becomes H.
  private static func heightRoundedDown(
    of content: CGSize, in viewport: CGSize, comparesShapes: Bool
  ) -> Span {
    let (w, h) = (content.width, content.height)
    let (W, H) = (viewport.width, viewport.height)
    var span: Span
    if h / (comparesShapes ? w : h) > H / W {
      span = Span(start: 0, length: (h / (w / W)).rounded(.down))
    } else {
      let natural = h / w * W
      let height = (natural >= 1 ? natural : H).rounded(.down)
      span = Span(start: H / 2 - height / 2, length: height)
    }
    guard span.length.isFinite else { return Span(start: 0, length: H) }
    if span.length > H && span.length - H <= 1 { span.length = H }
    return span
  }

  private static func square(of viewport: CGSize, center: CGPoint?) -> CGRect {
    let (W, H) = (viewport.width, viewport.height)
    let size = CGSize(width: W, height: W)
    guard let center, center.isFinite else {
      return CGRect(origin: CGPoint(x: 0, y: (H - W) / 2), size: size)
    }
    return CGRect(origin: CGPoint(x: center.x - W / 2, y: center.y - W / 2), size: size)
  }

  /// `(w·rate, h·rate)` with `rate = min(W / w, H / h, 1)`; a side of 0 stays 0
  /// and leaves the rate to the other.
  private static func neverEnlarged(_ content: CGSize, in viewport: CGSize) -> CGSize {
    func ratio(_ available: CGFloat, _ length: CGFloat) -> CGFloat { length > 0 ? available / length : 1 }
    let rate = min(
      ratio(viewport.width, content.width), ratio(viewport.height, content.height), 1)
    return CGSize(width: content.width * rate, height: content.height * rate)
  }
}
