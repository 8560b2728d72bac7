@available(iOS 8, macOS 10.10, *)
@objc @MainActor open class WKUserContentController: NSObject {
  @available(iOS 14, macOS 11, *)
  open func addScriptMessageHandler(
    _ handler: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {}
  @available(iOS 14, macOS 11, *)
  open func add(_ handler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {}
  @available(iOS 14, macOS 11, *)
  open func removeAllScriptMessageHandlers(from world: WKContentWorld) {}
  @available(iOS 14, macOS 11, *)
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
  open func addUserScript(_ script: WKUserScript) {}
}

@available(iOS 8, macOS 10.10, *)
@objc public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

@available(iOS 8, macOS 10.10, *)
@objc @MainActor open class WKUserScript: NSObject {
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    fatalError()
  }
  @available(iOS 14, macOS 11, *)
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in world: WKContentWorld
  ) { fatalError() }
}

@available(iOS 14, macOS 11, *)
@objc @MainActor open class WKContentWorld: NSObject {
  open class var page: WKContentWorld { fatalError() }
  open class var defaultClient: WKContentWorld { fatalError() }
  open class func world(name: String) -> WKContentWorld { fatalError() }
}

@available(iOS 8, macOS 10.10, *)
@objc @MainActor open class WKScriptMessage: NSObject {
  open var body: Any { fatalError() }
  weak open var webView: WKWebView? { fatalError() }
  open var frameInfo: WKFrameInfo { fatalError() }
}

@available(iOS 8, macOS 10.10, *)
@objc @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  @objc(userContentController:didReceiveScriptMessage:)
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

@available(iOS 14, macOS 11, *)
@objc @MainActor public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  @objc(userContentController:didReceiveScriptMessage:replyHandler:)
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
  @objc(userContentController:didReceiveScriptMessage:replyHandler:)
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}
