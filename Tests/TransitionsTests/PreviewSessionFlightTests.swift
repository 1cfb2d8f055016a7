import Transitions
import XCTest

/// How the four reference viewers open and close: the reference.
final class PreviewSessionFlightTests: XCTestCase {
  private static let place = CGRect(x: 16, y: 300, width: 96, height: 96)
  private static let thumbnail = Source(frame: place, contentMode: .scaleAspectFit, cornerRadius: 8)

  private func session(_ style: PreviewStyle, source: Source? = thumbnail) -> PreviewSession {
    PreviewSession(
      style: style, photo: Photo(width: 4032, height: 3024), container: Container(width: 390, height: 844),
      source: source)
  }

  private let all: [(String, PreviewStyle)] = [
    ("photoPreviewer", .photoPreviewer), ("photoPreviewer corrected", .photoPreviewerCorrected),
    ("bigImage", .bigImage), ("enlarge", .enlarge), ("insetCentered", .insetCentered),
  ]

  /// The alphas, phase and so on of an instant, one row for each.
  private func assertRow(
    _ session: PreviewSession, at time: Double, _ phase: Phase, backdrop: CGFloat, viewer: CGFloat,
    sourceHidden: Bool, _ contentMode: ContentMode, line: UInt = #line
  ) {
    let frame = session.frame(at: time)
    XCTAssertEqual(frame.phase, phase, line: line)
    XCTAssertEqual(frame.backdropAlpha, backdrop, accuracy: 1e-12, line: line)
    XCTAssertEqual(frame.viewerAlpha, viewer, accuracy: 1e-12, line: line)
    XCTAssertEqual(frame.isSourceHidden, sourceHidden, line: line)
    XCTAssertEqual(frame.contentMode, contentMode, line: line)
  }

  // MARK: Viewer 1

  func testViewer1Opens() {
    let session = session(.photoPreviewer).playing((0, .open))
    func row(_ time: Double, _ phase: Phase, line: UInt = #line) {
      assertRow(
        session, at: time, phase, backdrop: 1, viewer: 1, sourceHidden: true, .scaleAspectFill, line: line)
    }
    row(0, .opening)
    row(0.09, .opening)
    row(0.18, .opening)
    row(0.359, .opening)
    row(0.36, .open)
    row(99, .open)
    XCTAssertEqual(session.frame(at: 0).imageFrame, PreviewSessionFlightTests.place)
    XCTAssertEqual(session.frame(at: 0.36).imageFrame.lengths, [0, 276, 390, 292])
  }

  /// The picture grows to 1.01 times its size about its own centre, and comes back.
  func testViewer1Pulses() {
    let session = session(.photoPreviewer).playing((0, .open))
    func row(_ time: Double, scale: CGFloat, line: UInt = #line) {
      let frame = session.frame(at: time).imageFrame
      let expected = [195 - 195 * scale, 422 - 146 * scale, 390 * scale, 292 * scale]
      assertClose(frame.lengths, expected, within: 1e-9, line: line)
    }
    row(0.18, scale: 1.01)
    row(0.27, scale: 1.005)
    row(0.36, scale: 1)
  }

  /// Half of the first leg: the frame is halfway by centre and size, and then scaled by 1.005 about its centre.
  func testViewer1ScalesWhatIsInterpolated() {
    let frame = session(.photoPreviewer).playing((0, .open)).frame(at: 0.09).imageFrame
    assertClose([frame.middle.x, frame.middle.y], [(64 + 195) / 2, (348 + 422) / 2], within: 1e-9)
    assertClose([frame.width, frame.height], [(96 + 390) / 2 * 1.005, (96 + 292) / 2 * 1.005], within: 1e-9)
  }

  func testViewer1Closes() {
    let session = session(.photoPreviewer).playing((0, .open), (1, .close))
    func row(
      _ time: Double, backdrop: CGFloat, viewer: CGFloat, sourceHidden: Bool, line: UInt = #line
    ) {
      assertRow(
        session, at: 1 + time, .closing, backdrop: backdrop, viewer: viewer, sourceHidden: sourceHidden,
        .scaleAspectFit, line: line)
    }
    row(0, backdrop: 1, viewer: 1, sourceHidden: true)
    row(0.09, backdrop: 0.505, viewer: 1, sourceHidden: true)
    row(0.18, backdrop: 0.01, viewer: 1, sourceHidden: false)
    row(0.23, backdrop: 0.01, viewer: 0.5, sourceHidden: false)
    XCTAssertTrue(session.frame(at: 1.179_999).isSourceHidden)
    XCTAssertEqual(session.frame(at: 1).imageFrame.lengths, [0, 276, 390, 292])
    XCTAssertEqual(session.frame(at: 1.18).imageFrame, PreviewSessionFlightTests.place)
    XCTAssertEqual(session.frame(at: 1.27).imageFrame, PreviewSessionFlightTests.place)
    XCTAssertEqual(session.frame(at: 1.279_999).phase, .closing)
    assertRow(
      session, at: 1.28, .closed, backdrop: 0, viewer: 0, sourceHidden: false, .scaleAspectFit)
  }

  /// Whatever the zoom and the offset, it closes from what is shown to the source, and the next opening lays out afresh.
  func testViewer1ClosesFromWhereItIs() {
    let zoomed = session(.photoPreviewer).playing(
      (0, .open), (1, .doubleTap(CGPoint(x: 100, y: 400))), (2, .scroll(by: CGPoint(x: 33, y: 0))))
    let shown = zoomed.frame(at: 3).imageFrame
    XCTAssertEqual(shown.width, 1170)
    var session = zoomed.playing((3, .close))
    assertClose(session.frame(at: 3).imageFrame.lengths, shown.lengths, within: 0)
    XCTAssertEqual(session.frame(at: 3).zoomScale, 3)
    XCTAssertEqual(session.frame(at: 3.18).imageFrame, PreviewSessionFlightTests.place)
    XCTAssertEqual(session.frame(at: 4).zoomScale, 1)
    session.play((4, .open))
    assertSame(
      session.frame(at: 5).numbers, self.session(.photoPreviewer).playing((0, .open)).frame(at: 5).numbers)
  }

  // MARK: Viewer 2

  func testViewer2Opens() {
    let session = session(.bigImage).playing((0, .open))
    for time in [0, 0.15, 0.299_999] {
      assertRow(session, at: time, .opening, backdrop: 0.5, viewer: 1, sourceHidden: false, .scaleToFill)
    }
    assertRow(session, at: 0.3, .open, backdrop: 0.5, viewer: 1, sourceHidden: false, .scaleToFill)
    XCTAssertEqual(session.frame(at: 0).imageFrame, PreviewSessionFlightTests.place)
    assertClose(
      session.frame(at: 0.15).imageFrame.lengths, [8, 263.5, 243, 243], within: 1e-9)
    XCTAssertEqual(session.frame(at: 0.3).imageFrame.lengths, [0, 227, 390, 390])
  }

  func testViewer2Closes() {
    let session = session(.bigImage).playing((0, .open), (1, .close))
    for time in [1, 1.15, 1.299_999] {
      assertRow(session, at: time, .closing, backdrop: 0, viewer: 1, sourceHidden: false, .scaleToFill)
    }
    assertRow(session, at: 1.3, .closed, backdrop: 0, viewer: 0, sourceHidden: false, .scaleAspectFit)
    XCTAssertEqual(session.frame(at: 1).imageFrame.lengths, [0, 227, 390, 390])
    XCTAssertEqual(session.frame(at: 1.3).imageFrame, PreviewSessionFlightTests.place)
  }

  /// Where the parent's centre is another, the big frame is moved to it.
  func testViewer2IsCentredInItsParent() {
    let session = session(.bigImage(center: CGPoint(x: 195, y: 400))).playing((0, .open))
    XCTAssertEqual(session.frame(at: 0).imageFrame, PreviewSessionFlightTests.place)
    XCTAssertEqual(session.frame(at: 0.3).imageFrame.lengths, [0, 205, 390, 390])
    assertSame(
      self.session(.bigImage(center: CGPoint(x: 195, y: 422))).playing((0, .open)).frame(at: 9).numbers,
      self.session(.bigImage).playing((0, .open)).frame(at: 9).numbers)
  }

  // MARK: Viewer 3

  func testViewer3GrowsToItsSuperview() {
    let session = session(.enlarge).playing((0, .open), (1, .close))
    func row(_ time: Double, _ phase: Phase, line: UInt = #line) {
      let opening = self.session(.enlarge).playing((0, .open))
      let session = time < 1 ? opening : session
      assertRow(
        session, at: time, phase, backdrop: 0, viewer: 1, sourceHidden: false, .scaleAspectFit, line: line)
      XCTAssertEqual(session.frame(at: time).cornerRadius, 8, line: line)
    }
    row(0, .opening)
    row(0.499_999, .opening)
    row(0.5, .open)
    row(1, .closing)
    row(1.499_999, .closing)
    row(1.5, .closed)
    XCTAssertEqual(session.frame(at: 1).imageFrame.lengths, [0, 0, 390, 844])
    XCTAssertEqual(session.frame(at: 1.5).imageFrame, PreviewSessionFlightTests.place)
  }

  /// The superview and the original frame are captured at the beginning: nothing later updates them.
  func testViewer3NeverHearsOfAnotherPlaceOrViewport() {
    let other = Source(frame: CGRect(x: 200, y: 20, width: 50, height: 50))
    let session = session(.enlarge).playing(
      (0, .source(other)), (0, .resize(CGSize(width: 844, height: 390), safeArea: nil)), (1, .open),
      (1.2, .source(other)), (2, .source(nil)), (2, .resize(CGSize(width: 10, height: 10), safeArea: nil)))
    XCTAssertEqual(session.frame(at: 1).imageFrame, session.frame(at: 1).clipFrame)
    XCTAssertEqual(session.frame(at: 2).imageFrame.lengths, [0, 0, 390, 844])
    XCTAssertEqual(session.playing((3, .close)).frame(at: 4).imageFrame, PreviewSessionFlightTests.place)
  }

  // MARK: Viewer 4

  func testViewer4OpensAndClosesAtOnce() {
    var session = session(.insetCentered)
    XCTAssertEqual(session.play((1, .open)).map(\.text), ["1.0 didOpen"])
    assertRow(session, at: 1, .open, backdrop: 0, viewer: 1, sourceHidden: false, .scaleAspectFit)
    XCTAssertEqual(session.frame(at: 1).imageFrame.lengths, [0, 275.75, 390, 292.5])
    XCTAssertEqual(session.frame(at: 1).cornerRadius, 0)
    XCTAssertEqual(session.play((2, .close)).map(\.text), ["2.0 didClose"])
    assertRow(session, at: 2, .closed, backdrop: 0, viewer: 0, sourceHidden: false, .scaleAspectFit)
  }

  /// Another viewport recomputes the insets and clamps the offset, at once; the photo is fitted anew at the next opening.
  func testViewer4KeepsItsFitInAnotherViewport() {
    var session = session(.insetCentered).playing(
      (0, .open), (1, .resize(CGSize(width: 844, height: 390), safeArea: nil)))
    let frame = session.frame(at: 1)
    XCTAssertEqual(frame.contentSize, CGSize(width: 390, height: 292.5))
    XCTAssertEqual(frame.contentInset, Insets(top: 48.75, left: 227))
    XCTAssertEqual(frame.imageFrame.lengths, [227, 48.75, 390, 292.5])
    session.play((2, .close), (3, .open))
    assertClose(session.frame(at: 3).imageFrame.lengths, [162, 0, 520, 390], within: 1e-12)
  }

  /// Pinched beyond its limits it comes back to them in another viewport, at once.
  func testViewer4IsPinchedInAnotherViewport() {
    var session = session(.insetCentered).playing(
      (0, .open), (1, .pinch(.began, centroid: CGPoint(x: 195, y: 422), scale: 1)),
      (1, .pinch(.changed, centroid: CGPoint(x: 195, y: 422), scale: 8)))
    XCTAssertEqual(session.frame(at: 1).zoomScale, 6)
    let log = session.play((2, .resize(CGSize(width: 844, height: 390), safeArea: nil)))
    XCTAssertEqual(log.map(\.text), ["2.0 didZoom"])
    XCTAssertEqual(session.frame(at: 2).zoomScale, 4)
    XCTAssertEqual(session.frame(at: 2).imageFrame.width, 1560)
    XCTAssert(session.isAtRest(at: 2))
  }

  // MARK: All viewers

  /// Without a source it grows from the middle of the viewport and shrinks back to it.
  func testWithoutASourceItGrowsFromTheMiddle() {
    for (name, style) in all where style != .insetCentered {
      let session = session(style, source: nil).playing((0, .open), (1, .close))
      XCTAssertEqual(
        self.session(style, source: nil).playing((0, .open)).frame(at: 0).imageFrame.lengths,
        [195, 422, 0, 0], name)
      XCTAssertEqual(session.frame(at: 2).phase, .closed, name)
      XCTAssertEqual(session.frame(at: 2).imageFrame.lengths, [195, 422, 0, 0], name)
      XCTAssertEqual(session.frame(at: 2).contentMode, .scaleAspectFill, name)
      XCTAssertEqual(session.frame(at: 2).cornerRadius, 0, name)
    }
  }

  /// Corners are square from open until closed; the clip is the image's own frame.
  func testCornersAreSquareUntilClosed() {
    for (name, style) in all where style != .enlarge {
      let session = session(style).playing((0, .open), (1, .close))
      let opening = self.session(style).playing((0, .open))
      XCTAssertEqual(opening.frame(at: 0).cornerRadius, 0, name)
      XCTAssertEqual(opening.frame(at: 0.9).cornerRadius, 0, name)
      if style != .insetCentered { XCTAssertEqual(session.frame(at: 1.2).cornerRadius, 0, name) }
      XCTAssertEqual(session.frame(at: 2).cornerRadius, 8, name)
      for time in [1, 1.1, 1.2, 2] {
        XCTAssertEqual(session.frame(at: time).clipFrame, session.frame(at: time).imageFrame, name)
      }
    }
  }

  /// The instants are absolute: a leg ends at `start + elapsed`, one addition, and not an instant before.
  func testALegEndsAtItsBoundary() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<200 {
      let start = Double.random(in: 0...1000, using: &generator)
      func row(_ style: PreviewStyle, _ duration: Double, line: UInt = #line) {
        let session = session(style).playing((start, .open))
        XCTAssertEqual(session.frame(at: (start + duration).nextDown).phase, .opening, "seed 1", line: line)
        XCTAssertEqual(session.frame(at: start + duration).phase, .open, "seed 1", line: line)
      }
      row(.photoPreviewer, 0.36)
      row(.bigImage, 0.3)
      row(.enlarge, 0.5)
      let closing = session(.photoPreviewer).playing((start, .open), (start + 5, .close))
      XCTAssertTrue(closing.frame(at: (start + 5 + 0.18).nextDown).isSourceHidden, "seed 1")
      XCTAssertFalse(closing.frame(at: start + 5 + 0.18).isSourceHidden, "seed 1")
      XCTAssertEqual(closing.frame(at: (start + 5 + 0.28).nextDown).phase, .closing, "seed 1")
      XCTAssertEqual(closing.frame(at: start + 5 + 0.28).phase, .closed, "seed 1")
    }
  }

  /// A frame that does not change does not move at all, and one that does runs one way: `p == 1 ? b : a + (b − a)·p`.
  func testInterpolationIsExactAndMonotone() throws {
    let still = CGRect(x: 0, y: 227, width: 390, height: 390)
    let resting = session(.bigImage, source: Source(frame: still)).playing((0, .open))
    for step in 0...300 { XCTAssertEqual(resting.frame(at: Double(step) / 1000).imageFrame, still) }

    let place = CGRect(x: 0.1, y: 1.0 / 3, width: 0.7, height: 1e-3)
    let session = session(.bigImage, source: Source(frame: place)).playing((0, .open))
    var last: CGFloat = 0
    for step in 0...3000 {
      let width = session.frame(at: Double(step) / 10000).imageFrame.width
      XCTAssertGreaterThanOrEqual(width, last)
      XCTAssertLessThanOrEqual(width, 390)
      last = width
    }
    XCTAssertEqual(last, 390)
  }

  /// Undisturbed, closing is opening seen backwards in the viewers whose two flights are one ease-in-out leg.
  func testClosingIsOpeningSeenBackwards() {
    func row(_ style: PreviewStyle, _ duration: Double, line: UInt = #line) {
      let opening = session(style).playing((0, .open))
      let closing = opening.playing((1, .close))
      for step in 0...100 {
        let time = duration * Double(step) / 100
        assertClose(
          closing.frame(at: 1 + time).imageFrame.lengths,
          opening.frame(at: duration - time).imageFrame.lengths, within: 1e-9, line: line)
      }
    }
    row(.bigImage, 0.3)
    row(.enlarge, 0.5)
  }

  // MARK: Interruption

  /// A close during the opening starts from the rect and the alphas of that instant, an unfinished pulse included, and ends
  /// exactly; the interrupted opening never counts as opened.
  func testAnOpeningCanBeInterrupted() {
    func row(_ style: PreviewStyle, at time: Double, ends duration: Double, line: UInt = #line) {
      var session = session(style).playing((0, .open))
      let before = session.frame(at: time)
      XCTAssertEqual(session.play((time, .close)), [], line: line)
      let after = session.frame(at: time)
      XCTAssertEqual(after.phase, .closing, line: line)
      assertSame(after.imageFrame.lengths, before.imageFrame.lengths, line: line)
      XCTAssertEqual(after.viewerAlpha, before.viewerAlpha, line: line)
      XCTAssertEqual(session.frame(at: time + duration - 0.1 - 1e-6).phase, .closing, line: line)
      XCTAssertEqual(session.advance(to: 9).map(\.text), ["\(time + duration) didClose"], line: line)
      XCTAssertEqual(session.frame(at: 9).imageFrame, PreviewSessionFlightTests.place, line: line)
    }
    row(.photoPreviewer, at: 0, ends: 0.28)
    row(.photoPreviewer, at: 0.1, ends: 0.28)
    row(.photoPreviewer, at: 0.18, ends: 0.28)
    row(.photoPreviewer, at: 0.25, ends: 0.28)
    row(.photoPreviewerCorrected, at: 0.35, ends: 0.28)
    row(.bigImage, at: 0, ends: 0.3)
    row(.bigImage, at: 0.2, ends: 0.3)
  }

  /// The pulse is part of what the closing starts from, and runs out with it.
  func testAnUnfinishedPulseIsClosedAway() {
    let session = session(.photoPreviewer).playing((0, .open), (0.27, .close))
    let halfway = session.frame(at: 0.27 + 0.09).imageFrame
    let pulsed: [CGFloat] = [195 - 195 * 1.005, 422 - 146 * 1.005, 390 * 1.005, 292 * 1.005]
    let middle = zip(pulsed, PreviewSessionFlightTests.place.lengths).map { ($0 + $1) / 2 }
    assertClose(halfway.lengths, middle, within: 1e-9)
    XCTAssertEqual(session.frame(at: 0.27 + 0.18).imageFrame, PreviewSessionFlightTests.place)
  }

  /// Where the source is when the closing starts is where it goes; later it has gone elsewhere without the photo.
  func testTheSourceIsReadWhenItStartsToClose() {
    let other = Source(frame: CGRect(x: 200, y: 20, width: 50, height: 60), contentMode: .center)
    let last = Source(frame: CGRect(x: 1, y: 2, width: 3, height: 4), contentMode: .top, cornerRadius: 5)
    func row(_ style: PreviewStyle, _ duration: Double, line: UInt = #line) {
      let undisturbed = session(style).playing((0, .open), (1, .source(other)), (2, .close))
      let session = undisturbed.playing((2.1, .source(last)))
      for time in [2.1, 2.15, 2.2, 2 + duration - 1e-6] {
        XCTAssertEqual(session.frame(at: time), undisturbed.frame(at: time), line: line)
      }
      XCTAssertEqual(undisturbed.frame(at: 2 + duration).imageFrame.lengths, [200, 20, 50, 60], line: line)
      XCTAssertEqual(session.frame(at: 2 + duration).imageFrame.lengths, [1, 2, 3, 4], line: line)
      XCTAssertEqual(session.frame(at: 2 + duration).contentMode, .top, line: line)
      XCTAssertEqual(session.frame(at: 2 + duration).cornerRadius, 5, line: line)
    }
    row(.photoPreviewer, 0.28)
    row(.bigImage, 0.3)
  }

  /// A resize is for the next opening; a viewer that is open or on its way keeps the layout on the screen.
  func testAResizeHoldsFromTheNextOpeningOn() {
    let wide = PreviewEvent.resize(CGSize(width: 844, height: 390), safeArea: nil)
    func row(_ style: PreviewStyle, open: [CGFloat], next: [CGFloat], line: UInt = #line) {
      for time in [0.1, 1, 2.1] {
        var session = session(style, source: nil)
        var events: [(Double, PreviewEvent)] = [(0, .open), (time, wide), (2, .close)]
        events.sort { $0.0 < $1.0 }
        for (time, event) in events { _ = session.handle(event, at: time) }
        if time < 2 {
          XCTAssertEqual(session.frame(at: 2).imageFrame.lengths, open, "resized at \(time)", line: line)
        }
        let closing = session.frame(at: 2.25)
        XCTAssertEqual(closing.phase, .closing, line: line)
        assertClose(
          [closing.imageFrame.middle.x, closing.imageFrame.middle.y], [195, 422], within: 1e-9, line: line)
        XCTAssertEqual(session.frame(at: 3).imageFrame.lengths, [422, 195, 0, 0], line: line)
        session.play((3, .open))
        XCTAssertEqual(session.frame(at: 4).imageFrame.lengths, next, "resized at \(time)", line: line)
      }
    }
    row(.photoPreviewerCorrected, open: [0, 276, 390, 292], next: [0, 0, 844, 633])
    row(.bigImage, open: [0, 227, 390, 390], next: [0, -227, 844, 844])
  }

  // MARK: Animated zooms

  /// Between zooms animations add up: `model + Σ (1 − pᵢ(t))·(oldᵢ − newᵢ)`, each for its own 0.3 s.
  func testZoomsAddUp() {
    let ease = Timing.easeInOut(duration: 0.3)
    let session = session(.insetCentered).playing((0, .open))
    let first = session.playing((1, .setZoomScale(3, animated: true)))
    let second = first.playing((1.1, .setContentOffset(CGPoint(x: 700, y: 9), animated: true)))
    let third = second.playing((1.2, .setZoomScale(1.5, animated: true)))
    let models = [session, first, second, third].map { $0.frame(at: 9).imageFrame.lengths }
    func shown(_ time: Double, _ count: Int) -> [CGFloat] {
      var rect = models[count]
      for index in 0..<count {
        let left = 1 - ease.progress(at: time - (1 + 0.1 * Double(index)))
        for lane in 0..<4 { rect[lane] += left * (models[index][lane] - models[index + 1][lane]) }
      }
      return rect
    }
    for step in 0...60 {
      let time = 1.2 + Double(step) / 100
      assertClose(third.frame(at: time).imageFrame.lengths, shown(time, 3), within: 1e-9)
    }
    assertClose(first.frame(at: 1.15).imageFrame.lengths, shown(1.15, 1), within: 1e-9)
    assertClose(second.frame(at: 1.15).imageFrame.lengths, shown(1.15, 2), within: 1e-9)
    XCTAssertEqual(third.frame(at: 1.2).zoomScale, 1.5)
    XCTAssertEqual(third.frame(at: 1.5).imageFrame.lengths, models[3])
  }

  /// In an animated zoom every point of the content moves on a straight line on the screen.
  func testPointsMoveOnStraightLines() {
    let session = session(.photoPreviewer).playing((0, .open), (1, .doubleTap(CGPoint(x: 300, y: 420))))
    let (from, to) = (session.frame(at: 1).imageFrame, session.frame(at: 2).imageFrame)
    func point(_ rect: CGRect) -> CGPoint {
      CGPoint(x: rect.origin.x + 0.3 * rect.width, y: rect.origin.y + 0.8 * rect.height)
    }
    let way = CGPoint(x: point(to).x - point(from).x, y: point(to).y - point(from).y)
    for step in 0...100 {
      let now = point(session.frame(at: 1 + 0.003 * Double(step)).imageFrame)
      let across = (now.x - point(from).x) * way.y - (now.y - point(from).y) * way.x
      XCTAssertEqual(across, 0, accuracy: 1e-7)
    }
  }
}
