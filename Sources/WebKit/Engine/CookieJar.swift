internal import CSoup
internal import CWebKitGTK
internal import Foundation
internal import GLib

/// A network session's cookies, to and from Foundation's.
@MainActor
enum CookieJar {
  static func all(_ session: NetworkSession) async -> [HTTPCookie] {
    let manager = session.cookieManager
    let operation = await AsyncOperation.run { webkit_cookie_manager_get_all_cookies(manager, nil, $0, $1) }
    let list = webkit_cookie_manager_get_all_cookies_finish(manager, operation.result, nil)
    defer { g_list_free_full(list) { soup_cookie_free(OpaquePointer($0)) } }
    var result: [HTTPCookie] = []
    var item = list
    while let current = item {
      if let cookie = cookie(OpaquePointer(current.pointee.data)) { result.append(cookie) }
      item = current.pointee.next
    }
    return result
  }

  static func add(_ cookie: HTTPCookie, _ session: NetworkSession) async {
    let soup = soupCookie(cookie)
    defer { soup_cookie_free(soup) }
    let manager = session.cookieManager
    let operation = await AsyncOperation.run { webkit_cookie_manager_add_cookie(manager, soup, nil, $0, $1) }
    webkit_cookie_manager_add_cookie_finish(manager, operation.result, nil)
  }

  static func delete(_ cookie: HTTPCookie, _ session: NetworkSession) async {
    let soup = soupCookie(cookie)
    defer { soup_cookie_free(soup) }
    let manager = session.cookieManager
    let operation = await AsyncOperation.run {
      webkit_cookie_manager_delete_cookie(manager, soup, nil, $0, $1)
    }
    webkit_cookie_manager_delete_cookie_finish(manager, operation.result, nil)
  }

  private static func soupCookie(_ cookie: HTTPCookie) -> OpaquePointer {
    let soup = soup_cookie_new(cookie.name, cookie.value, cookie.domain, cookie.path, -1)!
    if let expires = cookie.expiresDate, !cookie.isSessionOnly {
      let date = g_date_time_new_from_unix_utc(gint64(expires.timeIntervalSince1970))
      soup_cookie_set_expires(soup, date)
      g_date_time_unref(date)
    }
    soup_cookie_set_secure(soup, cookie.isSecure ? 1 : 0)
    soup_cookie_set_http_only(soup, cookie.isHTTPOnly ? 1 : 0)
    return soup
  }

  /// Foundation reads "HTTP only" from a header's text alone.
  private static func cookie(_ soup: OpaquePointer) -> HTTPCookie? {
    let domain = String(cString: soup_cookie_get_domain(soup))
    let isSecure = soup_cookie_get_secure(soup) != 0
    var header =
      "\(String(cString: soup_cookie_get_name(soup)))=\(String(cString: soup_cookie_get_value(soup)))"
    header += "; Path=\(String(cString: soup_cookie_get_path(soup)))"
    if domain.hasPrefix(".") { header += "; Domain=\(domain)" }
    if isSecure { header += "; Secure" }
    if soup_cookie_get_http_only(soup) != 0 { header += "; HttpOnly" }
    if let expires = soup_cookie_get_expires(soup),
      let text = takeString(g_date_time_format(expires, "%a, %d %b %Y %H:%M:%S GMT"))
    {
      header += "; Expires=\(text)"
    }
    let host = domain.hasPrefix(".") ? String(domain.dropFirst()) : domain
    guard let url = URL(string: "\(isSecure ? "https" : "http")://\(host)/") else { return nil }
    return HTTPCookie.cookies(withResponseHeaderFields: ["Set-Cookie": header], for: url).first
  }
}
