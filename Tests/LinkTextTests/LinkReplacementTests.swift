import LinkText
import Testing

/// Which link of an old text is which link of the new one.
@Suite struct LinkReplacementTests {
  @Test(
    "A link is found by target and label, then by target; equal links by their order",
    arguments: [
      // The same links, with words around them.
      ([("alpha", "a:"), ("beta", "b:")], [("alpha", "a:"), ("beta", "b:")], [0, 1]),
      // One before them.
      ([("alpha", "a:"), ("beta", "b:")], [("new", "n:"), ("alpha", "a:"), ("beta", "b:")], [1, 2]),
      // The focused one is gone; no other takes its place.
      ([("alpha", "a:"), ("beta", "b:")], [("alpha", "a:")], [0, nil]),
      // Another label, the same target.
      ([("beta", "b:")], [("here", "b:")], [0]),
      // The label decides among equal targets.
      ([("one", "a:"), ("two", "a:")], [("two", "a:"), ("one", "a:")], [1, 0]),
      ([("one", "a:"), ("two", "a:")], [("two", "a:")], [nil, 0]),
      // A label alone is not enough.
      ([("here", "a:")], [("here", "b:")], [nil]),
      // Equal links keep their order.
      ([("x", "a:"), ("x", "a:"), ("x", "a:")], [("x", "a:"), ("x", "a:")], [0, 1, nil]),
    ] as [([(String, String)], [(String, String)], [Int?])])
  func finds(old: [(String, String)], new: [(String, String)], positions: [Int?]) {
    let replacement = LinkReplacement(of: links(old), by: links(new))
    #expect(old.indices.map { replacement[$0] } == positions)
  }

  private func links(_ parts: [(String, String)]) -> [TextLink] {
    var text = LinkedText()
    for (label, target) in parts {
      text.append(link: label, to: LinkTarget(target))
      text.append(" and ")
    }
    return text.links
  }
}
