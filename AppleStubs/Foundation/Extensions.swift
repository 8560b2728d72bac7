@available(iOS 8, macOS 10.10, *)
@objc open class NSExtensionContext: NSObject {
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {}
  open func open(_ url: URL) async -> Bool { fatalError() }
}
