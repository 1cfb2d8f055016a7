import Foundation
import Transitions
import XCTest

/// A gallery's life: time, and laws with random input.
final class GallerySessionTests: XCTestCase {
  func testWithoutPhotosThereIsNoSession() {
    XCTAssertNil(GallerySession(style: .photos(), photos: [], container: Galleries.container))
  }

  func testWhatIsKnownOfANewSession() throws {
    let session = try XCTUnwrap(
      GallerySession(
        style: .photos(), photos: Galleries.photos, page: 7, container: Galleries.container, start: 3))
    XCTAssertEqual(session.currentPage, 4)
    XCTAssertEqual(session.now, 3)
    XCTAssertEqual(session.phase, .closed)
    XCTAssertEqual(session.photos, Galleries.photos)
    XCTAssertEqual(session.keptPages, 3..<5)
    XCTAssertEqual(session.frame(at: 3).pages, [4])
  }

  // MARK: Time

  func testAGalleryMovesAsLongAsItsPhotoOrItsPagesDo() throws {
    var session = try Galleries.turningSession()
    let motion = PageMotion(from: 1010, to: 1230, velocity: 1000, start: 1.1)
    XCTAssertEqual(session.endOfMotion, motion.end)
    XCTAssertEqual(session.nextChange(after: 1.2), 1.2)
    XCTAssertEqual(session.nextChange(after: 0), 1.1)
    XCTAssertFalse(session.isAtRest(at: motion.end - 1e-6))
    XCTAssert(session.isAtRest(at: motion.end))
    XCTAssertNil(session.nextChange(after: motion.end))
    XCTAssertEqual(session.frame(at: motion.end).left(ofPage: 3), 0)
    session.play((1.2, .setZoomScale(3, animated: true)))
    XCTAssertEqual(session.endOfMotion, max(motion.end, 1.5))
    session.play((1.2, .close))
    let end = session.endOfMotion
    XCTAssertEqual(session.frame(at: end).current.frame.phase, .closed)
    XCTAssertEqual(session.frame(at: end - 1e-6).current.frame.phase, .closing)
  }

  /// A finger holds the pages; the photo that is not touched goes on until it is at rest.
  func testAPageInViewMovesOnWhileThePagesAreHeld() throws {
    var session = try Galleries.openSession()
    session.play((1, .setZoomScale(2, animated: true)))
    _ = session.turn(toPage: 3, at: 1)
    session.play((1.15, Galleries.finger(.began, 300, 400)))
    XCTAssertEqual(session.currentPage, 3)
    XCTAssertEqual(session.frame(at: 1.15).count, 2)
    XCTAssertEqual(session.endOfMotion, 1.3)
  }

  func testTheEndsOfACurrentPageAreTold() throws {
    var session = try Galleries.session()
    session.play((0, .open))
    let end = session.endOfMotion
    XCTAssertEqual(session.advance(to: 5).map(\.text), ["\(end) didOpen"])
    XCTAssertEqual(session.now, 5)
    session.play((6, .close))
    let closed = session.endOfMotion
    XCTAssertEqual(session.advance(to: 7).map(\.text), ["\(closed) didClose"])
  }

  // MARK: Laws

  /// Without a drag a gallery is its current photo, to the last bit and in every style, whatever happens to it.
  func testWithoutADragAGalleryIsItsPhoto() throws {
    var generator = SplitMix64(seed: 1)
    let styles: [PreviewStyle] = [
      .photoPreviewer, .bigImage, .enlarge, .insetCentered, .photos(), .photos().reducingMotion,
    ]
    for round in 0..<60 {
      let style = styles[round % styles.count]
      let (photo, source) = (generator.photo(), generator.source(within: CGSize(width: 300, height: 500)))
      let container = Container(size: generator.size(300, 900), displayScale: generator.oneIn(2) ? 2 : nil)
      var alone = PreviewSession(style: style, photo: photo, container: container, source: source)
      var session = try XCTUnwrap(
        GallerySession(
          style: style, photos: [Galleries.photos[0], photo, Galleries.photos[1]], page: 1,
          container: container,
          gap: 10, sources: source.map { [1: $0] } ?? [:]))
      for (at, event) in generator.events(40, within: 10) where event.kind != .pan {
        XCTAssertEqual(session.handle(event, at: at), alone.handle(event, at: at), "seed 1, round \(round)")
        let time = at + .random(in: 0...0.5, using: &generator)
        let frame = session.frame(at: time)
        XCTAssertEqual(frame.pages, [1], "seed 1, round \(round), \(event)")
        XCTAssertEqual(frame.current.frame, alone.frame(at: time), "seed 1, round \(round), \(event)")
        XCTAssertEqual(session.endOfMotion, alone.endOfMotion, "seed 1, round \(round), \(event)")
      }
    }
  }

  /// What a law does to a gallery: events of all kinds, mostly drags, and turns by program.
  private func act(on session: inout GallerySession, at time: Double, _ generator: inout SplitMix64) {
    switch Int.random(in: 0..<24, using: &generator) {
    case 0: _ = session.turn(toPage: session.currentPage + 1, animated: generator.oneIn(2), at: time)
    case 1: _ = session.turn(toPage: session.currentPage - 1, animated: generator.oneIn(2), at: time)
    case 2: _ = session.turn(toPage: Int.random(in: -9...9, using: &generator), at: time)
    case 3: _ = session.swap(generator.photo(), onPage: Int.random(in: 0...9, using: &generator), at: time)
    case 4: _ = session.setSources(Galleries.sources, at: time)
    case 5 where session.photos.count < 12:
      _ = session.insert([generator.photo()], beforePage: Int.random(in: 0...9, using: &generator), at: time)
    case 5:
      let first = Int.random(in: 0...9, using: &generator)
      _ = session.remove(pages: first..<first + Int.random(in: 0...9, using: &generator), at: time)
    case 6...13:
      let phase = GesturePhase.allCases[Int.random(in: 0..<4, using: &generator)]
      let location = CGPoint(x: generator.length(-100, 500), y: generator.length(380, 420))
      _ = session.handle(.pan(phase, location: location, velocity: nil), at: time)
    case 14: _ = session.handle(.open, at: time)
    default: _ = session.handle(generator.event(), at: time)
    }
  }

  /// Whatever happens, every frame is finite, the current page exists, and once everything is let go the pages rest on it.
  func testWhateverHappensFramesAreFiniteAndPagesComeToRest() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let style: PreviewStyle = generator.oneIn(3) ? .photoPreviewer : .photos()
      var session = try Galleries.session(style: style, isRightToLeft: generator.oneIn(2))
      session.play((0, .open))
      var time = 0.0
      for _ in 0..<80 {
        time += .random(in: 0...0.3, using: &generator)
        act(on: &session, at: time, &generator)
        XCTAssertEqual(session.now, time, "seed \(seed)")
        XCTAssert(session.photos.indices.contains(session.currentPage), "seed \(seed) at \(time)")
        let frame = session.frame(at: time + .random(in: 0...0.3, using: &generator))
        XCTAssert(frame.allSatisfy { $0.frame.numbers.allSatisfy(\.isFinite) }, "seed \(seed) at \(time)")
        XCTAssertEqual(Set(frame.pages).count, frame.count, "seed \(seed) at \(time)")
      }
      _ = session.handle(.pan(.cancelled, location: .zero, velocity: nil), at: time)
      _ = session.handle(.pinch(.cancelled, centroid: .zero, scale: 1), at: time)
      let end = session.frame(at: session.endOfMotion)
      XCTAssertEqual(end.pages, [session.currentPage], "seed \(seed)")
      XCTAssertEqual(session.frame(at: session.endOfMotion + 9).pages, end.pages, "seed \(seed)")
    }
  }

  /// Asked for any time in any order, and however often it is advanced between, a gallery gives the same answers.
  func testTheOrderOfQuestionsDoesNotMatter() throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      var session = try Galleries.openSession()
      var time = 1.0
      for _ in 0..<12 {
        time += .random(in: 0...0.1, using: &generator)
        act(on: &session, at: time, &generator)
      }
      let times = (0...30).map { time + Double($0) / 40 } + [99]
      let inOrder = times.map { session.frame(at: $0) }
      for index in times.indices.shuffled(using: &generator) {
        XCTAssertEqual(session.frame(at: times[index]), inOrder[index], "seed \(seed)")
      }
      var advancing = session
      for (time, expected) in zip(times, inOrder) {
        advancing.advance(to: time)
        XCTAssertEqual(advancing.frame(at: time), expected, "seed \(seed) at \(time)")
        XCTAssertEqual(advancing.isAtRest(at: time), session.isAtRest(at: time), "seed \(seed) at \(time)")
      }
    }
  }

  /// The images of the pages that can be seen.
  private func images(_ frame: GalleryFrame) -> [Int: CGRect] {
    Dictionary(
      uniqueKeysWithValues: frame.map { ($0.page, $0.frame.imageFrame) }
        .filter { $0.1.origin.x < 390 && $0.1.origin.x + $0.1.size.width > 0 })
  }

  /// At a random moment of pages on their way a finger comes down, a page is turned to, or the viewer closes: nothing that
  /// can be seen jumps, but for the last half point of a bounce, and nothing appears or vanishes.
  func testNothingJumps() throws {
    for seed in 1...400 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      var session = try Galleries.openSession(isRightToLeft: generator.oneIn(2))
      if generator.oneIn(2) { session.play((1, .setZoomScale(generator.length(1, 4), animated: true))) }
      let (start, end) = (generator.length(0, 390), generator.length(0, 390))
      session.play(
        (1.05, Galleries.finger(.began, start, 400)), (1.1, Galleries.finger(.changed, end, 410)))
      let velocity = CGPoint(x: generator.length(-3000, 3000), y: generator.length(-900, 900))
      let events: [(inout GallerySession, Double) -> Void] = [
        { _ = $0.handle(Galleries.finger(.ended, end, 410, velocity: velocity), at: $1) },
        { _ = $0.handle(Galleries.finger(.cancelled, 200, 200), at: $1) },
        { _ = $0.handle(Galleries.finger(.began, 200, 200), at: $1) },
        { _ = $0.turn(toPage: $0.currentPage + 1, at: $1) },
        { _ = $0.turn(toPage: $0.currentPage - 1, at: $1) },
        { _ = $0.turn(toPage: 0, at: $1) }, { _ = $0.handle(.close, at: $1) },
        { _ = $0.handle(.open, at: $1) },
        { _ = $0.handle(.doubleTap(CGPoint(x: 100, y: 400)), at: $1) },
        { _ = $0.handle(.pinch(.began, centroid: CGPoint(x: 100, y: 400), scale: 1), at: $1) },
      ]
      var time = 1.1
      events[0](&session, time)
      for step in 0..<6 {
        time += .random(in: 0...0.12, using: &generator)
        let before = images(session.frame(at: time))
        let event = Int.random(in: 1..<events.count, using: &generator)
        events[event](&session, time)
        let after = images(session.frame(at: time))
        XCTAssertEqual(Set(after.keys), Set(before.keys), "seed \(seed), step \(step), event \(event)")
        for (page, image) in before {
          assertClose(
            after[page]?.lengths ?? [], image.lengths, within: image.width > 391 ? 0.5 : 1e-9,
            "seed \(seed), step \(step), event \(event), page \(page)")
        }
      }
    }
  }

  // MARK: A million pages

  /// The session with as many photos that is played the same way: zoomed, dragged to its edge, turned, and held.
  private func played(pageCount: Int, page: Int) throws -> GallerySession {
    var session = try XCTUnwrap(
      GallerySession(
        style: .photos(), photos: Array(repeating: Galleries.photos[0], count: pageCount), page: page,
        container: Galleries.container, gap: 20, sources: [page: try XCTUnwrap(Galleries.source(0))]))
    session.play(
      (0, .open), (1, .setZoomScale(2, animated: true)), (1.1, Galleries.finger(.began, 300, 400)),
      (1.2, Galleries.finger(.changed, 0, 400)))
    session.play((1.2, Galleries.finger(.ended, 0, 400, velocity: .zero)))
    _ = session.turn(toPage: page + 1, at: 1.3)
    return session
  }

  /// In the middle of a million pages everything is where it is in the middle of three.
  func testAMillionPagesAreLikeThree() throws {
    let (few, many) = (
      try played(pageCount: 3, page: 1), try played(pageCount: 1_000_000, page: 499_999)
    )
    XCTAssertEqual(many.currentPage, 500_000)
    XCTAssertEqual(few.endOfMotion, many.endOfMotion, accuracy: 1e-6)
    for step in 0..<40 {
      let (a, b) = (few.frame(at: 1.3 + Double(step) / 60), many.frame(at: 1.3 + Double(step) / 60))
      XCTAssertEqual(a.pages.map { $0 + 499_998 }, b.pages)
      for (a, b) in zip(a, b) { assertClose(a.frame.numbers, b.frame.numbers, within: 1e-6) }
    }
  }

  /// Going through a million photos once takes a thousand times as long as a frame: 2,000 frames and events with them would
  /// take minutes, not a few times as long as with three.
  func testAMillionPagesTakeAsLongAsThree() throws {
    func seconds(_ session: GallerySession, page: Int) -> Double {
      var session = session
      let start = clock()
      for step in 0..<2000 {
        let time = 2 + Double(step) / 100
        _ = session.turn(toPage: page + step % 2, at: time)
        _ = session.frame(at: time + 0.05)
        _ = session.nextChange(after: time + 0.05)
      }
      return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }
    let (few, many) = (
      try played(pageCount: 3, page: 1), try played(pageCount: 1_000_000, page: 499_999)
    )
    XCTAssertLessThan(seconds(many, page: 499_999), 20 * seconds(few, page: 1) + 0.5)
  }
}
