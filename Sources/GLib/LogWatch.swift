internal import CGLibShims

/// Counts what GLib libraries complain of, so that a test or a walkthrough can fail on it.
public enum LogWatch {
  /// Starts counting; messages are still printed, and calling it again does nothing.
  public static func begin() { clinkway_log_watch_begin() }

  /// The warnings and criticals logged since ``begin()``, on any thread.
  public static var faults: Int { Int(clinkway_log_watch_count()) }
}
