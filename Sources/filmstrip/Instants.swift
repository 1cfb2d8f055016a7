/// The instants of a sampling, in seconds, given out in ascending order, as far as they are known yet.
///
/// Where a sampling by rate ends is known only once everything has been played, but it never goes on for more than a
/// minute; its last instant is the end itself.
struct Instants {
  private let sampling: Sampling

  /// Of times in any order: where each is among them, by time.
  private let ascending: [Int]

  private var end = 60.0
  private var index = 0

  init(_ sampling: Sampling) {
    self.sampling = sampling
    if case .times(let times) = sampling {
      ascending = times.indices.sorted { times[$0] < times[$1] }
    } else {
      ascending = []
    }
  }

  /// The next instant, if it is before `limit`.
  mutating func next(before limit: Double) -> Double? {
    guard let next, next < limit else { return nil }
    index += 1
    return next
  }

  private var next: Double? {
    switch sampling {
    case .rate(let rate):
      let isOver = index > 0 && Double(index - 1) / rate >= end
      return isOver ? nil : min(Double(index) / rate, end)
    case .times(let times):
      return index < ascending.count ? times[ascending[index]] : nil
    }
  }

  /// Ends a sampling by rate at an instant no earlier than those given out.
  mutating func end(at end: Double) {
    self.end = min(self.end, end)
  }

  /// Where each instant that was asked for is among those given out.
  var places: [Int] {
    guard case .times = sampling else { return Array(0..<index) }
    var places = [Int](repeating: 0, count: ascending.count)
    for (place, asked) in ascending.enumerated() { places[asked] = place }
    return places
  }
}
