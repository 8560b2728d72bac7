import Foundation
import GTKWidgets
import Testing

/// The X server's pointer and keyboard, moved by xdotool.
@MainActor
enum Pointer {
  /// Moves the pointer to a point of a widget.
  static func move(to widget: Widget, x: Double, y: Double) async throws {
    let target = try #require(widget.x11Target(x: x, y: y))
    try await run("mousemove", "--window", String(target.window), String(target.x), String(target.y))
  }

  /// Moves the pointer to the screen's corner, away from all windows.
  static func moveAway() async throws { try await run("mousemove", "1279", "899") }

  /// Presses and releases the primary button so many times, 150 milliseconds apart.
  static func click(times: Int = 1) async throws {
    try await run("click", "--repeat", String(times), "--delay", "150", "1")
  }

  /// Presses a key, by its name in X11.
  static func key(_ name: String) async throws { try await run("key", name) }

  static func press() async throws { try await run("mousedown", "1") }
  static func release() async throws { try await run("mouseup", "1") }

  private static func run(_ arguments: String...) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdotool"] + arguments
    process.standardInput = FileHandle.nullDevice
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    try #require(status == 0, "xdotool \(arguments.joined(separator: " ")) failed")
  }
}
