import CGLibShims
import CGTK
import GLib
import Testing

@MainActor @Suite(.serialized) struct SignalTests {
  @Test("A handler gets the emission's arguments")
  func arguments() {
    let text = GObjectRef(sinking: UnsafeMutableRawPointer(gtk_text_new()))
    let delegate = UnsafeMutableRawPointer(
      gtk_text_get_buffer(text.pointer.assumingMemoryBound(to: GtkText.self))!)
    var inserted: [String] = []
    let connection = SignalConnection(delegate, "inserted-text") { arguments in
      #expect(arguments.count == 4)
      #expect(arguments.object(0) == delegate)
      inserted.append("\(arguments.uint(1)) \(arguments.string(2) ?? "nil") \(arguments.uint(3))")
    }
    gtk_editable_set_text(OpaquePointer(text.pointer), "héllo")
    #expect(inserted == ["0 héllo 5"])
    connection.disconnect()
    #expect(!connection.isConnected)
  }

  @Test("A handler's answer arrives", arguments: [true, false])
  func answer(keepsOpen: Bool) {
    let window = GObjectRef(retaining: UnsafeMutableRawPointer(gtk_window_new()))
    var (asked, destroyed) = (0, 0)
    let request = SignalConnection.deciding(window.pointer, "close-request") { _ in
      asked += 1
      return keepsOpen
    }
    let destroy = SignalConnection(window.pointer, "unrealize") { _ in destroyed += 1 }
    gtk_window_present(window.pointer.assumingMemoryBound(to: GtkWindow.self))
    gtk_window_close(window.pointer.assumingMemoryBound(to: GtkWindow.self))
    #expect(asked == 1)
    #expect(destroyed == (keepsOpen ? 0 : 1))
    request.disconnect()
    if keepsOpen { gtk_window_destroy(window.pointer.assumingMemoryBound(to: GtkWindow.self)) }
    destroy.disconnect()
  }

  @Test("Dropping the connection disconnects and frees the handler")
  func dropping() {
    let button = GObjectRef(sinking: UnsafeMutableRawPointer(gtk_button_new()))
    weak var captured: Probe?
    var count = 0
    do {
      let probe = Probe()
      captured = probe
      let connection = SignalConnection(button.pointer, "clicked") { _ in
        _ = probe
        count += 1
      }
      clinkway_emit(button.pointer, "clicked")
      #expect(connection.isConnected)
    }
    clinkway_emit(button.pointer, "clicked")
    #expect(count == 1)
    #expect(captured == nil)
  }

  @Test("An object that goes first frees the handler and leaves the connection harmless")
  func objectGoesFirst() {
    weak var captured: Probe?
    var connection: SignalConnection?
    do {
      let button = GObjectRef(sinking: UnsafeMutableRawPointer(gtk_button_new()))
      let probe = Probe()
      captured = probe
      connection = SignalConnection(button.pointer, "clicked") { _ in _ = probe }
    }
    #expect(captured == nil)
    #expect(connection?.isConnected == false)
    connection?.disconnect()
  }

  @Test("A handler may disconnect itself")
  func disconnectsItself() {
    let button = GObjectRef(sinking: UnsafeMutableRawPointer(gtk_button_new()))
    var count = 0
    var connection: SignalConnection?
    connection = SignalConnection(button.pointer, "clicked") { _ in
      connection?.disconnect()
      connection = nil
      count += 1
    }
    clinkway_emit(button.pointer, "clicked")
    clinkway_emit(button.pointer, "clicked")
    #expect(count == 1)
  }

  @Test("A handler with a detail receives only the changes of that property")
  func detail() {
    let label = GObjectRef(sinking: UnsafeMutableRawPointer(gtk_label_new("x")))
    var told = 0
    let connection = SignalConnection(label.pointer, "notify::label") { _ in told += 1 }
    PropertyValue.set("label", of: label.pointer, to: .string("y"))
    PropertyValue.set("selectable", of: label.pointer, to: .bool(true))
    #expect(told == 1)
    connection.disconnect()
  }
}

final class Probe {}
