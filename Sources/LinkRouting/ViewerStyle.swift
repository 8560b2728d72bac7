/// How a page is shown in the app: its title, its form and its navigation policy.
public struct ViewerStyle: Hashable, Sendable {
  /// A title that replaces the page's; nil shows the page's.
  public var title: String?
  /// The form of the viewer.
  public var presentation: ViewerPresentation
  /// The name of one of the opener's navigation policies; nil selects the standard one.
  public var policy: String?

  /// A style; by default the page's title, the frontend's default form and the standard policy.
  public init(
    title: String? = nil, presentation: ViewerPresentation = .automatic, policy: String? = nil
  ) {
    self.title = title
    self.presentation = presentation
    self.policy = policy
  }
}

/// The form in which a page is shown.
public enum ViewerPresentation: String, Hashable, Sendable, Codable, CaseIterable {
  /// The frontend's default form.
  case automatic
  /// Over the screen or window from which it was opened.
  case sheet
  /// The whole screen.
  case fullScreen
  /// As the next screen of a navigation stack.
  case push
  /// A window of its own.
  case window
  /// The system's browser in a sheet, such as `SFSafariViewController`, which accepts only `http` and `https`.
  case browserSheet

  /// Whether the form accepts only addresses of the web; the router refuses every other address.
  public var isForWebOnly: Bool { self == .browserSheet }
}
