import LinkText
import WebAddress
import WebPolicy

/// What stands over a page: its title, and who it is.
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

  /// The two in a line, for a screen reader.
  public var spoken: String { address.isEmpty ? title : "\(title), \(address)" }
}

extension WebViewer {
  /// What stands over the page; every frontend shows it, so that a person always sees who speaks.
  ///
  /// Where a failure shows in the page's place, it is the address that failed, and the page's title is left out, for the page
  /// does not show. Before the first page it is the address that is on its way; where nothing was asked for, both are empty.
  ///
  /// - Parameter fixed: A title of the app's own in place of the page's; nil leaves the page's.
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
  /// Who pages of the origin are, for a person; empty where there is no host.
  var address: String { host.map { $0.displayed + portSuffix } ?? "" }

  /// The part of ``address`` that must never be cut.
  fileprivate var ownerAddress: String { host.map { $0.displayedOwner + portSuffix } ?? "" }

  private var portSuffix: String { port.map { ":\($0)" } ?? "" }
}

extension WebURL {
  /// Who a page at this address is, for a person: the host, safe to show, and the port where it is not the usual one.
  ///
  /// It never holds a user name, which could be made to look like a host. Empty where there is no host.
  var address: String { host.map { $0.displayed + (port.map { ":\($0)" } ?? "") } ?? origin.address }

  /// The part of ``address`` that must never be cut.
  var owner: String {
    host.map { $0.displayedOwner + (port.map { ":\($0)" } ?? "") } ?? origin.host?.displayedOwner ?? ""
  }
}
