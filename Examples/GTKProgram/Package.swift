// swift-tools-version: 6.2
import PackageDescription

// A GTK program that runs its own loop and makes its own widgets, and puts Linkway's label among them.
let package = Package(
  name: "GTKProgram",
  dependencies: [.package(name: "Linkway", path: "../..")],
  targets: [
    .systemLibrary(name: "CGTKProgram", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .executableTarget(
      name: "GTKProgram", dependencies: ["CGTKProgram", .product(name: "Linkway", package: "Linkway")]),
  ]
)
