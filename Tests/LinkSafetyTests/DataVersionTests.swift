import Foundation
import Testing

@testable import LinkDetection
@testable import LinkSafety
@testable import WebAddress

@Suite struct DataVersionTests {
  @Test("All tables are of one Unicode version")
  func unicode() {
    let versions = [
      IDNATables.unicodeVersion, IdentifierScripts.unicodeVersion, Confusables.unicodeVersion,
      LinkTermTable.unicodeVersion,
    ]
    #expect(Set(versions) == ["17.0.0"])
  }

  @Test("The public suffixes and the top-level domains are of one list, and its age is reported")
  func age() throws {
    #expect(PublicSuffixes.version == TopLevelDomainList.version)
    let day = try Date(PublicSuffixes.version, strategy: .iso8601.year().month().day())
    let age = Int(Date.now.timeIntervalSince(day) / 86_400)
    print("The Public Suffix List is of \(PublicSuffixes.version), \(age) days old.")
    if age > 365 {
      Issue.record("the Public Suffix List is \(age) days old; renew it: make tables", severity: .warning)
    }
    #expect(day > Date(timeIntervalSince1970: 1_767_225_600), "the list is older than 2026")
  }

  @Test(
    "A table's text is read as numbers, or as the sums of its differences",
    arguments: [("", [], []), ("A", [10], [10]), ("1 FF\n 10", [1, 255, 16], [1, 256, 272])]
      as [(String, [UInt32], [UInt32])])
  func text(text: String, numbers: [UInt32], sums: [UInt32]) {
    #expect(WebAddress.TableText.numbers(text) == numbers)
    #expect(WebAddress.TableText.ascending(text) == sums)
    #expect(LinkDetection.TableText.ascending(text) == sums)
  }
}
