#if canImport(UIKit)
  import UIKit
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

    /// Shows the heading of a viewer's page.
    func show(_ shown: PageHeading) {
      heading.text = shown.title
      host.text = shown.address
      host.isHidden = shown.address.isEmpty
      accessibilityLabel = shown.spoken
      largeContentTitle = shown.spoken
    }
  }
#endif
