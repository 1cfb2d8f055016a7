/// What a viewer puts between the app and the photo.
enum Backdrop: String {
  /// The app, blurred.
  case blur
  /// A shadow, black.
  case shadow
  /// Black from the first moment to the last, whatever the opacity of the backdrop is.
  case ground
  /// Nothing.
  case none
}

extension ViewerName {
  /// What is between the app and the photo.
  var backdrop: Backdrop {
    switch self {
    case .photoPreviewer: .blur
    case .bigImage, .photos: .shadow
    case .insetCentered: .ground
    case .enlarge: .none
    }
  }

  /// Whether the thumbnail itself grows, so that there is nothing left where it was.
  var movesThumbnail: Bool { self == .enlarge }

  /// The viewer in a line.
  var summary: String {
    switch self {
    case .photoPreviewer: "grows out of a hidden thumbnail, a little too far, before a blurred app"
    case .bigImage: "any photo becomes a square, over a shadow that comes and goes at once"
    case .enlarge: "the thumbnail itself grows to the whole window; there is no backdrop"
    case .insetCentered: "there at once on black, fitted and never enlarged, centred by insets"
    case .photos: "springs out of a cropped thumbnail, the backdrop keeping pace"
    }
  }
}
