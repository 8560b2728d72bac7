internal import LinkSafety
internal import LinkText
internal import WebAddress

// What a dialog shows of a request, the same in every frontend.
extension LinkConfirmationRequest {
  /// The host; a long one shows its end, because the end names its owner.
  public var hostText: String { (host.count > 60 ? "…" + host.suffix(59) : host).isolated }

  /// The address; a long one shows its beginning.
  public var addressText: String { (address.count > 160 ? address.prefix(160) + "…" : address).isolated }

  /// A sentence for each finding, the most severe first.
  public var findingTexts: [String] {
    findings.map { finding in
      "• " + UserText("finding.\(finding.kind)", english: finding.explanation).text.sentence
    }
  }

  /// The text of an alert below the heading: the address after some words of the frontend, the findings, and the app's message.
  ///
  /// - Parameter introduction: The words before the address, such as “This link leads to”.
  public func alertText(_ introduction: String) -> String {
    let lines = ["\(introduction) \(addressText)"] + findingTexts + (message.isEmpty ? [] : [message])
    return lines.joined(separator: "\n")
  }

  /// Whether something was found, so that opening the link is the dangerous answer.
  public var isDoubtful: Bool { !findings.isEmpty }
}

extension String {
  /// The text inside a directional isolate: it keeps its own order, and the text around it keeps its.
  fileprivate var isolated: String { "\u{2066}\(self)\u{2069}" }

  /// The text with a capital at the start and a full stop.
  fileprivate var sentence: String {
    guard let first else { return self }
    return first.uppercased() + dropFirst() + (last == "." ? "" : ".")
  }
}
