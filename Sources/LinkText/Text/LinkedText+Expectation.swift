extension LinkedText {
  /// Reads link markup that must have certain links, in any order, and throws if a translation lost or added one.
  ///
  /// ```swift
  /// let consent = try LinkedText(markup: translated, expecting: ["terms://all", "privacy://all"])
  /// ```
  ///
  /// - Throws: ``LinkMarkupError`` if the markup is wrong; ``LinkExpectationError`` if links are missing or not expected.
  public init(markup: String, expecting targets: [LinkTarget]) throws {
    try self.init(markup: markup)
    try expect(targets)
  }

  /// Reads link markup whose targets are names, and replaces each name with the app's own target.
  ///
  /// Translators write `[Terms](terms)`. The app decides where that leads, so no translation can lead elsewhere.
  ///
  /// ```swift
  /// let consent = try LinkedText(markup: translated, targets: ["terms": "https://example.com/terms"])
  /// ```
  ///
  /// - Throws: ``LinkMarkupError`` if the markup is wrong; ``LinkExpectationError`` if a name has no link or two links, or
  ///   the markup has a name that `targets` does not have.
  public init(markup: String, targets: [String: LinkTarget]) throws {
    try self.init(markup: markup)
    try expect(targets.keys.sorted().map { LinkTarget($0) })
    for index in spans.indices { spans[index].target = targets[spans[index].target.text]! }
  }

  /// Throws if the text's links are not exactly the expected ones, in any order.
  ///
  /// - Throws: ``LinkExpectationError``, with every link that is missing and every one that is not expected.
  public func expect(_ targets: [LinkTarget]) throws(LinkExpectationError) {
    var present = Dictionary(spans.map { ($0.target, 1) }, uniquingKeysWith: +)
    var expected = Dictionary(targets.map { ($0, 1) }, uniquingKeysWith: +)
    func takeOne(of target: LinkTarget, from counts: inout [LinkTarget: Int]) -> Bool {
      guard let count = counts[target], count > 0 else { return false }
      counts[target] = count - 1
      return true
    }
    let missing = targets.filter { !takeOne(of: $0, from: &present) }
    let extra = spans.map(\.target).filter { !takeOne(of: $0, from: &expected) }
    guard missing.isEmpty, extra.isEmpty else {
      throw LinkExpectationError(missing: missing, extra: extra, text: text)
    }
  }
}

/// A text whose links are not the expected ones, such as a translation that lost one.
public struct LinkExpectationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The expected targets that no link has.
  public let missing: [LinkTarget]
  /// The targets of links that were not expected.
  public let extra: [LinkTarget]
  /// The text as the user would read it.
  public let text: String

  /// What is wrong and how to fix it, in one sentence.
  public var description: String {
    var faults: [String] = []
    if !missing.isEmpty {
      faults.append("it lacks \(listed(missing)); write [words](\(missing[0])) where it belongs")
    }
    if !extra.isEmpty { faults.append("it has \(listed(extra)) too many; take it out, or expect it") }
    return "the links of “\(text.prefix(60))\(text.count > 60 ? "…" : "")” are not the expected ones: "
      + faults.joined(separator: "; ")
  }

  private func listed(_ targets: [LinkTarget]) -> String {
    "the link" + (targets.count == 1 ? "" : "s") + " " + targets.map { "“\($0)”" }.joined(separator: ", ")
  }
}
