import Transitions
import XCTest

/// What is shown of a photo, as a vector of numbers: the reference.
final class PictureTests: XCTestCase {
  private func picture(_ first: CGFloat) -> Picture {
    var picture = Picture.zero
    picture.imageX = Span(start: first, length: first + 1)
    picture.imageY = Span(start: first + 2, length: first + 3)
    picture.clipX = Span(start: first + 4, length: first + 5)
    picture.clipY = Span(start: first + 6, length: first + 7)
    picture.cornerRadius = first + 8
    picture.backdropAlpha = first + 9
    picture.viewerAlpha = first + 10
    picture.pulse = first + 11
    return picture
  }

  private func numbers(_ picture: Picture) -> [CGFloat] {
    [picture.imageX, picture.imageY, picture.clipX, picture.clipY].flatMap { [$0.start, $0.length] }
      + [picture.cornerRadius, picture.backdropAlpha, picture.viewerAlpha, picture.pulse]
  }

  func testArithmeticIsComponentByComponent() {
    let upTo11: [CGFloat] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    XCTAssertEqual(numbers(picture(0)), upTo11)
    XCTAssertEqual(numbers(picture(0) + picture(100)), upTo11.map { 2 * $0 + 100 })
    XCTAssertEqual(numbers(picture(0) - picture(100)), upTo11.map { _ in -100 })
    XCTAssertEqual(numbers(picture(0) * 3), upTo11.map { 3 * $0 })
  }

  func testTheDifferenceOfEqualPicturesIsZero() {
    XCTAssertEqual(picture(7) - picture(7), .zero)
    XCTAssertEqual(picture(7) + .zero, picture(7))
    XCTAssertEqual(picture(7) * 0, .zero)
  }
}
