public import WebPolicy

/// A navigation that did not happen, with what was asked and what the policy said.
public struct BlockedNavigation: Hashable, Sendable {
  /// What was asked.
  public let request: NavigationRequest
  /// What the policy said, with its reason and the rule that decided.
  public let verdict: Verdict
}

extension WebViewer {
  /// Forgets what the policy did not let happen so far.
  public func clearBlockLog() { blockLog.clear() }
}
