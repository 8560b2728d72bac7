// swift-tools-version: 6.2
import PackageDescription

// A chat as a GTK program with its own application and its own C calls, and Linkway's label in each row.
let package = Package(
  name: "GTKProgram",
  dependencies: [.package(name: "Linkway", path: "../..")],
  targets: [
    .systemLibrary(name: "CGTKProgram", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .executableTarget(
      name: "GTKProgram",
      dependencies: [
        "CGTKProgram", .product(name: "Linkway", package: "Linkway"),
        .product(name: "LinkwayGLib", package: "Linkway"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
