import WebKit

/// Why a script that the app ran in a page gave no value.
public enum ScriptError: Error, Hashable, Sendable {
  /// The script threw, or its promise was rejected; line and column are counted from 1 and nil where they are unknown.
  case exception(name: String, message: String, line: Int?, column: Int?)
  /// The page has no function of the name.
  case noFunction(String)
  /// The script's value has no counterpart in Swift, or is not of the type that was asked for.
  case notRepresentable(String)
  /// An argument cannot be handed to a script.
  case badArgument(String)
  /// No page shows.
  case noDocument
  /// The page went away before it answered.
  case documentGone
  /// The task that waited was cancelled; what the script does goes on in the page.
  case cancelled
}

extension ScriptError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .exception(let name, let message, let line, _):
      "the script threw \(name): \(message)" + (line.map { " (line \($0))" } ?? "")
    case .noFunction(let name): "the page has no function “\(name)”"
    case .notRepresentable(let words): "the script's value cannot be read: \(words)"
    case .badArgument(let words): "an argument cannot be handed to the script: \(words)"
    case .noDocument: "no page shows; load one first"
    case .documentGone: "the page went away before it answered"
    case .cancelled: "the task that waited for the script was cancelled"
    }
  }
}

/// Which variables a script of the app's sees.
public enum ScriptWorld: Hashable, Sendable {
  /// The page's own: the script sees its functions, and the page can see and change what the script does.
  case page
  /// The app's: the script shares the document with the page, and nothing else.
  case isolated

  @MainActor
  var contentWorld: WKContentWorld { self == .page ? .page : .defaultClient }
}
