/// The zoom scales that a double tap goes through, and then begins again with the first.
///
/// They are scales to rest at: each in the range of zoom scales, in ascending order, and none twice.
public struct ZoomSteps: Hashable, Sendable {
  /// How much larger than another a scale has to be to count as larger, as a fraction [choice].
  public static let tolerance: CGFloat = 1e-9

  /// The scales, ascending, at least one; each is larger than the one before by more than ``tolerance``.
  public let scales: [CGFloat]

  /// Creates steps, in any order.
  ///
  /// Edge cases: a step outside of the range counts as the nearer limit. What is no number is dropped, and so
  /// is a step that is not larger than another; if none is left, 1 is the only step, held to the range.
  ///
  /// - Parameters:
  ///   - steps: Zoom scales; two or three make sense.
  ///   - range: The scales to rest at.
  public init(_ steps: [CGFloat], in range: ZoomRange) {
    let ascending = steps.filter { !$0.isNaN }.map(range.clamp).sorted()
    scales = ascending.dropFirst().reduce(into: [ascending.first ?? range.clamp(1)]) { scales, step in
      if ZoomSteps.isLarger(step, than: scales[scales.count - 1]) { scales.append(step) }
    }
  }

  /// The scale that a double tap at zoom scale `scale` goes to.
  ///
  ///     the first step > z·(1 + 1e-9), otherwise the first step
  ///
  /// From any scale, repeated, it comes to the first step after at most as many taps as there are steps. A
  /// scale that is no number goes there at once.
  public func next(after scale: CGFloat) -> CGFloat {
    scales.first { ZoomSteps.isLarger($0, than: scale) } ?? scales[0]
  }

  private static func isLarger(_ step: CGFloat, than scale: CGFloat) -> Bool {
    step > scale * (1 + tolerance)
  }
}

/// What asks for a zoom without fingers on the photo: a wheel, scrolling that is measured in pixels, a key.
///
/// Each multiplies the zoom scale, so as much back as forth is the scale there was, and it makes no
/// difference whether an amount comes in one event or in several:
///
///     factor = 2^(amount / amount per doubling)
///
/// Positive amounts zoom in.
public enum ZoomInput: Hashable, Sendable {
  /// Clicks of a mouse wheel; a wheel of finer resolution reports fractions of one.
  case wheelNotches(CGFloat)

  /// Pixels of scrolling, as a touchpad or a browser reports them.
  case scrolledPixels(CGFloat)

  /// Presses of a key.
  case keyPresses(CGFloat)

  /// Four clicks of a wheel double the scale: each multiplies it by 1.189 [choice].
  public static let notchesPerDoubling: CGFloat = 4

  /// Four hundred pixels double the scale: a hundred count as a click [choice].
  public static let pixelsPerDoubling: CGFloat = 400

  /// Two presses of a key double the scale: each multiplies it by 1.414 [choice].
  public static let keyPressesPerDoubling: CGFloat = 2

  /// The most doublings or halvings in one event: more than any range of zoom scales has room for [choice].
  static let largestNumberOfDoublings: CGFloat = 64

  /// What the zoom scale is multiplied with; always finite and above 0.
  ///
  /// Edge cases: more than 64 doublings or halvings count as 64; what is no number changes nothing: 1.
  public var factor: CGFloat {
    let doublings =
      switch self {
      case .wheelNotches(let notches): notches / ZoomInput.notchesPerDoubling
      case .scrolledPixels(let pixels): pixels / ZoomInput.pixelsPerDoubling
      case .keyPresses(let presses): presses / ZoomInput.keyPressesPerDoubling
      }
    guard !doublings.isNaN else { return 1 }
    let largest = ZoomInput.largestNumberOfDoublings
    return powerOfTwo(max(-largest, min(largest, doublings)))
  }
}

extension Viewport {
  /// Zooms as a wheel or a key asks for, at once and without a band: at a limit nothing moves.
  ///
  /// What is at the pointer stays there as far as the clamp allows. A pointer that is not finite changes
  /// nothing.
  ///
  /// - Parameters:
  ///   - input: How much.
  ///   - pointer: Where, in viewport space; `nil` is the middle of the viewport.
  public mutating func zoom(by input: ZoomInput, about pointer: CGPoint? = nil) {
    zoom(by: input.factor, about: pointer ?? middle)
  }
}
