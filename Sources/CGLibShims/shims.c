#include "CGLibShims.h"

#include <dlfcn.h>
#include <gdk/x11/gdkx.h>
#include <glib-unix.h>
#include <stdint.h>
#include <unistd.h>

static guint64 wakeups;
static void (*drain_main_queue)(void *);

static gboolean drain(gint fd, GIOCondition condition, gpointer data) {
  (void)condition;
  (void)data;
  // Unread, the handle stays readable and the loop spins on it.
  uint64_t count;
  while (read(fd, &count, sizeof count) == (ssize_t)sizeof count) {
  }
  wakeups++;
  drain_main_queue(NULL);
  return G_SOURCE_CONTINUE;
}

gboolean clinkway_main_queue_attach(GMainContext *context) {
  static gboolean attached;
  if (attached) return TRUE;
  // Looked up at run time instead of linked: without them the program reports an error, but starts.
  int (*handle)(void) = (int (*)(void))dlsym(RTLD_DEFAULT, "_dispatch_get_main_queue_handle_4CF");
  drain_main_queue = (void (*)(void *))dlsym(RTLD_DEFAULT, "_dispatch_main_queue_callback_4CF");
  if (handle == NULL || drain_main_queue == NULL) return FALSE;
  GSource *source = g_unix_fd_source_new(handle(), G_IO_IN);
  g_source_set_name(source, "libdispatch main queue");
  g_source_set_callback(source, (GSourceFunc)(void (*)(void))drain, NULL, NULL);
  g_source_attach(source, context);
  g_source_unref(source);
  attached = TRUE;
  return TRUE;
}

guint64 clinkway_main_queue_wakeups(void) { return wakeups; }

static gint faults;

static GLogWriterOutput count_and_print(GLogLevelFlags level, const GLogField *fields, gsize count, gpointer data) {
  if (level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) g_atomic_int_inc(&faults);
  return g_log_writer_default(level, fields, count, data);
}

void clinkway_log_watch_begin(void) {
  static gboolean begun;
  if (begun) return;  // GLib allows one writer for the life of a program.
  begun = TRUE;
  g_log_set_writer_func(count_and_print, NULL, NULL);
}

guint clinkway_log_watch_count(void) { return (guint)g_atomic_int_get(&faults); }

guint clinkway_ref_count(gpointer object) { return (guint)g_atomic_int_get((gint *)&G_OBJECT(object)->ref_count); }

gboolean clinkway_is_floating(gpointer object) { return g_object_is_floating(object); }

const char *clinkway_type_name(gpointer object) { return G_OBJECT_TYPE_NAME(object); }

GType clinkway_type_string(void) { return G_TYPE_STRING; }
GType clinkway_type_boolean(void) { return G_TYPE_BOOLEAN; }
GType clinkway_type_int(void) { return G_TYPE_INT; }

void clinkway_emit(gpointer object, const char *signal) { g_signal_emit_by_name(object, signal); }

unsigned long clinkway_x11_window(gpointer surface) {
  return GDK_IS_X11_SURFACE(surface) ? gdk_x11_surface_get_xid(surface) : 0;
}
