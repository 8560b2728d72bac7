public import WebAddress

/// The result of following a link.
public enum Destination: Hashable, Sendable {
  /// To a page in the app's own web viewer.
  case viewer(WebURL, ViewerStyle)
  /// To a program of the system.
  case system(WebURL, SystemProgram)
  /// To code of the app.
  case action(LinkAction)
  /// To every part of the app that waits for an event, such as the end of a login.
  case event(LinkAction)
  /// Nowhere, with the reason.
  case refused(RefusalReason)
}

/// A program of the system that opens addresses of a scheme.
public enum SystemProgram: String, Hashable, Sendable, CaseIterable {
  /// `http`, `https`.
  case browser
  /// `mailto`.
  case mail
  /// `tel`.
  case phone
  /// `sms`.
  case messages
  /// `geo`, `maps`.
  case maps
  /// Any other program for the scheme.
  case other

  /// The program for the addresses of a scheme.
  public init(for scheme: URLScheme) {
    self =
      switch scheme.name {
      case "http", "https": .browser
      case "mailto": .mail
      case "tel": .phone
      case "sms", "smsto": .messages
      case "geo", "maps": .maps
      default: .other
      }
  }
}

/// A link that the app's own code handles: the name in the route, the link, and its parameters.
public struct LinkAction: Hashable, Sendable {
  /// The name of the handler, as in the route.
  public var name: String
  /// The link as an address.
  public var url: WebURL
  /// The values of the pattern's parameters.
  public var parameters: RouteParameters
  /// Where the link was followed.
  public var source: LinkSource
  /// The viewer for a link that the app's code declines or does not have; nil refuses it.
  public var fallback: ViewerStyle?

  /// An action, as the router makes it; tests of an app's handlers make their own.
  public init(
    _ name: String, url: WebURL, parameters: RouteParameters = RouteParameters(), source: LinkSource = .app,
    fallback: ViewerStyle? = nil
  ) {
    self.name = name
    self.url = url
    self.parameters = parameters
    self.source = source
    self.fallback = fallback
  }
}

extension Destination: CustomStringConvertible {
  /// The destination in a line for logs.
  public var description: String {
    switch self {
    case .viewer(let url, let style): "viewer \(url)" + style.summary
    case .system(let url, let program): "system (\(program.rawValue)) \(url)"
    case .action(let action): "action \(action.summary)"
    case .event(let event): "event \(event.summary)"
    case .refused(let reason): "refused: \(reason)"
    }
  }
}

extension LinkAction {
  fileprivate var summary: String { name + (parameters.names.isEmpty ? "" : " \(parameters)") }
}

extension ViewerStyle {
  /// The members that differ from the default, each after a space.
  var summary: String {
    (title.map { " “\($0)”" } ?? "")
      + (presentation == .automatic ? "" : " as \(presentation.rawValue)")
      + (policy.map { " by policy \($0)" } ?? "")
  }
}
