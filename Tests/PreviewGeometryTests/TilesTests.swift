import PreviewGeometry
import XCTest

/// Which parts of a large photo are decoded, in which order, and where they are drawn: the reference.
final class TilesTests: XCTestCase {
  private let photo = Photo(width: 4_000, height: 3_000)

  /// The photo pixel for pixel, seen through a window.
  private func tiles(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, margin: CGFloat = 0,
    tileLength: Int = Tiles.standardTileLength
  ) -> Tiles {
    Tiles(
      of: photo, drawnIn: CGRect(x: 0, y: 0, width: 4_000, height: 3_000),
      visible: CGRect(x: x, y: y, width: width, height: height), tileLength: tileLength, margin: margin)
  }

  private func whole(
    _ photo: Photo, drawnIn size: CGSize, displayScale: CGFloat? = nil, tileLength: Int = 512
  ) -> Tiles {
    let frame = CGRect(origin: .zero, size: size)
    return Tiles(
      of: photo, drawnIn: frame, visible: frame, displayScale: displayScale, tileLength: tileLength)
  }

  // MARK: Vectors

  func testSampleSizes() {
    func row(
      _ width: CGFloat, _ height: CGFloat, scale: CGFloat? = nil, is expected: Int, _ why: String,
      line: UInt = #line
    ) {
      let size = CGSize(width: width, height: height)
      XCTAssertEqual(
        whole(photo, drawnIn: size, displayScale: scale).sampleSize, expected, why, line: line)
      XCTAssertEqual(
        whole(
          Photo(pixelSize: CGSize(width: 3_000, height: 4_000), orientation: .right), drawnIn: size,
          displayScale: scale
        ).sampleSize, expected, "\(why); turned, the same", line: line)
    }
    row(4_000, 3_000, is: 1, "pixel for pixel")
    row(40_000, 30_000, is: 1, "enlarged")
    row(2_004, 1_503, is: 1, "half of the pixels would be two too few")
    row(2_000, 1_500, is: 2, "half of the pixels are enough")
    row(1_000, 750, is: 4, "a quarter")
    row(1_000 + 1e-8, 750, is: 4, "a quarter, but for rounding")
    row(1_000 + 1e-4, 750, is: 2, "a little more than a quarter")
    row(1_000, 750 + 1e-4, is: 2, "on one axis")
    row(400, 300, is: 8, "a tenth: 8 and not 16")
    row(400, 300, scale: 2, is: 4, "800 device pixels")
    row(400, 300, scale: 3, is: 2, "1200 device pixels")
    row(400, 300, scale: 0, is: 8, "no scale")
    row(400, 3_000, is: 1, "stretched: the axis that needs more decides")
    row(1e-3, 1e-3, is: 2_048, "a sampled photo has at least a pixel")
    XCTAssertEqual(whole(Photo(width: 2, height: 1), drawnIn: CGSize(width: 0.2, height: 0.1)).sampleSize, 2)
    XCTAssertEqual(whole(Photo(width: 1, height: 1), drawnIn: CGSize(width: 0.1, height: 0.1)).sampleSize, 1)
  }

  func testTilesThatCoverWhatIsVisible() {
    func row(
      _ tiles: Tiles, columns: Range<Int>, rows: Range<Int>, _ why: String, line: UInt = #line
    ) {
      XCTAssertEqual(tiles.columns, columns, why, line: line)
      XCTAssertEqual(tiles.rows, rows, why, line: line)
      XCTAssertEqual(tiles.count, columns.count * rows.count, why, line: line)
      XCTAssertEqual(Set(tiles).count, tiles.count, why, line: line)
      XCTAssert(tiles.allSatisfy(tiles.contains), why, line: line)
    }
    row(tiles(0, 0, 400, 300), columns: 0..<1, rows: 0..<1, "a corner of a tile")
    row(tiles(0, 0, 513, 300), columns: 0..<2, rows: 0..<1, "a pixel of the next column")
    row(tiles(0, 0, 511, 300), columns: 0..<1, rows: 0..<1, "a pixel less than a column")
    row(tiles(0, 0, 512, 300), columns: 0..<2, rows: 0..<1, "the next by half a pixel of tolerance")
    row(tiles(512, 0, 400, 300), columns: 0..<2, rows: 0..<1, "the one before by the same")
    row(tiles(513, 600, 400, 300), columns: 1..<2, rows: 1..<2, "inside of a tile")
    row(tiles(500, 500, 1_000, 800), columns: 0..<3, rows: 0..<3, "three by three")
    row(tiles(0, 0, 4_000, 3_000), columns: 0..<8, rows: 0..<6, "the whole photo")
    row(tiles(-900, -900, 9_000, 9_000), columns: 0..<8, rows: 0..<6, "and more")
    row(tiles(3_900, 2_900, 400, 300), columns: 7..<8, rows: 5..<6, "the last corner")
    row(tiles(600, 600, 100, 100, margin: 200), columns: 0..<2, rows: 0..<2, "a margin")
    row(tiles(600, 600, 100, 100, margin: -200), columns: 1..<2, rows: 1..<2, "no margin")
    row(tiles(600, 600, 100, 100, margin: .nan), columns: 1..<2, rows: 1..<2, "no margin")
    row(tiles(600, 600, 100, 100, margin: .infinity), columns: 1..<2, rows: 1..<2, "no margin")
    row(tiles(600, 600, 100, 100, margin: 1e9), columns: 0..<8, rows: 0..<6, "all of it")
    row(tiles(0, 0, 99, 99, tileLength: 10), columns: 0..<10, rows: 0..<10, "smaller tiles")
    row(tiles(1.6, 1.6, 1.8, 1.8, tileLength: 0), columns: 1..<4, rows: 1..<4, "tiles of a pixel")
    row(tiles(4_100, 0, 400, 300, margin: 200), columns: 7..<8, rows: 0..<1, "out of sight, in the margin")
    row(
      tiles(4_100, 0, 400, 300, margin: 200, tileLength: 500), columns: 7..<8, rows: 0..<2,
      "the same where the last tile is a whole one")
  }

  /// So far in that numbers no longer tell the ends of the window apart: whoever looks still sees a tile.
  func testWhateverIsVisibleHasATile() {
    let tiles = Tiles(
      of: Photo(width: 1_024, height: 1_024),
      drawnIn: CGRect(x: -0x1p59, y: -0x1p59, width: 0x1p60, height: 0x1p60),
      visible: CGRect(x: 0, y: 0, width: 40, height: 40))
    XCTAssertEqual(tiles.map { [$0.column, $0.row] }, [[1, 1]])
  }

  func testNothingVisibleNeedsNoTile() {
    func row(_ tiles: Tiles, _ why: String, line: UInt = #line) {
      XCTAssertEqual(Array(tiles), [], why, line: line)
      XCTAssertTrue(tiles.isEmpty, why, line: line)
      XCTAssertEqual(tiles.count, 0, why, line: line)
      XCTAssert(tiles.columns.isEmpty && tiles.rows.isEmpty, why, line: line)
    }
    row(tiles(4_000, 0, 400, 300), "after the photo")
    row(tiles(-400, 0, 400, 300), "before it")
    row(tiles(0, 3_000, 400, 300), "below it")
    row(tiles(100, 100, 0, 300), "nothing to see through")
    row(tiles(0, 0, .infinity, 300), "no window")
    row(tiles(.nan, 0, 400, 300), "nowhere")
    row(whole(Photo(width: 0, height: 3_000), drawnIn: CGSize(width: 400, height: 300)), "no pixels")
    row(
      Tiles(
        of: photo, drawnIn: CGRect(x: 0, y: 100, width: 400, height: 0),
        visible: CGRect(x: 0, y: 0, width: 400, height: 600)), "flat")
    row(whole(photo, drawnIn: CGSize(width: CGFloat.nan, height: 300)), "no size")
    row(whole(photo, drawnIn: CGSize(width: CGFloat.infinity, height: 300)), "no size")
  }

  /// Tiles are written as a digit for the column and one for the row.
  func testTheOrderIsFromTheMiddleOutwards() {
    func row(_ tiles: Tiles, is expected: [Int], _ why: String, line: UInt = #line) {
      XCTAssertEqual(tiles.map { $0.column * 10 + $0.row }, expected, why, line: line)
    }
    row(
      tiles(10, 10, 28, 28, tileLength: 10),
      is: [22] + [12, 21, 32, 23] + [11, 31, 13, 33] + [02, 20] + [01, 10, 03, 30] + [00],
      "four by four around 22: the ring about it, then what there is of the next")
    row(tiles(1, 1, 45, 5, tileLength: 10), is: [20, 10, 30, 00, 40], "a row, its middle before that of 20")
    row(tiles(1, 1, 48, 5, tileLength: 10), is: [20, 30, 10, 40, 00], "a row, its middle in that of 20")
    row(tiles(1, 1, 8, 38, tileLength: 10), is: [02, 01, 03, 00], "a column, its middle at the edge of 02")
    row(
      tiles(1, 1, 8, 8, margin: 15, tileLength: 10),
      is: [00] + [10, 01] + [11] + [20, 02] + [21, 12] + [22],
      "the margin after what is visible")
  }

  func testFramesAreRoundedToDevicePixels() {
    // 1000 × 600 pixels in 300.3 × 180.2 points at 2 device pixels a point: sampled by 1, tiles of 256
    // pixels.
    let tiles = Tiles(
      of: Photo(width: 1_000, height: 600), drawnIn: CGRect(x: 10.1, y: -7.3, width: 300.3, height: 180.2),
      visible: CGRect(x: 0, y: 0, width: 400, height: 600), displayScale: 2, tileLength: 256)
    XCTAssertEqual(tiles.sampleSize, 1)
    func row(_ column: Int, _ row: Int, is expected: CGRect, line: UInt = #line) {
      let tile = tiles.first { $0.column == column && $0.row == row }
      XCTAssertEqual(tile.map(tiles.frameInViewport(of:)), expected, line: line)
    }
    row(0, 0, is: CGRect(x: 10, y: -7.5, width: 77, height: 77))
    row(1, 0, is: CGRect(x: 87, y: -7.5, width: 77, height: 77))
    row(3, 0, is: CGRect(x: 240.5, y: -7.5, width: 70, height: 77))
    row(0, 2, is: CGRect(x: 10, y: 146.5, width: 77, height: 26.5))
    row(3, 2, is: CGRect(x: 240.5, y: 146.5, width: 70, height: 26.5))
  }

  func testStoredPixelsOfTiles() {
    let half = whole(photo, drawnIn: CGSize(width: 2_000, height: 1_500))
    XCTAssertEqual(half.sampleSize, 2)
    func row(_ column: Int, _ row: Int, is expected: CGRect, line: UInt = #line) {
      let tile = half.first { $0.column == column && $0.row == row }
      XCTAssertEqual(tile.map(half.storedRect(of:)), expected, line: line)
    }
    row(0, 0, is: CGRect(x: 0, y: 0, width: 1_024, height: 1_024))
    row(1, 2, is: CGRect(x: 1_024, y: 2_048, width: 1_024, height: 952))
    row(3, 2, is: CGRect(x: 3_072, y: 2_048, width: 928, height: 952))
  }

  /// 300 × 200 stored pixels in tiles of 100, drawn pixel for pixel: where the file's first tile is seen.
  func testTilesAreOfStoredPixelsAndDrawnUpright() {
    func row(
      _ orientation: Orientation, first: CGPoint, last: CGPoint, line: UInt = #line
    ) {
      let photo = Photo(pixelSize: CGSize(width: 300, height: 200), orientation: orientation)
      let tiles = whole(photo, drawnIn: photo.uprightSize, displayScale: 1, tileLength: 100)
      XCTAssertEqual(tiles.columns, 0..<3, line: line)
      XCTAssertEqual(tiles.rows, 0..<2, line: line)
      for (column, row, corner) in [(0, 0, first), (2, 1, last)] {
        let tile = tiles.first { $0.column == column && $0.row == row }
        XCTAssertEqual(
          tile.map(tiles.frameInViewport(of:)), CGRect(origin: corner, size: CGSize(width: 100, height: 100)),
          line: line)
      }
    }
    row(.up, first: CGPoint(x: 0, y: 0), last: CGPoint(x: 200, y: 100))
    row(.upMirrored, first: CGPoint(x: 200, y: 0), last: CGPoint(x: 0, y: 100))
    row(.down, first: CGPoint(x: 200, y: 100), last: CGPoint(x: 0, y: 0))
    row(.downMirrored, first: CGPoint(x: 0, y: 100), last: CGPoint(x: 200, y: 0))
    row(.leftMirrored, first: CGPoint(x: 0, y: 0), last: CGPoint(x: 100, y: 200))
    row(.right, first: CGPoint(x: 100, y: 0), last: CGPoint(x: 0, y: 200))
    row(.rightMirrored, first: CGPoint(x: 100, y: 200), last: CGPoint(x: 0, y: 0))
    row(.left, first: CGPoint(x: 0, y: 200), last: CGPoint(x: 100, y: 0))
  }

  func testTilesOfWhatAViewportShows() {
    var viewport = Viewport(
      size: CGSize(width: 400, height: 600), contentSize: CGSize(width: 400, height: 300),
      zoomRange: ZoomRange(maximum: 20), centering: .aligned(0.5))
    viewport.zoom(to: 10, about: CGPoint(x: 100, y: 300))
    let tiles = Tiles(of: photo, in: viewport, displayScale: 2, margin: 50)
    XCTAssertEqual(
      tiles,
      Tiles(
        of: photo, drawnIn: viewport.zoomedViewFrameInViewport,
        visible: CGRect(x: 0, y: 0, width: 400, height: 600), displayScale: 2, margin: 50))
    XCTAssertEqual(tiles.columns, 1..<3, "850…1350")
    XCTAssertEqual(tiles.rows, 2..<4, "1150…1850")
  }

  func testATileOfAnotherPhotoIsAnEmptyRectAtTheEdge() throws {
    let far = try XCTUnwrap(
      whole(Photo(width: 90_000, height: 90_000), drawnIn: CGSize(width: 90_000, height: 90_000)).first)
    let tiles = tiles(0, 0, 400, 300)
    XCTAssertEqual(tiles.storedRect(of: far), CGRect(x: 4_000, y: 3_000, width: 0, height: 0))
    XCTAssertEqual(tiles.frameInViewport(of: far), CGRect(x: 4_000, y: 3_000, width: 0, height: 0))
    XCTAssertFalse(tiles.contains(far))

    let empty = Photo(width: 0, height: 0)
    let none = Tiles(
      of: empty, drawnIn: CGRect(x: 10, y: 20, width: 30, height: 40),
      visible: CGRect(x: 0, y: 0, width: 400, height: 300))
    XCTAssertEqual(none.frameInViewport(of: far), CGRect(x: 10, y: 20, width: 0, height: 0), "no pixels")
  }

  func testAPlanCostsWhatIsVisibleAndNotWhatThereIs() {
    let window = CGRect(x: 1_000, y: 700, width: 1_200, height: 900)
    let plans = [4_000, 100_000, 1e9, 1e15, 1e99].map { (side: CGFloat) in
      Tiles(
        of: Photo(width: side, height: side * 0.75),
        drawnIn: CGRect(x: 0, y: 0, width: side, height: side * 0.75), visible: window, displayScale: 1)
    }
    for plan in plans { XCTAssertEqual(Array(plan), Array(plans[0])) }
    XCTAssertEqual(plans[0].count, 12)
  }

  /// If a ring were searched for its one or two tiles, this would take minutes.
  func testAStripTakesTheSameTimeForEveryTile() {
    let strip = whole(Photo(width: 512 * 50_000, height: 1), drawnIn: CGSize(width: 512 * 50_000, height: 1))
    XCTAssertEqual(strip.count, 50_000)
    XCTAssertEqual(strip.reduce(0) { $0 + $1.column }, 50_000 * 49_999 / 2)
  }

  // MARK: Laws

  /// A photo of any size and orientation, drawn at any scale and partly off the screen.
  private func random(
    using generator: inout SplitMix64, displayScale: CGFloat?
  ) -> (photo: Photo, frame: CGRect, visible: CGRect, tiles: Tiles) {
    let photo = Photo(
      pixelSize: CGSize(
        width: pow(10, .random(in: 0...5.5, using: &generator)).rounded(),
        height: pow(10, .random(in: 0...5.5, using: &generator)).rounded()),
      orientation: Orientation.allCases.randomElement(using: &generator) ?? .up)
    let upright = photo.uprightSize
    let (visibleWidth, visibleHeight) = (
      CGFloat.random(in: 1...1_500, using: &generator), CGFloat.random(in: 1...1_500, using: &generator)
    )
    let visible = CGRect(
      x: .random(in: -50...50, using: &generator), y: .random(in: -50...50, using: &generator),
      width: visibleWidth, height: visibleHeight)
    let scale =
      min(visibleWidth / upright.width, visibleHeight / upright.height)
      * pow(10, .random(in: -0.5...2.5, using: &generator))
    let (width, height) = (upright.width * scale, upright.height * scale)
    let frame = CGRect(
      x: .random(in: -width...visibleWidth, using: &generator),
      y: .random(in: -height...visibleHeight, using: &generator), width: width, height: height)
    let tiles = Tiles(
      of: photo, drawnIn: frame, visible: visible, displayScale: displayScale,
      tileLength: [64, 256, 300, 512].randomElement(using: &generator) ?? 512,
      margin: Bool.random(using: &generator) ? 0 : .random(in: 0...300, using: &generator))
    return (photo, frame, visible, tiles)
  }

  /// No tile twice, none missing; a ring never before one further in, and nearer tiles first within it.
  func testEveryTileComesOnceFromTheMiddleOutwards() throws {
    var generator = SplitMix64(seed: 50)
    for _ in 0..<1_000 {
      let (photo, frame, visible, tiles) = random(using: &generator, displayScale: 2)
      let what = "seed 50, \(photo) in \(frame) through \(visible)"
      let order = Array(tiles)
      XCTAssertEqual(order.count, tiles.count, what)
      XCTAssertEqual(Set(order).count, order.count, what)
      XCTAssert(order.allSatisfy(tiles.contains), what)
      guard let first = order.first else { continue }
      let distances = order.map { tile in
        let (across, down) = (abs(tile.column - first.column), abs(tile.row - first.row))
        return (max(across, down), min(across, down))
      }
      XCTAssert(zip(distances, distances.dropFirst()).allSatisfy { $0 <= $1 }, what)
    }
  }

  /// The tile that comes first lies under the middle of what is visible of the photo.
  func testTheFirstTileIsInTheMiddle() {
    var generator = SplitMix64(seed: 51)
    for _ in 0..<1_000 {
      let (photo, frame, visible, tiles) = random(using: &generator, displayScale: nil)
      let seen = frame.intersection(visible)
      guard let first = tiles.first, seen.width > 0, seen.height > 0 else { continue }
      let drawn = tiles.frameInViewport(of: first).insetBy(dx: -1e-6, dy: -1e-6)
      XCTAssert(
        drawn.contains(CGPoint(x: seen.midX, y: seen.midY)),
        "seed 51, \(photo) in \(frame) through \(visible)")
    }
  }

  /// In whole device pixels tiles cover all that is visible of the photo, without a gap or an overlap.
  func testTilesCoverWhatIsVisibleWithoutGapOrOverlap() {
    var generator = SplitMix64(seed: 52)
    for scale in [1, 1.25, 2, 2.625, 3] as [CGFloat] {
      for _ in 0..<300 {
        let (photo, frame, visible, tiles) = random(using: &generator, displayScale: scale)
        let what = "seed 52, \(photo) in \(frame) through \(visible) at \(scale)"
        func pixels(_ rect: CGRect) -> (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
          (
            (rect.minX * scale).rounded(), (rect.minY * scale).rounded(), (rect.maxX * scale).rounded(),
            (rect.maxY * scale).rounded()
          )
        }
        let frames = tiles.map { pixels(tiles.frameInViewport(of: $0)) }
        guard
          let left = frames.map(\.left).min(), let right = frames.map(\.right).max(),
          let top = frames.map(\.top).min(), let bottom = frames.map(\.bottom).max()
        else {
          XCTAssertFalse(frame.intersects(visible), what)
          continue
        }
        let photoPixels = pixels(frame)
        XCTAssertLessThanOrEqual(left, max(visible.minX * scale, photoPixels.left), what)
        XCTAssertLessThanOrEqual(top, max(visible.minY * scale, photoPixels.top), what)
        XCTAssertGreaterThanOrEqual(right, min(visible.maxX * scale, photoPixels.right), what)
        XCTAssertGreaterThanOrEqual(bottom, min(visible.maxY * scale, photoPixels.bottom), what)

        let area = frames.reduce(0) { $0 + ($1.right - $1.left) * ($1.bottom - $1.top) }
        XCTAssertEqual(area, (right - left) * (bottom - top), what)
        let edges = Set(frames.map { [$0.left, $0.right] })
        let columns = edges.sorted { $0.lexicographicallyPrecedes($1) }
        XCTAssert(zip(columns, columns.dropFirst()).allSatisfy { $0[1] == $1[0] }, what)
      }
    }
  }

  /// A tile is drawn where its stored pixels are.
  func testATileIsDrawnWhereItsPixelsAre() {
    var generator = SplitMix64(seed: 53)
    for _ in 0..<300 {
      let (photo, frame, visible, tiles) = random(using: &generator, displayScale: nil)
      let scale = frame.width / photo.uprightSize.width
      for tile in tiles {
        let upright = photo.uprightRect(ofStoredRect: tiles.storedRect(of: tile))
        let expected = CGRect(
          x: frame.minX + upright.minX * scale, y: frame.minY + upright.minY * scale,
          width: upright.width * scale, height: upright.height * scale)
        let drawn = tiles.frameInViewport(of: tile)
        let what = "seed 53, \(tile) of \(photo) in \(frame) through \(visible)"
        let accuracy = 1e-12 * max(frame.width, frame.height, 1_000)
        XCTAssertEqual(drawn.minX, expected.minX, accuracy: accuracy, what)
        XCTAssertEqual(drawn.minY, expected.minY, accuracy: accuracy, what)
        XCTAssertEqual(drawn.maxX, expected.maxX, accuracy: accuracy, what)
        XCTAssertEqual(drawn.maxY, expected.maxY, accuracy: accuracy, what)
      }
    }
  }

  /// While one scale's tiles load those of another are still shown: they fit between the same edges.
  func testTilesOfAnotherSampleSizeHaveTheSameEdges() throws {
    let frame = CGRect(x: 3.7, y: -11.1, width: 1_000.3, height: 750.225)
    let fine = Tiles(of: photo, drawnIn: frame, visible: frame, displayScale: 3)
    let coarse = whole(photo, drawnIn: CGSize(width: 1_000, height: 750))
    XCTAssertEqual([fine.sampleSize, coarse.sampleSize], [1, 4])
    for tile in coarse {
      XCTAssertFalse(fine.contains(tile), "another sample size is another tile")
      let outer = fine.frameInViewport(of: tile)
      let inner = fine.filter { $0.column / 4 == tile.column && $0.row / 4 == tile.row }
        .map { fine.frameInViewport(of: $0) }
      let edges: [(CGRect) -> CGFloat] = [\.minX, \.minY, { -$0.maxX }, { -$0.maxY }]
      for edge in edges {
        XCTAssertEqual(try XCTUnwrap(inner.map(edge).min()), edge(outer), accuracy: 1e-12, "\(tile)")
      }
    }
  }

  func testNoInputTrapsOrYieldsWhatIsNotFinite() {
    let values: [CGFloat] = [
      .nan, .infinity, -.infinity, -1, 0, 1e-300, 1, 1e7, 1e300, .greatestFiniteMagnitude,
    ]
    for pixels in values {
      for length in values {
        for start in values {
          for scale in [nil, 3, 1e-300, .greatestFiniteMagnitude] as [CGFloat?] {
            let tiles = Tiles(
              of: Photo(width: pixels, height: 1), drawnIn: CGRect(x: start, y: 0, width: length, height: 1),
              visible: CGRect(x: 0, y: 0, width: 400, height: 600), displayScale: scale, tileLength: .max)
            for tile in tiles.prefix(3) {
              let drawn = tiles.frameInViewport(of: tile)
              let stored = tiles.storedRect(of: tile)
              XCTAssert(
                [drawn.minX, drawn.maxX, drawn.minY, drawn.maxY, stored.minX, stored.maxX].allSatisfy(
                  \.isFinite),
                "\(tiles)")
            }
            XCTAssertGreaterThanOrEqual(tiles.count, 0)
          }
        }
      }
    }
  }
}
