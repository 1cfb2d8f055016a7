import PreviewGeometry
import XCTest

/// What a drag moves, a zoomed photo or the pages it is one of: the reference.
final class PageDragTests: XCTestCase {
  /// A photo twice as long as its viewport of 400 points: its offset can be 0…400.
  private func photo(at offset: CGFloat) -> ScrollAxis {
    viewport(at: CGPoint(x: offset, y: 0)).horizontal
  }

  private func viewport(at offset: CGPoint) -> Viewport {
    var viewport = Viewport(
      size: CGSize(width: 400, height: 600), contentSize: CGSize(width: 800, height: 1_200))
    viewport.setContentOffset(offset)
    return viewport
  }

  /// The middle one of three pages of 400 points, at 400, or pages that have been moved.
  private func pages(at offset: CGFloat = 400, isRightToLeft: Bool = false) throws -> Pager {
    var pager = try XCTUnwrap(
      Pager(length: 400, pageCount: 3, page: 1, isRightToLeft: isRightToLeft))
    pager.offset = offset
    return pager
  }

  private func sum(_ drag: PageDrag) -> CGFloat { drag.consumed + drag.rest }

  // MARK: Vectors

  func testAPhotoMovesUntilItsEdgeAndThenThePagesDo() throws {
    func row(
      photo start: CGFloat, pages: CGFloat = 400, by translation: CGFloat, consumes consumed: CGFloat,
      leaves rest: CGFloat, photoAt photoEnd: CGFloat, pagesAt pagesEnd: CGFloat, _ why: String,
      line: UInt = #line
    ) throws {
      var (photo, pager) = (photo(at: start), try self.pages(at: pages))
      var drag = PageDrag(beganIn: photo, of: pager)
      drag.move(to: translation)
      drag.drag(&photo, in: &pager)
      XCTAssertEqual(drag.consumed, consumed, why, line: line)
      XCTAssertEqual(drag.rest, rest, why, line: line)
      XCTAssertEqual(photo.offset, photoEnd, why, line: line)
      XCTAssertEqual(pager.offset, pagesEnd, why, line: line)
      XCTAssertEqual(drag.hasMovedPhoto, consumed != 0, why, line: line)
    }
    let inside = "inside of the photo"
    try row(photo: 250, by: 0, consumes: 0, leaves: 0, photoAt: 250, pagesAt: 400, inside)
    try row(photo: 250, by: -100, consumes: -100, leaves: 0, photoAt: 350, pagesAt: 400, inside)
    try row(photo: 250, by: -150, consumes: -150, leaves: 0, photoAt: 400, pagesAt: 400, "just to the end")
    try row(photo: 250, by: -190, consumes: -150, leaves: -40, photoAt: 400, pagesAt: 440, "past the end")
    try row(photo: 250, by: 250, consumes: 250, leaves: 0, photoAt: 0, pagesAt: 400, "just to the start")
    try row(photo: 250, by: 290, consumes: 250, leaves: 40, photoAt: 0, pagesAt: 360, "past the start")

    let atEdge = "at an edge all of it is for the pages"
    try row(photo: 400, by: -40, consumes: 0, leaves: -40, photoAt: 400, pagesAt: 440, atEdge)
    try row(photo: 0, by: 40, consumes: 0, leaves: 40, photoAt: 0, pagesAt: 360, atEdge)
    try row(
      photo: 399.5, by: -40, consumes: 0, leaves: -40, photoAt: 399.5, pagesAt: 440, "half a point from it")
    try row(photo: 399, by: -40, consumes: -1, leaves: -39, photoAt: 400, pagesAt: 439, "a point from it")
    try row(
      photo: 400, by: 40, consumes: 40, leaves: 0, photoAt: 360, pagesAt: 400, "away from it: the photo")

    let between = "pages between two return before the photo moves"
    try row(photo: 400, pages: 450, by: 30, consumes: 0, leaves: 30, photoAt: 400, pagesAt: 420, between)
    try row(photo: 400, pages: 450, by: 50, consumes: 0, leaves: 50, photoAt: 400, pagesAt: 400, between)
    try row(photo: 400, pages: 450, by: 80, consumes: 30, leaves: 50, photoAt: 370, pagesAt: 400, between)
    try row(photo: 400, pages: 450, by: 460, consumes: 400, leaves: 60, photoAt: 0, pagesAt: 390, between)
    try row(photo: 400, pages: 450, by: -30, consumes: 0, leaves: -30, photoAt: 400, pagesAt: 480, between)
    try row(photo: 250, pages: 450, by: -30, consumes: 0, leaves: -30, photoAt: 250, pagesAt: 480, between)
    try row(photo: 0, pages: 350, by: -80, consumes: -30, leaves: -50, photoAt: 30, pagesAt: 400, between)
    try row(photo: 0, pages: 350, by: 30, consumes: 0, leaves: 30, photoAt: 0, pagesAt: 320, between)
  }

  func testAPhotoThatFitsLeavesEverythingToThePages() throws {
    let fitted = ScrollAxis(length: 400, unscaledLength: 300, centering: .aligned(0.5))
    XCTAssert(fitted.isAtStart() && fitted.isAtEnd())
    var (photo, pager) = (fitted, try pages())
    var drag = PageDrag(beganIn: photo, of: pager)
    drag.move(to: -120)
    drag.drag(&photo, in: &pager)
    XCTAssertEqual(photo, fitted)
    XCTAssertEqual(pager.offset, 520)
    XCTAssertFalse(drag.hasMovedPhoto)
  }

  func testAnEdgeIsReachedWithinHalfADevicePixel() {
    func row(
      _ offset: CGFloat, _ scale: CGFloat?, start: Bool = false, end: Bool = false, line: UInt = #line
    ) {
      XCTAssertEqual(photo(at: offset).isAtStart(displayScale: scale), start, line: line)
      XCTAssertEqual(photo(at: offset).isAtEnd(displayScale: scale), end, line: line)
    }
    row(0, nil, start: true)
    row(0.5, nil, start: true)
    row(0.75, nil)
    row(0.25, 2, start: true)
    row(0.375, 2)
    row(200, nil)
    row(399.375, nil)
    row(399.5, nil, end: true)
    row(399.625, 2)
    row(399.75, 2, end: true)
    row(400, 2, end: true)
    row(399.5, .nan, end: true)
    row(399.5, 0, end: true)
    row(0.5, -2, start: true)
  }

  func testTheDisplayScaleDecidesWhoGetsTheLastHalfPoint() throws {
    var drag = PageDrag(beganIn: photo(at: 399.5), of: try pages(), displayScale: 2)
    drag.move(to: -40)
    XCTAssertEqual(drag.consumed, -0.5)
    XCTAssertEqual(drag.rest, -39.5)
  }

  func testAFlickThatBeganInsideAZoomedPhotoDoesNotTurnThePage() throws {
    func row(
      photo start: CGFloat, pages: CGFloat = 400, by translations: [CGFloat], v: CGFloat, is expected: Int,
      _ why: String, line: UInt = #line
    ) throws {
      for isRightToLeft in [false, true] {
        var (photo, pager) = (photo(at: start), try self.pages(at: pages, isRightToLeft: isRightToLeft))
        var drag = PageDrag(beganIn: photo, of: pager)
        for translation in translations { drag.move(to: translation) }
        drag.drag(&photo, in: &pager)
        XCTAssertEqual(
          drag.targetPage(velocity: v, in: pager), isRightToLeft ? 2 - expected : expected, why, line: line)
      }
    }
    try row(photo: 400, by: [-40], v: 900, is: 2, "a flick that began at the edge")
    try row(photo: 0, by: [40], v: -900, is: 0, "and at the other")
    try row(photo: 300, by: [-140], v: 900, is: 1, "one that began inside, on the way past the edge")
    try row(photo: 300, by: [-350], v: 0, is: 2, "but more than half a page is more than half a page")
    try row(photo: 400, by: [60, -40], v: 900, is: 1, "one that has been inside before it came back")
    try row(photo: 400, by: [-60, -40], v: 900, is: 2, "one that has not")
    try row(photo: 400, pages: 0, by: [-700], v: 0, is: 1, "a page at most, however far")
  }

  func testBeyondTheLastPageThePagesResist() throws {
    var (photo, pager) = (photo(at: 390), try pages(at: 800))
    var drag = PageDrag(beganIn: photo, of: pager)
    drag.move(to: -110)
    drag.drag(&photo, in: &pager)
    XCTAssertEqual(photo.offset, 400)
    XCTAssertEqual(pager.offset, 800 + RubberBand(dimension: 400).overshoot(forTravel: 100))
  }

  func testAPhotoFoundPastItsEdgeStaysOrComesBack() throws {
    var viewport = viewport(at: CGPoint(x: 400, y: 0))
    var pan = PanGesture(beganIn: viewport, touchDown: .zero)
    pan.move(to: CGPoint(x: -110, y: 0))
    pan.drag(&viewport)
    let found = viewport.horizontal
    XCTAssertGreaterThan(found.offset, 440)

    var (photo, pager) = (found, try pages())
    var drag = PageDrag(beganIn: photo, of: pager)
    drag.drag(&photo, in: &pager)
    XCTAssertEqual(photo, found, "nothing jumps")
    drag.move(to: -40)
    drag.drag(&photo, in: &pager)
    XCTAssertEqual(photo, found, "it goes no further: the pages do")
    XCTAssertEqual(pager.offset, 440)
    drag.move(to: 60)
    drag.drag(&photo, in: &pager)
    XCTAssertEqual(
      photo.offset, 400 + RubberBand(dimension: 400).overshoot(forTravel: 40), accuracy: 1e-9,
      "it comes back against its band")
    drag.move(to: 100)
    drag.drag(&photo, in: &pager)
    XCTAssertEqual(photo.offset, 400, accuracy: 1e-9)
    XCTAssertEqual(pager.offset, 400)
    drag.move(to: 150)
    drag.drag(&photo, in: &pager)
    XCTAssertEqual(photo.offset, 350, accuracy: 1e-9)
  }

  func testAPhotoThatFitsStaysWhereItIsFoundPastItsEdge() throws {
    for moved in [-80, 80] as [CGFloat] {
      var viewport = Viewport(
        size: CGSize(width: 400, height: 600), contentSize: CGSize(width: 300, height: 600),
        zoomRange: ZoomRange(maximum: 4), centering: .aligned(0.5))
      var pinch = PinchGesture(beganIn: viewport, centroid: .zero)
      pinch.change(scale: 1, centroid: CGPoint(x: moved, y: 0), in: &viewport)
      let found = viewport.horizontal
      XCTAssertGreaterThan(abs(found.overshoot), 30)
      for translation in [-60, 60] as [CGFloat] {
        var (photo, pager) = (found, try pages())
        var drag = PageDrag(beganIn: photo, of: pager)
        drag.move(to: translation)
        drag.drag(&photo, in: &pager)
        XCTAssertEqual(photo, found)
        XCTAssertEqual(pager.offset, 400 - translation)
      }
    }
  }

  func testItGoesWithAPanThatMovesThePhotoUpAndDown() throws {
    var (viewport, pager) = (viewport(at: CGPoint(x: 350, y: 300)), try pages())
    var pan = PanGesture(beganIn: viewport, touchDown: .zero)
    var drag = PageDrag(beganIn: viewport.horizontal, of: pager)
    pan.move(to: CGPoint(x: -80, y: -60))
    drag.move(to: pan.translation.x)
    pan.drag(&viewport)
    drag.drag(&viewport, in: &pager)
    XCTAssertEqual(viewport.contentOffset.x, 400, "50 of the 72 points after the first 10")
    XCTAssertEqual(viewport.contentOffset.y, 354, accuracy: 1e-9)
    XCTAssertEqual(pager.offset, 422, accuracy: 1e-9)
  }

  func testATranslationThatIsNotFiniteChangesNothing() throws {
    var drag = PageDrag(beganIn: photo(at: 250), of: try pages())
    drag.move(to: -190)
    let before = drag
    for translation in [CGFloat.nan, .infinity, -.infinity] { drag.move(to: translation) }
    XCTAssertEqual(drag, before)
  }

  // MARK: Laws

  /// A photo somewhere in its range, and pages that rest or have been moved; all of awkward lengths.
  private func random(
    using generator: inout SplitMix64, resting: Bool = false
  ) throws -> (photo: ScrollAxis, pager: Pager) {
    let length = pow(10, CGFloat.random(in: -3...7, using: &generator))
    var viewport = Viewport(
      size: CGSize(width: length, height: length),
      contentSize: CGSize(width: length * .random(in: 0.5...4, using: &generator), height: length))
    viewport.setContentInset(
      Insets(
        left: length * .random(in: 0...0.2, using: &generator),
        right: length * .random(in: 0...0.2, using: &generator)))
    let (lowest, highest) = (viewport.horizontal.lowestOffset, viewport.horizontal.highestOffset)
    let places = [lowest, highest, .random(in: lowest...highest, using: &generator)]
    viewport.setContentOffset(CGPoint(x: places[Int.random(in: 0..<3, using: &generator)], y: 0))
    let count = 1 << Int.random(in: 0...10, using: &generator)
    var pager = try XCTUnwrap(
      Pager(
        length: length, gap: .random(in: 0...20, using: &generator), pageCount: count,
        page: .random(in: 0..<count, using: &generator), isRightToLeft: Bool.random(using: &generator)))
    if !resting && Bool.random(using: &generator) {
      pager.offset += length * .random(in: -0.6...0.6, using: &generator)
    }
    return (viewport.horizontal, pager)
  }

  /// The error of the rounded sum of two numbers, which is a number itself (Knuth's two-sum).
  private func roundingError(of a: CGFloat, plus b: CGFloat) -> CGFloat {
    let sum = a + b
    let bVirtual = sum - a
    return (a - (sum - bVirtual)) + (b - bVirtual)
  }

  /// What the photo consumes and what is left add up to the translation exactly, without any rounding.
  func testThePartsAddUpExactly() throws {
    var generator = SplitMix64(seed: 30)
    for _ in 0..<5_000 {
      let (photo, pager) = try random(using: &generator)
      var drag = PageDrag(beganIn: photo, of: pager, displayScale: 3)
      for _ in 0..<8 {
        let translation = photo.length * pow(10, .random(in: -12...1, using: &generator))
        drag.move(to: Bool.random(using: &generator) ? translation : -translation)
        let what = "seed 30, \(drag)"
        XCTAssertEqual(sum(drag), drag.translation, what)
        XCTAssertEqual(roundingError(of: drag.consumed, plus: drag.rest), 0, what)
        XCTAssertGreaterThanOrEqual(drag.consumed * drag.translation, 0, what)
        XCTAssertGreaterThanOrEqual(drag.rest * drag.translation, 0, what)
      }
    }
  }

  /// What the photo can take ends half a unit in the last place beyond what the translation can say.
  func testThePartsAddUpWhereASumWouldRoundTheOtherWay() throws {
    let tiny: CGFloat = 0x1p-53
    var viewport = Viewport(
      size: CGSize(width: 1, height: 1), contentSize: CGSize(width: 2, height: 1))
    viewport.setContentOffset(CGPoint(x: tiny, y: 0))
    var drag = PageDrag(
      beganIn: viewport.horizontal, of: try XCTUnwrap(Pager(length: 1, pageCount: 3, page: 1)),
      displayScale: 0x1p60)
    drag.move(to: 1 + .ulpOfOne)
    XCTAssertNotEqual(tiny + (drag.translation - tiny), drag.translation, "else this is no such case")
    XCTAssertEqual(sum(drag), drag.translation)
    XCTAssertEqual(roundingError(of: drag.consumed, plus: drag.rest), 0)
  }

  /// A drag is a function of its translation: there and back again is where it began, to the last bit.
  func testOnTheWayBackEverythingReturnsExactly() throws {
    var generator = SplitMix64(seed: 31)
    for _ in 0..<2_000 {
      let (photo, pager) = try random(using: &generator)
      var drag = PageDrag(beganIn: photo, of: pager, displayScale: 2)
      var (movedPhoto, movedPager) = (photo, pager)
      for fraction in [0.3, -1.7, 2.9, 0] as [CGFloat] {
        drag.move(to: fraction * photo.length)
        drag.drag(&movedPhoto, in: &movedPager)
      }
      XCTAssertEqual(movedPhoto, photo, "seed 31, \(drag)")
      XCTAssertEqual(movedPager, pager, "seed 31, \(drag)")
    }
  }

  /// While the photo is between its edges its page is at rest, exactly.
  func testOneMovesAtATime() throws {
    var generator = SplitMix64(seed: 32)
    for _ in 0..<5_000 {
      let (photo, pager) = try random(using: &generator)
      var (movedPhoto, movedPager) = (photo, pager)
      var drag = PageDrag(beganIn: photo, of: pager)
      drag.move(to: photo.length * .random(in: -3...3, using: &generator))
      drag.drag(&movedPhoto, in: &movedPager)
      if [photo.lowestOffset, photo.highestOffset, photo.offset].contains(movedPhoto.offset) { continue }
      XCTAssertEqual(movedPager.offset, pager.offset(ofPage: pager.page), "seed 32, \(drag)")
    }
  }

  /// A finger that goes on in small steps moves the photo and the pages together by no more than its step.
  func testNothingJumps() throws {
    var generator = SplitMix64(seed: 33)
    for _ in 0..<200 {
      let (photo, pager) = try random(using: &generator)
      var drag = PageDrag(beganIn: photo, of: pager)
      var (photoBefore, pagerBefore) = (photo, pager)
      let step = photo.length / 32
      for index in 1...128 {
        drag.move(to: (Bool.random(using: &generator) ? step : -step) + drag.translation)
        var (photoAfter, pagerAfter) = (photoBefore, pagerBefore)
        drag.drag(&photoAfter, in: &pagerAfter)
        let moved =
          abs(photoAfter.offset - photoBefore.offset) + abs(pagerAfter.offset - pagerBefore.offset)
        XCTAssertLessThanOrEqual(moved, step * (1 + 1e-6), "seed 33, step \(index) of \(drag)")
        XCTAssertEqual(photoAfter.overshoot, 0, "seed 33, step \(index) of \(drag)")
        (photoBefore, pagerBefore) = (photoAfter, pagerAfter)
      }
    }
  }
}
