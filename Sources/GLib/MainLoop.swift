internal import CGLibShims
internal import CGTK

/// GLib's main loop, with Swift's main actor running on it.
///
/// GLib's loop knows nothing of Swift's main actor: without ``attachMainActor()`` no `@MainActor` task, no
/// `Task.sleep` and no `DispatchQueue.main` block ever runs in a GTK program. Attached, they run as events of the
/// loop, without a timer and without polling: an idle program sleeps.
///
/// Foundation's `Timer` and `RunLoop` do not run on it. A nested loop that main-actor code starts holds up all other
/// main-actor code until it ends; start nested loops from GLib's own callbacks.
@MainActor
public enum MainLoop {
  /// Makes the loop that runs on this thread's default context run the main actor too.
  ///
  /// Call it on the process's main thread, before or while a loop iterates the default context: `g_application_run`,
  /// `g_main_loop_run` or another. Further calls have no effect.
  public static func attachMainActor() {
    guard clinkway_main_queue_attach(nil) != 0 else {
      fatalError(
        "this libdispatch exports no handle for its main queue, so the main actor cannot run on GLib's loop")
    }
  }

  /// Attaches the main actor and runs the loop until ``quit()``.
  public static func run() {
    attachMainActor()
    let loop = current ?? g_main_loop_new(nil, 0)!
    current = loop
    g_main_loop_run(loop)
  }

  /// Ends ``run()`` after the event that is being handled.
  public static func quit() {
    if let current { g_main_loop_quit(current) }
  }

  /// How often the main actor's queue was drained so far; an idle program adds nothing.
  public static var wakeups: UInt64 { UInt64(clinkway_main_queue_wakeups()) }

  private static var current: OpaquePointer?
}
