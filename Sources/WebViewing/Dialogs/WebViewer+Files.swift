import Foundation
import WebAddress

extension WindowAdapter {
  /// Asks the person for files; nil gives the page none, and leaves what it had.
  func chooseFiles(_ wish: FilePickerRequest, origin: Origin?) async -> [URL]? {
    let asked = viewer?.ask(.files(wish), origin: origin)
    guard case .files(let files) = await asked?.answer else { return nil }
    // What a presenter gives is held against the wish once more: a page shall get what a person chose, or nothing.
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
