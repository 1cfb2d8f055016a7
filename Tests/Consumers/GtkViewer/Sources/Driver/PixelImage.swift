// Pictures of the screen and of photographs, as bytes to be measured.

import Foundation
import PreviewGeometry

/// An image of opaque pixels, read from a file in the binary PPM format.
struct PixelImage {
  let width: Int
  let height: Int

  /// Red, green and blue of each pixel, row by row.
  private let bytes: [UInt8]

  /// Reads `P6 width height 255` and as many pixels; `nil` if it is anything else.
  init?(ppm data: Data) {
    var fields: [Int] = []
    var position = data.startIndex
    guard data.starts(with: [UInt8(ascii: "P"), UInt8(ascii: "6")]) else { return nil }
    position += 2
    while fields.count < 3 {
      guard position < data.endIndex else { return nil }
      let digits = data[position...].drop { $0 <= 32 }.prefix { $0 > 32 }
      guard let text = String(bytes: digits, encoding: .ascii), let field = Int(text) else { return nil }
      fields.append(field)
      position = digits.endIndex
    }
    (width, height) = (fields[0], fields[1])
    bytes = [UInt8](data[(position + 1)...])
    guard fields[2] == 255, bytes.count == 3 * width * height else { return nil }
  }

  /// Red, green and blue of a pixel.
  func color(_ x: Int, _ y: Int) -> Color {
    let start = 3 * (y * width + x)
    return Color(red: Double(bytes[start]), green: Double(bytes[start + 1]), blue: Double(bytes[start + 2]))
  }

  /// The brightness of a pixel from 0 to 255; beyond the border that of the nearest pixel.
  func brightness(_ x: Int, _ y: Int) -> Double {
    let color = color(max(0, min(width - 1, x)), max(0, min(height - 1, y)))
    return (color.red + color.green + color.blue) / 3
  }
}

/// A colour, each component from 0 to 255.
struct Color {
  var red: Double
  var green: Double
  var blue: Double

  static let black = Color(red: 0, green: 0, blue: 0)

  /// The largest difference of a component.
  func distance(to other: Color) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  /// The colour behind a black layer of the given opacity.
  func dimmed(by opacity: Double) -> Color {
    Color(red: red * (1 - opacity), green: green * (1 - opacity), blue: blue * (1 - opacity))
  }
}

// MARK: Edges

extension PixelImage {
  /// The smallest rect with everything in a part of the image that is not as expected there; `nil` if nothing is.
  func differences(within part: CGRect, from expected: (Int, Int) -> Color) -> CGRect? {
    var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
    for y in max(0, Int(part.minY))..<min(height, Int(part.maxY)) {
      for x in max(0, Int(part.minX))..<min(width, Int(part.maxX))
      where color(x, y).distance(to: expected(x, y)) > PixelImage.tolerance {
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
      }
    }
    guard left <= right else { return nil }
    return CGRect(x: left, y: top, width: right + 1 - left, height: bottom + 1 - top)
  }

  /// How different two components have to be to count.
  private static let tolerance = 12.0
}

// MARK: What a photo looks like

/// A small square that a photo is expected to fill with certain brightnesses.
struct Patch {
  static let side = 120
  let x: Int
  let y: Int
  private let brightness: [Double]

  /// The patch with its top left corner at (x, y) in a space where the whole photo fills a rect.
  ///
  /// A pixel is the mean of what it covers of the photo, which is drawn without edges between its pixels.
  init(of photo: PixelImage, filling rect: CGRect, x: Int, y: Int) {
    (self.x, self.y) = (x, y)
    let (across, down) = (Double(photo.width) / rect.width, Double(photo.height) / rect.height)
    let count = max(1, Int(across.rounded(.up)))
    brightness = (0..<Patch.side * Patch.side).map { index in
      let column = (Double(x + index % Patch.side) - rect.minX) * across
      let row = (Double(y + index / Patch.side) - rect.minY) * down
      var sum = 0.0
      for i in 0..<count {
        for j in 0..<count {
          sum += photo.between(
            column + across * (Double(i) + 0.5) / Double(count),
            row + down * (Double(j) + 0.5) / Double(count))
        }
      }
      return sum / Double(count * count)
    }
  }

  /// How well the patch tells where it is: the contrast across or down, whichever is less.
  var contrast: Double {
    let indices = brightness.indices.dropLast(Patch.side)
    let across = indices.reduce(0.0) { $0 + abs(brightness[$1 + 1] - brightness[$1]) }
    let down = indices.reduce(0.0) { $0 + abs(brightness[$1 + Patch.side] - brightness[$1]) }
    return min(across, down)
  }

  /// How different the patch is, per pixel, from what is in an image if it is moved by (dx, dy).
  func difference(in image: PixelImage, dx: Int, dy: Int) -> Double {
    let sum = brightness.indices.reduce(0.0) {
      $0 + abs(brightness[$1] - image.brightness(x + dx + $1 % Patch.side, y + dy + $1 / Patch.side))
    }
    return sum / Double(brightness.count)
  }
}

extension PixelImage {
  /// The brightness at a point, (0.5, 0.5) being the middle of the first pixel.
  fileprivate func between(_ x: Double, _ y: Double) -> Double {
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (right, bottom) = (x - 0.5 - left, y - 0.5 - top)
    let (column, row) = (Int(left), Int(top))
    return brightness(column, row) * (1 - right) * (1 - bottom)
      + brightness(column + 1, row) * right * (1 - bottom)
      + brightness(column, row + 1) * (1 - right) * bottom
      + brightness(column + 1, row + 1) * right * bottom
  }
}
