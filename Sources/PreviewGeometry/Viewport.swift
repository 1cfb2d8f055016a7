/// The state of the scroll view that a photo is looked at through: two axes and the zoom scale they share.
///
/// It is a value: nothing in it moves by itself. Zooming, panning and resizing change it, a gesture is folded
/// over it, and every quantity of a UIScrollView can be read off it. Lengths are in points; *content space*
/// is the scroll view's own coordinate system, *viewport space* is content space minus ``contentOffset``, and
/// *zoomed-view space* the unscaled coordinate system of the view that zooms.
///
/// Conversions between spaces are arithmetic and nothing else: a point outside of the photo or
/// the viewport is one outside in every space, and a coordinate that is not finite stays so.
/// Changes refuse such a coordinate.
public struct Viewport: Hashable, Sendable {
  /// The axis from left to right.
  @inlinable
  public var horizontal: ScrollAxis { storedHorizontal }

  /// The axis from top to bottom.
  @inlinable
  public var vertical: ScrollAxis { storedVertical }

  /// `z`: points of content per point of the zoomed view, on both axes.
  @inlinable
  public var zoomScale: CGFloat { storedZoomScale }

  /// The scales to rest at.
  public internal(set) var zoomRange: ZoomRange

  /// Whether a pinch may stretch beyond the range and come back.
  public let bouncesZoom: Bool

  // What a zoom or a drag changes, as in an axis.
  @usableFromInline var storedHorizontal: ScrollAxis
  @usableFromInline var storedVertical: ScrollAxis
  @usableFromInline var storedZoomScale: CGFloat

  /// Creates a viewport of two axes at zoom scale 1.
  public init(
    horizontal: ScrollAxis, vertical: ScrollAxis, zoomRange: ZoomRange = ZoomRange(), bouncesZoom: Bool = true
  ) {
    storedHorizontal = horizontal
    storedVertical = vertical
    storedZoomScale = 1
    self.zoomRange = zoomRange
    self.bouncesZoom = bouncesZoom
  }

  /// Creates the viewport of a bare scroll view, content at the origin and no inset, at zoom scale 1.
  ///
  /// - Parameters:
  ///   - size: The viewport's size in points.
  ///   - contentSize: The size in points of the zoomed view, which is the whole content.
  ///   - zoomRange: The scales to rest at.
  ///   - centering: What keeps content in place that is smaller than the viewport.
  public init(
    size: CGSize, contentSize: CGSize, zoomRange: ZoomRange = ZoomRange(), centering: Centering = .none
  ) {
    self.init(
      horizontal: ScrollAxis(
        length: size.width, unscaledLength: contentSize.width, centering: centering),
      vertical: ScrollAxis(
        length: size.height, unscaledLength: contentSize.height, centering: centering),
      zoomRange: zoomRange)
  }
}

// MARK: What a scroll view says of itself

extension Viewport {
  /// The size of the scroll view's bounds, in points.
  @inlinable
  public var size: CGSize { CGSize(width: horizontal.length, height: vertical.length) }

  /// The content's size in points, which zooming replaces by the zoomed view's frame size.
  @inlinable
  public var contentSize: CGSize {
    CGSize(width: horizontal.contentLength, height: vertical.contentLength)
  }

  /// The content inset, without the safe area.
  @inlinable
  public var contentInset: Insets {
    Insets(horizontal: horizontal.contentInset, vertical: vertical.contentInset)
  }

  /// The content inset plus the safe area where it counts.
  @inlinable
  public var adjustedContentInset: Insets {
    Insets(horizontal: horizontal.adjustedInset, vertical: vertical.adjustedInset)
  }

  /// The point of content space in the viewport's top left corner, as it is: never rounded.
  @inlinable
  public var contentOffset: CGPoint { CGPoint(x: horizontal.offset, y: vertical.offset) }

  /// The content offset as a scroll view publishes it: rounded to device pixels, halves away from zero.
  ///
  ///     round(o·S) / S        S = displayScale
  ///
  /// A `displayScale` of `nil`, or one that is not finite or not above 0, rounds nothing.
  @inlinable
  public func contentOffset(displayScale: CGFloat?) -> CGPoint {
    CGPoint(
      x: horizontal.offset.roundedToPixels(displayScale: displayScale),
      y: vertical.offset.roundedToPixels(displayScale: displayScale))
  }

  /// The frame of the zoomed view, in content space.
  @inlinable
  public var zoomedViewFrame: CGRect {
    CGRect(horizontal: horizontal.zoomedView, vertical: vertical.zoomedView)
  }

  /// The frame of the zoomed view as it appears: in viewport space.
  @inlinable
  public var zoomedViewFrameInViewport: CGRect {
    CGRect(horizontal: horizontal.zoomedViewInViewport, vertical: vertical.zoomedViewInViewport)
  }

  /// Whether both axes are within their ranges and so is the zoom scale: a state that can last.
  @inlinable
  public var isAtRest: Bool {
    horizontal.overshoot == 0 && vertical.overshoot == 0 && zoomRange.clamp(zoomScale) == zoomScale
  }
}

// MARK: Changes

extension Viewport {
  /// Scrolls to a content offset in points, clamped to where it may rest; what is not finite changes nothing.
  @inlinable
  public mutating func setContentOffset(_ offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite else { return }
    storedHorizontal.storedOffset = horizontal.clamp(offset.x)
    storedVertical.storedOffset = vertical.clamp(offset.y)
  }

  /// Gives the content another inset, in points; the offset moves only if it fell out of its range.
  ///
  /// Under a centring rule that works by insets, the rule's own insets stay.
  public mutating func setContentInset(_ inset: Insets) {
    storedHorizontal.inset(by: inset.horizontal)
    storedVertical.inset(by: inset.vertical)
  }

  /// Gives the viewport another size and safe area, in points, and moves the offset
  /// only if it fell out of its range.
  ///
  /// Computed insets follow; the photo is not fitted anew. So does
  /// ``Viewer/insetCentered``, and a bare scroll view.
  public mutating func resize(to container: Container) {
    storedHorizontal.resize(length: container.size.width, safeArea: container.safeArea.horizontal)
    storedVertical.resize(length: container.size.height, safeArea: container.safeArea.vertical)
  }
}

extension Viewport {
  /// The viewport at another offset, which need not be one to rest at; for motions that pass through it.
  ///
  /// An offset that is not finite changes nothing.
  @inlinable
  public func with(offset: CGPoint) -> Viewport {
    guard offset.isFinite else { return self }
    var viewport = self
    viewport.storedHorizontal.storedOffset = offset.x
    viewport.storedVertical.storedOffset = offset.y
    return viewport
  }
}
