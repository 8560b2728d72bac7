import LinkText
public import SwiftUI
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
    let shown = viewer.heading(fixedTitle: title)
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: shown.title).font(.headline).lineLimit(1)
      if !shown.address.isEmpty {
        // The end of a host is who owns it.
        Text(verbatim: shown.address).font(.caption).foregroundStyle(.secondary).lineLimit(1).truncationMode(
          .head)
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
      .accessibilityLabel(UserText.label("viewer.loading"))
  }
}
