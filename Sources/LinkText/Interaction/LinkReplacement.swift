/// Which link of a new text is which link of the old one, so that a press or the focus stays on it.
///
/// A link keeps its place where the new text has a link with the same target and label. Where it has none, a link with
/// the same target counts. Of several equal links the first is the first, the second is the second.
public struct LinkReplacement: Hashable, Sendable {
  private var positions: [TextLink.ID: TextLink.ID] = [:]

  /// A replacement in which every old link is gone.
  public init() {}

  /// Matches the links of an old text with those of a new one.
  public init(of old: [TextLink], by new: [TextLink]) {
    var free = Set(new.indices)
    match(old, new, free: &free) { Key(target: $0.target, label: $0.label) }
    match(old, new, free: &free) { $0.target }
  }

  /// The new number of an old link; nil where the link is gone.
  public subscript(old: TextLink.ID) -> TextLink.ID? { positions[old] }

  private struct Key: Hashable {
    let target: LinkTarget
    let label: String
  }

  private mutating func match<Same: Hashable>(
    _ old: [TextLink], _ new: [TextLink], free: inout Set<Int>, by key: (TextLink) -> Same
  ) {
    let open = Dictionary(grouping: new.indices.filter(free.contains)) { key(new[$0]) }
    var used: [Same: Int] = [:]
    for link in old where positions[link.id] == nil {
      let same = key(link)
      guard let candidates = open[same], used[same, default: 0] < candidates.count else { continue }
      let position = candidates[used[same, default: 0]]
      used[same, default: 0] += 1
      free.remove(position)
      positions[link.id] = new[position].id
    }
  }
}
