import PreviewGeometry

/// One axis of a scroll view after it was let go: a glide, a bounce, or one after the other, in closed form.
///
/// Past its range it comes back (``recovery``). If that carries it through the edge, or if it was
/// within its range, it glides (``glide``), and if the glide reaches an edge it bounces there
/// (``landing``) and rests on it. Each part takes over where the one before it ends; the instants of
/// these changes are solved for, not stepped to.
public struct ScrollMotion: Hashable, Sendable {
  /// When it starts, in seconds on the app's clock.
  public let start: Double

  /// The bounce from beyond an edge at the start, if it is past its range.
  public let recovery: BounceMotion?

  /// The glide within the range, if there is one.
  public let glide: GlideMotion?

  /// The bounce at the edge that the glide runs into, if it does.
  public let landing: BounceMotion?

  /// When it rests, in seconds on the app's clock.
  public let end: Double

  /// The offset at which it rests, exactly, in points.
  public let restingOffset: CGFloat

  private let recoveryEdge: CGFloat
  private let recoveryDuration: Double
  private let glideDuration: Double

  /// Creates the motion of an axis that is let go, or `nil` if it rests where it is.
  ///
  /// An axis that is past its range bounces, with whatever velocity it has; one that cannot be dragged with
  /// none. Within its range it glides if it is draggable and faster than 10 points per second. An axis that
  /// does not bounce stops at its edges.
  ///
  /// - Parameters:
  ///   - axis: The axis as it is let go.
  ///   - velocity: The velocity of the offset in points per second: minus the
  ///     finger's. Not finite counts as 0.
  ///   - rate: How fast a glide slows down.
  ///   - start: When the motion starts, in seconds.
  public init?(
    of axis: ScrollAxis, velocity: CGFloat, rate: DecelerationRate = .normal, start: Double
  ) {
    let velocity = axis.isDraggable && velocity.isFinite ? velocity : 0
    let overshoot = axis.overshoot
    let recovery = overshoot == 0 ? nil : BounceMotion(overshoot: overshoot, velocity: velocity)
    let edge = axis.clamp(axis.offset)
    var glide: GlideMotion?
    switch recovery?.ending {
    case nil: glide = GlideMotion(start: axis.offset, velocity: velocity, rate: rate)
    case .crossing(_, let velocity): glide = GlideMotion(start: edge, velocity: velocity, rate: rate)
    case .rest: break
    }
    if glide?.duration == 0 { glide = nil }
    guard recovery != nil || glide != nil else { return nil }

    let border = velocity > 0 ? axis.highestOffset : axis.lowestOffset
    let crossing = glide?.time(reaching: border)
    self.start = start
    self.recovery = recovery
    self.glide = glide
    landing = crossing.flatMap { time in
      axis.bounces ? glide.map { BounceMotion(overshoot: 0, velocity: $0.speed(at: time)) } : nil
    }
    recoveryEdge = edge
    recoveryDuration = recovery?.duration ?? 0
    glideDuration = crossing ?? glide?.duration ?? 0
    end = start + (recoveryDuration + glideDuration + (landing?.duration ?? 0))
    restingOffset = crossing == nil ? glide?.end ?? edge : border
  }

  /// The offset at a time in seconds on the app's clock, in points; where it was before the start,
  /// where it rests from the end on.
  public func value(at time: Double) -> CGFloat {
    if time >= end { return restingOffset }
    let elapsed = max(time - start, 0)
    if let recovery, elapsed < recoveryDuration { return recoveryEdge + recovery.value(at: elapsed) }
    let gliding = elapsed - recoveryDuration
    if let glide, gliding < glideDuration { return glide.value(at: gliding) }
    guard let landing else { return restingOffset }
    return restingOffset + landing.value(at: gliding - glideDuration)
  }

  /// The velocity of the offset at a time, in points per second: the derivative of ``value(at:)``.
  public func velocity(at time: Double) -> CGFloat {
    guard time >= start, time < end else { return 0 }
    let elapsed = time - start
    if let recovery, elapsed < recoveryDuration { return recovery.velocity(at: elapsed) }
    let gliding = elapsed - recoveryDuration
    if let glide, gliding < glideDuration { return glide.velocity(at: gliding) }
    return landing?.velocity(at: gliding - glideDuration) ?? 0
  }
}
