import PreviewGeometry

/// What can happen to a viewer: what its user does, and what the app asks of it.
///
/// Locations are in viewport space, in points.
///
/// Edge cases: a location, scale, factor or distance that is not finite, or a scale or factor not above 0,
/// changes nothing; sizes and insets count as `Container` counts them.
public enum PreviewEvent: Hashable, Sendable, Codable {
  /// Open the viewer from its source.
  case open
  /// Close the viewer into its source.
  case close
  /// A single tap, already told apart from a double tap.
  case tap(CGPoint)
  /// A double tap.
  case doubleTap(CGPoint)
  /// A step of a long press.
  case longPress(GesturePhase)
  /// Zoom to a scale, held to the limits, about the middle of the viewport.
  case setZoomScale(CGFloat, animated: Bool)
  /// Zoom so that a rect of zoomed-view space fills the viewport.
  case zoom(to: CGRect, animated: Bool)
  /// Scroll to a content offset in points, held to where the photo may rest.
  case setContentOffset(CGPoint, animated: Bool)
  /// A step of a pinch: the point between the fingers, and the scale, cumulative
  /// and relative to that of `began`.
  ///
  /// When the number of fingers changes, send another `began`: it is what follows then that counts.
  case pinch(GesturePhase, centroid: CGPoint, scale: CGFloat)
  /// A step of a drag with one finger: where it is, and how fast if the app knows it.
  ///
  /// The velocity is the finger's, in points per second, and counts with `ended` only; without one it is
  /// estimated, and a component that is not finite counts as 0.
  case pan(GesturePhase, location: CGPoint, velocity: CGPoint?)
  /// Zoom by a factor about a point, as a wheel or a key does.
  case wheelZoom(factor: CGFloat, at: CGPoint)
  /// Scroll by a distance in points, as a wheel or two fingers on a pad do.
  case scroll(by: CGPoint)
  /// The viewport has another size in points; without a safe area the old one stays.
  case resize(CGSize, safeArea: Insets?)
  /// Bars come or go: the insets that are given change, and what is shown follows without a jump. In points.
  ///
  /// The safe area moves the middle; panning insets only let a larger photo be
  /// panned further. See `Container`.
  case setInsets(safeArea: Insets?, panning: Insets?)
  /// The photo is replaced by another version of it, as a placeholder is by the full size.
  case swap(Photo)
  /// The thumbnail is elsewhere now, or nowhere.
  case source(Source?)
}

/// How far a gesture has come.
public enum GesturePhase: String, CaseIterable, Hashable, Sendable, Codable {
  /// The fingers have come down, or their number has changed.
  case began
  /// The fingers have moved.
  case changed
  /// The fingers have been lifted.
  case ended
  /// The system has taken the touch away: a release at rest.
  case cancelled
}

extension PreviewEvent {
  /// What kind of event it is.
  public var kind: Kind {
    switch self {
    case .open: .open
    case .close: .close
    case .tap: .tap
    case .doubleTap: .doubleTap
    case .longPress: .longPress
    case .setZoomScale: .setZoomScale
    case .zoom: .zoomToRect
    case .setContentOffset: .setContentOffset
    case .pinch: .pinch
    case .pan: .pan
    case .wheelZoom: .wheelZoom
    case .scroll: .scroll
    case .resize: .resize
    case .setInsets: .setInsets
    case .swap: .swap
    case .source: .source
    }
  }

  /// The kinds of events.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// ``PreviewEvent/open``
    case open
    /// ``PreviewEvent/close``
    case close
    /// ``PreviewEvent/tap(_:)``
    case tap
    /// ``PreviewEvent/doubleTap(_:)``
    case doubleTap
    /// ``PreviewEvent/longPress(_:)``
    case longPress
    /// ``PreviewEvent/setZoomScale(_:animated:)``
    case setZoomScale
    /// ``PreviewEvent/zoom(to:animated:)``
    case zoomToRect
    /// ``PreviewEvent/setContentOffset(_:animated:)``
    case setContentOffset
    /// ``PreviewEvent/pinch(_:centroid:scale:)``
    case pinch
    /// ``PreviewEvent/pan(_:location:velocity:)``
    case pan
    /// ``PreviewEvent/wheelZoom(factor:at:)``
    case wheelZoom
    /// ``PreviewEvent/scroll(by:)``
    case scroll
    /// ``PreviewEvent/resize(_:safeArea:)``
    case resize
    /// ``PreviewEvent/setInsets(safeArea:panning:)``
    case setInsets
    /// ``PreviewEvent/swap(_:)``
    case swap
    /// ``PreviewEvent/source(_:)``
    case source
  }

  /// Several kinds of events.
  public struct Kinds: OptionSet, Hashable, Sendable, Codable {
    /// A bit for each kind.
    public let rawValue: UInt16

    /// Creates the set with the given bits.
    public init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// Creates a set of kinds.
    public init(_ kinds: Kind...) {
      self.init(rawValue: kinds.reduce(0) { $0 | Kinds.bit(of: $1) })
    }

    /// Whether a kind is in the set.
    public func contains(_ kind: Kind) -> Bool { rawValue & Kinds.bit(of: kind) != 0 }

    /// What moves the scroll view of a viewer that has one.
    public static let scrolling = Kinds(
      .setZoomScale, .zoomToRect, .setContentOffset, .pinch, .pan, .wheelZoom, .scroll)

    private static func bit(of kind: Kind) -> UInt16 {
      switch kind {
      case .open: 1 << 0
      case .close: 1 << 1
      case .tap: 1 << 2
      case .doubleTap: 1 << 3
      case .longPress: 1 << 4
      case .setZoomScale: 1 << 5
      case .zoomToRect: 1 << 6
      case .setContentOffset: 1 << 7
      case .pinch: 1 << 8
      case .pan: 1 << 9
      case .wheelZoom: 1 << 10
      case .scroll: 1 << 11
      case .resize: 1 << 12
      case .swap: 1 << 13
      case .source: 1 << 14
      case .setInsets: 1 << 15
      }
    }
  }
}
