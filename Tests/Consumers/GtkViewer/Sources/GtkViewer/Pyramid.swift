// The pixels of a photo in sizes that halve, so that drawing it small is neither slow nor rough.

import CGtk4
import Transitions

/// An upright photo in several sizes, each with half the width and height of the one before; it never changes.
final class Pyramid: @unchecked Sendable {
  /// Cairo surfaces, the largest first.
  private let surfaces: [OpaquePointer]

  /// The shorter side, in pixels, below which there is no smaller size.
  private static let smallestSide: gint = 128

  /// Takes the pixels as they are stored, turns them upright, and halves them as often as makes sense.
  init(stored: OpaquePointer) {
    var surfaces: [OpaquePointer] = []
    var next = gdk_pixbuf_apply_embedded_orientation(stored)
    g_object_unref(UnsafeMutableRawPointer(stored))
    while let pixels = next {
      if let surface = Pyramid.surface(of: pixels) { surfaces.append(surface) }
      next = Pyramid.half(of: pixels)
      g_object_unref(UnsafeMutableRawPointer(pixels))
    }
    self.surfaces = surfaces
  }

  deinit { surfaces.forEach { cairo_surface_destroy($0) } }

  private static func half(of pixbuf: OpaquePointer) -> OpaquePointer? {
    let (width, height) = (gdk_pixbuf_get_width(pixbuf) / 2, gdk_pixbuf_get_height(pixbuf) / 2)
    guard min(width, height) >= smallestSide else { return nil }
    return gdk_pixbuf_scale_simple(pixbuf, width, height, GDK_INTERP_BILINEAR)
  }

  private static func surface(of pixbuf: OpaquePointer) -> OpaquePointer? {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf))
    let context = cairo_create(surface)
    gdk_cairo_set_source_pixbuf(context, pixbuf, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    return surface
  }

  /// Draws the photo with its corners in those of a rect of the context's space.
  ///
  /// - Parameters:
  ///   - rect: In points.
  ///   - scale: Device pixels per point.
  ///   - opacity: From 0 to 1.
  ///   - context: Where.
  func draw(in rect: CGRect, scale: CGFloat, opacity: CGFloat, to context: OpaquePointer?) {
    let large = surfaces.last { CGFloat(cairo_image_surface_get_width($0)) >= rect.size.width * scale }
    guard let surface = large ?? surfaces.first, rect.size.width > 0, rect.size.height > 0 else { return }
    cairo_save(context)
    cairo_translate(context, rect.origin.x, rect.origin.y)
    cairo_rectangle(context, 0, 0, rect.size.width, rect.size.height)
    cairo_clip(context)
    cairo_scale(
      context, rect.size.width / Double(cairo_image_surface_get_width(surface)),
      rect.size.height / Double(cairo_image_surface_get_height(surface)))
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
  }
}
