/// How ``Viewer/photos`` sizes and places a photo in its viewport: a fit, a cap, an alignment, long images.
///
/// The area that a photo is fitted to and aligned in is the viewport less its safe
/// area. Every rule is a [choice].
public struct PhotoLayout: Hashable, Sendable, Codable {
  /// How the photo's size is fitted to the viewport less its safe area.
  public var fit: Fit

  /// The most device pixels a stored pixel may cover at zoom 1, or `nil` for no limit.
  ///
  /// One that is not finite or not above 0 is no limit either.
  public var maximumUpscale: CGFloat?

  /// Where the photo goes that leaves room, and where a larger one opens.
  public var alignment: Alignment

  /// Whether leading is right.
  public var isRightToLeft: Bool

  /// The ratio of the longer to the shorter side beyond which a photo counts as long; `nil` for never.
  ///
  /// A long photo is fitted by its short side, whatever the fit, and opens at its
  /// start: its top, or its leading end.
  public var longImageRatio: CGFloat?

  /// Creates a layout; the defaults fit the whole photo, centred, without a cap and without long images.
  public init(
    fit: Fit = .aspectFit, maximumUpscale: CGFloat? = nil, alignment: Alignment = .center,
    isRightToLeft: Bool = false, longImageRatio: CGFloat? = nil
  ) {
    self.fit = fit
    self.maximumUpscale = maximumUpscale
    self.alignment = alignment
    self.isRightToLeft = isRightToLeft
    self.longImageRatio = longImageRatio
  }

  /// How a photo's size is fitted to the available area, at zoom 1.
  public enum Fit: String, CaseIterable, Hashable, Sendable, Codable {
    /// The whole photo, as large as the area allows.
    case aspectFit
    /// The whole area, with as little of the photo beyond it as possible.
    case aspectFill
    /// The area's width.
    case fitWidth
    /// The area's height.
    case fitHeight
    /// As ``aspectFit``, but never more than a device pixel for a stored pixel;
    /// without a display scale, a point.
    case inside
    /// A device pixel for a stored pixel; without a display scale, a point.
    case none
    /// The area's width and height, whatever that does to the shape.
    case stretch
  }

  /// One of nine places for a photo in its area.
  public enum Alignment: String, CaseIterable, Hashable, Sendable, Codable {
    /// In the leading corner at the top.
    case topLeading
    /// In the middle of the top edge.
    case top
    /// In the trailing corner at the top.
    case topTrailing
    /// In the middle of the leading edge.
    case leading
    /// In the middle.
    case center
    /// In the middle of the trailing edge.
    case trailing
    /// In the leading corner at the bottom.
    case bottomLeading
    /// In the middle of the bottom edge.
    case bottom
    /// In the trailing corner at the bottom.
    case bottomTrailing
  }
}

// MARK: Size

extension PhotoLayout {
  /// The fitted size in points, that of the photo at zoom 1.
  ///
  ///     U = upright size · k        k the scale of the fit, at most maximumUpscale/S
  ///
  /// The side that decides is exactly the area's.
  ///
  /// Edge cases: a photo or an area with a side of 0 has no fit; the photo then counts as large as the area.
  ///
  /// - Parameters:
  ///   - photo: The photo.
  ///   - container: What it is fitted to: the viewport less its safe area.
  /// - Returns: The size at zoom 1, in points.
  public func fittedSize(of photo: Photo, in container: Container) -> CGSize {
    let (content, area) = (photo.uprightSize, container.availableSize)
    guard content.isUsable, area.isUsable else { return area }
    return capped(
      uncappedSize(of: content, in: area, pixelLength: container.pixelLength),
      content: content, pixelLength: container.pixelLength)
  }

  private func uncappedSize(of content: CGSize, in area: CGSize, pixelLength: CGFloat) -> CGSize {
    if isLong(content) { return content.aspectFill(in: area) }
    let deviceSize = CGSize(width: content.width * pixelLength, height: content.height * pixelLength)
    let fitted = content.aspectFit(in: area)
    switch fit {
    case .aspectFit: return fitted
    case .aspectFill: return content.aspectFill(in: area)
    case .fitWidth: return CGSize(width: area.width, height: content.height * (area.width / content.width))
    case .fitHeight: return CGSize(width: content.width * (area.height / content.height), height: area.height)
    case .inside: return fitted.width > deviceSize.width ? deviceSize : fitted
    case .none: return deviceSize
    case .stretch: return area
    }
  }

  /// The size with the cap applied: to both axes together or, when stretched, to each by itself.
  private func capped(_ size: CGSize, content: CGSize, pixelLength: CGFloat) -> CGSize {
    guard let maximumUpscale, maximumUpscale.isFinite, maximumUpscale > 0 else { return size }
    let largest = CGSize(
      width: content.width * (maximumUpscale * pixelLength),
      height: content.height * (maximumUpscale * pixelLength))
    if fit == .stretch {
      return CGSize(width: min(size.width, largest.width), height: min(size.height, largest.height))
    }
    return size.width > largest.width ? largest : size
  }

  private func isLong(_ content: CGSize) -> Bool {
    guard let longImageRatio else { return false }
    return max(content.width, content.height) / min(content.width, content.height) > longImageRatio
  }
}

// MARK: Place

extension PhotoLayout {
  /// The alignment as the fraction of the room left over that is at the left: 0, ½ or 1.
  public var horizontalFraction: CGFloat {
    switch alignment {
    case .topLeading, .leading, .bottomLeading: isRightToLeft ? 1 : 0
    case .top, .center, .bottom: 0.5
    case .topTrailing, .trailing, .bottomTrailing: isRightToLeft ? 0 : 1
    }
  }

  /// The alignment as the fraction of the room left over that is at the top: 0, ½ or 1.
  public var verticalFraction: CGFloat {
    switch alignment {
    case .topLeading, .top, .topTrailing: 0
    case .leading, .center, .trailing: 0.5
    case .bottomLeading, .bottom, .bottomTrailing: 1
    }
  }

  /// Where the photo opens on an axis that can scroll, as fractions of its range of offsets.
  ///
  /// That of the alignment, but the start of a long image: its top, or its leading end.
  func openingFractions(of content: CGSize) -> (horizontal: CGFloat, vertical: CGFloat) {
    guard isLong(content) else { return (horizontalFraction, verticalFraction) }
    return content.width > content.height
      ? (isRightToLeft ? 1 : 0, verticalFraction) : (horizontalFraction, 0)
  }
}
