// Smoke [LANGUAGE-MODE]: the smallest app, which opens a photo and closes it; and JSON of all that can be saved.

import Foundation
import Transitions

#if swift(>=6)
  let languageMode = "6"
#else
  let languageMode = "5"
#endif

var checks = Checks()
if let expected = CommandLine.arguments.dropFirst().first {
  checks.check("the app is in Swift \(expected) mode", languageMode == expected)
}

let photo = Photo(width: 4032, height: 3024)
let thumbnail = Source(frame: CGRect(x: 16, y: 300, width: 96, height: 96))
var session = PreviewSession(
  style: .photos(), photo: photo, container: Container(width: 390, height: 844), source: thumbnail)
_ = session.handle(.open, at: 0)
checks.check("a photo opens from its thumbnail", session.frame(at: 0).clipFrame.width == 96)
checks.check("an open photo fills the width", session.frame(at: 1).clipFrame.width == 390)
_ = session.handle(.doubleTap(CGPoint(x: 195, y: 422)), at: 1)
checks.check("a double tap zooms", session.frame(at: 2).zoomScale > 1)
_ = session.handle(.close, at: 2)
checks.check("a closed photo is at rest", session.isAtRest(at: 3) && session.frame(at: 3).phase == .closed)

checks.saveAndRestore()
exit(checks.failureCount == 0 ? 0 : 1)
