import Foundation
import Transitions

/// Random photos, viewers and events for the laws.
extension SplitMix64 {
  mutating func length(_ lowest: CGFloat, _ highest: CGFloat) -> CGFloat {
    .random(in: lowest...highest, using: &self)
  }

  /// A length of any order of magnitude.
  mutating func magnitude(_ lowest: CGFloat, _ highest: CGFloat) -> CGFloat {
    exp(length(log(lowest), log(highest)))
  }

  mutating func size(_ lowest: CGFloat, _ highest: CGFloat) -> CGSize {
    CGSize(width: length(lowest, highest), height: length(lowest, highest))
  }

  mutating func point(in size: CGSize) -> CGPoint {
    CGPoint(x: length(-0.2, 1.2) * size.width, y: length(-0.2, 1.2) * size.height)
  }

  mutating func oneIn(_ number: Int) -> Bool { Int.random(in: 0..<number, using: &self) == 0 }

  /// A photo of up to 1:30, in any orientation.
  mutating func photo() -> Photo {
    let width = magnitude(100, 10000)
    let size = CGSize(width: width.rounded(), height: (width * magnitude(1.0 / 30, 30)).rounded())
    return Photo(
      pixelSize: size, orientation: Orientation(rawValue: Int.random(in: 1...8, using: &self)) ?? .up)
  }

  /// A thumbnail, at least a part of which is in the viewport, that draws the photo in its shape.
  mutating func source(within size: CGSize) -> Source? {
    let modes: [ContentMode] = [.scaleAspectFit, .scaleAspectFill, .center, .topLeft, .bottom]
    return Source(
      frame: CGRect(
        x: length(-10, size.width - 20), y: length(-10, size.height - 20), width: length(21, 200),
        height: length(21, 200)),
      contentMode: modes[Int.random(in: 0..<modes.count, using: &self)], cornerRadius: length(0, 30))
  }

  /// Any source there can be: also none, one without size, one outside.
  mutating func anySource() -> Source? {
    let width = oneIn(5) ? 0 : magnitude(1e-3, 1e7)
    return oneIn(5)
      ? nil
      : Source(
        frame: CGRect(x: length(-500, 900), y: length(-500, 900), width: width, height: magnitude(1e-3, 1e7)),
        contentMode: ContentMode.allCases[Int.random(in: 0..<13, using: &self)],
        cornerRadius: magnitude(0.1, 1e3))
  }

  /// A session of a viewer as it may be on a screen.
  mutating func session(_ style: PreviewStyle) -> PreviewSession {
    let size = self.size(100, 1200)
    return PreviewSession(
      style: style, photo: photo(),
      container: Container(
        size: size, safeArea: Insets(top: length(0, 60), bottom: length(0, 40)),
        displayScale: oneIn(2) ? nil : CGFloat(Int.random(in: 1...3, using: &self))),
      source: oneIn(6) ? nil : source(within: size))
  }

  /// A session with sizes of 1e-3 to 1e7 and shapes of up to 1:1000.
  mutating func extremeSession(_ style: PreviewStyle) -> PreviewSession {
    let width = magnitude(1e-3, 1e7)
    let photo = magnitude(1e-3, 1e7)
    return PreviewSession(
      style: style,
      photo: Photo(width: photo, height: max(1e-3, min(1e7, photo * magnitude(1e-3, 1e3)))),
      container: Container(
        size: CGSize(width: width, height: max(1e-3, min(1e7, width * magnitude(1e-3, 1e3)))),
        safeArea: Insets(top: length(-50, 200), left: length(-50, 200), right: length(0, 1e4)),
        displayScale: oneIn(2) ? nil : magnitude(0.1, 10)),
      source: anySource())
  }

  /// Events of all kinds in the order of time, the first of them opening the viewer; some with what is no number.
  mutating func events(_ count: Int, within duration: Double) -> [(at: Double, PreviewEvent)] {
    let times = (1..<count).map { _ in Double.random(in: 0...duration, using: &self) }.sorted()
    return [(0, .open)] + times.map { ($0, event()) }
  }

  mutating func event() -> PreviewEvent {
    let screen = CGSize(width: 600, height: 900)
    let animated = oneIn(2)
    let phase = GesturePhase.allCases[Int.random(in: 0..<4, using: &self)]
    switch Int.random(in: 0..<20, using: &self) {
    case 0: return .open
    case 1: return oneIn(2) ? .close : .open
    case 2: return .tap(point(in: screen))
    case 3: return .doubleTap(point(in: screen))
    case 4: return .longPress(phase)
    case 5: return .setZoomScale(oneIn(9) ? .nan : magnitude(1e-3, 1e3), animated: animated)
    case 6: return .zoom(to: CGRect(origin: point(in: screen), size: size(-9, 300)), animated: animated)
    case 7: return .setContentOffset(CGPoint(x: length(-1e4, 1e4), y: length(-1e4, 1e4)), animated: animated)
    case 8: return .wheelZoom(factor: oneIn(9) ? .infinity : magnitude(0.1, 10), at: point(in: screen))
    case 9: return .scroll(by: CGPoint(x: length(-900, 900), y: oneIn(9) ? .nan : length(-900, 900)))
    case 10:
      return oneIn(3)
        ? .resize(size(1, 1500), safeArea: oneIn(2) ? nil : Insets(top: length(0, 2000))) : .open
    case 11: return oneIn(3) ? .swap(photo()) : .source(anySource())
    case 15:
      let bars = oneIn(2) ? nil : Insets(top: length(-20, 90), left: length(0, 400))
      return .setInsets(safeArea: bars, panning: oneIn(2) ? nil : Insets(bottom: length(-20, 900)))
    case 12, 13, 14:
      return .pinch(phase, centroid: point(in: screen), scale: oneIn(20) ? .nan : magnitude(0.05, 20))
    default:
      let velocity = CGPoint(x: length(-4000, 4000), y: oneIn(20) ? .nan : length(-4000, 4000))
      return .pan(phase, location: point(in: screen), velocity: oneIn(2) ? nil : velocity)
    }
  }

  /// Drags and pinches in the order of time.
  mutating func gestures(_ count: Int, in size: CGSize, from start: Double) -> [(at: Double, PreviewEvent)] {
    (0..<count).map { index in
      let phase = GesturePhase.allCases[Int.random(in: 0..<4, using: &self)]
      let velocity = CGPoint(x: length(-4000, 4000), y: length(-400, 400))
      let event: PreviewEvent =
        oneIn(2)
        ? .pinch(phase, centroid: point(in: size), scale: magnitude(0.2, 8))
        : .pan(phase, location: point(in: size), velocity: oneIn(2) ? nil : velocity)
      return (start + Double(index) / 9, event)
    }
  }

  /// A moment of some motion of `photos`, and a call that interrupts it; of a glide or bounce only a close goes on with the
  /// velocity.
  mutating func moment(
    of session: PreviewSession, in size: CGSize
  ) -> (session: PreviewSession, time: Double, call: PreviewEvent)? {
    var session = session.playing((0, .open))
    let end = session.endOfMotion
    let zooms: [PreviewEvent] = [
      .setZoomScale(length(1, 4), animated: true), .doubleTap(point(in: size)),
      .zoom(to: CGRect(origin: point(in: size), size: self.size(10, 200)), animated: true),
      .setContentOffset(CGPoint(x: length(-500, 500), y: length(-500, 500)), animated: true),
    ]
    let other = PreviewEvent.source(oneIn(4) ? nil : source(within: size))
    let anyZoom = zooms[Int.random(in: 0..<zooms.count, using: &self)]
    func afterwards(_ duration: ClosedRange<Double>, _ generator: inout SplitMix64) -> Double {
      2 + .random(in: duration, using: &generator)
    }
    switch Int.random(in: 0..<5, using: &self) {
    case 0:
      return (session, .random(in: 0.001...(end * 0.9), using: &self), oneIn(2) ? .close : other)
    case 1:
      session.play((2, .close))
      return (session, afterwards(0.001...0.35, &self), oneIn(2) ? .open : other)
    case 2:
      session.play((1.9, anyZoom), (1.95, zooms[0]), (2, zooms[1]))
      return (session, afterwards(0.001...0.25, &self), oneIn(2) ? .close : anyZoom)
    case 3:
      session.play(
        (1, .setZoomScale(4, animated: false)), (1.5, .pan(.began, location: .zero, velocity: nil)))
      session.play((1.6, .pan(.changed, location: CGPoint(x: length(-90, 90), y: 30), velocity: nil)))
      let velocity = CGPoint(x: length(-3000, 3000), y: length(-3000, 3000))
      session.play((2, .pan(.ended, location: CGPoint(x: length(-90, 90), y: 30), velocity: velocity)))
      return (session, afterwards(0.001...0.6, &self), .close)
    default:
      let middle = CGPoint(x: length(0.2, 0.8) * size.width, y: length(0.2, 0.8) * size.height)
      let end = CGPoint(x: middle.x + length(-60, 60), y: middle.y + length(-90, 90))
      session.play(
        (1.5, .pan(.began, location: middle, velocity: nil)),
        (1.5, .pan(.changed, location: CGPoint(x: middle.x, y: middle.y + 20), velocity: nil)),
        (2, .pan(.ended, location: end, velocity: CGPoint(x: length(-500, 500), y: length(-240, 240)))))
      guard session.phase == .open else { return nil }
      return (session, afterwards(0.001...0.3, &self), oneIn(2) ? .close : anyZoom)
    }
  }
}
