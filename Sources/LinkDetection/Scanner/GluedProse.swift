/// Words that are written onto the end of a link without a space.
enum GluedProse {
  /// Korean particles (조사) and forms of the copula, as whole words; longest last does not matter, each is compared whole.
  private static let korean: [[UInt8]] = words(
    """
    은 는 이 가 을 를 의 에 로 와 과 도 만 나 야 여 랑 께 란 든 서
    에서 에게 으로 까지 부터 처럼 보다 마다 조차 마저 밖에 이나 이라 이란 라고 이랑 하고 한테 께서 에는 에도 에만 에의 에요 예요 이야 이다 이며 이고 인데
    이든 라는 라도 이여 로는 로도 로만 로의 으로 와는 과는 와의 과의 들은 들이 들을 들의 뿐 뿐만 대로 만큼 같이 에선 에겐
    에서는 에서도 에서만 에서의 에게는 에게서 으로는 으로도 으로만 으로의 으로서 으로써 로부터 까지는 까지도 부터는 부터도 이라는 이라고 이라도 이에요 이었다 였다 입니다 입니까
    요 이요 이네요 네요 인가요 인가 인지 이죠 죠 이지 이지만 지만 입니당 임 인 이랑은 에서부터 으로부터 이므로 이므로써 하고는 이니까 니까 이라서 라서 이어서 였습니다 이었습니다 이었어요 였어요
    """)

  /// Endings that no name begins with; what follows them is prose too.
  private static let koreanEndings: [[UInt8]] = words(
    "에서 에게 으로 까지 부터 입니다 입니까 이에요 예요 이라고 라고 한테 처럼 이랑 하고 이네요 인데")

  /// Japanese particles and copulas that follow a name in Latin letters.
  private static let japanese: [[UInt8]] = words("を です でした だよ から まで へ では には にて にある に で が は も だ")

  /// Whether the bytes are a particle, and nothing else.
  static func isKoreanParticle(_ text: ByteText, _ start: Int, _ end: Int) -> Bool {
    korean.contains { $0.count == end - start && begins(text, start, with: $0) }
  }

  /// Whether Hangul from `start` to `end` begins with an ending that no name begins with.
  static func beginsWithKoreanEnding(_ text: ByteText, _ start: Int, _ end: Int) -> Bool {
    koreanEndings.contains { $0.count <= end - start && begins(text, start, with: $0) }
  }

  /// Whether a Japanese particle is at `start`.
  static func beginsWithJapaneseParticle(_ text: ByteText, _ start: Int) -> Bool {
    japanese.contains { begins(text, start, with: $0) }
  }

  /// Whether the text at `start` can only be prose, even after the slash of a root.
  static func beginsWithJapaneseCopula(_ text: ByteText, _ start: Int) -> Bool {
    copulas.contains { begins(text, start, with: $0) }
  }

  /// Words that count what a number before them says: years, chapters, pieces.
  private static let counters: [[UInt8]] = words(
    """
    年 月 日 時 时 分 秒 回 話 话 巻 卷 章 期 代 世 季 版 部 次 番 号 號 集 級 级 屆 届 個 个 名 人 位 歳 岁 円 元 週 周 度 倍 本 枚 階 层 層 品 強 强 条 路 線 线 丁 万 億 亿 点 篇 节 節
    년 월 회 호 차 대 개 명 시 분 초 주 권 장 편 기 살 세 위 번 탄 화 부 층 급 인 원 천 억
    つ か
    """)

  /// Whether one of the words is at `start`.
  static func beginsWithCounter(_ text: ByteText, _ start: Int) -> Bool {
    counters.contains { begins(text, start, with: $0) }
  }

  private static let copulas: [[UInt8]] = words("を です でした")

  private static func begins(_ text: ByteText, _ start: Int, with word: [UInt8]) -> Bool {
    guard start + word.count <= text.count else { return false }
    for index in 0..<word.count where text.base[start + index] != word[index] { return false }
    return true
  }

  private static func words(_ text: String) -> [[UInt8]] {
    text.split { $0 == " " || $0 == "\n" }.map { Array($0.utf8) }
  }
}
