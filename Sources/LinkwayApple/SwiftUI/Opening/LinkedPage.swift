public import LinkRouting
public import SwiftUI
public import WebViewing

/// A page that a link led to, and how it is to be shown.
@MainActor
@Observable
public final class LinkedPage: Identifiable {
  /// What shows the page.
  public enum Content {
    /// The app's own viewer.
    case viewer(WebViewer)
    /// The system's browser in a sheet.
    case browser(URL)
  }

  /// What shows the page.
  public let content: Content
  /// Under which title and in what form it shows.
  public internal(set) var style: ViewerStyle
  /// How often a link has led to the page that shows already; a window of it comes to the frontend.
  var calls = 0

  init(_ content: Content, _ style: ViewerStyle) {
    self.content = content
    self.style = style
  }

  /// The viewer; nil where the system's browser shows the page.
  public var viewer: WebViewer? { if case .viewer(let viewer) = content { viewer } else { nil } }

  /// The ways in which SwiftUI shows a page.
  enum Form { case sheet, cover, push, window }

  /// The way in which the page shows.
  ///
  /// On iOS a window of its own needs a scene that the app declares, so it is a sheet; and macOS covers no whole screen.
  var form: Form {
    switch style.presentation {
    case .push: .push
    case .fullScreen: Self.hasCovers ? .cover : .sheet
    case .window: Self.hasWindows ? .window : .sheet
    case .automatic, .sheet, .browserSheet: .sheet
    }
  }

  /// Whether it lies over the view around the links.
  var covers: Bool { form == .sheet || form == .cover }
}

extension LinkedPage: Hashable {
  /// Two pages are the same where they are one object.
  public nonisolated static func == (one: LinkedPage, other: LinkedPage) -> Bool { one === other }
  /// Takes the object's identity in.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
