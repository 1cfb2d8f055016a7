import Transitions

// A trace as JSON without blanks, with a line for each frame and each entry of the log, keys always in the same order.

extension Trace {
  /// Writes the whole trace.
  ///
  /// Words need no escapes: all of them are known.
  func writeJSON(to output: inout Output) {
    output.write("{\"viewer\":\"\(viewer.rawValue)\",\"frames\":[\n")
    let columns = zip(FrameColumn.all, FrameColumn.leads)
    for (index, frame) in frames.enumerated() {
      for (column, lead) in columns {
        output.write(lead)
        output.write(column.value(frame).json)
      }
      output.write(index == frames.count - 1 ? "}}\n" : "}},\n")
    }
    output.write("],\"log\":[")
    for (index, entry) in log.enumerated() {
      output.write(entry.json)
      output.write(index == log.count - 1 ? "\n" : ",\n")
    }
    output.write("]}\n")
  }
}

extension FrameColumn {
  /// What stands before the value of each column: the end of an object before it, and its keys.
  fileprivate static let leads: [String] = all.indices.map { index in
    let (column, previous) = (all[index], index > 0 ? all[index - 1] : nil)
    guard let previous else { return "{\"\(column.key)\":" }
    if previous.key == column.key, let subkey = column.subkey { return ",\"\(subkey)\":" }
    return (previous.subkey == nil ? "" : "}") + ",\"\(column.key)\":"
      + (column.subkey.map { "{\"\($0)\":" } ?? "")
  }
}

extension FrameColumn.Value {
  fileprivate var json: String {
    if case .word(let word) = self { "\"\(word)\"" } else { text }
  }
}

extension LogEntry {
  fileprivate var json: String {
    "{\"time\":\(time.shortest),\"event\":\"\(message.name)\"" + detail + "}"
  }

  private var detail: String {
    guard case .ignored(let kind, let reason) = message else { return "" }
    return ",\"type\":\"\(kind.rawValue)\",\"reason\":\"\(reason.rawValue)\""
  }
}

extension LogEntry.Message {
  /// The word for it in a trace.
  var name: String {
    switch self {
    case .didOpen: "didOpen"
    case .didClose: "didClose"
    case .didZoom: "didZoom"
    case .didEndDecelerating: "didEndDecelerating"
    case .longPress: "longPress"
    case .ignored: "ignored"
    }
  }
}
