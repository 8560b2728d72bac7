internal import GLib
internal import CAdwaita
internal import CGTK

/// A program with windows in GNOME's look, whose loop also runs Swift's main actor.
@MainActor
public final class Application {
  private let app: GObjectRef
  private var connections: [SignalConnection] = []
  private var isStarted = false

  /// Called with addresses that the program is opened with, from its command line or from the desktop; set it before
  /// ``run(_:start:)``.
  ///
  /// The desktop sends addresses of the schemes that the program's desktop entry names (`MimeType=x-scheme-handler/…;`,
  /// `Exec=program %u`).
  public var onOpen: (@MainActor ([String]) -> Void)?

  /// A program with a reverse-DNS identifier, such as `org.example.Reader`.
  ///
  /// - Parameters:
  ///   - identifier: The name by which the desktop knows the program.
  ///   - isUnique: Whether a second start hands its addresses to the first and ends; otherwise several may run at once.
  public init(identifier: String, isUnique: Bool = false) {
    var flags = G_APPLICATION_HANDLES_OPEN
    if !isUnique { flags = GApplicationFlags(flags.rawValue | G_APPLICATION_NON_UNIQUE.rawValue) }
    app = GObjectRef(adopting: UnsafeMutableRawPointer(adw_application_new(identifier, flags)!))
  }

  /// Runs the program until its last window closes or ``quit()``.
  ///
  /// - Parameters:
  ///   - addresses: What the command line asks to open.
  ///   - start: Makes the first window; not called in a second start of a unique program.
  public func run(_ addresses: [String] = [], start: @escaping @MainActor (Application) -> Void) {
    MainLoop.attachMainActor()
    connections = [
      SignalConnection(app.pointer, "activate") { [unowned self] _ in
        if isStarted { presentWindow() } else { begin(start) }
      },
      SignalConnection(app.pointer, "open") { [unowned self] arguments in
        // The arguments are the files, how many they are, and a hint.
        let files = arguments.pointer(1)?.assumingMemoryBound(to: OpaquePointer?.self)
        let addresses = (0..<arguments.int(2)).compactMap { files?[$0].map(Self.address) }
        if !isStarted { begin(start) }
        presentWindow()
        onOpen?(addresses)
      },
    ]
    // GLib takes the words after the first for files and addresses.
    var words = addresses.isEmpty ? [] : ([CommandLine.arguments[0]] + addresses).map { g_strdup($0) }
    g_application_run(app.pointer.assumingMemoryBound(to: GApplication.self), gint(words.count), &words)
    for word in words { g_free(word) }
    connections = []
  }

  private func begin(_ start: @MainActor (Application) -> Void) {
    isStarted = true
    start(self)
  }

  private static func address(_ file: OpaquePointer) -> String {
    let text = g_file_get_uri(file)!
    defer { g_free(text) }
    return String(cString: text)
  }

  private func presentWindow() {
    let windows = gtk_application_get_windows(app.pointer.assumingMemoryBound(to: GtkApplication.self))
    guard let window = windows?.pointee.data else { return }
    gtk_window_present(window.assumingMemoryBound(to: GtkWindow.self))
  }

  /// Shows a window that the program then owns.
  public func add(_ window: Window) {
    gtk_application_add_window(
      app.pointer.assumingMemoryBound(to: GtkApplication.self),
      window.pointer.assumingMemoryBound(to: GtkWindow.self))
    window.present()
  }

  /// Ends ``run(_:start:)``.
  public func quit() { g_application_quit(app.pointer.assumingMemoryBound(to: GApplication.self)) }
}
