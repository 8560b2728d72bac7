internal import LinkSafety
public import WebAddress

/// One line of a router's table: which links it is for, and where they lead.
public struct Route: Hashable, Sendable {
  /// The links that this route is for.
  public let pattern: RoutePattern
  /// Where they lead.
  public let outcome: Outcome
  /// From where they may come; links from elsewhere go on to the next route.
  public let sources: Set<LinkSource>
  /// A note on the route's purpose, for readers of the table.
  public let note: String?

  /// A route.
  ///
  /// - Parameters:
  ///   - pattern: The links that it is for, such as `"app://product/:id<Int>"`.
  ///   - outcome: Where they lead.
  ///   - sources: From where they may come, by default from anywhere.
  ///   - note: What the route is for.
  public init(
    _ pattern: RoutePattern, to outcome: Outcome, from sources: Set<LinkSource> = Set(LinkSource.allCases),
    note: String? = nil
  ) {
    self.pattern = pattern
    self.outcome = outcome
    self.sources = sources
    self.note = note
  }

  /// Where a route leads.
  public struct Outcome: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case page(WebURL, ViewerStyle)
      case viewer(ViewerStyle)
      case system
      case open(WebURL)
      case action(String, ViewerStyle?)
      case event(String)
      case refuse(String?)
    }

    let kind: Kind

    /// One page in the viewer, the same for every link.
    public static func page(
      _ url: WebURL, title: String? = nil, presentation: ViewerPresentation = .automatic,
      policy: String? = nil
    ) -> Outcome {
      Outcome(
        kind: .page(url, ViewerStyle(title: title, presentation: presentation, policy: policy)))
    }

    /// To the link's own address in the viewer.
    public static let viewer = Outcome(kind: .viewer(ViewerStyle()))

    /// To the link's own address in the viewer, shown in a certain way.
    public static func viewer(
      title: String? = nil, presentation: ViewerPresentation = .automatic, policy: String? = nil
    ) -> Outcome {
      Outcome(kind: .viewer(ViewerStyle(title: title, presentation: presentation, policy: policy)))
    }

    /// To the link's own address in the system's program for it: browser, mail, phone, messages, maps.
    public static let system = Outcome(kind: .system)

    /// One address in the system's program for it, the same for every link: a `mailto:`, a `tel:`, a `geo:`.
    public static func system(_ url: WebURL) -> Outcome { Outcome(kind: .open(url)) }

    /// To code of the app, by a name.
    ///
    /// - Parameters:
    ///   - name: The name of the app's handler.
    ///   - fallback: How the viewer shows the link's own address if the handler declines it; nil shows nothing.
    public static func action(_ name: String, orViewer fallback: ViewerStyle? = nil) -> Outcome {
      Outcome(kind: .action(name, fallback))
    }

    /// To every part of the app that waits for the event.
    public static func event(_ name: String) -> Outcome { Outcome(kind: .event(name)) }

    /// Nowhere.
    public static let refuse = Outcome(kind: .refuse(nil))

    /// Refuses the link with a reason, which the opener reports.
    public static func refuse(_ reason: String) -> Outcome { Outcome(kind: .refuse(reason)) }
  }
}

extension Route.Outcome {
  /// What is wrong with the outcome itself; nil where nothing is.
  var fault: String? {
    switch kind {
    case .page(let url, let style):
      if url.scheme.isUnsafe { return "the page is a “\(url.scheme):” address, which is never opened" }
      if style.presentation.isForWebOnly, !url.scheme.isWeb {
        return "a \(style.presentation.rawValue) shows http and https alone, and the page is “\(url)”"
      }
    case .open(let url) where url.scheme.isUnsafe:
      return "the address is a “\(url.scheme):” address, which is never opened"
    case .action("", _), .event(""): return "its name is empty; write the name of a handler"
    default: break
    }
    return nil
  }
}

extension URLScheme {
  var isWeb: Bool { name == "http" || name == "https" }

  /// Whether an address of this scheme runs a script, reads a local file, or shows a page without an origin.
  var isUnsafe: Bool {
    SchemeRisk(of: self) == .unsafe
  }
}
