// What there is to copy: events in, drawing out, and a clock that stops when there is nothing to see.

import CGtk4
import Transitions

extension ViewerArea {
  /// Events in: what the user does to the widget, and the keys of its window.
  func listen(toKeysOf window: Widget?) {
    on(OpaquePointer(widget), "resize") { [self] in handle(.resize($0.size(1), safeArea: nil)) }

    let drag = controller(gtk_gesture_drag_new(), of: widget)
    on(drag, "drag-begin") { [self] in touch(at: $0.point(1)) }
    on(drag, "drag-update") { [self] in move(.changed, by: $0.point(1)) }
    on(drag, "cancel") { [self] _ in move(.cancelled) }
    on(drag, "drag-end") { [self] in move(.ended, by: $0.point(1)) }

    let click = controller(gtk_gesture_click_new(), of: widget)
    on(click, "pressed") { [self] in if $0.integer(1) == 2 { handle(.doubleTap($0.point(2))) } }

    let zoom = controller(gtk_gesture_zoom_new(), of: widget)
    on(zoom, "begin") { [self] _ in pinch(.began, zoom) }
    on(zoom, "scale-changed") { [self] _ in pinch(.changed, zoom) }
    on(zoom, "end") { [self] _ in pinch(.ended, zoom) }

    let wheel = controller(gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES), of: widget)
    on(wheel, "scroll-begin") { [self] _ in touch(at: pointer) }
    on(wheel, "scroll") { [self] in scroll(by: $0.point(1), wheel) }
    on(wheel, "scroll-end") { [self] _ in move(.ended) }

    let keys = controller(gtk_event_controller_key_new(), of: window)
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    onQuestion(keys, "key-pressed") { [self] in press(key: $0.unsigned(1)) }
  }

  /// Tells the viewer what happens, and asks for frames.
  func handle(_ event: PreviewEvent) {
    _ = viewer.handle(event, at: now)
    startClock()
  }

  /// The display wants a frame: whether it is to ask again.
  func tick(at time: Double) -> Bool {
    _ = viewer.handle(.source(album.source(ofPage: viewer.currentPage)), at: time)
    album.willShow(viewer, at: time)
    gtk_widget_queue_draw(widget)
    return !viewer.isAtRest(at: time)
  }

  /// Drawing out: the backdrop, and each photo in the rect that it is given, cut to its clip.
  func draw(at time: Double, to context: OpaquePointer?) {
    let pages = viewer.frame(at: time)
    let front = pages.current.frame
    cairo_set_source_rgba(context, 0, 0, 0, front.backdropAlpha * front.viewerAlpha)
    cairo_paint(context)
    for page in pages {
      cairo_save(context)
      clip(context, to: page.frame.clipFrame, cornerRadius: page.frame.cornerRadius)
      let opacity = page == pages.current ? front.viewerAlpha : front.backdropAlpha * front.viewerAlpha
      album.draw(page.page, in: page.frame.imageFrame, opacity: opacity, to: context)
      cairo_restore(context)
    }
    album.didShow(pages, at: time)
  }
}
