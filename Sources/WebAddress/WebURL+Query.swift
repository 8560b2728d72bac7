extension WebURL {
  /// One name and value of a query, both in plain text.
  public struct QueryItem: Hashable, Sendable {
    /// The text before the first `=`.
    public var name: String
    /// The text after the first `=`; empty where there is none.
    public var value: String

    /// A name and its value, in plain text.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The names and values of the query in their order, decoded as those of a form; empty where there is no query.
  ///
  /// A plus sign is a space, `%2B` a plus sign. A name may come several times. Bytes that are no UTF-8 become U+FFFD.
  ///
  /// Source: WHATWG URL Standard, section 5.1, "application/x-www-form-urlencoded parsing".
  public var queryItems: [QueryItem] {
    guard let query else { return [] }
    return query.utf8.split(separator: 0x26).map { piece in
      let name = piece.prefix { $0 != 0x3D }
      return QueryItem(Self.formDecoded(name), Self.formDecoded(piece.dropFirst(name.count + 1)))
    }
  }

  /// The value of the first item of a name; nil where the query has none.
  public func queryValue(of name: String) -> String? { queryItems.first { $0.name == name }?.value }

  /// The values of every item of a name, in their order.
  public func queryValues(of name: String) -> [String] {
    queryItems.filter { $0.name == name }.map(\.value)
  }

  /// The same URL with another query, made of items in plain text; without items it has none.
  ///
  /// Source: WHATWG URL Standard, section 5.2, "application/x-www-form-urlencoded serializing".
  public func replacingQuery(with items: some Sequence<QueryItem>) -> WebURL {
    var url = self
    let pieces = items.map { "\(Self.formEncoded($0.name))=\(Self.formEncoded($0.value))" }
    url.query = pieces.isEmpty ? nil : pieces.joined(separator: "&")
    return url
  }

  private static func formDecoded(_ bytes: some Collection<UInt8>) -> String {
    PercentEncoding.decode(bytes.map { $0 == 0x2B ? 0x20 : $0 }).text
  }

  private static func formEncoded(_ text: String) -> String {
    var output: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x20: output.append(0x2B)
      case 0x2A, 0x2D, 0x2E, 0x5F: output.append(byte)
      case let byte where byte.isASCIILetter || byte.isASCIIDigit: output.append(byte)
      default: PercentEncoding.appendTriplet(byte, to: &output)
      }
    }
    return output.text
  }
}
