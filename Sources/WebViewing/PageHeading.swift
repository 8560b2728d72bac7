import LinkText
import WebAddress
import WebPolicy

/// The heading of a page: its title and its host.
public struct PageHeading: Hashable, Sendable {
  /// The app's own words, the page's title, or who it is; never empty.
  public let title: String
  /// Who the page is, to be shown smaller; empty where nothing is known, or the title says it already.
  public let address: String
  /// The part of the address that must never be cut; empty where there is no address.
  ///
  /// It is `WebHost.displayedOwner`, and the port.
  ///
  /// Shorten an address at its start, and never beyond this part.
  public let owner: String
  /// Whether the title is the address, so that it must be shortened as an address.
  public let isTitleAddress: Bool

  /// Title and address as one line; screen readers read it.
  public var spoken: String { address.isEmpty ? title : "\(title), \(address)" }
}

extension WebViewer {
  /// The heading of the page; every frontend shows it, so that the user always sees the page's host.
  ///
  /// If a failure is displayed instead of the page, it is the address that failed, without the page's title, because the page
  /// is not displayed. Before the first page it is the pending address; without a request, both are empty.
  ///
  /// - Parameter fixed: A title of the app that replaces the page's; nil keeps the page's.
  public func heading(fixedTitle fixed: String? = nil) -> PageHeading {
    var (address, owner) = (address, self.owner)
    var words = title
    if let failure {
      (address, owner) = failure.url.map { ($0.address, $0.owner) } ?? (address, owner)
      words = ""
    } else if !hasPage {
      (address, owner) = pendingURL.map { ($0.address, $0.owner) } ?? (address, owner)
    }
    let loading = phase == .empty ? "" : UserText.label("viewer.loading")
    let shown = fixed ?? (!words.isEmpty ? words : address.isEmpty ? loading : address)
    let isAddress = !address.isEmpty && address == shown
    return PageHeading(
      title: shown, address: isAddress ? "" : address, owner: owner, isTitleAddress: isAddress)
  }

  /// Whose page it is: of a page that its opener wrote, and that has no address, the opener's.
  var originOfContent: Origin? {
    if let origin = url?.origin, !origin.isOpaque { return origin }
    guard let popup, url.map({ $0.scheme == "about" }) ?? true else { return nil }
    if let opener = popup.wish.opener, !opener.isOpaque { return opener }
    return popup.opener?.originOfContent
  }

  /// The part of ``address`` that must never be cut.
  var owner: String { originOfContent?.ownerAddress ?? url?.owner ?? "" }
}

extension Origin {
  /// The host of the origin as displayed to the user; empty without a host.
  var address: String { host.map { $0.displayed + portSuffix } ?? "" }

  /// The part of ``address`` that must never be cut.
  fileprivate var ownerAddress: String { host.map { $0.displayedOwner + portSuffix } ?? "" }

  private var portSuffix: String { port.map { ":\($0)" } ?? "" }
}

extension WebURL {
  /// The host of this address as displayed to the user, with the port if it is not the default one.
  ///
  /// It never contains a user name, which could imitate a host. Empty without a host.
  var address: String { host.map { $0.displayed + (port.map { ":\($0)" } ?? "") } ?? origin.address }

  /// The part of ``address`` that must never be cut.
  var owner: String {
    host.map { $0.displayedOwner + (port.map { ":\($0)" } ?? "") } ?? origin.host?.displayedOwner ?? ""
  }
}
