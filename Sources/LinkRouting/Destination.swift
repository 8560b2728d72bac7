public import WebAddress

/// Where following a link leads.
public enum Destination: Hashable, Sendable {
  /// To a page in the app's own web viewer.
  case viewer(WebURL, ViewerStyle)
  /// To a program of the system.
  case system(WebURL, SystemProgram)
  /// To code of the app.
  case action(RoutedAction)
  /// To every part of the app that waits for something to have happened, such as a login that came to its end.
  case event(RoutedAction)
  /// Nowhere, for a reason.
  case refused(RefusalReason)
}

/// A program of the system that opens addresses, told by their scheme.
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
  /// Whatever the system has for the scheme.
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

/// What code of the app gets of a link: the name that the route gave, the link, and the parameters in it.
public struct RoutedAction: Hashable, Sendable {
  /// The name by which the app knows its code.
  public var name: String
  /// The link as an address.
  public var url: WebURL
  /// What the pattern's parameters were.
  public var parameters: RouteParameters
  /// Where the link was followed.
  public var source: LinkSource
  /// Where the link leads if the app's code declines it, or has none of the name; nil leads nowhere.
  public var fallback: ViewerStyle?

  /// An action, as the router makes it and as tests of an app's handlers want it.
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
  /// Where the link leads, in a line for logs.
  public var description: String {
    switch self {
    case .viewer(let url, let style): "viewer \(url)" + style.words
    case .system(let url, let program): "system (\(program.rawValue)) \(url)"
    case .action(let action): "action \(action.words)"
    case .event(let event): "event \(event.words)"
    case .refused(let reason): "refused: \(reason)"
    }
  }
}

extension RoutedAction {
  fileprivate var words: String { name + (parameters.names.isEmpty ? "" : " \(parameters)") }
}

extension ViewerStyle {
  /// What is not as usual, each with a space before it.
  var words: String {
    (title.map { " “\($0)”" } ?? "")
      + (presentation == .automatic ? "" : " as \(presentation.rawValue)")
      + (policy.map { " by policy \($0)" } ?? "")
  }
}
