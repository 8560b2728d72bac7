/// A link of any kind as offsets, before strings are made of it.
struct FoundLink {
  var raw: RawLink
  /// Which of the app's own kinds it is; -1 for a built-in one.
  var custom = -1

  init(_ raw: RawLink) { self.raw = raw }

  init(custom: Int, start: Int, end: Int) {
    self.custom = custom
    raw = RawLink(start: start, end: end, kind: .url, confidence: .marked)
  }

  func kind(_ engine: Engine) -> LinkKind {
    custom < 0 ? LinkKind(raw.kind) : .custom(engine.customKinds[custom].name)
  }

  func span(_ engine: Engine) -> LinkSpan {
    LinkSpan(
      utf8Range: raw.start..<raw.end, kind: kind(engine), confidence: raw.confidence, findings: raw.findings)
  }

  /// The link with its strings; `bytes` begin at `offset` in the text.
  func link(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, _ engine: Engine) -> UTF8Link {
    let slice = bytes[(raw.start - offset)..<(raw.end - offset)]
    let text = String(decoding: slice, as: UTF8.self)
    return UTF8Link(
      utf8Range: raw.start..<raw.end, kind: kind(engine), text: text, url: url(for: text, engine),
      confidence: raw.confidence, findings: raw.findings)
  }

  private func url(for text: String, _ engine: Engine) -> String? {
    if custom >= 0 { return engine.customKinds[custom].makeURL(text[...]) }
    switch raw.kind {
    case .url: return raw.confidence == .explicitScheme ? text : "https://" + text
    case .email: return raw.confidence == .explicitScheme ? text : "mailto:" + text
    case .mention, .hashtag, .cashtag: return nil
    }
  }
}

extension LinkKind {
  init(_ kind: RawLink.Kind) {
    switch kind {
    case .url: self = .url
    case .email: self = .email
    case .mention: self = .mention
    case .hashtag: self = .hashtag
    case .cashtag: self = .cashtag
    }
  }
}

extension LinkSpan {
  @inline(__always)
  init(_ link: RawLink) {
    self.init(
      utf8Range: link.start..<link.end, kind: LinkKind(link.kind), confidence: link.confidence,
      findings: link.findings)
  }
}

/// Joins built-in links and the app's own by the rule of ``LinkDetector/links(in:)``: the earlier start wins, then
/// the app's own kind; a loser is dropped whole.
struct LinkMerger: Sendable {
  /// In order of start.
  var builtIn: [FoundLink] = []
  /// In no order.
  var custom: [FoundLink] = []
  private var end = 0

  /// Removes and returns the links that start before `limit`; all of them must be known.
  mutating func take(before limit: Int) -> [FoundLink] {
    var candidates = (builtIn + custom).filter { $0.raw.start < limit }
    builtIn.removeAll { $0.raw.start < limit }
    custom.removeAll { $0.raw.start < limit }
    candidates.sort { a, b in
      if a.raw.start != b.raw.start { return a.raw.start < b.raw.start }
      if (a.custom < 0) != (b.custom < 0) { return a.custom >= 0 }
      if a.custom != b.custom { return a.custom < b.custom }
      return a.raw.end > b.raw.end
    }
    return candidates.filter { link in
      guard link.raw.start >= end, link.raw.end > link.raw.start else { return false }
      end = link.raw.end
      return true
    }
  }

  /// Begins another text.
  mutating func reset() {
    builtIn = []
    custom = []
    end = 0
  }
}
