/// What a value of a scenario may be, and what it is read as.
struct Shape<Value> {
  /// The value read from JSON, or `nil` once it is reported what is wrong with it.
  let read: (JSON, Place) -> Value?

  /// What stands for a value that is missing or bad, so that the reading can go on and find unknown keys.
  let placeholder: () -> Value

  /// The same, with `nil` for a value that is missing or bad.
  var orNil: Shape<Value?> {
    Shape<Value?>(read: { json, place in read(json, place).map(Optional.some) }, placeholder: { nil })
  }
}

extension Shape {
  /// The value of everything there is, or the first problem with it.
  func value(of json: JSON, problems: Problems = Problems()) throws(Problem) -> Value {
    let value = read(json, Place(parent: Path(), step: nil, problems: problems)) ?? placeholder()
    if let problem = problems.first { throw problem }
    return value
  }
}

/// Where in a scenario something is read, and where to report what is wrong with it.
struct Place {
  let parent: Path
  let step: Path.Step?
  let problems: Problems

  /// The path, put together only when it is asked for.
  var path: Path { step.map(parent.appending) ?? parent }
}

// MARK: Single values

extension Shape {
  /// Something that is read in one go, and what is required of it.
  static func single(
    _ requirement: String, placeholder: @autoclosure @escaping () -> Value,
    _ value: @escaping (JSON) -> Value?
  ) -> Shape {
    Shape(
      read: { json, place in
        if let value = value(json) { return value }
        place.problems.reportBad(place.path, requirement)
        return nil
      }, placeholder: placeholder)
  }
}

extension Shape where Value == JSON {
  /// What must not be there.
  static func none(_ requirement: String) -> Shape { .single(requirement, placeholder: .null) { _ in nil } }
}

extension Shape where Value == Bool {
  /// `true` or `false`.
  static var flag: Shape {
    .single("must be true or false", placeholder: false) { json in
      if case .flag(let flag) = json { flag } else { nil }
    }
  }
}

extension Shape where Value: RawRepresentable & Equatable, Value.RawValue == String {
  /// One of several words; the first stands for one that is missing or bad.
  static func word(_ words: [Value]) -> Shape {
    .single(
      "must be one of " + words.map(\.rawValue).joined(separator: ", "), placeholder: words[0]
    ) { json in
      guard case .text(let text) = json else { return nil }
      return Value(rawValue: text).flatMap { words.contains($0) ? $0 : nil }
    }
  }
}

// MARK: Numbers

extension Shape where Value == Double {
  /// Anywhere in the plane, or as fast: −1e9 to 1e9 points, or points per second.
  static var coordinate: Shape { .number("must be a finite number", in: -1e9...1e9) }

  /// A length that may be 0: to 1e9 points.
  static var length: Shape { .number("must be a finite number >= 0", in: 0...1e9) { $0 >= 0 } }

  /// A side of something that has a shape, a scale or a factor: 1e-9 to 1e9.
  static var positive: Shape { .number("must be a finite number > 0", in: 1e-9...1e9) { $0 > 0 } }

  /// Seconds: 0 to 1e6.
  static var time: Shape { .number("must be a finite number >= 0", in: 0...1e6) { $0 >= 0 } }

  /// Frames per second: more than 0, at most 1000.
  static var rate: Shape {
    .number("must be a finite number > 0", in: .leastNonzeroMagnitude...1000) { $0 > 0 }
  }

  /// A finite number that makes sense and is within limits: two different things to say of one that is not.
  private static func number(
    _ requirement: String, in limits: ClosedRange<Double>,
    where makesSense: @escaping (Double) -> Bool = { _ in true }
  ) -> Shape {
    Shape(
      read: { json, place in
        guard case .number(let number) = json, number.isFinite, makesSense(number) else {
          place.problems.reportBad(place.path, requirement)
          return nil
        }
        guard limits.contains(number) else {
          place.problems.reportBad(
            place.path,
            number < limits.lowerBound
              ? "must be at least \(limits.lowerBound.shortest)"
              : "must be at most \(limits.upperBound.shortest)")
          return nil
        }
        return number
      }, placeholder: { limits.upperBound })
  }
}

// MARK: Arrays and objects

extension Shape {
  /// An array of elements that are all alike.
  static func list<Element>(of element: Shape<Element>) -> Shape where Value == [Element] {
    Shape(
      read: { json, place in
        guard case .list(let values) = json else {
          place.problems.reportBad(place.path, "must be an array")
          return nil
        }
        let path = place.path
        return values.enumerated().compactMap { index, value in
          element.read(value, Place(parent: path, step: .index(index), problems: place.problems))
        }
      }, placeholder: { [] })
  }

  /// An object whose keys are those that `value` asks for.
  static func object(_ value: @escaping (inout Fields) -> Value) -> Shape {
    Shape(
      read: { json, place in
        guard case .object(let values) = json else {
          place.problems.reportBad(place.path, "must be an object")
          return nil
        }
        var fields = Fields(values: values, at: place.path, problems: place.problems)
        let value = value(&fields)
        fields.reportUnknownKeys()
        return value
      },
      placeholder: {
        var fields = Fields.none
        return value(&fields)
      })
  }
}
