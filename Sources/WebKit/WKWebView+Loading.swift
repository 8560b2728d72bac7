public import Foundation
public import FoundationNetworking

extension WKWebView {
  /// Loads an address; the request's header fields go along, a method other than GET or a body cannot.
  ///
  /// A page from a file may read that file only; ``loadFileURL(_:allowingReadAccessTo:)`` says more.
  @discardableResult
  public func load(_ request: URLRequest) -> WKNavigation? { engine.load(request) }

  /// Shows a page given as text; relative addresses in it are resolved against `baseURL`.
  @discardableResult
  public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    engine.loadHTML(string, baseURL: baseURL)
  }

  /// Shows content given as data of a media type, such as `text/html`, in an encoding, such as `utf-8`.
  @discardableResult
  public func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    engine.load(data, type: MIMEType, encoding: characterEncodingName, baseURL: baseURL)
  }

  /// Loads a file, whose page may read that one file or folder and no other file.
  ///
  /// A file outside fails the load with `URLError.noPermissionsToReadFile`. Symbolic links are resolved before a page or frame is
  /// allowed; for resources that a page embeds, such as images, the address decides. Returns nil for an address that is not a
  /// file's.
  @discardableResult
  public func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    engine.loadFile(URL, readAccess: readAccessURL)
  }

  /// Loads the page again; nil where there is none.
  @discardableResult
  public func reload() -> WKNavigation? { engine.reload(bypassingCache: false) }

  /// Loads the page again, and asks the server for all of it; nil where there is none.
  @discardableResult
  public func reloadFromOrigin() -> WKNavigation? { engine.reload(bypassingCache: true) }

  /// Ends the load that is on its way; it fails with the cancelled code.
  public func stopLoading() { engine.stop() }

  /// Ends the process that runs the page, as if it had crashed; not on Apple's platforms.
  ///
  /// The navigation delegate hears of it as of any such death, and the next load begins a new process. Where no page was
  /// ever loaded it does nothing.
  public func terminateWebContentProcess() { engine.terminateProcess() }

  /// Goes one page back; nil where there is none.
  @discardableResult
  public func goBack() -> WKNavigation? { engine.goBack() }

  /// Goes one page forward; nil where there is none.
  @discardableResult
  public func goForward() -> WKNavigation? { engine.goForward() }

  /// Goes to a page of the history.
  @discardableResult
  public func go(to item: WKBackForwardListItem) -> WKNavigation? { engine.go(to: item) }

  /// A picture of the page.
  ///
  /// Of what the view shows; of the whole page where the view is not on the screen, which Apple's cannot do.
  public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> WKSnapshotImage {
    try await engine.snapshot(configuration)
  }
}
