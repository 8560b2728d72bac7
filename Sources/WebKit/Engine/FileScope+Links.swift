internal import Foundation

extension FileScope {
  /// The links in the scopes' folders that lead out of all scopes, by the addresses under which a page would ask for them.
  ///
  /// The engine holds what a page embeds to an address, and follows links; so these are sought before the page may read.
  @concurrent
  static func outwardLinks(of scopes: Set<FileScope>) async -> Set<String> {
    var links: Set<String> = []
    for scope in scopes where scope.isFolder && scope.path != "/" {
      let folder = URL(fileURLWithPath: scope.path, isDirectory: true)
      // Goes into folders, and not into links.
      let entries = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: [.isSymbolicLinkKey])
      while let entry = entries?.nextObject() as? URL {
        let values = try? entry.resourceValues(forKeys: [.isSymbolicLinkKey])
        guard values?.isSymbolicLink == true else { continue }
        // One that leads nowhere may lead out tomorrow.
        let target = resolvedPath(entry.path)
        guard !scopes.contains(where: { target.map($0.containsRealPath) ?? false }) else { continue }
        links.insert(scope.address + entry.path.dropFirst(scope.path.count))
      }
    }
    return links
  }

  /// Rules that block symbolic links and the files inside them, in every spelling of their addresses.
  static func linkRules(_ links: Set<String>) -> [[String: Any]] {
    guard !links.isEmpty else { return [] }
    var filters = links.flatMap { link in
      let filter = "^" + anySpelling(link)
      return [filter + "$", filter + "[/?#]"]
    }
    // Letters and digits written as numbers, and slashes in a row, would be further spellings.
    filters += ["%3[0-9]", "%4[1-9A-Fa-f]", "%5[0-9Aa]", "%6[1-9A-Fa-f]", "%7[0-9Aa]"].map { "^file:.*" + $0 }
    filters.append("^file://.+//")
    return filters.sorted().map { ContentFilter.rule($0, "block") }
  }

  /// A pattern that matches letters and digits literally, and any percent-encoding of the other characters.
  private static func anySpelling(_ address: String) -> String {
    var filter = ""
    for character in address {
      let isLetter = character.isASCII && (character.isLetter || character.isNumber)
      if isLetter || character == "/" || character == ":" {
        filter.append(character)
      } else if !filter.hasSuffix(".+") {
        filter += ".+"
      }
    }
    return filter
  }
}
