import Transitions
import XCTest

/// The constants of the five viewers, and viewers put together otherwise: the reference.
final class PreviewStyleTests: XCTestCase {
  private let reference: [(String, PreviewStyle)] = [
    ("photoPreviewer", .photoPreviewer), ("photoPreviewer corrected", .photoPreviewerCorrected),
    ("bigImage", .bigImage), ("enlarge", .enlarge), ("insetCentered", .insetCentered),
    ("insetCentered corrected", .insetCenteredCorrected),
  ]

  private func session(_ style: PreviewStyle) -> PreviewSession {
    PreviewSession(
      style: style, photo: Photo(width: 4032, height: 3024), container: Container(width: 390, height: 844),
      source: Source(frame: CGRect(x: 16, y: 300, width: 96, height: 96)))
  }

  // MARK: Constants

  func testDurations() {
    func row(
      _ style: PreviewStyle, opens opening: Double, closes closing: Double, line: UInt = #line
    ) {
      let open = session(style).playing((1, .open))
      XCTAssertEqual(open.endOfMotion, 1 + opening, line: line)
      XCTAssertEqual(open.playing((3, .close)).endOfMotion, 3 + closing, line: line)
    }
    row(.photoPreviewer, opens: 0.36, closes: 0.28)
    row(.photoPreviewerCorrected, opens: 0.36, closes: 0.28)
    row(.bigImage, opens: 0.3, closes: 0.3)
    row(.enlarge, opens: 0.5, closes: 0.5)
    row(.insetCentered, opens: 0, closes: 0)
    row(.insetCenteredCorrected, opens: 0, closes: 0)
  }

  func testWhatIsShownWhileOpen() {
    func row(
      _ style: PreviewStyle, backdrop: CGFloat, hidesSource: Bool, _ contentMode: ContentMode,
      line: UInt = #line
    ) {
      let frame = session(style).playing((0, .open)).frame(at: 2)
      XCTAssertEqual(frame.phase, .open, line: line)
      XCTAssertEqual(frame.backdropAlpha, backdrop, line: line)
      XCTAssertEqual(frame.viewerAlpha, 1, line: line)
      XCTAssertEqual(frame.isSourceHidden, hidesSource, line: line)
      XCTAssertEqual(frame.contentMode, contentMode, line: line)
    }
    row(.photoPreviewer, backdrop: 1, hidesSource: true, .scaleAspectFill)
    row(.bigImage, backdrop: 0.5, hidesSource: false, .scaleToFill)
    row(.enlarge, backdrop: 0, hidesSource: false, .scaleAspectFill)
    row(.insetCentered, backdrop: 0, hidesSource: false, .scaleAspectFit)
    row(.photos(), backdrop: 1, hidesSource: true, .scaleToFill)
  }

  /// Both variants look and move alike; they differ in where the photo is.
  func testACorrectedViewerDiffersInItsGeometryAlone() {
    for (written, corrected) in [
      (PreviewStyle.photoPreviewer, PreviewStyle.photoPreviewerCorrected),
      (.insetCentered, .insetCenteredCorrected),
    ] {
      var style = written
      XCTAssertNotEqual(style, corrected)
      style.viewer = corrected.viewer
      XCTAssertEqual(style, corrected)
    }
  }

  func testOnlyPhotosIsDraggedAway() {
    for (name, style) in reference { XCTAssertNil(style.dismissal, name) }
    XCTAssertEqual(PreviewStyle.photos().dismissal, DismissRule())
  }

  /// What acts in which phase, as the letters of closed, opening, open and closing.
  func testTheEventTables() {
    func row(_ style: PreviewStyle, _ kind: PreviewEvent.Kind, _ phases: [Phase], line: UInt = #line) {
      XCTAssertEqual(
        [Phase.closed, .opening, .open, .closing].filter { style.actingEvents[$0].contains(kind) }, phases,
        "\(kind)", line: line)
    }
    for kind in PreviewEvent.Kind.allCases where PreviewEvent.Kinds.scrolling.contains(kind) {
      row(.photoPreviewer, kind, [.open])
      row(.bigImage, kind, [])
      row(.enlarge, kind, [])
      row(.insetCentered, kind, [.open])
      row(.photos(), kind, [.open])
    }
    row(.photoPreviewer, .open, [.closed])
    row(.photoPreviewer, .close, [.opening, .open])
    row(.photoPreviewer, .tap, [.opening, .open])
    row(.photoPreviewer, .doubleTap, [.open])
    row(.photoPreviewer, .longPress, [.open])
    row(.photoPreviewer, .resize, [.closed])
    row(.photoPreviewer, .swap, [])
    row(.bigImage, .open, [.closed])
    row(.bigImage, .close, [.opening, .open])
    row(.bigImage, .tap, [.opening, .open])
    row(.bigImage, .doubleTap, [])
    row(.bigImage, .longPress, [])
    row(.enlarge, .open, [.closed])
    row(.enlarge, .close, [.open])
    row(.enlarge, .tap, [.closed, .open])
    row(.enlarge, .doubleTap, [])
    row(.insetCentered, .open, [.closed])
    row(.insetCentered, .close, [.open])
    row(.insetCentered, .tap, [])
    row(.insetCentered, .doubleTap, [])
    row(.insetCentered, .resize, [.closed, .open])
    row(.photos(), .open, [.closed, .closing])
    row(.photos(), .close, [.opening, .open])
    row(.photos(), .tap, [])
    row(.photos(), .doubleTap, [.open])
    row(.photos(), .longPress, [])
    row(.photos(), .resize, [.closed, .opening, .open, .closing])
    row(.photos(), .swap, [.closed, .opening, .open, .closing])
    row(.photos(), .source, [.closed, .opening, .open, .closing])
  }

  /// Every viewer has a variant that fades instead of travelling.
  func testReducingMotionFadesWithoutTravel() {
    for (name, style) in reference where style != .enlarge {
      let open = session(style.reducingMotion).playing((0, .open))
      XCTAssertEqual(open.endOfMotion, 0.4, accuracy: 1e-9, name)
      let end = open.frame(at: 1)
      let halfway = open.frame(at: 0.1)
      XCTAssertEqual(halfway.imageFrame, end.imageFrame, name)
      XCTAssertEqual(halfway.backdropAlpha, end.backdropAlpha, name)
      XCTAssertGreaterThan(halfway.viewerAlpha, 0.5, name)
      XCTAssertLessThan(halfway.viewerAlpha, 1, name)
      let closing = open.playing((1, .close))
      XCTAssertEqual(closing.endOfMotion, 1.4, accuracy: 1e-9, name)
      XCTAssertEqual(closing.frame(at: 1.1).imageFrame, end.imageFrame, name)
      XCTAssertEqual(closing.frame(at: 1.1).backdropAlpha, end.backdropAlpha, name)
      XCTAssertEqual(closing.frame(at: 1.1).viewerAlpha, 1 - halfway.viewerAlpha, accuracy: 1e-9, name)
    }
  }

  // MARK: Styles of one's own

  /// Any combination is a style: the frame of viewer 2, dragged away as `photos` is, into the source of that moment.
  func testAStyleOfOnesOwn() {
    var style = PreviewStyle.photoPreviewer
    style.dismissal = DismissRule(distance: 50)
    style.returnTiming = .easeInOut(duration: 0.2)
    let other = Source(frame: CGRect(x: 200, y: 700, width: 50, height: 40))
    let held = session(style).playing(
      (0, .open), (1, .source(other)), (1, .pan(.began, location: .zero, velocity: nil)),
      (1.5, .pan(.changed, location: CGPoint(x: 0, y: 10), velocity: nil)))
    let away = held.playing((2, .pan(.ended, location: CGPoint(x: 0, y: 70), velocity: .zero)))
    XCTAssertEqual(away.phase, .closing)
    XCTAssertEqual(away.frame(at: 2.18).imageFrame.lengths, [200, 700, 50, 40])
    let back = held.playing((2, .pan(.ended, location: CGPoint(x: 0, y: 50), velocity: .zero)))
    XCTAssertEqual(back.phase, .open)
    XCTAssertEqual(back.endOfMotion, 2.2)
    assertClose(back.frame(at: 2.2).imageFrame.lengths, [0, 276, 390, 292], within: 1e-9)
  }
}
