import PreviewGeometry
import XCTest

/// Where pages are, and which one a drag ends on: the reference.
final class PagerTests: XCTestCase {
  private func pager(
    _ length: CGFloat = 400, gap: CGFloat = 0, count: Int = 5, page: Int = 0, offset: CGFloat? = nil,
    isRightToLeft: Bool = false
  ) throws -> Pager {
    var pager = try XCTUnwrap(
      Pager(length: length, gap: gap, pageCount: count, page: page, isRightToLeft: isRightToLeft))
    if let offset { pager.offset = offset }
    return pager
  }

  // MARK: Examples

  func testAPageIsAsLongAsTheViewportAndTheNextBeginsAfterTheGap() throws {
    let pager = try pager(gap: 20, page: 2)
    XCTAssertEqual(pager.pageLength, 420)
    XCTAssertEqual(pager.offset, 840)
    XCTAssertEqual(pager.position, 2)
    XCTAssertEqual(pager.spanInContent(ofPage: 2), Span(start: 840, length: 400))
    XCTAssertEqual(pager.spanInViewport(ofPage: 2), Span(start: 0, length: 400))
    XCTAssertEqual(pager.spanInViewport(ofPage: 1), Span(start: -420, length: 400))
    XCTAssertEqual(pager.spanInViewport(ofPage: 3), Span(start: 420, length: 400))
  }

  func testRightToLeftPutsTheFirstPageOnTheRight() throws {
    var pager = try pager(gap: 20, isRightToLeft: true)
    XCTAssertEqual(pager.offset, 4 * 420)
    XCTAssertEqual(pager.page, 0)
    XCTAssertEqual(pager.spanInViewport(ofPage: 1), Span(start: -420, length: 400))
    pager.show(page: 4)
    XCTAssertEqual(pager.offset, 0)
    XCTAssertEqual(pager.page, 4)
  }

  func testThereIsNoPagerWithoutPages() {
    XCTAssertNil(Pager(length: 400, pageCount: 0))
    XCTAssertNil(Pager(length: 400, pageCount: -1))
    XCTAssertNil(Pager(length: 400, pageCount: .min))
  }

  func testAPageThatDoesNotExistCountsAsTheNearestThatDoes() throws {
    XCTAssertEqual(try pager(page: 99).page, 4)
    XCTAssertEqual(try pager(page: .min).page, 0)
    XCTAssertEqual(try pager(page: .min, isRightToLeft: true).page, 0)
    XCTAssertEqual(try pager().spanInContent(ofPage: .max), Span(start: 1_600, length: 400))
  }

  func testAnOffsetThatIsNotFiniteChangesNothing() throws {
    var pager = try pager(page: 3)
    for offset in [CGFloat.nan, .infinity, -.infinity] {
      pager.offset = offset
      XCTAssertEqual(pager.offset, 1_200)
    }
  }

  // MARK: Vectors

  func testWhereItRestsAfterADrag() throws {
    func row(
      _ p: CGFloat, v: CGFloat, from start: CGFloat, is expected: Int, _ why: String, line: UInt = #line
    ) throws {
      let target = try pager(offset: p * 400).targetPage(velocity: v, draggedFrom: start * 400)
      XCTAssertEqual(target, expected, why, line: line)
      let mirrored = try pager(offset: p * 400, isRightToLeft: true)
        .targetPage(velocity: v, draggedFrom: start * 400)
      XCTAssertEqual(mirrored, 4 - expected, "\(why); from right to left the same place", line: line)
    }
    try row(2.25, v: 0, from: 2, is: 2, "nearest")
    try row(2.5, v: 0, from: 2, is: 3, "halfway: the one on the right")
    try row(1.5, v: 0, from: 2, is: 2, "halfway: the one on the right")
    try row(2.25, v: 250, from: 2, is: 2, "250 points per second are not more than 250")
    try row(2.25, v: 250.5, from: 2, is: 3, "a flick to the next page")
    try row(2.75, v: -250, from: 2, is: 3, "nearest")
    try row(2.75, v: -250.5, from: 2, is: 2, "a flick back")
    try row(2, v: 9_000, from: 2, is: 2, "a page that has not moved does not turn")
    try row(2, v: -9_000, from: 2, is: 2, "in either direction")
    try row(1.75, v: -300, from: 2, is: 1, "a flick to the page before")
    try row(3.25, v: 300, from: 2, is: 3, "two pages are too many")
    try row(0.25, v: -300, from: 2, is: 1, "two pages are too many")
    try row(3.75, v: 0, from: 2, is: 3, "without a flick too")
    try row(3.25, v: 300, from: 2.5, is: 3, "begun between 2 and 3: one page is 3.5")
    try row(1.75, v: -300, from: 2.5, is: 2, "begun between 2 and 3: one page is 1.5")
    try row(4.25, v: 300, from: 4, is: 4, "after the last page there is none")
    try row(-0.25, v: -300, from: 0, is: 0, "before the first page there is none")
    try row(0.25, v: 300, from: -0.25, is: 1, "begun before the first page: as on it")
    try row(3.75, v: -300, from: 4.25, is: 3, "begun after the last page: as on it")
    try row(2.25, v: .nan, from: 2, is: 2, "no velocity: none")
    try row(2.25, v: .infinity, from: 2, is: 3, "the fastest of flicks")
    try row(2.75, v: 0, from: .nan, is: 3, "no beginning: here")
  }

  func testVisiblePages() throws {
    func row(
      _ offset: CGFloat, gap: CGFloat = 0, are expected: Range<Int>, _ why: String, line: UInt = #line
    ) throws {
      XCTAssertEqual(try pager(gap: gap, offset: offset).visiblePages, expected, why, line: line)
      XCTAssertEqual(
        try pager(gap: gap, offset: offset, isRightToLeft: true).visiblePages,
        5 - expected.upperBound..<5 - expected.lowerBound, "\(why); from right to left the same places",
        line: line)
    }
    try row(800, are: 2..<3, "at rest only itself")
    try row(801, are: 2..<4, "a point of the next")
    try row(799, are: 1..<3, "a point of the one before")
    try row(0, are: 0..<1, "the first")
    try row(-100, are: 0..<1, "pulled before the first")
    try row(1_600, are: 4..<5, "the last")
    try row(1_700, are: 4..<5, "pulled past the last")
    try row(-400, are: 0..<0, "out of sight before the first")
    try row(2_000, are: 5..<5, "out of sight past the last")
    try row(10, gap: 20, are: 0..<1, "10 points of the gap, nothing of the next page")
    try row(20, gap: 20, are: 0..<1, "the next page touches the edge")
    try row(21, gap: 20, are: 0..<2, "a point of the next page")
    try row(399, gap: 20, are: 0..<2, "a point of the page that leaves")
    try row(400, gap: 20, are: 1..<2, "it has left")
    try row(450, gap: 600, are: 1..<1, "in a gap longer than the viewport")
  }

  func testPastTheLastPagesItResists() throws {
    let pager = try pager(852)
    XCTAssertEqual(pager.resisted(-590), -235.0, accuracy: 0.05, "590 points of travel show 235")
    XCTAssertEqual(pager.resisted(4 * 852 + 590), 4 * 852 + 235.0, accuracy: 0.05)
    XCTAssertEqual(pager.resisted(1_234.5), 1_234.5, "between the pages nothing resists")
    XCTAssertEqual(pager.resisted(-.infinity), 0)
    XCTAssertEqual(pager.resisted(.infinity), 4 * 852)
    XCTAssertEqual(pager.resisted(.nan), 0)
    XCTAssertEqual(try self.pager(count: 1).resisted(100), 48.35, accuracy: 0.01, "a single page, too")
  }

  func testPagesWithoutLengthAreAllInOnePlace() throws {
    for length in [0, -1, CGFloat.nan, .infinity] {
      let pager = try pager(length, gap: length, page: 3)
      XCTAssertEqual(pager.position, 0)
      XCTAssertEqual(pager.page, 0)
      XCTAssertEqual(pager.visiblePages, 0..<1)
      XCTAssertEqual(pager.targetPage(velocity: 1_000, draggedFrom: 0), 0)
      XCTAssertEqual(pager.resisted(100), 0)
    }
  }

  // MARK: Laws

  /// A page at rest is where it was put, to the last bit, however many there are and whatever their length.
  func testAPageAtRestIsExactlyAtAWholePosition() throws {
    var generator = SplitMix64(seed: 20)
    for _ in 0..<5_000 {
      let count = 1 << Int.random(in: 0...40, using: &generator)
      let page = Int.random(in: 0..<count, using: &generator)
      let pager = try pager(
        pow(10, .random(in: -3...7, using: &generator)), gap: .random(in: 0...100, using: &generator),
        count: count,
        page: page, isRightToLeft: Bool.random(using: &generator))
      let what = "seed 20, page \(page) of \(pager)"
      XCTAssertEqual(pager.position, pager.position.rounded(), what)
      XCTAssertEqual(pager.page, page, what)
      XCTAssertEqual(pager.visiblePages, page..<page + 1, what)
      XCTAssertEqual(pager.spanInViewport(ofPage: page), Span(start: 0, length: pager.length), what)
      for velocity in [-1_000, 0, 1_000 as CGFloat] {
        XCTAssertEqual(pager.targetPage(velocity: velocity, draggedFrom: pager.offset), page, what)
      }
    }
  }

  /// A release ends on a page at most one page from where the drag began; order does not change the place.
  func testItEndsWithinOnePageInTheSamePlaceWhateverTheOrder() throws {
    var generator = SplitMix64(seed: 21)
    for _ in 0..<5_000 {
      let count = Int.random(in: 1...1_000_000, using: &generator)
      let length = CGFloat.random(in: 1...2_000, using: &generator)
      let start = CGFloat.random(in: 0...CGFloat(count - 1), using: &generator) * length
      let offset = start + CGFloat.random(in: -3...3, using: &generator) * length
      let velocity = CGFloat.random(in: -1_000...1_000, using: &generator)
      var pagers = try [false, true].map { try pager(length, count: count, isRightToLeft: $0) }
      for index in pagers.indices { pagers[index].offset = offset }
      let targets = pagers.map { $0.targetPage(velocity: velocity, draggedFrom: start) }
      let what = "seed 21, \(pagers[0]) from \(start) at \(velocity)"
      XCTAssert((0..<count).contains(targets[0]), what)
      XCTAssertLessThanOrEqual(abs(CGFloat(targets[0]) - start / length), 1 + 1e-9, what)
      XCTAssertEqual(targets[1], count - 1 - targets[0], what)
    }
  }

  /// A page is visible if, and only if, some of it lies between the ends of the viewport.
  func testVisiblePagesAreThoseWithAPartInTheViewport() throws {
    var generator = SplitMix64(seed: 22)
    for _ in 0..<2_000 {
      let length = CGFloat.random(in: 1...500, using: &generator).rounded()
      let gap = CGFloat.random(in: 0...100, using: &generator).rounded()
      let pager = try pager(
        length, gap: gap, count: 7, offset: CGFloat.random(in: -1...8, using: &generator) * length,
        isRightToLeft: Bool.random(using: &generator))
      let expected = (0..<7).filter {
        let span = pager.spanInViewport(ofPage: $0)
        return span.start < length && span.end > 0
      }
      XCTAssertEqual(Array(pager.visiblePages), expected, "seed 22, \(pager)")
    }
  }

  /// The raw offset is the inverse of the band, up to a thousandth of the viewport from where it ends.
  func testGrabbingPagesThatWereLetGoDoesNotJump() throws {
    var generator = SplitMix64(seed: 23)
    for _ in 0..<2_000 {
      var pager = try pager(.random(in: 20...2_000, using: &generator))
      let raw = CGFloat.random(in: -20_000...20_000, using: &generator)
      pager.offset = pager.resisted(raw)
      XCTAssertEqual(
        pager.resisted(pager.rawOffset), pager.offset, accuracy: 1e-6, "seed 23, \(raw) of \(pager)")
    }
  }

  func testAnyNumberOfPagesOfAnyLengthIsFinite() throws {
    for count in [1, 2, 1_000_000, 1 << 53, Int.max] {
      for length in [0, 1e-3, 400, 1e7, 1e300, .greatestFiniteMagnitude, .infinity] as [CGFloat] {
        for isRightToLeft in [false, true] {
          for page in [0, count / 2, count - 1] {
            let pager = try pager(length, gap: length, count: count, page: page, isRightToLeft: isRightToLeft)
            XCTAssert(pager.offset.isFinite && pager.position.isFinite, "\(pager)")
            XCTAssert((0..<count).contains(pager.page), "\(pager)")
            XCTAssertLessThanOrEqual(pager.visiblePages.count, 2, "\(pager)")
            let span = pager.spanInViewport(ofPage: count - 1)
            XCTAssert(span.start.isFinite && span.end.isFinite, "\(pager)")
            guard length <= 1e7 else { continue }
            XCTAssert(pager.resisted(1e300).isFinite && pager.resisted(-1e300).isFinite, "\(pager)")
          }
        }
      }
    }
  }
}
