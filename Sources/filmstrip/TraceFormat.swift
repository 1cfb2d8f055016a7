/// The ways in which a trace can be written.
enum TraceFormat: String, CaseIterable {
  /// For a person.
  case table
  /// Complete, for a program.
  case json
  /// The frames alone, for a spreadsheet.
  case csv

  /// Writes a trace.
  func write(_ trace: Trace, to output: inout Output) {
    switch self {
    case .table: trace.writeTable(to: &output)
    case .json: trace.writeJSON(to: &output)
    case .csv: trace.writeCSV(to: &output)
    }
  }
}
