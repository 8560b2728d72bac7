public import Foundation

/// A message that a page sent, with its sender.
///
/// The sender is attested: a page cannot send in the name of another frame, origin or view.
@MainActor
public final class WKScriptMessage: NSObject {
  /// Why a message's value is not read; not on Apple's platforms.
  public enum BodyError: Error, Hashable, Sendable {
    /// It contains more bytes than the limit; counting stopped there.
    case tooLarge(Int, limit: Int)
    /// It contains itself, or more lists and objects are within one another than may be.
    case tooDeep(limit: Int)
  }

  /// What was sent: String, NSNumber, Date, NSNull, `[Any]` or `[String: Any]`.
  ///
  /// A number casts to `Int`, `Double` or `Bool` as on Apple's platforms. `undefined` comes as NSNull.
  ///
  /// Differs from Apple's: it is read when it is first used. A value that contains itself, is nested deeper than 512 levels or
  /// has more than 64 MiB of JSON becomes NSNull, and the page's promise is rejected, also if the handler replies.
  public var body: Any {
    do throws(BodyError) {
      return try body(atMost: ScriptValueReader.largestResult)
    } catch {
      bodyError = error
      return NSNull()
    }
  }
  /// The view whose page sent it.
  ///
  /// Nil where the view is gone. Differs from Apple's: also where several views share a controller and the page has been
  /// left before the engine could say whose it was.
  public private(set) weak var webView: WKWebView?
  /// The frame that sent it.
  public let frameInfo: WKFrameInfo
  /// The name of the handler that it was sent to.
  public let name: String
  /// The world of the script that sent it.
  public let world: WKContentWorld

  private let content: MessageContent
  /// Why the handler got no ``body``.
  private(set) var bodyError: BodyError?

  /// What was sent, where it has no more bytes than a limit; not on Apple's platforms.
  ///
  /// A text counts its UTF-8 and two bytes, any other value the bytes of its JSON.
  ///
  /// - Throws: ``BodyError``.
  public func body(atMost limit: Int) throws(BodyError) -> Any { try content.value(limit: limit) }

  /// The text that was sent; nil where another value was; not on Apple's platforms.
  public var bodyText: String? { content.text }

  /// The UTF-8 of the text that was sent, not copied; nil where another value was; not on Apple's platforms.
  public var bodyUTF8: Data? { content.utf8 }

  init(
    content: MessageContent, webView: WKWebView?, frameInfo: WKFrameInfo, name: String, world: WKContentWorld
  ) {
    self.content = content
    self.webView = webView
    self.frameInfo = frameInfo
    self.name = name
    self.world = world
    super.init()
  }
}

extension WKScriptMessage.BodyError: CustomStringConvertible {
  /// A sentence for the developer of the page.
  public var description: String {
    switch self {
    case .tooLarge(let size, let limit): "the message holds \(size) bytes; \(limit) are taken at most"
    case .tooDeep(let limit): "the message contains itself, or is nested deeper than \(limit) levels"
    }
  }
}

/// Receives the messages that pages send.
@MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A page has sent a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Receives the messages that pages send and wait for an answer to.
@MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// A page has sent a message and waits: give a value for its promise, or the words of an error that rejects it.
  ///
  /// The value may be String, a number, Bool, Date, NSNull, nil, or arrays and dictionaries of these; any other rejects.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}
