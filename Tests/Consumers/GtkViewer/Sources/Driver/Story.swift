// What the user does with the viewer, step by step, and what is to be seen then.

import Foundation
import PreviewGeometry
import Transitions
import ViewerReport

/// A user with a mouse and a keyboard.
struct Story {
  let watch: Watch

  /// Goes through everything; each chapter begins where the one before has ended.
  func tell() throws {
    try lookAtThumbnails()
    try open()
    try zoomWithWheel()
    try drag()
    try dragPastEdge()
    try doubleClick()
    try turnWithKeys()
    try swipe()
    try resize()
    try dismiss()
    try escape()
  }

  private func lookAtThumbnails() throws {
    try Input().move(to: CGPoint(x: 5, y: 640)).perform()
    let frame = try watch.settle(in: .closed)
    try Input().focusWindow().perform()
    let screen = try screenshot()
    watch.check("closed: the thumbnails are where they are reported", watch.thumbnails(in: frame, on: screen))
    watch.closedScreen = screen
  }

  private func open() throws {
    let closed = try watch.settle(in: .closed)
    let click = Input().move(to: closed.onScreen(closed.thumbnails[0]).middle).click()
    var flight = try fly(after: click.wait(0.05))
    for _ in 0..<9 where flight.wasMissed {
      try Input().key("Escape").perform()
      _ = try watch.settle(in: .closed)
      flight = try fly(after: click)
    }
    let widths = flight.frames.map { $0.front.clipFrame.width }
    watch.check(
      "opening: in more than five frames the photo only grows",
      widths.count > 5 && widths == widths.sorted() && widths[0] < widths[widths.count - 1])
    watch.check(
      "opening: what is seen in flight is a frame that is reported", flight.isReported && !flight.wasMissed)
    try watch.checkRest("open", watch.settle())
  }

  /// Looks at the screen while a photo opens.
  ///
  /// If the screen was looked at too late, the flight was missed.
  private func fly(after input: Input) throws -> (frames: [DrawnFrame], isReported: Bool, wasMissed: Bool) {
    let count = watch.frameCount
    try input.perform()
    let screen = try screenshot()
    _ = try watch.settle()
    let frames = try watch.frames(after: count)
    let flying = frames.filter { $0.front.phase == .opening }
    let landed = frames.filter { $0.front.phase == .open }
    return (frames, watch.isFrame(screen, among: flying), watch.isFrame(screen, among: landed))
  }
}

// MARK: Zooming and dragging

extension Story {
  private func zoomWithWheel() throws {
    let before = try watch.settle()
    let pointer = before.onScreen(CGRect(x: 300, y: 200, width: 0, height: 0)).origin
    try Input().move(to: pointer).zoom(3).perform()
    let after = try watch.settle()
    watch.check(
      "wheel: three notches with Ctrl zoom by 2^(3/4)",
      abs(after.front.zoomScale / before.front.zoomScale - pow(2, 0.75)) < 1e-9)
    watch.check(
      "wheel: the photo stays where the pointer is",
      distance(before.pointOfPhoto(at: pointer), after.pointOfPhoto(at: pointer)) < 1e-9)
    try watch.checkRest("zoomed with the wheel", after)
  }

  private func drag() throws {
    let before = try watch.settle()
    let center = before.area.middle
    let end = CGPoint(x: center.x - 120, y: center.y - 50)
    try Input().move(to: center).press().move(from: center, to: end, steps: 6).release().perform()
    let count = watch.frameCount
    let after = try watch.settle()
    watch.check(
      "drag: the photo goes on when it is let go",
      before.front.imageFrame.minX - after.front.imageFrame.minX > 130 && watch.frameCount - count > 10)
    try watch.checkRest("after a glide", after)
  }

  private func dragPastEdge() throws {
    let center = try watch.settle().area.middle
    let start = CGPoint(x: center.x - 300, y: center.y - 200)
    let end = CGPoint(x: center.x + 400, y: center.y + 300)
    for _ in 0..<2 {
      try Input().move(to: start).press().move(from: start, to: end, steps: 15).wait(0.2).release().perform()
      _ = try watch.settle()
    }
    try Input().move(to: start).press().move(from: start, to: end, steps: 15).perform()
    let held = try watch.settle()
    watch.check(
      "drag past the corner: both edges resist",
      held.front.clipFrame.minX > 50 && held.front.clipFrame.minX < 400 && held.front.clipFrame.minY > 50
        && held.front.clipFrame.minY < 300)
    try watch.checkRest("held past the corner", held)
    try Input().release().perform()
    let after = try watch.settle()
    watch.check(
      "drag past the corner: the photo comes back to it",
      distance(after.front.imageFrame.origin, .zero) < 1)
    try watch.checkRest("back in the corner", after)
  }

  private func doubleClick() throws {
    let before = try watch.settle()
    let pointer = before.onScreen(CGRect(x: 620, y: 300, width: 0, height: 0)).origin
    try Input().move(to: pointer).click(2).perform()
    let zoomed = try watch.settle()
    watch.check("double click: the photo is zoomed to the next step", zoomed.front.zoomScale == 2.5)
    try watch.checkRest("zoomed with a double click", zoomed)
    try Input().wait(0.5).click(2).perform()
    let fitted = try watch.settle()
    watch.check("double click: the photo is fitted again", fitted.front.zoomScale == 1)
    try watch.checkRest("fitted with a double click", fitted)
  }
}

// MARK: Pages

extension Story {
  private func turnWithKeys() throws {
    try Input().key("Right").perform()
    let second = try watch.settle()
    watch.check("right key: the second photo is shown", second.pages == [1])
    watch.check(
      "right key: the photo stands upright", second.front.imageFrame.height > second.front.imageFrame.width)
    try watch.checkRest("second photo", second)
    try Input().key("Left").perform()
    watch.check("left key: the first photo is shown", try watch.settle().pages == [0])
    try Input().key("Left").perform()
    watch.check("left key: there is nothing before the first photo", try watch.settle().pages == [0])
    try Input().key("Right").wait(0.1).key("Right").perform()
    let third = try watch.settle()
    watch.check("right key twice: the third photo is shown", third.pages == [2])
    try watch.checkRest("third photo", third)
  }

  private func swipe() throws {
    let center = try watch.settle().area.middle
    let right = CGPoint(x: center.x + 300, y: center.y)
    let left = CGPoint(x: center.x - 260, y: center.y + 20)
    try Input().move(to: right).press().move(from: right, to: left, steps: 15).perform()
    let held = try watch.settle()
    watch.check("swipe: two photos are in view", held.pages == [2, 3])
    try watch.checkRest("held between two photos", held)
    try Input().release().perform()
    watch.check("swipe: more than half of a page turns it", try watch.settle().pages == [3])
    let end = CGPoint(x: center.x + 80, y: center.y + 10)
    try Input().move(to: center).press().move(from: center, to: end, steps: 4).release().perform()
    let flicked = try watch.settle()
    try watch.checkRest("after a flick to the right", flicked)
    watch.check("swipe: a short flick turns the page", flicked.pages == [2])
  }
}

// MARK: Resizing and closing

extension Story {
  private func resize() throws {
    let before = try watch.settle()
    try Input().resizeWindow(width: 640, height: 700).perform()
    let narrow = try watch.settle()
    watch.check(
      "resize: the viewer has the window's size", narrow.area.size == CGSize(width: 640, height: 700))
    try watch.checkRest("fitted in a narrow window", narrow)
    let pointer = narrow.onScreen(CGRect(x: 200, y: 350, width: 0, height: 0)).origin
    try Input().move(to: pointer).zoom(6).perform()
    let zoomed = try watch.settle()
    try Input().resizeWindow(width: Int(before.area.width), height: Int(before.area.height)).perform()
    let after = try watch.settle()
    watch.check(
      "resize: what is in the middle stays there, and as large",
      distance(zoomed.pointOfPhoto(at: zoomed.area.middle), after.pointOfPhoto(at: after.area.middle)) < 1e-6
        && after.front.zoomScale == zoomed.front.zoomScale)
    try watch.checkRest("zoomed in a resized window", after)
    try Input().move(to: after.area.middle).click(2).perform()
  }

  private func dismiss() throws {
    let fitted = try watch.settle()
    watch.check("fitted again before it is dismissed", fitted.front.zoomScale == 1)
    let start = fitted.area.middle
    let end = CGPoint(x: start.x + 60, y: start.y + 140)
    try Input().move(to: start).press().move(from: start, to: end, steps: 15).perform()
    let held = try watch.settle()
    watch.check(
      "drag down: the photo shrinks, and the thumbnails shine through",
      held.front.imageFrame.width < fitted.front.imageFrame.width * 0.95 && held.front.backdropAlpha < 0.8)
    try watch.checkRest("dragged down", held)
    try Input().release().perform()
    try checkClosed("dismissed", in: watch.settle(in: .closed))
  }

  private func escape() throws {
    let closed = try watch.settle(in: .closed)
    let thumbnail = closed.onScreen(closed.thumbnails[3]).middle
    try Input().move(to: thumbnail).click().perform()
    let open = try watch.settle()
    watch.check("opening: another photo", open.pages == [3])
    try watch.checkRest("another photo open", open)
    try Input().key("Escape").perform()
    try checkClosed("closed with Escape", in: watch.settle(in: .closed))
    try Input().move(to: thumbnail).click().wait(0.15).key("Escape").perform()
    try checkClosed("closed while it was opening", in: watch.settle(in: .closed))
  }

  /// Checks that only thumbnails are to be seen, all of them and as they were.
  private func checkClosed(_ claim: String, in frame: DrawnFrame) throws {
    try Input().move(to: CGPoint(x: 5, y: 640)).wait(0.5).perform()
    watch.check("\(claim): the thumbnails are as before", watch.thumbnails(in: frame, on: try screenshot()))
  }
}

// MARK: Places

extension DrawnFrame {
  /// The photo that events are for.
  fileprivate var front: PreviewFrame { current.frame }

  /// The photos in view.
  fileprivate var pages: [Int] { photos.map(\.page).sorted() }

  /// A rect of the viewer on the screen.
  fileprivate func onScreen(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: area.minX, dy: area.minY) }

  /// What is at a point of the screen: fractions of the photo's width and height.
  fileprivate func pointOfPhoto(at point: CGPoint) -> CGPoint {
    let image = onScreen(front.imageFrame)
    return CGPoint(x: (point.x - image.minX) / image.width, y: (point.y - image.minY) / image.height)
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

/// How far two points are apart.
private func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
  hypot(first.x - second.x, first.y - second.y)
}
