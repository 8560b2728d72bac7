internal import WebAddress

extension RoutePattern {
  /// No pattern has more segments or items of a query than this, so that no table can make routing slow or deep.
  static let longest = 100

  /// Reads a pattern.
  ///
  /// - Throws: ``RoutePatternError``, which says what is wrong and what to do.
  public init(parsing text: some StringProtocol) throws(RoutePatternError) {
    let reader = PatternReader(text: String(text))
    self = try reader.pattern()
  }
}

/// Takes the text of a pattern apart: scheme, host and port, path, query.
private struct PatternReader {
  let text: String

  func pattern() throws(RoutePatternError) -> RoutePattern {
    guard !text.isEmpty else { throw fault(.empty, "") }
    guard let (name, afterColon) = text[...].cut(at: 0x3A), let scheme = URLScheme(name) else {
      throw fault(.scheme, text)
    }
    var rest = afterColon
    guard !rest.utf8.contains(0x23) else { throw fault(.fragment, text) }
    if rest.isEmpty { return .scheme(scheme) }
    var query: [RoutePattern.QueryPiece] = []
    if let (before, after) = rest.cut(at: 0x3F) {
      query = try self.query(after)
      rest = before
    }
    let (place, path) = try self.place(rest, scheme)
    let (segments, tail) = try self.path(path)
    let pattern = RoutePattern(scheme: scheme, place: place, segments: segments, tail: tail, query: query)
    guard segments.count <= RoutePattern.longest, query.count <= RoutePattern.longest else {
      throw fault(.tooLong, text)
    }
    var names: Set<String> = []
    for name in pattern.parameterNames where !names.insert(name).inserted { throw fault(.twice, ":" + name) }
    return pattern
  }

  private func fault(_ problem: RoutePatternError.Problem, _ piece: some StringProtocol) -> RoutePatternError
  {
    RoutePatternError(pattern: text, piece: String(piece), problem: problem)
  }

  // MARK: Host and port

  private func place(
    _ rest: Substring, _ scheme: URLScheme
  ) throws(RoutePatternError) -> (RoutePattern.Place, Substring) {
    guard rest.utf8.starts(with: "//".utf8) else {
      if scheme.isSpecial { throw fault(.noHost, scheme.name) }
      return rest.utf8.first == 0x2F ? (.rooted, Substring(rest.utf8.dropFirst())) : (.rootless, rest)
    }
    let afterSlashes = Substring(rest.utf8.dropFirst(2))
    let (authority, path) = afterSlashes.cut(at: 0x2F) ?? (afterSlashes, "")
    guard !authority.utf8.contains(0x40) else { throw fault(.userInfo, authority) }
    let (host, port) = splitPort(authority)
    return (.host(try hostPiece(host, scheme), try self.port(port, scheme)), path)
  }

  /// The colon of a port comes after the host, after the brackets of an IPv6 address, or after a parameter's name.
  private func splitPort(_ authority: Substring) -> (Substring, Substring?) {
    let bytes = authority.utf8
    var from = bytes.startIndex
    if bytes.first == 0x3A { from = bytes.index(after: from) }
    if let bracket = bytes.lastIndex(of: 0x5D) { from = bracket }
    guard let colon = bytes[from...].firstIndex(of: 0x3A) else { return (authority, nil) }
    return (Substring(bytes[..<colon]), Substring(bytes[bytes.index(after: colon)...]))
  }

  private func port(_ text: Substring?, _ scheme: URLScheme) throws(RoutePatternError) -> RoutePattern.Port {
    guard let text else { return .standard }
    if text == "*" { return .any }
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
      number <= 65_535
    else { throw fault(.port, text) }
    return number == scheme.defaultPort ? .standard : .number(number)
  }

  private func hostPiece(
    _ text: Substring, _ scheme: URLScheme
  ) throws(RoutePatternError) -> RoutePattern.HostPiece {
    if text == "*" { return .wild(.init()) }
    if text.utf8.first == 0x3A {
      let wild = try wild(text)
      // A number as a web host is an obfuscated IP address.
      guard wild.type == .string || !scheme.isSpecial else { throw fault(.hostType, text) }
      return .wild(wild)
    }
    if text.utf8.starts(with: "*.".utf8) {
      let parent = Substring(text.utf8.dropFirst(2))
      guard scheme.isSpecial, case .exact(let host) = try exactHost(parent, scheme),
        let domain = host.domain, !domain.endsInDot
      else { throw fault(.subdomains, parent) }
      return .subdomains(domain.ascii)
    }
    guard !text.utf8.contains(0x2A) else { throw fault(.star, text) }
    return try exactHost(text, scheme)
  }

  private func exactHost(
    _ text: Substring, _ scheme: URLScheme
  ) throws(RoutePatternError) -> RoutePattern.HostPiece {
    let url: WebURL
    do throws(WebURLError) {
      url = try WebURL(parsing: "\(scheme)://\(text)/")
    } catch {
      throw fault(.host(error.code.explanation), text)
    }
    guard let host = url.host, url.path == "/", url.query == nil else {
      throw fault(.host("write a host alone"), text)
    }
    return .exact(host)
  }

  // MARK: Path

  private func path(
    _ text: Substring
  ) throws(RoutePatternError) -> ([RoutePattern.Segment], RoutePattern.Tail?) {
    guard !text.isEmpty else { return ([], nil) }
    var pieces = text.split(atEach: 0x2F)
    var tail: RoutePattern.Tail?
    if let last = pieces.last, last.endsInStars {
      let name = Substring(last.utf8.dropLast(2))
      tail = RoutePattern.Tail(name: name.isEmpty ? nil : try parameterName(name, whole: last))
      pieces.removeLast()
    } else if pieces.last?.isEmpty == true {
      pieces.removeLast()
    }
    if let early = pieces.first(where: \.endsInStars) {
      throw fault(.doubleStar, early)
    }
    var segments: [RoutePattern.Segment] = []
    for piece in pieces { segments.append(try segment(piece)) }
    return (segments, tail)
  }

  private func segment(_ text: Substring) throws(RoutePatternError) -> RoutePattern.Segment {
    if text == "*" { return .wild(.init()) }
    if text.utf8.first == 0x3A { return .wild(try wild(text)) }
    guard !text.utf8.contains(0x2A) else { throw fault(.star, text) }
    let literal = WebURL.percentDecoded(text)
    guard literal != ".", literal != ".." else { throw fault(.dots, text) }
    return .literal(literal)
  }

  // MARK: Query

  private func query(_ text: Substring) throws(RoutePatternError) -> [RoutePattern.QueryPiece] {
    var pieces: [RoutePattern.QueryPiece] = []
    var names: Set<String> = []
    for item in text.split(atEach: 0x26) {
      guard !item.isEmpty else { throw fault(.emptyQuery, item) }
      let piece = try queryPiece(item)
      guard names.insert(piece.name).inserted else { throw fault(.twice, piece.name) }
      pieces.append(piece)
    }
    return pieces
  }

  private func queryPiece(_ item: Substring) throws(RoutePatternError) -> RoutePattern.QueryPiece {
    let (encodedName, written) = item.cut(at: 0x3D) ?? (item, "")
    let name = formDecoded(encodedName)
    var value = written
    let isOptional = value.utf8.last == 0x3F
    if isOptional {
      guard value.utf8.first == 0x3A || value.utf8.first == 0x2A else { throw fault(.optional, item) }
      value = Substring(value.utf8.dropLast())
    }
    if value == "*" { return .init(name: name, value: .wild(.init()), isOptional: isOptional) }
    if value.utf8.first == 0x3A {
      return .init(name: name, value: .wild(try wild(value)), isOptional: isOptional)
    }
    guard !value.utf8.contains(0x2A) else { throw fault(.star, value) }
    return .init(name: name, value: .literal(formDecoded(value)))
  }

  private func formDecoded(_ text: Substring) -> String {
    WebURL.percentDecoded(text.replacing("+", with: " "))
  }

  // MARK: Parameters

  private func wild(_ text: Substring) throws(RoutePatternError) -> RoutePattern.Wild {
    guard text.utf8.last == 0x3E, let (name, written) = text.cut(at: 0x3C) else {
      return .init(name: try parameterName(text, whole: text))
    }
    guard let type = ParameterType(rawValue: String(written.utf8.dropLast()) ?? "") else {
      throw fault(.type, text)
    }
    return .init(name: try parameterName(name, whole: text), type: type)
  }

  private func parameterName(
    _ text: Substring, whole: Substring
  ) throws(RoutePatternError) -> String {
    let name = Substring(text.utf8.dropFirst())
    guard text.utf8.first == 0x3A, let first = name.utf8.first, !(0x30...0x39).contains(first),
      name.utf8.allSatisfy({ byte in
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F
      })
    else { throw fault(.parameter, whole) }
    return String(name)
  }
}

// Compares bytes, because a combining mark after a sign forms one `Character` with it.
extension Substring {
  /// The text before and after the first such byte; nil where there is none.
  fileprivate func cut(at byte: UInt8) -> (Substring, Substring)? {
    guard let index = utf8.firstIndex(of: byte) else { return nil }
    return (Substring(utf8[..<index]), Substring(utf8[utf8.index(after: index)...]))
  }

  fileprivate func split(atEach byte: UInt8) -> [Substring] {
    utf8.split(separator: byte, omittingEmptySubsequences: false).map { Substring($0) }
  }

  fileprivate var endsInStars: Bool { utf8.suffix(2).elementsEqual("**".utf8) }
}
