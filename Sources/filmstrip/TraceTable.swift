import Transitions

// A trace as a table for a person: a line for each frame, rounded, then the log.

extension Trace {
  /// Writes the frames in columns as wide as they have to be, then the log.
  func writeTable(to output: inout Output) {
    let columns = TableColumn.all(clipped: frames.contains { $0.clipFrame != $0.imageFrame })
    let rows = [columns.map(\.title)] + frames.map { frame in columns.map { $0.text(frame) } }
    let widths = columns.indices.map { column in rows.reduce(0) { max($0, $1[column].count) } }
    for row in rows {
      let cells = columns.indices.map { columns[$0].padded(row[$0], to: widths[$0]) }
      output.write(cells.joined(separator: "  ").trimmingTrailingBlanks + "\n")
    }
    output.write(log.isEmpty ? "" : "\nlog\n")
    for entry in log { output.write("\(entry.time.fixed(decimals: 3))  \(entry.message.text)\n") }
  }
}

/// A column of the table.
private struct TableColumn {
  let title: String
  let isWord: Bool
  let text: (PreviewFrame) -> String

  static func all(clipped: Bool) -> [TableColumn] {
    [number("time", decimals: 3) { CGFloat($0.time) }, word("phase") { $0.phase.rawValue }]
      + rect("image") { $0.imageFrame }
      + (clipped ? rect("clip") { $0.clipFrame } : [])
      + [
        number("radius") { $0.cornerRadius }, number("backdrop") { $0.backdropAlpha },
        number("alpha") { $0.viewerAlpha }, number("zoom") { $0.zoomScale },
        number("offset x") { $0.contentOffset.x }, number("y") { $0.contentOffset.y },
        word("source") { $0.isSourceHidden ? "hidden" : "shown" },
      ]
  }

  private static func number(
    _ title: String, decimals: Int = 2, _ number: @escaping (PreviewFrame) -> CGFloat
  ) -> TableColumn {
    TableColumn(title: title, isWord: false) { Double(number($0)).fixed(decimals: decimals) }
  }

  private static func word(_ title: String, _ text: @escaping (PreviewFrame) -> String) -> TableColumn {
    TableColumn(title: title, isWord: true, text: text)
  }

  private static func rect(_ title: String, _ rect: @escaping (PreviewFrame) -> CGRect) -> [TableColumn] {
    [
      number("\(title) x") { rect($0).origin.x }, number("y") { rect($0).origin.y },
      number("width") { rect($0).size.width }, number("height") { rect($0).size.height },
    ]
  }

  /// A cell of this column: words at the left, numbers at the right.
  func padded(_ text: String, to width: Int) -> String {
    let blanks = String(repeating: " ", count: width - text.count)
    return isWord ? text + blanks : blanks + text
  }
}

extension String {
  fileprivate var trimmingTrailingBlanks: Substring {
    self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
  }
}

extension LogEntry.Message {
  /// The same for a person.
  var text: String {
    guard case .ignored(let kind, let reason) = self else { return name }
    return "\(kind.rawValue) \(name): \(reason.rawValue)"
  }
}
