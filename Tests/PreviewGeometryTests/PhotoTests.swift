import PreviewGeometry
import XCTest

/// Pixels as they are stored and as they are looked at: the reference.
final class PhotoTests: XCTestCase {
  // MARK: Vectors

  /// Where a mark of 10 × 5 in the top left corner of 40 × 30 stored pixels is seen, by orientation.
  func testWhereTheFirstStoredPixelsAreSeen() {
    func row(
      _ orientation: Orientation, _ exif: Int, upright size: CGSize,
      mark x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ place: String, line: UInt = #line
    ) {
      let photo = Photo(pixelSize: CGSize(width: 40, height: 30), orientation: orientation)
      let stored = CGRect(x: 0, y: 0, width: 10, height: 5)
      let upright = CGRect(x: x, y: y, width: width, height: height)
      XCTAssertEqual(orientation.rawValue, exif, line: line)
      XCTAssertEqual(photo.uprightSize, size, place, line: line)
      XCTAssertEqual(photo.uprightRect(ofStoredRect: stored), upright, place, line: line)
      XCTAssertEqual(photo.storedRect(underUprightRect: upright), stored, place, line: line)
    }
    let (lying, standing) = (CGSize(width: 40, height: 30), CGSize(width: 30, height: 40))
    row(.up, 1, upright: lying, mark: 0, 0, 10, 5, "top left")
    row(.upMirrored, 2, upright: lying, mark: 30, 0, 10, 5, "top right")
    row(.down, 3, upright: lying, mark: 30, 25, 10, 5, "bottom right")
    row(.downMirrored, 4, upright: lying, mark: 0, 25, 10, 5, "bottom left")
    row(.leftMirrored, 5, upright: standing, mark: 0, 0, 5, 10, "top left, columns become rows")
    row(.right, 6, upright: standing, mark: 25, 0, 5, 10, "top right, turned clockwise")
    row(.rightMirrored, 7, upright: standing, mark: 25, 30, 5, 10, "bottom right")
    row(.left, 8, upright: standing, mark: 0, 30, 5, 10, "bottom left, turned counterclockwise")
  }

  /// The mark alone could not tell turned from mirrored: a second one, along the first stored row, does.
  func testWhereTheEndOfTheFirstStoredRowIsSeen() {
    func row(_ orientation: Orientation, is x: CGFloat, _ y: CGFloat, line: UInt = #line) {
      let photo = Photo(pixelSize: CGSize(width: 40, height: 30), orientation: orientation)
      let seen = photo.uprightRect(ofStoredRect: CGRect(x: 39, y: 0, width: 1, height: 1))
      XCTAssertEqual(seen, CGRect(x: x, y: y, width: 1, height: 1), line: line)
    }
    row(.up, is: 39, 0)
    row(.upMirrored, is: 0, 0)
    row(.down, is: 0, 29)
    row(.downMirrored, is: 39, 29)
    row(.leftMirrored, is: 0, 39)
    row(.right, is: 29, 39)
    row(.rightMirrored, is: 29, 0)
    row(.left, is: 0, 0)
  }

  /// Turned clockwise, the top of what is seen goes to the right; a mirror image stays one.
  func testTurning() {
    func row(_ orientation: Orientation, turned: [Orientation], mirrored: Bool, line: UInt = #line) {
      XCTAssertEqual((1...3).map { orientation.turned(byQuarterTurns: $0) }, turned, line: line)
      XCTAssertEqual(orientation.turned(byQuarterTurns: 0), orientation, line: line)
      XCTAssertEqual(orientation.turned(byQuarterTurns: -1), turned[2], line: line)
      XCTAssertEqual(orientation.turned(byQuarterTurns: 4_000_000_001), turned[0], line: line)
      XCTAssertEqual(orientation.turned(byQuarterTurns: .min), orientation, line: line)
      XCTAssertEqual(orientation.isMirrored, mirrored, line: line)
    }
    row(.up, turned: [.right, .down, .left], mirrored: false)
    row(.right, turned: [.down, .left, .up], mirrored: false)
    row(.down, turned: [.left, .up, .right], mirrored: false)
    row(.left, turned: [.up, .right, .down], mirrored: false)
    row(.upMirrored, turned: [.rightMirrored, .downMirrored, .leftMirrored], mirrored: true)
    row(.rightMirrored, turned: [.downMirrored, .leftMirrored, .upMirrored], mirrored: true)
    row(.downMirrored, turned: [.leftMirrored, .upMirrored, .rightMirrored], mirrored: true)
    row(.leftMirrored, turned: [.upMirrored, .rightMirrored, .downMirrored], mirrored: true)
  }

  func testPointsAreWhereEmptyRectsAre() {
    let photo = Photo(pixelSize: CGSize(width: 40, height: 30), orientation: .right)
    XCTAssertEqual(photo.uprightPoint(ofStoredPoint: CGPoint(x: 0, y: 0)), CGPoint(x: 30, y: 0))
    XCTAssertEqual(photo.uprightPoint(ofStoredPoint: CGPoint(x: 40, y: 10)), CGPoint(x: 20, y: 40))
    XCTAssertEqual(photo.storedPoint(underUprightPoint: CGPoint(x: 20, y: 40)), CGPoint(x: 40, y: 10))
    XCTAssertEqual(
      photo.storedPoint(underUprightPoint: CGPoint(x: -5, y: -5)), CGPoint(x: -5, y: 35), "beyond")
  }

  func testASideThatCannotBeALengthCountsAsZero() {
    XCTAssertEqual(Photo(width: -1, height: .nan).pixelSize, .zero)
    XCTAssertEqual(Photo(width: .infinity, height: 3).pixelSize, CGSize(width: 0, height: 3))
  }

  // MARK: Laws

  /// There and back again, for every orientation, inside the photo and beyond it; the whole stays the whole.
  func testOrientationsAreInvertible() {
    for seed in 0..<500 {
      var generator = SplitMix64(seed: UInt64(seed))
      let size = generator.extremeSize()
      let rect = CGRect(
        x: size.width * generator.number(in: -1...1), y: size.height * generator.number(in: -1...1),
        width: size.width * generator.number(in: 0...1), height: size.height * generator.number(in: 0...1))
      for orientation in Orientation.allCases {
        let photo = Photo(pixelSize: size, orientation: orientation)
        let accuracy = 1e-12 * (size.width + size.height)
        assertEqual(
          photo.uprightRect(ofStoredRect: photo.storedRect(underUprightRect: rect)), rect, within: accuracy,
          "\(orientation), seed \(seed)")
        assertEqual(
          photo.storedRect(underUprightRect: photo.uprightRect(ofStoredRect: rect)), rect, within: accuracy,
          "\(orientation), seed \(seed)")
        XCTAssertEqual(
          photo.storedRect(underUprightRect: CGRect(origin: .zero, size: photo.uprightSize)),
          CGRect(origin: .zero, size: size), "\(orientation), seed \(seed)")
      }
    }
  }

  /// A quarter turn of the photo is a quarter turn of what is seen: (x, y) goes to (height − y − its height, x).
  func testTurningAPhotoTurnsWhatIsSeen() {
    for seed in 0..<200 {
      var generator = SplitMix64(seed: UInt64(seed))
      let photo = generator.photo(ofSize: generator.usualSize())
      let stored = CGRect(origin: generator.point(in: photo.pixelSize), size: CGSize(width: 20, height: 10))
      let (before, after) = (
        photo.uprightRect(ofStoredRect: stored),
        photo.turned(byQuarterTurns: 1).uprightRect(ofStoredRect: stored)
      )
      let x = photo.uprightSize.height - before.origin.y - before.size.height
      assertEqual(
        after,
        CGRect(x: x, y: before.origin.x, width: before.size.height, height: before.size.width),
        within: 1e-9, "seed \(seed)")
    }
  }

  // MARK: Coding

  func testAPhotoSurvivesCoding() throws {
    for orientation in Orientation.allCases {
      try assertSurvivesCoding(
        Photo(pixelSize: CGSize(width: 4032.1, height: 1 / 3), orientation: orientation))
    }
  }

  func testDecodingObeysTheRulesOfCreating() throws {
    XCTAssertEqual(
      try decoded(Photo.self, from: "{\"pixelSize\": [-4, 3], \"orientation\": 6}"),
      Photo(pixelSize: CGSize(width: 0, height: 3), orientation: .right))
    XCTAssertThrowsError(try decoded(Photo.self, from: "{\"pixelSize\": [4, 3], \"orientation\": 0}"))
    XCTAssertThrowsError(try decoded(Photo.self, from: "{\"pixelSize\": [4, 3], \"orientation\": 9}"))
  }
}
