import LinkText
import WebAddress

/// What stands over a page: its title, and who it is.
public struct PageHeading: Hashable, Sendable {
  /// The app's own words, the page's title, or who it is; never empty.
  public let title: String
  /// Who the page is, to be shown smaller; empty where nothing is known, or the title says it already.
  public let address: String

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
    var address = address
    var words = title
    if let failure {
      address = failure.url?.address ?? address
      words = ""
    } else if !hasPage {
      address = pendingURL?.address ?? address
    }
    let loading = phase == .empty ? "" : UserText.label("viewer.loading")
    let shown = fixed ?? (!words.isEmpty ? words : address.isEmpty ? loading : address)
    return PageHeading(title: shown, address: address == shown ? "" : address)
  }
}

extension WebURL {
  /// Who a page at this address is, for a person: the host, safe to show, and the port where it is not the usual one.
  ///
  /// It never holds a user name, which could be made to look like a host. Empty where there is no host.
  var address: String { host.map { $0.displayed + (port.map { ":\($0)" } ?? "") } ?? "" }
}
