import LinkSafety
import Testing
import WebAddress

@Suite struct ConfusablesTests {
  @Test(
    "Texts that look alike have one skeleton",
    arguments: [
      ("paypal", "рaурal"), ("rn", "m"), ("l", "I"), ("1", "l"), ("ＡＢＣ", "ABC"), ("ǉeto", "ljeto"),
      ("google", "gооgle"),
    ])
  func alike(left: String, right: String) {
    #expect(Confusables.areConfusable(left, right))
    #expect(Confusables.areConfusable(right, left))
  }

  @Test("Texts that do not look alike have different skeletons, and a text is not confusable with itself")
  func different() {
    #expect(!Confusables.areConfusable("paypal", "paypai"))
    #expect(!Confusables.areConfusable("é", "e"))
    #expect(!Confusables.areConfusable("same", "same"))
    #expect(Confusables.areConfusable("e\u{301}", "é"))
  }

  @Test(
    "The skeleton of a skeleton is itself, but for a few characters in which Unicode's own table is not closed"
  )
  func idempotent() {
    var open = 0
    for value in UInt32(0x21)..<0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = Confusables.skeleton(of: String(scalar))
      if Confusables.skeleton(of: once) != once { open += 1 }
    }
    #expect(open == 13)
  }

  @Test(
    "A label's level says how strictly it keeps to its scripts",
    arguments: [
      ("example", .asciiOnly), ("bücher", .singleScript), ("пример", .singleScript), ("東京タワー", .singleScript),
      ("ソウル서울", .minimallyRestrictive), ("中文abc", .highlyRestrictive), ("kt올레", .highlyRestrictive),
      ("abไทย", .moderatelyRestrictive), ("раypal", .minimallyRestrictive), ("αpple", .minimallyRestrictive),
      ("☃", .unrestricted), ("123", .asciiOnly),
    ] as [(String, RestrictionLevel)])
  func levels(label: String, level: RestrictionLevel) {
    #expect(RestrictionLevel(of: label) == level)
  }
}
