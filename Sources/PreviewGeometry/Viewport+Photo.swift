extension Viewport {
  /// The point of the upright photo, in pixels, that appears at a point of the viewport.
  ///
  ///     zoomed-view point · upright size / U        on each axis
  ///
  /// It may lie outside of the photo. A photo without pixels, or a viewport without a photo, gives 0.
  @inlinable
  public func uprightPoint(atViewportPoint point: CGPoint, of photo: Photo) -> CGPoint {
    let (viewPoint, size) = (zoomedViewPoint(atViewportPoint: point), photo.uprightSize)
    return CGPoint(
      x: horizontal.pixel(atZoomedViewPoint: viewPoint.x, of: size.width),
      y: vertical.pixel(atZoomedViewPoint: viewPoint.y, of: size.height))
  }

  /// Where a point of the upright photo, in pixels, appears: in viewport space.
  @inlinable
  public func viewportPoint(ofUprightPoint point: CGPoint, of photo: Photo) -> CGPoint {
    let size = photo.uprightSize
    return viewportPoint(
      ofZoomedViewPoint: CGPoint(
        x: horizontal.zoomedViewPoint(ofPixel: point.x, of: size.width),
        y: vertical.zoomedViewPoint(ofPixel: point.y, of: size.height)))
  }

  /// The stored point, in pixels, that appears at a point of the viewport; it may lie outside of the photo.
  @inlinable
  public func storedPoint(atViewportPoint point: CGPoint, of photo: Photo) -> CGPoint {
    photo.storedPoint(underUprightPoint: uprightPoint(atViewportPoint: point, of: photo))
  }

  /// Where a stored point, in pixels, appears: in viewport space.
  @inlinable
  public func viewportPoint(ofStoredPoint point: CGPoint, of photo: Photo) -> CGPoint {
    viewportPoint(ofUprightPoint: photo.uprightPoint(ofStoredPoint: point), of: photo)
  }

  /// The point of the upright photo, in pixels, that is nearest to a point of the viewport.
  @inlinable
  public func nearestUprightPoint(toViewportPoint point: CGPoint, of photo: Photo) -> CGPoint {
    let (upright, size) = (uprightPoint(atViewportPoint: point, of: photo), photo.uprightSize)
    return CGPoint(x: max(0, min(size.width, upright.x)), y: max(0, min(size.height, upright.y)))
  }

  /// The rect of the upright photo, in pixels, that appears in a rect of the viewport; nothing is clamped.
  @inlinable
  public func uprightRect(inViewportRect rect: CGRect, of photo: Photo) -> CGRect {
    let (viewRect, size) = (zoomedViewRect(inViewportRect: rect), photo.uprightSize)
    return CGRect(
      horizontal: horizontal.pixels(inZoomedView: viewRect.horizontalSpan, of: size.width),
      vertical: vertical.pixels(inZoomedView: viewRect.verticalSpan, of: size.height))
  }

  /// Where a rect of the upright photo, in pixels, appears: in viewport space.
  @inlinable
  public func viewportRect(ofUprightRect rect: CGRect, of photo: Photo) -> CGRect {
    let size = photo.uprightSize
    return viewportRect(
      ofZoomedViewRect: CGRect(
        horizontal: horizontal.zoomedView(ofPixels: rect.horizontalSpan, of: size.width),
        vertical: vertical.zoomedView(ofPixels: rect.verticalSpan, of: size.height)))
  }

  /// The stored pixels that appear in a rect of the viewport; nothing is clamped.
  @inlinable
  public func storedRect(inViewportRect rect: CGRect, of photo: Photo) -> CGRect {
    photo.storedRect(underUprightRect: uprightRect(inViewportRect: rect, of: photo))
  }

  /// Where a rect of stored pixels appears: in viewport space.
  @inlinable
  public func viewportRect(ofStoredRect rect: CGRect, of photo: Photo) -> CGRect {
    viewportRect(ofUprightRect: photo.uprightRect(ofStoredRect: rect), of: photo)
  }

  /// The part of the upright photo, in pixels, that appears in a rect of the viewport, cut to the photo.
  ///
  /// Where nothing of it appears, the rect is empty and on the photo's edge.
  @inlinable
  public func clampedUprightRect(inViewportRect rect: CGRect, of photo: Photo) -> CGRect {
    let (shown, size) = (uprightRect(inViewportRect: rect, of: photo), photo.uprightSize)
    return CGRect(
      horizontal: shown.horizontalSpan.clipped(to: Span(start: 0, length: size.width)),
      vertical: shown.verticalSpan.clipped(to: Span(start: 0, length: size.height)))
  }

  /// The part of the photo that can be seen, in stored pixels: what appears in
  /// the viewport, cut to the photo.
  ///
  /// The zero rect where nothing can be seen.
  @inlinable
  public func visibleRect(of photo: Photo) -> CGRect {
    let shown = clampedUprightRect(inViewportRect: CGRect(origin: .zero, size: size), of: photo)
    return shown.size.isUsable ? photo.storedRect(underUprightRect: shown) : .zero
  }
}

extension ScrollAxis {
  @inlinable
  func pixel(atZoomedViewPoint point: CGFloat, of pixels: CGFloat) -> CGFloat {
    let pixel = point * pixels / unscaledLength
    return unscaledLength > 0 ? pixel : 0
  }

  @inlinable
  func zoomedViewPoint(ofPixel pixel: CGFloat, of pixels: CGFloat) -> CGFloat {
    pixels > 0 ? pixel * unscaledLength / pixels : 0
  }

  @inlinable
  func pixels(inZoomedView span: Span, of pixels: CGFloat) -> Span {
    Span(
      start: pixel(atZoomedViewPoint: span.start, of: pixels),
      length: pixel(atZoomedViewPoint: span.length, of: pixels))
  }

  @inlinable
  func zoomedView(ofPixels span: Span, of pixels: CGFloat) -> Span {
    Span(
      start: zoomedViewPoint(ofPixel: span.start, of: pixels),
      length: zoomedViewPoint(ofPixel: span.length, of: pixels))
  }
}
