public import Foundation

/// A message that a page sent, with its sender.
///
/// The sender is attested: a page cannot send in the name of another frame, origin or view.
@MainActor
public final class WKScriptMessage: NSObject {
  /// What was sent: String, NSNumber, Date, NSNull, `[Any]` or `[String: Any]`.
  ///
  /// A number casts to `Int`, `Double` or `Bool` as on Apple's platforms. `undefined` comes as NSNull.
  public let body: Any
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

  init(
    body: Any, webView: WKWebView?, frameInfo: WKFrameInfo, name: String, world: WKContentWorld
  ) {
    self.body = body
    self.webView = webView
    self.frameInfo = frameInfo
    self.name = name
    self.world = world
    super.init()
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
