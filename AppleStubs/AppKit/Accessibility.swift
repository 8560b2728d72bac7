@available(macOS 10.10, *)
public struct NSAccessibility {
  public struct Role: Hashable, Sendable {
    public static let link = Role()
    public static let staticText = Role()
    public static let group = Role()
  }
  @MainActor public static func screenPoint(fromView parentView: NSView, point: NSPoint) -> NSPoint {
    fatalError()
  }
}

// From the protocol `NSAccessibilityProtocol`, which views conform to.
@available(macOS 10.10, *)
extension NSView {
  @objc dynamic open func isAccessibilityElement() -> Bool { fatalError() }
  @objc dynamic open func isAccessibilityEnabled() -> Bool { fatalError() }
  @objc dynamic open func accessibilityLabel() -> String? { fatalError() }
  @objc dynamic open func accessibilityHelp() -> String? { fatalError() }
  @objc dynamic open func accessibilityValue() -> Any? { fatalError() }
  @objc dynamic open func accessibilitySelectedText() -> String? { fatalError() }
  @objc dynamic open func accessibilityURL() -> URL? { fatalError() }
  @objc dynamic open func accessibilityActivationPoint() -> NSPoint { fatalError() }
  @objc dynamic open func accessibilityPerformPress() -> Bool { fatalError() }
  @objc dynamic open func accessibilityPerformShowMenu() -> Bool { fatalError() }
}
