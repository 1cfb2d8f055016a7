import Transitions

// XML as text. Nothing needs escapes: all the words are our own.

/// An element with attributes, and what it contains.
func element(
  _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ content: String...
) -> String {
  let start = "<\(name)" + attributes.map { " \($0)=\"\($1)\"" }.joined()
  return content.isEmpty ? start + "/>" : start + ">" + content.joined() + "</\(name)>"
}

extension BinaryFloatingPoint {
  /// The number exactly, as a trace has it.
  var exact: String { Double(self).shortest }

  /// The number as precisely as a drawing needs it.
  var drawn: String { Double(self).fixed(decimals: 2) }
}
