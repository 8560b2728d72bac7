/// Reads link markup: plain text in which `[label](target)` is a link.
///
/// - A backslash before an ASCII punctuation mark makes it plain: `\[not a link\](x)`.
/// - A label may hold brackets in pairs, a target parentheses in pairs. A target holds no white space;
///   written
///   `<target>`, it may hold spaces and parentheses as they are.
/// - After the target and a space, words in double quotes are the link's ``TextLink/hint``:
///   `[Terms](terms: "Opens the terms of use")`. They may hold spaces and parentheses; a quotation mark in
///   them is written `\"`.
/// - Brackets that no `(` follows are plain text, and so is every other character: `&`, `<`, `*` mean
///   themselves.
///
/// The reading is one pass over the UTF-8 bytes with the pairs found beforehand, so its time grows with the
/// length of the text and nothing else:
///
/// 1. Pair every unescaped `[` with its `]`, and every `(` with its `)`, by a stack each.
/// 2. Copy plain bytes; at a `[` whose `]` is followed by `(`, read a target.
/// 3. What is no link after all stays in the text as written, and a problem says why.
public enum LinkMarkup {
  /// Reads markup without ever failing: faulty markup stays as plain text and is reported.
  public static func parse(_ markup: String) -> (text: LinkedText, problems: [LinkMarkupError]) {
    var reader = Reader(markup)
    reader.read()
    return (reader.result(), reader.problems())
  }

  /// Writes a linked text as markup that reads back as the same text and links.
  ///
  /// Looks, variants, and values of the app's own in targets have no markup and are left out.
  public static func write(_ linked: LinkedText) -> String {
    var markup = ""
    var position = linked.text.startIndex
    for link in linked.links {
      markup += escaped(linked.text[position..<link.range.lowerBound])
      markup += "[\(escaped(link.label[...]))](\(written(link.target))\(written(hint: link.hint)))"
      position = link.range.upperBound
    }
    return markup + escaped(linked.text[position...])
  }

  private static func escaped(_ plain: Substring) -> String {
    plain.unicodeScalars.reduce(into: "") { result, scalar in
      if "\\[]".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
  }

  private static func written(hint: String?) -> String {
    guard let hint else { return "" }
    return " \"" + hint.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static func written(_ target: LinkTarget) -> String {
    let escaped = target.text.unicodeScalars.reduce(into: "") { result, scalar in
      if "\\<>".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return "<\(escaped)>"
  }
}

extension LinkedText {
  /// Reads link markup, `[label](target)`; see ``LinkMarkup`` for the rules.
  ///
  /// - Throws: ``LinkMarkupError`` for the first fault. ``LinkMarkup/parse(_:)`` reads on instead.
  public init(markup: String) throws(LinkMarkupError) {
    let (text, problems) = LinkMarkup.parse(markup)
    if let first = problems.first { throw first }
    self = text
  }
}
