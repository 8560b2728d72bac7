import Foundation
import LinkDetection
import LinkText

/// How each public function of LinkText grows with the number of links: no faster than n log n.
///
/// A function that takes tenfold the links may take up to ``limit`` times the time. n log n takes 12 to 14 times as long, a
/// quadratic function 100 times. Time is the program's own processor time, so that other programs do not count.
enum Growth {
  /// The largest growth for tenfold the links, with room for caches that no longer hold the text.
  private static let limit = 30.0

  static func run() -> Bool {
    var isGood = true
    for shape in shapes {
      for (name, measure) in functions {
        var times: [Double] = []
        for count in [1_000, 10_000, 100_000] {
          times.append(measure(Input(count, shape.link)))
          // Ten times as much would take minutes.
          if times.last! > 20 { break }
        }
        let growth = zip(times, times.dropFirst()).map { $1 / max($0, 2e-5) }.max() ?? .infinity
        let isFast = times.count == 3 && growth < limit
        isGood = isGood && isFast
        print(
          shape.name.padding(toLength: 18, withPad: " ", startingAt: 0),
          name.padding(toLength: 34, withPad: " ", startingAt: 0),
          times.map { String(format: "%10.3f ms", $0 * 1_000) }.joined(),
          String(format: "  %6.1f times%@", growth, isFast ? "" : "  TOO SLOW"))
      }
    }
    return isGood
  }

  /// A text with many links, and what functions take besides.
  struct Input {
    let text: LinkedText
    let links: [TextLink]
    let targets: [LinkTarget]
    let markup: String
    let layout: LinkLayout
    let styled: LinkedText
    let plain: String

    init(_ count: Int, _ link: (Int) -> (String, String)) {
      var (text, markup): (LinkedText, String) = (LinkedText(), "")
      var fragments: [LinkLayout.Fragment] = []
      for number in 0..<count {
        let (label, target) = link(number)
        text.append("word ")
        text.append(link: label, to: LinkTarget(target))
        markup += "word [\(label)](\(target))"
        let rect = CGRect(x: Double(number % 10) * 60, y: Double(number / 10) * 20, width: 40, height: 20)
        fragments.append(LinkLayout.Fragment(link: number, line: number / 10, rect: rect))
      }
      (self.text, self.markup) = (text, markup)
      (links, plain) = (text.links, text.text)
      targets = links.map(\.target)
      layout = LinkLayout(size: CGSize(width: 600, height: Double(count) * 2), fragments: fragments)
      var styled = text
      for link in links { styled.setStyle(LinkStyle(weight: .bold), in: link.range) }
      self.styled = styled
    }
  }

  private static let shapes: [(name: String, link: @Sendable (Int) -> (String, String))] = [
    ("different links", { ("link\($0)", "https://a.example/\($0)") }),
    ("equal links", { _ in ("here", "https://a.example/") }),
    ("equal labels", { ("here", "https://a.example/\($0)") }),
  ]

  private static let functions: [(String, @Sendable (Input) -> Double)] = [
    ("links", { input in time { input.text.links.count } }),
    (
      "link(at:) for each",
      { input in time { input.links.reduce(0) { $0 + (input.text.link(at: $1.range.lowerBound)?.id ?? 0) } } }
    ),
    ("accessibleHints()", { input in time { input.text.accessibleHints().count } }),
    ("expect(_:)", { input in time { (try? input.text.expect(input.targets.reversed())) == nil ? 0 : 1 } }),
    ("init(markup:)", { input in time { (try? LinkedText(markup: input.markup))?.linkCount ?? 0 } }),
    ("LinkMarkup.write(_:)", { input in time { LinkMarkup.write(input.text).utf8.count } }),
    (
      "addLink(in:to:) for each",
      { input in
        time {
          var text = LinkedText(input.plain)
          for link in input.links { try? text.addLink(in: link.range, to: link.target) }
          return text.linkCount
        }
      }
    ),
    (
      "setStyle(_:in:) for each",
      { input in
        time {
          var text = input.text
          for link in input.links { text.setStyle(LinkStyle(), in: link.range) }
          return text.linkCount
        }
      }
    ),
    ("append(_: LinkedText)", { input in time { (input.text + input.text).linkCount } }),
    (
      "subscript",
      { input in time { input.text[input.links[0].range.upperBound..<input.plain.endIndex].linkCount } }
    ),
    (
      "==",
      { input in
        var other = input.text
        other.append("!")
        return time { input.text == other ? 1 : 0 }
      }
    ),
    (
      "init(detecting:with:)",
      { input in
        let text = input.links.map { "see \($0.target)" }.joined(separator: " ")
        return time { LinkedText(detecting: text, with: LinkDetector()).linkCount }
      }
    ),
    (
      "apply(_:)",
      { input in
        var text = input.text
        let found = text.detectedLinks(with: LinkDetector())
        return time { text.apply(found) ? 1 : 0 }
      }
    ),
    ("AttributedString(_:)", { input in time { AttributedString(input.text).runs.count } }),
    (
      "LinkedText(AttributedString)",
      { input in
        let attributed = AttributedString(input.text)
        return time { LinkedText(attributed).linkCount }
      }
    ),
    ("LinkURLs(_:)", { input in time { LinkURLs(input.text).url(of: 0) == nil ? 0 : 1 } }),
    (
      "LinkReplacement(of:by:)",
      { input in time { LinkReplacement(of: input.links, by: input.links.reversed())[0] ?? 0 } }
    ),
    ("HTMLLinkRenderer", { input in time { input.text.rendered(by: HTMLLinkRenderer()).utf8.count } }),
    (
      "MarkdownLinkRenderer", { input in time { input.text.rendered(by: MarkdownLinkRenderer()).utf8.count } }
    ),
    (
      "TerminalLinkRenderer", { input in time { input.text.rendered(by: TerminalLinkRenderer()).utf8.count } }
    ),
    (
      "FootnoteLinkRenderer", { input in time { input.text.rendered(by: FootnoteLinkRenderer()).utf8.count } }
    ),
    ("clipboardHTML()", { input in time { input.text.clipboardHTML().utf8.count } }),
    (
      "LinkLayout(size:fragments:)",
      { input in time { LinkLayout(size: .zero, fragments: input.layout.fragments).fragments.count } }
    ),
    (
      "LinkInteraction, each state",
      { input in
        var interaction = LinkInteraction()
        interaction.visited = Set(input.links.map(\.id))
        return time {
          input.links.reduce(0) { $0 + interaction.state(of: $1.id).rawValue }
        }
      }
    ),
  ]

  /// The shortest of three runs, in seconds of processor time.
  private static func time(_ body: () -> Int) -> Double {
    var best = Double.infinity
    for _ in 0..<3 {
      let start = clock()
      sink &+= body()
      best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC))
      if best > 5 { break }
    }
    return best
  }

  /// Keeps the compiler from leaving a measured call out.
  nonisolated(unsafe) private static var sink = 0
}
