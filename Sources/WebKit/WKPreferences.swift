public import Foundation

/// What pages of a view may do, and how they are set.
@MainActor
public final class WKPreferences: NSObject, NSCopying {
  /// Whether scripts may open windows that no click or key asked for; false, as on iOS.
  public var javaScriptCanOpenWindowsAutomatically = false
  /// The smallest size of type, in points; 0 sets no limit.
  public var minimumFontSize = 0.0

  /// The defaults.
  public override init() { super.init() }

  /// A copy with the same values.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> WKPreferences in
      let copy = WKPreferences()
      copy.javaScriptCanOpenWindowsAutomatically = javaScriptCanOpenWindowsAutomatically
      copy.minimumFontSize = minimumFontSize
      return copy
    }
  }
}

/// What one page may do.
@MainActor
public final class WKWebpagePreferences: NSObject {
  /// Whether the page's own scripts run; the app's scripts run anyway.
  public var allowsContentJavaScript = true

  /// The defaults.
  public override init() { super.init() }
}
