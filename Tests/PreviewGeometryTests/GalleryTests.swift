import PreviewGeometry
import XCTest

/// Photos side by side: the reference.
final class GalleryTests: XCTestCase {
  private let container = Container(width: 400, height: 800)
  private let photos = [
    Photo(width: 400, height: 300), Photo(width: 300, height: 400), Photo(width: 100, height: 100),
    Photo(width: 4_000, height: 1_000), Photo(width: 800, height: 1_600),
  ]

  private func gallery(page: Int = 0, isRightToLeft: Bool = false) throws -> Gallery {
    try XCTUnwrap(
      Gallery(
        viewer: .photos, photos: photos, container: container, page: page, gap: 20,
        isRightToLeft: isRightToLeft))
  }

  /// The viewport of a page, zoomed to 2 about a point of its photo.
  private func zoomed(_ gallery: Gallery, page: Int) -> Viewport {
    var viewport = gallery.viewport(ofPage: page)
    viewport.zoom(to: 2, showing: CGPoint(x: 150, y: 90), at: CGPoint(x: 200, y: 400))
    return viewport
  }

  // MARK: Places

  /// Pages of 400 points and a gap of 20: the neighbours begin 420 points before and after.
  func testWherePagesAndPhotosAppear() throws {
    let gallery = try gallery(page: 1)
    func row(_ page: Int, at x: CGFloat, photo: CGRect, line: UInt = #line) {
      XCTAssertEqual(gallery.pageFrame(ofPage: page), CGRect(x: x, y: 0, width: 400, height: 800), line: line)
      assertEqual(gallery.photoFrame(ofPage: page), photo, within: 1e-9, "photo", line: line)
    }
    row(0, at: -420, photo: CGRect(x: -420, y: 250, width: 400, height: 300))
    row(1, at: 0, photo: CGRect(x: 0, y: 400 / 3.0, width: 400, height: 1_600 / 3.0))
    row(2, at: 420, photo: CGRect(x: 420, y: 200, width: 400, height: 400))
  }

  func testRightToLeftFlipsTheOrderOfPagesOnly() throws {
    let (left, right) = (try gallery(page: 1), try gallery(page: 1, isRightToLeft: true))
    for page in photos.indices {
      XCTAssertEqual(right.pageFrame(ofPage: page).origin.x, -left.pageFrame(ofPage: page).origin.x)
      XCTAssertEqual(right.viewport(ofPage: page), left.viewport(ofPage: page))
    }
  }

  func testThePagesToKeepLaidOut() throws {
    func row(_ page: Int, reach: Int, is expected: Range<Int>, line: UInt = #line) throws {
      let gallery = try XCTUnwrap(
        Gallery(viewer: .photos, photos: photos, container: container, page: page, reach: reach))
      XCTAssertEqual(gallery.keptPages, expected, line: line)
    }
    try row(0, reach: 1, is: 0..<2)
    try row(2, reach: 1, is: 1..<4)
    try row(4, reach: 1, is: 3..<5)
    try row(2, reach: 0, is: 2..<3)
    try row(2, reach: .max, is: 0..<5)
    try row(99, reach: -1, is: 4..<5)
  }

  func testThereIsNoGalleryWithoutPhotos() {
    XCTAssertNil(Gallery(viewer: .photos, photos: [], container: container))
  }

  // MARK: What is seen

  func testEachKeptPageHasItsOwnState() throws {
    var gallery = try gallery(page: 1)
    gallery.keep(zoomed(gallery, page: 1), ofPage: 1)
    XCTAssertEqual(gallery.viewport(ofPage: 1).zoomScale, 2)
    XCTAssertEqual(gallery.state(ofPage: 0), .fitted)
    gallery.keep(zoomed(gallery, page: 4), ofPage: 4)
    XCTAssertEqual(gallery.state(ofPage: 4), .fitted, "too far away to be kept")
  }

  /// Page 1 is zoomed: still so when page 2 is turned to, as it opens when one comes back, and forgotten from page 3.
  func testAPageThatIsTurnedToBeginsAsItOpens() throws {
    var gallery = try gallery(page: 1)
    gallery.keep(zoomed(gallery, page: 1), ofPage: 1)
    gallery.turn(toPage: 1)
    XCTAssertEqual(gallery.viewport(ofPage: 1).zoomScale, 2, "turned to where one is")
    gallery.turn(toPage: 2)
    XCTAssertEqual(gallery.viewport(ofPage: 1).zoomScale, 2, "it may still be seen")
    var back = gallery
    back.turn(toPage: 1)
    XCTAssertEqual(back.state(ofPage: 1), .fitted)
    gallery.turn(toPage: 3)
    XCTAssertEqual(gallery.state(ofPage: 1), .fitted)
    XCTAssertEqual(gallery.currentPage, 3)
    XCTAssertEqual(gallery.pager.page, 3)
  }

  func testAPageThatDoesNotExistCountsAsTheNearest() throws {
    var gallery = try gallery(page: 2)
    gallery.turn(toPage: 7)
    XCTAssertEqual(gallery.currentPage, 4)
    gallery.turn(toPage: -7)
    XCTAssertEqual(gallery.currentPage, 0)
    XCTAssertEqual(gallery.viewport(ofPage: 99), gallery.viewport(ofPage: 4))
  }

  func testClosingLeadsToTheThumbnailOfTheCurrentPage() throws {
    var gallery = try gallery(page: 1)
    gallery.sourceFrames = [
      1: CGRect(x: 0, y: 0, width: 90, height: 90), 2: CGRect(x: 90, y: 0, width: 90, height: 90),
    ]
    XCTAssertEqual(gallery.sourceFrame?.origin.x, 0)
    gallery.turn(toPage: 2)
    XCTAssertEqual(gallery.sourceFrame?.origin.x, 90)
    gallery.turn(toPage: 3)
    XCTAssertNil(gallery.sourceFrame)
  }

  // MARK: Another container, another photo

  func testResizingThereAndBackRestoresEveryPage() throws {
    var gallery = try gallery(page: 3)
    gallery.keep(zoomed(gallery, page: 3), ofPage: 3)
    gallery.keep(zoomed(gallery, page: 4), ofPage: 4)
    let before = gallery
    gallery.resize(to: Container(width: 800, height: 400))
    XCTAssertEqual(gallery.currentPage, 3)
    XCTAssertEqual(gallery.pageFrame(ofPage: 3), CGRect(x: 0, y: 0, width: 800, height: 400))
    XCTAssertEqual(gallery.state(ofPage: 2), .fitted)
    XCTAssertEqual(gallery.viewport(ofPage: 4).zoomScale, 2)
    gallery.resize(to: container)
    XCTAssertEqual(gallery.pager, before.pager)
    for page in photos.indices {
      XCTAssertEqual(gallery.viewport(ofPage: page).zoomScale, before.viewport(ofPage: page).zoomScale)
    }
  }

  func testTheFullSizeTakesThePlaceholdersPlace() throws {
    var gallery = try gallery(page: 2)
    gallery.keep(zoomed(gallery, page: 2), ofPage: 2)
    let shown = gallery.photoFrame(ofPage: 2)
    gallery.swap(Photo(width: 10_000, height: 10_000), onPage: 2)
    assertEqual(gallery.photoFrame(ofPage: 2), shown, within: 1e-9, "nothing moves")
    XCTAssertEqual(gallery.viewport(ofPage: 2).zoomRange.maximum, 25, "but its pixels can be seen")
    gallery.swap(Photo(width: 1, height: 1), onPage: 99)
    XCTAssertEqual(gallery.photos.count, 5)
  }

  // MARK: More and fewer pages

  func testInsertingKeepsTheCurrentPhoto() throws {
    let new = [Photo(width: 1, height: 1), Photo(width: 2, height: 2)]
    func row(
      before index: Int, rightToLeft: Bool = false, page: Int, offset: CGFloat, line: UInt = #line
    ) throws {
      var gallery = try gallery(page: 2, isRightToLeft: rightToLeft)
      gallery.keep(zoomed(gallery, page: 2), ofPage: 2)
      gallery.keep(zoomed(gallery, page: 3), ofPage: 3)
      gallery.sourceFrames = [2: CGRect(x: 0, y: 0, width: 9, height: 9)]
      let shown = gallery.viewport(ofPage: 2)
      gallery.insert(new, beforePage: index)
      XCTAssertEqual(gallery.photos.count, 7, line: line)
      XCTAssertEqual(gallery.currentPage, page, line: line)
      XCTAssertEqual(gallery.photos[page], photos[2], line: line)
      XCTAssertEqual(gallery.viewport(ofPage: page), shown, line: line)
      XCTAssertEqual(gallery.pager.offset, offset, line: line)
      XCTAssertEqual(gallery.pager.pageCount, 7, line: line)
      XCTAssertEqual(gallery.sourceFrames, [:], line: line)
      for other in 0..<7 where other != page {
        let isZoomed = gallery.photos[other] == photos[3] && other == page + 1
        XCTAssertEqual(gallery.state(ofPage: other).isFitted, !isZoomed, "\(other)", line: line)
      }
    }
    try row(before: 0, page: 4, offset: 4 * 420)
    try row(before: 2, page: 4, offset: 4 * 420)
    try row(before: 3, page: 2, offset: 2 * 420)
    try row(before: 99, page: 2, offset: 2 * 420)
    try row(before: -1, page: 4, offset: 4 * 420)
    try row(before: 99, rightToLeft: true, page: 2, offset: 4 * 420)
  }

  func testRemovingKeepsTheCurrentPhotoOrTheNext() throws {
    func row(
      _ removed: Range<Int>, leaves page: Int, showing photo: Int, zoomed zoomedPages: [Int],
      line: UInt = #line
    ) throws {
      var gallery = try gallery(page: 2)
      gallery.keep(zoomed(gallery, page: 2), ofPage: 2)
      gallery.keep(zoomed(gallery, page: 1), ofPage: 1)
      gallery.remove(pages: removed)
      XCTAssertEqual(gallery.currentPage, page, line: line)
      XCTAssertEqual(gallery.photos[page], photos[photo], line: line)
      XCTAssertEqual(
        gallery.photos.indices.filter { !gallery.state(ofPage: $0).isFitted }, zoomedPages, line: line)
      XCTAssertEqual(gallery.pager.offset, CGFloat(page) * 420, line: line)
      XCTAssertEqual(gallery.pager.pageCount, gallery.photos.count, line: line)
    }
    try row(0..<1, leaves: 1, showing: 2, zoomed: [0, 1])
    try row(0..<2, leaves: 0, showing: 2, zoomed: [0])
    try row(3..<4, leaves: 2, showing: 2, zoomed: [1, 2])
    try row(2..<3, leaves: 2, showing: 3, zoomed: [1])
    try row(1..<4, leaves: 1, showing: 4, zoomed: [])
    try row(2..<5, leaves: 1, showing: 1, zoomed: [1])
    try row(2..<99, leaves: 1, showing: 1, zoomed: [1])
    try row(7..<9, leaves: 2, showing: 2, zoomed: [1, 2])
    try row(0..<5, leaves: 2, showing: 2, zoomed: [1, 2])
  }

  // MARK: Laws

  /// Wherever one turns in a gallery of a million pages, only the pages within reach are kept, and they are what they open as.
  func testAMillionPages() throws {
    var generator = SplitMix64(seed: 11)
    var gallery = try XCTUnwrap(
      Gallery(
        viewer: .photos, photos: Array(repeating: Photo(width: 400, height: 300), count: 1_000_000),
        container: container, reach: 2))
    for _ in 0..<1_000 {
      let page = Int.random(in: 0..<1_000_000, using: &generator)
      gallery.turn(toPage: page)
      gallery.keep(zoomed(gallery, page: page), ofPage: page)
      XCTAssertEqual(gallery.currentPage, page, "seed 11")
      XCTAssertLessThanOrEqual(gallery.keptPages.count, 5, "seed 11, page \(page)")
      XCTAssertEqual(gallery.pageFrame(ofPage: page).origin.x, 0, "seed 11, page \(page)")
      XCTAssertEqual(gallery.viewport(ofPage: page).zoomScale, 2, "seed 11, page \(page)")
    }
  }
}
