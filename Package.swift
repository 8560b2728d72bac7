// swift-tools-version: 6.2
import PackageDescription

// The layers, lowest first. Documentation/Architecture.md shows them; `make lint` checks every import against them.

// Warnings are errors only where the environment asks for it: the build systems pass `-suppress-warnings` to the
// dependencies of another package, and the compiler accepts no two such options at once.
let warningsAreErrors = Context.environment["LINKWAY_WARNINGS_AS_ERRORS"] == "1"

let swift: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])

var products: [Product] = []
var targets: [Target] = []

// Layer 1, text: portable, no toolkit.
targets += [
  .target(name: "LinkDetection", swiftSettings: swift),
  .target(name: "WebAddress", swiftSettings: swift),
  // The JSON reader of the files for rules and routes, and of the command; internal to the package.
  .target(name: "JSONSyntax", path: "Internal/JSONSyntax", swiftSettings: swift),
  .target(name: "LinkText", dependencies: ["LinkDetection", "WebAddress"], swiftSettings: swift),
]

// Layer 2, rules: portable.
targets += [
  .target(name: "WebPolicy", dependencies: ["JSONSyntax", "WebAddress"], swiftSettings: swift),
  .target(name: "PageLifecycle", dependencies: ["WebAddress", "WebPolicy"], swiftSettings: swift),
  .target(name: "LinkSafety", dependencies: ["LinkDetection", "WebAddress"], swiftSettings: swift),
  .target(
    name: "LinkRouting", dependencies: ["JSONSyntax", "LinkSafety", "LinkText", "WebAddress"],
    swiftSettings: swift),
]

// Layer 5, the command line: portable.
targets += [
  .executableTarget(
    name: "LinkwayCommand",
    dependencies: [
      "JSONSyntax", "LinkDetection", "LinkRouting", "LinkSafety", "LinkText", "WebAddress", "WebPolicy",
    ],
    swiftSettings: swift)
]

// Tests of the portable layers.
targets += [
  .testTarget(name: "LinkDetectionTests", dependencies: ["LinkDetection"], swiftSettings: swift),
  .testTarget(name: "JSONSyntaxTests", dependencies: ["JSONSyntax"], swiftSettings: swift),
  .testTarget(name: "WebAddressTests", dependencies: ["WebAddress"], swiftSettings: swift),
  // The conformance suite for layout engines: the fixed-width one here, Pango in GTKTests.
  .target(
    name: "LinkTextConformance", dependencies: ["LinkText"], path: "Tests/LinkTextConformance",
    swiftSettings: swift),
  .testTarget(
    name: "LinkTextTests", dependencies: ["LinkText", "LinkTextConformance", "LinkDetection", "WebAddress"],
    swiftSettings: swift),
  .testTarget(
    name: "LinkSafetyTests", dependencies: ["LinkSafety", "LinkDetection", "WebAddress"],
    swiftSettings: swift),
  .testTarget(
    name: "LinkRoutingTests", dependencies: ["LinkRouting", "LinkSafety", "LinkText", "WebAddress"],
    swiftSettings: swift),
  .testTarget(name: "WebPolicyTests", dependencies: ["WebPolicy", "WebAddress"], swiftSettings: swift),
  .testTarget(
    name: "PageLifecycleTests", dependencies: ["PageLifecycle", "WebAddress", "WebPolicy"],
    swiftSettings: swift),
  .testTarget(
    name: "LinkwayCommandTests", dependencies: ["LinkwayCommand", "JSONSyntax", "LinkDetection"],
    swiftSettings: swift),
]

// The engine that layer 3 uses: the system's own WebKit on Apple platforms, Linkway's here.
var engine: [Target.Dependency] = []

#if os(Linux)
  engine = ["WebKit"]

  // Layer 0, C: module maps, shims, ownership, signals, the main loop.
  targets += [
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .systemLibrary(name: "CSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
    .systemLibrary(
      name: "CWebKitGTK", pkgConfig: "webkitgtk-6.0", providers: [.apt(["libwebkitgtk-6.0-dev"])]),
    .target(
      name: "CGLibShims", dependencies: ["CGTK"],
      cSettings: warningsAreErrors ? [.treatAllWarnings(as: .error)] : []),
    .target(name: "GLib", dependencies: ["CGLibShims", "CGTK"], swiftSettings: swift),
  ]

  // Layer 2, the engine: the members of Apple's WebKit that layer 3 uses, over WebKitGTK.
  targets += [
    .target(
      name: "WebKit", dependencies: ["GLib", "CGLibShims", "CGTK", "CSoup", "CWebKitGTK"],
      swiftSettings: swift)
  ]

  // Layer 3, the toolkit.
  targets += [
    .target(
      name: "GTKWidgets", dependencies: ["GLib", "CGLibShims", "CGTK", "CAdwaita"], swiftSettings: swift),
    .target(name: "PageServer", dependencies: ["GLib", "CGLibShims", "CGTK", "CSoup"], swiftSettings: swift),
  ]
#endif

// Layer 3, web: written once against WebKit's names.
targets += [
  .target(
    name: "WebViewing", dependencies: ["LinkText", "PageLifecycle", "WebAddress", "WebPolicy"] + engine,
    swiftSettings: swift),
  .target(
    name: "LinkOpening", dependencies: ["LinkRouting", "LinkText", "WebAddress", "WebPolicy", "WebViewing"],
    swiftSettings: swift),
  .testTarget(
    name: "LinkOpeningTests",
    dependencies: [
      "LinkOpening", "LinkRouting", "LinkSafety", "LinkText", "WebAddress", "WebPolicy", "WebViewing",
    ],
    swiftSettings: swift),
]

// Layer 4, the umbrella: all that this platform has.
var frontends: [Target.Dependency] = []

var libraries = [
  "Linkway", "LinkDetection", "WebAddress", "LinkText", "WebPolicy", "PageLifecycle", "LinkSafety",
  "LinkRouting",
  "WebViewing", "LinkOpening",
]

#if os(Linux)
  // Layer 4, the frontend for GTK.
  targets += [
    .target(
      name: "LinkwayGTK",
      dependencies: [
        "GTKWidgets", "GLib", "CGTK", "WebAddress", "LinkText", "LinkRouting", "WebPolicy",
        "WebViewing", "LinkOpening", "WebKit",
      ],
      swiftSettings: swift)
  ]
  libraries.append("LinkwayGTK")
  // For GTK programs with C calls of their own: typed pointers, and signal handlers that end with their object.
  products.append(.library(name: "LinkwayGLib", targets: ["GLib"]))
  frontends = ["LinkwayGTK"]

  // Layer 5, the gallery.
  targets.append(
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "LinkwayGTK", "GTKWidgets", "GLib", "PageServer", "LinkDetection", "WebAddress", "LinkText",
        "LinkSafety", "LinkRouting", "LinkOpening", "WebPolicy", "WebViewing",
      ],
      swiftSettings: swift))
  products.append(.executable(name: "linkway-gallery", targets: ["Gallery"]))

  // A chat of a hundred thousand messages on a screen; not in the nested package, because it uses the toolkit.
  targets.append(
    .executableTarget(
      name: "ChatBenchmark", dependencies: ["LinkwayGTK", "GTKWidgets", "LinkText", "LinkDetection"],
      path: "Benchmarks/Chat", swiftSettings: swift))

  // Tests that need GTK or WebKit: a program, for GTK wants the process's main thread.
  targets.append(
    .executableTarget(
      name: "GTKTests",
      dependencies: [
        "LinkwayGTK", "GTKWidgets", "GLib", "CGLibShims", "CGTK", "CWebKitGTK", "PageServer", "WebAddress",
        "LinkText",
        "LinkTextConformance", "LinkSafety", "LinkRouting",
        "WebPolicy", "WebViewing", "LinkOpening", "WebKit",
      ],
      path: "Tests/GTKTests", swiftSettings: swift))
#else
  // Layer 4, the frontend for UIKit, AppKit and SwiftUI: one target, so that nothing is public only for a neighbour.
  targets += [
    .target(
      name: "LinkwayApple",
      dependencies: [
        "WebAddress", "LinkText", "LinkRouting", "WebPolicy", "WebViewing", "LinkOpening",
      ],
      resources: [.copy("PrivacyInfo.xcprivacy")],
      swiftSettings: swift),
    .testTarget(
      name: "LinkwayAppleTests",
      dependencies: [
        "LinkwayApple", "LinkTextConformance", "WebAddress", "LinkText", "LinkRouting", "WebPolicy",
        "WebViewing", "LinkOpening",
      ],
      swiftSettings: swift),
  ]
  libraries.append("LinkwayApple")
  frontends = ["LinkwayApple"]
#endif

targets.append(
  .target(
    name: "Linkway",
    dependencies: [
      "LinkDetection", "WebAddress", "LinkText", "WebPolicy", "LinkSafety", "LinkRouting", "WebViewing",
      "LinkOpening",
    ]
      + frontends,
    swiftSettings: swift))

for library in libraries {
  products.append(.library(name: library, targets: [library]))
}
products.append(.executable(name: "linkway", targets: ["LinkwayCommand"]))

let package = Package(
  name: "Linkway",
  platforms: [.iOS(.v17), .macCatalyst(.v17), .visionOS(.v1), .macOS(.v14)],
  products: products,
  targets: targets
)
