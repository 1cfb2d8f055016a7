/// `filmstrip SCENARIO.json`, and the same with options instead of a file: plays a scenario and writes its trace.
struct PlayCommand {
  private let format: TraceFormat
  private let isAnimated: Bool
  private let file: String?
  private let scenario: Scenario

  /// Reads the scenario, from a file or from options.
  init(_ arguments: [String]) throws(Failure) {
    let arguments = try Arguments(arguments)
    if let second = arguments.operands.dropFirst().first {
      throw Failure(status: .usage, message: "\(second): one scenario at a time")
    }
    if arguments.operands.isEmpty, arguments.options.isEmpty {
      throw Failure(status: .usage, message: "filmstrip: a scenario must be given; --help says more")
    }
    let name = arguments.operands.first
    let options = try arguments.read { fields in
      let format = fields.optional("--format", .word(TraceFormat.allCases))
      return (
        format: format,
        isAnimated: fields.optional(
          "--animate", format == .svg ? .noValue : .none("only with --format svg")) != nil,
        file: fields.optional("--output", .text("must be a file")),
        scenario: ScenarioOption.all.compactMap { option in
          fields.optional(option.name, name == nil ? option.shape : .none("not together with a scenario")).map
          { (option, $0) }
        }
      )
    }
    format = options.format ?? .table
    isAnimated = options.isAnimated
    file = options.file
    scenario =
      if let name { try Scenario(text: readScenario(name)) } else { try Scenario(options: options.scenario) }
  }

  /// Plays it.
  func run() throws(Failure) {
    let trace = scenario.play()
    var output = try Output(to: file)
    format.write(trace, isAnimated: isAnimated, to: &output)
    try output.finish()
  }
}
