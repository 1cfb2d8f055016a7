import PreviewGeometry

/// What is shown of a photo, as numbers: a vector that motions add to and interpolate.
///
/// Spans are in viewport space, in points. The difference of two pictures is one too.
public struct Picture: Hashable, Sendable {
  /// The whole image's extent from left to right, before the pulse.
  public var imageX: Span
  /// The whole image's extent from top to bottom, before the pulse.
  public var imageY: Span
  /// The clip's extent from left to right.
  public var clipX: Span
  /// The clip's extent from top to bottom.
  public var clipY: Span
  /// The radius of the clip's corners, in points.
  public var cornerRadius: CGFloat
  /// The opacity of the backdrop.
  public var backdropAlpha: CGFloat
  /// The opacity of the viewer.
  public var viewerAlpha: CGFloat
  /// A scale of the image about its own centre, on top of its extent.
  public var pulse: CGFloat

  /// The difference of equal pictures.
  public static let zero = Picture(
    imageX: Span(start: 0, length: 0), imageY: Span(start: 0, length: 0), clipX: Span(start: 0, length: 0),
    clipY: Span(start: 0, length: 0), cornerRadius: 0, backdropAlpha: 0, viewerAlpha: 0, pulse: 0)

  /// The sum, component by component.
  public static func + (a: Picture, b: Picture) -> Picture { a.combined(with: b, +) }

  /// The difference, component by component.
  public static func - (a: Picture, b: Picture) -> Picture { a.combined(with: b, -) }

  /// Every component times a factor.
  public static func * (a: Picture, factor: CGFloat) -> Picture { a.combined(with: a) { a, _ in a * factor } }

  @inline(__always)
  private func combined(with other: Picture, _ operation: (CGFloat, CGFloat) -> CGFloat) -> Picture {
    Picture(
      imageX: imageX.combined(with: other.imageX, operation),
      imageY: imageY.combined(with: other.imageY, operation),
      clipX: clipX.combined(with: other.clipX, operation),
      clipY: clipY.combined(with: other.clipY, operation),
      cornerRadius: operation(cornerRadius, other.cornerRadius),
      backdropAlpha: operation(backdropAlpha, other.backdropAlpha),
      viewerAlpha: operation(viewerAlpha, other.viewerAlpha), pulse: operation(pulse, other.pulse))
  }
}

extension Span {
  @inline(__always)
  fileprivate func combined(with other: Span, _ operation: (CGFloat, CGFloat) -> CGFloat) -> Span {
    Span(start: operation(start, other.start), length: operation(length, other.length))
  }
}

extension Span {
  /// The span, or the point in its middle if its length is negative.
  var notNegative: Span { length < 0 ? Span(start: middle, length: 0) : self }
}

extension Picture {
  /// The picture with the image and the clip at the same place, as in viewers that do not crop.
  var clippedToImage: Picture {
    var picture = self
    picture.clipX = imageX
    picture.clipY = imageY
    return picture
  }

  /// The picture with the clip where the image and the viewport overlap: each edge of
  /// the image held to the viewport's.
  func clipped(to viewport: CGSize) -> Picture {
    var picture = self
    picture.clipX = imageX.notNegative.clipped(to: Span(start: 0, length: viewport.width))
    picture.clipY = imageY.notNegative.clipped(to: Span(start: 0, length: viewport.height))
    return picture
  }

  /// The picture as many points to the right; to the last bit the same if it is not moved at all.
  func moved(by distance: CGFloat) -> Picture {
    guard distance != 0 else { return self }
    var picture = self
    picture.imageX.start += distance
    picture.clipX.start += distance
    return picture
  }

  /// Whether nobody can tell the pictures apart: no component differs by more than
  /// a billionth of itself, or of 1.
  func isNearly(_ other: Picture) -> Bool {
    combined(with: other) { abs($0 - $1) > 1e-9 * max(1, abs($1)) ? 1 : 0 } == .zero
  }

  /// The picture with its pulse made part of the image's extent: it looks the same.
  var withoutPulse: Picture {
    var picture = self
    picture.imageX = imageX.scaled(aboutMiddle: pulse)
    picture.imageY = imageY.scaled(aboutMiddle: pulse)
    picture.pulse = 1
    return picture
  }
}

/// A picture and how fast it changes, per second: what one motion hands on to the next.
struct MovingPicture: Hashable, Sendable {
  var picture: Picture
  var velocity: Picture
}

extension MovingPicture {
  /// The picture with its image replaced by the smallest of another shape that covers it and has the same
  /// centre; its size changes as much faster as it is larger.
  func covered(by shape: CGSize) -> MovingPicture {
    let (width, height) = (picture.imageX.length, picture.imageY.length)
    guard shape.width > 0, shape.height > 0, width > 0, height > 0 else { return self }
    let scale = max(width / shape.width, height / shape.height)
    var covered = self
    covered.stretchImage(across: shape.width * scale / width, down: shape.height * scale / height)
    return covered
  }

  private mutating func stretchImage(across: CGFloat, down: CGFloat) {
    picture.imageX = picture.imageX.scaled(aboutMiddle: across)
    picture.imageY = picture.imageY.scaled(aboutMiddle: down)
    velocity.imageX = velocity.imageX.scaled(aboutMiddle: across)
    velocity.imageY = velocity.imageY.scaled(aboutMiddle: down)
  }
}
