// GtkViewer [--report FILE] IMAGE…: shows photos in a window.

import CGtk4
import Foundation

/// Says what is wrong on the standard error, and ends.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("GtkViewer: \(message)\n".utf8))
  exit(1)
}

var paths = Array(CommandLine.arguments.dropFirst())
var report: Report?
if paths.first == "--report", paths.count > 1 {
  report = Report(path: paths[1])
  if report == nil { fail("cannot write \(paths[1])") }
  paths.removeFirst(2)
}
let pictures = paths.compactMap { Picture(path: $0, thumbnailSide: Window.thumbnailPixels) }
if pictures.isEmpty { fail("no images to show; give some on the command line") }

var windows: [Window] = []
let application = gtk_application_new(nil, G_APPLICATION_NON_UNIQUE)
on(OpaquePointer(application), "activate") { _ in
  MainActor.assumeIsolated { windows.append(Window(of: application, showing: pictures, report: report)) }
}
exit(g_application_run(cast(application), 0, nil))
