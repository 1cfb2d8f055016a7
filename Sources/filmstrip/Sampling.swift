/// The instants at which a trace has frames.
enum Sampling {
  /// So many a second, to the end.
  case rate(Double)
  /// These, in seconds, in this order.
  case times([Double])

  /// Sixty a second.
  static let standard = Sampling.rate(60)
}

extension Shape where Value == Sampling {
  /// `{"rate": n}` or `{"times": […]}`.
  static var sampling: Shape {
    .object { fields in
      if !fields.mentions("rate"), !fields.mentions("times") {
        fields.reportMissing("must have rate or times")
      }
      if fields.has("rate"), fields.has("times") { fields.reportBad("must have rate or times, not both") }
      let rate = fields.optional("rate", .rate)
      let times = fields.optional("times", .list(of: .time))
      return times.map(Sampling.times) ?? rate.map(Sampling.rate) ?? .standard
    }
  }
}
