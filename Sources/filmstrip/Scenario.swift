import Transitions

/// What is played: a viewer, what it shows and where, and what happens to it.
struct Scenario {
  /// The name of the viewer, for the trace.
  let viewer: ViewerName

  /// What a person calls it.
  let title: String

  /// How it looks and moves.
  let style: PreviewStyle

  /// What it is laid out in.
  let container: Container

  /// What it shows.
  let photo: Photo

  /// What it opens from, if that has a place.
  let source: Source?

  /// What happens, by time; what happens at the same time in the order given.
  let events: [TimedEvent]

  /// The instants to look at.
  let sampling: Sampling
}

// MARK: Reading

extension Scenario {
  /// The most bytes a scenario may have: 4 MB.
  static let greatestLength = 4 << 20

  /// Reads the scenario that a text describes.
  init(text: [UInt8]) throws(Failure) {
    let json: JSON
    do { json = try JSONParser.parse(text) } catch {
      throw Failure(status: .data, message: "scenario: \(error)")
    }
    do { self = try Scenario(json) } catch { throw Failure(status: .data, message: "\(error)") }
  }

  /// Reads a scenario, or says what is wrong with it.
  init(_ json: JSON, problems: Problems = Problems()) throws(Problem) {
    self = try Shape.object(Scenario.init(_:)).value(of: json, problems: problems)
  }

  private init(_ fields: inout Fields) {
    let viewer = fields.required("viewer", Shape.word(ViewerName.allCases).orNil)
    let isCorrected = fields.optional("corrected", .flag) ?? false
    let isPhotos = viewer == nil || viewer == .photos
    let size = fields.required("viewport", .size)
    container = Container(
      size: size, safeArea: fields.optional("safeArea", .insets) ?? .zero,
      displayScale: fields.optional("displayScale", .positive).map { CGFloat($0) })
    photo = fields.required("content", .object { $0.photo(isOrientable: isPhotos) })
    source = fields.optional("source", .source) ?? nil
    events = (fields.optional("events", .list(of: .event)) ?? []).inTimeOrder
    sampling = fields.optional("sample", .sampling) ?? .standard
    self.viewer = viewer ?? .photos
    title = self.viewer.title(corrected: isCorrected)
    style = isPhotos ? fields.photosStyle() : self.viewer.style(corrected: isCorrected)
  }
}
