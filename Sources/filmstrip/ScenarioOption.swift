/// An option that says on the command line what a key says in a scenario.
struct ScenarioOption {
  let name: String
  let path: [String]
  let shape: Shape<JSON>

  init(_ name: String, _ path: String..., is shape: Shape<JSON>) {
    self.name = name
    self.path = path
    self.shape = shape
  }

  /// All of them.
  static var all: [ScenarioOption] {
    [
      ScenarioOption("--viewer", "viewer", is: .word),
      ScenarioOption("--corrected", "corrected", is: .noValue),
      ScenarioOption(
        "--viewport", "viewport", is: .object("WIDTHxHEIGHT", separator: "x", "width", "height")),
      ScenarioOption(
        "--safe-area", "safeArea",
        is: .object("TOP,LEFT,BOTTOM,RIGHT", separator: ",", "top", "left", "bottom", "right")),
      ScenarioOption("--display-scale", "displayScale", is: .number),
      ScenarioOption("--content", "content", is: .object("WIDTHxHEIGHT", separator: "x", "width", "height")),
      ScenarioOption(
        "--source", "source", is: .object("X,Y,WIDTH,HEIGHT", separator: ",", "x", "y", "width", "height")),
      ScenarioOption("--rate", "sample", "rate", is: .number),
      ScenarioOption("--reduced-motion", "reducedMotion", is: .noValue),
    ]
  }
}

extension Scenario {
  /// Opens a viewer at 0 and closes it at 1 s, or says which option is wrong.
  init(options: [(option: ScenarioOption, value: JSON)]) throws(Failure) {
    let events = [(0, "open"), (1, "close")].map { at, type in
      JSON.object(["at": .number(at), "type": .text(type)])
    }
    var scenario = ["events": JSON.list(events)]
    for (option, value) in options {
      scenario[option.path[0]] = option.path.dropFirst().reduce(value) { .object([$1: $0]) }
    }
    do {
      self = try Scenario(.object(scenario), problems: Problems(unknown: "unknown option"))
    } catch {
      throw Failure(status: .usage, message: "\(error.onCommandLine)")
    }
  }
}

extension Problem {
  /// The problem with the option that stands for its path.
  fileprivate var onCommandLine: Problem {
    for option in ScenarioOption.all {
      let steps = option.path.map(Path.Step.key)
      guard path.steps.starts(with: steps) else { continue }
      return Problem(
        path: Path(steps: [.key(option.name)] + path.steps.dropFirst(steps.count)), message: message)
    }
    return self
  }
}

// MARK: How values are spelled

extension Shape where Value == JSON {
  /// A word, whichever.
  fileprivate static var word: Shape {
    .single("must be given a value", placeholder: .null) { json in
      if case .text = json { json } else { nil }
    }
  }

  /// An option whose presence says it all.
  static var noValue: Shape {
    .single("must be without a value", placeholder: .null) { json in
      if case .flag = json { json } else { nil }
    }
  }

  /// A number.
  fileprivate static var number: Shape {
    .single("must be a finite number", placeholder: .null) { json in
      guard case .text(let text) = json else { return nil }
      return text.decimal.map(JSON.number)
    }
  }

  /// Numbers for the keys of an object, spelled as in `pattern`.
  fileprivate static func object(_ pattern: String, separator: Character, _ keys: String...) -> Shape {
    .single("must be \(pattern)", placeholder: .null) { json in
      guard case .text(let text) = json, let numbers = text.decimals(separator: separator),
        numbers.count == keys.count
      else { return nil }
      return .object(Dictionary(uniqueKeysWithValues: zip(keys, numbers.map(JSON.number))))
    }
  }
}
