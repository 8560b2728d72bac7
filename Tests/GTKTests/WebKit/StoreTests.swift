import Foundation
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit stores", .serialized) struct StoreTests {
  final class Observer: WKHTTPCookieStoreObserver {
    var count = 0
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { count += 1 }
  }

  private func cookie(_ name: String, _ value: String, expires: Date? = nil) -> HTTPCookie {
    var fields: [HTTPCookiePropertyKey: Any] = [.name: name, .value: value, .domain: "127.0.0.1", .path: "/"]
    fields[.expires] = expires
    return HTTPCookie(properties: fields)!
  }

  @Test("A cookie that is set before the first request is sent with it")
  func firstRequest() async throws {
    let fixture = try Fixture()
    let store = fixture.view.configuration.websiteDataStore.httpCookieStore
    await store.setCookie(cookie("session", "secret"))
    await fixture.show("<p>x")
    #expect(fixture.server.requests.first?.headers["cookie"] == "session=secret")
  }

  @Test("A server's cookies are seen, those hidden from scripts too; they are removed and observed")
  func serverCookies() async throws {
    let fixture = try Fixture()
    let store = fixture.view.configuration.websiteDataStore.httpCookieStore
    let observer = Observer()
    store.add(observer)
    fixture.server.serve(
      "/set",
      PageResponse(
        headers: ["Set-Cookie": "hidden=1; HttpOnly; Path=/; Max-Age=3600"], contentType: "text/html",
        body: Data("<p>x".utf8)))
    await fixture.open("/set")
    await wait(for: "the observer") { observer.count > 0 }
    let cookies = await store.allCookies()
    #expect(cookies.map(\.name) == ["hidden"])
    #expect(cookies[0].isHTTPOnly)
    #expect(cookies[0].domain == "127.0.0.1")
    let lifetime = try #require(cookies[0].expiresDate).timeIntervalSinceNow
    #expect((3000...3700).contains(lifetime))
    store.remove(observer)
    await store.deleteCookie(cookies[0])
    #expect(await store.allCookies().isEmpty)
  }

  @Test("Stores that are not persistent share nothing with each other, and say what they are")
  func separate() async throws {
    let first = WKWebsiteDataStore.nonPersistent()
    let second = WKWebsiteDataStore.nonPersistent()
    await first.httpCookieStore.setCookie(cookie("a", "1"))
    #expect(await first.httpCookieStore.allCookies().count == 1)
    #expect(await second.httpCookieStore.allCookies().isEmpty)
    #expect(!first.isPersistent)
    #expect(WKWebsiteDataStore.default() === WKWebsiteDataStore.default())
  }

  @Test("A store that is not persistent leaves nothing on disk")
  func nothingOnDisk() async throws {
    let mark = "linkwaymark\(UInt32.random(in: 0 ... .max))"
    let start = Date()
    do {
      let fixture = try Fixture()
      await fixture.view.configuration.websiteDataStore.httpCookieStore.setCookie(
        cookie(mark, "1", expires: Date(timeIntervalSinceNow: 3600)))
      fixture.server.serve(
        "/kept",
        PageResponse(
          headers: ["Cache-Control": "max-age=3600"], contentType: "text/html",
          body: Data(
            "<title>\(mark)</title><script>localStorage.x = '\(mark)'; document.cookie = '\(mark)c=1; max-age=3600'</script>"
              .utf8)))
      await fixture.open("/kept")
      _ = try await fixture.view.callAsyncJavaScript(
        """
        await new Promise((good, bad) => {
          const open = indexedDB.open(mark); open.onsuccess = good; open.onerror = bad;
          open.onupgradeneeded = () => open.result.createObjectStore(mark);
        });
        """, arguments: ["mark": mark], contentWorld: .page)
      #expect(try await fixture.value("localStorage.x") == mark)
    }
    await turn()
    #expect(try traces(of: mark, since: start) == [])
    // And a trace would be seen.
    let trace = URL(fileURLWithPath: Self.folders[1]).appendingPathComponent("linkway-trace")
    try FileManager.default.createDirectory(
      at: trace.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: trace) }
    try Data("a \(mark)".utf8).write(to: trace)
    #expect(try traces(of: mark, since: start) == [trace.path])
  }

  /// The user's folders for data and caches.
  private static let folders: [String] = {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? "/root"
    return [
      environment["XDG_DATA_HOME"] ?? home + "/.local/share",
      environment["XDG_CACHE_HOME"] ?? home + "/.cache",
    ]
  }()

  /// The files of the user's data folders that have changed since and contain a text in their path or content.
  private func traces(of mark: String, since start: Date) throws -> [String] {
    // These folders may hold very many files, which Foundation takes long to look through.
    let (search, output) = (Process(), Pipe())
    search.executableURL = URL(fileURLWithPath: "/usr/bin/find")
    search.arguments =
      Self.folders.filter(FileManager.default.fileExists)
      + ["-type", "f", "-newermt", "@\(Int(start.timeIntervalSince1970) - 1)"]
    search.standardOutput = output
    try search.run()
    let paths = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    search.waitUntilExit()
    return paths.split(separator: "\n").map(String.init).filter { path in
      let content = FileManager.default.contents(atPath: path) ?? Data()
      return path.contains(mark) || content.range(of: Data(mark.utf8)) != nil
    }
  }
}
