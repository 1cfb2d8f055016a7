@_exported import PreviewGeometry

/// The thumbnail a photo grows out of and shrinks back into.
public struct Source: Hashable, Sendable, Codable {
  /// Where the thumbnail is, in viewport space, in points; always finite, its sides never negative.
  ///
  /// A side may be 0, and the thumbnail may be outside of the viewport.
  public let frame: CGRect

  /// How the thumbnail draws the photo.
  public let contentMode: ContentMode

  /// The radius of the thumbnail's corners, in points; never negative.
  public let cornerRadius: CGFloat

  /// Creates a source, or `nil` if its frame is not finite: then its place is unknown.
  ///
  /// - Parameters:
  ///   - frame: In viewport space, in points; negative sides are standardised.
  ///   - contentMode: How the thumbnail draws the photo.
  ///   - cornerRadius: In points; not finite or negative counts as 0.
  public init?(frame: CGRect, contentMode: ContentMode = .scaleAspectFill, cornerRadius: CGFloat = 0) {
    let (across, down) = (frame.horizontalSpan, frame.verticalSpan)
    guard across.end.isFinite, down.end.isFinite else { return nil }
    self.frame = CGRect(horizontal: across, vertical: down)
    self.contentMode = contentMode
    self.cornerRadius = cornerRadius.isFinite ? max(cornerRadius, 0) : 0
  }

  private enum CodingKeys: CodingKey { case frame, contentMode, cornerRadius }

  /// Decodes a source; refuses a frame that is not finite.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let source = Source(
      frame: try values.decode(CGRect.self, forKey: .frame),
      contentMode: try values.decode(ContentMode.self, forKey: .contentMode),
      cornerRadius: try values.decode(CGFloat.self, forKey: .cornerRadius))
    guard let source else {
      throw DecodingError.dataCorruptedError(
        forKey: .frame, in: values, debugDescription: "a source's frame must be finite")
    }
    self = source
  }
}
