@_exported import CoreGraphics
@_exported import Foundation
@_exported import UIFoundation

public typealias NSRect = CGRect
public typealias NSPoint = CGPoint
public typealias NSSize = CGSize

@objcMembers @MainActor open class NSResponder: NSObject {
  open dynamic var acceptsFirstResponder: Bool { fatalError() }
  open dynamic func becomeFirstResponder() -> Bool { fatalError() }
  open dynamic func resignFirstResponder() -> Bool { fatalError() }
  open dynamic func mouseDown(with event: NSEvent) {}
  open dynamic func mouseDragged(with event: NSEvent) {}
  open dynamic func mouseUp(with event: NSEvent) {}
  open dynamic func mouseMoved(with event: NSEvent) {}
  open dynamic func mouseExited(with event: NSEvent) {}
  open dynamic func keyDown(with event: NSEvent) {}
  open dynamic func interpretKeyEvents(_ eventArray: [NSEvent]) {}
  @available(macOS 10.8, *)
  open dynamic func quickLook(with event: NSEvent) {}
  open dynamic func validRequestor(
    forSendType sendType: NSPasteboard.PasteboardType?, returnType: NSPasteboard.PasteboardType?
  ) -> Any? { fatalError() }

  // From the protocol `NSStandardKeyBindingResponding`, which responders conform to.
  open dynamic func moveRightAndModifySelection(_ sender: Any?) {}
  open dynamic func moveLeftAndModifySelection(_ sender: Any?) {}
  open dynamic func moveToBeginningOfDocumentAndModifySelection(_ sender: Any?) {}
  open dynamic func moveToEndOfDocumentAndModifySelection(_ sender: Any?) {}
  open dynamic func cancelOperation(_ sender: Any?) {}
  open dynamic func selectAll(_ sender: Any?) {}
}

@objcMembers @MainActor open class NSView: NSResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let width = AutoresizingMask(rawValue: 2)
    public static let height = AutoresizingMask(rawValue: 16)
  }
  public typealias ToolTipTag = Int
  public init(frame: NSRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open dynamic var isHidden: Bool = false
  open dynamic var frame: NSRect = .zero
  open dynamic var bounds: NSRect = .zero
  open dynamic var autoresizingMask: AutoresizingMask = []
  open dynamic var superview: NSView? { fatalError() }
  open dynamic var subviews: [NSView] = []
  open dynamic var window: NSWindow? { fatalError() }
  open dynamic func addSubview(_ view: NSView) {}
  open dynamic func removeFromSuperview() {}
  open dynamic var isFlipped: Bool { fatalError() }
  open dynamic func draw(_ dirtyRect: NSRect) {}
  open dynamic var needsDisplay: Bool = false
  open dynamic var needsLayout: Bool = false
  open dynamic func layout() {}
  @available(macOS 10.7, *)
  open dynamic func layoutSubtreeIfNeeded() {}
  open dynamic func hitTest(_ point: NSPoint) -> NSView? { fatalError() }
  @objc(convertPoint:fromView:) open dynamic func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    fatalError()
  }
  @objc(convertRect:fromView:) open dynamic func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    fatalError()
  }
  @available(macOS 10.7, *)
  open dynamic func viewDidChangeBackingProperties() {}
  open dynamic func resetCursorRects() {}
  open dynamic func addCursorRect(_ rect: NSRect, cursor: NSCursor) {}
  open dynamic func updateTrackingAreas() {}
  open dynamic func addTrackingArea(_ trackingArea: NSTrackingArea) {}
  open dynamic func removeTrackingArea(_ trackingArea: NSTrackingArea) {}
  open dynamic func menu(for event: NSEvent) -> NSMenu? { fatalError() }
  open dynamic func acceptsFirstMouse(for event: NSEvent?) -> Bool { fatalError() }
  @discardableResult
  open dynamic func addToolTip(_ rect: NSRect, owner: Any, userData data: UnsafeMutableRawPointer?)
    -> ToolTipTag
  {
    fatalError()
  }
  open dynamic func removeAllToolTips() {}
  open dynamic var canBecomeKeyView: Bool { fatalError() }
  open dynamic func autoscroll(with event: NSEvent) -> Bool { fatalError() }
  @available(macOS 10.6, *)
  @nonobjc public func showDefinition(for attrString: NSAttributedString?, at textBaselineOrigin: NSPoint) {}
  @nonobjc public func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? { fatalError() }
  @nonobjc public func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {}
  open dynamic func drawFocusRingMask() {}
  open dynamic var focusRingMaskBounds: NSRect { fatalError() }
  open dynamic func noteFocusRingMaskChanged() {}
  /// From the protocol `NSAccessibilityProtocol`, as the members in `Accessibility.swift`.
  @available(macOS 10.10, *)
  @nonobjc open func accessibilityRole() -> NSAccessibility.Role? { fatalError() }
  @available(macOS 10.7, *)
  open dynamic func beginDraggingSession(
    with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource
  ) -> NSDraggingSession { fatalError() }
}

extension NSView {
  @available(macOS 10.7, *)
  @objc dynamic open var intrinsicContentSize: NSSize { fatalError() }
  @available(macOS 10.7, *)
  public func invalidateIntrinsicContentSize() {}
  @available(macOS 10.8, *)
  public var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { fatalError() }
  @available(macOS 10.7, *)
  public func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
  @objc dynamic open func viewDidChangeEffectiveAppearance() {}
}

public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

@available(macOS 10.7, *)
@objc open class NSLayoutConstraint: NSObject {
  public struct Priority: Hashable, Sendable {
    public init(_ rawValue: Float) { fatalError() }
  }
  public enum Orientation: Int, Sendable { case horizontal, vertical }
}

@objc public protocol NSViewToolTipOwner: NSObjectProtocol {
  @objc(view:stringForToolTip:point:userData:)
  @MainActor func view(
    _ view: NSView, stringForToolTip tag: NSView.ToolTipTag, point: NSPoint,
    userData data: UnsafeMutableRawPointer?
  ) -> String
}

@objc @MainActor open class NSWindow: NSResponder {
  open var frame: NSRect { fatalError() }
  open func setFrame(_ frameRect: NSRect, display flag: Bool) {}
  @available(macOS 10.7, *)
  open var backingScaleFactor: CGFloat { fatalError() }
  open func invalidateCursorRects(for view: NSView) {}
  public override init() { fatalError() }
  @available(macOS 10.10, *)
  public convenience init(contentViewController: NSViewController) { fatalError() }
  @available(macOS 10.10, *)
  open var contentViewController: NSViewController?
  open var isReleasedWhenClosed: Bool = true
  open var isKeyWindow: Bool { fatalError() }
  open weak var firstResponder: NSResponder? { fatalError() }
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool { fatalError() }
  open func setContentSize(_ size: NSSize) {}
  open var contentMinSize: NSSize = .zero
  open func center() {}
  open func close() {}
  open func makeKeyAndOrderFront(_ sender: Any?) {}
  @available(macOS 10.7, *)
  open func toggleFullScreen(_ sender: Any?) {}
}
