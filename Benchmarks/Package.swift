// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LinkwayBenchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Linkway", path: "..")],
  targets: [
    .executableTarget(
      name: "linkway-bench",
      dependencies: [
        .product(name: "LinkDetection", package: "Linkway"),
        .product(name: "LinkRouting", package: "Linkway"),
        .product(name: "LinkSafety", package: "Linkway"), .product(name: "LinkText", package: "Linkway"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ])
  ]
)
