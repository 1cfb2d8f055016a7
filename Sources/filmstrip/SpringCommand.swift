import Transitions

/// `filmstrip spring`: a spring made in one of three ways, how long it takes, and how far it is when.
struct SpringCommand {
  private let spring: Spring
  private let velocity: CGFloat
  private let times: [Double]

  init(_ arguments: [String]) throws(Failure) {
    let arguments = try Arguments(arguments)
    if let operand = arguments.operands.first {
      throw Failure(status: .usage, message: "\(operand): a spring is made from options")
    }
    (spring, velocity, times) = try arguments.read { fields in
      let velocity = CGFloat(fields.optional("--velocity", .coordinate.spelled) ?? 0)
      return (fields.spring(velocity: velocity), velocity, fields.required("--at", .numbers))
    }
  }

  /// The spring in a line, then a line `t progress velocity` for each time.
  var text: String {
    let motion = SpringMotion(spring, velocity: velocity)
    let (stiffness, damping) = (Double(spring.stiffness).shortest, Double(spring.damping).shortest)
    let lines = times.map { time in
      let (progress, velocity) = (Double(motion.progress(at: time)), Double(motion.velocity(at: time)))
      return "\(time.shortest) \(progress.shortest) \(velocity.shortest)\n"
    }
    return "stiffness \(stiffness) damping \(damping) settling \(motion.settlingDuration.shortest)\n"
      + lines.joined()
  }
}

extension Fields {
  /// The spring made in one of the three ways: the one that an option given belongs to.
  fileprivate mutating func spring(velocity: CGFloat) -> Spring {
    let ways = [
      ["--stiffness", "--damping", "--mass"], ["--damping-ratio", "--duration"],
      ["--perceptual-duration", "--bounce"],
    ]
    let way = ways.firstIndex { $0.contains(where: mentions) } ?? 0
    for option in ways[(way + 1)...].joined() {
      _ = optional(option, .none("not together with \(ways[way][0])"))
    }
    switch way {
    case 0:
      return Spring(
        mass: CGFloat(optional("--mass", .positive.spelled) ?? 1),
        stiffness: CGFloat(required("--stiffness", .positive.spelled)),
        damping: CGFloat(required("--damping", .length.spelled)))
    case 1:
      return Spring(
        dampingRatio: CGFloat(required("--damping-ratio", .coordinate.spelled)),
        duration: required("--duration", .positive.spelled), velocity: velocity)
    default:
      return Spring(
        perceptualDuration: required("--perceptual-duration", .positive.spelled),
        bounce: CGFloat(required("--bounce", .bounce.spelled)))
    }
  }
}

extension Shape where Value == Double {
  /// How much a spring bounces: not at all at 0, for ever at 1, and the less the nearer to −1.
  fileprivate static var bounce: Shape {
    .single("must be a number above -1 and at most 1", placeholder: 0) { json in
      guard case .number(let number) = json, number > -1, number <= 1 else { return nil }
      return number
    }
  }
}
