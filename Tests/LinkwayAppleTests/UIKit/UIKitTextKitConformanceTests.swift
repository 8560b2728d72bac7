#if canImport(UIKit)
  import LinkTextConformance
  import Testing
  @testable import LinkwayApple

  /// TextKit against the conformance suite: what its ranges and hit tests answer, against the box that it gives for each
  /// character.
  @MainActor @Suite struct TextKitConformanceTests {
    @Test("What TextKit draws is what is hit, at every point")
    func textKit() {
      let look = LinkLabel().look
      for sample in ConformanceSample.all {
        for width in ConformanceSample.widths {
          let faults = TextKitText.faults(of: sample, width: width, look: look)
          #expect(faults.isEmpty, "\(sample) at width \(width.map { "\($0)" } ?? "any"): \(faults)")
        }
      }
    }
  }
#endif
