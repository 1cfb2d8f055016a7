// The viewer's window as the test sees it: what the viewer reports, what is on the screen, and whether they agree.

import Foundation
import PreviewGeometry
import Transitions
import ViewerReport

/// A running viewer, and the checks that it is put to.
final class Watch {
  private(set) var checkCount = 0
  private(set) var failureCount = 0

  /// The screen while the viewer is closed.
  var closedScreen: PixelImage?

  private let report: URL
  private let photographs: [PixelImage]
  private let album: URL?

  /// Begins to watch a viewer, which shows copies of the photographs.
  ///
  /// - Parameters:
  ///   - report: What the viewer writes.
  ///   - photographs: What its photos look like.
  ///   - album: A directory for pictures of the screen, if they are to be kept.
  init(report: URL, photographs: [PixelImage], album: URL?) {
    (self.report, self.photographs, self.album) = (report, photographs, album)
  }

  /// Prints whether something is as it should be, and what is wrong if it is not.
  func check(_ claim: String, _ complaint: String?) {
    checkCount += 1
    if complaint != nil { failureCount += 1 }
    print("\(complaint == nil ? "ok" : "not ok") \(checkCount) - \(claim)")
    if let complaint { print("#   \(complaint)") }
    fflush(nil)
  }

  /// Prints whether something holds.
  func check(_ claim: String, _ holds: Bool) { check(claim, holds ? nil : "it does not") }
}

// MARK: What the viewer reports

extension Watch {
  /// The frames that have been drawn, a line each.
  private func lines() -> [Data.SubSequence] {
    ((try? Data(contentsOf: report)) ?? Data()).split(separator: UInt8(ascii: "\n"))
  }

  /// How many frames have been drawn.
  var frameCount: Int { lines().count }

  /// The frames that have been drawn since there were so many of them.
  func frames(after count: Int) throws -> [DrawnFrame] {
    try lines().dropFirst(count).map { try JSONDecoder().decode(DrawnFrame.self, from: Data($0)) }
  }

  /// Waits until the viewer is in a phase, at rest, and draws no more frames; the last one.
  func settle(in phase: Phase = .open) throws -> DrawnFrame {
    var count = -1
    for _ in 0..<100 {
      Thread.sleep(forTimeInterval: 0.15)
      let lines = lines()
      if lines.count == count, let line = lines.last {
        let frame = try JSONDecoder().decode(DrawnFrame.self, from: Data(line))
        if frame.isAtRest, frame.current.frame.phase == phase { return frame }
      }
      count = lines.count
    }
    throw Failure(description: "the viewer has not come to rest \(phase) after 15 s")
  }
}

// MARK: Whether it is so

extension Watch {
  /// Checks what is to be seen at rest, after the last frame: no other frame, and every photo in its place.
  func checkRest(_ claim: String, _ frame: DrawnFrame) throws {
    let count = frameCount
    Thread.sleep(forTimeInterval: 0.5)
    let more = frameCount - count
    check("\(claim): no frame is drawn at rest", more == 0 ? nil : "\(more) frames in half a second")
    let screen = try screenshot(keptIn: album?.appendingPathComponent("\(claim).png"))
    for photo in frame.photos {
      let name = "photo \(photo.page)"
      check(
        "\(claim): the edges of \(name) are where they are reported", edges(of: photo, in: frame, on: screen))
      check("\(claim): \(name) looks as it should there", look(of: photo, in: frame, on: screen))
    }
  }

  /// Whether a screen that was looked at while a photo flew is one of the frames that were drawn meanwhile.
  func isFrame(_ screen: PixelImage, among frames: [DrawnFrame]) -> Bool {
    frames.contains { edges(of: $0.current, in: $0, on: screen) == nil }
  }

  /// What is wrong with the edges of a photo on the screen, if they are not within a pixel of the reported ones.
  private func edges(of photo: PageFrame, in frame: DrawnFrame, on screen: PixelImage) -> String? {
    let expected = visiblePart(of: photo, in: frame)
    let found = screen.differences(within: surroundings(of: photo, in: frame)) { [self] x, y in
      color(behindX: x, y: y, in: frame)
    }
    guard let found else { return "there is no photo" }
    let errors = [
      found.minX - expected.minX, found.minY - expected.minY, found.maxX - expected.maxX,
      found.maxY - expected.maxY,
    ]
    return errors.allSatisfy { abs($0) <= 1 } ? nil : "it is in \(found), and reported in \(expected)"
  }

  /// What is wrong with the pixels of a photo, if they are not the photograph's to within a pixel.
  private func look(of photo: PageFrame, in frame: DrawnFrame, on screen: PixelImage) -> String? {
    let image = photo.frame.imageFrame.offsetBy(dx: frame.area.minX, dy: frame.area.minY)
    let part = visiblePart(of: photo, in: frame).insetBy(dx: 8, dy: 8)
    let room = (across: Int(part.width) - Patch.side, down: Int(part.height) - Patch.side)
    guard room.across >= 0, room.down >= 0 else { return "too little of it is to be seen" }
    let patches = (0..<9).map {
      Patch(
        of: photographs[photo.page], filling: image, x: Int(part.minX) + room.across * ($0 % 3) / 2,
        y: Int(part.minY) + room.down * ($0 / 3) / 2)
    }
    guard let patch = patches.max(by: { $0.contrast < $1.contrast }) else { return nil }
    var best = (difference: Double.infinity, dx: 0, dy: 0)
    for dx in -5...5 {
      for dy in -5...5 {
        let difference = patch.difference(in: screen, dx: dx, dy: dy)
        if difference < best.difference { best = (difference, dx, dy) }
      }
    }
    if best.difference < 16, abs(best.dx) <= 1, abs(best.dy) <= 1 { return nil }
    return
      "it is (\(best.dx), \(best.dy)) from where it should be, if it is that: it differs by \(best.difference)"
  }

  /// The part of the screen in which a photo is reported to be seen.
  private func visiblePart(of photo: PageFrame, in frame: DrawnFrame) -> CGRect {
    photo.frame.clipFrame.offsetBy(dx: frame.area.minX, dy: frame.area.minY).intersection(frame.area)
  }

  /// The part of the viewer that is nearer to a photo than to any other.
  private func surroundings(of photo: PageFrame, in frame: DrawnFrame) -> CGRect {
    let own = visiblePart(of: photo, in: frame)
    var (left, right) = (frame.area.minX, frame.area.maxX)
    for other in frame.photos where other.page != photo.page {
      let other = visiblePart(of: other, in: frame)
      if other.maxX <= own.minX { left = max(left, (other.maxX + own.minX) / 2) }
      if other.minX >= own.maxX { right = min(right, (own.maxX + other.minX) / 2) }
    }
    return CGRect(x: left, y: frame.area.minY, width: right - left, height: frame.area.height)
  }

  /// What is to be seen where no photo is: the closed viewer without the hidden thumbnail, behind the backdrop.
  private func color(behindX x: Int, y: Int, in frame: DrawnFrame) -> Color {
    let front = frame.current
    guard front.frame.backdropAlpha < 1, let closedScreen else { return .black }
    let thumbnail = frame.thumbnails[front.page].offsetBy(dx: frame.area.minX, dy: frame.area.minY)
    let isHidden = front.frame.isSourceHidden && thumbnail.contains(CGPoint(x: x, y: y))
    let window = (x: Int(frame.area.minX), y: Int(frame.area.maxY) - 1)
    let color = isHidden ? closedScreen.color(window.x, window.y) : closedScreen.color(x, y)
    return color.dimmed(by: front.frame.backdropAlpha)
  }

  /// What is wrong with the thumbnails, if they are not all to be seen where they are reported, and as before.
  func thumbnails(in frame: DrawnFrame, on screen: PixelImage) -> String? {
    let window = screen.color(Int(frame.area.minX), Int(frame.area.maxY) - 1)
    for (page, thumbnail) in frame.thumbnails.enumerated() {
      let thumbnail = thumbnail.offsetBy(dx: frame.area.minX, dy: frame.area.minY)
      guard
        let found = screen.differences(within: thumbnail.insetBy(dx: -2, dy: -2), from: { _, _ in window })
      else { return "there is no thumbnail \(page)" }
      guard abs(found.minX - thumbnail.minX) <= 1, abs(found.maxX - thumbnail.maxX) <= 1,
        abs(found.minY - thumbnail.minY) <= 1, abs(found.maxY - thumbnail.maxY) <= 1
      else { return "thumbnail \(page) is in \(found), and reported in \(thumbnail)" }
      if let closedScreen, screen.differences(within: thumbnail, from: closedScreen.color) != nil {
        return "thumbnail \(page) looks different from before"
      }
    }
    return nil
  }
}
