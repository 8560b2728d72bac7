import CGTK
import GLib
import Testing

/// Typed pointers and handlers of a program's own GTK code.
@MainActor @Suite struct GObjectPointerTests {
  private final class Probe {}

  @Test("A handler runs at each emission without anybody keeping it, and ends with the object")
  func endsWithObject() {
    weak var captured: Probe?
    var count = 0
    do {
      let (probe, button) = (Probe(), GObjectPointer(gtk_button_new_with_label("press")))
      captured = probe
      g_object_ref_sink(button.raw)
      button.on("clicked") { _ in
        _ = probe
        count += 1
      }
      emitClicked(button)
      emitClicked(button)
      g_object_unref(button.raw)
    }
    #expect(count == 2)
    #expect(captured == nil, "the object released what the handler captured")
  }

  @Test("A connection ends early when it is disconnected, and releases what it captured")
  func disconnects() {
    weak var captured: Probe?
    let button = GObjectPointer(gtk_button_new_with_label("press"))
    g_object_ref_sink(button.raw)
    defer { g_object_unref(button.raw) }
    var count = 0
    do {
      let probe = Probe()
      captured = probe
      let connection = button.on("clicked") { _ in
        _ = probe
        count += 1
      }
      emitClicked(button)
      connection.disconnect()
      emitClicked(button)
    }
    #expect(count == 1)
    #expect(captured == nil)
  }

  @Test("One object is equal by any of its pointers")
  func pointers() {
    let widget = gtk_button_new()
    let object = GObjectPointer(widget)
    g_object_ref_sink(object.raw)
    defer { g_object_unref(object.raw) }
    #expect(object == GObjectPointer(UnsafeMutableRawPointer(widget!)))
    #expect(object == GObjectPointer(object.opaque))
    #expect(object.typed(GtkWidget.self) == widget)
  }

  private func emitClicked(_ button: GObjectPointer) {
    var value = GValue()
    g_value_init(&value, gtk_button_get_type())
    g_value_set_object(&value, button.raw)
    g_signal_emitv(&value, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
    g_value_unset(&value)
  }
}
