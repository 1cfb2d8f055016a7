import Foundation
import Transitions
import XCTest

/// The pace of animations: the reference.
final class TimingTests: XCTestCase {
  private let spring = Timing.spring(frequency: PreviewStyle.photosFrequency)
  private let paces: [(Timing, Double)] = [
    (.easeInOut(duration: 0.18), 0.18), (.curve(.standard, duration: 0.3), 0.3),
    (.curve(.easeIn, duration: 2), 2), (.curve(.easeOut, duration: 1), 1),
    (.curve(.linear, duration: 0.5), 0.5), (.spring(frequency: PreviewStyle.photosFrequency), 0.4),
    (.spring(frequency: 4), 3),
  ]

  // MARK: Worked numbers

  func testEaseInAndOut() {
    func row(_ fraction: Double, is progress: CGFloat, line: UInt = #line) {
      let timing = Timing.easeInOut(duration: 0.18)
      XCTAssertEqual(timing.progress(at: fraction * 0.18), progress, accuracy: 5e-8, line: line)
    }
    row(0.1, is: 0.0197225)
    row(0.25, is: 0.1291619)
    row(0.5, is: 0.5)
    row(0.75, is: 0.8708381)
    row(0.9, is: 0.9802775)
  }

  /// One spring for all flights: fitted from damping ratio 1 and 0.4 s, so that 0.4 s leave a thousandth of the way.
  func testTheSpringOfPhotos() {
    XCTAssertEqual(PreviewStyle.photosFrequency, 23.0835, accuracy: 5e-5)
    XCTAssertEqual(PreviewStyle.photosFrequency * 0.4, 9.233_413_476_5, accuracy: 1e-7)
    XCTAssertEqual(spring.progress(at: 0.4), 0.999, accuracy: 1e-9)
  }

  func testASpringIsInClosedForm() {
    let timing = Timing.spring(frequency: 10)
    func row(_ time: Double, line: UInt = #line) {
      let decay = exp(-10 * time)
      XCTAssertEqual(timing.progress(at: time), 1 - (1 + 10 * time) * decay, accuracy: 1e-15, line: line)
      XCTAssertEqual(timing.carry(at: time), time * decay, accuracy: 1e-15, line: line)
      XCTAssertEqual(timing.rate(at: time), 100 * time * decay, accuracy: 1e-13, line: line)
      XCTAssertEqual(timing.carryRate(at: time), (1 - 10 * time) * decay, accuracy: 1e-13, line: line)
    }
    row(0)
    row(0.01)
    row(0.1)
    row(0.5)
    row(3)
  }

  // MARK: Rules

  func testProgressStartsAtZeroAndCurvesEndAtOne() {
    for (timing, duration) in paces {
      XCTAssertEqual(timing.progress(at: 0), 0, "\(timing)")
      XCTAssertEqual(timing.progress(at: -1), 0, "\(timing)")
      XCTAssertEqual(timing.carry(at: 0), 0, "\(timing)")
      guard case .curve = timing else { continue }
      XCTAssertEqual(timing.progress(at: duration), 1, "\(timing)")
      XCTAssertEqual(timing.progress(at: duration * 9), 1, "\(timing)")
    }
  }

  func testASpringTakesVelocityOverAndACurveDoesNot() {
    XCTAssertEqual(spring.carryRate(at: 0), 1)
    XCTAssertEqual(spring.rate(at: 0), 0)
    XCTAssertEqual(Timing.easeInOut(duration: 1).carry(at: 0.5), 0)
    XCTAssertEqual(Timing.easeInOut(duration: 1).carryRate(at: 0), 0)
  }

  func testWithoutDurationItIsOver() {
    for duration in [0, -1] {
      let timing = Timing.easeInOut(duration: Double(duration))
      XCTAssertEqual(timing.progress(at: 0), 1)
      XCTAssertEqual(timing.rate(at: 0), 0)
    }
  }

  // MARK: Laws

  /// Rate and carry rate are the derivatives of progress and carry.
  func testRatesAreDerivatives() {
    var generator = SplitMix64(seed: 1)
    for (timing, duration) in paces {
      for _ in 0..<100 {
        let time = duration * .random(in: 0.01...0.99, using: &generator)
        let step = 1e-6 * duration
        func slope(_ quantity: (Double) -> CGFloat) -> CGFloat {
          (quantity(time + step) - quantity(time - step)) / CGFloat(2 * step)
        }
        XCTAssertEqual(timing.rate(at: time), slope(timing.progress), accuracy: 1e-5, "seed 1, \(timing)")
        XCTAssertEqual(timing.carryRate(at: time), slope(timing.carry), accuracy: 1e-5, "seed 1, \(timing)")
      }
    }
  }

  func testProgressRunsOneWay() {
    for (timing, duration) in paces {
      var last: CGFloat = 0
      for step in 0...2000 {
        let progress = timing.progress(at: duration * Double(step) / 2000)
        XCTAssertGreaterThanOrEqual(progress, last, "\(timing) at step \(step)")
        XCTAssertLessThanOrEqual(progress, 1, "\(timing) at step \(step)")
        last = progress
      }
    }
  }

  /// The ease-in-out curve is its own mirror image, so closing runs like opening seen backwards.
  func testEaseInAndOutIsSymmetric() {
    let timing = Timing.easeInOut(duration: 1)
    for step in 0...1000 {
      let time = Double(step) / 1000
      XCTAssertEqual(timing.progress(at: time), 1 - timing.progress(at: 1 - time), accuracy: 1e-12)
    }
  }
}
