extension Viewer {
  /// The viewport after the photo was replaced by another, as a placeholder is by the full size: at once.
  ///
  /// A fitted photo stays fitted. Otherwise a photo of the same shape keeps its size on the screen, as far as its limits
  /// allow, and one of another shape its zoom scale; what is in the middle stays there.
  ///
  ///     same shape:  z' = clamp(z·U.width / U'.width)
  ///
  /// - Parameters:
  ///   - viewport: The viewport that shows the old photo.
  ///   - old: The photo that is replaced.
  ///   - new: The photo that replaces it.
  ///   - container: What both are laid out in.
  /// - Returns: The viewport that shows the new photo.
  public func swapped(
    _ viewport: Viewport, from old: Photo, to new: Photo, in container: Container
  ) -> Viewport {
    let layout = layout(of: new, in: container)
    let state = ViewState(of: viewport)
    guard !state.isFitted, new.hasSameShape(as: old), layout.horizontal.unscaledLength > 0 else {
      return layout.showing(state)
    }
    let growth = viewport.horizontal.unscaledLength / layout.horizontal.unscaledLength
    return layout.showing(ViewState(zoomScale: state.zoomScale * growth, center: state.center))
  }

  /// The viewport with the limits of another photo that is fitted just like the old one, or `nil` if it is not.
  ///
  /// Nothing on the screen moves. It is `nil` too if the new limits do not allow the zoom scale; but a scale beyond the
  /// old limits, as in a pinch, may be beyond the new ones.
  public func updatingLimits(
    of viewport: Viewport, from old: Photo, to new: Photo, in container: Container
  ) -> Viewport? {
    let layout = layout(of: new, in: container)
    guard new.hasSameShape(as: old), layout.horizontal.isFitted(like: viewport.horizontal),
      layout.vertical.isFitted(like: viewport.vertical)
    else { return nil }
    var updated = viewport
    updated.zoomRange = layout.zoomRange
    let wasWithinLimits = viewport.zoomRange.clamp(viewport.zoomScale) == viewport.zoomScale
    let isWithinLimits = layout.zoomRange.clamp(viewport.zoomScale) == viewport.zoomScale
    return isWithinLimits || !wasWithinLimits ? updated : nil
  }
}

extension Photo {
  /// How much two shapes or sizes may differ and count as the same, as a fraction.
  fileprivate static let tolerance: CGFloat = 1e-9

  /// Whether another photo has the same upright shape, to a billionth.
  public func hasSameShape(as other: Photo) -> Bool {
    let (a, b) = (uprightSize, other.uprightSize)
    return abs(a.width * b.height - b.width * a.height) <= Photo.tolerance * a.width * b.height
  }
}

extension ScrollAxis {
  fileprivate func isFitted(like other: ScrollAxis) -> Bool {
    abs(unscaledLength - other.unscaledLength) <= Photo.tolerance * other.unscaledLength
  }
}
