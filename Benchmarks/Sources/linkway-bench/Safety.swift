import Foundation
import LinkSafety

/// How assessing a link grows with its length, on links that are made to be slow.
enum Safety {
  static func run() -> Bool {
    let shapes: [(String, (Int) -> String)] = [
      ("plain path", { "https://a.example/" + String(repeating: "a/", count: $0 / 2) }),
      ("labels", { "https://" + String(repeating: "b.", count: $0 / 2) + "example/" }),
      ("known labels", { "https://" + String(repeating: "paypal.com.", count: $0 / 11) + "example/" }),
      ("foreign labels", { "https://" + String(repeating: "а.", count: $0 / 3) + "example/" }),
      ("user names", { "https://" + String(repeating: "a.com@", count: $0 / 6) + "a.example/" }),
      ("backslashes", { "https://a.example" + String(repeating: "\\", count: $0) }),
      ("hidden", { "https://a.example/" + String(repeating: "\u{200B}", count: $0 / 3) }),
      ("turned", { "https://a.example/" + String(repeating: "\u{202E}\u{200D}", count: $0 / 6) }),
      ("dots", { "https://a.example/" + String(repeating: "../", count: $0 / 3) }),
      ("query", { "https://a.example/?" + String(repeating: "file=a.exe&", count: $0 / 11) }),
    ]
    var isGood = true
    for (name, link) in shapes {
      var base = 0.0
      for size in [1_000, 10_000, 100_000] {
        let target = link(size)
        let time = best(target, label: target) / Double(size)
        if size == 1_000 { base = time }
        print(
          name.padding(toLength: 16, withPad: " ", startingAt: 0),
          String(format: "%8d bytes  %8.1f ns a byte  %6.2f times", size, time * 1e9, time / base))
        isGood = isGood && time / base < 5
      }
    }
    return isGood
  }

  private static func best(_ target: String, label: String) -> Double {
    var best = Double.infinity
    let repeats = max(1, 20_000 / target.utf8.count)
    for _ in 0..<3 {
      let start = ContinuousClock.now
      for _ in 0..<repeats { _ = LinkAssessment(target, label: label).findings.count }
      let elapsed = start.duration(to: .now)
      let seconds = Double(elapsed.components.attoseconds) / 1e18 + Double(elapsed.components.seconds)
      best = min(best, seconds / Double(repeats))
    }
    return best
  }
}
