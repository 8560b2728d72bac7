/// Receives each irregularity that the parser finds.
///
/// It is generic so that the compiler removes the calls to the silent log in normal parsing.
protocol URLParserLog {
  mutating func note(_ kind: FindingKind, _ range: Range<Int>)
}

struct SilentLog: URLParserLog {
  @inline(__always) mutating func note(_ kind: FindingKind, _ range: Range<Int>) {}
}

/// Stores what it receives, in the order of the text; ranges count bytes of the text that the parser reads.
struct FindingLog: URLParserLog {
  var notes: [(kind: FindingKind, range: Range<Int>)] = []

  mutating func note(_ kind: FindingKind, _ range: Range<Int>) {
    notes.append((kind, range))
  }
}

/// Why a text is no URL, before anyone asked for the words.
struct URLFailure: Error {
  var code: WebURLError.Code
  var range: Range<Int>
}
