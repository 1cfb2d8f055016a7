/// A photo viewer's geometry, as a value: the rules in which viewers differ.
///
/// There are four viewers of the past and ``photos``, the one to use today. Those of the past are
/// *as written*: they do what the code of the originals does, in its order of operations, faults
/// included. Two of them are *corrected* as well: without the fault that shows. Any other
/// combination of the rules is a viewer too.
public struct Viewer: Hashable, Sendable, Codable {
  /// How a photo is sized and placed on opening, and what keeps it in place.
  public var fit: ContentFit

  /// The scales that the photo can be zoomed to.
  public var zooming: Zooming

  /// What a double tap does.
  public var doubleTap: DoubleTap

  /// What another viewport does to an open photo.
  public var resizing: Resizing

  /// Creates a viewer.
  public init(fit: ContentFit, zooming: Zooming, doubleTap: DoubleTap, resizing: Resizing) {
    self.fit = fit
    self.zooming = zooming
    self.doubleTap = doubleTap
    self.resizing = resizing
  }

  /// Whether a viewer zooms, and between which scales.
  public enum Zooming: Hashable, Sendable, Codable {
    /// There is no scroll view: the zoom scale is 1 throughout, and nothing is dragged.
    case none

    /// Between fixed scales, and 1, at which every photo opens.
    case fixed(ZoomRange)

    /// Between scales relative to the fitted size, wide enough to fill the
    /// viewport and to see the stored pixels.
    ///
    ///     minimum' = min(minimum, 1)
    ///     maximum' = max(maximum, fill, max(maximumPixelRatio or 1, 1) / (s·S), 1)
    ///
    /// with `fill` the scale at which the photo covers the viewport less its safe area, s the
    /// points per stored pixel at zoom 1, and S the display scale [choice]. Device pixels per
    /// stored pixel is what `maximumPixelRatio` counts. A limit or a ratio that is not finite, or a
    /// minimum not above 0, counts as 1.
    case relativeToFit(minimum: CGFloat = 1, maximum: CGFloat = 4, maximumPixelRatio: CGFloat? = nil)
  }

  /// What a double tap does.
  public enum DoubleTap: Hashable, Sendable, Codable {
    /// Nothing.
    case none

    /// To a rect about the tapped point that fills the viewport at the maximum zoom, and back to 1 from any
    /// larger scale: ``Viewer/photoPreviewer``.
    case toMaximum

    /// Through two steps, 1 and fill, or 2.5 if fill is below 1.5, about the tapped
    /// point [choice]: ``Viewer/photos``.
    case toFill

    /// Through steps of one's own, two or three, about the tapped point; ``ZoomSteps``
    /// says what becomes of odd ones.
    case throughSteps([CGFloat])
  }

  /// What another viewport does to an open photo.
  public enum Resizing: Hashable, Sendable, Codable {
    /// Nothing, ever: the viewport is captured once, at the beginning. ``Viewer/enlarge``
    case never

    /// Nothing until the next opening. ``Viewer/photoPreviewer`` and ``Viewer/bigImage``
    case atNextOpening

    /// The insets are computed again and the offset is clamped. ``Viewer/insetCentered``
    ///
    /// The photo keeps its size until the next opening.
    case updatesInsets

    /// The photo is fitted anew, and what is in the middle stays there. ``Viewer/photos``
    case keepsMiddle
  }
}

// MARK: The viewers

extension Viewer {
  /// A container of the viewport's width that zooms from 1 to 3, as written.
  ///
  /// Source: CYPhotoPreviewer, 2017.
  public static let photoPreviewer = Viewer(
    fit: .widthRoundedDown(comparesShapes: false),
    zooming: .fixed(ZoomRange(minimum: 1, maximum: 3)), doubleTap: .toMaximum, resizing: .atNextOpening)

  /// A container of the viewport's width, corrected: tall photos open at their top, wide ones in the middle.
  public static let photoPreviewerCorrected = {
    var viewer = photoPreviewer
    viewer.fit = .widthRoundedDown(comparesShapes: true)
    return viewer
  }()

  /// A square of the viewport's width, without zoom; there is no corrected variant.
  ///
  /// Source: ViewBigImageDemo, 2016.
  public static let bigImage = bigImage(center: nil)

  /// The square in a parent view that does not fill the screen: it is centred on the parent's centre.
  ///
  /// - Parameter center: The parent's centre, in viewport space; `nil` or not finite is the viewport's.
  /// - Returns: The viewer.
  public static func bigImage(center: CGPoint?) -> Viewer {
    Viewer(
      fit: .square(center: center), zooming: .none, doubleTap: .none, resizing: .atNextOpening)
  }

  /// The image view grows to its superview's bounds; there is no corrected variant.
  ///
  /// Source: ImageViewEnlargeHelper, 2017.
  public static let enlarge = Viewer(
    fit: .fill, zooming: .none, doubleTap: .none, resizing: .never)

  /// Aspect fit, centred by insets at the top and left alone, zoom from 1 to 4, as written.
  ///
  /// Source: ImageViewerViewController, 2019.
  public static let insetCentered = insetCentered(insetsBothEnds: false)

  /// Aspect fit, corrected: the insets are symmetric.
  ///
  /// At rest everything is where it is as written.
  public static let insetCenteredCorrected = insetCentered(insetsBothEnds: true)

  private static func insetCentered(insetsBothEnds: Bool) -> Viewer {
    Viewer(
      fit: .neverEnlarged(insetsBothEnds: insetsBothEnds),
      zooming: .fixed(ZoomRange(minimum: 1, maximum: 4)), doubleTap: .none, resizing: .updatesInsets)
  }

  /// The viewer to use today: aspect fit in the safe area, double tap to fill, the middle kept on resizing.
  ///
  /// Source: every rule is a [choice].
  public static let photos = photos(layout: PhotoLayout())

  /// The viewer to use today, with a layout and limits of one's own.
  ///
  /// - Parameters:
  ///   - layout: How photos are fitted and aligned.
  ///   - zooming: The scales to zoom between.
  /// - Returns: The viewer.
  public static func photos(layout: PhotoLayout, zooming: Zooming = .relativeToFit()) -> Viewer {
    Viewer(
      fit: .photo(layout), zooming: zooming, doubleTap: .toFill,
      resizing: .keepsMiddle)
  }
}

// MARK: Layout

extension Viewer {
  /// Whether there is a scroll view: something to zoom and to drag.
  public var hasScrollView: Bool { zooming != .none }

  /// The viewport as the viewer opens: the photo at zoom scale 1, where it goes.
  ///
  /// Edge cases: sizes of 0 give a finite layout in which nothing may be visible.
  public func layout(of photo: Photo, in container: Container) -> Viewport {
    let axes = fit.axes(for: photo, in: container)
    return Viewport(
      horizontal: axes.horizontal, vertical: axes.vertical,
      zoomRange: zooming.range(
        of: photo,
        fittedTo: CGSize(width: axes.horizontal.unscaledLength, height: axes.vertical.unscaledLength),
        in: container))
  }

  /// The viewport after the container has changed, by the viewer's own rule, ``resizing-swift.property``.
  ///
  /// It changes at once, and its offsets are within their ranges. Only ``Resizing/updatesInsets`` and
  /// ``Resizing/keepsMiddle`` change an open photo; with the others it is returned as it is. In a viewport
  /// without a width or a height nothing was there to keep: from it comes the layout on opening.
  public func resized(_ viewport: Viewport, showing photo: Photo, to container: Container) -> Viewport {
    switch resizing {
    case .never, .atNextOpening: return viewport
    case _ where !viewport.size.isUsable: return layout(of: photo, in: container)
    case .updatesInsets:
      var resized = viewport
      resized.resize(to: container)
      return resized
    case .keepsMiddle:
      return layout(of: photo, in: container).showing(ViewState(of: viewport))
    }
  }
}

extension Viewer {
  /// The viewport after the photo was turned by quarter turns, clockwise for positive numbers: at once.
  ///
  /// The photo is fitted anew, as far zoomed in as before, and the same point of it stays in the middle.
  ///
  /// - Parameters:
  ///   - viewport: The viewport that shows the photo before the turn.
  ///   - photo: The photo before the turn; afterwards it is ``Photo/turned(byQuarterTurns:)``.
  ///   - turns: How many quarter turns.
  ///   - container: What it is laid out in.
  /// - Returns: The viewport that shows the turned photo.
  public func turned(
    _ viewport: Viewport, showing photo: Photo, byQuarterTurns turns: Int, in container: Container
  ) -> Viewport {
    layout(of: photo.turned(byQuarterTurns: turns), in: container)
      .showing(ViewState(of: viewport).turned(byQuarterTurns: turns))
  }
}

extension Viewer.Zooming {
  /// The scales to zoom between, normalised: 1 is always among them.
  func range(of photo: Photo, fittedTo fitted: CGSize, in container: Container) -> ZoomRange {
    switch self {
    case .none: return ZoomRange()
    case .fixed(let range):
      return ZoomRange(minimum: min(range.minimum, 1), maximum: max(range.maximum, 1))
    case .relativeToFit(let minimum, let maximum, let maximumPixelRatio):
      let (content, area) = (photo.uprightSize, container.availableSize)
      guard fitted.isUsable, content.isUsable else { return ZoomRange() }
      let fill = max(area.width / fitted.width, area.height / fitted.height)
      let pointsPerPixel = min(fitted.width / content.width, fitted.height / content.height)
      let pixelRatio = max((maximumPixelRatio ?? 1).finiteOrZero, 1)
      let actualPixels = pixelRatio * container.pixelLength / pointsPerPixel
      return ZoomRange(
        minimum: min(minimum, 1), maximum: max(maximum.finiteOrZero, fill, max(actualPixels, 1)))
    }
  }
}
