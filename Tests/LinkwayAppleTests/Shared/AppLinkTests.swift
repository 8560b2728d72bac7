#if canImport(UIKit) || canImport(AppKit)
  import Testing
  import WebKit

  @testable import WebViewing

  /// How a viewer answers WebKit about links that installed apps claim.
  @MainActor @Suite struct AppLinkTests {
    @Test("By default WebKit gets its public value")
    func publicValue() {
      #expect(WKNavigationActionPolicy.allow(keepsAppLinks: ViewerOptions().keepsAppLinksInViewer) == .allow)
    }

    @Test("Only the option gets the value that keeps links in the viewer")
    func optIn() {
      #expect(WKNavigationActionPolicy.allow(keepsAppLinks: true).rawValue == 3)
    }
  }
#endif
