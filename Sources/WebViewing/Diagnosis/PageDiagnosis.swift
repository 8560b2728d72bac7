public import WebAddress

/// Why an area shows what it shows, or shows nothing: for a developer in front of a blank page.
public struct PageDiagnosis: Hashable, Sendable {
  /// What was found; the first that holds of these, in this order.
  public enum Finding: Hashable, Sendable {
    /// The viewer has been closed.
    case closed
    /// Nobody has asked for a page yet.
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

extension PageDiagnosis: CustomStringConvertible {
  /// What was found and what to do, in a sentence or two for a developer.
  public var description: String {
    switch finding {
    case .closed: "The viewer has been closed; a closed viewer loads nothing. Make another one."
    case .neverLoaded: "Nobody has asked for a page yet. Call load(_:)."
    case .crashed:
      "The page's process died more often than the viewer loads a page again by itself. Call retry(), or look at its memory."
    case .cleartext(let failure), .blocked(let failure), .failed(let failure):
      [failure.sentence, failure.hint].compactMap(\.self).joined(separator: " ")
    case .waiting(let url):
      "Nothing has come of \(url?.href ?? "the page") yet: the server takes its time, or a decision is awaited."
    case .hidden:
      "The page is there, but its view is not on the screen or has no size. Put webView into a window, and give it space."
    case .scriptError(let errors):
      "The document is empty, and a script of its own failed: \(errors[0])"
    case .emptyDocument: "The page is complete, but its document holds nothing that could be seen."
    case .graphics:
      """
      The page has content, but no frame is drawn. On Linux, start the program with \
      WEBKIT_DISABLE_DMABUF_RENDERER=1; if that helps, the graphics driver is the cause.
      """
    case .unresponsive:
      "The page does not answer: a script of its own runs without an end. Load another page."
    case .shows: "The page shows."
    }
  }
}

extension PageDiagnosis.ScriptError: CustomStringConvertible {
  public var description: String {
    source.isEmpty ? message : "\(message) (\(source):\(line))"
  }
}
