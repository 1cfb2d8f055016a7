import Foundation
import Transitions
import XCTest

/// What a viewer tells its app, and which events have no effect and why: the reference.
final class PreviewSessionLogTests: XCTestCase {
  private typealias TimedEvent = (at: Double, PreviewEvent)

  private func session(_ style: PreviewStyle) -> PreviewSession {
    PreviewSession(
      style: style, photo: Photo(width: 4032, height: 3024), container: Container(width: 390, height: 844),
      source: Source(frame: CGRect(x: 16, y: 300, width: 96, height: 96)))
  }

  /// Plays events, and compares the whole log up to an hour later.
  private func row(
    _ style: PreviewStyle, _ events: [TimedEvent], logs expected: [String], line: UInt = #line
  ) {
    var session = session(style)
    var log: [LogEntry] = []
    for (time, event) in events { log += session.handle(event, at: time) }
    log += session.advance(to: 3600)
    XCTAssertEqual(log.map(\.text), expected, line: line)
  }

  private let middle = CGPoint(x: 195, y: 422)
  private let pinch = PreviewEvent.pinch(.began, centroid: CGPoint(x: 195, y: 422), scale: 1)
  private let touch = PreviewEvent.pan(.began, location: CGPoint(x: 195, y: 422), velocity: nil)

  private func pinch(_ phase: GesturePhase, _ scale: CGFloat) -> PreviewEvent {
    .pinch(phase, centroid: middle, scale: scale)
  }

  private func pan(_ phase: GesturePhase, _ x: CGFloat, _ y: CGFloat, velocity: CGPoint? = nil)
    -> PreviewEvent
  {
    .pan(phase, location: CGPoint(x: x, y: y), velocity: velocity)
  }

  // MARK: Opening and closing

  func testOpeningAndClosing() {
    row(.photoPreviewer, [(0, .open), (1, .close)], logs: ["0.36 didOpen", "1.28 didClose"])
    row(.photoPreviewer, [(0, .open), (1, .tap(.zero))], logs: ["0.36 didOpen", "1.28 didClose"])
    row(.bigImage, [(0, .open), (1, .close)], logs: ["0.3 didOpen", "1.3 didClose"])
    row(.bigImage, [(0, .open), (1, .tap(.zero))], logs: ["0.3 didOpen", "1.3 didClose"])
    row(.enlarge, [(0, .open), (1, .close)], logs: ["0.5 didOpen", "1.5 didClose"])
    row(.insetCentered, [(0, .open), (1, .close)], logs: ["0.0 didOpen", "1.0 didClose"])
    row(.photoPreviewer, [(0, .open), (0.25, .close)], logs: ["0.53 didClose"])
    row(.photoPreviewer, [(0, .open), (0.25, .tap(.zero))], logs: ["0.53 didClose"])
    row(.bigImage, [(0, .open), (0.25, .tap(.zero))], logs: ["0.55 didClose"])
    row(.photoPreviewer, [(0, .open), (0, .close)], logs: ["0.28 didClose"])
    row(
      .insetCentered, [(0, .open), (0, .close), (0, .open)],
      logs: ["0.0 didOpen", "0.0 didClose", "0.0 didOpen"])
  }

  /// The reason is the phase, `alreadyOpen` when open.
  func testOpenAndCloseTwice() {
    for style in [PreviewStyle.photoPreviewer, .photoPreviewerCorrected] {
      row(
        style, [(0, .close), (0, .open), (0.1, .open), (1, .open), (2, .close), (2.1, .close), (2.2, .open)],
        logs: [
          "0.0 ignored close closed", "0.1 ignored open opening", "0.36 didOpen",
          "1.0 ignored open alreadyOpen",
          "2.1 ignored close closing", "2.2 ignored open closing", "\(2 + 0.28) didClose",
        ])
    }
    row(
      .insetCentered, [(0, .close), (0, .open), (0, .open)],
      logs: ["0.0 ignored close closed", "0.0 didOpen", "0.0 ignored open alreadyOpen"])
    row(
      .photos(), [(0, .close), (0, .open), (0.1, .open), (0.1, .close), (0.2, .close)],
      logs: [
        "0.0 ignored close closed", "0.1 ignored open opening", "0.2 ignored close closing",
        "\(session(.photos()).playing((0, .open), (0.1, .close)).endOfMotion) didClose",
      ])
  }

  /// Viewer 3 takes opens and closes for taps on the image, and none while it animates; it is big from the end on.
  func testViewer3TakesNoTouchesWhileItAnimates() {
    let onThumbnail = PreviewEvent.tap(CGPoint(x: 16, y: 300))
    row(
      .enlarge, [(0, onThumbnail), (0.2, .tap(middle)), (0.3, .close), (0.4, .open), (0.5, .tap(middle))],
      logs: [
        "0.2 ignored tap opening", "0.3 ignored close opening", "0.4 ignored open opening", "0.5 didOpen",
        "1.0 didClose",
      ])
    row(
      .enlarge, [(0, .close), (0, .open), (1, .open), (2, .close), (2.2, onThumbnail), (2.5, .close)],
      logs: [
        "0.0 ignored close closed", "0.5 didOpen", "1.0 ignored open alreadyOpen", "2.2 ignored tap closing",
        "2.5 didClose", "2.5 ignored close closed",
      ])
  }

  /// A tap counts only inside the shown frame: x ≤ p < x + width.
  func testViewer3IsTappedWhereItIs() {
    func tap(_ x: CGFloat, _ y: CGFloat, hits: Bool, line: UInt = #line) {
      row(
        .enlarge, [(0, .tap(CGPoint(x: x, y: y)))],
        logs: hits ? ["0.5 didOpen"] : ["0.0 ignored tap outside"], line: line)
    }
    tap(16, 300, hits: true)
    tap(111.9, 395.9, hits: true)
    tap(15.9, 350, hits: false)
    tap(112, 350, hits: false)
    tap(50, 299.9, hits: false)
    tap(50, 396, hits: false)
    row(
      .enlarge, [(0, .open), (1, .tap(CGPoint(x: 390, y: 10))), (2, .tap(CGPoint(x: 389, y: 843)))],
      logs: ["0.5 didOpen", "1.0 ignored tap outside", "2.5 didClose"])
  }

  // MARK: What is not for everybody

  func testClosedEverythingButOpenIsIgnored() {
    let kinds: [PreviewEvent] = [
      .close, .doubleTap(middle), .longPress(.began), .setZoomScale(2, animated: true),
      .zoom(to: .zero, animated: false), .setContentOffset(.zero, animated: false), pinch, touch,
      .wheelZoom(factor: 2, at: middle), .scroll(by: middle),
    ]
    for style in [PreviewStyle.photoPreviewer, .bigImage, .enlarge, .insetCentered, .photos()] {
      for event in kinds { row(style, [(1, event)], logs: ["1.0 ignored \(event.kind) closed"]) }
      row(style, [(1, .resize(CGSize(width: 10, height: 10), safeArea: nil)), (1, .source(nil))], logs: [])
    }
    for style in [PreviewStyle.photoPreviewer, .bigImage, .insetCentered, .photos()] {
      row(style, [(1, .tap(middle))], logs: ["1.0 ignored tap closed"])
    }
    row(.photos(), [(1, .swap(Photo(width: 1, height: 2)))], logs: [])
  }

  func testOnItsWayAlmostEverythingIsIgnored() {
    let kinds: [PreviewEvent] = [
      .doubleTap(middle), .longPress(.began), .setZoomScale(2, animated: true),
      .zoom(to: .zero, animated: false),
      .setContentOffset(.zero, animated: false), pinch, touch, .wheelZoom(factor: 2, at: middle),
      .scroll(by: middle),
    ]
    for (style, duration) in [(PreviewStyle.photoPreviewer, 0.36), (.bigImage, 0.3), (.enlarge, 0.5)] {
      for event in kinds + [.resize(CGSize(width: 10, height: 10), safeArea: nil)] {
        row(
          style, [(0, .open), (0.1, event)],
          logs: ["0.1 ignored \(event.kind) opening", "\(duration) didOpen"])
      }
    }
    for (style, end) in [(PreviewStyle.photoPreviewer, 1.28), (.bigImage, 1.3), (.enlarge, 1.5)] {
      let opened = style == .photoPreviewer ? 0.36 : style == .bigImage ? 0.3 : 0.5
      for event in kinds + [.tap(middle), .resize(CGSize(width: 10, height: 10), safeArea: nil)] {
        row(
          style, [(0, .open), (1, .close), (1.1, event)],
          logs: ["\(opened) didOpen", "1.1 ignored \(event.kind) closing", "\(end) didClose"])
      }
    }
    for event in kinds + [.tap(middle)] {
      XCTAssertEqual(
        session(.photos()).playing((0, .open)).handled(event, at: 0.1), ["0.1 ignored \(event.kind) opening"])
      XCTAssertEqual(
        session(.photos()).playing((0, .open), (2, .close)).handled(event, at: 2.1),
        ["2.1 ignored \(event.kind) closing"])
    }
  }

  func testWhatAViewerDoesNotHave() {
    let resize = PreviewEvent.resize(CGSize(width: 10, height: 10), safeArea: nil)
    let swap = PreviewEvent.swap(Photo(width: 1, height: 1))
    let scrolling: [PreviewEvent] = [
      .setZoomScale(2, animated: true), .zoom(to: .zero, animated: false),
      .setContentOffset(.zero, animated: false), pinch, touch, .wheelZoom(factor: 2, at: middle),
      .scroll(by: middle),
    ]
    func check(_ style: PreviewStyle, _ events: [PreviewEvent], line: UInt = #line) {
      for event in events {
        XCTAssertEqual(
          session(style).playing((0, .open)).opened().handled(event, at: 2),
          ["2.0 ignored \(event.kind) notSupported"], line: line)
      }
    }
    check(.photoPreviewer, [resize, swap])
    check(.bigImage, [resize, swap, .doubleTap(middle), .longPress(.began)] + scrolling)
    check(.enlarge, [resize, swap, .doubleTap(middle), .longPress(.began)] + scrolling)
    check(.insetCentered, [swap, .tap(middle), .doubleTap(middle), .longPress(.began)])
    check(.photos(), [.tap(middle), .longPress(.began)])
  }

  /// A long press acts once, when it begins.
  func testALongPressIsLoggedOnce() {
    row(
      .photoPreviewer,
      [
        (0, .open), (1, .longPress(.began)), (1.5, .longPress(.changed)), (2, .longPress(.ended)),
        (3, .longPress(.began)), (4, .longPress(.cancelled)),
      ], logs: ["0.36 didOpen", "1.0 longPress", "3.0 longPress"])
  }

  /// Pinching needs more than one scale.
  func testWithoutARangeThereIsNothingToPinch() {
    var style = PreviewStyle.insetCentered
    style.viewer.zooming = .fixed(ZoomRange())
    row(
      style, [(0, .open), (1, pinch), (1.1, pinch(.changed, 2)), (1.2, pinch(.ended, 2))],
      logs: [
        "0.0 didOpen", "1.0 ignored pinch notSupported", "1.1 ignored pinch notSupported",
        "1.2 ignored pinch notSupported",
      ])
  }

  // MARK: Zooms

  /// At the event, whenever the model scale changes; a call that changes nothing logs nothing.
  func testDidZoom() {
    row(
      .photoPreviewer,
      [
        (0, .open), (1, .setZoomScale(2, animated: true)), (1.1, .setZoomScale(2, animated: false)),
        (1.2, .setZoomScale(99, animated: false)), (1.3, .wheelZoom(factor: 2, at: middle)),
        (1.4, .wheelZoom(factor: 0.5, at: middle)), (2, .doubleTap(middle)), (3, .doubleTap(middle)),
        (4, .setContentOffset(.zero, animated: true)), (5, .scroll(by: middle)),
      ],
      logs: [
        "0.36 didOpen", "1.0 didZoom", "1.2 didZoom", "1.4 didZoom", "2.0 didZoom", "3.0 didZoom",
      ])
  }

  /// Opening and closing are no zooms, even from or to another scale.
  func testAFlightIsNoZoom() {
    let session = session(.photos()).playing((0, .open), (1, .setZoomScale(3, animated: false)), (2, .close))
    XCTAssertEqual(session.frame(at: 2.1).zoomScale, 3)
    XCTAssertEqual(session.handled(.open, at: 2.1), [])
    XCTAssertEqual(session.playing((2.1, .open)).frame(at: 2.1).zoomScale, 1)
    row(
      .insetCentered, [(0, .open), (1, .setZoomScale(3, animated: false)), (2, .close)],
      logs: ["0.0 didOpen", "1.0 didZoom", "2.0 didClose"])
  }

  /// A pinch zooms at every step that changes the scale, and once more when it is let go beyond the limits.
  func testDidZoomInAPinch() {
    row(
      .insetCentered,
      [
        (0, .open), (1, pinch), (1.1, pinch(.changed, 2)), (1.2, pinch(.changed, 2)),
        (1.3, pinch(.changed, 3)),
        (1.4, pinch(.ended, 3)),
      ], logs: ["0.0 didOpen", "1.1 didZoom", "1.3 didZoom"])
    row(
      .insetCentered, [(0, .open), (1, pinch), (1.1, pinch(.changed, 5)), (1.2, pinch(.ended, 5))],
      logs: ["0.0 didOpen", "1.1 didZoom", "1.2 didZoom"])
    row(
      .insetCentered, [(0, .open), (1, pinch), (1.1, pinch(.ended, 5))], logs: ["0.0 didOpen", "1.1 didZoom"])
    row(
      .insetCentered, [(0, .open), (1, pinch), (1.1, pinch(.changed, 0.8)), (1.2, pinch(.cancelled, 0.8))],
      logs: ["0.0 didOpen", "1.1 didZoom", "1.2 didZoom"])
  }

  // MARK: Gestures

  /// What goes on, or ends, without having begun is ignored; so is a gesture whose beginning was, or that something else ended.
  func testAGestureHasToBegin() {
    row(
      .insetCentered,
      [
        (0, .open), (1, pan(.changed, 0, 0)), (1, pan(.ended, 0, 0)), (1, pan(.cancelled, 0, 0)),
        (1, pinch(.changed, 2)), (1, pinch(.ended, 2)), (2, touch), (2, pinch(.changed, 2)), (3, pinch),
        (3, pan(.changed, 0, 0)), (4, touch), (5, .scroll(by: .zero)), (5, pan(.ended, 9, 9)), (6, touch),
        (7, pan(.ended, 195, 422)), (7, pan(.changed, 9, 9)),
      ],
      logs: [
        "0.0 didOpen", "1.0 ignored pan noGesture", "1.0 ignored pan noGesture", "1.0 ignored pan noGesture",
        "1.0 ignored pinch noGesture", "1.0 ignored pinch noGesture", "2.0 ignored pinch noGesture",
        "3.0 ignored pan noGesture", "5.0 ignored pan noGesture", "7.0 ignored pan noGesture",
      ])
    row(
      .photoPreviewer, [(0, .open), (0.1, touch), (1, pan(.changed, 0, 0))],
      logs: ["0.1 ignored pan opening", "0.36 didOpen", "1.0 ignored pan noGesture"])
  }

  /// A drag of content that fits logs nothing.
  func testADragOfContentThatFits() {
    row(
      .insetCentered, [(0, .open), (1, touch), (1.1, pan(.changed, 0, 0)), (1.2, pan(.ended, 0, 0))],
      logs: ["0.0 didOpen"])
  }

  /// Once, when the last axis of a glide or bounce rests by itself.
  func testDidEndDecelerating() throws {
    let dragged: [TimedEvent] = [
      (0, .open), (1, .setZoomScale(4, animated: false)), (2, touch), (2.1, pan(.changed, 195, 400)),
    ]
    let flick = pan(.ended, 195, 400, velocity: CGPoint(x: -900, y: -300))
    let end = 2.2 + GlideMotion(start: 0, velocity: 900).duration
    row(
      .insetCentered, dragged + [(2.2, flick)],
      logs: ["0.0 didOpen", "1.0 didZoom", "\(end) didEndDecelerating"])
    for stop: PreviewEvent in [
      touch, pinch, .scroll(by: .zero), .wheelZoom(factor: 9, at: middle), .setZoomScale(4, animated: true),
      .setContentOffset(middle, animated: true),
    ] {
      row(.insetCentered, dragged + [(2.2, flick), (2.5, stop)], logs: ["0.0 didOpen", "1.0 didZoom"])
    }
    row(
      .insetCentered, dragged + [(2.2, flick), (2.5, .close)],
      logs: ["0.0 didOpen", "1.0 didZoom", "2.5 didClose"])
    row(
      .insetCentered, dragged + [(2.2, flick), (end, .setZoomScale(2, animated: false))],
      logs: ["0.0 didOpen", "1.0 didZoom", "\(end) didEndDecelerating", "\(end) didZoom"])
  }

  // MARK: Entries

  func testEntriesAreSavedExactly() throws {
    let log = [
      LogEntry(time: 0.1, message: .didOpen),
      LogEntry(time: 1.0 / 3, message: .ignored(.zoomToRect, .noGesture)),
      LogEntry(time: 2, message: .longPress),
    ]
    let saved = try JSONEncoder().encode(log)
    XCTAssertEqual(try JSONDecoder().decode([LogEntry].self, from: saved), log)
  }
}

extension PreviewSession {
  /// The session two seconds later, when its opening has ended.
  fileprivate func opened() -> PreviewSession {
    var session = self
    session.advance(to: 2)
    return session
  }

  /// What an event logs.
  fileprivate func handled(_ event: PreviewEvent, at time: Double) -> [String] {
    var session = self
    return session.handle(event, at: time).filter { $0.time == time }.map(\.text)
  }
}
