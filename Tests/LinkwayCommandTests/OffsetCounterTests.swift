import Testing

@testable import LinkwayCommand

@Suite struct OffsetCounterTests {
  @Test(
    "All three units are counted",
    arguments: [
      ("", 0, 0, 0), ("abc", 3, 3, 3), ("é", 1, 2, 1), ("e\u{301}", 2, 3, 2), ("한국", 2, 6, 2), ("😀", 1, 4, 2),
      ("👨‍👩‍👧", 5, 18, 8), ("a\r\n\0", 4, 4, 4), ("\u{10FFFF}\u{FFFF}", 2, 7, 3),
    ])
  func units(text: String, scalars: Int, utf8: Int, utf16: Int) {
    var counter = OffsetCounter()
    for byte in text.utf8 { counter.advance(over: [byte]) }
    #expect(counter.offset(in: .scalar) == scalars)
    #expect(counter.offset(in: .utf8) == utf8)
    #expect(counter.offset(in: .utf16) == utf16)
  }

  @Test(
    "Bytes that are no UTF-8 count as the replacement characters that a decoder inserts, also where a chunk ends inside them"
  )
  func invalid() {
    var state: UInt64 = 1
    let leads: [UInt8] = [
      0x41, 0x80, 0xBF, 0xC0, 0xC2, 0xDF, 0xE0, 0xA0, 0xED, 0x9F, 0xEF, 0xF0, 0x90, 0xF4, 0x8F, 0xF5, 0xFF,
    ]
    for _ in 0..<20_000 {
      var bytes: [UInt8] = []
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(leads[Int(state >> 33) % leads.count])
      }
      let text = String(decoding: bytes, as: UTF8.self)
      var counter = OffsetCounter()
      let cut = Int(state >> 40) % 8
      counter.advance(over: bytes[..<cut])
      counter.advance(over: bytes[cut...])
      #expect(counter.offset(in: .scalar) == text.unicodeScalars.count, "\(bytes)")
      #expect(counter.offset(in: .utf16) == text.utf16.count, "\(bytes)")
    }
  }
}
