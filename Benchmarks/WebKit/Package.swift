// swift-tools-version: 6.2
import PackageDescription

// What the seam costs over plain C: two programs that do the same on the same engine, and one that runs them in turns.
// README.md says what each does.

let package = Package(
  name: "WebKitBenchmarks",
  dependencies: [.package(name: "Linkway", path: "../..")],
  targets: [
    .systemLibrary(
      name: "CWebKitForC", pkgConfig: "webkitgtk-6.0", providers: [.apt(["libwebkitgtk-6.0-dev"])]),
    .executableTarget(name: "plain-c", dependencies: ["CWebKitForC"], path: "Sources/PlainC"),
    .executableTarget(
      name: "seam",
      dependencies: [
        "CWebKitForC", .product(name: "WebViewing", package: "Linkway"),
        .product(name: "WebAddress", package: "Linkway"), .product(name: "WebPolicy", package: "Linkway"),
      ],
      path: "Sources/Seam",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "compare", dependencies: ["plain-c", "seam"], path: "Sources/Compare",
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
