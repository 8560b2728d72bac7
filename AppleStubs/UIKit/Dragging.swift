@available(iOS 11, *)
@objc @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  public init(delegate: any UIDragInteractionDelegate) { fatalError() }
  open var isEnabled: Bool = false
}

@available(iOS 11, *)
@objc @MainActor open class UIDragItem: NSObject {
  public init(itemProvider: NSItemProvider) { fatalError() }
  open var localObject: Any?
}

@available(iOS 11, *)
@objc @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  @objc(locationInView:)
  func location(in view: UIView) -> CGPoint
}

@available(iOS 11, *)
@objc @MainActor public protocol UIDragSession: UIDragDropSession {}

@available(iOS 11, *)
@objc @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

@available(iOS 11, *)
@objc @MainActor open class UITargetedDragPreview: UITargetedPreview {
  public init(view: UIView, parameters: UIDragPreviewParameters) { fatalError() }
}

@available(iOS 11, *)
@objc @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  @objc(dragInteraction:itemsForBeginningSession:)
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  @objc(dragInteraction:previewForLiftingItem:session:)
  optional func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
}
