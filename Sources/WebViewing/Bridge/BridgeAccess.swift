public import WebAddress
public import WebPolicy

/// Which pages a ``ScriptBridge`` hears, and how much of them.
///
/// By default it hears no page: an app lists its own sites.
public struct BridgeAccess: Hashable, Sendable {
  /// The sites whose pages are heard, where they are the page itself.
  public var sites: [SitePattern]
  /// The sites that are heard in frames inside a page, too.
  public var frames: [SitePattern]
  /// The sites that are heard in windows that a page opened, too.
  public var popups: [SitePattern]
  /// Whether pages without an origin are heard where the app itself gave them: as text without a base, data, or a file.
  ///
  /// A page of another's may have none either, by a `sandbox` of its server's; such a page is never heard, and no frame or
  /// popup without an origin. Pages of a scheme in ``ViewerOptions/contentHandlers`` have one, and are listed like others:
  /// `app://main`, or `app:` for all of them.
  public var hearsOpaqueOrigins: Bool
  /// The most bytes of JSON that one message may have; what has more stays in the page.
  public var largestMessage = 16 << 20
  /// The most bytes of JSON that one origin may send in a second, over time; after a quiet time four times as many at once.
  public var bytesPerSecond = 64 << 20
  /// How many messages of one origin are taken in a second, over time.
  ///
  /// Equal refusals within a second are reported together, as ``PageEvent/repeated(_:count:)``.
  public var messagesPerSecond = 2000
  /// How many messages of one origin are taken at once after a quiet time.
  public var burst = 20_000

  /// Sites to hear.
  public init(
    _ sites: [SitePattern] = [], frames: [SitePattern] = [], popups: [SitePattern] = [],
    hearsOpaqueOrigins: Bool = false
  ) {
    self.sites = sites
    self.frames = frames
    self.popups = popups
    self.hearsOpaqueOrigins = hearsOpaqueOrigins
  }

  /// Why a sender is not heard; nil where it is.
  func refusal(of sender: MessageSender) -> MessageRefusal? {
    if sender.origin.isOpaque {
      let isPage = sender.isMainFrame && sender.popup == nil
      return isPage && sender.isGivenByApp && hearsOpaqueOrigins ? nil : .opaqueOrigin
    }
    if sender.popup != nil, !popups.contains(where: { $0.matches(sender.origin) }) {
      return .popup(sender.origin)
    }
    if !sender.isMainFrame, !frames.contains(where: { $0.matches(sender.origin) }) {
      return .frame(sender.origin)
    }
    if sender.popup == nil, sender.isMainFrame, !sites.contains(where: { $0.matches(sender.origin) }) {
      return .origin(sender.origin)
    }
    return nil
  }
}

/// Who sent a message, attested by the engine: no page can speak for another.
public struct MessageSender: Hashable, Sendable {
  /// The origin of the document that sent it.
  public let origin: Origin
  /// Whether that document is the page itself, and not a frame inside it.
  public let isMainFrame: Bool
  /// The address of the document; nil where the engine does not say.
  public let url: WebURL?
  /// The window that it is in; nil where that is the viewer itself.
  public let popup: Popup.ID?
  /// Whether the document's content is the app's own, and came from no server.
  let isGivenByApp: Bool
}

/// Why the bridge did not take a message, or did not answer it.
public enum MessageRefusal: Error, Hashable, Sendable {
  /// Pages of the origin are not heard.
  case origin(Origin)
  /// Frames of the origin are not heard.
  case frame(Origin)
  /// Windows of the origin are not heard.
  case popup(Origin)
  /// The page has no origin that could be listed.
  case opaqueOrigin
  /// The engine does not say whose page it was.
  case unknownSender
  /// The message has more bytes of JSON than the limit; the page may have stopped counting there.
  case tooLarge(Int, limit: Int)
  /// The message contains itself, or more lists and objects are within one another than may be.
  case tooDeep(limit: Int)
  /// The origin sends more than it may in a second.
  case tooMany(perSecond: Int)
  /// The origin sends more bytes than it may in a second.
  case tooManyBytes(perSecond: Int)
  /// The app has not read so many earlier ones that no more are kept; see ``ScriptBridge/messages(_:_:)``.
  case tooManyWaiting
  /// The message is not what the handler takes; the words say where and what was expected.
  case unreadable(String)
  /// The document is gone, so the handler's answer cannot be delivered.
  case documentGone
}

extension MessageRefusal: CustomStringConvertible {
  /// A sentence for the developer of the page; it gives away nothing of the app.
  public var description: String {
    switch self {
    case .origin(let origin): "pages of \(origin) are not heard by this app"
    case .frame(let origin): "frames of \(origin) are not heard by this app"
    case .popup(let origin): "windows of \(origin) are not heard by this app"
    case .opaqueOrigin: "a page without an origin is not heard by this app"
    case .unknownSender: "the sender of the message is not known"
    case .tooLarge(let size, let limit): "the message holds \(size) bytes; \(limit) are taken at most"
    case .tooDeep(let limit): "the message contains itself, or is nested deeper than \(limit) levels"
    case .tooMany(let number): "too many messages; \(number) a second are taken"
    case .tooManyBytes(let number): "too many bytes; \(number) a second are taken"
    case .tooManyWaiting: "too many messages wait for the app to read them"
    case .unreadable(let words): words
    case .documentGone: "the document that asked is gone"
    }
  }
}
