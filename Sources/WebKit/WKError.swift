public import Foundation

/// An error of the web view itself; network errors are `URLError`s.
public struct WKError: Error, Hashable, Sendable, CustomNSError, LocalizedError {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// Something else.
    case unknown = 1
    /// The page's process died before it could answer.
    case webContentProcessTerminated = 2
    /// The script threw.
    case javaScriptExceptionOccurred = 4
    /// The script's value has no counterpart in Swift.
    case javaScriptResultTypeIsUnsupported = 5
    /// The script was meant for a frame that the engine does not reach: any but the main one.
    case javaScriptInvalidFrameTarget = 12
  }

  /// What went wrong.
  public let code: Code
  let message: String

  /// The name of these errors' domain.
  public static var errorDomain: String { "WKErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { message }
}
