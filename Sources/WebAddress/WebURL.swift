/// A URL as browsers read it, in canonical form.
///
/// Two texts that a browser takes for one URL are equal here: `HTTP://EXAMPLE.com:80/a/../b` and
/// `http://example.com/b`. A value is always a valid URL, so nothing that holds one needs to check it again.
///
/// ```swift
/// let url = WebURL("https://예시.한국/길")
/// url?.href           // "https://xn--vv4b11d.xn--3e0b707e/%EA%B8%B8"
/// url?.host?.displayed  // "예시.한국"
/// ```
///
/// Source: WHATWG URL Standard, section 4.1, "URL representation".
public struct WebURL: Hashable, Sendable {
  /// The scheme, in lower case and without the colon.
  public internal(set) var scheme: URLScheme

  /// The user name before an `@`, percent-encoded; empty where there is none.
  public internal(set) var username = ""

  /// The password before an `@`, percent-encoded; empty where there is none.
  public internal(set) var password = ""

  /// The host; nil where the URL has no `//`, as in `mailto:a@b.example`.
  public internal(set) var host: WebHost?

  /// The port; nil where it is the scheme's default or not given.
  public internal(set) var port: Int?

  /// The path, percent-encoded: segments with a `/` before each, or what follows the colon of an opaque path.
  public internal(set) var path = ""

  /// Whether the path is one opaque piece, as in `mailto:a@b.example` and `data:,x`.
  public internal(set) var hasOpaquePath = false

  /// The query without its `?`, percent-encoded; nil where there is no `?`.
  public internal(set) var query: String?

  /// The fragment without its `#`, percent-encoded; nil where there is no `#`.
  public internal(set) var fragment: String?

  init(scheme: URLScheme) { self.scheme = scheme }

  /// Reads a URL as a browser does; nil where a browser would refuse it.
  ///
  /// A text without a scheme is completed from `base`. ``init(parsing:relativeTo:)`` says what is wrong instead,
  /// and ``AddressReport`` what is odd.
  public init?(_ text: some StringProtocol, relativeTo base: WebURL? = nil) {
    let clean = CleanText(text)
    var parser = URLParser(clean.bytes, base: base, log: SilentLog())
    guard let url = try? parser.parse() else { return nil }
    self = url
  }

  /// Reads a URL as a browser does and says what is wrong where a browser would refuse it.
  ///
  /// - Throws: ``WebURLError``, with the place in UTF-8 bytes of `text`.
  public init(parsing text: some StringProtocol, relativeTo base: WebURL? = nil) throws(WebURLError) {
    let clean = CleanText(text)
    var parser = URLParser(clean.bytes, base: base, log: SilentLog())
    do throws(URLFailure) {
      self = try parser.parse()
    } catch {
      throw WebURLError(error.code, range: clean.original(error.range), in: String(text))
    }
  }
}
