public import WebAddress

extension ExternalSchemes {
  /// Lets listed sites open some schemes without a click, and from their frames.
  ///
  /// Card and bank apps need this: the page of a payment gateway opens them by script, often from a frame, and the bank's page
  /// returns to the merchant's own scheme by a redirect.
  public struct SiteException: Hashable, Sendable {
    /// The schemes that the sites may open.
    public var schemes: Set<URLScheme>
    /// The sites; a site with a path never matches, because a page's origin has no path.
    public var sites: [SitePattern]
    /// Whether a click, tap or key is needed all the same.
    public var requiresUserGesture: Bool
    /// Whether frames may open them too: a frame of a listed site, and any frame of a listed page.
    public var allowsSubframes: Bool

    /// An exception for some schemes and sites.
    public init(
      _ schemes: Set<URLScheme>, from sites: [SitePattern], requiresUserGesture: Bool = false,
      allowsSubframes: Bool = true
    ) {
      self.schemes = schemes
      self.sites = sites
      self.requiresUserGesture = requiresUserGesture
      self.allowsSubframes = allowsSubframes
    }

    /// Whether the exception applies to a request.
    ///
    /// The document that asks counts, or the page that it is part of. Where the engine reports neither, no exception applies.
    func applies(to request: NavigationRequest) -> Bool {
      guard schemes.contains(request.url.scheme), request.initiator == .page else { return false }
      let isFromFrame = request.frame == .sub || request.isFromSubframe
      guard allowsSubframes || !isFromFrame else { return false }
      guard request.isUserGesture || !requiresUserGesture else { return false }
      return [request.source, request.page].contains { origin in
        guard let origin else { return false }
        return sites.contains { $0.matches(origin) }
      }
    }

    /// The exception in one line: its schemes, then its sites.
    var text: String {
      let names = schemes.map(\.name).sorted().joined(separator: ", ")
      return "\(names) from \(sites.map(\.description).joined(separator: ", "))"
    }
  }

  /// The verdict of the first exception that applies; nil where none does.
  func exceptionVerdict(for request: NavigationRequest) -> Verdict? {
    guard let index = exceptions.firstIndex(where: { $0.applies(to: request) }) else { return nil }
    return Verdict(
      .route, .externalScheme(request.url.scheme.name),
      rule: RuleReference(
        section: "externalSchemes", key: "exceptions[\(index)]", text: exceptions[index].text))
  }
}
