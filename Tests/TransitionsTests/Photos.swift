import Foundation
import Transitions
import XCTest

/// What the tests of `photos` share: sessions, and its flights as a second reading of their definition.
enum Photos {
  /// A thumbnail of 96² with round corners that crops a photo of 4032 × 3024 to a square.
  static let thumbnail = Source(frame: CGRect(x: 16, y: 300, width: 96, height: 96), cornerRadius: 12)

  /// A photo of 4032 × 3024 in a viewport of 390 × 844, which it fits as (0, 275.75, 390, 292.5).
  static func session(
    _ style: PreviewStyle = .photos(), photo: Photo = Photo(width: 4032, height: 3024),
    container: Container = Container(width: 390, height: 844), source: Source? = thumbnail
  ) -> PreviewSession {
    PreviewSession(style: style, photo: photo, container: container, source: source)
  }

  /// The same, open since 0, at time 1.
  static func openSession(
    _ style: PreviewStyle = .photos(), photo: Photo = Photo(width: 4032, height: 3024),
    container: Container = Container(width: 390, height: 844), source: Source? = thumbnail
  ) -> PreviewSession {
    var session = session(style, photo: photo, container: container, source: source)
    session.play((0, .open))
    session.advance(to: 1)
    return session
  }

  static let fitted: [CGFloat] = [0, 275.75, 390, 292.5]

  /// ω, from ω·0.4 = 9.2334134765.
  static let frequency: CGFloat = 9.233_413_476_451_586 / 0.4
}

/// The components of what is shown in a flight: centres and sizes of image and clip, corner radius, backdrop, viewer alpha.
struct Lanes {
  var values: [CGFloat]

  init(_ values: [CGFloat]) { self.values = values }

  init(_ frame: PreviewFrame) {
    func lanes(_ rect: CGRect) -> [CGFloat] {
      [
        rect.origin.x + rect.size.width / 2, rect.size.width, rect.origin.y + rect.size.height / 2,
        rect.size.height,
      ]
    }
    values =
      lanes(frame.imageFrame) + lanes(frame.clipFrame)
      + [frame.cornerRadius, frame.backdropAlpha, frame.viewerAlpha]
  }

  /// Gives the clip the velocity that it has if these are the image's: an edge within the viewport moves with the image's, one
  /// beyond its border stands still.
  mutating func clip(of image: CGRect, to viewport: CGSize) {
    func clip(_ first: Int, _ span: Span, _ length: CGFloat) {
      let lower = span.start > 0 && span.start < length ? values[first] - values[first + 1] / 2 : 0
      let upper = span.end > 0 && span.end < length ? values[first] + values[first + 1] / 2 : 0
      (values[first + 4], values[first + 5]) = ((lower + upper) / 2, upper - lower)
    }
    clip(0, image.horizontalSpan, viewport.width)
    clip(2, image.verticalSpan, viewport.height)
  }

  static let zero = Lanes(Array(repeating: 0, count: 11))

  static func isAlpha(_ lane: Int) -> Bool { lane >= 9 }

  /// The frame's rects, radius and alphas, unlimited.
  var moving: [CGFloat] {
    func rect(_ first: Int) -> [CGFloat] {
      [
        values[first] - values[first + 1] / 2, values[first + 2] - values[first + 3] / 2, values[first + 1],
        values[first + 3],
      ]
    }
    return rect(0) + rect(4) + Array(values[8...])
  }
}

/// A flight as `photos` defines it: every component by `target + (x0 + (v0 + ω·x0)·t)·e^(−ωt)`.
struct SpringFlight {
  let start: Double
  let from: Lanes
  var velocity = Lanes.zero
  let to: Lanes

  private func lane(_ lane: Int) -> (x0: CGFloat, v0: CGFloat, target: CGFloat) {
    (from.values[lane] - to.values[lane], velocity.values[lane], to.values[lane])
  }

  func shown(at time: Double) -> Lanes {
    let (t, ω) = (CGFloat(time - start), Photos.frequency)
    return Lanes(
      (0..<11).map {
        let (x0, v0, target) = lane($0)
        return target + (x0 + (v0 + ω * x0) * t) * exp(-ω * t)
      })
  }

  func velocity(at time: Double) -> Lanes {
    let (t, ω) = (CGFloat(time - start), Photos.frequency)
    return Lanes(
      (0..<11).map {
        let (x0, v0, _) = lane($0)
        return (v0 - ω * (v0 + ω * x0) * t) * exp(-ω * t)
      })
  }

  /// The first time from which on `(|x0|·(1 + ωt) + |v0|·t)·e^(−ωt)` stays below its limit for all of the lanes.
  func end(of lanes: Range<Int> = 0..<11) -> Double {
    var end = start
    for index in lanes {
      let (x0, v0, _) = lane(index)
      let limit: CGFloat = Lanes.isAlpha(index) ? 0.001 : 0.1
      func bound(_ t: Double) -> CGFloat {
        let ω = Photos.frequency
        return (abs(x0) * (1 + ω * CGFloat(t)) + abs(v0) * CGFloat(t)) * exp(-ω * CGFloat(t))
      }
      guard let last = (0..<3000).last(where: { bound(Double($0) / 1000) >= limit }) else { continue }
      var (low, high) = (Double(last) / 1000, Double(last + 1) / 1000)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if bound(middle) >= limit { low = middle } else { high = middle }
      }
      end = max(end, start + high)
    }
    return end
  }
}

extension Photos {
  /// The rect of the first four lanes: the image's.
  static func rect(_ lanes: Lanes) -> [CGFloat] {
    let v = lanes.values
    return [v[0] - v[1] / 2, v[2] - v[3] / 2, v[1], v[3]]
  }
}
