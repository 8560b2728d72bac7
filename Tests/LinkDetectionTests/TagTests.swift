import LinkDetection
import Testing

@Suite("Mentions, hashtags and cashtags")
struct TagTests {
  private func detector(_ mentions: MentionRules, _ hashtags: HashtagRules = .standard) -> LinkDetector {
    LinkDetector {
      $0.kinds = Set(LinkKind.builtIn)
      $0.mentions = mentions
      $0.hashtags = hashtags
    }
  }

  @Test(
    "Hashtags of every script",
    arguments: [
      "|#topic| and |#другой|", "|#漢字|。", "|#कोना|", "|#ไทย|", "|#a1|", "#1", "#", "##x", "x#y", "#a#b |#c|",
      "|#a_b|", "|#café|",
      "|#te·st|", "|#スター・ウォーズ|", "|#2·8·3の日|", "(|#x|)", "|#topic|.", "|#می\u{200C}خواهم|", "/#x", "&#39;",
      "＃", "|＃全角|",
      "✌|#x|", "|#x|!", "|#日本語|、",
    ])
  func hashtags(notation: String) {
    #expect(mark(Marked(notation).text, detector(.x)) == notation)
  }

  @Test(
    "Cashtags",
    arguments: [
      "|$AAPL|", "|$BRK.A|", "|$sym_x|", "$123", "$TOOLONGS", "$", "x$A", "$$A", "|$A|, |$B|.", "$A1", "$AС",
    ])
  func cashtags(notation: String) {
    #expect(mark(Marked(notation).text, detector(.x)) == notation)
  }

  @Test(
    "Mentions by the rules of each network",
    arguments: [
      (MentionRules.x, "|@name| and |@other/list-1|, .|@x|"), (.x, "x@name"), (.x, "RT|@name|: hi"),
      (.x, "の|@name|に"),
      (.x, "@@name"), (.telegram, "|@name|"), (.telegram, "@n"),
      (.telegram, "@" + String(repeating: "a", count: 33)),
      (.mastodon, "|@name| |@name@social.example.com|."), (.mastodon, "|@na-me@example.social|/x"),
      (.matrix, "|@name:server.example| |@a:localhost:80|"), (.matrix, "@name"),
      (.bluesky, "|@name.example.com|!"),
      (.bluesky, "@name"), (.bluesky, "|@name.test|"), (.x, "|me@example.com|"),
      (.mastodon, "|me@example.com|"),
      (.x, "|http://example.com/@name|"), (.x, "＠"), (.x, "|＠name|"),
    ])
  func mentions(rules: MentionRules, notation: String) {
    #expect(mark(Marked(notation).text, detector(rules)) == notation)
  }

  @Test("Matrix aliases")
  func aliases() {
    #expect(mark("#room:server.example #room", detector(.matrix, .matrix)) == "|#room:server.example| #room")
  }

  @Test("Every kind in one text")
  func all() {
    let found = detector(.x).links(in: "@a #b $C d@e.com f.com http://g.com/#h")
    #expect(found.map(\.kind) == [.mention, .hashtag, .cashtag, .email, .url, .url])
    #expect(found.map(\.url) == [nil, nil, nil, "mailto:d@e.com", "https://f.com", "http://g.com/#h"])
  }
}
