import CGTK
import GLib
import GTKWidgets
import Testing

@MainActor @Suite(.serialized) struct TooltipTests {
  @Test("A window that goes while a tooltip is due takes it along", arguments: [true, false])
  func dueTooltip(byClosing: Bool) async throws {
    let faults = LogWatch.faults
    let button = Button("wide")
    button.setTooltip("words")
    // As large as the screen, so that the pointer is over it wherever it stands.
    let window = Window(title: "Test", width: 4000, height: 4000)
    window.setContent(button)
    window.present()
    await wait(for: "the window to show") { button.isMapped && button.size.width > 1000 }
    // As if the pointer had moved.
    gtk_widget_trigger_tooltip_query(button.pointer.assumingMemoryBound(to: GtkWidget.self))
    if byClosing { window.close() } else { window.destroy() }
    #expect(window.isDestroyed)
    // GTK waits for half a second.
    try await Task.sleep(for: .milliseconds(800))
    #expect(LogWatch.faults == faults)
    withExtendedLifetime(window) {}
  }
}
