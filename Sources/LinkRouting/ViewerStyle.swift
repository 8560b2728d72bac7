/// How a page is to be shown in the app: under which title, in what form, by which rules.
public struct ViewerStyle: Hashable, Sendable {
  /// A title in place of the page's own; nil shows the page's.
  public var title: String?
  /// The form of the viewer.
  public var presentation: ViewerPresentation
  /// The name of a navigation policy that the frontend has been given; nil takes its standard one.
  public var policy: String?

  /// A style; by default the page's own title, the frontend's own form and its standard policy.
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
  /// What the frontend does by itself.
  case automatic
  /// Over the screen or window that it was opened from.
  case sheet
  /// All of the screen.
  case fullScreen
  /// As the next screen of a navigation stack.
  case push
  /// A window of its own.
  case window
  /// The system's own browser in a sheet, such as `SFSafariViewController`, which takes `http` and `https` alone.
  case browserSheet

  /// Whether the form takes only addresses of the web; the router refuses it any other.
  public var isForWebOnly: Bool { self == .browserSheet }
}
