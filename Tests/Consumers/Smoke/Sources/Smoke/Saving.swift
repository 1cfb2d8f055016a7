// Whatever can be saved, saved as JSON and restored.

import Foundation
import Transitions

extension Checks {
  /// Checks that values of every type that is `Codable` are the same after a round trip.
  mutating func saveAndRestore() {
    let point = CGPoint(x: 0.1, y: -1 / 3)
    let rect = CGRect(x: 0.1, y: 1e-9, width: 1 / 3, height: 1e9)

    // PreviewGeometry
    roundTrip([Span(start: 0.1, length: 1 / 3)])
    roundTrip([Insets(top: 0.1, left: 0.2, bottom: 0.3, right: -0.4), .zero])
    roundTrip([AxisInsets(start: 0.1, end: -1 / 3)])
    roundTrip([
      Container(
        size: CGSize(width: 390.1, height: 844), safeArea: Insets(top: 59),
        panningInsets: Insets(left: 1 / 3), displayScale: 3),
      Container(width: 0, height: 0),
    ])
    roundTrip(ContentMode.allCases)
    roundTrip(Orientation.allCases)
    roundTrip(
      Orientation.allCases.map { Photo(pixelSize: CGSize(width: 4032, height: 3024), orientation: $0) })
    roundTrip([ZoomRange(), ZoomRange(minimum: 0.1, maximum: 1 / 0.3)])
    roundTrip([Centering.none, .zoomedViewCenter, .leadingInset, .aligned(0.1)])
    roundTrip([
      ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .never, .always,
    ])
    roundTrip(PhotoLayout.Fit.allCases)
    roundTrip(PhotoLayout.Alignment.allCases)
    roundTrip([
      PhotoLayout(),
      PhotoLayout(
        fit: .fitWidth, maximumUpscale: 1 / 3, alignment: .topLeading, isRightToLeft: true,
        longImageRatio: 2.5),
    ])
    let viewers: [Viewer] = [
      .photoPreviewer, .photoPreviewerCorrected, .bigImage, .bigImage(center: point), .enlarge,
      .insetCentered,
      .insetCenteredCorrected, .photos,
      .photos(layout: PhotoLayout(fit: .inside), zooming: .relativeToFit(maximum: 9)),
    ]
    roundTrip(viewers)
    roundTrip(viewers.map(\.fit))
    roundTrip(viewers.map(\.zooming))
    roundTrip(viewers.map(\.doubleTap) + [.throughSteps([1, 1 / 0.3])])
    roundTrip(viewers.map(\.resizing))
    roundTrip([ViewState.fitted, ViewState(zoomScale: 1 / 0.3, center: point)])

    // Transitions
    roundTrip(
      [UnitBezier.easeInOut, .linear] + [UnitBezier(x1: 0.1, y1: 1 / 3, x2: 0.7, y2: -2)].compactMap { $0 })
    roundTrip([Spring(), Spring(dampingRatio: 1 / 3, duration: 0.4), Spring(mass: 0.1, damping: 0)])
    roundTrip(DecelerationRate.allCases)
    roundTrip(Flight.Place.allCases)
    roundTrip([DismissRule(), DismissRule(travel: 1 / 3)])
    roundTrip(PreviewStyle.Presentation.allCases)
    roundTrip([Source(frame: rect, contentMode: .topLeft, cornerRadius: 0.1)].compactMap { $0 })
    roundTrip(GesturePhase.allCases)
    roundTrip(Phase.allCases)
    let events: [PreviewEvent] = [
      .open, .close, .tap(point), .doubleTap(point), .longPress(.began), .setZoomScale(1 / 3, animated: true),
      .zoom(to: rect, animated: false), .setContentOffset(point, animated: true),
      .pinch(.changed, centroid: point, scale: 1 / 3), .pan(.began, location: point, velocity: nil),
      .pan(.ended, location: point, velocity: point), .wheelZoom(factor: 1 / 3, at: point),
      .scroll(by: point),
      .resize(rect.size, safeArea: nil), .resize(rect.size, safeArea: Insets(top: 1 / 3)),
      .setInsets(safeArea: nil, panning: Insets(left: 1 / 3)),
      .setInsets(safeArea: Insets(top: 1 / 3), panning: nil),
      .swap(Photo(width: 3, height: 4)), .source(nil), .source(Source(frame: rect)),
    ]
    roundTrip(events)
    roundTrip(PreviewEvent.Kind.allCases)
    check(
      "JSON round trips have every kind of event", Set(events.map(\.kind)) == Set(PreviewEvent.Kind.allCases))
    roundTrip([PreviewEvent.Kinds.scrolling, [], PreviewEvent.Kinds(.open, .source)])
    roundTrip(LogEntry.Reason.allCases)
    let messages: [LogEntry.Message] =
      [.didOpen, .didClose, .didZoom, .didEndDecelerating, .longPress]
      + LogEntry.Reason.allCases.map { .ignored(.pinch, $0) }
    roundTrip(messages)
    roundTrip(messages.map { LogEntry(time: 1 / 3, message: $0) })
    var session = PreviewSession(
      style: .photos(), photo: Photo(width: 4032, height: 3024),
      container: Container(width: 390, height: 844),
      source: Source(frame: CGRect(x: 16, y: 300, width: 96, height: 96)))
    _ = session.handle(.open, at: 0)
    roundTrip(Array(session.frames(rate: 60)))
  }

  private mutating func roundTrip<Value: Codable & Equatable>(_ values: [Value]) {
    let restored = try? JSONDecoder().decode([Value].self, from: JSONEncoder().encode(values))
    check("JSON round trip of \(String(reflecting: Value.self))", !values.isEmpty && restored == values)
  }
}
