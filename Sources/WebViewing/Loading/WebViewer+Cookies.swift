import Foundation
import WebKit

extension WebViewer {
  /// The cookies that the next request must wait for.
  var cookiesToSet: [PageCookie] { requests.hasSetCookies ? [] : options.cookies }

  func setCookies() async {
    let store = webView.configuration.websiteDataStore.httpCookieStore
    for cookie in cookiesToSet {
      if let cookie = cookie.engineCookie { await store.setCookie(cookie) }
    }
    requests.hasSetCookies = true
  }
}
