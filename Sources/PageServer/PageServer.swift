public import Foundation
internal import CSoup
internal import GLib

/// A small HTTP server on this machine's loopback address: pages that a program ships, or a test's fixtures.
///
/// It answers on the GLib main loop, from the main actor, and only to programs on the same machine. It stops when it is
/// dropped.
///
/// ```swift
/// let server = PageServer()
/// server.serve("/terms", .html("<title>Terms</title><h1>Terms</h1>"))
/// try server.start()
/// viewer.load(server.url("/terms"))
/// ```
@MainActor
public final class PageServer {
  /// Answers one request; it may take its time, and other requests are answered meanwhile.
  public typealias Handler = @MainActor (PageRequest) async -> PageResponse

  /// Answers one request piece by piece.
  public typealias StreamHandler = @MainActor (PageStream) async -> Void

  private let server: GObjectRef
  private var handlers: [String: Handler] = [:]
  private var run = ServerRun()
  private var streams: [String: (contentType: String, handler: StreamHandler)] = [:]

  /// The base address of the pages, such as `http://127.0.0.1:41234/`; nil while the server does not run.
  public private(set) var address: URL?

  /// Whether ``requests`` fills; a test wants that, a program that runs for long does not.
  public var keepsRequests = false

  /// The requests that have come in since ``keepsRequests`` was set, the oldest first.
  public private(set) var requests: [PageRequest] = []

  /// A server without pages that does not run yet.
  public init() {
    server = GObjectRef(
      adopting: UnsafeMutableRawPointer(g_object_new_with_properties(soup_server_get_type(), 0, nil, nil)!))
  }

  isolated deinit {
    run.isOver = true
    soup_server_disconnect(soup)
  }

  /// Answers a path, `/terms`, always the same; a second call for the path takes the place of the first.
  public func serve(_ path: String, _ response: PageResponse) {
    handlers[path] = { _ in response }
  }

  /// Answers a path by a function; a second call for the path takes the place of the first.
  public func serve(_ path: String, handler: @escaping Handler) {
    handlers[path] = handler
  }

  /// Answers a path piece by piece, as a slow server does.
  public func serveStream(
    _ path: String, contentType: String = "text/html; charset=utf-8", handler: @escaping StreamHandler
  ) {
    streams[path] = (contentType, handler)
  }

  /// Starts to answer, on a port that is free; again does nothing.
  ///
  /// - Parameter identity: A certificate and its private key as PEM text; with them the server speaks HTTPS.
  /// - Throws: ``PageServerError`` where the machine gives no port, or the certificate cannot be read.
  public func start(identity: String? = nil) throws(PageServerError) {
    guard address == nil else { return }
    if let identity { try setCertificate(identity) }
    let box = Unmanaged.passRetained(WeakServer(self)).toOpaque()
    soup_server_add_handler(soup, nil, answerMessage, box) { Unmanaged<WeakServer>.fromOpaque($0!).release() }
    var error: UnsafeMutablePointer<GError>?
    let options =
      SOUP_SERVER_LISTEN_IPV4_ONLY.rawValue | (identity == nil ? 0 : SOUP_SERVER_LISTEN_HTTPS.rawValue)
    guard soup_server_listen_local(soup, 0, SoupServerListenOptions(rawValue: options), &error) != 0 else {
      throw PageServerError(reason: error.map { GLibError(taking: $0).message } ?? "unknown")
    }
    let uris = soup_server_get_uris(soup)
    defer { g_slist_free_full(uris) { g_uri_unref(OpaquePointer($0)) } }
    let port = g_uri_get_port(OpaquePointer(uris!.pointee.data))
    address = URL(string: "\(identity == nil ? "http" : "https")://127.0.0.1:\(port)/")!
  }

  private func setCertificate(_ identity: String) throws(PageServerError) {
    var error: UnsafeMutablePointer<GError>?
    guard let certificate = g_tls_certificate_new_from_pem(identity, -1, &error) else {
      throw PageServerError(reason: error.map { GLibError(taking: $0).message } ?? "unknown")
    }
    soup_server_set_tls_certificate(soup, certificate)
    g_object_unref(UnsafeMutableRawPointer(certificate))
  }

  /// Stops answering; pages that are on their way are cut off.
  public func stop() {
    run.isOver = true
    run = ServerRun()
    soup_server_disconnect(soup)
    soup_server_remove_handler(soup, nil)
    address = nil
  }

  /// The address of a page, `/terms?x=1`; the server must run.
  public func url(_ path: String) -> URL {
    guard let address else { preconditionFailure("start the page server before asking for an address") }
    return URL(string: path, relativeTo: address)!.absoluteURL
  }

  fileprivate func answer(_ message: UnsafeMutableRawPointer, path: String, query: [String: String]) {
    let message = GObjectRef(retaining: message)
    let request = PageRequest(message: message, path: path, query: query)
    if keepsRequests { requests.append(request) }
    // A page elsewhere can resolve its own host name to this machine and then read what is meant for this program only.
    guard Self.ownHosts.contains(request.headers["host"]?.split(separator: ":").first.map(String.init) ?? "")
    else {
      return PageResponse.wrongHost.write(to: message)
    }
    if let stream = streams[path] {
      soup_server_message_pause(OpaquePointer(message.pointer))
      let piece = PageStream(message, request: request, contentType: stream.contentType)
      Task {
        await stream.handler(piece)
        piece.end()
      }
      return
    }
    guard let handler = handlers[path] else {
      return PageResponse.notFound(path).write(to: message)
    }
    soup_server_message_pause(OpaquePointer(message.pointer))
    var isGone = false
    let connections = ["finished", "disconnected"].map { signal in
      SignalConnection(message.pointer, signal) { _ in isGone = true }
    }
    Task { [run] in
      let response = await handler(request)
      for connection in connections { connection.disconnect() }
      // The client has gone, and libsoup has released the connection.
      guard !isGone, !run.isOver else { return }
      response.write(to: message)
      soup_server_message_unpause(OpaquePointer(message.pointer))
    }
  }

  private static let ownHosts: Set<String> = ["127.0.0.1", "localhost"]

  private var soup: UnsafeMutablePointer<SoupServer> {
    server.pointer.assumingMemoryBound(to: SoupServer.self)
  }
}

/// Why a page server did not start.
public struct PageServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's words.
  public let reason: String

  public var description: String { "the page server cannot listen on the loopback address: \(reason)" }
}

/// The time between a start and a stop; stopping closes all connections without sending the rest.
@MainActor
final class ServerRun {
  var isOver = false
}

/// The server must be able to go while libsoup still holds the handler.
@MainActor
private final class WeakServer {
  weak var server: PageServer?
  init(_ server: PageServer) { self.server = server }
}

private func answerMessage(
  _ server: UnsafeMutablePointer<SoupServer>?, _ message: OpaquePointer?, _ path: UnsafePointer<CChar>?,
  _ query: OpaquePointer?, _ data: gpointer?
) {
  nonisolated(unsafe) let message = UnsafeMutableRawPointer(message!)
  nonisolated(unsafe) let data = data!
  let path = path.map { String(cString: $0) } ?? "/"
  var fields: [String: String] = [:]
  if let query {
    var iterator = GHashTableIter()
    var (key, value): (gpointer?, gpointer?) = (nil, nil)
    g_hash_table_iter_init(&iterator, query)
    while g_hash_table_iter_next(&iterator, &key, &value) != 0 {
      guard let key, let value else { continue }
      fields[String(cString: key.assumingMemoryBound(to: CChar.self))] =
        String(cString: value.assumingMemoryBound(to: CChar.self))
    }
  }
  MainActor.assumeIsolated { [fields] in
    Unmanaged<WeakServer>.fromOpaque(data).takeUnretainedValue().server?.answer(
      message, path: path, query: fields)
  }
}
