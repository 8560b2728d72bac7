@available(iOS 14.5, macOS 11.3, *)
@objc @MainActor open class WKDownload: NSObject {
  open var originalRequest: URLRequest? { fatalError() }
  weak open var delegate: (any WKDownloadDelegate)?
  open var progress: Progress { fatalError() }
  open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {}
  open func cancel() async -> Data? { fatalError() }
  @available(iOS 14.5, macOS 11.3, *)
  @objc(WKDownloadRedirectPolicy) public enum RedirectPolicy: Int, Sendable { case cancel, allow }
}

@available(iOS 14.5, macOS 11.3, *)
@objc @MainActor public protocol WKDownloadDelegate: NSObjectProtocol {
  @objc(download:willPerformHTTPRedirection:newRequest:decisionHandler:)
  optional func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor @Sendable (WKDownload.RedirectPolicy) -> Void)
  @objc(download:willPerformHTTPRedirection:newRequest:decisionHandler:)
  optional func download(
    _ download: WKDownload, decidedPolicyForHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest
  ) async -> WKDownload.RedirectPolicy
  @objc(download:decideDestinationUsingResponse:suggestedFilename:completionHandler:)
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
  @objc(download:decideDestinationUsingResponse:suggestedFilename:completionHandler:)
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL?
  @objc(downloadDidFinish:)
  optional func downloadDidFinish(_ download: WKDownload)
  @objc(download:didFailWithError:resumeData:)
  optional func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}
