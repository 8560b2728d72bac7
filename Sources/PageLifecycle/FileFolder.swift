import Foundation
import WebAddress

/// A folder whose files a page may read, identified by its address.
struct FileFolder: Hashable {
  /// The folder as the app named it.
  private let folder: URL
  /// The path, percent-encoded, with a slash at its end.
  private let path: String

  /// Creates a folder; nil if the address is not a `file:` address.
  init?(_ folder: URL) {
    guard let url = WebURL(folder.absoluteString), url.scheme == "file" else { return nil }
    self.folder = folder
    path = url.path.hasSuffix("/") ? url.path : url.path + "/"
  }

  /// Whether an address names a file in the folder or in one of its subfolders.
  ///
  /// The parser has resolved `..` already. What only a file system would read as a separator could lead out of the folder.
  func contains(_ url: WebURL) -> Bool {
    guard url.scheme == "file", url.host?.description.isEmpty ?? true, url.path.hasPrefix(path) else {
      return false
    }
    let written = url.path.lowercased()
    return !written.contains("%2f") && !written.contains("%5c") && !written.contains("%00")
  }

  /// The source that loads a file of the folder; nil for an address outside it.
  func source(_ url: WebURL) -> PageSource? {
    guard contains(url), let file = URL(string: url.href) else { return nil }
    return .file(file, readAccess: folder)
  }
}
