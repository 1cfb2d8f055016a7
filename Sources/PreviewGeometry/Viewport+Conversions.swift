extension Viewport {
  /// The point of content space that appears at a point of the viewport: `point + contentOffset`.
  @inlinable
  public func contentPoint(atViewportPoint point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + horizontal.offset, y: point.y + vertical.offset)
  }

  /// Where a point of content space appears in the viewport: `point − contentOffset`.
  @inlinable
  public func viewportPoint(ofContentPoint point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - horizontal.offset, y: point.y - vertical.offset)
  }

  /// The point of zoomed-view space that appears at a point of the viewport; it may lie outside of the view.
  ///
  ///     q = (o + a − frame origin) / z
  @inlinable
  public func zoomedViewPoint(atViewportPoint point: CGPoint) -> CGPoint {
    CGPoint(
      x: horizontal.zoomedViewPoint(atViewport: point.x, zoomScale: zoomScale),
      y: vertical.zoomedViewPoint(atViewport: point.y, zoomScale: zoomScale))
  }

  /// Where a point of zoomed-view space appears in the viewport: `frame origin + q·z − o`.
  @inlinable
  public func viewportPoint(ofZoomedViewPoint point: CGPoint) -> CGPoint {
    CGPoint(
      x: horizontal.zoomedView.start + point.x * zoomScale - horizontal.offset,
      y: vertical.zoomedView.start + point.y * zoomScale - vertical.offset)
  }

  /// The rect of zoomed-view space that appears in a rect of the viewport; nothing is clamped.
  @inlinable
  public func zoomedViewRect(inViewportRect rect: CGRect) -> CGRect {
    let corner = zoomedViewPoint(atViewportPoint: rect.origin)
    return CGRect(
      x: corner.x, y: corner.y, width: rect.size.width / zoomScale, height: rect.size.height / zoomScale)
  }

  /// Where a rect of zoomed-view space appears in the viewport.
  @inlinable
  public func viewportRect(ofZoomedViewRect rect: CGRect) -> CGRect {
    let corner = viewportPoint(ofZoomedViewPoint: rect.origin)
    return CGRect(
      x: corner.x, y: corner.y, width: rect.size.width * zoomScale, height: rect.size.height * zoomScale)
  }
}
