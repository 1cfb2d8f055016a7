// swift-tools-version: 6.0

import PackageDescription

// The oldest and the newest way to write an app: SWIFT_MODE is 5 or 6, which it is unless said otherwise.
let mode = Context.environment["SWIFT_MODE"] == "5" ? SwiftLanguageMode.v5 : .v6

let package = Package(
  name: "Smoke",
  dependencies: [
    .package(name: "PreviewGeometry", path: "../../..")
  ],
  targets: [
    .executableTarget(
      name: "Smoke", dependencies: [.product(name: "Transitions", package: "PreviewGeometry")])
  ],
  swiftLanguageModes: [mode]
)
