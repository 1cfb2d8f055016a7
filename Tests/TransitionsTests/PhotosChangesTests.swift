import Foundation
import Transitions
import XCTest

/// `photos` in another viewport, with another photo, and with reduced motion: the reference.
final class PhotosChangesTests: XCTestCase {
  private let wide = PreviewEvent.resize(CGSize(width: 844, height: 390), safeArea: nil)
  private let tall = PreviewEvent.resize(CGSize(width: 390, height: 844), safeArea: nil)
  private let middle = CGPoint(x: 195, y: 422)
  private let source = Lanes([64, 128, 348, 96, 64, 96, 348, 96, 12, 0, 1])
  private let open = Lanes([195, 390, 422, 292.5, 195, 390, 422, 292.5, 0, 1, 1])

  private func zoomed(_ scale: CGFloat, scrolledBy distance: CGPoint = .zero) -> PreviewSession {
    Photos.openSession().playing((1, .setZoomScale(scale, animated: false)), (1, .scroll(by: distance)))
  }

  /// Flicked with 900 points/s to the left at 2.
  private func gliding() -> PreviewSession {
    zoomed(4).playing(
      (2, .pan(.began, location: middle, velocity: nil)),
      (2, .pan(.changed, location: CGPoint(x: 185, y: 422), velocity: nil)),
      (2, .pan(.ended, location: CGPoint(x: 185, y: 422), velocity: CGPoint(x: -900, y: 0))))
  }

  // MARK: Layout and double tap

  /// Fitted to what the safe area leaves; the printed inset is without it.
  func testItFitsTheSafeArea() {
    let container = Container(size: CGSize(width: 390, height: 844), safeArea: Insets(top: 59, bottom: 34))
    let frame = Photos.openSession(container: container).frame(at: 1)
    let free: CGFloat = 844 - 59 - 34 - 292.5
    XCTAssertEqual(frame.contentInset, Insets(top: free / 2, bottom: free / 2))
    XCTAssertEqual(frame.contentOffset, CGPoint(x: 0, y: -(59 + free / 2)))
    assertClose(frame.imageFrame.lengths, [0, 59 + free / 2, 390, 292.5], within: 1e-12)
    XCTAssertEqual(frame.contentFrame.lengths, [0, 0, 390, 292.5])
  }

  /// A long image opens at its start, exactly, and is not dragged away but scrolled.
  func testALongImageOpensAtItsStart() {
    var layout = PhotoLayout()
    layout.longImageRatio = 3
    let style = PreviewStyle.photos(viewer: .photos(layout: layout))
    let frame = Photos.openSession(style, photo: Photo(width: 1000, height: 9000)).frame(at: 1)
    XCTAssertEqual(frame.contentOffset, .zero)
    XCTAssertEqual(frame.imageFrame.lengths, [0, 0, 390, 3510])
    XCTAssertEqual(frame.clipFrame.lengths, [0, 0, 390, 844])
    XCTAssertEqual(frame.visibleRect.origin, .zero)
  }

  /// {1, fill}, or 2.5 where filling is less than 1.5; the tapped point stays, and it takes 0.3 s.
  func testDoubleTap() {
    func row(_ width: CGFloat, _ height: CGFloat, steps: [CGFloat], line: UInt = #line) {
      var session = Photos.openSession(photo: Photo(width: width, height: height))
      for (index, step) in steps.enumerated() {
        let time = Double(2 + index)
        session.play((time, .doubleTap(middle)))
        XCTAssertEqual(session.frame(at: time).zoomScale, step, accuracy: 1e-12, line: line)
        XCTAssertEqual(session.endOfMotion, time + 0.3, line: line)
      }
    }
    row(4032, 3024, steps: [844 / 292.5, 1, 844 / 292.5])
    row(390, 844, steps: [2.5, 1])
    row(3900, 6000, steps: [2.5, 1])
    row(3900, 5500, steps: [844 / 550, 1])
    row(1, 1000, steps: [390 / 0.844, 1])
    let between = zoomed(2).playing((2, .doubleTap(middle)))
    XCTAssertEqual(between.frame(at: 2).zoomScale, 844 / 292.5, accuracy: 1e-12)
    let beyond = zoomed(3).playing((2, .doubleTap(middle)))
    XCTAssertEqual(beyond.frame(at: 2).zoomScale, 1)
  }

  func testTheDoubleTappedPointStays() {
    let tapped = CGPoint(x: 120, y: 400)
    let session = Photos.openSession().playing((2, .doubleTap(tapped)))
    for time in [2, 2.1, 2.2, 2.3] {
      let image = session.frame(at: time).imageFrame
      XCTAssertEqual(image.origin.x + image.width * 120 / 390, 120, accuracy: 1e-9)
    }
    let letterbox = Photos.openSession().playing((2, .doubleTap(CGPoint(x: 120, y: 10)))).frame(at: 3)
    let edge = Photos.openSession().playing((2, .doubleTap(CGPoint(x: 120, y: 275.75)))).frame(at: 3)
    assertClose(letterbox.imageFrame.lengths, edge.imageFrame.lengths, within: 1e-9)
  }

  // MARK: Resize

  func testFittedStaysFitted() {
    for session in [Photos.openSession(), zoomed(1 + 5e-10)] {
      let resized = session.playing((2, wide))
      XCTAssert(resized.isAtRest(at: 2))
      XCTAssertEqual(resized.frame(at: 2).zoomScale, 1)
      assertClose(resized.frame(at: 2).imageFrame.lengths, [162, 0, 520, 390], within: 1e-9)
    }
  }

  /// What is in the middle stays there, as a fraction of the image, and so does the zoom relative to the fitted size.
  func testTheMiddleStaysInTheMiddle() {
    let session = zoomed(4, scrolledBy: CGPoint(x: 123, y: -45))
    let before = session.frame(at: 2)
    func fraction(_ frame: PreviewFrame, _ size: CGSize) -> [CGFloat] {
      [
        (frame.contentOffset.x + size.width / 2) / frame.contentSize.width,
        (frame.contentOffset.y + size.height / 2) / frame.contentSize.height,
      ]
    }
    let resized = session.playing((2, wide))
    let after = resized.frame(at: 2)
    XCTAssertEqual(after.zoomScale, 4)
    assertClose(
      fraction(after, CGSize(width: 844, height: 390)), fraction(before, CGSize(width: 390, height: 844)),
      within: 1e-12)
    let back = resized.playing((3, tall))
    assertClose(back.frame(at: 3).imageFrame.lengths, before.imageFrame.lengths, within: 1e-9)
    XCTAssertEqual(back.frame(at: 3).zoomScale, 4)
  }

  /// To the same layout it changes and ends nothing.
  func testAResizeToTheSameLayoutEndsNothing() {
    let glide = gliding()
    assertSame(glide.playing((2.2, tall)).frame(at: 2.5).numbers, glide.frame(at: 2.5).numbers)
    let zoom = Photos.openSession().playing((2, .setZoomScale(3, animated: true)))
    assertSame(zoom.playing((2.1, tall)).frame(at: 2.2).numbers, zoom.frame(at: 2.2).numbers)
    let flight = Photos.session().playing((0, .open))
    assertSame(flight.playing((0.1, tall)).frame(at: 0.2).numbers, flight.frame(at: 0.2).numbers)
    let drag = Photos.openSession().playing(
      (2, .pan(.began, location: middle, velocity: nil)),
      (2, .pan(.changed, location: CGPoint(x: 195, y: 500), velocity: nil)))
    assertSame(drag.playing((2.1, tall)).frame(at: 2.1).numbers, drag.frame(at: 2.1).numbers)
    var resized = drag.playing((2.1, tall))
    XCTAssertEqual(resized.play((2.2, .pan(.changed, location: middle, velocity: nil))), [])
  }

  /// Otherwise it ends gestures and motions, at once and without a word.
  func testAResizeEndsGesturesAndMotions() {
    var glide = gliding()
    let moving = glide.frame(at: 2.2)
    XCTAssertEqual(glide.play((2.2, wide)), [])
    XCTAssert(glide.isAtRest(at: 2.2))
    let fraction = (moving.contentOffset.x + 195) / moving.contentSize.width
    XCTAssertEqual(
      glide.frame(at: 2.2).contentOffset.x, fraction * glide.frame(at: 2.2).contentSize.width - 422,
      accuracy: 1e-9)
    XCTAssertEqual(glide.advance(to: 9), [])

    var zoom = Photos.openSession().playing((2, .setZoomScale(3, animated: true)))
    zoom.play((2.1, wide))
    XCTAssert(zoom.isAtRest(at: 2.1))

    var pinch = Photos.openSession().playing(
      (2, .pinch(.began, centroid: middle, scale: 1)), (2.1, .pinch(.changed, centroid: middle, scale: 40)))
    let limit: CGFloat = 4032.0 / 390
    XCTAssertGreaterThan(pinch.frame(at: 2.1).zoomScale, limit)
    XCTAssertEqual(pinch.play((2.2, wide)).map(\.text), ["2.2 didZoom"])
    XCTAssertEqual(
      pinch.play((2.3, .pinch(.ended, centroid: middle, scale: 40))).map(\.text),
      ["2.3 ignored pinch noGesture"])
  }

  /// Out of an empty viewport comes the initial fit.
  func testFromAnEmptyViewport() {
    let session = Photos.session(container: Container(width: 0, height: 0)).playing((0, .open), (1, tall))
    assertSame(session.frame(at: 9).moving, Photos.openSession().frame(at: 9).moving)
    assertSame([session.frame(at: 9).contentOffset.y], [-275.75])
  }

  /// Insets larger than the viewport count as none.
  func testInsetsThatLeaveNothing() {
    let session = Photos.openSession().playing(
      (2, .resize(CGSize(width: 390, height: 844), safeArea: Insets(top: 500, bottom: 500))))
    assertSame(session.frame(at: 2).imageFrame.lengths, Photos.fitted)
  }

  /// Closed, it acts silently: on the next opening.
  func testAResizeWhileClosed() {
    var session = Photos.session(source: nil)
    XCTAssertEqual(session.play((0, wide)), [])
    assertSame(session.frame(at: 0).imageFrame.lengths, [422, 195, 0, 0])
    session.play((1, .open))
    assertClose(session.frame(at: 9).imageFrame.lengths, [162, 0, 520, 390], within: 1e-9)
  }

  /// A flight gets its new destination, position and velocity continuous.
  func testAFlightGetsANewDestination() {
    let opening = Photos.session().playing((0, .open), (0.1, wide))
    let first = SpringFlight(start: 0, from: source, to: open)
    let second = SpringFlight(
      start: 0.1, from: first.shown(at: 0.1), velocity: first.velocity(at: 0.1),
      to: Lanes([422, 520, 195, 390, 422, 520, 195, 390, 0, 1, 1]))
    for time in [0.1, 0.11, 0.2, 0.3] {
      assertClose(opening.frame(at: time).moving, second.shown(at: time).moving, within: 1e-9, "at \(time)")
    }
    XCTAssertEqual(opening.endOfMotion, second.end(), accuracy: 1e-9)

    let closing = Photos.openSession(source: nil).playing((2, .close), (2.1, wide))
    let shrinking = SpringFlight(start: 2, from: open, to: Lanes([195, 0, 422, 0, 195, 0, 422, 0, 0, 0, 1]))
    let moved = SpringFlight(
      start: 2.1, from: shrinking.shown(at: 2.1), velocity: shrinking.velocity(at: 2.1),
      to: Lanes([422, 0, 195, 0, 422, 0, 195, 0, 0, 0, 1]))
    for time in [2.1, 2.15, 2.2] {
      assertClose(closing.frame(at: time).moving, moved.shown(at: time).moving, within: 1e-9, "at \(time)")
    }
    XCTAssertEqual(closing.frame(at: 9).imageFrame.lengths, [422, 195, 0, 0])
  }

  // MARK: Swap

  /// At equal shape and fitted size nothing ends and nothing on the screen moves; only what can be zoomed to changes.
  func testAFullSizePhotoReplacesItsPlaceholder() {
    let placeholder = Photo(width: 400, height: 300)
    let full = PreviewEvent.swap(Photo(width: 4032, height: 3024))
    let session = Photos.openSession(photo: placeholder).playing(
      (1, .setZoomScale(99, animated: false)), (2, .pan(.began, location: middle, velocity: nil)),
      (2, .pan(.changed, location: CGPoint(x: 185, y: 422), velocity: nil)),
      (2, .pan(.ended, location: CGPoint(x: 185, y: 422), velocity: CGPoint(x: -900, y: 0))))
    XCTAssertEqual(session.frame(at: 2).zoomScale, 4)
    var swapped = session
    XCTAssertEqual(swapped.play((2.2, full)), [])
    for time in [2.2, 2.5, 9] {
      assertClose(swapped.frame(at: time).moving, session.frame(at: time).moving, within: 1e-9)
    }
    let (before, after) = (
      session.frame(at: 2.2).visibleRect.lengths, swapped.frame(at: 2.2).visibleRect.lengths
    )
    assertClose(after, before.map { $0 * 10.08 }, within: 1e-6)
    swapped.play((9, .setZoomScale(99, animated: false)))
    XCTAssertEqual(swapped.frame(at: 9).zoomScale, 4032.0 / 390, accuracy: 1e-12)

    let drag = Photos.openSession(photo: placeholder).playing(
      (2, .pan(.began, location: middle, velocity: nil)),
      (2, .pan(.changed, location: CGPoint(x: 195, y: 500), velocity: nil)))
    let dragged = drag.playing(
      (2.1, full), (2.2, .pan(.changed, location: CGPoint(x: 200, y: 560), velocity: nil)))
    assertClose(
      dragged.frame(at: 2.2).moving,
      drag.playing((2.2, .pan(.changed, location: CGPoint(x: 200, y: 560), velocity: nil))).frame(at: 2.2)
        .moving,
      within: 1e-9)
  }

  /// At equal shape but another fitted size it keeps its size on the screen, as far as the limits allow.
  func testAPlaceholderThatIsFittedSmaller() {
    var layout = PhotoLayout()
    layout.fit = .inside
    let style = PreviewStyle.photos(viewer: .photos(layout: layout))
    let small = Photos.openSession(style, photo: Photo(width: 100, height: 75))
    let full = PreviewEvent.swap(Photo(width: 4000, height: 3000))
    let fitted = small.playing((2, full))
    XCTAssertEqual(fitted.frame(at: 2).zoomScale, 1)
    assertClose(fitted.frame(at: 2).imageFrame.lengths, Photos.fitted, within: 1e-9)
    let zoomed = small.playing((1, .setZoomScale(8, animated: false)), (1, .scroll(by: CGPoint(x: 60, y: 0))))
    let kept = zoomed.playing((2, full))
    XCTAssertEqual(kept.frame(at: 2).zoomScale, 800.0 / 390, accuracy: 1e-12)
    assertClose(kept.frame(at: 2).imageFrame.lengths, zoomed.frame(at: 2).imageFrame.lengths, within: 1e-9)
    let clamped = small.playing((1, .setZoomScale(2, animated: false)), (2, full))
    XCTAssertEqual(clamped.frame(at: 2).zoomScale, 1)
  }

  /// Another shape is taken over like another viewport: by fraction, and gestures and motions end.
  func testAnotherShape() {
    let upright = Photo(width: 3000, height: 4000)
    let fitted = Photos.openSession().playing((2, .swap(upright)))
    assertClose(fitted.frame(at: 2).imageFrame.lengths, [0, 162, 390, 520], within: 1e-9)
    XCTAssertEqual(fitted.frame(at: 2).zoomScale, 1)
    let session = zoomed(4, scrolledBy: CGPoint(x: 100, y: 20))
    let before = session.frame(at: 2)
    let after = session.playing((2, .swap(upright))).frame(at: 2)
    XCTAssertEqual(after.zoomScale, 4)
    XCTAssertEqual(
      (after.contentOffset.x + 195) / after.contentSize.width,
      (before.contentOffset.x + 195) / before.contentSize.width,
      accuracy: 1e-12)
    XCTAssertEqual(
      (after.contentOffset.y + 422) / after.contentSize.height,
      (before.contentOffset.y + 422) / before.contentSize.height, accuracy: 1e-12)
    var glide = gliding()
    XCTAssertEqual(glide.play((2.2, .swap(upright))), [])
    XCTAssert(glide.isAtRest(at: 2.2))
  }

  /// In flight the shown image becomes the rect of the new shape with the same centre that covers it, and flies on.
  func testAnotherShapeInFlight() {
    let upright = Photo(width: 3000, height: 4000)
    let session = Photos.session().playing((0, .open))
    let swapped = session.playing((0.1, .swap(upright)))
    let first = SpringFlight(start: 0, from: source, to: open)
    var (from, velocity) = (first.shown(at: 0.1), first.velocity(at: 0.1))
    let height = from.values[1] * 4 / 3
    velocity.values[3] *= height / from.values[3]
    from.values[3] = height
    let second = SpringFlight(
      start: 0.1, from: from, velocity: velocity,
      to: Lanes([195, 390, 422, 520, 195, 390, 422, 520, 0, 1, 1]))
    for time in [0.1, 0.12, 0.2, 0.3] {
      assertClose(swapped.frame(at: time).moving, second.shown(at: time).moving, within: 1e-9, "at \(time)")
      let image = swapped.frame(at: time).imageFrame
      XCTAssertEqual(image.width / image.height, 0.75, accuracy: 1e-9)
    }
    XCTAssertEqual(swapped.endOfMotion, second.end(), accuracy: 1e-9)
    let closing = Photos.openSession().playing((2, .close), (2.1, .swap(upright)))
    assertSame(closing.frame(at: 9).imageFrame.lengths, [16, 284, 96, 128])
  }

  /// So it does if the flight leads to the same place as before: a thumbnail that distorts whatever it shows.
  func testAnotherShapeInFlightToTheSamePlace() {
    let stretched = Source(frame: CGRect(x: 16, y: 300, width: 96, height: 96), contentMode: .scaleToFill)
    let closing = Photos.openSession(source: stretched).playing((2, .close))
    let before = closing.frame(at: 2.1).imageFrame
    let swapped = closing.playing((2.1, .swap(Photo(width: 3000, height: 4000))))
    let after = swapped.frame(at: 2.1).imageFrame
    assertClose(
      after.lengths,
      [before.origin.x, before.middle.y - before.width * 2 / 3, before.width, before.width * 4 / 3],
      within: 1e-9)
    assertSame(swapped.frame(at: 9).imageFrame.lengths, [16, 300, 96, 96])
  }

  /// At equal shape a flight goes on as it is.
  func testTheSameShapeInFlight() {
    let session = Photos.session().playing((0, .open))
    let swapped = session.playing((0.1, .swap(Photo(width: 400, height: 300))))
    assertSame(swapped.frame(at: 0.2).moving, session.frame(at: 0.2).moving)
    XCTAssertEqual(swapped.endOfMotion, session.endOfMotion)
    assertClose(
      swapped.frame(at: 0.2).visibleRect.lengths,
      session.frame(at: 0.2).visibleRect.lengths.map { $0 / 10.08 },
      within: 1e-9)
  }

  /// Closed, it acts silently.
  func testASwapWhileClosed() {
    var session = Photos.session()
    XCTAssertEqual(
      session.play((0, .swap(Photo(pixelSize: CGSize(width: 4000, height: 3000), orientation: .right)))), [])
    assertSame(session.frame(at: 0).imageFrame.lengths, [16, 284, 96, 128])
    session.play((1, .open))
    assertClose(session.frame(at: 9).imageFrame.lengths, [0, 162, 390, 520], within: 1e-9)
  }

  // MARK: Reduced motion

  private let reduced = PreviewStyle.photos().reducingMotion

  /// Opening, only the viewer's alpha moves: the photo is at its destination, the backdrop whole, the source to be seen.
  func testReducedMotionFadesIn() {
    let session = Photos.session(reduced).playing((0, .open))
    for time in [0, 0.05, 0.2, 0.399] {
      let frame = session.frame(at: time)
      XCTAssertEqual(frame.phase, .opening)
      assertSame(frame.imageFrame.lengths + frame.clipFrame.lengths, Photos.fitted + Photos.fitted)
      XCTAssertEqual(frame.cornerRadius, 0)
      XCTAssertEqual(frame.backdropAlpha, 1)
      let t = Photos.frequency * CGFloat(time)
      XCTAssertEqual(frame.viewerAlpha, 1 - (1 + t) * exp(-t), accuracy: 1e-12)
      XCTAssertFalse(frame.isSourceHidden)
    }
    XCTAssertEqual(session.endOfMotion, 0.4, accuracy: 1e-9)
    XCTAssertTrue(session.frame(at: 0.401).isSourceHidden)
    XCTAssertEqual(session.frame(at: 0.401).viewerAlpha, 1)
  }

  /// Closing, the photo stays where it is, zoomed or not, and the backdrop as it is.
  func testReducedMotionFadesOut() {
    let session = Photos.openSession(reduced).playing((1, .setZoomScale(3, animated: true)))
    let shown = session.frame(at: 1)
    XCTAssert(session.isAtRest(at: 1))
    let closing = session.playing((2, .close))
    for time in [2, 2.1, 2.399] {
      let frame = closing.frame(at: time)
      assertSame(
        frame.imageFrame.lengths + frame.clipFrame.lengths, shown.imageFrame.lengths + shown.clipFrame.lengths
      )
      XCTAssertEqual(frame.backdropAlpha, 1)
      let t = Photos.frequency * CGFloat(time - 2)
      XCTAssertEqual(frame.viewerAlpha, (1 + t) * exp(-t), accuracy: 1e-12)
      XCTAssertFalse(frame.isSourceHidden)
    }
    XCTAssertEqual(closing.endOfMotion, 2.4, accuracy: 1e-9)
    assertSame(closing.frame(at: 3).moving, [0, 300, 128, 96, 16, 300, 96, 96, 12, 0, 0])
  }

  /// Both can be interrupted: the alpha goes on with its velocity.
  func testReducedMotionIsInterrupted() {
    let session = Photos.session(reduced).playing((0, .open), (0.06, .close))
    var lanes = Lanes([195, 390, 422, 292.5, 195, 390, 422, 292.5, 0, 1, 0])
    var shown = lanes
    lanes.values[10] = 1
    let first = SpringFlight(start: 0, from: shown, to: lanes)
    lanes.values[10] = 0
    let second = SpringFlight(
      start: 0.06, from: first.shown(at: 0.06), velocity: first.velocity(at: 0.06), to: lanes)
    for time in [0.06, 0.08, 0.2] {
      assertClose(session.frame(at: time).moving, second.shown(at: time).moving, within: 1e-9, "at \(time)")
      assertSame(session.frame(at: time).imageFrame.lengths, Photos.fitted)
    }
    XCTAssertEqual(session.endOfMotion, second.end(), accuracy: 1e-9)
    shown = second.shown(at: 0.1)
    lanes.values[10] = 1
    let third = SpringFlight(start: 0.1, from: shown, velocity: second.velocity(at: 0.1), to: lanes)
    let reopened = session.playing((0.1, .open))
    for time in [0.1, 0.2, 0.3] {
      assertClose(reopened.frame(at: time).moving, third.shown(at: time).moving, within: 1e-9, "at \(time)")
    }
  }

  /// A drag still follows, its return jumps; let go to dismiss, the photo fades where it was dragged to.
  func testReducedMotionAndADrag() {
    let dragged = Photos.openSession(reduced).playing(
      (2, .pan(.began, location: middle, velocity: nil)),
      (2, .pan(.changed, location: CGPoint(x: 195, y: 432), velocity: nil)),
      (2.1, .pan(.changed, location: CGPoint(x: 195, y: 643), velocity: nil)))
    XCTAssertEqual(dragged.frame(at: 2.1).imageFrame.width, 390 * 0.85, accuracy: 1e-9)
    let held = dragged.frame(at: 2.1)
    let up = CGPoint(x: 0, y: -3000)
    let returned = dragged.playing((2.1, .pan(.ended, location: CGPoint(x: 195, y: 643), velocity: up)))
    XCTAssert(returned.isAtRest(at: 2.1))
    assertSame(returned.frame(at: 2.1).moving, Photos.fitted + Photos.fitted + [0, 1, 1])
    let down = CGPoint(x: 500, y: 2000)
    let dismissed = dragged.playing((2.1, .pan(.ended, location: CGPoint(x: 195, y: 643), velocity: down)))
    for time in [2.1, 2.15, 2.3] {
      let frame = dismissed.frame(at: time)
      XCTAssertEqual(frame.phase, .closing)
      assertSame(frame.imageFrame.lengths, held.imageFrame.lengths)
      assertSame(frame.clipFrame.lengths, held.clipFrame.lengths)
      XCTAssertEqual(frame.backdropAlpha, held.backdropAlpha)
    }
    XCTAssertEqual(dismissed.endOfMotion, 2.5, accuracy: 1e-9)
  }

  /// Zooms and offset changes jump; a glide closes where it is.
  func testReducedMotionJumps() {
    let session = Photos.openSession(reduced)
    for event: PreviewEvent in [
      .doubleTap(middle), .setZoomScale(3, animated: true),
      .zoom(to: CGRect(x: 9, y: 9, width: 9, height: 9), animated: true),
    ] {
      let zoomed = session.playing((2, event))
      XCTAssert(zoomed.isAtRest(at: 2), "\(event)")
      XCTAssertGreaterThan(zoomed.frame(at: 2).imageFrame.width, 1000, "\(event)")
    }
    let pinched = session.playing(
      (2, .pinch(.began, centroid: middle, scale: 1)), (2, .pinch(.ended, centroid: middle, scale: 99)))
    XCTAssert(pinched.isAtRest(at: 2))
    let gliding = session.playing(
      (1, .setZoomScale(4, animated: false)), (2, .pan(.began, location: middle, velocity: nil)),
      (2, .pan(.changed, location: CGPoint(x: 185, y: 422), velocity: nil)),
      (2, .pan(.ended, location: CGPoint(x: 185, y: 422), velocity: CGPoint(x: -900, y: 0))))
    let closing = gliding.playing((2.3, .close))
    for time in [2.3, 2.4, 2.6] {
      assertSame(closing.frame(at: time).imageFrame.lengths, gliding.frame(at: 2.3).imageFrame.lengths)
    }
  }

  /// Another source changes nothing of a fade, but where it is closed.
  func testReducedMotionAndAnotherSource() {
    let other = Source(frame: CGRect(x: 300, y: 700, width: 60, height: 45))
    let session = Photos.openSession(reduced).playing((2, .close))
    let moved = session.playing((2.1, .source(other)))
    XCTAssertEqual(moved.endOfMotion, session.endOfMotion)
    assertSame(moved.frame(at: 2.2).numbers, session.frame(at: 2.2).numbers)
    assertSame(moved.frame(at: 3).clipFrame.lengths, [300, 700, 60, 45])
  }

  /// In another viewport the fade goes on, with the photo where it now belongs.
  func testReducedMotionInAnotherViewport() {
    let session = Photos.session(reduced).playing((0, .open))
    let resized = session.playing((0.1, wide))
    assertClose(resized.frame(at: 0.1).imageFrame.lengths, [162, 0, 520, 390], within: 1e-9)
    for time in [0.1, 0.2] {
      XCTAssertEqual(resized.frame(at: time).viewerAlpha, session.frame(at: time).viewerAlpha)
    }
    XCTAssertEqual(resized.endOfMotion, session.endOfMotion)
  }
}
