@available(iOS 11, *)
@objc @MainActor public protocol UIInteraction: NSObjectProtocol {}

@available(iOS 13, *)
@objc @MainActor open class UIPreviewParameters: NSObject {
  public init(textLineRects: [NSValue]) { fatalError() }
}

@available(iOS 13, *)
@objc @MainActor open class UITargetedPreview: NSObject {
  public init(view: UIView, parameters: UIPreviewParameters) { fatalError() }
}

@available(iOS 13, *)
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
@available(iOS 13, *)
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

@available(iOS 13, *)
@objc @MainActor open class UIContextMenuConfiguration: NSObject {
  public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) { fatalError() }
}

@available(iOS 13, *)
@objc @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  public init(delegate: any UIContextMenuInteractionDelegate) { fatalError() }
}

@available(iOS 13, *)
@objc @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  @objc(contextMenuInteraction:configurationForMenuAtLocation:)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  @available(iOS 16, *)
  @objc(contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:)
  optional func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  @available(iOS 16, *)
  @objc(contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:)
  optional func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
}

@available(iOS 13.4, *)
@objc @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  public init(delegate: (any UIPointerInteractionDelegate)?) { fatalError() }
}

@available(iOS 13.4, *)
@objc @MainActor open class UIPointerRegion: NSObject {
  public convenience init(rect: CGRect, identifier: AnyHashable? = nil) { fatalError() }
  open var identifier: AnyHashable? { fatalError() }
}

@available(iOS 13.4, *)
@objc @MainActor open class UIPointerRegionRequest: NSObject {
  open var location: CGPoint { fatalError() }
}

@available(iOS 13.4, *)
public enum UIPointerEffect { case highlight(UITargetedPreview) }

@available(iOS 13.4, *)
public enum UIPointerShape {}

@available(iOS 13.4, *)
@objc @MainActor open class UIPointerStyle: NSObject {
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { fatalError() }
}

@available(iOS 13.4, *)
@objc @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  @objc(pointerInteraction:regionForRequest:defaultRegion:)
  optional func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  @objc(pointerInteraction:styleForRegion:)
  optional func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

@available(iOS 17, *)
public struct UIShape {
  public static func path(_ path: UIBezierPath) -> UIShape { fatalError() }
}

@available(iOS 17, *)
@objc @MainActor open class UIHoverStyle: NSObject {
  public convenience init(shape: UIShape? = nil) { fatalError() }
}

extension UIView {
  @available(iOS 17, *)
  public var hoverStyle: UIHoverStyle? {
    get { fatalError() }
    set {}
  }
}

@available(iOS 15, *)
@available(visionOS, unavailable)
@objc @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  public override init() { fatalError() }
  weak open var delegate: (any UIToolTipInteractionDelegate)?
}

@available(iOS 15, *)
@available(visionOS, unavailable)
@objc @MainActor open class UIToolTipConfiguration: NSObject {
  public convenience init(toolTip: String, in rect: CGRect) { fatalError() }
}

@available(iOS 15, *)
@available(visionOS, unavailable)
@objc @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  @objc(toolTipInteraction:configurationAtPoint:)
  optional func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}
