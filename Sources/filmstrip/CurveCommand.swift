import Transitions

/// `filmstrip curve`: the values of a timing curve, a line `x y` for each.
struct CurveCommand {
  private let curve: UnitBezier
  private let fractions: [Double]

  init(_ arguments: [String]) throws(Failure) {
    let arguments = try Arguments(arguments)
    fractions = try arguments.read { $0.required("--at", .numbers) }
    guard arguments.operands.count == 1, let curve = UnitBezier(spelled: arguments.operands[0]) else {
      let names = UnitBezier.named.map(\.key).joined(separator: ", ")
      throw Failure(
        status: .usage, message: "curve: must be one of \(names), or x1,y1,x2,y2 with x1 and x2 from 0 to 1")
    }
    self.curve = curve
  }

  /// The values.
  var text: String {
    fractions.map { "\($0.shortest) \(Double(curve.value(at: CGFloat($0))).shortest)\n" }.joined()
  }
}

extension UnitBezier {
  /// The curve of a name or of four numbers.
  fileprivate init?(spelled text: String) {
    if let curve = UnitBezier.named.first(where: { $0.key == text })?.value {
      self = curve
    } else {
      guard let numbers = text.decimals(separator: ","), numbers.count == 4 else { return nil }
      self.init(
        x1: CGFloat(numbers[0]), y1: CGFloat(numbers[1]), x2: CGFloat(numbers[2]), y2: CGFloat(numbers[3]))
    }
  }
}
