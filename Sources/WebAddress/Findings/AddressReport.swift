/// The result of parsing a text as a URL, with everything unusual that the parser found.
///
/// Normal parsing does not create a report. Create one where the user asks why a text is not a URL, or what is unusual about it.
public struct AddressReport: Sendable {
  /// The URL, or why a browser would refuse the text.
  public let result: Result<WebURL, WebURLError>

  /// What was found, in the order of the text.
  public let findings: [AddressFinding]

  /// The URL; nil where a browser would refuse the text.
  public var url: WebURL? { try? result.get() }

  /// Reads a text as a browser does and keeps what is odd about it.
  public init(_ text: some StringProtocol, relativeTo base: WebURL? = nil) {
    let text = String(text)
    let clean = CleanText(text)
    var parser = URLParser(clean.bytes, base: base, log: FindingLog())
    let result: Result<WebURL, WebURLError>
    do throws(URLFailure) {
      result = .success(try parser.parse())
    } catch {
      result = .failure(WebURLError(error.code, range: clean.original(error.range), in: text))
    }
    self.result = result
    let collector = FindingCollector(
      text: text, clean: clean, entries: parser.log.entries, url: try? result.get())
    findings = collector.findings()
  }
}

extension WebURL {
  /// What is unusual about the canonical form of the URL; ``AddressReport`` examines a text as it was written.
  public var findings: [AddressFinding] { AddressReport(href).findings }
}
