public import Foundation
internal import GLib
internal import CGTK

/// The desktop's window for choosing files.
///
/// Inside a sandbox the desktop itself shows it, outside the program's reach, and gives the program only what was chosen;
/// elsewhere it is a window of the program.
@MainActor
public final class FileChooser {
  /// What may be chosen.
  public struct Wish: Sendable {
    /// The words in the title bar.
    public var title: String
    /// Whether more than one may be chosen.
    public var allowsSeveral = false
    /// Whether it is folders that are chosen, and not files.
    public var isForFolders = false
    /// The media types to show at first, such as `image/*`; empty shows all files, which the user can always choose.
    public var types: [String] = []

    /// A request for one file of any type.
    public init(title: String) { self.title = title }
  }

  /// The window; nil where the desktop shows it.
  public let window: FileChooserWindow?
  private let native: NativeChooser?

  /// A chooser that does not show yet.
  ///
  /// - Parameter isSandboxed: Whether the desktop shows it; nil finds out.
  public init(_ wish: Wish, isSandboxed: Bool? = nil) {
    if isSandboxed ?? Self.runsInSandbox {
      window = nil
      native = NativeChooser(wish)
    } else {
      window = FileChooserWindow(wish)
      native = nil
    }
  }

  /// Opens it over a `GtkWindow *`, or alone; `answer` gets the chosen files, or an empty list if the user cancels.
  public func show(
    over parent: UnsafeMutableRawPointer?, answer: @escaping @MainActor ([URL]) -> Void
  ) {
    window?.show(over: parent, answer)
    native?.show(over: parent, answer)
  }

  /// Takes it away without an answer; again does nothing.
  public func close() {
    window?.end(nil)
    native?.end(nil)
  }

  /// Whether the program runs where it sees no files but those that the desktop gives it.
  private static var runsInSandbox: Bool {
    ProcessInfo.processInfo.environment["GTK_USE_PORTAL"] == "1"
      || FileManager.default.fileExists(atPath: "/.flatpak-info")
  }
}

/// A window of the program in which the user chooses files.
@MainActor
public final class FileChooserWindow: Window {
  private var answer: (@MainActor ([URL]) -> Void)?

  init(_ wish: FileChooser.Wish) {
    // GTK notes a chosen file among those that were used lately, with the program's name.
    if g_get_prgname() == nil { g_set_prgname(ProcessInfo.processInfo.processName) }
    super.init(
      made: UnsafeMutableRawPointer(
        g_object_new_with_properties(gtk_file_chooser_dialog_get_type(), 0, nil, nil)!))
    title = wish.title
    let dialog = pointer.assumingMemoryBound(to: GtkDialog.self)
    gtk_dialog_add_button(dialog, "_Cancel", gint(GTK_RESPONSE_CANCEL.rawValue))
    gtk_dialog_add_button(dialog, "_Choose", gint(GTK_RESPONSE_ACCEPT.rawValue))
    gtk_dialog_set_default_response(dialog, gint(GTK_RESPONSE_ACCEPT.rawValue))
    Chooser.set(wish, of: opaque)
    onSignal("response") { [unowned self] arguments in
      end(arguments.int(1) == Int(GTK_RESPONSE_ACCEPT.rawValue) ? Chooser.files(of: opaque) : [])
    }
    onDestroy { [weak self] in self?.report([]) }
  }

  /// Presses a button of the window, as a click of the user does: accept or cancel.
  public func press(chooses: Bool) {
    gtk_dialog_response(
      pointer.assumingMemoryBound(to: GtkDialog.self),
      gint((chooses ? GTK_RESPONSE_ACCEPT : GTK_RESPONSE_CANCEL).rawValue))
  }

  /// Selects a file in the list, as a click of the user does; the list must be loaded, which takes a moment.
  public func mark(_ file: URL) {
    let object = g_file_new_for_path(file.path)
    gtk_file_chooser_set_file(opaque, object, nil)
    g_object_unref(UnsafeMutableRawPointer(object!))
  }

  /// The files that are marked.
  public var marked: [URL] { Chooser.files(of: opaque) }

  fileprivate func show(over parent: UnsafeMutableRawPointer?, _ answer: @escaping @MainActor ([URL]) -> Void)
  {
    self.answer = answer
    if let parent { setModal(overPointer: parent) }
    present()
  }

  fileprivate func end(_ files: [URL]?) {
    if let files { report(files) } else { answer = nil }
    if !isDestroyed { destroy() }
  }

  private func report(_ files: [URL]) {
    let answer = answer
    self.answer = nil
    answer?(files)
  }
}

/// The desktop's own window, which is no widget of the program.
@MainActor
private final class NativeChooser: GObjectPeer {
  private var answer: (@MainActor ([URL]) -> Void)?

  init(_ wish: FileChooser.Wish) {
    super.init(
      new: UnsafeMutableRawPointer(
        gtk_file_chooser_native_new(wish.title, nil, GTK_FILE_CHOOSER_ACTION_OPEN, nil, nil)!))
    Chooser.set(wish, of: opaque)
    onSignal("response") { [unowned self] arguments in
      end(arguments.int(1) == Int(GTK_RESPONSE_ACCEPT.rawValue) ? Chooser.files(of: opaque) : [])
    }
  }

  private var dialog: UnsafeMutablePointer<GtkNativeDialog> {
    pointer.assumingMemoryBound(to: GtkNativeDialog.self)
  }

  func show(over parent: UnsafeMutableRawPointer?, _ answer: @escaping @MainActor ([URL]) -> Void) {
    self.answer = answer
    gtk_native_dialog_set_modal(dialog, 1)
    gtk_native_dialog_set_transient_for(dialog, parent?.assumingMemoryBound(to: GtkWindow.self))
    gtk_native_dialog_show(dialog)
  }

  func end(_ files: [URL]?) {
    let answer = answer
    self.answer = nil
    gtk_native_dialog_hide(dialog)
    if let files { answer?(files) }
  }
}

/// What both kinds of choosers are to GTK.
@MainActor
private enum Chooser {
  static func set(_ wish: FileChooser.Wish, of chooser: OpaquePointer) {
    gtk_file_chooser_set_action(
      chooser, wish.isForFolders ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER : GTK_FILE_CHOOSER_ACTION_OPEN)
    gtk_file_chooser_set_select_multiple(chooser, wish.allowsSeveral ? 1 : 0)
    guard !wish.types.isEmpty, !wish.isForFolders else { return }
    let wanted = gtk_file_filter_new()!
    gtk_file_filter_set_name(wanted, "Suitable Files")
    for type in wish.types { gtk_file_filter_add_mime_type(wanted, type) }
    let all = gtk_file_filter_new()!
    gtk_file_filter_set_name(all, "All Files")
    gtk_file_filter_add_pattern(all, "*")
    for filter in [wanted, all] {
      gtk_file_chooser_add_filter(chooser, filter)
      g_object_unref(UnsafeMutableRawPointer(filter))
    }
  }

  static func files(of chooser: OpaquePointer) -> [URL] {
    guard let list = gtk_file_chooser_get_files(chooser) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let object = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(object) }
      guard let path = g_file_get_path(OpaquePointer(object)) else { return nil }
      defer { g_free(path) }
      return URL(fileURLWithPath: String(cString: path))
    }
  }
}
