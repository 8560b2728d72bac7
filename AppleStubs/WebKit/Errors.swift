@available(iOS 8, macOS 10.10, *)
public struct WKError: Error, Hashable, Sendable {
  @objc public enum Code: Int, Sendable {
    case webContentProcessTerminated = 2
    case javaScriptExceptionOccurred = 4
    case javaScriptResultTypeIsUnsupported = 5
  }
  public var code: Code { fatalError() }
}
