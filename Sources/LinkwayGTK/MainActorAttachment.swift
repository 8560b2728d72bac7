internal import GLib

/// Lets `@MainActor` code run in a GTK program that runs its own loop; call it once, before the loop starts.
///
/// Without it, no `@MainActor` task, no `Task.sleep` and no `DispatchQueue.main` block runs in a GTK program: GLib's
/// loop knows nothing of them. It takes no timer and does not poll. Programs that use `Application` of `GTKWidgets` need
/// not call it.
@MainActor
public func attachMainActorToGLibLoop() { MainLoop.attachMainActor() }
