#if canImport(UIKit)
  import LinkText
  import UIKit

  /// Translates UIKit's calls for text items for a ``LinkTextView``, which it does not keep alive.
  @MainActor
  final class TextItemAdapter: NSObject, UITextViewDelegate {
    private weak var view: LinkTextView?

    init(_ view: LinkTextView) {
      self.view = view
      super.init()
    }

    /// An answer of nil would show the menu instead of doing nothing, so each link gets an action of its own.
    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      guard let link = view?.link(in: textItem.range) else { return defaultAction }
      return UIAction { [weak view] _ in view?.follow(link) }
    }

    func textView(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      guard let view, let link = view.link(in: textItem.range) else {
        return UITextItem.MenuConfiguration(menu: defaultMenu)
      }
      let items = link.menuItems(
        open: { [weak view] in view?.follow(link) },
        share: { [weak view] in view?.share(link, from: view?.readLayout().rects(of: link.id).first) })
      guard let menu = view.onMenu.map({ $0(link, items) }) ?? UIMenu(children: items) else { return nil }
      // The system's own preview loads the page before anybody has decided that it may be.
      return UITextItem.MenuConfiguration(preview: nil, menu: menu)
    }
  }
#endif
