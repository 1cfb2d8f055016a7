/// A pinch, folded over a viewport: it remembers where it began and gives the viewport of every later event.
///
///     s = s0·g        z = bouncesZoom ? R(s) : clamp(s)        o = band(frame'.origin + q·z − m)
///
/// with g the gesture's scale relative to its beginning, m the centroid of the fingers, R the band
/// of the zoom scale and q the zoomed-view point that was under the fingers: it stays under them
/// as long as nothing is clamped.
///
/// Whenever the number of fingers changes, begin another pinch: its first step starts from an identity.
///
/// Source: UIScrollView; the band of the zoom scale [agreed], that of the offset [measured].
public struct PinchGesture: Hashable, Sendable {
  /// `s0`: the scale asked for when the pinch began; beyond the limits it differs from the one shown.
  private let rawScale: CGFloat

  /// `q`: the point under the centroid when the pinch began, in zoomed-view space.
  private let anchor: CGPoint

  /// `g` and `m` as last heard.
  private var scale: CGFloat = 1
  private var centroid: CGPoint

  /// Begins a pinch.
  ///
  /// The raw scale and the raw offset are those that show the viewport's, so nothing jumps even
  /// beyond the limits; a scale within a millionth of the band's bounds, or an overshoot within a
  /// thousandth, is held there first.
  ///
  /// - Parameters:
  ///   - viewport: The viewport as it is.
  ///   - centroid: The point between the fingers, in viewport space; what is not finite counts as the middle.
  public init(beganIn viewport: Viewport, centroid: CGPoint) {
    let centroid = centroid.isFinite ? centroid : viewport.middle
    rawScale = viewport.zoomRange.unresisted(viewport.zoomScale)
    anchor = CGPoint(
      x: viewport.horizontal.rawPoint(at: centroid.x, zoomScale: viewport.zoomScale),
      y: viewport.vertical.rawPoint(at: centroid.y, zoomScale: viewport.zoomScale))
    self.centroid = centroid
  }

  /// Moves the fingers and the viewport with them.
  ///
  /// If neither value changed, nothing is computed again, so a step without motion is exactly the identity. A
  /// scale or a centroid that is not finite, or a scale not above 0, changes nothing.
  ///
  /// - Parameters:
  ///   - scale: `g`, relative to the beginning of this pinch.
  ///   - centroid: `m`, in viewport space.
  ///   - viewport: The viewport to zoom and pan.
  public mutating func change(scale: CGFloat, centroid: CGPoint, in viewport: inout Viewport) {
    guard scale.isFinite, scale > 0, centroid.isFinite else { return }
    guard scale != self.scale || centroid != self.centroid else { return }
    if scale != self.scale {
      let raw = rawScale * scale
      viewport.layOut(
        zoomScale: viewport.bouncesZoom ? viewport.zoomRange.resisted(raw) : viewport.zoomRange.clamp(raw))
    }
    viewport.stretch(to: anchor, at: centroid)
    self.scale = scale
    self.centroid = centroid
  }

  /// Brings a zoom scale beyond the limits back to them: what is under the fingers
  /// stays as far as the clamp allows.
  ///
  ///     z' = clamp(z),  o' = clamp'(frame'.origin + q·z' − m)
  ///
  /// Within the limits nothing changes; an offset that is out of its range is
  /// then for a bounce to bring back.
  public func snapBack(_ viewport: inout Viewport) {
    guard viewport.zoomRange.clamp(viewport.zoomScale) != viewport.zoomScale else { return }
    viewport.zoom(to: viewport.zoomScale, showing: anchor, at: centroid)
  }
}

extension Viewport {
  /// Moves a point of zoomed-view space to a position in the viewport, against the bands.
  fileprivate mutating func stretch(to point: CGPoint, at position: CGPoint) {
    storedHorizontal.storedOffset = horizontal.resisted(
      horizontal.offset(showing: point.x, at: position.x, zoomScale: zoomScale))
    storedVertical.storedOffset = vertical.resisted(
      vertical.offset(showing: point.y, at: position.y, zoomScale: zoomScale))
  }
}

extension ScrollAxis {
  /// The point of zoomed-view space that would be at a position in the viewport
  /// if no band held the offset back.
  fileprivate func rawPoint(at position: CGFloat, zoomScale: CGFloat) -> CGFloat {
    (rawOffset + position - zoomedView.start) / zoomScale
  }
}
