extension Viewer {
  /// The viewport after the photo was replaced by another, as a placeholder is by the full size: at once.
  ///
  /// A photo that is fitted just like the old one changes nothing but the limits, even if the zoom
  /// scale is beyond them. A fitted photo stays fitted. Otherwise a photo of the same shape keeps its
  /// size on the screen, as far as its limits allow, and one of another shape its zoom scale; what is
  /// in the middle stays there [choice].
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
    if fitsAlike(old, new, in: container) {
      var updated = viewport
      updated.zoomRange = layout.zoomRange
      return updated
    }
    let state = ViewState(of: viewport)
    guard !state.isFitted, new.hasSameShape(as: old), layout.horizontal.unscaledLength > 0 else {
      return layout.showing(state)
    }
    let growth = viewport.horizontal.unscaledLength / layout.horizontal.unscaledLength
    return layout.showing(ViewState(zoomScale: state.zoomScale * growth, center: state.center))
  }

  /// Whether two photos have the same upright shape and the same fitted size, each to a billionth.
  ///
  /// Then one can replace the other without anything moving on the screen.
  public func fitsAlike(_ photo: Photo, _ other: Photo, in container: Container) -> Bool {
    guard photo.hasSameShape(as: other) else { return false }
    let (a, b) = (layout(of: photo, in: container), layout(of: other, in: container))
    return a.horizontal.isFitted(like: b.horizontal) && a.vertical.isFitted(like: b.vertical)
  }
}

extension Photo {
  /// How much two shapes or sizes may differ and count as the same, as a fraction.
  fileprivate static let tolerance: CGFloat = 1e-9

  /// Whether another photo has the same upright shape, width to height, to a billionth.
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
