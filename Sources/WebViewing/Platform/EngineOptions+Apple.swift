#if canImport(Darwin)
  import WebKit

  extension ViewerOptions.Engine {
    /// Sets what only Apple's engine has.
    @MainActor
    func applyPlatformOptions(to configuration: WKWebViewConfiguration) {
      configuration.limitsNavigationsToAppBoundDomains = limitsToAppBoundDomains
      configuration.defaultWebpagePreferences.preferredContentMode =
        switch contentMode {
        case .recommended: .recommended
        case .mobile: .mobile
        case .desktop: .desktop
        }
      #if os(iOS) || os(visionOS)
        configuration.allowsInlineMediaPlayback = allowsInlineMedia
        configuration.allowsPictureInPictureMediaPlayback = allowsPictureInPicture
        configuration.dataDetectorTypes = engineDetectors
      #endif
    }

    #if os(iOS) || os(visionOS)
      private var engineDetectors: WKDataDetectorTypes {
        var types: WKDataDetectorTypes = []
        if dataDetectors.contains(.phoneNumbers) { types.insert(.phoneNumber) }
        if dataDetectors.contains(.links) { types.insert(.link) }
        if dataDetectors.contains(.addresses) { types.insert(.address) }
        if dataDetectors.contains(.calendarEvents) { types.insert(.calendarEvent) }
        return types
      }
    #endif
  }
#endif

#if os(macOS)
  import WebKit

  extension WKWebView {
    /// Nothing: macOS has no such gesture.
    func addPullToRefresh() {}
  }
#endif

#if os(iOS) || os(visionOS)
  import UIKit
  import WebKit

  extension WKWebView {
    /// Loads the page again when the user pulls at its top.
    func addPullToRefresh() {
      let control = UIRefreshControl()
      control.addAction(
        UIAction { [weak self, weak control] _ in
          self?.reload()
          control?.endRefreshing()
        }, for: .valueChanged)
      scrollView.refreshControl = control
    }
  }
#endif
