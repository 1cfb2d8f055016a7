// swift-tools-version: 6.0

import PackageDescription

let transitions = Target.Dependency.product(name: "Transitions", package: "PreviewGeometry")

let package = Package(
  name: "GtkViewer",
  dependencies: [
    .package(name: "PreviewGeometry", path: "../../..")
  ],
  targets: [
    .systemLibrary(name: "CGtk4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .executableTarget(name: "GtkViewer", dependencies: ["CGtk4", "ViewerReport", transitions]),
    .target(name: "ViewerReport", dependencies: [transitions]),
    .executableTarget(name: "Driver", dependencies: ["ViewerReport", transitions]),
  ]
)
