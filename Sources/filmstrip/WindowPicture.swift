import Transitions

/// The window with everything in it: the app, the thumbnail, the backdrop, the photo.
///
/// It is drawn in viewport space, so that all the rects in it are those of the trace.
struct WindowPicture {
  /// The viewer whose window it is.
  let viewer: ViewerName

  /// What is to be seen, at one moment or one after the other.
  let replay: Replay

  /// The photos that there are to be seen, each as often as it is drawn only once.
  let photos: PhotoSymbols

  /// Drawing units per point.
  let scale: CGFloat

  /// What makes the names of its clips different from those of other windows.
  let name: String

  /// The window with its top left corner at a point of the drawing.
  func markup(at corner: CGPoint) -> String {
    element(
      "g", ["transform": "translate(\(corner.x.drawn) \(corner.y.drawn)) scale(\(scale.exact))"],
      clip("window", [.atOnce("rx") { _ in radius }] + window),
      clip("clip", Replay.Change.rect(\.frame.clipFrame) + [.steady("rx", \.frame.cornerRadius)]),
      element(
        "g", ["clip-path": "url(#window\(name))"],
        replay.draw("rect", ["class": "app"], changing: window),
        replay.draw("rect", ["fill": "url(#text)"], changing: window),
        thumbnail, viewerMarkup, sourceOutline),
      replay.draw("rect", ["class": "window", "rx": radius], changing: window))
  }

  /// Everything of the viewer: its backdrop and its photo.
  private var viewerMarkup: String {
    let ground = viewer.backdrop
    return replay.draw(
      "g", changing: [.steady("opacity", \.frame.viewerAlpha)],
      replay.draw(
        "rect", ["class": ground.rawValue],
        changing: window + [.steady("opacity") { ground == .ground ? 1 : $0.frame.backdropAlpha }])
        + element("g", ["clip-path": "url(#clip\(name))"], photo(in: \.drawnRect, "photo"))
        + replay.draw("rect", ["class": "image"], changing: Replay.Change.rect(\.frame.imageFrame))
        + replay.draw(
          "rect", ["class": "clip"],
          changing: Replay.Change.rect(\.frame.clipFrame) + [.steady("rx", \.frame.cornerRadius)]))
  }

  /// The thumbnail that stays where it is, as long as it is not hidden.
  private var thumbnail: String {
    guard hasSource, !viewer.movesThumbnail else { return "" }
    return clip("source", sourceRect)
      + replay.draw(
        "g", ["clip-path": "url(#source\(name))"],
        changing: [.atOnce("opacity") { $0.frame.isSourceHidden || $0.stage.source == nil ? "0" : "1" }],
        photo(in: { $0.stage.drawnThumbnail ?? .zero }, "thumbnail"))
  }

  /// Where the thumbnail is, hidden or not.
  private var sourceOutline: String {
    hasSource ? replay.draw("rect", ["class": "source"], changing: sourceRect) : ""
  }

  private var hasSource: Bool { replay.moments.contains { $0.stage.source != nil } }

  private var sourceRect: [Replay.Change] {
    Replay.Change.rect { $0.stage.source?.frame ?? .zero }
      + [.steady("rx") { $0.stage.source?.cornerRadius ?? 0 }]
  }

  private var window: [Replay.Change] {
    [
      .atOnce("width") { $0.stage.container.size.width.exact },
      .atOnce("height") { $0.stage.container.size.height.exact },
    ]
  }

  /// The radius of the window's corners.
  private var radius: String { (5 / scale).exact }

  private func photo(in rect: @escaping (Moment) -> CGRect, _ kind: String) -> String {
    replay.draw(
      "use", ["class": kind],
      changing: [.atOnce("href") { "#" + photos.name(of: $0.stage.photo) }] + Replay.Change.rect(rect))
  }

  private func clip(_ kind: String, _ changes: [Replay.Change]) -> String {
    element("clipPath", ["id": kind + name], replay.draw("rect", changing: changes))
  }
}

/// Photos by name, each drawn once and used wherever it is to be seen.
struct PhotoSymbols {
  private let photos: [Photo]

  /// All that are to be seen at some moment.
  init(in moments: [Moment]) {
    photos = moments.map(\.stage.photo).distinct
  }

  /// What a photo is used by.
  func name(of photo: Photo) -> String { "photo\(photos.firstIndex(of: photo) ?? 0)" }

  /// The symbols; used in a rect they fill it, distorted or not.
  var markup: String {
    photos.map { photo in
      let landscape = Landscape(of: photo)
      return element(
        "symbol",
        [
          "id": name(of: photo), "preserveAspectRatio": "none",
          "viewBox": "0 0 \(landscape.size.width.drawn) \(landscape.size.height.drawn)",
        ], landscape.parts.map { element("path", ["fill": $0.color, "d": $0.path]) }.joined())
    }.joined()
  }
}
