@_exported import CoreGraphics
@_exported import Foundation
@_exported import UIFoundation

@objc @MainActor open class NSResponder: NSObject {}

@objc @MainActor open class NSView: NSResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let width = AutoresizingMask(rawValue: 2)
    public static let height = AutoresizingMask(rawValue: 16)
  }
  public init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var isHidden: Bool = false
  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open var autoresizingMask: AutoresizingMask = []
  open var superview: NSView? { fatalError() }
  open var subviews: [NSView] = []
  open func addSubview(_ view: NSView) {}
  open func removeFromSuperview() {}
}
