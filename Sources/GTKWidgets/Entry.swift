internal import GLib
internal import CGTK

/// One line of text for the user to fill in.
@MainActor
public final class Entry: Widget {
  /// The kind of text that the user enters; on-screen keyboards and assistive technologies adapt to it.
  public enum Purpose: Sendable {
    /// Any text.
    case freeForm
    /// An e-mail address.
    case email
    /// A secret, shown as dots.
    case password
  }

  /// An empty entry; screen readers read its accessible name.
  public init(_ purpose: Purpose, accessibleName: String) {
    switch purpose {
    case .password:
      super.init(new: raw(gtk_password_entry_new()))
      gtk_password_entry_set_show_peek_icon(opaque, 1)
    case .email, .freeForm:
      super.init(new: raw(gtk_entry_new()))
      let entry = pointer.assumingMemoryBound(to: GtkEntry.self)
      gtk_entry_set_input_purpose(
        entry, purpose == .email ? GTK_INPUT_PURPOSE_EMAIL : GTK_INPUT_PURPOSE_FREE_FORM)
    }
    setAccessibleName(accessibleName)
  }

  /// What has been filled in.
  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set { gtk_editable_set_text(opaque, newValue) }
  }

  /// Runs `body` after each change of the text.
  public func onChange(_ body: @escaping @MainActor (String) -> Void) {
    onSignal("changed", perform: { [unowned self] _ in body(text) })
  }

  /// Runs `body` when the Return key is struck.
  public func onSubmit(_ body: @escaping @MainActor () -> Void) {
    onSignal("activate", perform: { _ in body() })
  }
}
