internal import WebAddress

/// What the scheme of a link would start, and with which input.
struct SchemeCheck {
  private let url: WebURL

  init(_ url: WebURL) { self.url = url }

  func findings() -> [LinkFinding] {
    [scheme(), option(), telephone(), topLevelDomain()].compactMap(\.self)
  }

  private func scheme() -> LinkFinding? {
    let name = url.scheme.name
    switch SchemeRisk(of: url.scheme) {
    case .none: return nil
    case .unsafe:
      // A script has a finding of its own.
      guard !["javascript", "vbscript", "data"].contains(name) else { return nil }
      return LinkFinding(.unsafeScheme, "“\(name):” links are never opened from text", evidence: name + ":")
    case .startsProgram:
      return LinkFinding(
        .startsProgram, "the link starts another program, which handles “\(name):” links",
        evidence: name + ":")
    }
  }

  /// `ssh://-oProxyCommand=…`: a program that is started with the host would take it for an option.
  private func option() -> LinkFinding? {
    guard !url.scheme.isSpecial, SchemeRisk(of: url.scheme) != .unsafe else { return nil }
    let authority = url.href.dropFirst(url.scheme.name.utf8.count + 1).drop { $0 == "/" }
    let name = WebURL.percentDecoded(String(authority.prefix { $0 != "/" && $0 != "?" && $0 != "#" }))
    let host = name.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    guard url.href.hasPrefix(url.scheme.name + "://"), name.hasPrefix("-") || host.hasPrefix("-") else {
      return nil
    }
    return LinkFinding(
      .programOption, "the host begins with a hyphen, which a program would read as one of its options",
      evidence: name)
  }

  /// Codes such as `*#06#` make the phone or its network do something, and some need no further key.
  private func telephone() -> LinkFinding? {
    guard ["tel", "sms", "facetime", "callto"].contains(url.scheme.name) else { return nil }
    let number = WebURL.percentDecoded(
      String(url.href.dropFirst(url.scheme.name.utf8.count + 1).prefix { $0 != "?" }))
    guard number.contains(where: { $0 == "*" || $0 == "#" }) else { return nil }
    return LinkFinding(
      .telephoneCode, "the number holds a code that the phone or its network obeys", evidence: number)
  }

  /// `http://ai/`: on a local network it would be a machine, on the internet it is the owner of the domain.
  private func topLevelDomain() -> LinkFinding? {
    guard url.scheme.isSpecial, let domain = url.host?.domain, domain.labels.count == 1,
      domain.hasKnownTopLevelDomain
    else { return nil }
    return LinkFinding(
      .topLevelDomain,
      "\(domain.displayed) is a public top-level domain, so the link may leave the local network",
      evidence: domain.displayed)
  }
}
