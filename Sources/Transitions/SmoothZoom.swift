import PreviewGeometry

/// The smoothest way from one visible part of a content to another: out, across and in, in one motion.
///
/// It is the shortest path if a pan by `w/ρ` is as long as a zoom by the factor `e^ρ`, w being the width in
/// view. In the plane of ρ²·position and width that is the geometry of Poincaré's half-plane, where the
/// points of a shortest path are weighted means:
///
///     sinh(Δ/2) = √((ρ²·d)² + (w1 − w0)²) / (2·√(w0·w1))        d the distance of the centres
///     α = sinh((1 − f)·Δ) / sinh Δ        β = sinh(f·Δ) / sinh Δ
///     w(f) = 1 / (α/w0 + β/w1)            centre(f) = w(f)·(α·c0/w0 + β·c1/w1)
///
/// The authors give the path as two hyperbolic functions of s, with a special case for one centre; as means
/// it needs none, cancels nothing, and is the same path in both directions.
///
/// Source: [doc] J. J. van Wijk and W. A. A. Nuij, Smooth and efficient zooming and panning, 2003.
public struct SmoothZoom: Hashable, Sendable {
  /// What is in view: its centre and how wide it is, in points of the content.
  public struct View: Hashable, Sendable {
    /// The content point in the middle of the view.
    public let center: CGPoint

    /// The width in view, above 0.
    public let width: CGFloat

    /// Creates a view of the given content.
    ///
    /// Edge cases: the width is held to 1e-60...1e60, the centre to ±1e60; what is NaN counts as 1 and as 0.
    public init(center: CGPoint, width: CGFloat) {
      self.center = CGPoint(x: View.held(center.x), y: View.held(center.y))
      self.width = width.isNaN ? 1 : min(max(width, 1e-60), 1e60)
    }

    /// Creates the view that shows the given rect of the content, of which the
    /// height counts for its middle only.
    public init(showing rect: CGRect) {
      self.init(
        center: CGPoint(x: rect.origin.x + rect.size.width / 2, y: rect.origin.y + rect.size.height / 2),
        width: abs(rect.size.width))
    }

    /// A coordinate as a number to calculate with.
    private static func held(_ coordinate: CGFloat) -> CGFloat {
      coordinate.isNaN ? 0 : min(max(coordinate, -1e60), 1e60)
    }
  }

  /// Where the zoom starts.
  public let start: View

  /// Where the zoom ends.
  public let end: View

  /// How reluctantly it zooms: the larger ρ, the further it zooms out to pan.
  public let curvature: CGFloat

  /// The length Δ of the path in the plane of ρ²·position and width.
  private let hyperbolicLength: CGFloat

  /// `e^(−2Δ) − 1`, the scale of the weights.
  private let weightScale: CGFloat

  /// Creates the path from one view to another.
  ///
  /// The curvature is the ρ of the paper. Edge cases: it is held to 1e-3...1e3; NaN counts as √2.
  public init(from start: View, to end: View, curvature: CGFloat = 2.squareRoot()) {
    let curvature = curvature.isNaN ? 2.squareRoot() : min(max(curvature, 1e-3), 1e3)
    let (dx, dy) = (end.center.x - start.center.x, end.center.y - start.center.y)
    let pan = curvature * curvature * (dx * dx + dy * dy).squareRoot()
    let zoom = end.width - start.width
    let chord = (pan * pan + zoom * zoom).squareRoot()
    (self.start, self.end, self.curvature) = (start, end, curvature)
    let halfLength = inverseHyperbolicSine(chord / (2 * start.width.squareRoot() * end.width.squareRoot()))
    hyperbolicLength = 2 * halfLength
    weightScale = exponentialMinusOne(-4 * halfLength)
  }

  /// Creates the path between two visible rects, in points of the content.
  public init(from start: CGRect, to end: CGRect, curvature: CGFloat = 2.squareRoot()) {
    self.init(from: View(showing: start), to: View(showing: end), curvature: curvature)
  }

  /// The length S of the path, without unit: how much a viewer sees move on the way.
  ///
  ///     S = Δ/ρ         around one centre: |ln(w1/w0)| / ρ
  public var pathLength: CGFloat { hyperbolicLength / curvature }

  /// How long a unit of path length takes, in seconds [choice].
  public static let secondsPerUnit: Double = 1

  /// The natural duration in seconds, proportional to the path length.
  public var duration: Double { Double(pathLength) * SmoothZoom.secondsPerUnit }

  /// What is in view at a fraction of the path.
  ///
  /// Edge cases: a fraction outside 0...1 counts as the nearer end, NaN as 0; the ends are exact.
  public func value(at fraction: CGFloat) -> View {
    guard fraction > 0 else { return start }
    guard fraction < 1 else { return end }
    let fromStart = weight(of: 1 - fraction) / start.width
    let fromEnd = weight(of: fraction) / end.width
    let sum = fromStart + fromEnd
    return View(
      center: CGPoint(
        x: SmoothZoom.mean(start.center.x, fromStart / sum, end.center.x, fromEnd / sum),
        y: SmoothZoom.mean(start.center.y, fromStart / sum, end.center.y, fromEnd / sum)),
      width: hyperbolicLength > 0 ? 1 / sum : start.width)
  }

  /// The mean of two numbers by their shares of 1, counted from the one with the larger share: next to it,
  /// the other may be so large that its last place is wider than what is in view.
  private static func mean(_ a: CGFloat, _ shareOfA: CGFloat, _ b: CGFloat, _ shareOfB: CGFloat) -> CGFloat {
    shareOfA > shareOfB ? a + (b - a) * shareOfB : b + (a - b) * shareOfA
  }

  /// `sinh(f·Δ) / sinh Δ`, without leaving the numbers on the way.
  private func weight(of fraction: CGFloat) -> CGFloat {
    guard hyperbolicLength > 0 else { return fraction }
    return exponential((fraction - 1) * hyperbolicLength)
      * exponentialMinusOne(-2 * fraction * hyperbolicLength) / weightScale
  }
}

/// The number of which `value`, not below 0, is the hyperbolic sine, also where that is small.
private func inverseHyperbolicSine(_ value: CGFloat) -> CGFloat {
  logarithmOnePlus(value + value * value / (1 + (1 + value * value).squareRoot()))
}
