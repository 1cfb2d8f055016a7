// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "PreviewGeometry",
  products: [
    .library(name: "PreviewGeometry", targets: ["PreviewGeometry"]),
    .library(name: "Transitions", targets: ["Transitions"]),
    .executable(name: "filmstrip", targets: ["filmstrip"]),
  ],
  targets: [
    .target(name: "PreviewGeometry"),
    .target(name: "Transitions", dependencies: ["PreviewGeometry"]),
    .executableTarget(
      name: "filmstrip", dependencies: ["PreviewGeometry", "Transitions"],
      resources: [
        .embedInCode("Resources/page.css"), .embedInCode("Resources/picture.css"),
        .embedInCode("Resources/player.js"),
      ]),
    .testTarget(
      name: "PreviewGeometryTests", dependencies: ["PreviewGeometry"], resources: [.copy("Resources")]),
    .testTarget(
      name: "TransitionsTests", dependencies: ["PreviewGeometry", "Transitions"],
      resources: [.copy("Resources")]),
    .testTarget(name: "FilmstripTests", dependencies: ["filmstrip"]),
  ]
)
