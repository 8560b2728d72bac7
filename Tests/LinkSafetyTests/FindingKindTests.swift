import LinkDetection
import LinkSafety
import Testing
import WebAddress

@Suite struct FindingKindTests {
  @Test("Each finding of the detector has a kind of the same name, with a sentence")
  func detection() {
    let all = DetectionFindings(rawValue: (1 << 12) - 1)
    #expect(all.names.count == 12)
    #expect(all.kinds.map(\.description) == all.names)
    #expect(all.explanations.allSatisfy { !$0.isEmpty })
    #expect(DetectionFindings().kinds.isEmpty)
  }

  @Test("One fact has one kind in detection, address and safety")
  func oneName() {
    let text = "http://user:secret@0x7f.1/"
    let detected = LinkDetector().links(in: text).first?.findings.kinds ?? []
    let read = AddressReport(text).findings.map(\.kind)
    let judged = LinkAssessment(text).findings.map(\.kind)
    for kind in [FindingKind.userInfo, .password, .obfuscatedIPAddress] {
      #expect(detected.contains(kind) && read.contains(kind) && judged.contains(kind), "\(kind)")
    }
  }

  @Test("The most severe kinds come first, and a finding has the severity of its kind")
  func severities() {
    let severities = FindingKind.all.map(\.severity)
    #expect(severities == severities.sorted(by: >))
    for finding in LinkAssessment("javascript:alert(1)").findings {
      #expect(finding.severity == finding.kind.severity)
    }
  }
}
