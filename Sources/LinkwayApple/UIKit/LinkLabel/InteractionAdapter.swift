#if canImport(UIKit)
  import UIKit

  /// Translates UIKit's calls for menu, drag, pointer and tooltip for a ``LinkLabel``, which it does not keep alive.
  @MainActor
  final class InteractionAdapter: NSObject {
    weak var label: LinkLabel?

    init(_ label: LinkLabel) {
      self.label = label
      super.init()
    }
  }
#endif
