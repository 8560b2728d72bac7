public import Foundation
public import WebAddress

/// Where a page comes from.
///
/// Two equal sources are one request: `WebViewer.show(_:)` loads it once, even if the app asks repeatedly.
public enum PageSource: Hashable, Sendable {
  /// An address.
  case url(WebURL)
  /// An address with header fields that the first request carries.
  case request(WebURL, headers: [String: String])
  /// A page that the app supplies as text; relative addresses in it are resolved against the base.
  case html(String, base: WebURL?)
  /// Content of a media type such as `application/pdf` or `text/html`, with its text's encoding.
  case data(Data, mimeType: String, encoding: String, base: WebURL)
  /// A file, whose page may read the files in a folder and no others.
  ///
  /// Both are `file:` URLs. The policy is not asked: the app itself names the file.
  case file(URL, readAccess: URL)

  /// The address that the page will have; nil for text without a base, and for a file.
  public var url: WebURL? {
    switch self {
    case .url(let url), .request(let url, _), .data(_, _, _, let url): url
    case .html(_, let base): base
    case .file: nil
    }
  }
}

extension PageSource {
  /// The same request for another address.
  func with(_ url: WebURL) -> PageSource {
    if case .request(_, let headers) = self { .request(url, headers: headers) } else { .url(url) }
  }

  /// Whether the app supplies the content of this address, so that no rule for addresses applies.
  func supplies(_ url: WebURL) -> Bool {
    switch self {
    case .html(_, let base): url == base || url.scheme == "about" || url.scheme == "data"
    case .data(_, _, _, let base): url == base
    case .file(let file, _): url.scheme == "file" && WebURL(file.absoluteString) == url
    case .url, .request: false
    }
  }
}
