/// A drag with one finger, folded over a viewport: it remembers where it began and gives the
/// viewport of every later event.
///
///     translation = d − 10·d_c/|d_c|        raw = o_start − translation        o = band(raw)
///
/// with d the displacement since touch-down and d_c the first d of at least 10
/// points. Before that nothing moves.
///
/// Source: UIScrollView, the 10 points and the band [measured].
public struct PanGesture: Hashable, Sendable {
  /// The travel in points before a drag starts, which is then taken off [measured].
  public static let hysteresis: CGFloat = 10

  /// Where the finger came down, in viewport space.
  public let touchDown: CGPoint

  /// Where the finger was last heard of, in viewport space.
  @inlinable
  public var location: CGPoint { lastLocation }

  @usableFromInline var lastLocation: CGPoint

  /// `10·d_c/|d_c|`: what is taken off, once the drag has started.
  @usableFromInline var takenOff: CGPoint?

  /// `o_start`: the raw offset at touch-down.
  @usableFromInline let rawOffset: CGPoint

  /// Begins a drag with a finger that comes down.
  ///
  /// The raw offset is the one that shows the viewport's, so that grabbing a bounce does not jump; an
  /// overshoot within a thousandth of the viewport's length is held there first.
  ///
  /// - Parameters:
  ///   - viewport: The viewport as it is, stopped.
  ///   - touchDown: The finger's position, in viewport space; what is not finite counts as the middle.
  @inlinable
  public init(beganIn viewport: Viewport, touchDown: CGPoint) {
    self.touchDown = touchDown.isFinite ? touchDown : viewport.middle
    lastLocation = self.touchDown
    rawOffset = CGPoint(x: viewport.horizontal.rawOffset, y: viewport.vertical.rawOffset)
  }

  /// Whether the finger has gone the 10 points after which it drags.
  @inlinable
  public var hasStarted: Bool { takenOff != nil }

  /// How far the finger drags, in points: its displacement less the 10 points; zero before they are passed.
  @inlinable
  public var translation: CGPoint {
    guard let takenOff else { return .zero }
    return CGPoint(x: location.x - touchDown.x - takenOff.x, y: location.y - touchDown.y - takenOff.y)
  }

  /// Whether the drag set out more down or up than to a side: |dy| > |dx| for d_c.
  ///
  /// False before it has started.
  @inlinable
  public var startedVertically: Bool { takenOff.map { abs($0.y) > abs($0.x) } ?? false }

  /// Moves the finger, without moving anything with it; a location that is not finite changes nothing.
  @inlinable
  public mutating func move(to location: CGPoint) {
    guard location.isFinite else { return }
    lastLocation = location
    guard takenOff == nil else { return }
    let displacement = CGPoint(x: location.x - touchDown.x, y: location.y - touchDown.y)
    let distance = (displacement.x * displacement.x + displacement.y * displacement.y).squareRoot()
    guard distance >= PanGesture.hysteresis else { return }
    takenOff = CGPoint(
      x: PanGesture.hysteresis * displacement.x / distance,
      y: PanGesture.hysteresis * displacement.y / distance)
  }

  /// Moves the viewport to where the finger has dragged it: every draggable axis, against its band.
  ///
  /// An axis that does not bounce stops at its edges. Before the drag has started nothing moves.
  @inlinable
  public func drag(_ viewport: inout Viewport) {
    guard hasStarted else { return }
    let translation = translation
    viewport.storedHorizontal.drag(from: rawOffset.x, by: translation.x)
    viewport.storedVertical.drag(from: rawOffset.y, by: translation.y)
  }
}

extension ScrollAxis {
  /// Moves the offset to where a finger that has travelled `translation` points holds it.
  @usableFromInline
  mutating func drag(from rawOffset: CGFloat, by translation: CGFloat) {
    let range = restRange
    guard isDraggable(within: range) else { return }
    storedOffset = resisted(rawOffset - translation, within: range)
  }
}
