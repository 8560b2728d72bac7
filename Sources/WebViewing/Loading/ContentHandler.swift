public import Foundation
public import WebAddress

/// Answers a page's requests for a scheme of the app's own.
///
/// Its task is cancelled where the page waits no more: it was left, or its viewer is gone.
public typealias ContentHandler = @MainActor @Sendable (ContentRequest) async throws -> ContentResponse

/// A request for a scheme of the app's own.
public struct ContentRequest: Hashable, Sendable {
  /// What is wanted.
  public let url: WebURL
  /// The method: `GET`, `POST`.
  public let method: String
  /// The header fields.
  public let headers: [String: String]
  /// The body; nil where there is none, or the engine keeps it to itself.
  public let body: Data?
}

/// What an app answers for a scheme of its own.
public struct ContentResponse: Hashable, Sendable {
  /// The content.
  public var data: Data
  /// The content's media type, such as `text/html`.
  public var mimeType: String
  /// The encoding of text, such as `utf-8`.
  public var encoding: String?
  /// The HTTP status; 200 where all is well.
  public var status: Int
  /// Further header fields.
  public var headers: [String: String]

  /// An answer of its parts.
  public init(
    _ data: Data, mimeType: String, encoding: String? = nil, status: Int = 200,
    headers: [String: String] = [:]
  ) {
    self.data = data
    self.mimeType = mimeType
    self.encoding = encoding
    self.status = status
    self.headers = headers
  }

  /// A page in HTML.
  public static func html(_ source: String) -> ContentResponse {
    ContentResponse(Data(source.utf8), mimeType: "text/html", encoding: "utf-8")
  }

  /// A file of the app; its media type comes from the file name extension.
  ///
  /// - Throws: The file system's error where the file cannot be read.
  public static func file(_ url: URL) throws -> ContentResponse {
    let type = mediaTypes[url.pathExtension.lowercased()] ?? "application/octet-stream"
    let isText = type.hasPrefix("text/") || type.hasSuffix("json") || type.hasSuffix("xml")
    return ContentResponse(try Data(contentsOf: url), mimeType: type, encoding: isText ? "utf-8" : nil)
  }

  private static let mediaTypes = [
    "html": "text/html", "htm": "text/html", "css": "text/css", "js": "text/javascript",
    "mjs": "text/javascript", "json": "application/json", "txt": "text/plain", "md": "text/markdown",
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "webp": "image/webp", "ico": "image/x-icon", "woff": "font/woff", "woff2": "font/woff2",
    "pdf": "application/pdf", "wasm": "application/wasm", "mp4": "video/mp4", "webm": "video/webm",
    "mp3": "audio/mpeg", "xml": "application/xml",
  ]
}
