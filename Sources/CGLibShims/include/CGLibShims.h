#pragma once
// Included through CGTK, so that every Swift file sees GLib's declarations from one module.
#include "../../CGTK/CGTK.h"

// Every function here exists because Swift cannot say it: a C macro, a variadic function, or a callback that
// must not run Swift code. Anything else is written in Swift.

/// Drains libdispatch's main queue, and with it Swift's main actor, from `context` (NULL: the default one).
/// Here because libdispatch exports the queue's handle under names that no header declares.
/// Calling it again does nothing. Returns FALSE where libdispatch has no handle to give.
gboolean clinkway_main_queue_attach(GMainContext *_Nullable context);

/// How often the main queue has been drained since the program started; an idle program adds nothing.
guint64 clinkway_main_queue_wakeups(void);

/// Counts messages of level WARNING and CRITICAL from now on, and still prints them.
/// In C, because GLib calls the log writer on any thread and Swift would check for the main actor.
void clinkway_log_watch_begin(void);

/// The number of warnings and criticals since `clinkway_log_watch_begin`.
guint clinkway_log_watch_count(void);

/// `G_OBJECT(pointer)->ref_count`: a macro over a private field.
guint clinkway_ref_count(gpointer _Nonnull object);

/// `g_object_is_floating`: a function that a macro of the same name hides from Swift.
gboolean clinkway_is_floating(gpointer _Nonnull object);

/// `G_OBJECT_TYPE_NAME`: a macro.
const char *_Nonnull clinkway_type_name(gpointer _Nonnull object);

/// `G_TYPE_STRING`, `G_TYPE_BOOLEAN`, `G_TYPE_INT`: macros with casts.
GType clinkway_type_string(void);
GType clinkway_type_boolean(void);
GType clinkway_type_int(void);

/// `g_signal_emit_by_name` without further arguments: variadic.
void clinkway_emit(gpointer _Nonnull object, const char *_Nonnull signal);

/// The X11 window of a `GdkSurface *`, or 0 on another display.
/// In C, because X11's headers declare names such as `Window` and `Font` that Swift files must not see.
unsigned long clinkway_x11_window(gpointer _Nonnull surface);
