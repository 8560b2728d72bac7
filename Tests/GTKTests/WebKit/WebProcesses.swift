import GLib

/// The engine's page processes that this program has started.
enum WebProcesses {
  static var all: Set<Int32> { ChildProcesses.ofPages }
}
