/// A text without what browsers drop before they read a URL: controls and spaces at both ends, tabs and line
/// breaks anywhere.
///
/// Source: WHATWG URL Standard, section 4.4, "basic URL parser", steps 1 to 3.
struct CleanText {
  let bytes: [UInt8]
  /// How many bytes went from the start.
  let leading: Int
  /// How many bytes went from the end.
  let trailing: Int
  /// The positions of removed tabs and line breaks, in bytes of the original text.
  let dropped: [Int]

  init(_ text: some StringProtocol) {
    let all = Array(text.utf8)
    let start = all.firstIndex { $0 > 0x20 } ?? all.count
    let end = (all.lastIndex { $0 > 0x20 } ?? start - 1) + 1
    leading = start
    trailing = all.count - end
    dropped = (start..<end).filter { all[$0].isTabOrNewline }
    bytes =
      dropped.isEmpty
      ? (start == 0 && end == all.count ? all : Array(all[start..<end]))
      : all[start..<end].filter { !$0.isTabOrNewline }
  }

  /// A range of ``bytes`` as a range of the text that was given.
  func original(_ range: Range<Int>) -> Range<Int> {
    let lower = original(range.lowerBound)
    return lower..<(range.isEmpty ? lower : original(range.upperBound - 1) + 1)
  }

  private func original(_ offset: Int) -> Int {
    // A dropped byte with `i` dropped bytes before it precedes all bytes from its position minus `i` on.
    var low = 0
    var high = dropped.count
    while low < high {
      let middle = (low + high) / 2
      if dropped[middle] - middle <= offset + leading { low = middle + 1 } else { high = middle }
    }
    return offset + leading + low
  }
}
