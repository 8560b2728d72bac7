#if canImport(Darwin)
  import Foundation
  import WebKit

  extension WKScriptMessage {
    /// The UTF-8 of what was sent, where it is a text.
    var utf8: Data? { (body as? String).map { Data($0.utf8) } }

    /// The address of the document that sent it; it follows what the document does to it.
    ///
    /// A frame's is that of its load, as WebKit reports it.
    var sendingAddress: URL? {
      guard let frame = sendingFrame else { return nil }
      let loaded = frame.address
      guard frame.isMainFrame, let shown = webView?.url, let loaded, shown.hasOrigin(of: loaded) else {
        return loaded
      }
      return shown
    }
  }

  extension PageScripts {
    /// Nothing is counted.
    static func discountAct() {}
  }

  extension URL {
    /// Whether two addresses have one origin: only within it can a document change its own.
    fileprivate func hasOrigin(of other: URL) -> Bool {
      scheme == other.scheme && host == other.host && port == other.port && host != nil
    }
  }

  extension WKUserContentController {
    /// Adds a handler that pages reach by the script of ``PageChannel``; the script is returned for pages that are open.
    ///
    /// WebKit's own `postMessage` takes any value, and unpacks it on the app's main thread; so the script takes its place. A page
    /// that calls it by its prototype all the same sends what is no text, and is refused.
    func addBridgeHandler(_ handler: any WKScriptMessageHandlerWithReply, name: String) -> String? {
      addScriptMessageHandler(handler, contentWorld: .page, name: name)
      let script = """
        (name => {
          const key = '__linkwayChannel', handler = window.webkit && webkit.messageHandlers && webkit.messageHandlers[name];
          if (!handler || Object.prototype.hasOwnProperty.call(handler, 'postMessage')) return;
          if (!window[key]) Object.defineProperty(window, key, { value: \(PageChannel.javaScript) });
          const post = handler.postMessage.bind(handler);
          Object.defineProperty(handler, 'postMessage', { value: window[key](text => post(text)) });
          // WebKit keeps its object only as long as the page does.
          Object.defineProperty(window, key + '.' + name, { value: handler, configurable: true });
        })(\(BridgeValue.literal(name)));
        """
      addUserScript(WKUserScript(source: script, injectionTime: .atDocumentStart, forMainFrameOnly: false))
      return script
    }
  }
#endif
