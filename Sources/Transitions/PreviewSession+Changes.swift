import PreviewGeometry

extension PreviewSession {
  /// Takes the new container over: at once, by the viewer's own rule; a flight gets its new destination.
  ///
  /// If the layout stays the same, nothing changes or ends.
  mutating func resize() {
    var resized = scene
    resized.container = nextContainer
    guard resized.layout != scene.layout else { return scene = resized }
    if scene.style.viewer.resizing == .updatesInsets { live.snapBack(timing: nil, at: now) }
    relayOut(
      resized, as: scene.style.viewer.resized(live.viewport(at: now), showing: scene.photo, to: nextContainer)
    )
  }

  /// Takes new insets over: the model at once, and what is shown follows like an animated call.
  mutating func setInsets() {
    guard phase == .open, scene.style.viewer.resizing == .keepsMiddle else { return resize() }
    scene.container = nextContainer
    let (viewer, photo, container) = (scene.style.viewer, scene.photo, scene.container)
    call(animated: true) { $0 = viewer.resized($0, showing: photo, to: container) }
  }

  /// Takes the new photo over: at once; nothing ends if it is fitted just like the old one.
  mutating func swap(for photo: Photo) {
    let (viewer, old, container) = (scene.style.viewer, scene.photo, scene.container)
    var swapped = scene
    swapped.photo = photo
    if phase == .open, viewer.fitsAlike(old, photo, in: container) {
      scene = swapped
      live.model = viewer.swapped(live.model, from: old, to: photo, in: container)
    } else {
      relayOut(
        swapped, as: viewer.swapped(live.viewport(at: now), from: old, to: photo, in: container),
        reshaping: photo.hasSameShape(as: old) ? nil : photo.uprightSize)
    }
  }

  /// Replaces scene and model at once; gestures and motions end, but a flight goes on to its new destination.
  private mutating func relayOut(_ scene: Scene, as viewport: Viewport, reshaping shape: CGSize? = nil) {
    var departure = moving
    if let shape { departure = departure.covered(by: shape) }
    self.scene = scene
    switch phase {
    case .closed: live = LiveViewport(scene.layout)
    case .open: live = LiveViewport(viewport)
    case .opening, .closing:
      live = LiveViewport(viewport)
      redirect(from: departure)
    }
  }

  /// Takes the new thumbnail over, if it is not for the next closing only: a photo
  /// that flies by itself follows it.
  mutating func followSource() {
    guard phase == .closed || scene.style.presentation == .croppedPhoto else { return }
    let departure = moving
    scene.source = nextSource
    if phase == .closing { redirect(from: departure) }
  }
}
