/// One axis of a photo that is cut into tiles: its stored columns, or rows, and where they are drawn.
///
/// Along it a tile is `step` stored pixels long, and the last one as long as there are pixels left. Pixels
/// are counted as they are stored; where they are drawn is a span of the viewport, in points.
struct TileAxis: Hashable, Sendable {
  /// How many pixels are stored.
  let pixelCount: CGFloat

  /// Whether the first pixel is drawn at the end of the span.
  let isMirrored: Bool

  /// Where they are all drawn, in viewport space.
  let drawn: Span

  /// Device pixels per point, or `nil` if nothing is rounded to them.
  let displayScale: CGFloat?

  /// Stored pixels per device pixel; a device pixel is a point if there is no scale.
  var density: CGFloat { pixelCount / (drawn.length * (displayScale ?? 1)) }

  /// The stored pixels of a tile.
  func pixels(ofTile index: Int, step: CGFloat) -> Span {
    let start = edge(beforeTile: CGFloat(index), step: step)
    return Span(start: start, length: edge(beforeTile: CGFloat(index) + 1, step: step) - start)
  }

  /// Where a tile is drawn in the viewport: both ends rounded to device pixels.
  ///
  /// The edge that it shares with the next tile is computed in the same way for both.
  func drawnSpan(ofTile index: Int, step: CGFloat) -> Span {
    let first = position(ofPixel: edge(beforeTile: CGFloat(index), step: step))
      .roundedToPixels(displayScale: displayScale)
    let second = position(ofPixel: edge(beforeTile: CGFloat(index) + 1, step: step))
      .roundedToPixels(displayScale: displayScale)
    return Span(start: min(first, second), length: abs(second - first))
  }

  /// The tiles that cover a visible span and a margin around it.
  ///
  /// Half a device pixel more is covered at either end: that far a tile's edge may move when it is rounded.
  ///
  /// Edge cases: none if nothing of the photo lies in the visible span and its margin, if either has no
  /// length, or if one of them is not finite.
  func run(covering visible: Span, margin: CGFloat, step: CGFloat) -> TileRun {
    let (start, end) = (visible.start - margin, visible.end + margin)
    guard pixelCount > 0, drawn.length > 0, drawn.end.isFinite, visible.length > 0, end.isFinite,
      drawn.start < end, drawn.end > start
    else { return TileRun(range: 0..<0, center: 0, forward: 1) }
    let tolerance = 0.5 / (displayScale ?? 1)
    let ends = (pixel(at: start - tolerance) / step, pixel(at: end + tolerance) / step)
    let lower = TileAxis.index(min(ends.0, ends.1))
    let upper = max(lower + 1, TileAxis.index(max(ends.0, ends.1).rounded(.up)))
    let middle = pixel(at: drawn.clipped(to: visible).middle) / step
    let center = min(upper - 1, TileAxis.index(middle))
    return TileRun(
      range: lower..<upper, center: center, forward: middle - CGFloat(center) < 0.5 ? -1 : 1)
  }

  /// Where a tile begins, in stored pixels: after the last tile where the pixels end.
  private func edge(beforeTile index: CGFloat, step: CGFloat) -> CGFloat {
    min(pixelCount, index * step)
  }

  /// Where the start of a stored pixel is drawn in the viewport.
  private func position(ofPixel pixel: CGFloat) -> CGFloat {
    let upright = isMirrored ? pixelCount - pixel : pixel
    return pixelCount > 0 ? drawn.start + upright / pixelCount * drawn.length : drawn.start
  }

  /// The stored pixel, whole or not, that is drawn nearest to a position in the viewport.
  private func pixel(at position: CGFloat) -> CGFloat {
    let upright = max(0, min(pixelCount, (position - drawn.start) / drawn.length * pixelCount))
    return isMirrored ? pixelCount - upright : upright
  }

  /// A number of tiles as an integer: at most 2³¹ on an axis, so that the product of two is one too.
  private static func index(_ value: CGFloat) -> Int { Int(min(value, CGFloat(1 << (Int.bitWidth / 2 - 1)))) }
}

/// Tiles one after the other on one axis, and how far each is from the one in the middle of what is visible.
struct TileRun: Hashable, Sendable {
  /// The tiles.
  let range: Range<Int>

  /// The tile in the middle.
  let center: Int

  /// The side of ``center`` that is nearer to the middle of what is visible: the next, 1, or before it, −1.
  let forward: Int

  /// The largest distance of a tile from ``center``, in tiles; negative if there is none.
  var reach: Int { range.isEmpty ? -1 : max(center - range.lowerBound, range.upperBound - 1 - center) }

  /// The tile at a distance from ``center``, positive on the nearer side; it may lie outside of the range.
  func tile(at distance: Int) -> Int { center + distance * forward }
}
