// What has been drawn, for a test that looks at the window.

import CGtk4
import Foundation
import Transitions
import ViewerReport

/// A file with a line of JSON for each frame that is drawn: a ``DrawnFrame``.
final class Report {
  private let file: FileHandle
  private let encoder = JSONEncoder()

  /// Begins a report, or `nil` if it cannot be written.
  init?(path: String) {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else { return nil }
    self.file = file
  }

  /// Tells of a frame.
  func add(_ frame: DrawnFrame) {
    guard let line = try? encoder.encode(frame) else { return }
    try? file.write(contentsOf: line + [UInt8(ascii: "\n")])
  }
}

/// Where a widget is on the surface of its window, in points.
func boundsOnSurface(of widget: Widget?) -> CGRect {
  let root = gtk_widget_get_root(widget)
  var bounds = graphene_rect_t()
  _ = gtk_widget_compute_bounds(widget, cast(root), &bounds)
  var (x, y) = (0.0, 0.0)
  gtk_native_get_surface_transform(root, &x, &y)
  return CGRect(
    x: CGFloat(bounds.origin.x) + x, y: CGFloat(bounds.origin.y) + y, width: CGFloat(bounds.size.width),
    height: CGFloat(bounds.size.height))
}
