import LinkDetection
import Testing

@Suite("Why a near miss is no link")
struct RejectedCandidateTests {
  @Test(
    "Each has its reason",
    arguments: [
      ("README.md", RejectedCandidate.Reason.fileName), ("end.So", .sentenceEnd), ("1.Mo", .number),
      ("numpy.dot", .codeIdentifier),
      ("file.notadomain", .unknownTopLevelDomain), ("ahttp://example.com", .schemeNotListed),
      ("xyz://a", .schemeNotListed),
      ("a..b@example.com", .badLocalPart), ("/path/file.pl", .noBoundaryBefore), ("http://-a.com", .badLabel),
      ("https://a.com/x\u{202E}b", .bidiOverride), ("http://", .nothingAfterScheme), ("a_b.com", .badLabel),
      ("https://a.com\u{2215}b", .lookAlikeSeparator), ("v1.2.3.4", .number),
      ("\u{202E}a.com", .bidiOverride),
      ("http://@a.com", .nothingAfterScheme),
    ])
  func reasons(text: String, reason: RejectedCandidate.Reason) {
    let detector = LinkDetector()
    #expect(detector.links(in: text).isEmpty)
    #expect(detector.rejectedCandidates(in: text).map(\.reason).contains(reason))
  }

  @Test("Ranges hold the text, and a link is no near miss")
  func ranges() {
    let text = "é README.md and example.com"
    let misses = LinkDetector().rejectedCandidates(in: text)
    #expect(misses.map(\.text) == ["README.md"])
    #expect(misses.map { String(text[$0.range]) } == ["README.md"])
    #expect(misses.first?.utf8Range == 3..<12)
  }

  @Test("Options and the other profile have reasons too")
  func options() {
    let never = LinkDetector { $0.bareNames = .never }
    #expect(never.rejectedCandidates(in: "example.com").map(\.reason) == [.bareNamesOff])
    #expect(
      LinkDetector(.uts58).rejectedCandidates(in: "http://me@example.com").map(\.reason) == [.userinfoRefused]
    )
  }
}
