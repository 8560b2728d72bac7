import LinkDetection
import Testing

@Suite("Text that is written onto a link without a space")
struct GluedTextTests {
  let detector = LinkDetector()

  @Test(
    "Letters of another script before a bare ASCII name are prose",
    arguments: [
      "מ|shop.org|", "בְּ|shop.org|", "ל-|shop.org|", "بـ|shop.org|", "في|shop.org|", "из|shop.org|",
      "για|shop.org|",
      "में|shop.org|", "на|www.shop.org|", "ה|shop.org/a|", "데이터|shop.org|", "データー|shop.org|",
    ])
  func left(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "A name that mixes alphabets, or begins with a letter that looks Latin, is not torn",
    arguments: ["|аррlе.com|", "|раypal.com|", "|www.αpple.com|", "|банк24.рф|", "|deΩ.uk|"])
  func mixed(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "Prose after a code, a file ending or a number is cut",
    arguments: [
      "|https://shop.org/v/xY3kQ9zT|을 보세요", "|https://shop.org/v/xY3kQ9zT|をみる",
      "|https://shop.org/v/xY3kQ9zT|看看",
      "|https://shop.org/v/xY3kQ9zT|ดู", "|https://shop.org/?v=xY3kQ9zT|봐요", "|https://shop.org/plan.pdf|文書",
      "|https://shop.org/plan.pdf|입니다", "|https://shop.org/plan.docx|の件", "|https://shop.org/item/48213|참고",
      "|https://shop.org/item/48213|を見る", "|https://shop.org/item/48213|查看", "|https://shop.org/?id=48213|이거",
      "|https://shop.org/plan.pdf|파일|https://harbour.net/a|", "|https://shop.org/v/xY3kQ9zT|보고 |harbour.net|",
      "|https://shop.org/item/48213|와|harbour.net/b|", "|https://shop.org/changes-5.18.12|ンを",
    ])
  func right(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "Paths and file names in Han, kana and Hangul stay whole",
    arguments: [
      "|https://shop.org/wiki/서울특별시|", "|https://shop.org/자료.pdf|", "|https://shop.org/資料/第3章.html|",
      "|https://shop.org/wiki/2019年|", "|https://shop.org/wiki/80年代の音楽|", "|https://shop.org/wiki/2ちゃんねる|",
      "|https://shop.org/wiki/Wi-Fi機器|", "|https://shop.org/tag/5G網路|", "|https://shop.org/小説/12話|",
      "|https://shop.org/2024年/报告|", "|https://shop.org/?q=iPhone15ケース|", "|https://shop.org/docs查看|",
    ])
  func whole(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "A scheme, dots, a list's dash, a possessive and a compound do not hide a link",
    arguments: [
      "look:seehttps://shop.org".replacing("https://shop.org", with: "|https://shop.org|"),
      "call123|http://shop.org/a|", "voilàé|https://shop.org|",
      "getftp://shop.org".replacing("ftp://shop.org", with: "|ftp://shop.org|"),
      "well...|shop.org|", "hm....|shop.org/a|", "-|shop.org|\n-|harbour.net|", "-|shop.org/a|",
      "-|www.shop.org|",
      "|https://wiki|'s front page", "|https://wiki|'S page", "|shop.org|-Konto", "|https://shop.org|-Konto",
      "|shop.org|-like",
      "|a@shop.org|-Adresse",
    ])
  func found(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "What only resembles these is none",
    arguments: [
      "xhttp://shop.org", "a+http://shop.org", "a..shop.org", "-shop.org", "https://wiki'x", "shop.org-2",
      "shop.org_x",
    ])
  func none(text: String) {
    #expect(mark(text, detector) == text)
  }

  @Test("A host that goes on after a hyphen stays whole")
  func hyphen() {
    #expect(
      mark("https://shop.org-login.harbour.net/a", detector) == "|https://shop.org-login.harbour.net/a|")
    #expect(mark("https://shop.org-login/a", detector) == "|https://shop.org-login/a|")
  }
}
