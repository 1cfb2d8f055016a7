/// Claims, and how many of them do not hold.
struct Checks {
  private(set) var failureCount = 0

  /// Prints whether a claim holds.
  mutating func check(_ claim: String, _ holds: Bool) {
    if !holds { failureCount += 1 }
    print("\(holds ? "ok" : "not ok") - \(claim)")
  }
}
