import Foundation
import Transitions
import XCTest

/// Asking for frames allocates nothing: a viewer can be drawn at any rate without a word to the heap.
///
/// Swift's runtime makes every array, closure context and box through a function that a tool may put another in the place of,
/// which it looks up by name; here one that counts.
final class AllocationTests: XCTestCase {
  private typealias Allocate =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  nonisolated(unsafe) private static var count = 0
  nonisolated(unsafe) private static var allocate: Allocate = { _, _, _ in nil }

  /// How many objects of the heap are made while something is done.
  private func allocations(_ work: () -> Void) throws -> Int {
    let runtime = dlopen(nil, RTLD_NOW)
    guard let hook = dlsym(runtime, "_swift_allocObject"),
      let isHooked = dlsym(
        runtime, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")
    else { throw XCTSkip("this runtime's allocations cannot be counted") }
    let function = hook.assumingMemoryBound(to: Allocate.self)
    let original = function.pointee
    AllocationTests.allocate = original
    AllocationTests.count = 0
    function.pointee = {
      AllocationTests.count += 1
      return AllocationTests.allocate($0, $1, $2)
    }
    isHooked.storeBytes(of: true, as: Bool.self)
    work()
    isHooked.storeBytes(of: false, as: Bool.self)
    function.pointee = original
    return AllocationTests.count
  }

  private final class Box: Sendable {}

  nonisolated(unsafe) private static var kept: Box?

  /// The counter itself: an object that outlives its maker is one, letting it go is none.
  func testTheCounterCounts() throws {
    XCTAssertEqual(try allocations { AllocationTests.kept = Box() }, 1)
    XCTAssertNotNil(AllocationTests.kept)
    XCTAssertEqual(try allocations { AllocationTests.kept = nil }, 0)
  }

  // MARK: Sessions

  private func assertFramesAllocateNothing(
    _ what: String, line: UInt = #line, events: (at: Double, PreviewEvent)...
  ) throws {
    for (name, style) in [
      ("photoPreviewer", .photoPreviewer), ("bigImage", .bigImage), ("enlarge", .enlarge),
      ("insetCentered", .insetCentered), ("photos", .photos()), ("photos reduced", .photos().reducingMotion),
    ] as [(String, PreviewStyle)] {
      var session = PreviewSession(
        style: style, photo: Photo(width: 4032, height: 3024), container: Container(width: 390, height: 844),
        source: Source(frame: CGRect(x: 16, y: 300, width: 96, height: 96), cornerRadius: 9))
      for (time, event) in events { _ = session.handle(event, at: time) }
      let count = try allocations {
        for step in 0..<90 {
          let time = session.now + Double(step) / 60
          _ = session.frame(at: time)
          _ = session.isAtRest(at: time)
          _ = session.nextChange(after: time)
        }
      }
      XCTAssertEqual(count, 0, "\(name) \(what)", line: line)
    }
  }

  private func pan(_ phase: GesturePhase, _ x: CGFloat, _ y: CGFloat, velocity: CGPoint? = nil)
    -> PreviewEvent
  {
    .pan(phase, location: CGPoint(x: x, y: y), velocity: velocity)
  }

  /// Whatever moves, and also once what moved has ended and nobody has advanced the session.
  func testTheFramesOfASessionAllocateNothing() throws {
    let zoom = PreviewEvent.setZoomScale(3, animated: true)
    let flick = CGPoint(x: 2000, y: 900)
    try assertFramesAllocateNothing("closed")
    try assertFramesAllocateNothing("opening", events: (0, .open))
    try assertFramesAllocateNothing("closing", events: (0, .open), (1, .close))
    try assertFramesAllocateNothing("turned round", events: (0, .open), (0.1, .close), (0.2, .open))
    try assertFramesAllocateNothing(
      "zooming", events: (0, .open), (1, zoom), (1.1, .setZoomScale(2, animated: true)))
    try assertFramesAllocateNothing(
      "held", events: (0, .open), (1, pan(.began, 0, 0)), (1.1, pan(.changed, 0, 40)))
    try assertFramesAllocateNothing(
      "pinched", events: (0, .open), (1, .pinch(.began, centroid: .zero, scale: 1)),
      (1.1, .pinch(.changed, centroid: .zero, scale: 99)))
    try assertFramesAllocateNothing(
      "gliding and bouncing", events: (0, .open), (1, zoom), (1.1, pan(.began, 0, 0)),
      (1.2, pan(.changed, 0, 40)),
      (1.3, pan(.ended, 0, 60, velocity: flick)))
    try assertFramesAllocateNothing(
      "returning", events: (0, .open), (1, pan(.began, 0, 0)), (1.1, pan(.changed, 0, 40)),
      (1.2, pan(.ended, 0, 60, velocity: .zero)))
  }

  func testTheFramesOfATransitionAllocateNothing() throws {
    for style in [PreviewStyle.photoPreviewer, .bigImage, .enlarge, .photos()] {
      let container = Container(width: 390, height: 844)
      let source = Source(frame: CGRect(x: 16, y: 300, width: 96, height: 96), cornerRadius: 9)
      let transition = Transition.opening(
        style, photo: Photo(width: 4032, height: 3024), in: container, from: source)
      let frames = transition.frames(rate: 120)
      let count = try allocations {
        for index in frames.indices { _ = frames[index] }
        for step in 0..<60 { _ = transition.frame(at: Double(step) / 60) }
        _ = transition.duration
      }
      XCTAssertEqual(count, 0)
    }
  }

  // MARK: Galleries

  /// Held between two pages, on the way to another, passing others, and flying home; with three pages or a million.
  func testTheFramesOfAGalleryAllocateNothing() throws {
    for pageCount in [3, 1_000_000] {
      let photos = Array(repeating: Photo(width: 4032, height: 3024), count: pageCount)
      func assertNothing(
        _ what: String, line: UInt = #line, _ prepare: (inout GallerySession) -> Void
      ) throws {
        var session = try XCTUnwrap(
          GallerySession(
            style: .photos(), photos: photos, page: 1, container: Galleries.container, gap: 20,
            sources: Galleries.sources))
        session.play((0, .open), (1, .setZoomScale(1.5, animated: true)))
        session.play((1, Galleries.finger(.began, 300, 400)), (1.1, Galleries.finger(.changed, 20, 400)))
        prepare(&session)
        var pages = 0
        let count = try allocations {
          for step in 0..<60 {
            let time = session.now + Double(step) / 60
            pages = max(pages, session.frame(at: time).count)
            _ = session.frame(at: time).current.frame
            _ = session.isAtRest(at: time)
            _ = session.nextChange(after: time)
          }
        }
        XCTAssertEqual(count, 0, "\(pageCount) pages, \(what)", line: line)
        XCTAssertGreaterThan(pages, 1, what, line: line)
      }
      try assertNothing("held") { _ in }
      try assertNothing("turning") { $0.play((1.1, Galleries.finger(.ended, 0, 400))) }
      try assertNothing("passing") { _ = $0.turn(toPage: .max, at: 1.1) }
      try assertNothing("closing") { $0.play((1.1, .close)) }
    }
  }

  // MARK: Motions

  func testMotionsAllocateNothing() throws {
    let axis = ScrollAxis(length: 100, unscaledLength: 1000)
    let motion = try XCTUnwrap(ScrollMotion(of: axis, velocity: 3000, start: 0))
    let timings = [Timing.easeInOut(duration: 0.3), .spring(frequency: PreviewStyle.photosFrequency)]
    let spring = SpringMotion(Spring())
    let zoom = SmoothZoom(
      from: CGRect(x: 0, y: 0, width: 100, height: 100), to: CGRect(x: 900, y: 5, width: 10, height: 10))
    let count = try allocations {
      for step in 0..<100 {
        let time = Double(step) / 100
        _ = motion.value(at: time) + motion.velocity(at: time)
        _ = spring.progress(at: time) + spring.velocity(at: time)
        _ = zoom.value(at: CGFloat(time))
        for timing in timings {
          _ = timing.progress(at: time) + timing.rate(at: time) + timing.carry(at: time)
        }
      }
    }
    XCTAssertEqual(count, 0)
  }
}
