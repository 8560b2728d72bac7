public import WebAddress

/// Why a view shows a page, or is blank, described to the developer.
public struct PageDiagnosis: Hashable, Sendable {
  /// What was found; the first that holds of these, in this order.
  public enum Finding: Hashable, Sendable {
    /// The viewer has been closed.
    case closed
    /// No page has been requested yet.
    case neverLoaded
    /// The page's process died.
    case crashed
    /// The address is `http:`, and the policy allows no connection that others can read.
    case cleartext(PageFailure)
    /// The policy did not let the page load.
    case blocked(PageFailure)
    /// The page could not be loaded.
    case failed(PageFailure)
    /// The page's head has not come yet.
    case waiting(WebURL?)
    /// The view is not on the screen, or has no size.
    case hidden
    /// The document has nothing in it that could be seen, and a script of its own failed while it started.
    case scriptError([ScriptError])
    /// The document has nothing in it that could be seen.
    case emptyDocument
    /// The document has something in it, but the engine draws no frames.
    case graphics
    /// The page's process does not answer: a script of the page's runs without an end.
    case unresponsive
    /// The page has content and is drawn.
    case shows
  }

  /// An error that no script of the page's caught.
  public struct ScriptError: Hashable, Sendable {
    /// The engine's words; `Script error.` where a script of another origin failed.
    public let message: String
    /// The script's address; empty where it is unknown.
    public let source: String
    /// The line, from 1; 0 where it is unknown.
    public let line: Int
  }

  /// What was found.
  public let finding: Finding
  /// The errors that no script of the page's caught since its start, the oldest first, 20 at most.
  public let scriptErrors: [ScriptError]
  /// Whether the page's own errors could be heard; not in the mode that adds nothing to pages.
  public let hearsScripts: Bool
}

extension PageDiagnosis.Finding {
  /// The kind of the finding, with its severity and its sentence.
  public var kind: FindingKind {
    switch self {
    case .closed: .pageClosed
    case .neverLoaded: .pageNotLoaded
    case .crashed: .pageCrashed
    case .cleartext: .cleartext
    case .blocked: .pageBlocked
    case .failed: .pageFailed
    case .waiting: .pageWaiting
    case .hidden: .viewHidden
    case .scriptError: .pageScriptError
    case .emptyDocument: .pageEmpty
    case .graphics: .pageNotDrawn
    case .unresponsive: .pageUnresponsive
    case .shows: .pageShown
    }
  }

  /// What the developer can do; nil where nothing is wrong or the failure has its own hint.
  private var advice: String? {
    switch self {
    case .closed: "Make another one."
    case .neverLoaded: "Call load(_:)."
    case .crashed: "Call retry(), or look at its memory."
    case .waiting: "The server takes its time, or a decision is awaited."
    case .hidden: "Put webView into a window, and give it space."
    case .graphics:
      """
      On Linux, start the program with WEBKIT_DISABLE_DMABUF_RENDERER=1; if that helps, the graphics driver is the cause.
      """
    case .unresponsive: "Load another page."
    case .cleartext, .blocked, .failed, .scriptError, .emptyDocument, .shows: nil
    }
  }

  /// What was found and what to do, in a sentence or two for a developer.
  fileprivate var message: String {
    let detail: String
    switch self {
    case .cleartext(let failure), .blocked(let failure), .failed(let failure):
      return [failure.sentence, failure.hint].compactMap(\.self).joined(separator: " ")
    case .scriptError(let errors): detail = errors.first.map { ": \($0)" } ?? "."
    case .waiting(let url?): detail = ": \(url.href)."
    default: detail = "."
    }
    let sentence = kind.sentence.prefix(1).uppercased() + kind.sentence.dropFirst() + detail
    return [sentence, advice].compactMap(\.self).joined(separator: " ")
  }
}

extension PageDiagnosis: CustomStringConvertible {
  /// What was found and what to do, in a sentence or two for a developer.
  public var description: String { finding.message }
}

extension PageDiagnosis.ScriptError: CustomStringConvertible {
  public var description: String {
    source.isEmpty ? message : "\(message) (\(source):\(line))"
  }
}
