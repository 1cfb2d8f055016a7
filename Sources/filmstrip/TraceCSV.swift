// A trace as comma-separated values: a line of names, then a line for each frame. The log is left out.

extension Trace {
  /// Writes the frames with the same numbers as in JSON; a name is the path of a key, as `imageFrame.x`.
  func writeCSV(to output: inout Output) {
    let names = FrameColumn.all.map { column in
      column.subkey.map { "\(column.key).\($0)" } ?? column.key
    }
    output.write(names.joined(separator: ",") + "\n")
    for frame in frames {
      var separator = ""
      for column in FrameColumn.all {
        output.write(separator)
        output.write(column.value(frame).text)
        separator = ","
      }
      output.write("\n")
    }
  }
}

extension FrameColumn.Value {
  /// The value as a program reads it.
  var text: String {
    switch self {
    case .number(let number): number.shortest
    case .word(let word): word
    case .flag(let flag): flag ? "true" : "false"
    }
  }
}
