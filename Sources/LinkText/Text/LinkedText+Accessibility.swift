import Foundation

extension LinkedText {
  /// What a screen reader says of each link after its label: its hint, or where links read alike the words
  /// around it.
  ///
  /// Two links “here” cannot be told apart by their labels. Each then gets its sentence up to the previous
  /// link: “Read the terms here”. Nil for a link whose label says enough.
  public func accessibleHints() -> [String?] {
    let links = links
    let groups = Dictionary(grouping: links) { $0.label.lowercased() }
    return links.map { link in
      if let hint = link.hint { return hint }
      let alike = groups[link.label.lowercased()]!
      // Two links of one label to one target do the same; there is nothing to tell apart.
      guard alike.contains(where: { $0.target != link.target }) else { return nil }
      let previous = link.id > 0 ? links[link.id - 1].range.upperBound : text.startIndex
      let words = sentence(around: link.range, from: previous)
      return words == link.label || words.isEmpty ? "\(link.id + 1)" : words
    }
  }

  /// The words from the start of a link's sentence, or from an index, to its end; where none stand before the
  /// link, those behind it too.
  private func sentence(around range: Range<String.Index>, from start: String.Index) -> String {
    let before = text[start..<range.lowerBound]
    let cut = before.lastIndex { ".!?。！？\n".contains($0) }
    let lower = cut.map { text.index(after: $0) } ?? start
    let lead = text[lower..<range.upperBound].trimmingCharacters(in: Self.joints)
    guard lead == text[range].trimmingCharacters(in: Self.joints) else { return lead }
    let rest = text[range.upperBound...]
    let upper = rest.firstIndex { ".!?。！？\n".contains($0) } ?? text.endIndex
    return text[range.lowerBound..<upper].trimmingCharacters(in: Self.joints)
  }

  private static let joints = CharacterSet.whitespacesAndNewlines.union(CharacterSet(charactersIn: ",;:–—"))
}
