#if !os(macOS)
  @_exported import Foundation
  public import UIKit

  @available(iOS 12, *)
  public typealias ASPresentationAnchor = UIWindow

  @available(iOS 13, *)
  @objc @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    @objc(presentationAnchorForWebAuthenticationSession:)
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
  }

  @available(iOS 12, *)
  @objc open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
      fatalError()
    }
    @available(iOS 13, *)
    weak open var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    @available(iOS 13, *)
    open var prefersEphemeralWebBrowserSession: Bool {
      get { fatalError() }
      set {}
    }
    open func start() -> Bool { fatalError() }
    open func cancel() {}
  }

  @available(iOS 12, *)
  public struct ASWebAuthenticationSessionError: Error {
    public enum Code: Int, Sendable { case canceledLogin = 1 }
    public var code: Code { fatalError() }
  }
#endif
