import LinkText
public import SwiftUI
import WebAddress
public import WebViewing

/// A button that goes one page back in a viewer.
public struct PageBackButton: View {
  private let viewer: WebViewer

  /// A button for a viewer.
  public init(_ viewer: WebViewer) { self.viewer = viewer }

  public var body: some View {
    Button {
      viewer.goBack()
    } label: {
      Label(UserText.label("viewer.back"), systemImage: "chevron.backward")
    }
    .disabled(!viewer.canGoBack)
    .help(UserText.label("viewer.back"))
  }
}

/// A button that goes one page forward in a viewer.
public struct PageForwardButton: View {
  private let viewer: WebViewer

  /// A button for a viewer.
  public init(_ viewer: WebViewer) { self.viewer = viewer }

  public var body: some View {
    Button {
      viewer.goForward()
    } label: {
      Label(UserText.label("viewer.forward"), systemImage: "chevron.forward")
    }
    .disabled(!viewer.canGoForward)
    .help(UserText.label("viewer.forward"))
  }
}

/// A button that loads a viewer's page again, and while one is on its way gives that up.
public struct PageReloadButton: View {
  private let viewer: WebViewer

  /// A button for a viewer.
  public init(_ viewer: WebViewer) { self.viewer = viewer }

  public var body: some View {
    let words = viewer.isLoading ? UserText.label("viewer.stop") : UserText.label("viewer.reload")
    Button {
      if viewer.isLoading { viewer.stop() } else { viewer.reload() }
    } label: {
      Label(words, systemImage: viewer.isLoading ? "xmark" : "arrow.clockwise")
    }
    .help(words)
  }
}

/// A button that shares the address of a viewer's page.
public struct PageShareButton: View {
  private let viewer: WebViewer

  /// A button for a viewer.
  public init(_ viewer: WebViewer) { self.viewer = viewer }

  public var body: some View {
    let label = Label(UserText.label("viewer.share"), systemImage: "square.and.arrow.up")
    // A name and a password in the address must not be shared.
    if let url = viewer.url, let address = URL(string: url.withoutUserInfo.href) {
      ShareLink(item: address, subject: viewer.title.isEmpty ? nil : Text(verbatim: viewer.title)) { label }
    } else {
      Button {
      } label: {
        label
      }.disabled(true)
    }
  }
}
