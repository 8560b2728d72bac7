public import Foundation

/// What a page's file picker allows.
@MainActor
public final class WKOpenPanelParameters: NSObject {
  /// Whether more than one file may be picked.
  public let allowsMultipleSelection: Bool
  /// Whether folders may be picked; always false, because the engine has no such pickers.
  public let allowsDirectories = false
  /// The media types that the page wants, such as `image/*`; not on Apple's platforms.
  ///
  /// A hint for the picker, not a rule. The engine does not report file name endings such as `.pdf`; empty means any type.
  public let acceptedMIMETypes: [String]

  nonisolated init(allowsMultipleSelection: Bool, acceptedMIMETypes: [String]) {
    self.allowsMultipleSelection = allowsMultipleSelection
    self.acceptedMIMETypes = acceptedMIMETypes
    super.init()
  }
}
