import PreviewGeometry

/// Dragging a fitted photo down or up to dismiss it: how the photo follows the
/// finger, and what a release decides.
///
/// Every number is a [choice]. With d = (dx, dy) the drag's translation and H the viewport's height:
///
///     progress = min(|dy| / (H·travel), 1)        scale σ = 1 − shrinkage·progress
///     centre = m0 + d + (c0 − m0)·σ               backdrop = 1 − progress
///
/// so that the point under the finger at touch-down, m0, stays under it; c0 is
/// the centre of the photo before.
public struct DismissRule: Hashable, Sendable, Codable {
  /// The fraction of the viewport's height that a finger travels for all of the progress.
  public var travel: CGFloat
  /// How much smaller the photo gets over all of the progress, as a fraction.
  public var shrinkage: CGFloat
  /// The speed away from where the drag began that dismisses by itself, in points per second.
  public var flickSpeed: CGFloat
  /// The distance that dismisses, in points, unless the finger comes back.
  public var distance: CGFloat
  /// The speed from which a finger counts as coming back, in points per second.
  public var returnSpeed: CGFloat

  /// Creates a rule; the defaults are those of `photos`.
  public init(
    travel: CGFloat = 0.5, shrinkage: CGFloat = 0.3, flickSpeed: CGFloat = 1000, distance: CGFloat = 120,
    returnSpeed: CGFloat = 250
  ) {
    self.travel = travel
    self.shrinkage = shrinkage
    self.flickSpeed = flickSpeed
    self.distance = distance
    self.returnSpeed = returnSpeed
  }

  /// Whether a drag that is released dismisses; otherwise the photo returns.
  ///
  ///     s·vy > flickSpeed,  or  |dy| > distance and s·vy > −returnSpeed        s = sgn(dy)
  ///
  /// The decision is total: what is not a number returns.
  ///
  /// - Parameters:
  ///   - dy: The vertical translation of the drag, in points.
  ///   - vy: The vertical velocity of the finger, in points per second.
  /// - Returns: Whether the viewer closes.
  public func dismisses(translation dy: CGFloat, velocity vy: CGFloat) -> Bool {
    let outward = dy == 0 ? 0 : dy < 0 ? -vy : vy
    return outward > flickSpeed || (abs(dy) > distance && outward > -returnSpeed)
  }

  /// How far a drag has come, from 0 to 1, for a vertical translation in a
  /// viewport of some height, in points.
  ///
  /// 0 in a viewport without height.
  public func progress(translation dy: CGFloat, viewportHeight: CGFloat) -> CGFloat {
    let whole = viewportHeight * travel
    return whole > 0 ? min(1, abs(dy) / whole) : 0
  }
}

/// A drag to dismiss in progress: what it makes of the picture of an open photo.
struct DismissDrag: Hashable, Sendable {
  let rule: DismissRule
  let touchDown: CGPoint
  let viewportHeight: CGFloat
  /// How far the finger has dragged, the hysteresis taken off.
  var translation: CGPoint = .zero

  private var progress: CGFloat {
    rule.progress(translation: translation.y, viewportHeight: viewportHeight)
  }

  /// The picture of the model, moved and shrunk by the drag.
  func applied(to open: Picture) -> Picture {
    let scale = 1 - rule.shrinkage * progress
    var picture = open
    picture.imageX = open.imageX.dragged(by: translation.x, from: touchDown.x, scale: scale)
    picture.imageY = open.imageY.dragged(by: translation.y, from: touchDown.y, scale: scale)
    picture.backdropAlpha = open.backdropAlpha * (1 - progress)
    return picture
  }

  /// How fast that picture changes, per second, if the finger moves with a velocity in points per second.
  func velocity(of open: Picture, finger: CGPoint) -> Picture {
    let outward = translation.y == 0 ? 0 : translation.y < 0 ? -finger.y : finger.y
    let whole = viewportHeight * rule.travel
    let progressRate = progress < 1 && whole > 0 ? outward / whole : 0
    let scaleRate = -rule.shrinkage * progressRate
    var velocity = Picture.zero
    velocity.imageX = open.imageX.dragVelocity(finger: finger.x, from: touchDown.x, scaleRate: scaleRate)
    velocity.imageY = open.imageY.dragVelocity(finger: finger.y, from: touchDown.y, scaleRate: scaleRate)
    velocity.backdropAlpha = -open.backdropAlpha * progressRate
    return velocity
  }
}

extension Span {
  /// The span scaled so that the point at `touchDown` moves by `translation`.
  fileprivate func dragged(by translation: CGFloat, from touchDown: CGFloat, scale: CGFloat) -> Span {
    let center = touchDown + translation + (middle - touchDown) * scale
    return Span(start: center - length * scale / 2, length: length * scale)
  }

  /// The derivative of ``dragged(by:from:scale:)``.
  fileprivate func dragVelocity(finger: CGFloat, from touchDown: CGFloat, scaleRate: CGFloat) -> Span {
    let center = finger + (middle - touchDown) * scaleRate
    return Span(start: center - length * scaleRate / 2, length: length * scaleRate)
  }
}
