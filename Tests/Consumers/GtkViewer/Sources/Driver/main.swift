// Driver VIEWER DIRECTORY [ALBUM]: opens, zooms, drags, turns, resizes and dismisses the photos of a directory in a viewer,
// checks that what is on the screen is what the viewer reports, and keeps pictures of it in an album.

import Foundation
import PreviewGeometry
import Transitions
import ViewerReport

let directory = URL(fileURLWithPath: CommandLine.arguments[2])
let names = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
let photos = names.filter { $0.hasSuffix(".jpg") }.map { directory.appendingPathComponent($0) }
let photographs = try names.filter { $0.hasSuffix(".ppm") }.map {
  guard let image = PixelImage(ppm: try Data(contentsOf: directory.appendingPathComponent($0))) else {
    throw Failure(description: "\($0) is no image")
  }
  return image
}
let report = directory.appendingPathComponent("report")
let album = CommandLine.arguments.dropFirst(3).first.map { URL(fileURLWithPath: $0) }
let watch = Watch(report: report, photographs: photographs, album: album)
let viewer = try start([CommandLine.arguments[1], "--report", report.path] + photos.map(\.path))

do {
  try Story(watch: watch).tell()
} catch {
  watch.check("the test comes to its end", "\(error)")
}
viewer.terminate()
viewer.waitUntilExit()
print("1..\(watch.checkCount)")
exit(watch.failureCount == 0 ? 0 : 1)
