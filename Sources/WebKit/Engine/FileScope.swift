internal import CWebKitGTK
internal import Foundation
internal import GLib

/// The file or folder that a view's pages may read.
struct FileScope: Hashable {
  /// The address as the app gave it, without a slash at its end.
  let address: String
  let path: String
  let isFolder: Bool

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
    // An address is no reason to read the whole disk: only the address itself is in reach.
    if path == "/" { self = FileScope(only: url) }
  }

  private init(only url: URL) {
    (address, path, isFolder) = (url.standardizedFileURL.absoluteString, Self.realPath(url.path), false)
  }

  /// Whether a file is inside, by its real path: links that lead outside do not count.
  func contains(_ url: URL) -> Bool {
    guard url.isFileURL, (url.host ?? "").isEmpty else { return false }
    return containsRealPath(Self.realPath(url.path))
  }

  func containsRealPath(_ other: String) -> Bool {
    other == path || isFolder && other.hasPrefix(path == "/" ? path : path + "/")
  }

  /// The engine's filter for a set of scopes: files are blocked, those inside let through again, but not what links lead
  /// out by.
  static func rules(_ scopes: Set<FileScope>, outwardLinks: Set<String>) -> [[String: Any]] {
    var rules = [ContentFilter.rule("^file:", "block")]
    for scope in scopes {
      let filter = "^" + ContentFilter.escaped(scope.address) + (scope.isFolder ? "/" : "$")
      rules.append(ContentFilter.rule(filter, "ignore-previous-rules"))
    }
    // A percent-encoded slash or dot would leave the folder without being noticed by the filter.
    for number in ["2f", "2F", "2e", "2E"] { rules.append(ContentFilter.rule("^file:.*%" + number, "block")) }
    return rules + linkRules(outwardLinks)
  }

  private static func realPath(_ path: String) -> String {
    resolvedPath(path) ?? URL(fileURLWithPath: path).standardized.path
  }

  /// A path without links; nil where nothing is there.
  static func resolvedPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
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
    filterNumber += 1
    let number = filterNumber
    let links = await FileScope.outwardLinks(of: scopes)
    guard number == filterNumber else { return await enforceFileScopes() }
    let places = Set(engines.flatMap(\.session.foreignPlaces))
    guard scopes != enforcedScopes || links != enforcedLinks || places != blockedPlaces else { return true }
    var filter: OpaquePointer?
    if !scopes.isEmpty || !places.isEmpty {
      let rules = scopes.isEmpty ? [] : FileScope.rules(scopes, outwardLinks: links)
      filter = await ContentFilter.compile(rules + places.flatMap(ContentFilter.rules(against:)))
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
    enforcedLinks = links
    blockedPlaces = places
    return true
  }

  func dropFilter() {
    guard let filter else { return }
    webkit_user_content_manager_remove_filter(pointer, filter)
    webkit_user_content_filter_unref(filter)
    self.filter = nil
  }
}
