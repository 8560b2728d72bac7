// swift-tools-version: 6.2
import PackageDescription

// A server-side use: text with links, no screen. Builds where no GTK is installed.
let package = Package(
  name: "TextOnly",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Linkway", path: "../..")],
  targets: [
    .executableTarget(name: "TextOnly", dependencies: [.product(name: "LinkText", package: "Linkway")])
  ]
)
