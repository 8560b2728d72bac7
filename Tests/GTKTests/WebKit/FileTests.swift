import Foundation
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit files", .serialized) struct FileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "linkway-\(UUID().uuidString)")
  private var inside: URL { folder.appendingPathComponent("in side", isDirectory: true) }

  private func write(_ text: String, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func fixture(_ page: String) throws -> Fixture {
    try write("secret = 'told'", "outside/secret.js")
    try write("<title>Outside</title>", "outside/page.html")
    try write("shared = 'told'", "in side/sub/shared.js")
    try write("<title>Other</title>", "in side/other.html")
    try write(page, "in side/page.html")
    return try Fixture()
  }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  private func open(_ fixture: Fixture, _ file: URL, reading scope: URL) async throws {
    fixture.recorder.forget()
    #expect(fixture.view.loadFileURL(file, allowingReadAccessTo: scope) != nil)
    await wait(for: "the end of the load") {
      fixture.recorder.events.contains("finish") || !fixture.recorder.errors.isEmpty
    }
  }

  @Test("A page from a file reads what is inside its folder, and nothing outside")
  func scope() async throws {
    defer { clean() }
    let outside = folder.appendingPathComponent("outside/secret.js").absoluteString
    let fixture = try fixture(
      """
      <script>var secret = 'kept', shared = 'kept'</script>
      <script src="sub/shared.js"></script><script src="../outside/secret.js"></script>
      <script src="\(outside)"></script><script src="sub/%2e%2e/..%2foutside/secret.js"></script>
      <script src="sub/..%2F..%2Foutside/secret.js"></script>
      <iframe src="../outside/page.html"></iframe><title>Page</title>
      """)
    try await open(fixture, inside.appendingPathComponent("page.html"), reading: inside)
    #expect(fixture.recorder.events == ["start", "commit", "finish"])
    await fixture.hasTitle("Page")
    #expect(try await fixture.value("shared") == "told")
    #expect(try await fixture.value("secret") == "kept")
  }

  @Test("A page that may read one file reads that one only")
  func oneFile() async throws {
    defer { clean() }
    let fixture = try fixture(
      "<script>var shared = 'kept'</script><script src='sub/shared.js'></script><title>Page</title>")
    let file = inside.appendingPathComponent("page.html")
    try await open(fixture, file, reading: file)
    await fixture.hasTitle("Page")
    #expect(try await fixture.value("shared") == "kept")
  }

  @Test("A file outside the scope fails, by its name, by dots or by a link in the file system")
  func outside() async throws {
    defer { clean() }
    let fixture = try fixture("<title>Page</title>")
    try FileManager.default.createSymbolicLink(
      at: inside.appendingPathComponent("link.html"),
      withDestinationURL: folder.appendingPathComponent("outside/page.html"))
    for path in ["outside/page.html", "in side/../outside/page.html", "in side/link.html"] {
      try await open(fixture, folder.appendingPathComponent(path), reading: inside)
      #expect(fixture.recorder.events == ["start", "fail early"], "\(path)")
      #expect(
        fixture.recorder.errors.map(\.code) == [URLError.Code.noPermissionsToReadFile.rawValue], "\(path)")
    }
    #expect(fixture.view.loadFileURL(fixture.server.url("/"), allowingReadAccessTo: inside) == nil)
  }

  @Test("A page goes to a neighbour inside, and stays where it is when it wants to go outside")
  func navigation() async throws {
    defer { clean() }
    let fixture = try fixture("<title>Page</title>")
    try await open(fixture, inside.appendingPathComponent("page.html"), reading: inside)
    fixture.recorder.forget()
    try await fixture.view.evaluateJavaScript("location.href = 'other.html'; 0")
    await wait(for: "the neighbour") {
      fixture.recorder.events.contains("finish") && fixture.view.title == "Other"
    }
    fixture.recorder.forget()
    try await fixture.view.evaluateJavaScript("location.href = '../outside/page.html'; 0")
    await settle(fixture.view)
    #expect(fixture.recorder.events == [])
    await fixture.hasTitle("Other")
  }

  @Test("A load that fails leaves the page before it held to its folder, and the way back leads to it")
  func failedLoad() async throws {
    defer { clean() }
    let fixture = try fixture("<script>var secret = 'kept'</script><title>Page</title>")
    try await open(fixture, inside.appendingPathComponent("page.html"), reading: inside)
    fixture.recorder.forget()
    fixture.view.load(URLRequest(url: URL(string: "http://127.0.0.1:9/")!))
    await wait(for: "the failure") { !fixture.recorder.errors.isEmpty }
    let embed = """
      return await new Promise(end => {
        const s = document.createElement('script');
        s.src = '../outside/secret.js'; s.onload = () => end('loaded'); s.onerror = () => end('blocked');
        document.head.append(s);
      });
      """
    #expect(try await fixture.view.callAsyncJavaScript(embed, contentWorld: .page) as? String == "blocked")
    await fixture.show("<title>Network</title>")
    for goBack in [{ $0.goBack() }, { $0.evaluateJavaScript("history.back()") }] as [(WKWebView) -> Void] {
      goBack(fixture.view)
      await wait(for: "the file again") { fixture.view.title == "Page" && !fixture.view.isLoading }
      #expect(try await fixture.view.callAsyncJavaScript(embed, contentWorld: .page) as? String == "blocked")
      await fixture.show("<title>Network</title>")
    }
  }

  @Test("A later page from the network has no file within reach, nor has one given as text")
  func afterwards() async throws {
    defer { clean() }
    let fixture = try fixture("<title>Page</title>")
    let file = inside.appendingPathComponent("page.html")
    try await open(fixture, file, reading: inside)
    await fixture.show("<title>Network</title><script>location.href = '\(file.absoluteString)'</script>")
    await settle(fixture.view)
    await fixture.hasTitle("Network")
    fixture.recorder.forget()
    fixture.view.load(URLRequest(url: file))
    await wait(for: "the file by itself") { fixture.recorder.events.contains("finish") }
    await fixture.hasTitle("Page")
    fixture.recorder.forget()
    fixture.view.loadHTMLString(
      "<script>var shared = 'kept'</script><script src='sub/shared.js'></script>", baseURL: inside)
    await wait(for: "the text with a base") { fixture.recorder.events.contains("finish") }
    #expect(try await fixture.value("shared") == "told")
  }

  @Test("What a page embeds does not lead out of its folder by a link, however its address is written")
  func links() async throws {
    defer { clean() }
    let fixture = try fixture(
      "<script>var secret = 'kept', shared = 'kept'</script><script src='good%20link/shared.js'></script>")
    try write("<script>parent.shared = 'framed'</script>", "outside/frame.html")
    let outside = folder.appendingPathComponent("outside")
    let links: [(name: String, target: URL)] = [
      ("bad.js", outside.appendingPathComponent("secret.js")), ("out", outside), ("sub/é x", outside),
      ("good link", inside.appendingPathComponent("sub")),
      ("chain", inside.appendingPathComponent("out")),
    ]
    for link in links {
      try FileManager.default.createSymbolicLink(
        at: inside.appendingPathComponent(link.name), withDestinationURL: link.target)
    }
    try await open(fixture, inside.appendingPathComponent("page.html"), reading: inside)
    // A link inside that stays inside is a file like others.
    #expect(try await fixture.value("shared") == "told")
    let ways = [
      "bad.js", "b%61d.js", "out/secret.js", "out//secret.js", "sub/é x/secret.js",
      "sub/%C3%A9%20x/secret.js", "chain/secret.js", "o%75t/secret.js", ".//out/secret.js",
      "sub/../out/secret.js", "bad.js?x", "bad.js#x",
      inside.appendingPathComponent("out/secret.js").absoluteString,
    ]
    for way in ways {
      #expect(try await embed(fixture, way) == "blocked", "\(way)")
    }
    #expect(try await embed(fixture, "sub/shared.js") == "loaded")
    #expect(try await fixture.value("secret") == "kept")
    // One that is made later is known at the next load.
    try FileManager.default.createSymbolicLink(
      at: inside.appendingPathComponent("later"), withDestinationURL: outside)
    try await open(fixture, inside.appendingPathComponent("page.html"), reading: inside)
    #expect(try await embed(fixture, "later/secret.js") == "blocked")
  }

  private func embed(_ fixture: Fixture, _ address: String) async throws -> String? {
    try await fixture.view.callAsyncJavaScript(
      """
      return await new Promise(end => {
        const s = document.createElement('script');
        s.src = address; s.onload = () => end('loaded'); s.onerror = () => end('blocked');
        document.head.append(s);
      });
      """, arguments: ["address": address], contentWorld: .page) as? String
  }
}
