/// An error in link markup: what is wrong, where, and how to fix it.
public struct LinkMarkupError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of fault.
  public enum Kind: Hashable, Sendable {
    /// `[](target)`: nothing to show.
    case emptyLabel
    /// `[label]()`: nowhere to go.
    case emptyTarget
    /// `[label](target` without the closing parenthesis.
    case unclosedTarget
    /// `[label](two words)`: white space in a target that no angle brackets enclose.
    case spaceInTarget
    /// `[a [b](c) d](e)`: a link inside a link's label.
    case nestedLink
  }

  /// What is wrong.
  public let kind: Kind
  /// The offset of the faulty link's `[`, in UTF-8 bytes from the start of the markup.
  public let utf8Offset: Int
  /// The line of that place, counted from 1.
  public let line: Int
  /// The column of that place in Unicode scalars, counted from 1.
  public let column: Int

  /// What is wrong and how to fix it, in one sentence.
  public var description: String {
    let what =
      switch kind {
      case .emptyLabel: "the link has no label; write the words to show between [ and ]"
      case .emptyTarget: "the link has no target; write where it leads between ( and )"
      case .unclosedTarget: "the link's target has no end; close it with ), or write \\[ for a plain bracket"
      case .spaceInTarget: "the link's target has a space in it; write it as (<target>)"
      case .nestedLink: "a link cannot stand inside another link's label; end the outer one first"
      }
    return "link markup, line \(line), column \(column): \(what)"
  }
}
