/// The arguments of a command, sorted into operands and options.
struct Arguments {
  /// What is no option and no option's value, in order.
  private(set) var operands: [String] = []

  /// The options by their names, dashes included: a text, or `true` for one that has no value.
  private(set) var options: [String: JSON] = [:]

  /// The options that never have a value.
  private static let flags = ["--animate", "--corrected", "--reduced-motion"]

  /// Sorts arguments: an option's value is what follows its equals sign, or the next argument unless that is an option.
  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      guard options[parts[0]] == nil else {
        throw Failure(status: .usage, message: "\(parts[0]): given twice")
      }
      if parts.count > 1 {
        options[parts[0]] = .text(parts[1])
      } else if let value = rest.first, !value.hasPrefix("--"), !Arguments.flags.contains(argument) {
        options[argument] = .text(value)
        rest.removeFirst()
      } else {
        options[argument] = .flag(true)
      }
    }
  }

  /// Reads the options that a command has, or says what is wrong with them.
  func read<Value>(_ value: @escaping (inout Fields) -> Value) throws(Failure) -> Value {
    do {
      return try Shape.object(value).value(
        of: .object(options), problems: Problems(unknown: "unknown option"))
    } catch {
      throw Failure(status: .usage, message: "\(error)")
    }
  }
}

// MARK: How values are spelled

extension Shape {
  /// The same of a number spelled as text.
  var spelled: Shape {
    Shape(
      read: { json, place in
        guard case .text(let text) = json, let number = text.decimal else { return read(json, place) }
        return read(.number(number), place)
      }, placeholder: placeholder)
  }
}

extension Shape where Value == [Double] {
  /// Numbers with commas in between.
  static var numbers: Shape {
    .single("must be numbers with commas in between", placeholder: []) { json in
      guard case .text(let text) = json else { return nil }
      return text.decimals(separator: ",")
    }
  }
}

extension Shape where Value == String {
  /// Any text.
  static func text(_ requirement: String) -> Shape {
    .single(requirement, placeholder: "") { json in
      if case .text(let text) = json { text } else { nil }
    }
  }
}

extension String {
  /// The number that a decimal spells, if it is finite.
  var decimal: Double? {
    guard allSatisfy({ "0123456789+-.eE".contains($0) }), let number = Double(self) else { return nil }
    return number.isFinite ? number : nil
  }

  /// The numbers that decimals spell, or `nil` if one of them is none.
  func decimals(separator: Character) -> [Double]? {
    let numbers = split(separator: separator, omittingEmptySubsequences: false).map { String($0).decimal }
    return numbers.contains(nil) ? nil : numbers.compactMap { $0 }
  }
}
