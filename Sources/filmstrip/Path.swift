/// Where a value stands in a scenario: the keys and indices that lead to it.
struct Path {
  /// A key of an object or an index of an array.
  enum Step: Equatable {
    case key(String)
    case index(Int)
  }

  /// From the outside in; none for the scenario itself.
  var steps: [Step] = []

  /// The path one step further in.
  func appending(_ step: Step) -> Path { Path(steps: steps + [step]) }
}

extension Path: Comparable {
  /// Step by step: keys by their Unicode scalars, indices as numbers, what encloses first.
  static func < (first: Path, second: Path) -> Bool {
    first.steps.lexicographicallyPrecedes(second.steps) { first, second in
      switch (first, second) {
      case (.index(let first), .index(let second)): first < second
      case (.key(let first), .key(let second)): first.utf8.lexicographicallyPrecedes(second.utf8)
      case (.index, .key): true
      case (.key, .index): false
      }
    }
  }
}

extension Path: CustomStringConvertible {
  /// As one would write it in code: `events[3].scale`; the scenario itself is `scenario`.
  var description: String {
    guard !steps.isEmpty else { return "scenario" }
    return steps.indices.map { index in
      switch steps[index] {
      case .index(let number): "[\(number)]"
      case .key(let key): index == 0 ? key : ".\(key)"
      }
    }.joined()
  }
}
