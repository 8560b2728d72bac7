#if canImport(UIKit)
  import AuthenticationServices
  import Foundation
  public import UIKit
  public import WebAddress

  /// A sign-in by the system's own browser sheet, for hosts that refuse to be signed in to inside an app.
  ///
  /// The app cannot access the page, and the user may already be signed in there. The session ends at an address with a scheme
  /// of the app's own, which goes through the router as any link from outside:
  ///
  /// ```swift
  /// let session = SignInSession(over: controller)
  /// let end = try await session.run(from: address, callbackScheme: "myapp")
  /// opener.open(LinkTarget(end.href), from: .external)
  /// ```
  ///
  /// The caller awaits it; it keeps neither the controller nor its window alive.
  @MainActor
  public final class SignInSession {
    private weak var host: UIViewController?
    private var session: ASWebAuthenticationSession?
    private var provider: WindowProvider?
    private var answer: CheckedContinuation<WebURL, any Error>?
    /// How often it has run: what an earlier run ended with is nothing to a later one.
    private var number = 0

    /// A session in the window of a controller.
    public init(over host: UIViewController) {
      self.host = host
    }

    /// Shows the sign-in page, and waits for the address at which it ends; a task that is cancelled takes the sheet away.
    ///
    /// - Parameters:
    ///   - url: The page; `https` or `http`.
    ///   - callbackScheme: The scheme of the address at which it ends, without the colon.
    ///   - isEphemeral: Whether the browser's cookies are neither used nor kept.
    /// - Throws: ``SignInError``.
    public func run(
      from url: WebURL, callbackScheme: String, isEphemeral: Bool = false
    ) async throws -> WebURL {
      guard url.scheme == "https" || url.scheme == "http", let address = URL(string: url.href) else {
        throw SignInError.notForWeb(url)
      }
      guard session == nil else { throw SignInError.alreadyRunning }
      guard host?.viewIfLoaded?.window != nil else { throw SignInError.noWindow }
      number += 1
      let number = number
      // Called on any queue by the system.
      let session = ASWebAuthenticationSession(url: address, callbackURLScheme: callbackScheme) {
        @Sendable [weak self] end, error in
        let isCancelled = (error as? ASWebAuthenticationSessionError)?.code == .canceledLogin
        let words = error?.localizedDescription ?? ""
        Task { @MainActor [weak self] in self?.finish(number, end, isCancelled ? .cancelled : .failed(words))
        }
      }
      // The system's session keeps it weakly.
      let provider = WindowProvider(host)
      self.provider = provider
      session.presentationContextProvider = provider
      session.prefersEphemeralWebBrowserSession = isEphemeral
      self.session = session
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { answer in
          self.answer = answer
          if !session.start() { finish(number, nil, .noWindow) }
        }
      } onCancel: {
        Task { @MainActor [weak self] in self?.cancel(number) }
      }
    }

    private func finish(_ number: Int, _ end: URL?, _ failure: SignInError) {
      guard number == self.number else { return }
      (session, provider) = (nil, nil)
      if let end, let url = WebURL(end.absoluteString) {
        answer?.resume(returning: url)
      } else {
        answer?.resume(throwing: failure)
      }
      answer = nil
    }

    /// Dismisses the sheet; the waiting caller gets ``SignInError/cancelled``.
    public func cancel() { cancel(number) }

    private func cancel(_ number: Int) {
      guard number == self.number else { return }
      session?.cancel()
      finish(number, nil, .cancelled)
    }
  }

  /// Says in which window the system's sheet shows, without keeping it.
  private final class WindowProvider: NSObject, ASWebAuthenticationPresentationContextProviding {
    private weak var host: UIViewController?

    init(_ host: UIViewController?) {
      self.host = host
      super.init()
    }

    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
      host?.viewIfLoaded?.window ?? ASPresentationAnchor(frame: .zero)
    }
  }

  /// Why a sign-in did not come to its end.
  public enum SignInError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The user or the app dismissed the sheet.
    case cancelled
    /// The address is none of the web.
    case notForWeb(WebURL)
    /// The session waits for an earlier sign-in.
    case alreadyRunning
    /// The controller is in no window.
    case noWindow
    /// The system's words.
    case failed(String)

    /// What is wrong and what to do.
    public var description: String {
      switch self {
      case .cancelled: "the sign-in was cancelled"
      case .notForWeb(let url): "“\(url.withoutUserInfo)” cannot be signed in at; give an https address"
      case .alreadyRunning: "this session waits for an earlier sign-in; make another one, or cancel it first"
      case .noWindow: "the sheet cannot be shown; the controller must be in a window"
      case .failed(let words): "the sign-in failed: \(words)"
      }
    }
  }
#endif
