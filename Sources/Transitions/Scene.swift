import PreviewGeometry

/// What a session is about, without time: how the photo is laid out, and what it looks
/// like in its thumbnail and open.
struct Scene: Hashable, Sendable {
  let style: PreviewStyle
  var photo: Photo
  var container: Container
  var source: Source?

  /// The viewport as the viewer opens.
  var layout: Viewport { style.viewer.layout(of: photo, in: container) }

  /// The photo's upright size in points where a stored pixel is a device pixel.
  private var pointSize: CGSize {
    let (size, length) = (photo.uprightSize, container.pixelLength)
    return CGSize(width: size.width * length, height: size.height * length)
  }

  /// The source if the photo can fly from and to it.
  var usableSource: Source? {
    guard style.presentation == .croppedPhoto, let source else { return source }
    return source.frame.overlaps(container.size) ? source : nil
  }

  /// The photo in its thumbnail, or in the middle of the viewport if there is none to fly to; invisible.
  var closedPicture: Picture {
    var picture = Picture.zero
    picture.pulse = 1
    picture.viewerAlpha = style.presentation == .thumbnail ? 1 : 0
    guard let source = usableSource else {
      picture.imageX.start = container.size.width / 2
      picture.imageY.start = container.size.height / 2
      return picture.clippedToImage
    }
    picture.imageX = source.frame.horizontalSpan
    picture.imageY = source.frame.verticalSpan
    picture = picture.clippedToImage
    guard style.presentation == .croppedPhoto else { return picture }
    let drawn = source.contentMode.drawnRect(of: pointSize, in: source.frame)
    picture.imageX = drawn.horizontalSpan
    picture.imageY = drawn.verticalSpan
    picture.cornerRadius = source.cornerRadius
    return picture
  }

  /// The photo in a viewport that it can be looked at in.
  func openPicture(of viewport: Viewport) -> Picture {
    clipped(
      Picture(
        imageX: viewport.horizontal.zoomedViewInViewport, imageY: viewport.vertical.zoomedViewInViewport,
        clipX: .init(start: 0, length: 0), clipY: .init(start: 0, length: 0), cornerRadius: 0,
        backdropAlpha: style.backdropAlpha, viewerAlpha: 1, pulse: 1))
  }

  /// An open picture with the clip that belongs to its image.
  func clipped(_ picture: Picture) -> Picture {
    style.presentation == .croppedPhoto ? picture.clipped(to: container.size) : picture.clippedToImage
  }

  /// An open picture with the clip that belongs to its image, and how fast both change.
  ///
  /// An edge of the clip moves with the image's where that is within the viewport,
  /// and stands still at the border.
  func clipped(_ moving: MovingPicture) -> MovingPicture {
    let picture = clipped(moving.picture)
    var velocity = moving.velocity.clippedToImage
    if style.presentation == .croppedPhoto {
      velocity.clipX = velocity.imageX.clipVelocity(of: moving.picture.imageX, within: container.size.width)
      velocity.clipY = velocity.imageY.clipVelocity(of: moving.picture.imageY, within: container.size.height)
    }
    return MovingPicture(picture: picture, velocity: velocity)
  }

  /// What a leg of a flight ends with, if it starts with `current`.
  func picture(of look: Flight.Look, open viewport: Viewport, after current: Picture) -> Picture {
    var picture = current
    switch look.place {
    case .unchanged: break
    case .source: picture = closedPicture
    case .open: picture = openPicture(of: viewport)
    }
    picture.pulse = look.pulse
    picture.backdropAlpha = look.backdropAlpha ?? current.backdropAlpha
    picture.viewerAlpha = look.viewerAlpha ?? current.viewerAlpha
    return picture
  }

  /// The part of the photo that can be seen, in stored pixels; zero where nothing can.
  ///
  /// That is the clip, the viewport and the rect that the content mode draws cut with
  /// each other, clamped to the photo.
  func visibleRect(of picture: Picture, contentMode: ContentMode) -> CGRect {
    let drawn = contentMode.drawnRect(
      of: pointSize, in: CGRect(horizontal: picture.imageX, vertical: picture.imageY))
    let size = photo.uprightSize
    let across = picture.clipX.visiblePart(
      of: drawn.horizontalSpan, within: container.size.width, pixels: size.width)
    let down = picture.clipY.visiblePart(
      of: drawn.verticalSpan, within: container.size.height, pixels: size.height)
    guard let across, let down else { return .zero }
    return photo.storedRect(underUprightRect: CGRect(horizontal: across, vertical: down))
  }
}

extension Span {
  /// The part of a drawn image that shows through this clip and the viewport, in
  /// pixels of the image, if any does.
  fileprivate func visiblePart(of drawn: Span, within length: CGFloat, pixels: CGFloat) -> Span? {
    let lower = max(start, 0, drawn.start)
    let upper = min(end, length, drawn.end)
    guard upper > lower, drawn.length > 0 else { return nil }
    let first = max(0, min(pixels, (lower - drawn.start) * pixels / drawn.length))
    let visible = (upper - lower) * pixels / drawn.length
    return Span(start: first, length: max(0, min(pixels - first, visible)))
  }
}

extension Span {
  /// How fast the clip of an image changes, if this is how fast the image does.
  fileprivate func clipVelocity(of image: Span, within length: CGFloat) -> Span {
    let lower = image.start > 0 && image.start < length ? start : 0
    let upper = image.end > 0 && image.end < length ? end : 0
    return Span(start: lower, length: upper - lower)
  }
}

extension CGRect {
  /// Whether anything of the rect lies within a viewport of the given size.
  fileprivate func overlaps(_ viewport: CGSize) -> Bool {
    func overlaps(_ span: Span, _ length: CGFloat) -> Bool {
      span.length > 0 && span.start < length && span.end > 0
    }
    return overlaps(horizontalSpan, viewport.width) && overlaps(verticalSpan, viewport.height)
  }
}
