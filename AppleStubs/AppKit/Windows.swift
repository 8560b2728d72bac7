@objc @MainActor open class NSViewController: NSResponder {
  public required init?(coder: NSCoder) { fatalError() }
  public override init() { fatalError() }
}

@available(macOS 10.3, *)
@objc @MainActor open class NSAlert: NSObject {
  public override init() { fatalError() }
  open var messageText: String = ""
  open var informativeText: String = ""
  @discardableResult open func addButton(withTitle title: String) -> NSButton { fatalError() }
  @discardableResult open func runModal() -> NSApplication.ModalResponse { fatalError() }
  @available(macOS 10.9, *)
  open func beginSheetModal(
    for sheetWindow: NSWindow,
    completionHandler handler: (@MainActor @Sendable (NSApplication.ModalResponse) -> Void)? = nil
  ) {}
  open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse { fatalError() }
}

@objc @MainActor open class NSButton: NSView {
  @available(macOS 11, *)
  open var hasDestructiveAction: Bool = false
}

@objc @MainActor open class NSApplication: NSResponder {
  open class var shared: NSApplication { fatalError() }
  @available(macOS 10.6, *)
  open var isFullKeyboardAccessEnabled: Bool { fatalError() }
  public struct ModalResponse: Hashable, Sendable {
    @available(macOS 10.9, *)
    public static let alertSecondButtonReturn = ModalResponse()
  }
}

@objc open class NSWorkspace: NSObject {
  open class var shared: NSWorkspace { fatalError() }
  @discardableResult open func open(_ url: URL) -> Bool { fatalError() }
}
