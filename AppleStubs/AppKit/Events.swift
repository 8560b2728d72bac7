@objc open class NSEvent: NSObject {
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var shift: ModifierFlags { fatalError() }
    public static var command: ModifierFlags { fatalError() }
  }
  open var locationInWindow: NSPoint { fatalError() }
  open var clickCount: Int { fatalError() }
  open var modifierFlags: ModifierFlags { fatalError() }
  open var charactersIgnoringModifiers: String? { fatalError() }
}

@objc open class NSCursor: NSObject {
  open class var pointingHand: NSCursor { fatalError() }
  open class var iBeam: NSCursor { fatalError() }
  open class var arrow: NSCursor { fatalError() }
  open func set() {}
}

@objc open class NSTrackingArea: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var mouseEnteredAndExited: Options { fatalError() }
    public static var mouseMoved: Options { fatalError() }
    public static var activeInActiveApp: Options { fatalError() }
    public static var inVisibleRect: Options { fatalError() }
  }
  public init(rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
    fatalError()
  }
}

@objc open class NSMenu: NSObject {
  public init(title: String) { fatalError() }
  open func addItem(_ newItem: NSMenuItem) {}
  open var items: [NSMenuItem] { fatalError() }
  @available(macOS 10.6, *)
  open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool {
    fatalError()
  }
}

@objc open class NSMenuItem: NSObject {
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    fatalError()
  }
  weak open var target: AnyObject?
  open var representedObject: Any?
}

@objc open class NSSharingServicePicker: NSObject {
  public init(items: [Any]) { fatalError() }
  @available(macOS 13, *)
  open var standardShareMenuItem: NSMenuItem { fatalError() }
}

@objc open class NSPasteboard: NSObject {
  /// A structure in truth; a class here, for only what imports Objective-C has structures that Objective-C knows.
  public final class PasteboardType: NSObject, @unchecked Sendable {
    @available(macOS 10.6, *)
    public static let string = PasteboardType()
  }
  open class var general: NSPasteboard { fatalError() }
  @discardableResult open func clearContents() -> Int { fatalError() }
  @available(macOS 10.6, *)
  open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool { fatalError() }
}

@objc public protocol NSServicesMenuRequestor: NSObjectProtocol {
  @objc(writeSelectionToPasteboard:types:)
  optional func writeSelection(to pboard: NSPasteboard, types: [NSPasteboard.PasteboardType]) -> Bool
}

@objc public protocol NSValidatedUserInterfaceItem {
  var action: Selector? { get }
}

@objc public protocol NSUserInterfaceValidations {
  @objc(validateUserInterfaceItem:)
  @MainActor func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
}

@available(macOS 10.6, *)
@objc public protocol NSPasteboardWriting: NSObjectProtocol {}

extension NSString: NSPasteboardWriting {}
extension NSURL: NSPasteboardWriting {}

public struct NSDragOperation: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var copy: NSDragOperation { fatalError() }
}

@objc public enum NSDraggingContext: Int, Sendable { case outsideApplication, withinApplication }

@available(macOS 10.7, *)
@objc open class NSDraggingSession: NSObject {}

@available(macOS 10.7, *)
@objc open class NSDraggingItem: NSObject {
  public init(pasteboardWriter: any NSPasteboardWriting) { fatalError() }
  open func setDraggingFrame(_ frame: NSRect, contents: Any?) {}
}

@available(macOS 10.7, *)
public protocol NSDraggingSource: NSObjectProtocol {
  @MainActor func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation
}
