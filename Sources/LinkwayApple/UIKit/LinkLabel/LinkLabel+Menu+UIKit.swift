#if canImport(UIKit)
  import Foundation
  import LinkText
  import UIKit

  // A long press on a link, or the pointer's second button: what can be done with it.
  extension LinkLabel {
    func menusChanged() {
      if let menuInteraction { removeInteraction(menuInteraction) }
      menuInteraction = hasMenus ? UIContextMenuInteraction(delegate: adapter) : nil
      if let menuInteraction { addInteraction(menuInteraction) }
    }

    func menu(at point: CGPoint) -> UIContextMenuConfiguration? {
      guard case .showMenu(let id)? = tell(.menuRequested(hit(point))), links.indices.contains(id) else {
        return nil
      }
      tracked = nil
      let link = links[id]
      let items = link.menuItems(
        open: { [weak self] in self?.follow(link) },
        share: { [weak self] in self?.share(link, from: self?.layout.rects(of: id).first) })
      guard let menu = onMenu.map({ $0(link, items) }) ?? UIMenu(children: items) else { return nil }
      return UIContextMenuConfiguration(
        identifier: NSNumber(value: id),
        previewProvider: onPreview.map { make in { make(link) } }, actionProvider: { _ in menu })
    }

    /// The link's own letters, lifted out of the label; nil where it does not show.
    func preview(of link: TextLink.ID) -> UITargetedPreview? {
      let rects = layout.rects(of: link)
      guard !rects.isEmpty, window != nil else { return nil }
      let parameters = UIPreviewParameters(textLineRects: rects.map { NSValue(cgRect: $0) })
      return UITargetedPreview(view: self, parameters: parameters)
    }
  }

  extension InteractionAdapter: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      label?.menu(at: location)
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      (identifier as? NSNumber).flatMap { label?.preview(of: $0.intValue) }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      (identifier as? NSNumber).flatMap { label?.preview(of: $0.intValue) }
    }
  }
#endif
