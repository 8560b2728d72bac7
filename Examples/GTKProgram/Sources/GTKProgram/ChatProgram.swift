import CGTKProgram
import GLib
import Linkway

/// The application: its window, the chat in it, and deep links from the command line and the desktop.
@MainActor
final class ChatProgram {
  private let app: GObjectPointer
  private(set) var chat: ChatView?
  private(set) var opener: LinkOpener?
  /// The opened invitations; the check reads them.
  private(set) var invitations: [String] = []

  init(_ app: GObjectPointer) {
    self.app = app
    app.on("activate") { [unowned self] _ in start() }
    // `GTKProgram chat://invite/7`, or a click on such a link in another program.
    app.on("open") { [unowned self] arguments in
      start()
      let files = arguments.pointer(1)?.assumingMemoryBound(to: OpaquePointer?.self)
      for number in 0..<arguments.int(2) {
        guard let file = files?[number], let address = g_file_get_uri(file) else { continue }
        opener?.open(LinkTarget(String(cString: address)), from: .external)
        g_free(address)
      }
    }
  }

  private func start() {
    guard chat == nil else { return }
    let window = GObjectPointer(gtk_application_window_new(app.typed()))
    gtk_window_set_title(window.typed(), "Chat")
    gtk_window_set_default_size(window.typed(), 420, 600)
    let opener = makeOpener(over: window)
    let chat = ChatView { [weak opener] link in opener?.open(link) }
    gtk_window_set_child(window.typed(), chat.widget.typed())
    (self.opener, self.chat) = (opener, chat)
    for number in 1...1000 { chat.append("message \(number): see example.com/\(number)") }
    gtk_window_present(window.typed())
  }

  private func makeOpener(over window: GObjectPointer) -> LinkOpener {
    let routes = [Route("chat://invite/:room", to: .action("invite"))]
    guard let router = try? LinkRouter(routes) else { preconditionFailure("the routes are constant") }
    let opener = LinkOpener(router, over: window.raw)
    opener.onAction = { [weak self] action in
      let room = action.parameters["room"] ?? ""
      self?.invitations.append(room)
      self?.showDialog("You are invited to room \(room).", over: window)
    }
    return opener
  }

  private func showDialog(_ message: String, over window: GObjectPointer) {
    let dialog = GObjectPointer(gtk_window_new())
    gtk_window_set_title(dialog.typed(), "Invitation")
    gtk_window_set_transient_for(dialog.typed(), window.typed())
    gtk_window_set_modal(dialog.typed(), 1)
    let column = GObjectPointer(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12))
    let button = GObjectPointer(gtk_button_new_with_label("Close"))
    gtk_box_append(column.typed(), gtk_label_new(message))
    gtk_box_append(column.typed(), button.typed())
    // The dialog is a GTK object that the handler may hold: it is gone with the button.
    button.on("clicked") { _ in gtk_window_destroy(dialog.typed()) }
    gtk_window_set_child(dialog.typed(), column.typed())
    gtk_window_present(dialog.typed())
  }
}
