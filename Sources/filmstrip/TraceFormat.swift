/// The ways in which a trace can be written.
enum TraceFormat: String, CaseIterable {
  /// For a person.
  case table
  /// Complete, for a program.
  case json
  /// The frames alone, for a spreadsheet.
  case csv
  /// A picture.
  case svg
  /// A page that plays it.
  case html

  /// Writes a trace; a picture may be in motion.
  func write(_ trace: Trace, isAnimated: Bool = false, to output: inout Output) {
    switch self {
    case .table: trace.writeTable(to: &output)
    case .json: trace.writeJSON(to: &output)
    case .csv: trace.writeCSV(to: &output)
    case .svg: trace.writeSVG(isAnimated: isAnimated, to: &output)
    case .html: trace.writeHTML(to: &output)
    }
  }
}
