import Foundation
import WebAddress
import WebKit

extension WebViewer {
  /// Asks the engine for a page.
  func hand(_ source: PageSource, as id: LoadID) {
    switch source {
    case .url(let url): hand(url, headers: [:], as: id)
    case .request(let url, let headers): hand(url, headers: headers, as: id)
    case .html(let text, let base):
      name(webView.loadHTMLString(text, baseURL: base.flatMap { URL(string: $0.href) }), id)
    case .data(let data, let type, let encoding, let base):
      guard let address = URL(string: base.href) else {
        return receive(.rejected(id, PageFailure(.cannotShow(mimeType: nil), url: base)))
      }
      name(
        webView.load(data, mimeType: type, characterEncodingName: encoding, baseURL: address), id)
    case .file(let file, let folder):
      guard file.isFileURL, folder.isFileURL,
        let navigation = webView.loadFileURL(file, allowingReadAccessTo: folder)
      else {
        let detail = "\(file.absoluteString) is not a file: address"
        return receive(.rejected(id, PageFailure(.fileUnreadable, url: nil, detail: detail)))
      }
      name(navigation, id)
    }
  }

  private func hand(_ url: WebURL, headers: [String: String], as id: LoadID) {
    guard let address = URL(string: url.href) else {
      return receive(.rejected(id, PageFailure(.cannotShow(mimeType: nil), url: url)))
    }
    var request = URLRequest(url: address)
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    name(webView.load(request), id)
  }

  /// Connects the engine's object for a load with the load's number.
  func name(_ navigation: WKNavigation?, _ id: LoadID) {
    guard let navigation else { return receive(.rejected(id, nil)) }
    adapter?.name(navigation, id)
  }

  func setCookies(for id: LoadID) {
    Task { [weak self, cookies = options.cookies, store = webView.configuration.websiteDataStore] in
      for cookie in cookies.compactMap(\.engineCookie) { await store.httpCookieStore.setCookie(cookie) }
      self?.receive(.cookiesSet(for: id))
    }
  }

  /// Asks the page for its address and whether it has content, then for the title that the engine knows by then.
  func askPage(document: Int) {
    let closedPage = closedPage
    Task { [weak self, scripts = PageScripts(webView)] in
      let result = await scripts.result(
        of: DiagnosisScript.asksForState, in: DiagnosisScript.world, within: .seconds(1))
      var answer: PageAnswer?
      if let result {
        let values = (try? result.get()) as? [Any] ?? []
        answer = PageAnswer(
          url: (values.first as? String).flatMap { WebURL($0) }, title: self?.webView.title ?? "",
          isBlank: values.last as? Bool ?? false)
      }
      closedPage?.receive(.pageAnswered(document: document, answer))
      self?.receive(.pageAnswered(document: document, answer))
    }
  }
}
