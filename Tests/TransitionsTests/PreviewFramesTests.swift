import Transitions
import XCTest

/// The frames of a session at a steady rate: the reference.
final class PreviewFramesTests: XCTestCase {
  private let opening = PreviewSession(
    style: .photoPreviewer, photo: Photo(width: 4032, height: 3024),
    container: Container(width: 390, height: 844),
    source: Source(frame: CGRect(x: 16, y: 300, width: 96, height: 96))
  ).playing((2, .open))

  /// Frame k is at `start + k/rate` while that is before the end, and the last one at the end.
  func testWhenTheFramesAre() {
    func row(_ rate: Double, _ start: Double, _ end: Double, count: Int, line: UInt = #line) {
      let frames = PreviewFrames(of: opening, from: start, through: end, rate: rate)
      XCTAssertEqual(frames.count, count, line: line)
      for (index, frame) in frames.enumerated() {
        let time = index == count - 1 ? max(end, start) : start + Double(index) / rate
        XCTAssertEqual(frame.time, time, line: line)
        XCTAssertEqual(frame, opening.frame(at: time), line: line)
      }
    }
    row(60, 2, 2.36, count: 23)
    row(50, 2, 2.36, count: 19)
    row(1000, 2, 2.36, count: 361)
    row(4, 2, 3, count: 5)
    row(60, 3, 3, count: 1)
    row(60, 3, 2.5, count: 1)
    row(0.5, 2, 2.36, count: 2)
  }

  func testTheFramesOfASessionGoFromItsLastEventToItsEnd() {
    let frames = opening.frames(rate: 100)
    XCTAssertEqual(frames.start, 2)
    XCTAssertEqual(frames.end, 2.36)
    XCTAssertEqual(frames.first?.phase, .opening)
    XCTAssertEqual(frames.last?.phase, .open)
    XCTAssertEqual(frames.last?.imageFrame.lengths, [0, 276, 390, 292])
    XCTAssertEqual(
      PreviewSession(
        style: .bigImage, photo: Photo(width: 1, height: 1), container: Container(width: 1, height: 1)
      ).frames(rate: 60).count, 1)
  }

  func testRatesAndTimesAreHeldToWhatIsPossible() {
    func frames(_ rate: Double, from start: Double = 2, through end: Double = 2.36) -> PreviewFrames {
      PreviewFrames(of: opening, from: start, through: end, rate: rate)
    }
    XCTAssertEqual(frames(.nan).rate, 60)
    XCTAssertEqual(frames(.infinity).rate, 60)
    XCTAssertEqual(frames(0).rate, 1e-3)
    XCTAssertEqual(frames(-5).rate, 1e-3)
    XCTAssertEqual(frames(1e9).rate, 1e6)
    XCTAssertEqual(frames(60, from: -9).start, 2)
    XCTAssertEqual(frames(60, from: .nan).start, 2)
    XCTAssertEqual(frames(60, through: .infinity).end, 2)
    XCTAssertEqual(frames(1e6, through: 1e300).end, 2 + 1e9)
  }

  /// Any frame can be had at once, in any order.
  func testFramesCanBeAskedForInAnyOrder() {
    let frames = opening.frames(rate: 60)
    let inOrder = Array(frames)
    for index in frames.indices.reversed() { XCTAssertEqual(frames[index], inOrder[index]) }
    XCTAssertEqual(frames.dropFirst(7).first, inOrder[7])
  }

  func testEveryFrameIsAfterTheOneBefore() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<100 {
      let (start, rate) = (
        Double.random(in: 2...9, using: &generator), Double.random(in: 1...1000, using: &generator)
      )
      let end = start + Double(Int.random(in: 0...40, using: &generator)) / rate
      let frames = PreviewFrames(of: opening, from: start, through: end, rate: rate)
      let times = frames.map(\.time)
      XCTAssertEqual(times.last, end, "seed 1, from \(start) through \(end) at \(rate)")
      for (earlier, later) in zip(times, times.dropFirst()) {
        XCTAssertLessThan(earlier, later, "seed 1, from \(start) through \(end) at \(rate)")
      }
    }
  }
}
