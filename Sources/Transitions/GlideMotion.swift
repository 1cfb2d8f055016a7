import PreviewGeometry

/// How fast a scroll view slows down after a flick: the part of its velocity that it keeps per millisecond.
///
/// Source: UIScrollView.DecelerationRate [doc].
public enum DecelerationRate: CGFloat, CaseIterable, Hashable, Sendable, Codable {
  /// 0.998 a millisecond.
  case normal = 0.998
  /// 0.99 a millisecond.
  case fast = 0.99
}

/// One axis of a scroll view that glides after a flick, with nothing in its way.
///
///     v(t) = v0·rᵗ        x(t) = x0 + v0·k·(1 − rᵗ),  k = r / (1 − r)        v0 in points/ms, t in ms
///
/// It rests when it is down to 0.01 points/ms. The law is that of recordings of UIScrollView [measured]; k is
/// not −1/ln r, as one would expect of the integral of v.
public struct GlideMotion: Hashable, Sendable {
  /// `x0`: where it starts, in points.
  public let start: CGFloat

  /// `v0`: the velocity it starts with, in points per second.
  public let velocity: CGFloat

  /// `r`: how fast it slows down.
  public let rate: DecelerationRate

  /// The speed below which it rests, in points per second: 0.01 points/ms [measured].
  public static let restingSpeed: CGFloat = 10

  /// Creates a glide.
  ///
  /// - Parameters:
  ///   - start: In points; not finite counts as 0.
  ///   - velocity: In points per second; not finite counts as 0.
  ///   - rate: How fast it slows down.
  public init(start: CGFloat, velocity: CGFloat, rate: DecelerationRate = .normal) {
    self.start = start.isFinite ? start : 0
    self.velocity = velocity.isFinite ? velocity : 0
    self.rate = rate
  }

  /// Seconds until it rests: `ln(0.01 / |v0|) / ln r`; 0 if it starts no faster than it rests.
  public var duration: Double {
    guard abs(velocity) > GlideMotion.restingSpeed else { return 0 }
    return seconds(logarithm(GlideMotion.restingSpeed / abs(velocity)) / decay)
  }

  /// Where it rests, in points: `x0 + sgn(v0)·(|v0| − 0.01)·k`.
  public var end: CGFloat {
    let excess = abs(velocity) - GlideMotion.restingSpeed
    guard excess > 0 else { return start }
    return start + (velocity < 0 ? -excess : excess) / 1000 * reach
  }

  /// The position after a time in seconds, in points; before the start `x0`, and where it rests from then on.
  public func value(at time: Double) -> CGFloat {
    if time >= duration { return end }
    return start - velocity / 1000 * reach * exponentialMinusOne(decay * milliseconds(time))
  }

  /// The derivative of ``value(at:)``, in points per second: `v0·k·(−ln r)·rᵗ`, 0 at rest.
  ///
  /// It is 0.1 % more than `v0·rᵗ`.
  public func velocity(at time: Double) -> CGFloat {
    if time >= duration { return 0 }
    return speed(at: time) * reach * -decay
  }

  /// The velocity that a bounce takes over after a time in seconds: `v0·rᵗ`, in points per second [measured].
  public func speed(at time: Double) -> CGFloat {
    velocity * exponential(decay * milliseconds(time))
  }

  /// Seconds until it reaches a position, or `nil` if it rests before or moves away.
  ///
  ///     t* = ln(1 − (e − x0)/(v0·k)) / ln r
  ///
  /// A position where it rests counts as not reached.
  public func time(reaching position: CGFloat) -> Double? {
    let isBeforeEnd = velocity > 0 ? start <= position && position < end : end < position && position <= start
    guard isBeforeEnd else { return nil }
    return seconds(logarithmOnePlus(-(position - start) / (velocity / 1000 * reach)) / decay)
  }

  /// `k = r / (1 − r)`, in milliseconds: 499 or 99.
  private var reach: CGFloat {
    switch rate {
    case .normal: 499
    case .fast: 99
    }
  }

  /// `ln r`.
  private var decay: CGFloat {
    switch rate {
    case .normal: GlideMotion.normalDecay
    case .fast: GlideMotion.fastDecay
    }
  }

  private static let normalDecay = logarithm(DecelerationRate.normal.rawValue)
  private static let fastDecay = logarithm(DecelerationRate.fast.rawValue)

  private func seconds(_ milliseconds: CGFloat) -> Double { Double(milliseconds) / 1000 }

  private func milliseconds(_ seconds: Double) -> CGFloat { CGFloat(max(seconds, 0)) * 1000 }
}
