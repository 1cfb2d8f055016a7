import Foundation
import PreviewGeometry

// MARK: Numbers and points

extension SplitMix64 {
  mutating func number(in range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &self) }

  /// A number whose logarithm is uniform: every order of magnitude is as likely as any other.
  mutating func magnitude(in range: ClosedRange<CGFloat>) -> CGFloat {
    let exponent = number(in: log10(range.lowerBound)...log10(range.upperBound))
    return max(range.lowerBound, min(range.upperBound, pow(10, exponent)))
  }

  mutating func isHeads() -> Bool { next() & 1 == 0 }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }

  /// A point in a viewport of the given size.
  mutating func point(in size: CGSize) -> CGPoint {
    CGPoint(x: number(in: 0...size.width), y: number(in: 0...size.height))
  }
}

// MARK: Photos and containers

extension SplitMix64 {
  /// A size as phones, tablets, cameras and screenshots have them.
  mutating func usualSize() -> CGSize {
    CGSize(width: number(in: 100...5_000), height: number(in: 100...5_000))
  }

  /// A size from 1e-3 to 1e7, its sides at most 1:1000.
  mutating func extremeSize() -> CGSize {
    let width = magnitude(in: 1e-3...1e7)
    let height = max(1e-3, min(1e7, width * magnitude(in: 1e-3...1e3)))
    return CGSize(width: width, height: height)
  }

  mutating func photo(ofSize size: CGSize) -> Photo {
    Photo(pixelSize: size, orientation: element(of: Orientation.allCases))
  }

  /// A container with or without bars, with or without a display scale.
  mutating func container(ofSize size: CGSize) -> Container {
    let safeArea = Insets(
      top: size.height * number(in: 0...0.2), left: size.width * number(in: 0...0.1),
      bottom: size.height * number(in: 0...0.2), right: size.width * number(in: 0...0.1))
    return Container(
      size: size, safeArea: isHeads() ? safeArea : .zero, displayScale: element(of: [nil, 1, 2, 3]))
  }

  /// A layout of `photos` with every rule at random.
  mutating func layout() -> PhotoLayout {
    PhotoLayout(
      fit: element(of: PhotoLayout.Fit.allCases), maximumUpscale: element(of: [nil, 0.5, 1, 2]),
      alignment: element(of: PhotoLayout.Alignment.allCases), isRightToLeft: isHeads(),
      longImageRatio: element(of: [nil, 1.5, 3]))
  }

  /// One of the viewers, `photos` in any layout as often as all others.
  mutating func viewer() -> Viewer {
    isHeads() ? .photos(layout: layout()) : element(of: Viewer.named.map(\.viewer))
  }
}

extension Viewer {
  /// The viewers there are, with names for messages.
  static let named: [(name: String, viewer: Viewer)] = [
    ("photoPreviewer", .photoPreviewer), ("photoPreviewer corrected", .photoPreviewerCorrected),
    ("bigImage", .bigImage), ("bigImage, parent elsewhere", .bigImage(center: CGPoint(x: 100, y: 50))),
    ("enlarge", .enlarge), ("insetCentered", .insetCentered),
    ("insetCentered corrected", .insetCenteredCorrected), ("photos", .photos),
  ]
}
