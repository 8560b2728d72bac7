/// Hears of everything odd that the parser meets.
///
/// Generic, so that the silent log of the hot path specialises away and costs nothing.
protocol URLParserLog {
  mutating func note(_ kind: AddressFinding.Kind, _ range: Range<Int>)
}

struct SilentLog: URLParserLog {
  @inline(__always) mutating func note(_ kind: AddressFinding.Kind, _ range: Range<Int>) {}
}

/// Keeps what it hears, in the order of the text; ranges count bytes of the text as the parser holds it.
struct FindingLog: URLParserLog {
  var notes: [(kind: AddressFinding.Kind, range: Range<Int>)] = []

  mutating func note(_ kind: AddressFinding.Kind, _ range: Range<Int>) {
    notes.append((kind, range))
  }
}

/// Why a text is no URL, before anyone asked for the words.
struct URLFailure: Error {
  var code: WebURLError.Code
  var range: Range<Int>
}
