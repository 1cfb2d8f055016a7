import Transitions

/// The viewers, by the names they have in a scenario.
enum ViewerName: String, CaseIterable {
  case photoPreviewer, bigImage, enlarge, insetCentered, photos

  /// The viewer as it was written, or the corrected variant where there is one.
  func style(corrected isCorrected: Bool) -> PreviewStyle {
    switch self {
    case .photoPreviewer: isCorrected ? .photoPreviewerCorrected : .photoPreviewer
    case .bigImage: .bigImage
    case .enlarge: .enlarge
    case .insetCentered: isCorrected ? .insetCenteredCorrected : .insetCentered
    case .photos: .photos()
    }
  }

  /// What a person calls it: the name, and whether it is the corrected variant.
  func title(corrected isCorrected: Bool) -> String {
    rawValue + (isCorrected && style(corrected: true) != style(corrected: false) ? ", corrected" : "")
  }
}
