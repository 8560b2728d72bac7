import LinkSafety
import Testing
import WebAddress

/// Links that users follow every day, in every script: none of them may cause a question.
@Suite struct OrdinaryHostTests {
  @Test(
    "Ordinary links are opened without a question",
    arguments: [
      "https://www.google.com/search?q=a", "https://google.co.uk/", "https://www.google.de/maps",
      "https://mail.google.com/mail/u/0/#inbox", "https://amazon.fr/dp/1", "https://ebay.fr/itm/1",
      "https://apple.co/x", "https://microsoftonline.com/", "https://login.microsoftonline.com/common",
      "https://pay.weixin.qq.com/", "https://github.io/", "https://apple.github.io/", "https://myapple.fr/",
      "https://blog.example.com/2024/05/report.pdf", "https://github.com/a/b/blob/main/install.sh",
      "https://a.example/wiki/C%2B%2B", "https://xkcd.com/353/", "https://modern.example/",
      "https://corner.example/",
      "https://burn.example/", "https://lnternet.example/", "https://1and1.com/", "https://9gag.com/",
      "https://4chan.org/",
      "https://bücher.de/", "https://müller.de/", "https://straße.de/", "https://café.fr/",
      "https://président.fr/",
      "https://españa.es/", "https://ñandú.cl/", "https://são-paulo.com.br/", "https://côte-d-azur.fr/",
      "https://żółw.pl/", "https://łódź.pl/", "https://český.cz/", "https://žluťoučký.cz/",
      "https://ärzte.at/",
      "https://århus.dk/", "https://smørrebrød.dk/", "https://öland.se/", "https://ísland.is/",
      "https://türkçe.com.tr/",
      "https://istanbul.com.tr/", "https://việtnam.vn/", "https://hà-nội.vn/", "https://magyarország.hu/",
      "https://пример.рф/", "https://президент.рф/", "https://новости.ru/", "https://україна.ua/",
      "https://київ.укр/",
      "https://българия.бг/", "https://македонија.мкд/", "https://србија.срб/", "https://қазақстан.қаз/",
      "https://παράδειγμα.ελ/", "https://ελλάδα.gr/", "https://αθήνα.gr/", "https://հայաստան.հայ/",
      "https://საქართველო.გე/", "https://ישראל.ישראל/", "https://דוגמה.co.il/", "https://مثال.إختبار/",
      "https://موقع.السعودية/",
      "https://ایران.ایران/", "https://پاکستان.پاکستان/", "https://उदाहरण.भारत/", "https://हिन्दी.भारत/",
      "https://বাংলা.বাংলা/",
      "https://தமிழ்.இந்தியா/", "https://తెలుగు.భారత్/", "https://ಕನ್ನಡ.ಭಾರತ/", "https://മലയാളം.ഭാരതം/", "https://ગુજરાતી.ભારત/",
      "https://ਪੰਜਾਬੀ.ਭਾਰਤ/", "https://සිංහල.ලංකා/", "https://ตัวอย่าง.ไทย/", "https://ลาว.ลาว/", "https://មានភាសា.com/",
      "https://ትግርኛ.com/", "https://例え.jp/", "https://日本語.jp/", "https://東京タワー.jp/", "https://コマース.jp/",
      "https://みんな.みんな/", "https://お名前.com/", "https://中文网.中国/", "https://北京大学.cn/", "https://臺灣.台灣/",
      "https://香港.香港/",
      "https://예시.한국/", "https://한국인터넷.한국/", "https://삼성.com/", "https://네이버.com/", "https://kt올레.com/",
      "https://ja.wikipedia.org/wiki/日本", "https://ko.wikipedia.org/wiki/한국",
      "https://ru.wikipedia.org/wiki/Россия",
      "https://zh.wikipedia.org/wiki/冒号：全角", "https://fa.wikipedia.org/wiki/می\u{200C}خواهم",
      "https://he.wikipedia.org/wiki/ישראל", "https://a.example/🏳\u{FE0F}\u{200D}🌈",
      "http://en.wikipedia.org/wiki/URL", "http://localhost:8080/",
      "http://127.0.0.1:3000/", "http://192.168.1.1/", "http://[::1]:8000/", "http://printer.local:631/",
      "https://a.example/path%20with%20spaces?x=%E4%B8%AD", "mailto:a@b.example", "tel:+4930123456",
      "terms://termsAndConditions",
      "https://translate.goog/", "https://a.b.c.d.example.co.uk/", "https://xn--bcher-kva.de/",
      "https://example.com./",
      "https://[2001:db8::1]/", "https://user-images.githubusercontent.com/1.png",
      "https://a.example?x=https://google.com/",
      "https://web.archive.org/web/2020/https://paypal.com/", "https://a.example/.../x",
      "https://s3.amazonaws.com/b/k",
    ])
  func opens(target: String) {
    let assessment = LinkAssessment(target)
    let decision = LinkSafetyPolicy.standard.decision(for: assessment)
    #expect(decision == .open, "\(assessment.findings.map { "\($0.kind): \($0.explanation)" })")
  }

  @Test("No known domain is taken for an imitation of another")
  func knownDomains() {
    let names = KnownDomains.standard.names
    #expect(names.count > 150)
    for name in names {
      let assessment = LinkAssessment("https://www.\(name)/")
      #expect(assessment.findings.isEmpty, "\(name): \(assessment.findings.map(\.explanation))")
    }
  }
}
