import Foundation
import GTKWidgets

/// Hands and eyes: xdotool for the pointer and the keys, scrot for pictures of the screen.
@MainActor
struct UIDriver {
  struct Problem: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  /// Points at a place in a widget and presses the first button there.
  func click(_ widget: Widget, x: Double, y: Double) async throws {
    try await point(at: widget, x: x, y: y)
    try await tool("xdotool", "click", "1")
  }

  /// Presses a widget in its middle.
  func click(_ widget: Widget) async throws {
    let (width, height) = widget.size
    try await click(widget, x: width / 2, y: height / 2)
  }

  /// Presses a button where the pointer is; 1 is the first, 3 the second, 4 and 5 the wheel's.
  func click(button: Int, times: Int = 1) async throws {
    try await tool("xdotool", "click", "--repeat", String(times), "--delay", "40", String(button))
  }

  /// Presses the first button down, or lets it go.
  func press(_ isDown: Bool) async throws { try await tool("xdotool", isDown ? "mousedown" : "mouseup", "1") }

  /// Moves the pointer to a place in a widget.
  func point(at widget: Widget, x: Double, y: Double) async throws {
    guard let target = widget.x11Target(x: x, y: y) else {
      throw Problem("the widget is not on an X11 screen")
    }
    try await tool(
      "xdotool", "mousemove", "--window", String(target.window), String(target.x), String(target.y))
    // The window must have seen the pointer come before it sees a press.
    try await pause(milliseconds: 60)
  }

  /// Types words.
  func type(_ words: String) async throws { try await tool("xdotool", "type", "--delay", "20", words) }

  /// Strikes a key, by X11's name.
  func strike(_ key: String) async throws { try await tool("xdotool", "key", key) }

  /// Writes what the screen shows to a PNG file.
  func takePicture(to file: URL) async throws { try await tool("scrot", "--overwrite", file.path) }

  /// Waits until something is so; complains after some seconds that it is not.
  func wait(for what: @autoclosure () -> String, seconds: Double = 20, until isSo: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(seconds)
    while !isSo() {
      guard ContinuousClock.now < end else {
        throw Problem("timed out after \(Int(seconds)) s waiting for \(what())")
      }
      try await pause(milliseconds: 20)
    }
  }

  func pause(milliseconds: Int) async throws { try await Task.sleep(for: .milliseconds(milliseconds)) }

  /// Complains where something is not so.
  func expect(_ isSo: Bool, _ what: @autoclosure () -> String) throws {
    guard isSo else { throw Problem(what()) }
  }

  private func tool(_ name: String, _ arguments: String...) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardInput = FileHandle.nullDevice
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    guard status == 0 else {
      throw Problem("\(name) \(arguments.joined(separator: " ")) ended with status \(status)")
    }
  }
}
