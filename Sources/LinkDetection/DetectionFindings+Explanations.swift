extension DetectionFindings {
  /// Each thing that was seen, in a sentence for a person, in a fixed order.
  public var explanations: [String] {
    Self.words.compactMap { contains($0.finding) ? $0.words : nil }
  }

  private static let words: [(finding: DetectionFindings, words: String)] = [
    (.userinfo, "a user name stands before the host"),
    (.password, "a password stands in it for all to read"),
    (.bidiControl, "a control of the reading direction stands in it or ended it"),
    (.invisibleCharacter, "an invisible character stands in it or ended it"),
    (.oddIPAddress, "its host is an IP address in an unusual spelling"),
    (.ipAddress, "its host is an IP address"),
    (.cutAtMaximumLength, "it is longer than allowed and was cut"),
    (.overlongHost, "its host is longer than a name may be"),
    (.unknownTopLevelDomain, "its host ends in no known top-level domain"),
    (.internationalHost, "its host has letters beyond a to z"),
    (.ambiguousHost, "not all programs read the same host from it"),
    (.badPort, "its port is no number up to 65535"),
  ]
}
