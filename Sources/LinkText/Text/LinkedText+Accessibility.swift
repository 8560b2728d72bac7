import Foundation

extension LinkedText {
  /// What a screen reader reads of each link after its label; nil for a link whose label is enough.
  ///
  /// A link with a hint has that hint. Two links “here” with different targets cannot be distinguished by their labels, so
  /// each has the words of its sentence from the previous link to itself: “Read the terms here”. A link without words
  /// before it has the words after it, up to the next link. The time grows in proportion to the text.
  public func accessibleHints() -> [String?] {
    let links = links
    let labels = links.map { $0.label.lowercased() }
    var groups: [String: Group] = [:]
    for (link, label) in zip(links, labels) {
      groups[label, default: Group(target: link.target)].add(link.target)
    }
    return links.map { link in
      if let hint = link.hint { return hint }
      // Two links with one label and one target do the same: there is nothing to distinguish.
      guard groups[labels[link.id]]!.hasSeveralTargets else { return nil }
      let previous = link.id > 0 ? links[link.id - 1].range.upperBound : text.startIndex
      let next = link.id + 1 < links.count ? links[link.id + 1].range.lowerBound : text.endIndex
      let words = sentence(around: link.range, within: previous..<next)
      return words == link.label || words.isEmpty ? "\(link.id + 1)" : words
    }
  }

  /// The links with one label.
  private struct Group {
    let target: LinkTarget
    var hasSeveralTargets = false

    mutating func add(_ other: LinkTarget) {
      if other != target { hasSeveralTargets = true }
    }
  }

  /// The words of a link's sentence up to the link; where there are none, the link and the words after it.
  private func sentence(around range: Range<String.Index>, within part: Range<String.Index>) -> String {
    let before = text[part.lowerBound..<range.lowerBound]
    let cut = before.lastIndex { Self.sentenceEnds.contains($0) }
    let lower = cut.map { text.index(after: $0) } ?? part.lowerBound
    let lead = text[lower..<range.upperBound].trimmingCharacters(in: Self.joints)
    guard lead == text[range].trimmingCharacters(in: Self.joints) else { return lead }
    let rest = text[range.upperBound..<part.upperBound]
    let upper = rest.firstIndex { Self.sentenceEnds.contains($0) } ?? part.upperBound
    return text[range.lowerBound..<upper].trimmingCharacters(in: Self.joints)
  }

  private static let sentenceEnds: Set<Character> = [".", "!", "?", "。", "！", "？", "\n", "\r\n"]

  private static let joints = CharacterSet.whitespacesAndNewlines.union(CharacterSet(charactersIn: ",;:–—"))
}
