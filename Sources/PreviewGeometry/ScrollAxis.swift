/// One axis of a scroll view: the core that everything else is composed of.
///
/// Content of length `C` lies under a window of length `b` (the viewport) that shows it from `offset` on. In
/// the content lies the zoomed view, `U` points long at scale 1 and `U·z` at scale z. All lengths are in
/// points. *Content space* is the scroll view's own coordinate system; *viewport space* is content space
/// minus the offset; *zoomed-view space* is the zoomed view's unscaled coordinate system.
///
/// Whatever an axis is given, its state stays finite.
public struct ScrollAxis: Hashable, Sendable {
  /// `b`: the length of the viewport.
  public internal(set) var length: CGFloat

  /// `U`: the length of the zoomed view at zoom scale 1.
  public internal(set) var unscaledLength: CGFloat

  /// `C`: the content's length, which zooming replaces by the zoomed view's scaled length.
  @inlinable
  public var contentLength: CGFloat { storedContentLength }

  /// Where the zoomed view lies in content space, scaled: its frame's origin and `U·z`.
  @inlinable
  public var zoomedView: Span { storedZoomedView }

  /// What keeps content in place that is shorter than the viewport.
  public let centering: Centering

  /// The content inset, without the safe area; under a centring rule that works by insets it is the rule's.
  @inlinable
  public var contentInset: AxisInsets { storedContentInset }

  /// What bars and notches cover at the two ends of the viewport.
  public internal(set) var safeArea: AxisInsets

  /// How much further than to its edges content can be panned that is longer than what the safe area leaves.
  public internal(set) var panningInset: AxisInsets

  /// When the safe area is added to the content inset.
  public let safeAreaBehavior: ContentInsetAdjustmentBehavior

  /// Whether a drag or a glide may go past the edges and come back.
  public let bounces: Bool

  /// Whether content that fits can be dragged against its band all the same.
  public let alwaysBounces: Bool

  /// `o`: the point of content space at the start of the viewport; never rounded.
  @inlinable
  public var offset: CGFloat { storedOffset }

  // What a zoom or a drag changes: clients read and compute it without a call, and only this module sets it.
  @usableFromInline var storedContentLength: CGFloat
  @usableFromInline var storedZoomedView: Span
  @usableFromInline var storedContentInset: AxisInsets
  @usableFromInline var storedOffset: CGFloat

  /// Creates an axis at zoom scale 1, its offset at the lowest place to rest.
  ///
  /// - Parameters:
  ///   - length: The viewport's length in points; not finite or negative counts as 0.
  ///   - unscaledLength: The zoomed view's length in points; not finite or negative counts as 0.
  ///   - contentLength: The content's length in points, if it is not that of the zoomed view.
  ///   - zoomedViewStart: The start of the zoomed view's frame, in content space; not finite counts as 0.
  ///   - centering: The centring rule, which acts from the first zoom on; those that work by insets at once.
  ///   - contentInset: The app's own insets in points, which a rule that works by insets replaces; one that
  ///     is not finite counts as 0.
  ///   - safeArea: What bars cover, in points; one that is not finite counts as 0.
  ///   - safeAreaBehavior: When the safe area counts.
  ///   - panningInset: How much further than to its edges longer content can be panned, in points; one that
  ///     is not finite counts as 0.
  ///   - bounces: Whether it goes past the edges.
  ///   - alwaysBounces: Whether it does so even where the content fits.
  public init(
    length: CGFloat, unscaledLength: CGFloat, contentLength: CGFloat? = nil, zoomedViewStart: CGFloat = 0,
    centering: Centering = .none, contentInset: AxisInsets = .zero, safeArea: AxisInsets = .zero,
    safeAreaBehavior: ContentInsetAdjustmentBehavior = .never, panningInset: AxisInsets = .zero,
    bounces: Bool = true, alwaysBounces: Bool = false
  ) {
    self.length = length.usableLength
    self.unscaledLength = unscaledLength.usableLength
    storedContentLength = (contentLength ?? unscaledLength).usableLength
    storedZoomedView = Span(start: zoomedViewStart.finiteOrZero, length: self.unscaledLength)
    self.centering = centering
    storedContentInset = contentInset.finite
    self.safeArea = safeArea.finite
    self.safeAreaBehavior = safeAreaBehavior
    self.panningInset = panningInset.finite
    self.bounces = bounces
    self.alwaysBounces = alwaysBounces
    storedOffset = 0
    updateInsets()
    storedOffset = lowestOffset
  }
}

// MARK: Where it may rest

extension ScrollAxis {
  /// The content inset plus the safe area where it counts: `Is` at the start, `Ie` at the end.
  @inlinable
  public var adjustedInset: AxisInsets { contentInset + countedSafeArea }

  /// The safe area where it counts, otherwise none.
  @inlinable @inline(__always)
  var countedSafeArea: AxisInsets {
    let counts =
      switch safeAreaBehavior {
      case .never: false
      case .always: true
      case .automatic, .scrollableAxes: contentLength > length || alwaysBounces
      }
    return AxisInsets(start: counts ? safeArea.start : 0, end: counts ? safeArea.end : 0)
  }

  /// `lo`: the lowest offset to rest at, `0 − Is`.
  ///
  /// The panning inset adds to `Is` and `Ie`, but each end no more than the content is longer than what the
  /// safe area leaves, so that the range grows steadily from the point at which content fits [choice].
  ///
  /// Source: UIScrollView [agreed].
  @inlinable
  public var lowestOffset: CGFloat { restRange.lowest }

  /// `hi`: the highest offset to rest at, `max(lo, (C − b) + Ie)`, in this order of operations.
  ///
  /// The panning inset counts as for ``lowestOffset``. Where an aligned zoomed view fits in what the safe
  /// area leaves, it is `lo` exactly.
  ///
  /// Source: UIScrollView [agreed].
  @inlinable
  public var highestOffset: CGFloat { restRange.highest }

  /// `lo … hi`: whoever needs both asks for them together.
  @inlinable @inline(__always)
  var restRange: RestRange {
    let (safeArea, free) = (countedSafeArea, freeLength)
    let overflow = max(0, -free)
    let inset =
      contentInset + safeArea
      + AxisInsets(start: min(panningInset.start, overflow), end: min(panningInset.end, overflow))
    let lowest = 0 - inset.start
    if case .aligned = centering, free >= 0 { return RestRange(lowest: lowest, highest: lowest) }
    return RestRange(lowest: lowest, highest: max(lowest, (contentLength - length) + inset.end))
  }

  /// Whether there is more than one place to rest, `hi − lo > 1e-9·max(1, b)`: a shorter range is one place.
  @inlinable
  public var canScroll: Bool { canScroll(within: restRange) }

  @inlinable @inline(__always)
  func canScroll(within range: RestRange) -> Bool {
    range.highest - range.lowest > 1e-9 * max(1, length)
  }

  /// Whether a drag moves this axis: it can scroll, or it always bounces.
  @inlinable
  public var isDraggable: Bool { isDraggable(within: restRange) }

  @inlinable @inline(__always)
  func isDraggable(within range: RestRange) -> Bool {
    canScroll(within: range) || (bounces && alwaysBounces)
  }

  /// The offset to rest at that is nearest to `offset`:
  /// `max(lo, min(hi, offset))`; `lo` for what is no number.
  @inlinable @inline(__always)
  public func clamp(_ offset: CGFloat) -> CGFloat { restRange.clamp(offset) }

  /// How far the offset is past its range: negative below `lo`, positive above `hi`, 0 inside.
  @inlinable
  public var overshoot: CGFloat { offset - clamp(offset) }

  /// What the viewport less its safe area leaves beside the zoomed view; negative if that is longer.
  @inlinable @inline(__always)
  var freeLength: CGFloat { availableLength - zoomedView.length }

  /// The length of the viewport less its safe area, where that counts.
  @inlinable @inline(__always)
  var availableLength: CGFloat {
    let safeArea = countedSafeArea
    return length - safeArea.start - safeArea.end
  }
}

/// The offsets at which an axis may rest, from `lo` to `hi`, which is not below it.
@usableFromInline
struct RestRange {
  @usableFromInline let lowest: CGFloat
  @usableFromInline let highest: CGFloat

  @inlinable
  init(lowest: CGFloat, highest: CGFloat) {
    (self.lowest, self.highest) = (lowest, highest)
  }

  /// `max(lo, min(hi, offset))`; `lo` for what is no number.
  @inlinable
  func clamp(_ offset: CGFloat) -> CGFloat { offset > lowest ? min(offset, highest) : lowest }
}

// MARK: Past the range

extension ScrollAxis {
  /// The offset shown when `raw` is asked for: itself inside the range, resisted by the rubber band past it.
  ///
  /// An axis that does not bounce clamps instead.
  @inlinable
  public func resisted(_ raw: CGFloat) -> CGFloat { resisted(raw, within: restRange) }

  @inlinable @inline(__always)
  func resisted(_ raw: CGFloat, within range: RestRange) -> CGFloat {
    let nearest = range.clamp(raw)
    return bounces ? RubberBand(dimension: length).shown(raw, from: nearest) : nearest
  }

  /// The raw offset that shows the current one: the inverse of ``resisted(_:)`` at ``offset``.
  ///
  /// An overshoot is first held to `b·(1 − 1e-3)`, where the inverse exists.
  @inlinable
  public var rawOffset: CGFloat {
    RubberBand(dimension: length).raw(showing: offset, from: clamp(offset))
  }
}

// MARK: Between the spaces

extension ScrollAxis {
  /// Where the zoomed view appears: its scaled span in viewport space.
  @inlinable
  public var zoomedViewInViewport: Span {
    Span(start: zoomedView.start - offset, length: zoomedView.length)
  }

  /// The point of zoomed-view space that appears at a position in viewport space, at zoom scale `zoomScale`.
  ///
  ///     q = (o + a − frame origin) / z
  ///
  /// Edge cases: none are treated; a position that is not finite, or a scale of 0, has no finite answer.
  @inlinable
  public func zoomedViewPoint(atViewport position: CGFloat, zoomScale: CGFloat) -> CGFloat {
    (offset + position - zoomedView.start) / zoomScale
  }

  /// The offset at which a zoomed-view point appears at a position in the
  /// viewport, not clamped, not resisted.
  ///
  ///     o = frame origin + q·z − a
  ///
  /// Edge cases: none are treated; what is not finite has no finite answer.
  @inlinable
  public func offset(showing point: CGFloat, at position: CGFloat, zoomScale: CGFloat) -> CGFloat {
    zoomedView.start + point * zoomScale - position
  }
}

// MARK: Changes

extension ScrollAxis {
  /// Moves a point of zoomed-view space to a position in the viewport, as far as the clamp allows.
  @inlinable @inline(__always)
  mutating func show(_ point: CGFloat, at position: CGFloat, zoomScale: CGFloat) {
    storedOffset = clamp(offset(showing: point, at: position, zoomScale: zoomScale))
  }

  /// Scales the zoomed view and lays it out anew: the content takes its length, and the centring rule acts.
  ///
  /// The offset stays; whoever zooms decides where it goes.
  @inlinable @inline(__always)
  mutating func layOut(zoomScale: CGFloat) {
    storedZoomedView.length = unscaledLength * zoomScale
    storedContentLength = zoomedView.length
    if case .zoomedViewCenter = centering {
      let margin = length > contentLength ? (length - contentLength) * 0.5 : 0
      storedZoomedView.start = contentLength * 0.5 + margin - zoomedView.length * 0.5
    }
    updateInsets()
  }

  /// Gives the content inset the values of a centring rule that works by insets.
  @inlinable @inline(__always)
  mutating func updateInsets() {
    switch centering {
    case .none, .zoomedViewCenter: break
    case .leadingInset:
      storedContentInset = AxisInsets(start: max((length - zoomedView.length) / 2, 0))
    case .aligned(let fraction):
      let free = max(freeLength, 0)
      let start = (free * fraction).finiteOrZero
      storedContentInset = AxisInsets(start: start, end: free - start)
    }
  }

  /// Gives the viewport another length and safe area: insets follow, and the offset
  /// moves if it fell out of its range.
  mutating func resize(length: CGFloat, safeArea: AxisInsets) {
    self.length = length.usableLength
    self.safeArea = safeArea.finite
    updateInsets()
    storedOffset = clamp(offset)
  }

  /// Gives the content another inset; the offset moves only if it fell out of its range.
  mutating func inset(by contentInset: AxisInsets) {
    storedContentInset = contentInset.finite
    updateInsets()
    storedOffset = clamp(offset)
  }
}

extension AxisInsets {
  /// The insets with what is not finite replaced by 0.
  var finite: AxisInsets { AxisInsets(start: start.finiteOrZero, end: end.finiteOrZero) }
}

/// When a scroll view adds the safe area to its content inset, in UIKit's words.
public enum ContentInsetAdjustmentBehavior: String, CaseIterable, Hashable, Sendable, Codable {
  /// As ``scrollableAxes``.
  case automatic
  /// Along an axis whose content is longer than the viewport, or that always bounces.
  case scrollableAxes
  /// Not at all.
  case never
  /// On all four edges.
  case always
}
