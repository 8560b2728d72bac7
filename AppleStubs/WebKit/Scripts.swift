@available(iOS 8, macOS 10.10, *)
@objc @MainActor open class WKUserContentController: NSObject {
  open func addUserScript(_ script: WKUserScript) {}
}

@available(iOS 8, macOS 10.10, *)
@objc public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

@available(iOS 8, macOS 10.10, *)
@objc @MainActor open class WKUserScript: NSObject {
  @available(iOS 14, macOS 11, *)
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in world: WKContentWorld
  ) { fatalError() }
}

@available(iOS 14, macOS 11, *)
@objc @MainActor open class WKContentWorld: NSObject {
  open class var defaultClient: WKContentWorld { fatalError() }
  open class func world(name: String) -> WKContentWorld { fatalError() }
}
