import Foundation
import WebAddress

extension WindowAdapter {
  /// Asks the user for files; nil gives the page none and leaves its selection.
  func chooseFiles(_ wish: FilePickerRequest, origin: Origin?) async -> [URL]? {
    let asked = viewer?.ask(.files(wish), origin: origin)
    guard case .files(let files) = await asked?.answer else { return nil }
    // Checked again with the request: a page must get only what the user chose.
    let chosen = files.filter { $0.isThere(asFolder: wish.allowsFolders) }
    return chosen.isEmpty ? nil : wish.allowsSeveral ? chosen : [chosen[0]]
  }
}

extension URL {
  /// Whether a file is there; a folder counts only where one is asked for.
  fileprivate func isThere(asFolder allowsFolders: Bool) -> Bool {
    guard isFileURL else { return false }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return false }
    return !isFolder.boolValue || allowsFolders
  }
}
