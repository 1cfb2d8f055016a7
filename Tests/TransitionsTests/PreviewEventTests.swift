import Foundation
import Transitions
import XCTest

/// What can happen to a viewer: the reference.
final class PreviewEventTests: XCTestCase {
  private let events: [PreviewEvent] = [
    .open, .close, .tap(.zero), .doubleTap(CGPoint(x: 1, y: 2)), .longPress(.began),
    .setZoomScale(2, animated: true), .zoom(to: CGRect(x: 1, y: 2, width: 3, height: 4), animated: false),
    .setContentOffset(CGPoint(x: 5, y: 6), animated: true), .pinch(.changed, centroid: .zero, scale: 1.5),
    .pan(.ended, location: .zero, velocity: CGPoint(x: 1, y: 2)), .wheelZoom(factor: 1.1, at: .zero),
    .scroll(by: CGPoint(x: 0, y: -3)), .resize(CGSize(width: 10, height: 20), safeArea: Insets(top: 1)),
    .setInsets(safeArea: Insets(top: 1), panning: nil), .swap(Photo(width: 3, height: 4)), .source(nil),
  ]

  func testEveryEventHasAKindOfItsOwn() {
    XCTAssertEqual(events.map(\.kind), PreviewEvent.Kind.allCases)
  }

  func testASetContainsTheKindsItWasMadeOf() {
    for kind in PreviewEvent.Kind.allCases {
      XCTAssertEqual(PreviewEvent.Kind.allCases.filter(PreviewEvent.Kinds(kind).contains), [kind])
    }
    let kinds = PreviewEvent.Kinds(.open, .swap)
    XCTAssertEqual(PreviewEvent.Kind.allCases.filter(kinds.contains), [.open, .swap])
    XCTAssertEqual(kinds.union(.init(.close)), .init(.open, .close, .swap))
    XCTAssertFalse(PreviewEvent.Kinds().contains(.open))
  }

  func testWhatMovesAScrollView() {
    XCTAssertEqual(
      PreviewEvent.Kind.allCases.filter(PreviewEvent.Kinds.scrolling.contains),
      [.setZoomScale, .zoomToRect, .setContentOffset, .pinch, .pan, .wheelZoom, .scroll])
  }

  func testEventsAreSavedExactly() throws {
    let saved = try JSONEncoder().encode(events)
    XCTAssertEqual(try JSONDecoder().decode([PreviewEvent].self, from: saved), events)
  }
}
