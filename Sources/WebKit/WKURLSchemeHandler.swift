public import Foundation
public import FoundationNetworking

/// Answers the requests for a scheme of the app's own.
@MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// A page wants something: give the task its response, its data, and its end.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)

  /// The page no longer needs the task's response.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// One request for a scheme of the app's own.
///
/// A page gets the answer piece by piece, its head with the first. Differs from Apple's: calls on a task that was stopped or
/// is over are ignored, where Apple's stop the program.
@MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// What is wanted.
  var request: URLRequest { get }

  /// Gives the answer's head, which another may replace until the first data are given.
  func didReceive(_ response: URLResponse)

  /// Gives the next piece of the answer's content.
  func didReceive(_ data: Data)

  /// Ends the answer.
  func didFinish()

  /// Ends the task without an answer.
  func didFailWithError(_ error: any Error)
}
