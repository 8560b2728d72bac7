#if canImport(UIKit)
  import Foundation
  import LinkText
  import UIKit

  // A link that is dragged elsewhere: its address, for programs that take addresses and for those that take text.
  extension LinkLabel {
    func draggabilityChanged() {
      if let dragInteraction { removeInteraction(dragInteraction) }
      dragInteraction = isDraggable ? UIDragInteraction(delegate: adapter) : nil
      guard let dragInteraction else { return }
      // On iPhones it is off unless it is asked for.
      dragInteraction.isEnabled = true
      addInteraction(dragInteraction)
    }

    /// What is taken along from a point; none beside the links.
    func dragItems(at point: CGPoint) -> [UIDragItem] {
      // The press that became a drag is the state machine's; where it has let go, what lies under the finger counts.
      let dragged: TextLink.ID? = if case .drag(let link)? = tell(.dragBegan) { link } else { hit(point) }
      guard let dragged, canFollow(dragged), let content = links[dragged].dragContent else { return [] }
      tracked = nil
      let item = UIDragItem(itemProvider: content)
      item.localObject = dragged
      return [item]
    }

    func dragPreview(of item: UIDragItem) -> UITargetedDragPreview? {
      guard let link = item.localObject as? TextLink.ID else { return nil }
      let rects = layout.rects(of: link)
      guard !rects.isEmpty, window != nil else { return nil }
      let parameters = UIDragPreviewParameters(textLineRects: rects.map { NSValue(cgRect: $0) })
      return UITargetedDragPreview(view: self, parameters: parameters)
    }
  }

  extension InteractionAdapter: UIDragInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      label.map { $0.dragItems(at: session.location(in: $0)) } ?? []
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
      label?.dragPreview(of: item)
    }
  }

  extension TextLink {
    /// What is dragged; nil for a link whose target is no text.
    fileprivate var dragContent: NSItemProvider? {
      guard !target.text.isEmpty else { return nil }
      if !target.hasValue, let url = URL(string: target.text) { return NSItemProvider(object: url as NSURL) }
      return NSItemProvider(object: target.text as NSString)
    }
  }
#endif
