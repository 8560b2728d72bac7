/// Receives each irregularity that the parser finds.
///
/// It is generic so that the compiler removes the calls to the silent log in normal parsing.
protocol URLParserLog {
  mutating func record(_ kind: FindingKind, _ range: Range<Int>)
}

struct SilentLog: URLParserLog {
  @inline(__always) mutating func record(_ kind: FindingKind, _ range: Range<Int>) {}
}

/// Stores what it receives, in the order of the text; ranges count bytes of the text that the parser reads.
struct FindingLog: URLParserLog {
  var entries: [(kind: FindingKind, range: Range<Int>)] = []

  mutating func record(_ kind: FindingKind, _ range: Range<Int>) {
    entries.append((kind, range))
  }
}

/// Why a text is not a URL, without the text of the message.
struct URLFailure: Error {
  var code: WebURLError.Code
  var range: Range<Int>
}
