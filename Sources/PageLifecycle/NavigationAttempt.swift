public import WebAddress
public import WebPolicy

/// A navigation that the engine asks about before it sends anything.
public struct NavigationAttempt: Hashable, Sendable {
  /// What caused a navigation.
  public enum Cause: Hashable, Sendable {
    /// A link.
    case link
    /// A form.
    case form
    /// The history.
    case history
    /// The page is loaded again.
    case reload
    /// The app, a script, or what the engine does not name.
    case other
  }

  /// The address.
  public var url: WebURL
  /// The frame that would navigate.
  public var frame: NavigationRequest.Frame
  /// What caused it.
  public var cause: Cause
  /// Whether a server redirected it.
  public var isRedirect: Bool
  /// Whether the user caused it.
  public var isUserGesture: Bool
  /// The origin that asks; nil if the engine does not name it.
  public var source: Origin?
  /// The HTTP method.
  public var method: String
  /// Whether the response would be saved.
  public var isDownload: Bool
  /// Whether a frame inside the page asks.
  public var isFromSubframe: Bool

  /// A navigation of its parts.
  public init(
    _ url: WebURL, frame: NavigationRequest.Frame = .main, cause: Cause = .other, isRedirect: Bool = false,
    isUserGesture: Bool = false, source: Origin? = nil, method: String = "GET", isDownload: Bool = false,
    isFromSubframe: Bool = false
  ) {
    self.url = url
    self.frame = frame
    self.cause = cause
    self.isRedirect = isRedirect
    self.isUserGesture = isUserGesture
    self.source = source
    self.method = method
    self.isDownload = isDownload
    self.isFromSubframe = isFromSubframe
  }
}

/// What becomes of a navigation.
public enum NavigationAnswer: Hashable, Sendable {
  /// It happens.
  case allow
  /// It does not happen.
  case cancel
  /// The policy allows it as a download.
  case download
}

/// A navigation that the policy must decide on.
public struct NavigationQuestion: Hashable, Sendable {
  /// What the policy is asked; the adapter may fill in the frame and the window.
  public var request: NavigationRequest
  /// Whether the app's load begins with it.
  let begins: Bool
  let isRedirect: Bool
  let cause: NavigationAttempt.Cause
}

/// The head of a response, on which the policy decides once more.
public struct ResponseHead: Hashable, Sendable {
  /// The address that answered.
  public var url: WebURL?
  /// Whether the response is for the page itself.
  public var isForMainFrame: Bool
  /// The HTTP status; 200 if there is none.
  public var status: Int
  /// The media type.
  public var mimeType: String?
  /// Whether the engine can show content of this type.
  public var canShow: Bool
  /// Whether the server wants the content saved.
  public var isAttachment: Bool
  /// Whether the response has no content.
  public var hasNoContent: Bool

  /// A head of its parts.
  public init(
    url: WebURL?, isForMainFrame: Bool = true, status: Int = 200, mimeType: String? = nil,
    canShow: Bool = true, isAttachment: Bool = false, hasNoContent: Bool = false
  ) {
    self.url = url
    self.isForMainFrame = isForMainFrame
    self.status = status
    self.mimeType = mimeType
    self.canShow = canShow
    self.isAttachment = isAttachment
    self.hasNoContent = hasNoContent
  }

  /// Whether the content is a file to save rather than a page.
  public var isFile: Bool { isAttachment || !canShow }

  /// The failure that the head indicates; nil if the content can be displayed.
  ///
  /// A server's own error page is shown; an error without any content would be a blank area.
  var failure: PageFailure? {
    if hasNoContent { return PageFailure(status >= 400 ? .httpStatus(status) : .noContent, url: url) }
    return isFile ? PageFailure(.cannotShow(mimeType: mimeType), url: url) : nil
  }
}
