import Transitions
import XCTest

/// Whatever an app hands over, frames are made of numbers.
final class HostileInputTests: XCTestCase {
  private func numbers(of frame: PreviewFrame) -> [CGFloat] {
    let rects = [frame.contentFrame, frame.imageFrame, frame.clipFrame, frame.visibleRect]
    return [
      frame.zoomScale, frame.contentSize.width, frame.contentSize.height, frame.contentOffset.x,
      frame.contentOffset.y, frame.contentInset.top, frame.contentInset.left, frame.cornerRadius,
      frame.backdropAlpha, frame.viewerAlpha,
    ] + rects.flatMap { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] }
  }

  private func assertNumbers(_ frame: PreviewFrame, _ why: @autoclosure () -> String, line: UInt = #line) {
    XCTAssert(numbers(of: frame).allSatisfy(\.isFinite), why(), line: line)
    XCTAssert(
      frame.imageFrame.size.width >= 0 && frame.imageFrame.size.height >= 0 && frame.clipFrame.size.width >= 0
        && frame.clipFrame.size.height >= 0, why(), line: line)
  }

  // MARK: Cases

  func testAPhotoAlmostWithoutAWidthTakesAnothersPlaceInFlight() {
    var session = PreviewSession(
      style: .photos(), photo: Photo(width: 400, height: 300), container: Container(width: 400, height: 800))
    _ = session.handle(.open, at: 0)
    _ = session.handle(.swap(Photo(width: .leastNonzeroMagnitude, height: 74)), at: 0.1)
    for time in [0.1, 0.2, 1] { assertNumbers(session.frame(at: time), "at \(time)") }
  }

  func testAFingerWhoseVelocityIsNoNumberDismisses() {
    var session = PreviewSession(
      style: .photos(), photo: Photo(width: 400, height: 300), container: Container(width: 400, height: 800))
    _ = session.handle(.open, at: 0)
    _ = session.handle(.pan(.began, location: CGPoint(x: 200, y: 400), velocity: nil), at: 1)
    _ = session.handle(
      .pan(.ended, location: CGPoint(x: 200, y: 600), velocity: CGPoint(x: CGFloat.nan, y: 500)), at: 1.1)
    XCTAssertEqual(session.phase, .closing)
    for time in [1.1, 1.2, 2] { assertNumbers(session.frame(at: time), "at \(time)") }
  }

  // MARK: Law

  /// Random events, in any style, with numbers that are none, or out of all proportion.
  func testFramesAreMadeOfNumbers() {
    let styles: [PreviewStyle] = [
      .photoPreviewer, .photoPreviewerCorrected, .bigImage, .enlarge, .insetCentered, .insetCenteredCorrected,
      .photos(), .photos().reducingMotion,
    ]
    for seed in 0..<800 as Range<UInt64> {
      var random = HostileInput(generator: SplitMix64(seed: seed))
      var session = PreviewSession(
        style: styles[Int(seed) % styles.count], photo: random.photo(), container: random.container(),
        source: random.source())
      for step in 0..<20 {
        let event = random.event()
        _ = session.handle(event, at: Double(step) * 0.15)
        for delay in [0, 0.001, 0.1, 100] {
          assertNumbers(session.frame(at: session.now + delay), "seed \(seed), step \(step), \(event)")
        }
        XCTAssert(session.endOfMotion.isFinite, "seed \(seed), step \(step), \(event)")
      }
    }
  }
}

/// Numbers as an app with a fault may hand them over: one in six is none, or absurd.
private struct HostileInput {
  var generator: SplitMix64

  private mutating func number() -> CGFloat {
    let absurd: [CGFloat] = [
      .nan, .infinity, -.infinity, 0, -1, 1e9, -1e9, 1e-9, .leastNonzeroMagnitude,
    ]
    if Int.random(in: 0..<6, using: &generator) == 0 { return absurd.randomElement(using: &generator) ?? 0 }
    return .random(in: -200...1_200, using: &generator)
  }

  private mutating func scale() -> CGFloat {
    Int.random(in: 0..<5, using: &generator) == 0 ? number() : .random(in: 0.1...9, using: &generator)
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  private mutating func size() -> CGSize { CGSize(width: number(), height: number()) }

  private mutating func insets() -> Insets { Insets(top: number(), left: number(), bottom: number()) }

  private mutating func phase() -> GesturePhase {
    GesturePhase.allCases.randomElement(using: &generator) ?? .began
  }

  mutating func photo() -> Photo {
    Photo(pixelSize: size(), orientation: Orientation.allCases.randomElement(using: &generator) ?? .up)
  }

  mutating func container() -> Container {
    Container(size: size(), safeArea: insets(), displayScale: scale())
  }

  mutating func source() -> Source? {
    Source(
      frame: CGRect(origin: point(), size: size()),
      contentMode: ContentMode.allCases.randomElement(using: &generator) ?? .center, cornerRadius: number())
  }

  mutating func event() -> PreviewEvent {
    let animated = Bool.random(using: &generator)
    return switch Int.random(in: 0..<16, using: &generator) {
    case 0, 1: .open
    case 2: .close
    case 3: .tap(point())
    case 4: .doubleTap(point())
    case 5: .setZoomScale(scale(), animated: animated)
    case 6: .zoom(to: CGRect(origin: point(), size: size()), animated: animated)
    case 7: .setContentOffset(point(), animated: animated)
    case 8, 9: .pinch(phase(), centroid: point(), scale: scale())
    case 10, 11: .pan(phase(), location: point(), velocity: animated ? point() : nil)
    case 12: .wheelZoom(factor: scale(), at: point())
    case 13: .scroll(by: point())
    case 14: animated ? .resize(size(), safeArea: insets()) : .setInsets(safeArea: nil, panning: insets())
    default: animated ? .swap(photo()) : .source(source())
    }
  }
}
