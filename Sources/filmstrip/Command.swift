/// Does what a command line asks for.
func run(_ arguments: [String]) throws(Failure) {
  if arguments.contains("--help") || arguments.contains("-h") { return try print(help) }
  switch arguments.first {
  case "--list" where arguments.count == 1: try print(ListCommand().text)
  case "curve": try print(CurveCommand(Array(arguments.dropFirst())).text)
  case "spring": try print(SpringCommand(Array(arguments.dropFirst())).text)
  default: try PlayCommand(arguments).run()
  }
}

/// Writes to standard output.
private func print(_ text: String) throws(Failure) {
  var output = try Output(to: nil)
  output.write(text)
  try output.finish()
}
