#if canImport(UIKit)
  import Foundation
  import LinkText
  import UIKit

  extension TextLink {
    /// The usual items of a link's menu: open, copy, share; links of the app's own values are not shared.
    @MainActor
    func menuItems(
      open: @escaping @MainActor () -> Void, share: @escaping @MainActor () -> Void
    ) -> [UIMenuElement] {
      var items: [UIMenuElement] = [
        UIAction(title: UserText.label("menu.openLink"), image: UIImage(systemName: "arrow.up.right")) { _ in
          open()
        }
      ]
      guard !target.text.isEmpty else { return items }
      items.append(
        UIAction(title: UserText.label("menu.copyLink"), image: UIImage(systemName: "doc.on.doc")) { _ in
          copyTarget()
        })
      if !target.hasValue {
        items.append(
          UIAction(title: UserText.label("viewer.share"), image: UIImage(systemName: "square.and.arrow.up")) {
            _ in
            share()
          }
        )
      }
      return items
    }

    /// Where the link leads, as a URL where it is one, else as text.
    var sharedItem: Any { URL(string: target.text) ?? target.text as Any }

    /// Copies where the link leads, as text and where it is a URL also as one.
    @MainActor
    func copyTarget() {
      guard !target.text.isEmpty else { return }
      UIPasteboard.general.string = target.text
      if !target.hasValue, let url = URL(string: target.text) { UIPasteboard.general.url = url }
    }
  }

  extension UIView {
    /// Shows what can be done with a link's address, beside one of its runs.
    func share(_ link: TextLink, from rect: CGRect?) {
      let sheet = UIActivityViewController(activityItems: [link.sharedItem], applicationActivities: nil)
      sheet.popoverPresentationController?.sourceView = self
      sheet.popoverPresentationController?.sourceRect = rect ?? bounds
      nearestViewController?.presentUppermost(sheet)
    }
  }
#endif
