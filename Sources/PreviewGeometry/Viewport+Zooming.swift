extension Viewport {
  /// The core of every zoom that is not a pinch: sets the scale, with one point held in place.
  ///
  ///     z' = clamp(z),  C' = U·z',  the centring rule,  o' = clamp'(frame'.origin + q·z' − a)
  ///
  /// At an unchanged scale only the offset moves: the content keeps its size and the zoomed view its place.
  ///
  /// Edge cases: a scale that is not finite or not above 0, or a point that is not finite, changes nothing.
  ///
  /// - Parameters:
  ///   - scale: The zoom scale, held to the range.
  ///   - point: `q`, the point of zoomed-view space to show.
  ///   - position: `a`, where to show it, in viewport space, as far as the clamp allows.
  @inlinable @inline(__always)
  public mutating func zoom(to scale: CGFloat, showing point: CGPoint, at position: CGPoint) {
    guard scale > 0, scale <= .greatestFiniteMagnitude, point.isFinite, position.isFinite else { return }
    layOut(zoomScale: zoomRange.clamp(scale))
    storedHorizontal.show(point.x, at: position.x, zoomScale: zoomScale)
    storedVertical.show(point.y, at: position.y, zoomScale: zoomScale)
  }

  /// Sets the zoom scale; what is in the middle of the viewport stays there as far as the clamp allows.
  ///
  /// The scale is held to the range. Setting the scale to what it is changes nothing, nor does a scale
  /// that is not finite or not above 0.
  ///
  /// Source: several reimplementations of `UIScrollView.setZoomScale` agree [agreed].
  @inlinable
  public mutating func setZoomScale(_ scale: CGFloat) {
    zoom(to: scale, about: middle)
  }

  /// Sets the zoom scale about a point of the viewport: what appears there stays, as far as the clamp allows.
  ///
  /// The scale is held to the range. Setting the scale to what it is changes nothing, nor does a scale
  /// that is not finite or not above 0.
  @inlinable @inline(__always)
  public mutating func zoom(to scale: CGFloat, about position: CGPoint) {
    guard zoomRange.clamp(scale) != zoomScale else { return }
    zoom(to: scale, showing: zoomedViewPoint(atViewportPoint: position), at: position)
  }

  /// Zooms by a factor about a point of the viewport, as a wheel or a key does, without a band.
  ///
  /// What appears at the point stays there as far as the clamp allows; at a limit nothing moves.
  /// A factor that is not finite or not above 0 changes nothing.
  @inlinable @inline(__always)
  public mutating func zoom(by factor: CGFloat, about position: CGPoint) {
    zoom(to: zoomScale * factor, about: position)
  }

  /// Zooms so that a rect fills the viewport as far as the limits allow, its middle in the middle.
  ///
  ///     z' = clamp(min(bw/rw, bh/rh))
  ///
  /// At an unchanged scale the offset moves all the same.
  ///
  /// Edge cases [choice]: negative sides are standardised; if one side is 0, the other axis decides; if both
  /// are, it zooms to the maximum about the point; a rect that is not finite changes nothing.
  ///
  /// Source: UIScrollView.zoom(to:animated:) [doc].
  ///
  /// - Parameter rect: The rect to show, in zoomed-view space.
  @inlinable
  public mutating func zoom(to rect: CGRect) {
    let (across, down) = (rect.horizontalSpan, rect.verticalSpan)
    let scale = min(horizontal.length / across.length, vertical.length / down.length)
    guard !scale.isNaN else { return }
    zoom(
      to: min(scale, zoomRange.maximum),
      showing: CGPoint(x: across.middle, y: down.middle), at: middle)
  }

  /// The middle of the viewport, in viewport space.
  @inlinable
  var middle: CGPoint { CGPoint(x: horizontal.length / 2, y: vertical.length / 2) }

  /// Gives the zoomed view a scale that need not be in the range, and lays it
  /// out anew if that is another one.
  @inlinable @inline(__always)
  mutating func layOut(zoomScale scale: CGFloat) {
    guard scale != zoomScale else { return }
    storedZoomScale = scale
    storedHorizontal.layOut(zoomScale: scale)
    storedVertical.layOut(zoomScale: scale)
  }
}

extension CGPoint {
  /// Whether both coordinates are finite: what is not differs even from itself.
  @inlinable
  var isFinite: Bool { (x - x) + (y - y) == 0 }
}
