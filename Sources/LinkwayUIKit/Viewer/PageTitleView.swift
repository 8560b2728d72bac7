#if canImport(UIKit)
  import UIKit
  import WebAddress
  import WebViewing

  /// The title of a viewer's page, and below it the host that it is from.
  final class PageTitleView: UIStackView {
    private let heading = UILabel(frame: .zero)
    private let host = UILabel(frame: .zero)

    init() {
      super.init(frame: .zero)
      axis = .vertical
      alignment = .center
      heading.font = .preferredFont(forTextStyle: .headline)
      host.font = .preferredFont(forTextStyle: .caption1)
      host.textColor = .secondaryLabel
      // The end of a host is who owns it.
      host.lineBreakMode = .byTruncatingHead
      for label in [heading, host] {
        label.adjustsFontForContentSizeCategory = true
        // A bar does not grow with the largest sizes; the large content viewer shows what it says.
        label.maximumContentSizeCategory = .extraExtraLarge
        addArrangedSubview(label)
      }
      isAccessibilityElement = true
      accessibilityTraits = .header
      showsLargeContentViewer = true
      addInteraction(UILargeContentViewerInteraction(delegate: nil))
    }

    required init(coder: NSCoder) { super.init(coder: coder) }

    /// Shows the title, and who the page is: of the page, or where none shows of the one that failed or is on its way.
    func show(_ viewer: WebViewer, fixedTitle: String?) {
      var address = viewer.address
      if let failure = viewer.failure {
        address = failure.url?.host?.displayed ?? address
      } else if !viewer.hasPage, let pending = viewer.pendingURL {
        address = pending.host?.displayed ?? ""
      }
      let words = viewer.failure == nil ? viewer.title : ""
      let title = fixedTitle ?? (!words.isEmpty ? words : address.isEmpty ? LinkWords.loading : address)
      heading.text = title
      host.text = address
      host.isHidden = address.isEmpty || address == title
      accessibilityLabel = host.isHidden ? title : "\(title), \(address)"
      largeContentTitle = accessibilityLabel
    }

    /// The title that shows.
    var title: String { heading.text ?? "" }
  }
#endif
