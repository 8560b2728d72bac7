internal import CWebKitGTK
internal import Foundation
internal import GLib

/// The file or folder that a view's pages may read.
struct FileScope: Hashable {
  /// The address as the app gave it, without a slash at its end.
  private let address: String
  private let path: String
  private let isFolder: Bool

  /// A file, or a folder with everything in it.
  init(readable url: URL) {
    path = Self.realPath(url.path)
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    self.isFolder = isFolder.boolValue
    let text = url.standardizedFileURL.absoluteString
    address = text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  /// The folder of a page that the app gives as text; nil where its address is no file's.
  init?(base url: URL) {
    guard url.isFileURL else { return nil }
    self.init(readable: url.hasDirectoryPath ? url : url.deletingLastPathComponent())
  }

  /// Whether a file is inside, by its real path: links that lead outside do not count.
  func contains(_ url: URL) -> Bool {
    guard url.isFileURL, (url.host ?? "").isEmpty else { return false }
    let other = Self.realPath(url.path)
    return other == path || isFolder && other.hasPrefix(path == "/" ? path : path + "/")
  }

  /// The engine's filter for a set of scopes: files are blocked, those inside let through again.
  static func rules(_ scopes: Set<FileScope>) throws -> Data {
    func rule(_ filter: String, _ action: String) -> [String: Any] {
      [
        "trigger": ["url-filter": filter, "url-filter-is-case-sensitive": true],
        "action": ["type": action],
      ]
    }
    var rules = [rule("^file:", "block")]
    for scope in scopes {
      let filter = "^" + escaped(scope.address) + (scope.isFolder ? "/" : "$")
      rules.append(rule(filter, "ignore-previous-rules"))
    }
    // A slash or dot that is written as a number would lead out of the folder behind the filter's back.
    for number in ["2f", "2F", "2e", "2E"] { rules.append(rule("^file:.*%" + number, "block")) }
    return try JSONSerialization.data(withJSONObject: rules)
  }

  private static func escaped(_ text: String) -> String {
    text.map { #"\.+*?^$()[]{}|"#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  private static func realPath(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return URL(fileURLWithPath: path).standardized.path }
    defer { free(real) }
    return String(cString: real)
  }
}

extension WebViewEngine {
  func mayRead(_ url: URL) -> Bool {
    fileScope?.contains(url) == true || committedScope?.contains(url) == true
  }

  func grantedScope(for url: URL?) -> FileScope? {
    guard let url, url.isFileURL else { return nil }
    return grantedScopes.first { $0.contains(url) }
  }

  /// A page begins to show: what the one before it could read is out of reach.
  func commitFileScope() {
    committedScope = url?.isFileURL == true ? fileScope : nil
    fileScope = committedScope
    Task { await content.enforceFileScopes() }
  }
}

extension ContentManager {
  /// Holds the pages of this manager's views to what they may read; false where that failed.
  @discardableResult
  func enforceFileScopes() async -> Bool {
    let scopes = Set(engines.flatMap { [$0.fileScope, $0.committedScope] }.compactMap { $0 })
    guard scopes != enforcedScopes else { return true }
    filterNumber += 1
    let number = filterNumber
    var filter: OpaquePointer?
    if !scopes.isEmpty {
      filter = await Self.compile(scopes)
      guard filter != nil else { return false }
    }
    guard number == filterNumber else {
      if let filter { webkit_user_content_filter_unref(filter) }
      return await enforceFileScopes()
    }
    // The new one comes before the old one goes.
    if let filter { webkit_user_content_manager_add_filter(pointer, filter) }
    dropFilter()
    self.filter = filter
    enforcedScopes = scopes
    return true
  }

  func dropFilter() {
    guard let filter else { return }
    webkit_user_content_manager_remove_filter(pointer, filter)
    webkit_user_content_filter_unref(filter)
    self.filter = nil
  }

  private static func compile(_ scopes: Set<FileScope>) async -> OpaquePointer? {
    guard let rules = try? FileScope.rules(scopes),
      let folder = takeString(g_dir_make_tmp("linkway-XXXXXX", nil))
    else { return nil }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = GObjectRef(
      adopting: UnsafeMutableRawPointer(webkit_user_content_filter_store_new(folder)!))
    let bytes = rules.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    let operation = await AsyncOperation.run { callback, data in
      webkit_user_content_filter_store_save(
        OpaquePointer(store.pointer), "read-scope-\(scopes.hashValue)", bytes, nil, callback, data)
    }
    return webkit_user_content_filter_store_save_finish(OpaquePointer(store.pointer), operation.result, nil)
  }
}
