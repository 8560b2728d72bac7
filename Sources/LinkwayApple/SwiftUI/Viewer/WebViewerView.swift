public import SwiftUI
public import WebAddress
public import WebPolicy
public import WebViewing

/// Shows a `WebViewer`: its page with a thin progress bar, or the failure in its place, never a blank area.
///
/// The windows of the page and what it asks show over it. The view loads nothing by itself when state around it changes: with
/// a viewer it never loads, and with a source only once for each.
///
/// ```swift
/// @State private var viewer = WebViewer()
///
/// WebViewerView(viewer)
///   .onPageEvent { event in log(event) }
///   .task { viewer.load(address) }
/// ```
public struct WebViewerView: View {
  private enum Source {
    case viewer(WebViewer)
    case own(PageSource, ViewerOptions)
  }

  private let source: Source
  @State private var own = OwnViewer()

  /// A view of a viewer; a viewer has one view at a time, and the code that created the viewer closes it.
  public init(_ viewer: WebViewer) { source = .viewer(viewer) }

  /// A view of a page, with a viewer of its own that is closed when the view goes away.
  ///
  /// Another source loads; the same one, however often the view is made anew, does not.
  public init(_ source: PageSource, options: ViewerOptions = ViewerOptions()) {
    self.source = .own(source, options)
  }

  /// A view of the page at an address, with a viewer of its own that is closed when the view goes away.
  public init(_ url: WebURL, policy: NavigationPolicy = NavigationPolicy(), storage: DataStorage = .shared) {
    self.init(.url(url), options: ViewerOptions(policy: policy, storage: storage))
  }

  public var body: some View {
    switch source {
    case .viewer(let viewer): ViewerContent(viewer: viewer)
    case .own(let page, let options): OwnViewerContent(page: page, viewer: own.viewer(options))
    }
  }
}

/// The content of a viewer that the view made, which loads each source once.
private struct OwnViewerContent: View {
  let page: PageSource
  let viewer: WebViewer

  var body: some View {
    ViewerContent(viewer: viewer)
      .handsLinksOff(viewer)
      .onChange(of: page, initial: true) { viewer.show(page) }
  }
}

/// A viewer that is made when it is first needed: SwiftUI makes a state's first value anew with every view, and a web view
/// is much to throw away.
@MainActor
final class OwnViewer {
  private var made: WebViewer?

  func viewer(_ options: ViewerOptions) -> WebViewer {
    if let made { return made }
    let viewer = WebViewer(options)
    made = viewer
    return viewer
  }

  deinit {
    let made = made
    Task { @MainActor in made?.close() }
  }
}
