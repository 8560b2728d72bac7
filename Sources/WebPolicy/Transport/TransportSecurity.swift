public import WebAddress

/// Whether pages may use unencrypted connections.
///
/// The rules are those of App Transport Security on Apple's platforms, with the same result on Linux: `http` is refused unless an
/// exception allows it. Connections to the device itself are always allowed, because nothing leaves the device.
public struct TransportSecurity: Hashable, Sendable {
  /// What holds for one domain.
  public struct DomainException: Hashable, Sendable {
    /// Whether `http` is allowed.
    public var allowsCleartext: Bool
    /// Whether the exception holds for the names under the domain, too.
    public var includesSubdomains: Bool

    /// An exception of its parts.
    public init(allowsCleartext: Bool = true, includesSubdomains: Bool = false) {
      self.allowsCleartext = allowsCleartext
      self.includesSubdomains = includesSubdomains
    }
  }

  /// Whether `http` is allowed where no exception speaks.
  public var allowsCleartext = false
  /// Whether `http` is allowed on the local network: names without a dot, names under `.local`, private addresses.
  public var allowsLocalNetworking = false
  /// What holds for single hosts, and for the names under them; the nearest one decides.
  ///
  /// As App Transport Security and browsers have it, `example.com` and `example.com.` with a final dot are two hosts: an
  /// exception that allows speaks of the spelling that it was given. One that forbids speaks of both, for they
  /// lead to the same server.
  public var exceptions: [WebHost: DomainException] = [:]
  /// What holds for ranges of IP addresses, where no exception speaks of the address itself; the narrowest one decides.
  ///
  /// An exception's ``DomainException/includesSubdomains`` means nothing here.
  public var rangeExceptions: [AddressRange: DomainException] = [:]
  /// Whether `http` becomes `https` where it would be refused.
  public var upgradesToHTTPS = false

  /// The defaults: no `http` but to this machine itself.
  public init() {}

  /// Nil where the connection may be made.
  ///
  /// A form that posts is not upgraded: its fields would be lost. Nor is an answer, which has been sent for already.
  func verdict(for request: NavigationRequest) -> Verdict? {
    let url = request.url
    guard url.scheme == "http" || url.scheme == "ws", let host = url.host else { return nil }
    let (isAllowed, rule) = allowsCleartext(to: host)
    guard !isAllowed else { return nil }
    let canUpgrade = request.stage != .response && (request.method == "GET" || request.method == "HEAD")
    if upgradesToHTTPS, canUpgrade {
      return Verdict(.upgrade(url.upgraded), .upgraded, rule: Self.rule("upgradesToHTTPS", true))
    }
    return Verdict(.deny, .cleartext(host: host.displayed), rule: rule)
  }

  /// Whether `http` to a host is allowed, and what says so.
  ///
  /// No rule speaks of this machine itself.
  func allowsCleartext(to host: WebHost) -> (Bool, RuleReference?) {
    if host.isLoopback { return (true, nil) }
    if let (name, exception) = exception(for: host) {
      let key = "exceptions[\"\(name)\"].allowsCleartext"
      return (exception.allowsCleartext, Self.rule(key, exception.allowsCleartext))
    }
    if allowsLocalNetworking, host.isLocal { return (true, Self.rule("allowsLocalNetworking", true)) }
    return (allowsCleartext, Self.rule("allowsCleartext", allowsCleartext))
  }

  private static func rule(_ key: String, _ value: Bool) -> RuleReference {
    RuleReference(section: "transport", key: key, text: "\(value)")
  }

  private func exception(for host: WebHost) -> (String, DomainException)? {
    if let found = exception(naming: host) { return found }
    let range = rangeExceptions.filter { $0.key.contains(host) }.max {
      $0.key.prefixLength < $1.key.prefixLength
    }
    if let range { return (range.key.description, range.value) }
    guard let domain = host.domain, domain.labels.count > 1 else { return nil }
    let (labels, end) = (domain.labels, domain.endsInDot ? "." : "")
    for start in 1..<labels.count {
      guard let parent = WebHost(labels[start...].joined(separator: ".") + end) else { continue }
      if let found = exception(naming: parent, { $0.includesSubdomains }) { return found }
    }
    return nil
  }

  /// The exception that is named by a host: as it is spelled, or with or without the final dot where that forbids.
  private func exception(
    naming host: WebHost, _ isMeant: (DomainException) -> Bool = { _ in true }
  ) -> (String, DomainException)? {
    if let own = exceptions[host], isMeant(own) { return (host.serialized, own) }
    let name = host.canonical
    let other = exceptions.first {
      !$0.value.allowsCleartext && isMeant($0.value) && $0.key.canonical == name
    }
    return other.map { ($0.key.serialized, $0.value) }
  }
}

extension WebHost {
  /// The host without a final dot, which DNS does not mind.
  fileprivate var canonical: WebHost {
    guard let domain, domain.endsInDot else { return self }
    return WebHost(String(domain.ascii.dropLast())) ?? self
  }

  /// Whether the host is in the local network by its name or number.
  ///
  /// Source: RFC 6762 (`.local`), RFC 1918, RFC 3927, RFC 4193, RFC 4291 section 2.5.6.
  var isLocal: Bool {
    switch canonical {
    case .domain(let domain): domain.labels.count == 1 || domain.labels.last == "local"
    case .ipv4(let address): Self.isPrivate(address.value)
    case .ipv6(let address):
      // An IPv4 address may come in the dress of the newer kind.
      address.mappedIPv4.map { Self.isPrivate($0.value) }
        ?? (address.pieces[0] & 0xFE00 == 0xFC00 || address.pieces[0] & 0xFFC0 == 0xFE80)
    case .opaque, .empty: false
    }
  }

  private static func isPrivate(_ address: UInt32) -> Bool {
    address >> 24 == 10 || address >> 20 == 0xAC1 || address >> 16 == 0xC0A8 || address >> 16 == 0xA9FE
  }
}
