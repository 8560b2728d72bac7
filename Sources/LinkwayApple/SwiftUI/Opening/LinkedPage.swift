import LinkRouting
import SwiftUI
import WebViewing

/// A page that a link led to, and how it is shown.
@MainActor
@Observable
final class LinkedPage: Identifiable {
  /// What shows the page: a viewer, or the system's browser in a sheet.
  enum Content {
    case viewer(WebViewer)
    case browser(URL)
  }

  let content: Content
  /// The title, and a form that the platform has.
  let style: ViewerStyle
  /// How often the current page has been requested again; each time its window comes forward.
  var reveals = 0

  init(_ content: Content, _ style: ViewerStyle) {
    self.content = content
    self.style = style
  }

  /// The viewer; nil where the system's browser shows the page.
  var viewer: WebViewer? { if case .viewer(let viewer) = content { viewer } else { nil } }

  /// Whether it covers the view around the links.
  var covers: Bool { style.presentation == .sheet || style.presentation == .fullScreen }
}

extension LinkedPage: Hashable {
  nonisolated static func == (one: LinkedPage, other: LinkedPage) -> Bool { one === other }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
