// The widget that the viewer lives in: its state, its clock, and what GTK's gestures mean.

import CGtk4
import Transitions

/// What shows thumbnails and has the photos' pixels.
protocol Album: AnyObject {
  /// Where the thumbnail of a page is, in the space of the viewer's widget.
  func source(ofPage page: Int) -> Source?

  /// A frame is about to be drawn.
  func willShow(_ viewer: GallerySession, at time: Double)

  /// Draws a photo in a rect of the viewer's space.
  func draw(_ page: Int, in rect: CGRect, opacity: CGFloat, to context: OpaquePointer?)

  /// A frame has been drawn.
  func didShow(_ pages: GalleryFrame, at time: Double)
}

/// A widget that shows photos over everything else in its window.
final class ViewerArea {
  let widget = gtk_drawing_area_new()
  let album: any Album
  private let style: PreviewStyle
  var viewer: GallerySession

  /// Where the pointer is, and where the finger was put down and is, in points.
  private(set) var pointer = CGPoint.zero
  private var touchDown = CGPoint.zero
  private var finger = CGPoint.zero
  private var centroid = CGPoint.zero

  private var isTicking = false

  /// The distance between two photos, in points.
  private static let gap: CGFloat = 24

  /// Creates the widget, or `nil` if there are no photos; the window's keys are for it while a photo is open.
  init?(showing photos: [Photo], style: PreviewStyle, of album: any Album, in window: Widget?) {
    let viewer = GallerySession(
      style: style, photos: photos, container: Container(width: 0, height: 0), gap: ViewerArea.gap)
    guard let viewer else { return nil }
    (self.viewer, self.album, self.style) = (viewer, album, style)
    let address = Unmanaged.passUnretained(self).toOpaque()
    gtk_drawing_area_set_draw_func(
      cast(widget),
      { area, context, _, _, data in
        guard let data else { return }
        let time = seconds(gtk_widget_get_frame_clock(cast(area)))
        Unmanaged<ViewerArea>.fromOpaque(data).takeUnretainedValue().draw(at: time, to: context)
      }, address, nil)
    listen(toKeysOf: window)
    on(controller(gtk_event_controller_motion_new(), of: widget), "motion") { [self] in pointer = $0.point(1)
    }
  }

  /// Opens a photo from its thumbnail; one that is closing opens again.
  func open(_ page: Int) {
    let size = CGSize(
      width: Int(gtk_widget_get_width(widget)), height: Int(gtk_widget_get_height(widget)))
    let container = Container(size: size, displayScale: CGFloat(gtk_widget_get_scale_factor(widget)))
    if viewer.phase == .closed || viewer.currentPage != page {
      let another = GallerySession(
        style: style, photos: viewer.photos, page: page, container: container, gap: ViewerArea.gap, start: now
      )
      viewer = another ?? viewer
    }
    _ = viewer.handle(.source(album.source(ofPage: page)), at: now)
    handle(.open)
  }
}

// MARK: The clock

/// The time of a frame in seconds, on the clock of ``now``.
private func seconds(_ clock: OpaquePointer?) -> Double {
  Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
}

extension ViewerArea {
  /// The time of an event, in seconds.
  var now: Double { Double(g_get_monotonic_time()) / 1e6 }

  /// Asks GTK for frames until nothing moves any more.
  func startClock() {
    guard !isTicking else { return }
    isTicking = true
    gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        guard let data else { return 0 }
        let area = Unmanaged<ViewerArea>.fromOpaque(data).takeUnretainedValue()
        area.isTicking = area.tick(at: seconds(clock))
        return area.isTicking ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }
}

// MARK: What gestures mean

extension ViewerArea {
  /// How far a click of the wheel scrolls, in points.
  private static let wheelStep: CGFloat = 48

  /// A finger is put down, a button pressed, or two fingers are on the touchpad.
  func touch(at point: CGPoint) {
    (touchDown, finger) = (point, point)
    handle(.pan(.began, location: point, velocity: nil))
  }

  /// The finger has moved, by a distance from where it was put down.
  func move(_ step: GesturePhase, by distance: CGPoint? = nil) {
    if let distance { finger = CGPoint(x: touchDown.x + distance.x, y: touchDown.y + distance.y) }
    handle(.pan(step, location: finger, velocity: nil))
  }

  /// Two fingers pinch, on the screen or on the touchpad.
  func pinch(_ step: GesturePhase, _ gesture: OpaquePointer?) {
    var (x, y) = (0.0, 0.0)
    if gtk_gesture_get_bounding_box_center(gesture, &x, &y) != 0 { centroid = CGPoint(x: x, y: y) }
    handle(.pinch(step, centroid: centroid, scale: gtk_gesture_zoom_get_scale_delta(gesture)))
  }

  /// The wheel is turned, or two fingers move on the touchpad: with Ctrl that zooms, at the pointer.
  ///
  /// Fingers on a touchpad drag like one on the screen, so that they glide, turn pages and dismiss.
  func scroll(by distance: CGPoint, _ controller: OpaquePointer?) {
    let isWheel = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL
    let state = gtk_event_controller_get_current_event_state(controller)
    if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 {
      let input = isWheel ? ZoomInput.wheelNotches(-distance.y) : .scrolledPixels(-distance.y)
      handle(.wheelZoom(factor: input.factor, at: pointer))
    } else if isWheel {
      let step = ViewerArea.wheelStep
      handle(.scroll(by: CGPoint(x: distance.x * step, y: distance.y * step)))
    } else {
      move(
        .changed, by: CGPoint(x: finger.x - touchDown.x - distance.x, y: finger.y - touchDown.y - distance.y))
    }
  }

  /// A key is pressed: whether it is one of the viewer's.
  func press(key: Int) -> Bool {
    guard viewer.phase != .closed else { return false }
    switch Int32(key) {
    case GDK_KEY_Escape: handle(.close)
    case GDK_KEY_Left, GDK_KEY_Right:
      _ = viewer.turn(toPage: viewer.currentPage + (Int32(key) == GDK_KEY_Left ? -1 : 1), at: now)
      startClock()
    default: return false
    }
    return true
  }
}

extension SignalArguments {
  /// The two numbers from a position on as a point.
  func point(_ position: Int) -> CGPoint { CGPoint(x: number(position), y: number(position + 1)) }

  /// The two integers from a position on as a size.
  func size(_ position: Int) -> CGSize { CGSize(width: integer(position), height: integer(position + 1)) }
}

// MARK: Drawing

/// Lets a cairo context draw only in a rect with rounded corners.
func clip(_ context: OpaquePointer?, to rect: CGRect, cornerRadius radius: CGFloat) {
  let (left, top) = (rect.origin.x + radius, rect.origin.y + radius)
  let (right, bottom) = (rect.origin.x + rect.size.width - radius, rect.origin.y + rect.size.height - radius)
  for (corner, center) in [(right, top), (right, bottom), (left, bottom), (left, top)].enumerated() {
    let angle = Double(corner - 1) * .pi / 2
    cairo_arc(context, center.0, center.1, radius, angle, angle + .pi / 2)
  }
  cairo_close_path(context)
  cairo_clip(context)
}
