import Transitions
import XCTest

extension PreviewSession {
  /// Takes events with their times, and gives everything that they and the ends between them log.
  @discardableResult
  mutating func play(_ events: (at: Double, PreviewEvent)...) -> [LogEntry] {
    events.flatMap { handle($0.1, at: $0.at) }
  }

  /// A session that has taken the events.
  func playing(_ events: (at: Double, PreviewEvent)...) -> PreviewSession {
    var session = self
    for (time, event) in events { _ = session.handle(event, at: time) }
    return session
  }
}

extension CGRect {
  /// x, y, width and height, as they are stored.
  var lengths: [CGFloat] { [origin.x, origin.y, size.width, size.height] }

  var middle: CGPoint { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
}

extension PreviewFrame {
  /// All of the numbers of a frame but the time, in one row.
  var numbers: [CGFloat] {
    [zoomScale, contentSize.width, contentSize.height]
      + [contentInset.top, contentInset.left, contentInset.bottom, contentInset.right]
      + [contentOffset.x, contentOffset.y] + contentFrame.lengths + imageFrame.lengths + clipFrame.lengths
      + [cornerRadius, backdropAlpha, viewerAlpha] + visibleRect.lengths
  }

  /// What moves on the screen: image and clip, in points, and the opacities.
  var moving: [CGFloat] {
    imageFrame.lengths + clipFrame.lengths + [cornerRadius, backdropAlpha, viewerAlpha]
  }
}

extension LogEntry {
  /// The entry as one readable line: the time and the event.
  var text: String { "\(time) \(message.text)" }
}

extension LogEntry.Message {
  var text: String {
    switch self {
    case .didOpen: "didOpen"
    case .didClose: "didClose"
    case .didZoom: "didZoom"
    case .didEndDecelerating: "didEndDecelerating"
    case .longPress: "longPress"
    case .ignored(let kind, let reason): "ignored \(kind) \(reason)"
    }
  }
}

/// Asserts that two rows of numbers are the same to the last bit; 0 and −0 are the same.
func assertSame(
  _ actual: [CGFloat], _ expected: [CGFloat], _ message: @autoclosure () -> String = "", line: UInt = #line,
  file: StaticString = #filePath
) {
  XCTAssertEqual(
    actual.map { ($0 + 0).bitPattern }, expected.map { ($0 + 0).bitPattern },
    "\(actual) is not \(expected) \(message())", file: file, line: line)
}

/// Asserts that two rows of numbers differ by no more than `accuracy`, and that none is NaN or infinite.
func assertClose(
  _ actual: [CGFloat], _ expected: [CGFloat], within accuracy: CGFloat,
  _ message: @autoclosure () -> String = "", line: UInt = #line, file: StaticString = #filePath
) {
  let isClose =
    actual.count == expected.count
    && zip(actual, expected).allSatisfy { abs($0 - $1) <= accuracy }
  XCTAssert(isClose, "\(actual) is not \(expected) \(message())", file: file, line: line)
}
