import Foundation
import Transitions
import XCTest

/// What must hold of every viewer, whatever is shown and whatever happens to it: laws with random input.
final class LawsTests: XCTestCase {
  private static let styles: [(name: String, style: PreviewStyle)] = [
    ("photoPreviewer", .photoPreviewer), ("photoPreviewer corrected", .photoPreviewerCorrected),
    ("bigImage", .bigImage), ("bigImage elsewhere", .bigImage(center: CGPoint(x: 100, y: -50))),
    ("enlarge", .enlarge), ("insetCentered", .insetCentered),
    ("insetCentered corrected", .insetCenteredCorrected), ("photos", .photos()),
    ("photos reduced", .photos().reducingMotion),
  ]

  // MARK: Motion as values

  /// Played at 30, 60, 120 or 1000 frames a second, or with no frame at all: the same log, the same frames at common instants to
  /// the last bit, the same end at the same time.
  func testTheFrameRateDoesNotMatter() {
    var generator = SplitMix64(seed: 1)
    for round in 0..<27 {
      let (name, style) = LawsTests.styles[round % LawsTests.styles.count]
      let session = generator.session(style)
      let events = generator.events(12, within: 3)
      let undisturbed = play(events, in: session, rate: nil)
      for rate in [30, 60, 120, 1000].prefix(round % 9 == 0 ? 4 : 3) {
        let played = play(events, in: session, rate: rate)
        XCTAssertEqual(played.log, undisturbed.log, "seed 1, round \(round), \(name) at \(rate) Hz")
        XCTAssertEqual(played.end, undisturbed.end, "seed 1, round \(round), \(name) at \(rate) Hz")
        XCTAssertEqual(played.last, undisturbed.last, "seed 1, round \(round), \(name) at \(rate) Hz")
      }
    }
    for (name, style) in LawsTests.styles {
      let session = generator.session(style).playing((0, .open))
      let slow = session.frames(rate: 30)
      for (rate, ratio) in [(60.0, 2), (120, 4), (1200, 40)] {
        let fast = session.frames(rate: rate)
        XCTAssertEqual(fast.last, slow.last, "seed 1, \(name) at \(rate) Hz")
        for index in slow.indices.dropLast() where slow[index].time == fast[index * ratio].time {
          XCTAssertEqual(fast[index * ratio], slow[index], "seed 1, \(name) at \(rate) Hz")
        }
      }
    }
  }

  private func play(
    _ events: [(at: Double, PreviewEvent)], in session: PreviewSession, rate: Int?
  ) -> (log: [LogEntry], end: Double, last: PreviewFrame) {
    var session = session
    var log: [LogEntry] = []
    var tick = 0
    func time(_ rate: Int) -> Double { Double(tick) / Double(rate) }
    for (at, event) in events {
      while let rate, time(rate) < at {
        log += session.advance(to: time(rate))
        _ = session.frame(at: time(rate))
        tick += 1
      }
      log += session.handle(event, at: at)
    }
    let end = session.endOfMotion
    while let rate, time(rate) < end {
      log += session.advance(to: time(rate))
      tick += 1
    }
    log += session.advance(to: end)
    return (log, end, session.frame(at: 100))
  }

  /// Asked out of order, repeatedly or far beyond the end, it gives the same answers as asked in order.
  func testTheOrderOfQuestionsDoesNotMatter() {
    var generator = SplitMix64(seed: 2)
    for round in 0..<36 {
      let (name, style) = LawsTests.styles[round % LawsTests.styles.count]
      var session = generator.session(style)
      for (at, event) in generator.events(8, within: 1.5) { _ = session.handle(event, at: at) }
      let times = (0...20).map { 1.5 + Double($0) / 17 } + [1e3, 1e6]
      let inOrder = times.map { session.frame(at: $0) }
      for index in times.indices.shuffled(using: &generator) {
        XCTAssertEqual(session.frame(at: times[index]), inOrder[index], "seed 2, round \(round), \(name)")
      }
      var advancing = session
      for (time, expected) in zip(times, inOrder) {
        advancing.advance(to: time)
        XCTAssertEqual(advancing.frame(at: time), expected, "seed 2, round \(round), \(name) at \(time)")
      }
    }
  }

  // MARK: Numbers

  /// 10,000 random events, with sizes from 1e-3 to 1e7 points and shapes to 1:1000, some of them no numbers: every frame is
  /// finite and within its limits, the log in the order of time, and what is at rest is where it may be.
  func testTenThousandEventsLeaveEverythingFiniteAndAdmissible() {
    var generator = SplitMix64(seed: 3)
    for round in 0..<100 {
      let (name, style) = LawsTests.styles[round % LawsTests.styles.count]
      var session = round % 2 == 0 ? generator.session(style) : generator.extremeSession(style)
      var size = session.frame(at: 0).contentSize
      var lastTime = 0.0
      func check(_ log: [LogEntry], _ what: String) {
        for entry in log {
          XCTAssertGreaterThanOrEqual(entry.time, lastTime, "seed 3, round \(round), \(name), \(what)")
          lastTime = entry.time
        }
      }
      for (at, event) in generator.events(100, within: 30) {
        check(session.handle(event, at: at), "\(event) at \(at)")
        size = session.frame(at: at).contentSize
        for time in [at, at + .random(in: 0...1, using: &generator)] {
          assertAdmissible(
            session.frame(at: time), "seed 3, round \(round), \(name), \(event) at \(at), asked at \(time)")
        }
      }
      check(session.advance(to: session.endOfMotion), "the end")
      XCTAssert(session.endOfMotion.isFinite, "seed 3, round \(round), \(name)")
      XCTAssert(size.width.isFinite)
    }
  }

  private func assertAdmissible(
    _ frame: PreviewFrame, _ message: @autoclosure () -> String, line: UInt = #line
  ) {
    XCTAssert(frame.numbers.allSatisfy(\.isFinite), "\(frame.numbers), \(message())", line: line)
    for size in [
      frame.imageFrame.size, frame.clipFrame.size, frame.visibleRect.size, frame.contentFrame.size,
    ] {
      XCTAssert(size.width >= 0 && size.height >= 0, "\(size), \(message())", line: line)
    }
    XCTAssert((0...1).contains(frame.backdropAlpha), "\(frame.backdropAlpha), \(message())", line: line)
    XCTAssert((0...1).contains(frame.viewerAlpha), "\(frame.viewerAlpha), \(message())", line: line)
    XCTAssertGreaterThanOrEqual(frame.cornerRadius, 0, message(), line: line)
    XCTAssertGreaterThan(frame.zoomScale, 0, message(), line: line)
  }

  /// Photos, viewports and sources without size, in every combination.
  func testWithoutSizeEverythingIsFinite() {
    var generator = SplitMix64(seed: 10)
    let sizes = [
      CGSize.zero, CGSize(width: 0, height: 300), CGSize(width: 300, height: 0),
      CGSize(width: 300, height: 200),
    ]
    for (name, style) in LawsTests.styles {
      for photo in sizes {
        for viewport in sizes {
          let source = Source(
            frame: CGRect(origin: .zero, size: sizes[Int.random(in: 0..<4, using: &generator)]))
          var session = PreviewSession(
            style: style, photo: Photo(pixelSize: photo), container: Container(size: viewport), source: source
          )
          for (at, event) in generator.events(12, within: 4) {
            _ = session.handle(event, at: at)
            assertAdmissible(
              session.frame(at: at + 0.1), "seed 10, \(name), \(photo) in \(viewport), \(event)")
          }
          XCTAssert(session.endOfMotion.isFinite, "seed 10, \(name), \(photo) in \(viewport)")
        }
      }
    }
  }

  /// However it was dragged and pinched, once everything is let go and at rest the zoom scale is within its range and the
  /// offset where the content may rest.
  func testWhatIsLetGoRestsWhereItMay() {
    var generator = SplitMix64(seed: 4)
    for round in 0..<60 {
      let style = [PreviewStyle.photoPreviewer, .insetCentered, .insetCenteredCorrected, .photos()][round % 4]
      let photo = generator.photo()
      let container = Container(
        size: generator.size(20, 1500),
        safeArea: Insets(top: generator.length(0, 9), right: generator.length(0, 9)))
      var session = PreviewSession(style: style, photo: photo, container: container)
      session.play((0, .open))
      session.advance(to: 2)
      for (at, event) in generator.gestures(40, in: container.size, from: 2) {
        _ = session.handle(event, at: at)
      }
      for event: PreviewEvent in [
        .pan(.cancelled, location: .zero, velocity: nil), .pinch(.cancelled, centroid: .zero, scale: 1),
      ] {
        _ = session.handle(event, at: 90)
      }
      guard session.phase == .open else { continue }
      let frame = session.frame(at: session.endOfMotion)
      let layout = style.viewer.layout(of: photo, in: container)
      let message = "seed 4, round \(round), \(photo.pixelSize) in \(container.size): \(frame)"
      XCTAssertEqual(layout.zoomRange.clamp(frame.zoomScale), frame.zoomScale, message)
      let safe = style.viewer == .photos ? container.safeArea : .zero
      func check(_ offset: CGFloat, _ content: CGFloat, _ length: CGFloat, _ start: CGFloat, _ end: CGFloat) {
        let lowest = -start
        let highest = max(lowest, content - length + end)
        let tolerance = 1e-9 * max(1, content)
        XCTAssert(
          offset >= lowest - tolerance && offset <= highest + tolerance,
          "\(lowest) \(offset) \(highest) \(message)")
      }
      let inset = frame.contentInset
      check(
        frame.contentOffset.x, frame.contentSize.width, container.size.width, inset.left + safe.left,
        inset.right + safe.right)
      check(
        frame.contentOffset.y, frame.contentSize.height, container.size.height, inset.top + safe.top,
        inset.bottom + safe.bottom)
    }
  }

  // MARK: Flights

  /// 1,000 random photos and thumbnails: the picture's scale is uniform at every instant of a flight and both of its ends are
  /// exact, also if it is turned round on its way.
  func testThePictureKeepsItsShapeInFlight() throws {
    var generator = SplitMix64(seed: 5)
    for round in 0..<1000 {
      let photo = generator.photo()
      let container = Container(size: generator.size(50, 2000))
      let source = try XCTUnwrap(generator.source(within: container.size))
      let shape = photo.uprightSize.width / photo.uprightSize.height
      var session = Photos.session(photo: photo, container: container, source: source)
      let closed = session.frame(at: 0)
      session.play((0, .open))
      let first = session.frame(at: 0)
      assertSame(
        first.imageFrame.lengths,
        source.contentMode.drawnRect(of: photo.uprightSize, in: source.frame).lengths,
        "seed 5, round \(round)")
      assertSame(first.clipFrame.lengths, source.frame.lengths, "seed 5, round \(round)")
      let layout = session.frame(at: 99).imageFrame
      let times = (0..<4).map { _ in Double.random(in: 0...session.endOfMotion, using: &generator) }.sorted()
      session.play((times[2], .close))
      for time in times {
        let image = session.frame(at: time).imageFrame
        XCTAssertEqual(
          image.width / image.height / shape, 1, accuracy: 1e-9, "seed 5, round \(round), \(photo) at \(time)"
        )
      }
      XCTAssertEqual(layout.width / layout.height / shape, 1, accuracy: 1e-12, "seed 5, round \(round)")
      let end = session.frame(at: session.endOfMotion)
      assertSame(end.numbers, closed.numbers, "seed 5, round \(round)")
    }
  }

  // MARK: Interruption

  /// 1,000 random moments of `photos` and calls: the position and the velocity of what is shown are continuous.
  func testInPhotosPositionAndVelocityAreContinuous() {
    var generator = SplitMix64(seed: 6)
    var checked = 0
    for round in 0..<1300 {
      let container = Container(size: generator.size(200, 1200))
      let session = Photos.session(
        photo: generator.photo(), container: container, source: generator.source(within: container.size))
      guard let moment = generator.moment(of: session, in: container.size) else { continue }
      let (before, time, call) = moment
      guard before.endOfMotion > time + 1e-3 else { continue }
      let after = before.playing((time, call))
      let message = "seed 6, round \(round), \(call) at \(time)"
      guard after.endOfMotion > time + 1e-3 else { continue }
      let (now, then) = (before.frame(at: time), after.frame(at: time))
      assertClose(
        Edges(then, within: container.size).values, Edges(now, within: container.size).values, within: 1e-9,
        message)
      let incoming = Edges.velocity(at: time, over: -1e-6, within: container.size, of: before.frame)
      let outgoing = Edges.velocity(at: time, over: 1e-6, within: container.size, of: after.frame)
      for (lane, (old, new)) in zip(incoming, outgoing).enumerated() {
        guard let old, let new else { continue }
        let tolerance: CGFloat = lane < 8 ? 0.01 : 1e-5
        XCTAssertEqual(old, new, accuracy: tolerance + 1e-6 * abs(old), "lane \(lane), \(message)")
      }
      checked += 1
    }
    XCTAssertGreaterThanOrEqual(checked, 1000)
  }

  /// The release of a drag to dismiss: the photo goes on as the finger moved it.
  func testAReleasedPhotoGoesOnAsTheFingerMovedIt() {
    var generator = SplitMix64(seed: 7)
    for round in 0..<200 {
      let start = CGPoint(x: generator.length(0, 390), y: generator.length(0, 844))
      let down = CGPoint(x: start.x, y: start.y + (Bool.random(using: &generator) ? 10 : -10))
      let place = CGPoint(x: down.x + generator.length(-200, 200), y: down.y + generator.length(-400, 400))
      let finger = CGPoint(x: generator.length(-2000, 2000), y: generator.length(-2000, 2000))
      func dragged(to point: CGPoint) -> PreviewSession {
        Photos.openSession().playing(
          (2, .pan(.began, location: start, velocity: nil)),
          (2.1, .pan(.changed, location: down, velocity: nil)),
          (2.2, .pan(.changed, location: point, velocity: nil)))
      }
      func moved(_ time: Double) -> PreviewFrame {
        let (dx, dy) = (finger.x * CGFloat(time - 2.2), finger.y * CGFloat(time - 2.2))
        return dragged(to: CGPoint(x: place.x + dx, y: place.y + dy)).frame(at: 2.2)
      }
      let released = dragged(to: place).playing((2.2, .pan(.ended, location: place, velocity: finger)))
      let size = CGSize(width: 390, height: 844)
      let incoming = Edges.velocity(at: 2.2, over: -1e-6, within: size, of: moved)
      let outgoing = Edges.velocity(at: 2.2, over: 1e-6, within: size, of: released.frame)
      assertClose(
        released.frame(at: 2.2).moving, dragged(to: place).frame(at: 2.2).moving, within: 1e-9,
        "seed 7, round \(round)")
      for (lane, (old, new)) in zip(incoming, outgoing).enumerated() {
        guard let old, let new else { continue }
        let tolerance: CGFloat = lane < 8 ? 0.01 : 1e-5
        XCTAssertEqual(
          old, new, accuracy: tolerance + 1e-6 * abs(old), "seed 7, round \(round), lane \(lane)")
      }
    }
  }

  /// In the four reference viewers positions are continuous, whatever interrupts whatever.
  func testInTheReferenceViewersPositionsAreContinuous() {
    var generator = SplitMix64(seed: 8)
    for round in 0..<300 {
      let (name, style) = LawsTests.styles[round % 7]
      let session = generator.session(style).playing((0, .open))
      let time = Double.random(in: 0...0.7, using: &generator)
      let before = session.playing(
        (0.4, .setZoomScale(2, animated: true)), (0.5, .setContentOffset(.zero, animated: true)))
      let moment = time < 0.5 ? session : before
      let call: PreviewEvent =
        Bool.random(using: &generator) ? .close : .setZoomScale(generator.length(1, 3), animated: true)
      let after = moment.playing((time, call))
      guard after.frame(at: time).phase != .closed else { continue }
      let (old, new) = (moment.frame(at: time), after.frame(at: time))
      assertClose(
        new.imageFrame.lengths, old.imageFrame.lengths, within: 1e-9 * max(1, old.imageFrame.width),
        "seed 8, round \(round), \(name), \(call) at \(time)")
      XCTAssertEqual(new.viewerAlpha, old.viewerAlpha, "seed 8, round \(round), \(name)")
    }
  }

  /// The last call wins, and calling twice is calling once.
  func testTheLastCallWins() {
    var generator = SplitMix64(seed: 9)
    for round in 0..<100 {
      var session = generator.session(.photos()).playing((0, .open))
      var (time, last) = (0.0, PreviewEvent.open)
      for _ in 0..<6 {
        time += Double.random(in: 0...0.2, using: &generator)
        last = Bool.random(using: &generator) ? .open : .close
        session.play((time, last))
        let twice = session.playing((time, last))
        assertSame(
          twice.frame(at: time + 0.05).numbers, session.frame(at: time + 0.05).numbers,
          "seed 9, round \(round)")
      }
      XCTAssertEqual(
        session.frame(at: 99).phase, last == .open ? .open : .closed, "seed 9, round \(round)")
    }
  }
}

/// The edges of image and clip and the opacities; an edge of the clip at the viewport's border does not count.
private struct Edges {
  let values: [CGFloat]
  let counts: [Bool]

  init(_ frame: PreviewFrame, within size: CGSize) {
    func edges(_ rect: CGRect) -> [CGFloat] {
      [
        rect.origin.x, rect.origin.x + rect.size.width, rect.origin.y, rect.origin.y + rect.size.height,
      ]
    }
    let (image, clip) = (edges(frame.imageFrame), edges(frame.clipFrame))
    values = image + clip + [frame.backdropAlpha, frame.viewerAlpha]
    let ends = [size.width, size.width, size.height, size.height]
    counts =
      [true, true, true, true]
      + zip(clip, ends).map { $0 > 0.01 && $0 < $1 - 0.01 } + [true, true]
  }

  /// How fast each changes at a time, by differences over one and two steps to the one side, where it counts in all of them.
  static func velocity(
    at time: Double, over step: Double, within size: CGSize, of frame: (Double) -> PreviewFrame
  ) -> [CGFloat?] {
    let edges = [0, 1, 2].map { Edges(frame(time + $0 * step), within: size) }
    return edges[0].values.indices.map { lane in
      guard edges.allSatisfy({ $0.counts[lane] }) else { return nil }
      let (first, second) = (
        edges[1].values[lane] - edges[0].values[lane], edges[2].values[lane] - edges[1].values[lane]
      )
      return (3 * first - second) / CGFloat(2 * step)
    }
  }
}
