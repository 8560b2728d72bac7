public import Foundation

/// A frame of a page, as far as the engine tells.
@MainActor
public final class WKFrameInfo: NSObject {
  /// Which frame it is.
  ///
  /// Apple's module has no such member: there the engine always knows. WebKitGTK does not say, before the response, which
  /// frame navigates; then this is `.unknown` and ``isMainFrame`` is false.
  public enum Kind: Hashable, Sendable {
    /// The page itself.
    case main
    /// A frame inside the page.
    case sub
    /// The engine does not say.
    case unknown
  }

  /// Which frame it is; not on Apple's platforms.
  public let kind: Kind

  /// Whether it is the page itself; false where the engine does not say, which ``kind`` tells.
  public var isMainFrame: Bool { kind == .main }

  nonisolated init(kind: Kind) {
    self.kind = kind
    super.init()
  }
}
