extension Double {
  /// The shortest decimal that reads back as the same number.
  ///
  /// Whole numbers below 1e15 have no fraction, and there is no −0.
  var shortest: String {
    self == rounded(.towardZero) && magnitude < 1e15 ? String(Int64(self)) : description
  }

  /// The number rounded to a fixed number of decimals, for a person; there is no −0.
  func fixed(decimals: Int) -> String {
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit * 10 }
    let scaled = (self * unit).rounded()
    guard scaled.magnitude < 1e15 else { return shortest }
    let digits = String(Int64(scaled.magnitude))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return (scaled < 0 ? "-" : "") + padded.dropLast(decimals) + (decimals > 0 ? "." : "")
      + padded.suffix(decimals)
  }
}
