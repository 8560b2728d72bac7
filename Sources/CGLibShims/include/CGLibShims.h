#pragma once
// Through CGTK, so that GLib's declarations have one home whatever a Swift file imports.
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
/// Here because GLib calls the log writer on any thread, where Swift's main actor may not be assumed.
void clinkway_log_watch_begin(void);

/// The number of warnings and criticals since `clinkway_log_watch_begin`.
guint clinkway_log_watch_count(void);

/// `G_OBJECT(pointer)->ref_count`: a macro over a private field.
guint clinkway_ref_count(gpointer _Nonnull object);

/// `g_object_is_floating`: a function, but behind a macro that hides it.
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
/// Here because X11's headers bring names such as `Window` and `Font` along, which nobody else shall see.
unsigned long clinkway_x11_window(gpointer _Nonnull surface);
