#if os(Linux)
  import Foundation
  import WebKit

  extension WKScriptMessage {
    /// The UTF-8 of what was sent, where it is a text; it is not copied.
    var utf8: Data? { bodyUTF8 }

    /// The address of the document that sent it; it follows what the document does to it.
    var sendingAddress: URL? { frameInfo.request.url }
  }

  extension PageScripts {
    /// A script of the viewer's own is no act of the user's.
    static func discountAct() { WKWebView.discountAct() }
  }

  extension WKUserContentController {
    /// Adds a handler that pages reach by the script of ``PageChannel``; pages that are open have it at once.
    func addBridgeHandler(_ handler: any WKScriptMessageHandlerWithReply, name: String) -> String? {
      pageFunction = pageFunction ?? PageChannel.javaScript
      addWrappedScriptMessageHandler(handler, contentWorld: .page, name: name)
      return nil
    }
  }
#endif
