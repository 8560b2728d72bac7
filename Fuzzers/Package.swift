// swift-tools-version: 6.2
import PackageDescription

// Fuzzers for libFuzzer. Build and run from this folder:
//
//   swift build --sanitize=fuzzer
//   SWIFT_BACKTRACE=enable=no .build/debug/FuzzLinkDetection -max_total_time=60 -max_len=4096
//   SWIFT_BACKTRACE=enable=no .build/debug/FuzzLinkRouting -max_total_time=60 -max_len=4096
let swift: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  .unsafeFlags(["-parse-as-library"]),
]

let package = Package(
  name: "LinkwayFuzzers",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Linkway", path: "..")],
  targets: [
    .executableTarget(
      name: "FuzzLinkDetection",
      dependencies: [.product(name: "LinkDetection", package: "Linkway")], swiftSettings: swift),
    .executableTarget(
      name: "FuzzLinkRouting",
      dependencies: [
        .product(name: "LinkRouting", package: "Linkway"), .product(name: "LinkSafety", package: "Linkway"),
        .product(name: "LinkText", package: "Linkway"), .product(name: "WebAddress", package: "Linkway"),
      ],
      swiftSettings: swift),
  ]
)
