extension Viewer {
  /// What a double tap at a point of the viewport does to it: the zoom and the offset it ends at.
  ///
  /// - ``DoubleTap/toMaximum``: from a scale above 1 back to 1; otherwise to the rect of size
  ///   `(W / max, H / max)` in zoomed-view space that is centred on the tapped point. `W × H` is the
  ///   viewport, max the maximum zoom.
  /// - ``DoubleTap/toFill``: to the next of two steps, 1 and the scale that fills what the safe area leaves
  ///   (2.5 where that is below 1.5), or from the last to the first. The tapped point, moved to the nearest
  ///   point of the photo, stays where it is as far as the clamp allows.
  /// - ``DoubleTap/throughSteps(_:)``: the same, with other steps.
  ///
  /// Edge cases: a point that is not finite changes nothing; neither does a viewer without double tap.
  ///
  /// - Parameters:
  ///   - point: Where it was tapped, in viewport space.
  ///   - viewport: The viewport to zoom.
  public func doubleTap(at point: CGPoint, in viewport: inout Viewport) {
    guard point.isFinite else { return }
    switch doubleTap {
    case .none: break
    case .toMaximum: viewport.zoomToMaximumOrBack(at: point)
    case .toFill: viewport.zoom(toNextOf: viewport.fillingSteps, at: point)
    case .throughSteps(let steps):
      viewport.zoom(toNextOf: ZoomSteps(steps, in: viewport.zoomRange), at: point)
    }
  }
}

extension Viewport {
  fileprivate mutating func zoomToMaximumOrBack(at point: CGPoint) {
    if zoomScale > 1 { return setZoomScale(1) }
    let tapped = zoomedViewPoint(atViewportPoint: point)
    let (width, height) = (horizontal.length / zoomRange.maximum, vertical.length / zoomRange.maximum)
    zoom(to: CGRect(x: tapped.x - width / 2, y: tapped.y - height / 2, width: width, height: height))
  }

  fileprivate mutating func zoom(toNextOf steps: ZoomSteps, at point: CGPoint) {
    let scale = steps.next(after: zoomScale)
    let tapped = zoomedViewPoint(atViewportPoint: point)
    let nearest = CGPoint(
      x: max(0, min(horizontal.unscaledLength, tapped.x)), y: max(0, min(vertical.unscaledLength, tapped.y)))
    guard scale != zoomScale else { return }
    zoom(to: scale, showing: nearest, at: viewportPoint(ofZoomedViewPoint: nearest))
  }

  /// The scales a double tap goes through: 1 and the scale that fills the available area, or 2.5 where
  /// filling it is less than 1.5, held to the range [choice].
  fileprivate var fillingSteps: ZoomSteps {
    let fill = max(
      horizontal.availableLength / horizontal.unscaledLength,
      vertical.availableLength / vertical.unscaledLength)
    return ZoomSteps([1, fill >= 1.5 ? fill : 2.5], in: zoomRange)
  }
}
