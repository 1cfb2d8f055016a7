import Foundation
import PreviewGeometry
import Transitions
import XCTest

/// The smoothest way from one view to another: the reference.
final class SmoothZoomTests: XCTestCase {
  private typealias View = SmoothZoom.View

  // MARK: Examples

  func testAroundOneCenterItZoomsByEqualFactors() {
    let center = CGPoint(x: 70, y: -30)
    let zoom = SmoothZoom(from: View(center: center, width: 100), to: View(center: center, width: 1600))
    for (fraction, width) in [(0, 100), (0.25, 200), (0.5, 400), (0.75, 800), (1, 1600)]
      as [(CGFloat, CGFloat)]
    {
      XCTAssertEqual(zoom.value(at: fraction).center, center)
      XCTAssertEqual(zoom.value(at: fraction).width, width, accuracy: 1e-12 * width)
    }
    XCTAssertEqual(zoom.pathLength, log(16) / 2.squareRoot(), accuracy: 1e-15)
    let reluctant = SmoothZoom(from: zoom.start, to: zoom.end, curvature: 3)
    XCTAssertEqual(reluctant.pathLength, log(16) / 3, accuracy: 1e-15)
  }

  func testAViewOfARectIsItsMiddleAndItsWidth() {
    let rect = CGRect(x: 10, y: 20, width: 300, height: 200)
    XCTAssertEqual(View(showing: rect), View(center: CGPoint(x: 160, y: 120), width: 300))
    let turned = CGRect(origin: CGPoint(x: 310, y: 220), size: CGSize(width: -300, height: -200))
    XCTAssertEqual(View(showing: turned), View(showing: rect))
    let other = CGRect(x: 1000, y: 0, width: 50, height: 40)
    XCTAssertEqual(
      SmoothZoom(from: rect, to: other), SmoothZoom(from: View(showing: rect), to: View(showing: other)))
  }

  func testFromAViewToItselfNothingMoves() {
    let view = View(center: CGPoint(x: 0.1, y: 0.7), width: 0.3)
    let zoom = SmoothZoom(from: view, to: view)
    XCTAssertEqual(zoom.pathLength, 0)
    XCTAssertEqual(zoom.duration, 0)
    for fraction in stride(from: 0, through: 1, by: 0.01) as StrideThrough<CGFloat> {
      XCTAssertEqual(zoom.value(at: fraction), view)
    }
  }

  func testTheDurationIsProportionalToTheLength() {
    let zoom = SmoothZoom(from: View(center: .zero, width: 100), to: View(center: .zero, width: 200))
    XCTAssertEqual(zoom.duration, 0.4901290717342736, accuracy: 1e-15)
    XCTAssertEqual(zoom.duration, SmoothZoom.secondsPerUnit * Double(zoom.pathLength))
  }

  // MARK: Vectors

  /// From the formulas of the paper with 120 digits; the second center lies `distance` to the right.
  func testThePathOfThePaper() {
    func row(
      _ w0: CGFloat, _ w1: CGFloat, distance: CGFloat, at fraction: CGFloat, length: CGFloat, center: CGFloat,
      width: CGFloat, line: UInt = #line
    ) {
      let end = View(center: CGPoint(x: distance, y: 0), width: w1)
      let zoom = SmoothZoom(from: View(center: .zero, width: w0), to: end)
      let view = zoom.value(at: fraction)
      XCTAssertEqual(zoom.pathLength, length, accuracy: 1e-14 * length, "length", line: line)
      XCTAssertEqual(view.center.x, center, accuracy: 1e-13 * center, "center", line: line)
      XCTAssertEqual(view.width, width, accuracy: 1e-13 * width, "width", line: line)
    }
    row(100, 100, distance: 1000, at: 0.5, length: 4.240127559329663, center: 500, width: 1004.987562112089)
    row(
      100, 100, distance: 1000, at: 0.25, length: 4.240127559329663, center: 45.24937810560445,
      width: 427.55992275544486)
    row(400, 100, distance: 300, at: 0.5, length: 1.8230996733526852, center: 240, width: 312.40998703626616)
    row(
      100, 400, distance: 300, at: 0.9, length: 1.8230996733526852, center: 248.57874241146237,
      width: 430.60224962722776)
    row(100, 200, distance: 0, at: 0.5, length: 0.4901290717342736, center: 0, width: 141.4213562373095)
    row(
      100, 200, distance: 1e-12, at: 0.5, length: 0.4901290717342736, center: 3.3333333333333334e-13,
      width: 141.4213562373095)
    row(1, 1, distance: 1e-9, at: 0.5, length: 1.4142135623730951e-09, center: 5e-10, width: 1)
    row(
      1e-3, 1e3, distance: 1e6, at: 0.3, length: 20.518340722426984, center: 9.102819854765654e-06,
      width: 6.034176789053419)
  }

  func testFractionsOutsideCountAsTheNearerEnd() {
    let (start, end) = (View(center: .zero, width: 3), View(center: CGPoint(x: 9, y: 8), width: 0.1))
    let zoom = SmoothZoom(from: start, to: end)
    for fraction in [0, -0.0, -1, -.infinity, .nan] as [CGFloat] {
      XCTAssertEqual(zoom.value(at: fraction), start)
    }
    for fraction in [1, 2, .infinity] as [CGFloat] { XCTAssertEqual(zoom.value(at: fraction), end) }
  }

  // MARK: Laws

  /// No view, distance or fraction leads out of the numbers; the ends are exact, and the way back is the way.
  func testThePathIsDefinedEverywhereAndTheSameBothWays() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<100_000 {
      let (a, b) = randomPair(using: &generator)
      let (there, back) = (SmoothZoom(from: a, to: b), SmoothZoom(from: b, to: a))
      func label() -> String { "seed 1, \(a), \(b)" }
      XCTAssert(there.pathLength >= 0 && there.duration.isFinite, label())
      XCTAssertEqual(there.pathLength, back.pathLength, label())
      XCTAssertEqual(there.value(at: 0), a, label())
      XCTAssertEqual(there.value(at: 1), b, label())
      let fraction = CGFloat.random(in: 1e-6...1, using: &generator)
      let (view, same) = (there.value(at: fraction), back.value(at: 1 - fraction))
      XCTAssert(view.width > 0 && view.width.isFinite, label())
      XCTAssert(view.center.x.isFinite && view.center.y.isFinite, label())
      XCTAssertEqual(view.width, same.width, accuracy: 1e-12 * view.width, label())
      let scale = max(view.width, abs(view.center.x), abs(view.center.y))
      XCTAssertEqual(view.center.x, same.center.x, accuracy: 1e-12 * scale, label())
      XCTAssertEqual(view.center.y, same.center.y, accuracy: 1e-12 * scale, label())
    }
  }

  /// As the centers approach each other, the path approaches the one of one center.
  func testCoincidentCentersAreNoSpecialCase() {
    let start = View(center: .zero, width: 300)
    for w1 in [300, 300.000001, 299, 3, 30_000] as [CGFloat] {
      let limit = SmoothZoom(from: start, to: View(center: .zero, width: w1))
      for exponent in stride(from: -323.0, through: -3, by: 0.5) {
        let distance = CGFloat(pow(10, exponent))
        let zoom = SmoothZoom(from: start, to: View(center: CGPoint(x: distance, y: 0), width: w1))
        XCTAssertEqual(zoom.pathLength, limit.pathLength, accuracy: distance / min(w1, 300) * 3 + 1e-15)
        for fraction in [0.1, 0.5, 0.9] as [CGFloat] {
          let (view, expected) = (zoom.value(at: fraction), limit.value(at: fraction))
          XCTAssertEqual(
            view.width, expected.width, accuracy: 2 * distance + 1e-12 * w1, "\(w1), \(distance)")
          XCTAssert(0...distance ~= view.center.x, "\(w1), \(distance)")
        }
      }
    }
  }

  /// Parts of a path are the paths between its points, so equal fractions are equally long.
  func testEveryPartOfAPathIsAPath() {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<10_000 {
      func view() -> View {
        let center = CGPoint(
          x: .random(in: 0...3000, using: &generator), y: .random(in: 0...3000, using: &generator))
        return View(center: center, width: CGFloat(pow(10, Double.random(in: 0...4, using: &generator))))
      }
      let curvature = CGFloat.random(in: 0.5...3, using: &generator)
      let zoom = SmoothZoom(from: view(), to: view(), curvature: curvature)
      let fractions = [CGFloat.random(in: 0...1, using: &generator), .random(in: 0...1, using: &generator)]
        .sorted()
      let part = SmoothZoom(
        from: zoom.value(at: fractions[0]), to: zoom.value(at: fractions[1]), curvature: curvature)
      let expected = zoom.pathLength * (fractions[1] - fractions[0])
      XCTAssertEqual(part.pathLength, expected, accuracy: 1e-9 * max(1, zoom.pathLength), "seed 2, \(zoom)")
      let (middle, same) = (part.value(at: 0.5), zoom.value(at: (fractions[0] + fractions[1]) / 2))
      XCTAssertEqual(middle.width, same.width, accuracy: 1e-9 * same.width, "seed 2, \(zoom)")
    }
  }

  /// What makes it smooth: at any two moments a step moves the picture equally far, at the scale shown.
  func testThePictureMovesAtAConstantSpeed() {
    let start = View(center: .zero, width: 200)
    let zoom = SmoothZoom(from: start, to: View(center: CGPoint(x: 900, y: 400), width: 50))
    let rho = CGFloat(2).squareRoot()
    for fraction in stride(from: 0.01, through: 0.99, by: 0.01) as StrideThrough<CGFloat> {
      let (a, b) = (zoom.value(at: fraction - 1e-5), zoom.value(at: fraction + 1e-5))
      let width = zoom.value(at: fraction).width
      let (dx, dy) = (b.center.x - a.center.x, b.center.y - a.center.y)
      let pan = rho * (dx * dx + dy * dy).squareRoot() / width
      let change = (b.width - a.width) / (rho * width)
      XCTAssertEqual((pan * pan + change * change).squareRoot(), 2e-5 * zoom.pathLength, accuracy: 1e-11)
    }
  }

  func testAnythingCanBeAView() {
    let extremes: [CGFloat] = [0, 1, -1, 1e-300, 1e300, -1e300, .infinity, -.infinity, .nan]
    for a in extremes {
      for b in extremes {
        for c in extremes {
          let rect = CGRect(x: a, y: b, width: c, height: a)
          let zoom = SmoothZoom(
            from: View(center: CGPoint(x: a, y: b), width: c), to: View(showing: rect), curvature: b)
          let other = SmoothZoom(
            from: View(center: CGPoint(x: b, y: c), width: a), to: zoom.start, curvature: c)
          for zoom in [zoom, other] {
            XCTAssert(zoom.duration.isFinite && zoom.duration >= 0, "\(zoom)")
            for fraction in extremes + [0.5] {
              let view = zoom.value(at: fraction)
              XCTAssert(view.width > 0 && view.width.isFinite, "\(zoom)")
              XCTAssert(view.center.x.isFinite && view.center.y.isFinite, "\(zoom)")
            }
          }
        }
      }
    }
  }

  // MARK: Material

  /// Views of widths 1e-9...1e9, up to 1e9 apart, some hardly apart at all.
  private func randomPair(using generator: inout SplitMix64) -> (View, View) {
    func magnitude(_ exponents: ClosedRange<Double>) -> CGFloat {
      CGFloat(pow(10, Double.random(in: exponents, using: &generator)))
    }
    func shift() -> CGFloat {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: return 0
      case 1: return magnitude(-323...(-300))
      case 2: return -magnitude(-300...9)
      default: return magnitude(-9...9)
      }
    }
    let width = magnitude(-9...9)
    let other = Bool.random(using: &generator) ? magnitude(-9...9) : width * (1 + magnitude(-17...(-1)))
    let start = View(center: CGPoint(x: shift(), y: shift()), width: width)
    let near = CGPoint(x: start.center.x + shift(), y: start.center.y + shift())
    let far = CGPoint(x: shift(), y: shift())
    return (start, View(center: Bool.random(using: &generator) ? near : far, width: other))
  }
}
