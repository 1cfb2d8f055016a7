import PreviewGeometry

/// How a viewer opens or closes: legs that are flown one after the other.
public struct Flight: Hashable, Sendable {
  /// The legs, in order.
  ///
  /// A flight without legs is over at once.
  public var legs: [Leg]

  /// Creates a flight.
  public init(_ legs: Leg...) {
    self.legs = legs
  }

  /// A part of a flight with one destination.
  public struct Leg: Hashable, Sendable {
    /// The pace, or `nil` for a leg that is over at once: it sets how the next one starts.
    public var timing: Timing?

    /// What it ends with.
    public var look: Look

    /// Whether the thumbnail is hidden while it lasts.
    public var hidesSource: Bool

    /// Creates a leg.
    public init(_ timing: Timing?, to look: Look, hidesSource: Bool = false) {
      self.timing = timing
      self.look = look
      self.hidesSource = hidesSource
    }
  }

  /// How a viewer looks at the end of a leg; what is `nil` stays as it is.
  public struct Look: Hashable, Sendable {
    /// Where the photo is.
    public var place: Place
    /// A scale of the photo about its own centre.
    public var pulse: CGFloat
    /// The opacity of the backdrop.
    public var backdropAlpha: CGFloat?
    /// The opacity of the whole viewer.
    public var viewerAlpha: CGFloat?

    /// Creates a look.
    public init(
      _ place: Place, pulse: CGFloat = 1, backdropAlpha: CGFloat? = nil, viewerAlpha: CGFloat? = nil
    ) {
      self.place = place
      self.pulse = pulse
      self.backdropAlpha = backdropAlpha
      self.viewerAlpha = viewerAlpha
    }
  }

  /// Where a photo can be.
  public enum Place: String, CaseIterable, Hashable, Sendable, Codable {
    /// Where it is.
    case unchanged
    /// In its thumbnail.
    case source
    /// Where it is looked at.
    case open
  }
}
