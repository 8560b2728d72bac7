extension LinkedText {
  /// Reads link markup that must have certain links, in any order: a translation that lost one, or brought
  /// one in, is told.
  ///
  /// ```swift
  /// let consent = try LinkedText(markup: translated, expecting: ["terms://all", "privacy://all"])
  /// ```
  ///
  /// - Throws: ``LinkMarkupError`` for a fault of the markup, ``LinkExpectationError`` where links are
  ///   missing or too many.
  public init(markup: String, expecting targets: [LinkTarget]) throws {
    try self.init(markup: markup)
    try expect(targets)
  }

  /// Reads link markup whose targets are names, and puts the app's own targets in their place.
  ///
  /// Translators write `[Terms](terms)`; where that leads stays in the app, so that no translation can lead
  /// elsewhere.
  ///
  /// ```swift
  /// let consent = try LinkedText(markup: translated, targets: ["terms": "https://example.com/terms"])
  /// ```
  ///
  /// - Throws: ``LinkMarkupError`` for a fault of the markup; ``LinkExpectationError`` where a name has no
  ///   link, has two, or
  ///   the markup names one that is not there.
  public init(markup: String, targets: [String: LinkTarget]) throws {
    try self.init(markup: markup)
    try expect(targets.keys.sorted().map { LinkTarget($0) })
    for index in spans.indices { spans[index].target = targets[spans[index].target.text]! }
  }

  /// Complains where the text's links are not exactly the expected ones, in any order.
  ///
  /// - Throws: ``LinkExpectationError``, naming every link that is missing and every one that is too many.
  public func expect(_ targets: [LinkTarget]) throws(LinkExpectationError) {
    var missing = targets
    var extra: [LinkTarget] = []
    for span in spans {
      if let place = missing.firstIndex(of: span.target) {
        missing.remove(at: place)
      } else {
        extra.append(span.target)
      }
    }
    guard missing.isEmpty, extra.isEmpty else {
      throw LinkExpectationError(missing: missing, extra: extra, text: text)
    }
  }
}

/// A text whose links are not the expected ones, as a translation may have lost one.
public struct LinkExpectationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The expected targets that no link has.
  public let missing: [LinkTarget]
  /// The targets of links that nobody expected.
  public let extra: [LinkTarget]
  /// The text, as a person would read it.
  public let text: String

  /// The fault and its mending, in one sentence.
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
