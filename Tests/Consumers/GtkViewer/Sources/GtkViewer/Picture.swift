// An image file: what the library wants to know of it, and its pixels, decoded by GdkPixbuf.

import CGtk4
import Dispatch
import Transitions

/// An image file.
final class Picture {
  /// The pixels stored in the file, and which way up they are.
  let photo: Photo

  /// The upright photo in a size for a thumbnail.
  let thumbnail: Pyramid

  /// The upright photo to draw: the thumbnail, until all of the pixels are there.
  private(set) var pixels: Pyramid

  /// Whether all of the pixels are there.
  private(set) var isSharp = false

  private let path: String
  private var isLoading = false

  /// Reads the size, the orientation and a thumbnail; `nil` if the file is no image.
  init?(path: String, thumbnailSide side: gint) {
    var (width, height): (gint, gint) = (0, 0)
    guard gdk_pixbuf_get_file_info(path, &width, &height) != nil,
      let stored = gdk_pixbuf_new_from_file_at_scale(path, side, side, 1, nil)
    else { return nil }
    let orientation = gdk_pixbuf_get_option(stored, "orientation").flatMap { Int(String(cString: $0)) }
    photo = Photo(
      pixelSize: CGSize(width: CGFloat(width), height: CGFloat(height)),
      orientation: orientation.flatMap(Orientation.init) ?? .up)
    thumbnail = Pyramid(stored: stored)
    pixels = thumbnail
    self.path = path
  }

  /// Decodes all of the pixels, on another thread and only once, and tells when they are there.
  func sharpen(then finish: @escaping () -> Void) {
    guard !isLoading, !isSharp else { return }
    isLoading = true
    Decoding(of: path) { [self] pyramid in
      pixels = pyramid ?? pixels
      (isLoading, isSharp) = (false, true)
      finish()
    }.start()
  }

  /// Forgets all of the pixels but the thumbnail's.
  func blur() {
    guard isSharp else { return }
    (pixels, isSharp) = (thumbnail, false)
  }
}

/// An image file that another thread decodes.
private final class Decoding: @unchecked Sendable {
  private let path: String
  private let finish: (Pyramid?) -> Void
  private var pyramid: Pyramid?

  init(of path: String, then finish: @escaping (Pyramid?) -> Void) {
    (self.path, self.finish) = (path, finish)
  }

  /// Begins; the main loop hears of the end.
  func start() {
    DispatchQueue.global().async { [self] in
      pyramid = gdk_pixbuf_new_from_file(path, nil).map { Pyramid(stored: $0) }
      g_idle_add(
        { data in
          guard let data else { return 0 }
          let decoding = Unmanaged<Decoding>.fromOpaque(data).takeRetainedValue()
          decoding.finish(decoding.pyramid)
          return 0
        }, Unmanaged.passRetained(self).toOpaque())
    }
  }
}
