public import Foundation

/// What a page's file picker allows.
@MainActor
public final class WKOpenPanelParameters: NSObject {
  /// Whether more than one file may be picked.
  public let allowsMultipleSelection: Bool
  /// Whether folders may be picked; false always, for the engine does not know such pickers.
  public let allowsDirectories = false
  /// The media types that the page wants, such as `image/*`; not on Apple's platforms.
  ///
  /// It is a wish and not a rule. File name endings, such as `.pdf`, the engine does not tell; empty asks for any type.
  public let acceptedMIMETypes: [String]

  nonisolated init(allowsMultipleSelection: Bool, acceptedMIMETypes: [String]) {
    self.allowsMultipleSelection = allowsMultipleSelection
    self.acceptedMIMETypes = acceptedMIMETypes
    super.init()
  }
}
