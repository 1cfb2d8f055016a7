// The window: a grid of thumbnails, and the viewer over it.

import CGtk4
import Transitions
import ViewerReport

/// A window with thumbnails of pictures, which open when they are clicked.
final class Window: Album {
  /// How many pixels the longer side of a thumbnail has.
  static let thumbnailPixels: gint = 512

  /// How large thumbnails are, and how round their corners, in points.
  private static let thumbnailSide: gint = 160
  private static let cornerRadius: CGFloat = 8

  private let pictures: [Picture]
  private let thumbnails: [Widget?]
  private let scroller = gtk_scrolled_window_new()
  private let report: Report?
  private var area: ViewerArea?
  private var pagesInView: [Int] = []

  /// Creates the window, and shows it.
  init(of application: UnsafeMutablePointer<GtkApplication>?, showing pictures: [Picture], report: Report?) {
    self.pictures = pictures
    self.report = report
    thumbnails = pictures.map { Window.thumbnail(of: $0) }
    let window = gtk_application_window_new(application)
    gtk_window_set_title(cast(window), "Photos")
    gtk_window_set_default_size(cast(window), 960, 680)
    let overlay = gtk_overlay_new()
    gtk_window_set_child(cast(window), overlay)
    gtk_overlay_set_child(OpaquePointer(overlay), scroller)
    gtk_scrolled_window_set_child(OpaquePointer(scroller), grid())
    area = ViewerArea(showing: pictures.map(\.photo), style: Window.previewStyle, of: self, in: window)
    gtk_overlay_add_overlay(OpaquePointer(overlay), area?.widget)
    gtk_widget_set_can_target(area?.widget, 0)
    gtk_window_present(cast(window))
  }

  /// The viewer to use today, without scaling and travel if that is how the desktop is set.
  private static var previewStyle: PreviewStyle {
    var isAnimated = GValue()
    g_value_init(&isAnimated, g_type_from_name("gboolean"))
    g_object_get_property(cast(gtk_settings_get_default()), "gtk-enable-animations", &isAnimated)
    return g_value_get_boolean(&isAnimated) != 0 ? .photos() : PreviewStyle.photos().reducingMotion
  }
}

// MARK: The grid

extension Window {
  private func grid() -> Widget? {
    let grid = gtk_flow_box_new()
    gtk_flow_box_set_selection_mode(OpaquePointer(grid), GTK_SELECTION_NONE)
    gtk_flow_box_set_max_children_per_line(OpaquePointer(grid), 64)
    gtk_widget_set_valign(grid, GTK_ALIGN_START)
    for thumbnail in thumbnails { gtk_flow_box_append(OpaquePointer(grid), thumbnail) }
    on(OpaquePointer(grid), "child-activated") { [self] in
      area?.open(Int(gtk_flow_box_child_get_index(cast($0.object(1)))))
    }
    return grid
  }

  /// A square that shows the middle of a picture.
  private static func thumbnail(of picture: Picture) -> Widget? {
    let thumbnail = gtk_drawing_area_new()
    gtk_widget_set_size_request(thumbnail, thumbnailSide, thumbnailSide)
    gtk_widget_set_halign(thumbnail, GTK_ALIGN_CENTER)
    gtk_drawing_area_set_draw_func(
      cast(thumbnail),
      { area, context, width, height, data in
        guard let data else { return }
        let picture = Unmanaged<Picture>.fromOpaque(data).takeUnretainedValue()
        let bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        clip(context, to: bounds, cornerRadius: Window.cornerRadius)
        picture.thumbnail.draw(
          in: ContentMode.scaleAspectFill.drawnRect(of: picture.photo.uprightSize, in: bounds),
          scale: CGFloat(gtk_widget_get_scale_factor(cast(area))), opacity: 1, to: context)
      }, Unmanaged.passUnretained(picture).toOpaque(), nil)
    return thumbnail
  }

  func source(ofPage page: Int) -> Source? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(thumbnails[page], area?.widget, &bounds) != 0 else { return nil }
    return Source(
      frame: CGRect(
        x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
        height: CGFloat(bounds.size.height)),
      contentMode: .scaleAspectFill, cornerRadius: Window.cornerRadius)
  }
}

// MARK: The photos

extension Window {
  /// Hides the thumbnail that the photo has come out of, and sees to it that the pixels are there that will be needed.
  func willShow(_ viewer: GallerySession, at time: Double) {
    let pages = viewer.frame(at: time)
    pagesInView = pages.map(\.page)
    for (page, thumbnail) in thumbnails.enumerated() {
      gtk_widget_set_opacity(
        thumbnail, page == pages.current.page && pages.current.frame.isSourceHidden ? 0 : 1)
    }
    gtk_widget_set_can_target(area?.widget, viewer.phase == .opening || viewer.phase == .open ? 1 : 0)
    for (page, picture) in pictures.enumerated() {
      if viewer.phase != .closed, viewer.keptPages.contains(page) {
        picture.sharpen { [self] in redraw(ifShowing: page) }
      } else {
        picture.blur()
      }
    }
    if viewer.phase == .open { scroll(toThumbnail: viewer.currentPage) }
  }

  /// Draws the photos again if one of them is in view.
  private func redraw(ifShowing page: Int) {
    if pagesInView.contains(page) { gtk_widget_queue_draw(area?.widget) }
  }

  /// Scrolls the grid so that a thumbnail is there when its photo flies back to it.
  private func scroll(toThumbnail page: Int) {
    guard let frame = source(ofPage: page)?.frame else { return }
    let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller))
    let top = gtk_adjustment_get_value(adjustment) + frame.origin.y
    gtk_adjustment_clamp_page(adjustment, top, top + frame.size.height)
  }

  func draw(_ page: Int, in rect: CGRect, opacity: CGFloat, to context: OpaquePointer?) {
    let scale = CGFloat(gtk_widget_get_scale_factor(area?.widget))
    pictures[page].pixels.draw(in: rect, scale: scale, opacity: opacity, to: context)
  }

  func didShow(_ pages: GalleryFrame, at time: Double) {
    guard let report, let area else { return }
    let hasPixels = area.viewer.phase == .closed || pages.allSatisfy { pictures[$0.page].isSharp }
    report.add(
      DrawnFrame(
        time: time, isAtRest: hasPixels && area.viewer.isAtRest(at: time),
        area: boundsOnSurface(of: area.widget), current: pages.current, photos: Array(pages),
        thumbnails: pictures.indices.compactMap { source(ofPage: $0)?.frame }))
  }
}
