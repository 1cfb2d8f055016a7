/// A part of a photo that is decoded by itself: its place in the grid of tiles of one sample size.
///
/// Tiles are counted on the stored pixels, from the first row and column that the file has, so that a decoder
/// need not know which way up the photo is shown.
public struct Tile: Hashable, Sendable {
  /// Every how many stored pixels one is decoded, along both axes: a power of two.
  public let sampleSize: Int

  /// The tile's column, counted from 0.
  public let column: Int

  /// The tile's row, counted from 0.
  public let row: Int
}

/// The tiles of a large photo that cover what is visible of it, from the middle outwards: the order to load.
///
/// A photo that is sampled by n has one pixel for each n·n stored ones. Sampled, it is cut into squares of
/// ``tileLength`` pixels, the last of a row or column smaller: `tileLength·n` stored pixels in length.
///
/// It is a collection that computes each element when it is asked for: making one costs the same for any
/// photo, going through it takes the same time for every tile, and neither allocates anything.
///
/// Order: ring by ring around the tile in the middle of what is visible, in each ring the nearer tiles first.
public struct Tiles: Hashable, Sendable {
  /// The length of a tile in sampled pixels, unless another is asked for: it takes up a megabyte [choice].
  public static let standardTileLength = 512

  /// By what fraction a sampled pixel may be larger than a device pixel: less than anybody sees [choice].
  public static let tolerance: CGFloat = 1e-9

  /// Every how many stored pixels one is decoded: a power of two.
  public let sampleSize: Int

  /// The length of a tile's sides, in sampled pixels; at least 1.
  public let tileLength: Int

  private let swapsAxes: Bool
  private let columnAxis: TileAxis
  private let rowAxis: TileAxis
  private let columnRun: TileRun
  private let rowRun: TileRun

  /// Plans the tiles of a photo that is drawn in some rect, on or partly off the screen.
  ///
  /// Edge cases: no tile if the photo has no pixels, if nothing of it is visible, or if a rect is not finite.
  ///
  /// - Parameters:
  ///   - photo: The photo.
  ///   - frame: Where all of it is drawn, upright, in viewport space.
  ///   - visible: What can be seen, in viewport space.
  ///   - displayScale: Device pixels per point. Without one, or with one that is not finite or not above 0,
  ///     a device pixel counts as a point and nothing is rounded.
  ///   - tileLength: The length of a tile's sides in sampled pixels; below 1 counts as 1.
  ///   - margin: How far around it tiles are wanted too, in points; not finite or negative counts as 0.
  public init(
    of photo: Photo, drawnIn frame: CGRect, visible: CGRect, displayScale: CGFloat? = nil,
    tileLength: Int = Tiles.standardTileLength, margin: CGFloat = 0
  ) {
    let orientation = photo.orientation
    let (across, down) = (frame.horizontalSpan, frame.verticalSpan)
    let scale = displayScale?.usableScale
    swapsAxes = orientation.swapsAxes
    columnAxis = TileAxis(
      pixelCount: photo.pixelSize.width, isMirrored: orientation.mirrorsColumns,
      drawn: swapsAxes ? down : across, displayScale: scale)
    rowAxis = TileAxis(
      pixelCount: photo.pixelSize.height, isMirrored: orientation.mirrorsRows,
      drawn: swapsAxes ? across : down, displayScale: scale)
    sampleSize = Tiles.sampleSize(
      density: Swift.min(columnAxis.density, rowAxis.density),
      longSide: Swift.max(columnAxis.pixelCount, rowAxis.pixelCount))
    self.tileLength = Swift.max(tileLength, 1)
    let step = CGFloat(self.tileLength) * CGFloat(sampleSize)
    let (visibleAcross, visibleDown) = (visible.horizontalSpan, visible.verticalSpan)
    columnRun = columnAxis.run(
      covering: swapsAxes ? visibleDown : visibleAcross, margin: margin.usableLength, step: step)
    rowRun = rowAxis.run(
      covering: swapsAxes ? visibleAcross : visibleDown, margin: margin.usableLength, step: step)
  }

  /// Plans the tiles of the photo that is looked at through a viewport.
  ///
  /// - Parameters:
  ///   - photo: The photo, which fills the zoomed view.
  ///   - viewport: The viewport.
  ///   - displayScale: Device pixels per point, or `nil` if there is no scale.
  ///   - tileLength: The length of a tile's sides in sampled pixels; below 1 counts as 1.
  ///   - margin: How far around the viewport tiles are wanted too, in points; not finite or negative is 0.
  public init(
    of photo: Photo, in viewport: Viewport, displayScale: CGFloat? = nil,
    tileLength: Int = Tiles.standardTileLength, margin: CGFloat = 0
  ) {
    self.init(
      of: photo, drawnIn: viewport.zoomedViewFrameInViewport,
      visible: CGRect(origin: .zero, size: viewport.size), displayScale: displayScale, tileLength: tileLength,
      margin: margin)
  }

  /// The largest power of two to sample a photo by that leaves it a pixel for every device pixel.
  ///
  ///     n ≤ stored pixels / device pixels        on both axes, and no more than the long side has pixels
  ///
  /// Source: a decoder that skips pixels skips by powers of two, as Android's
  /// BitmapFactory.Options.inSampleSize [doc].
  private static func sampleSize(density: CGFloat, longSide: CGFloat) -> Int {
    let largest = Swift.min(density * (1 + tolerance), longSide)
    return largest >= 2 ? 1 << Swift.min(largest.exponent, Int.bitWidth - 2) : 1
  }
}

// MARK: Where tiles are

extension Tiles {
  /// The columns of the tiles, in stored order; empty if there is no tile.
  public var columns: Range<Int> { rowRun.range.isEmpty ? 0..<0 : columnRun.range }

  /// The rows of the tiles, in stored order; empty if there is no tile.
  public var rows: Range<Int> { columnRun.range.isEmpty ? 0..<0 : rowRun.range }

  /// The stored pixels of a tile, which may be one of another sample size.
  ///
  /// A tile outside of the photo has none: an empty rect at its edge.
  public func storedRect(of tile: Tile) -> CGRect {
    let step = step(of: tile)
    return CGRect(
      horizontal: columnAxis.pixels(ofTile: tile.column, step: step),
      vertical: rowAxis.pixels(ofTile: tile.row, step: step))
  }

  /// Where a tile is drawn, upright, in viewport space; it may be one of another sample size.
  ///
  /// Its edges are rounded to device pixels, halves away from zero, and are the same device pixels as those
  /// of the tiles beside it: there is neither a gap nor an overlap, however the photo is scaled. Without a
  /// display scale nothing is rounded. A tile outside of the photo is drawn as an empty rect at its edge.
  public func frameInViewport(of tile: Tile) -> CGRect {
    let step = step(of: tile)
    let columnSpan = columnAxis.drawnSpan(ofTile: tile.column, step: step)
    let rowSpan = rowAxis.drawnSpan(ofTile: tile.row, step: step)
    return swapsAxes
      ? CGRect(horizontal: rowSpan, vertical: columnSpan) : CGRect(horizontal: columnSpan, vertical: rowSpan)
  }

  /// The length of a tile's sides, in stored pixels.
  private func step(of tile: Tile) -> CGFloat { CGFloat(tileLength) * CGFloat(tile.sampleSize) }
}

// MARK: The order to load them in

extension Tiles: Collection {
  /// A place in the order: of a ring around the middle one of the up to eight tiles that are equally far.
  public struct Index: Comparable, Hashable, Sendable {
    /// How many tiles it is from the middle, along the axis on which it is more.
    fileprivate var ring: Int

    /// How many tiles it is from the middle along the other axis.
    fileprivate var level = 0

    /// Which of the eight: 1 if the ring counts rows; 2 and 4 if ring and level count to the farther side.
    fileprivate var corner = 0

    /// Whether one place comes before another.
    public static func < (first: Index, second: Index) -> Bool {
      (first.ring, first.level, first.corner) < (second.ring, second.level, second.corner)
    }
  }

  /// The place of the tile in the middle.
  public var startIndex: Index { Index(ring: 0) }

  /// The place after the last tile.
  public var endIndex: Index {
    Index(ring: isWithoutTiles ? 0 : Swift.max(columnRun.reach, rowRun.reach) + 1)
  }

  /// The number of tiles, without going through them.
  public var count: Int { columns.count * rows.count }

  /// The tile at a place in the order.
  public subscript(index: Index) -> Tile {
    let long = index.corner & 2 == 0 ? index.ring : -index.ring
    let short = index.corner & 4 == 0 ? index.level : -index.level
    let isSwapped = index.corner & 1 == 1
    return Tile(
      sampleSize: sampleSize, column: columnRun.tile(at: isSwapped ? short : long),
      row: rowRun.tile(at: isSwapped ? long : short))
  }

  /// The next place in the order.
  public func index(after index: Index) -> Index {
    var next = index
    repeat { next = candidate(after: next) } while next < endIndex && !isTile(next)
    return next
  }

  /// Whether a tile is one of these, without going through them.
  public func contains(_ tile: Tile) -> Bool {
    tile.sampleSize == sampleSize && columns.contains(tile.column) && rows.contains(tile.row)
  }

  private var isWithoutTiles: Bool { columnRun.range.isEmpty || rowRun.range.isEmpty }

  /// The next of the eight combinations of signs and axes, then the next level, then the next ring.
  private func candidate(after index: Index) -> Index {
    if index.corner < 7 { return Index(ring: index.ring, level: index.level, corner: index.corner + 1) }
    if index.level < lastLevel(ofRing: index.ring) { return Index(ring: index.ring, level: index.level + 1) }
    return Index(ring: index.ring + 1)
  }

  /// The last level of a ring on which there is a tile; there is one on every level before.
  private func lastLevel(ofRing ring: Int) -> Int {
    Swift.max(
      ring <= columnRun.reach ? Swift.min(ring, rowRun.reach) : 0,
      ring <= rowRun.reach ? Swift.min(ring, columnRun.reach) : 0)
  }

  /// Whether a combination is a tile of these, and not one that another combination has been already.
  private func isTile(_ index: Index) -> Bool {
    let isRepeated =
      (index.ring == 0 && index.corner & 2 != 0) || (index.level == 0 && index.corner & 4 != 0)
      || (index.level == index.ring && index.corner & 1 != 0)
    return !isRepeated && contains(self[index])
  }
}
