import Transitions

/// One number or word of a frame, and the keys that lead to it in a trace.
struct FrameColumn: Sendable {
  /// The key in the frame.
  let key: String

  /// The key in the object under ``key``, if that is one.
  let subkey: String?

  /// What a frame has there.
  let value: @Sendable (PreviewFrame) -> Value

  /// What a column may hold.
  enum Value {
    case number(Double)
    case word(String)
    case flag(Bool)
  }
}

extension FrameColumn {
  /// Everything of a frame, in the order of a trace.
  static let all: [FrameColumn] =
    [
      number("time") { CGFloat($0.time) }, word("phase") { $0.phase.rawValue },
      number("zoomScale") { $0.zoomScale },
    ]
    + size("contentSize") { $0.contentSize } + insets("contentInset") { $0.contentInset }
    + point("contentOffset") { $0.contentOffset } + rect("contentFrame") { $0.contentFrame }
    + rect("imageFrame") { $0.imageFrame } + rect("clipFrame") { $0.clipFrame }
    + [
      word("contentMode") { $0.contentMode.rawValue }, number("cornerRadius") { $0.cornerRadius },
      number("backdropAlpha") { $0.backdropAlpha }, number("viewerAlpha") { $0.viewerAlpha },
      FrameColumn(key: "isSourceHidden", subkey: nil) { .flag($0.isSourceHidden) },
    ]
    + rect("visibleRect") { $0.visibleRect }

  private static func number(
    _ key: String, _ subkey: String? = nil, _ number: @escaping @Sendable (PreviewFrame) -> CGFloat
  ) -> FrameColumn {
    FrameColumn(key: key, subkey: subkey) { .number(Double(number($0))) }
  }

  private static func word(
    _ key: String, _ word: @escaping @Sendable (PreviewFrame) -> String
  ) -> FrameColumn {
    FrameColumn(key: key, subkey: nil) { .word(word($0)) }
  }

  private static func point(
    _ key: String, _ point: @escaping @Sendable (PreviewFrame) -> CGPoint
  ) -> [FrameColumn] {
    [number(key, "x") { point($0).x }, number(key, "y") { point($0).y }]
  }

  private static func size(
    _ key: String, _ size: @escaping @Sendable (PreviewFrame) -> CGSize
  ) -> [FrameColumn] {
    [number(key, "width") { size($0).width }, number(key, "height") { size($0).height }]
  }

  private static func rect(
    _ key: String, _ rect: @escaping @Sendable (PreviewFrame) -> CGRect
  ) -> [FrameColumn] {
    point(key) { rect($0).origin } + size(key) { rect($0).size }
  }

  private static func insets(
    _ key: String, _ insets: @escaping @Sendable (PreviewFrame) -> Insets
  ) -> [FrameColumn] {
    [
      number(key, "top") { insets($0).top }, number(key, "left") { insets($0).left },
      number(key, "bottom") { insets($0).bottom }, number(key, "right") { insets($0).right },
    ]
  }
}
