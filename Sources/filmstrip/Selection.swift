import Transitions

// Which moments tell the story: those between which about as much changes.

extension [Moment] {
  /// At most so many of the moments in the order of time: the first, the last, one of each rest, and as many
  /// of each motion as it changes.
  ///
  /// If there are more rests than that, or nothing changes, they are spread evenly over time.
  func selected(_ count: Int) -> [Moment] {
    guard self.count > count else { return self }
    let changes = indices.dropFirst().map { self[$0 - 1].change(to: self[$0]) }
    let rests = rests(between: changes)
    let room = count - 2 - rests.count
    guard room > 0, changes.contains(where: { $0 > 0 }) else { return spread(count) }
    var motions = zip([-1] + rests.map(\.upperBound), rests.map(\.lowerBound) + [changes.count]).map {
      Motion(start: $0 + 1, changes: changes[($0 + 1)..<$1])
    }
    for _ in 0..<room {
      guard let next = motions.indices.max(by: { motions[$0].need < motions[$1].need }) else { break }
      motions[next].count += 1
    }
    let middles = rests.map { ($0.lowerBound + $0.upperBound + 1) / 2 }
    return Set([0, self.count - 1] + middles + motions.flatMap(\.chosen)).sorted().map { self[$0] }
  }

  /// So many moments, spread evenly over time.
  private func spread(_ count: Int) -> [Moment] {
    let times = map(\.frame.time)
    guard let first = times.first, let last = times.last else { return [] }
    let chosen = (0..<count).map {
      times.nearest(to: first + (last - first) * Double($0) / Double(count - 1))
    }
    return Set(chosen).sorted().map { self[$0] }
  }

  /// The steps between moments in which hardly anything changes for a tenth of a second or more, ends left
  /// out.
  private func rests(between changes: [CGFloat]) -> [ClosedRange<Int>] {
    let isStill = changes.indices.map { changes[$0] <= 0.1 * CGFloat(duration(of: $0...$0)) }
    let starts = changes.indices.dropFirst().filter { isStill[$0] && !isStill[$0 - 1] }
    return starts.compactMap { start in
      guard let next = isStill[start...].firstIndex(of: false) else { return nil }
      return duration(of: start...next - 1) < 0.1 ? nil : start...next - 1
    }
  }

  private func duration(of steps: ClosedRange<Int>) -> Double {
    self[steps.upperBound + 1].frame.time - self[steps.lowerBound].frame.time
  }
}

/// What is between two rests, and how many moments of it are chosen.
private struct Motion {
  let start: Int
  let changes: ArraySlice<CGFloat>
  var count = 0

  /// How urgently it needs another moment: not at all if all between its ends are chosen, more than anything
  /// if none is yet, and then by how much there is to each.
  var need: CGFloat {
    if count >= changes.count(where: { $0 > 0 }) - 1 { return 0 }
    return changes.reduce(0, +) * (count == 0 ? 1e6 : 1 / CGFloat(count))
  }

  /// The moments that share the change evenly.
  var chosen: [Int] {
    let places = changes.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + Double($1)) }
    let total = places.last ?? 0
    return (0..<count).map { start + places.nearest(to: total * Double($0 + 1) / Double(count + 1)) }
  }
}

extension Moment {
  /// How different another moment looks: moved edges in parts of the window, and opacities; a jump counts no
  /// more than ½.
  fileprivate func change(to other: Moment) -> CGFloat {
    let size = stage.container.size
    let (one, two) = (frame, other.frame)
    let edges =
      one.imageFrame.change(to: two.imageFrame, in: size) + one.clipFrame.change(to: two.clipFrame, in: size)
    let opacities =
      abs(one.backdropAlpha - two.backdropAlpha) + abs(one.viewerAlpha - two.viewerAlpha)
    return min(0.5, edges + opacities)
  }
}

extension CGRect {
  fileprivate func change(to other: CGRect, in window: CGSize) -> CGFloat {
    let across =
      abs(origin.x - other.origin.x) + abs(origin.x + size.width - other.origin.x - other.size.width)
    let down =
      abs(origin.y - other.origin.y) + abs(origin.y + size.height - other.origin.y - other.size.height)
    return across / window.width + down / window.height
  }
}

extension [Double] {
  /// The index of the number that is nearest to another, in ascending numbers.
  fileprivate func nearest(to number: Double) -> Int {
    indices.min { abs(self[$0] - number) < abs(self[$1] - number) } ?? 0
  }
}
