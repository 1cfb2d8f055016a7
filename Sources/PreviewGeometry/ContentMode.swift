/// How a view draws content in its bounds: UIKit's thirteen modes.
public enum ContentMode: String, CaseIterable, Hashable, Sendable, Codable {
  /// Stretched to the bounds, each axis by itself.
  case scaleToFill
  /// As large as fits in the bounds with the aspect ratio kept, centred.
  case scaleAspectFit
  /// As small as covers the bounds with the aspect ratio kept, centred.
  case scaleAspectFill
  /// Drawn anew when the bounds change; the content fills them, as with ``scaleToFill``.
  case redraw
  /// In its own size, centred.
  case center
  /// In its own size, in the middle of the top edge.
  case top
  /// In its own size, in the middle of the bottom edge.
  case bottom
  /// In its own size, in the middle of the left edge.
  case left
  /// In its own size, in the middle of the right edge.
  case right
  /// In its own size, in the top left corner.
  case topLeft
  /// In its own size, in the top right corner.
  case topRight
  /// In its own size, in the bottom left corner.
  case bottomLeft
  /// In its own size, in the bottom right corner.
  case bottomRight

  /// The rect in which content of the given size is drawn, in the space of
  /// `bounds`; it may reach beyond them.
  ///
  ///     length = content length · scale        start = bounds start + (bounds length − length) · fraction
  ///
  /// where the scale is that of the mode and the fraction 0 at the left or top, ½ in the middle, 1 at the
  /// right or bottom. With `scaleAspectFit` and `scaleAspectFill` the axis that decides gets exactly the
  /// length of the bounds.
  ///
  /// Edge cases:
  /// - Content with a side that is 0, negative or not finite has no shape: it is drawn as the whole bounds.
  /// - Bounds with negative sides are standardised; whatever of them is not finite counts as 0.
  ///
  /// Source: UIView.ContentMode [doc].
  ///
  /// - Parameters:
  ///   - contentSize: The content's size; for the positional modes in points.
  ///   - bounds: The bounds of the view, in points.
  /// - Returns: The rect of the whole content, drawn.
  public func drawnRect(of contentSize: CGSize, in bounds: CGRect) -> CGRect {
    let (horizontal, vertical) = (bounds.horizontalSpan.finite, bounds.verticalSpan.finite)
    guard contentSize.isUsable else { return CGRect(horizontal: horizontal, vertical: vertical) }
    let drawn = drawnSize(of: contentSize, in: CGSize(width: horizontal.length, height: vertical.length))
    return CGRect(
      horizontal: horizontal.aligned(length: drawn.width, at: horizontalFraction),
      vertical: vertical.aligned(length: drawn.height, at: verticalFraction))
  }

  /// Whether the content is drawn in its own size, wherever it is put.
  public var isPositional: Bool {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw: false
    default: true
    }
  }

  private func drawnSize(of content: CGSize, in bounds: CGSize) -> CGSize {
    switch self {
    case .scaleToFill, .redraw: bounds
    case .scaleAspectFit: content.aspectFit(in: bounds)
    case .scaleAspectFill: content.aspectFill(in: bounds)
    default: content
    }
  }

  private var horizontalFraction: CGFloat {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  private var verticalFraction: CGFloat {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 0.5
    }
  }
}

extension Span {
  /// The span with what is not finite replaced by 0.
  fileprivate var finite: Span { Span(start: start.finiteOrZero, length: length.finiteOrZero) }

  /// A span of the given length that divides the room left over in this span by `fraction`.
  func aligned(length: CGFloat, at fraction: CGFloat) -> Span {
    Span(start: start + (self.length - length) * fraction, length: length)
  }
}

extension CGSize {
  /// Whether both sides are finite and above 0, so that the size has a shape.
  @inlinable
  var isUsable: Bool { width > 0 && height > 0 && width.isFinite && height.isFinite }

  /// The largest size of this shape that fits in `bounds`: the axis that decides is exactly theirs.
  func aspectFit(in bounds: CGSize) -> CGSize {
    matchesWidth(of: bounds, when: <=)
  }

  /// The smallest size of this shape that covers `bounds`: the axis that decides is exactly theirs.
  func aspectFill(in bounds: CGSize) -> CGSize {
    matchesWidth(of: bounds, when: >)
  }

  private func matchesWidth(of bounds: CGSize, when decides: (CGFloat, CGFloat) -> Bool) -> CGSize {
    let (across, down) = (bounds.width / width, bounds.height / height)
    return decides(across, down)
      ? CGSize(width: bounds.width, height: height * across)
      : CGSize(width: width * down, height: bounds.height)
  }
}
