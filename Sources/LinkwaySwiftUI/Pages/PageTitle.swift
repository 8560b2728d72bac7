public import SwiftUI
import WebAddress
public import WebViewing

/// The title of a viewer's page, and below it the host that it is from.
public struct PageTitle: View {
  private let viewer: WebViewer
  private let title: String?

  /// A title of a viewer's page, or with the app's own words in the page's stead.
  public init(_ viewer: WebViewer, title: String? = nil) {
    self.viewer = viewer
    self.title = title
  }

  public var body: some View {
    let heading = viewer.heading(title)
    let host = viewer.shownAddress
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: heading).font(.headline).lineLimit(1)
      if !host.isEmpty, host != heading {
        Text(verbatim: host).font(.caption).foregroundStyle(.secondary).lineLimit(1).truncationMode(.head)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isHeader)
  }
}

/// How much of a viewer's page has come, as a thin bar.
public struct PageProgress: View {
  private let viewer: WebViewer

  /// A bar for a viewer.
  public init(_ viewer: WebViewer) { self.viewer = viewer }

  public var body: some View {
    ProgressView(value: viewer.progress)
      .progressViewStyle(.linear)
      .accessibilityLabel(FrontWords.loading)
  }
}

extension WebViewer {
  /// The host to show: the page's, or where none shows that of the page on its way or of the one that failed.
  var shownAddress: String {
    if let failure { return failure.url?.host?.displayed ?? address }
    if !hasPage, let pendingURL { return pendingURL.host?.displayed ?? "" }
    return address
  }

  /// The words over a page: the app's own, the page's, or the host.
  func heading(_ fixed: String?) -> String {
    if let fixed { return fixed }
    let words = failure == nil ? title : ""
    if !words.isEmpty { return words }
    return shownAddress.isEmpty ? FrontWords.loading : shownAddress
  }
}
