/// A photo as it lies in its file: the stored pixels, and which way up they are to be shown.
public struct Photo: Hashable, Sendable, Codable {
  /// The size of the stored pixels, before the orientation is applied; never negative and always finite.
  public let pixelSize: CGSize

  /// How the stored pixels are turned and mirrored to stand upright.
  public let orientation: Orientation

  /// Creates a photo.
  ///
  /// - Parameters:
  ///   - pixelSize: The stored width and height in pixels; a side that is not finite or
  ///     negative, or below 1e-100, counts as 0, and one beyond 1e100 as that.
  ///   - orientation: The EXIF orientation.
  public init(pixelSize: CGSize, orientation: Orientation = .up) {
    self.pixelSize = pixelSize.usable
    self.orientation = orientation
  }

  /// Creates an upright photo of the given width and height in pixels.
  public init(width: CGFloat, height: CGFloat) {
    self.init(pixelSize: CGSize(width: width, height: height))
  }

  private enum CodingKeys: CodingKey { case pixelSize, orientation }

  /// Decodes a photo by the same rules as `init(pixelSize:orientation:)`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      pixelSize: try values.decode(CGSize.self, forKey: .pixelSize),
      orientation: try values.decode(Orientation.self, forKey: .orientation))
  }

  /// The size in pixels of the photo as it is looked at: for orientations 5 to 8 the sides change places.
  @inlinable
  public var uprightSize: CGSize {
    orientation.swapsAxes
      ? CGSize(width: pixelSize.height, height: pixelSize.width) : pixelSize
  }

  /// The stored pixels that lie under a rect of the upright photo; both in pixels.
  ///
  /// The rect may reach beyond the photo; nothing is clamped, but a negative side is turned round.
  @inlinable
  public func storedRect(underUprightRect rect: CGRect) -> CGRect {
    let (across, down) = (rect.horizontalSpan, rect.verticalSpan)
    return CGRect(
      horizontal: (orientation.swapsAxes ? down : across)
        .mirrored(orientation.mirrorsColumns, within: pixelSize.width),
      vertical: (orientation.swapsAxes ? across : down)
        .mirrored(orientation.mirrorsRows, within: pixelSize.height))
  }

  /// Where a rect of stored pixels appears in the upright photo; both in pixels: the inverse of
  /// ``storedRect(underUprightRect:)``.
  @inlinable
  public func uprightRect(ofStoredRect rect: CGRect) -> CGRect {
    let columns = rect.horizontalSpan.mirrored(orientation.mirrorsColumns, within: pixelSize.width)
    let rows = rect.verticalSpan.mirrored(orientation.mirrorsRows, within: pixelSize.height)
    return orientation.swapsAxes
      ? CGRect(horizontal: rows, vertical: columns) : CGRect(horizontal: columns, vertical: rows)
  }
}

extension Photo {
  /// The photo turned by quarter turns, clockwise for positive numbers; the stored pixels stay as they are.
  public func turned(byQuarterTurns turns: Int) -> Photo {
    Photo(pixelSize: pixelSize, orientation: orientation.turned(byQuarterTurns: turns))
  }

  /// The stored point that lies under a point of the upright photo; both in pixels, nothing is clamped.
  @inlinable
  public func storedPoint(underUprightPoint point: CGPoint) -> CGPoint {
    storedRect(underUprightRect: CGRect(origin: point, size: .zero)).origin
  }

  /// Where a stored point appears in the upright photo; both in pixels: the inverse of
  /// ``storedPoint(underUprightPoint:)``.
  @inlinable
  public func uprightPoint(ofStoredPoint point: CGPoint) -> CGPoint {
    uprightRect(ofStoredRect: CGRect(origin: point, size: .zero)).origin
  }
}

/// The eight EXIF orientations, by their EXIF numbers and in CoreGraphics' words.
///
/// The name says where the top of the stored pixels is to be seen, and whether they are mirrored.
public enum Orientation: Int, CaseIterable, Hashable, Sendable, Codable {
  /// Shown as stored.
  case up = 1
  /// Mirrored from left to right.
  case upMirrored = 2
  /// Turned by half a turn.
  case down = 3
  /// Mirrored from top to bottom.
  case downMirrored = 4
  /// Mirrored about the diagonal from top left to bottom right.
  case leftMirrored = 5
  /// Turned by a quarter turn clockwise.
  case right = 6
  /// Mirrored about the diagonal from top right to bottom left.
  case rightMirrored = 7
  /// Turned by a quarter turn counterclockwise.
  case left = 8

  /// Whether stored rows are upright columns: orientations 5 to 8.
  @inlinable
  public var swapsAxes: Bool { rawValue >= 5 }

  /// The orientation after quarter turns of what is seen, clockwise for positive numbers.
  public func turned(byQuarterTurns turns: Int) -> Orientation {
    let cycle: [Orientation] =
      isMirrored
      ? [.upMirrored, .rightMirrored, .downMirrored, .leftMirrored] : [.up, .right, .down, .left]
    let steps = (turns % 4 + 4) % 4
    return cycle[((cycle.firstIndex(of: self) ?? 0) + steps) % 4]
  }

  /// Whether what is seen is a mirror image of what is stored: orientations 2, 4, 5 and 7.
  @inlinable
  public var isMirrored: Bool { mirrorsColumns != mirrorsRows ? !swapsAxes : swapsAxes }

  /// Whether stored columns count from the other end than the upright axis they lie along.
  @inlinable
  var mirrorsColumns: Bool {
    switch self {
    case .upMirrored, .down, .rightMirrored, .left: true
    case .up, .downMirrored, .leftMirrored, .right: false
    }
  }

  /// Whether stored rows count from the other end than the upright axis they lie along.
  @inlinable
  var mirrorsRows: Bool {
    switch self {
    case .down, .downMirrored, .right, .rightMirrored: true
    case .up, .upMirrored, .leftMirrored, .left: false
    }
  }
}

extension Span {
  /// The span counted from the other end of an axis of the given length, if it is `mirrored`.
  @inlinable
  func mirrored(_ mirrored: Bool, within total: CGFloat) -> Span {
    mirrored ? Span(start: total - end, length: length) : self
  }
}
