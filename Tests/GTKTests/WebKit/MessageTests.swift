import Foundation
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit messages", .serialized) struct MessageTests {
  @Test("A page written for Apple's WebKit sends values of every kind")
  func values() async throws {
    let recorder = MessageRecorder()
    let fixture = try Fixture { $0.userContentController.add(recorder, name: "app") }
    await fixture.show(
      """
      <script>
      const post = x => webkit.messageHandlers.app.postMessage(x);
      post('text \\u2028 "quoted" \\\\ é 😀 \\u0000 end'); post(42); post(-1.5); post(true); post(false); post(null); post(undefined);
      post(new Date(1700000000123)); post([1, 'two', [3, null]]); post({ a: { b: [true, { c: 'd' }] }, n: null });
      post({}); post([]); post('');
      </script>
      """)
    await wait(for: "the messages") { recorder.messages.count == 13 }
    let bodies = recorder.messages.map(\.body)
    #expect(bodies[0] as? String == "text \u{2028} \"quoted\" \\ é 😀 \u{0} end")
    #expect(bodies[1] as? Int == 42)
    #expect(bodies[1] as? Double == 42)
    #expect(bodies[2] as? Double == -1.5)
    #expect(bodies[3] as? Bool == true)
    #expect(bodies[4] as? Bool == false)
    #expect(bodies[5] is NSNull)
    #expect(bodies[6] is NSNull)
    #expect((bodies[7] as? Date)?.timeIntervalSince1970 == 1_700_000_000.123)
    let list = try #require(bodies[8] as? [Any])
    #expect(list[0] as? Int == 1 && list[1] as? String == "two")
    #expect((list[2] as? [Any])?[1] is NSNull)
    let fields = try #require(bodies[9] as? [String: Any])
    #expect(((fields["a"] as? [String: Any])?["b"] as? [Any])?.count == 2)
    #expect(fields["n"] is NSNull)
    #expect((bodies[10] as? [String: Any])?.isEmpty == true)
    #expect((bodies[11] as? [Any])?.isEmpty == true)
    #expect(bodies[12] as? String == "")
    #expect(recorder.messages.allSatisfy { $0.name == "app" && $0.world === WKContentWorld.page })
  }

  @Test("A string of 5 MB comes whole")
  func longString() async throws {
    let recorder = MessageRecorder()
    let fixture = try Fixture { $0.userContentController.add(recorder, name: "app") }
    await fixture.show("<script>webkit.messageHandlers.app.postMessage('ab€'.repeat(1024 * 1024))</script>")
    await wait(for: "the message") { recorder.messages.count == 1 }
    let body = try #require(recorder.messages[0].body as? String)
    #expect(body.utf8.count == 5 * 1024 * 1024)
    #expect(body.hasPrefix("ab€ab€") && body.hasSuffix("ab€"))
  }

  @Test("What cannot be copied is refused to the page, and nothing comes")
  func notCopied() async throws {
    let recorder = MessageRecorder()
    let fixture = try Fixture { $0.userContentController.add(recorder, name: "app") }
    await fixture.show("<p>x")
    let error = try await fixture.view.callAsyncJavaScript(
      "try { await webkit.messageHandlers.app.postMessage(() => 1); return 'sent'; } catch (e) { return e.name; }",
      contentWorld: .page)
    #expect(error as? String == "DataCloneError")
    #expect(recorder.messages.isEmpty)
  }

  @Test("Each kind of frame is reported with its own origin, also with a strict policy")
  func senders() async throws {
    let recorder = MessageRecorder()
    let fixture = try Fixture { $0.userContentController.add(recorder, name: "app") }
    let send = "webkit.messageHandlers.app.postMessage"
    fixture.server.serve(
      "/foreign", .html("<script>\(send)('foreign')</script><iframe src=/nested></iframe>"))
    fixture.server.serve("/nested", .html("<script>\(send)('nested')</script>"))
    let strict = PageResponse(
      headers: ["Content-Security-Policy": "default-src 'none'; script-src 'nonce-n'; sandbox allow-scripts"],
      contentType: "text/html", body: Data("<script nonce=n>\(send)('strict')</script>".utf8))
    fixture.server.serve("/strict", strict)
    let foreign = fixture.foreignURL("/foreign").absoluteString
    await fixture.show(
      """
      <script>\(send)('top')</script>
      <iframe src="\(foreign)"></iframe>
      <iframe srcdoc="<script>\(send)('srcdoc')</script>"></iframe>
      <iframe src="data:text/html,<script>\(send)('data')</script>"></iframe>
      <iframe sandbox="allow-scripts" srcdoc="<script>\(send)('sandboxed')</script>"></iframe>
      <iframe src=/strict></iframe>
      <script>
      const f = document.createElement('iframe');
      f.src = URL.createObjectURL(new Blob(["<script>\(send)('blob')<" + "/script>"], { type: 'text/html' }));
      document.body.append(f);
      </script>
      """)
    let names = ["top", "foreign", "nested", "srcdoc", "data", "sandboxed", "strict", "blob"]
    await wait(for: "all senders") { names.allSatisfy { recorder.first($0) != nil } }
    let port = try #require(fixture.server.address?.port)
    let expected: [String: (String, String, Int)] = [
      "top": ("http", "127.0.0.1", port), "foreign": ("http", "localhost", port),
      "nested": ("http", "localhost", port), "srcdoc": ("http", "127.0.0.1", port),
      "data": ("", "", 0), "sandboxed": ("", "", 0), "strict": ("", "", 0),
      "blob": ("http", "127.0.0.1", port),
    ]
    for name in names {
      guard let message = recorder.first(name), let origin = expected[name] else { continue }
      let frame = message.frameInfo
      #expect(frame.securityOrigin.protocol == origin.0, "\(name)")
      #expect(frame.securityOrigin.host == origin.1, "\(name)")
      #expect(frame.securityOrigin.port == origin.2, "\(name)")
      #expect(frame.isMainFrame == (name == "top"), "\(name)")
      #expect(frame.kind == (name == "top" ? .main : .sub), "\(name)")
      #expect(message.webView === fixture.view, "\(name)")
    }
    #expect(recorder.first("foreign")?.frameInfo.request.url == fixture.foreignURL("/foreign"))
  }

  @Test("A strict page of its own has the handlers too")
  func strictTop() async throws {
    let recorder = MessageRecorder()
    let fixture = try Fixture { $0.userContentController.add(recorder, name: "app") }
    fixture.server.serve(
      "/strict",
      PageResponse(
        headers: [
          "Content-Security-Policy": "default-src 'none'; script-src 'nonce-n'; sandbox allow-scripts"
        ],
        contentType: "text/html",
        body: Data("<script nonce=n>webkit.messageHandlers.app.postMessage('x')</script>".utf8)))
    await fixture.open("/strict")
    await wait(for: "the message") { recorder.messages.count == 1 }
    #expect(recorder.messages[0].frameInfo.isMainFrame)
    #expect(recorder.messages[0].frameInfo.securityOrigin.host == "")
  }

  @Test("A page sees no private handler, and cannot forge a sender")
  func forgery() async throws {
    let recorder = MessageRecorder()
    let fixture = try Fixture { $0.userContentController.add(recorder, name: "app") }
    fixture.server.serve(
      "/evil",
      .html(
        """
        <script>
        // A page can change any object of its own before it sends.
        Object.defineProperty(window, 'origin', { get: () => 'https://bank.example' });
        Object.defineProperty(self, 'top', { value: self, configurable: true });
        </script><script>
        const spoil = () => { throw 1; };
        Array.prototype.join = () => 'x\\n1\\nhttps://bank.example\\nhttps://bank.example/\\ny\\napp';
        JSON.stringify = spoil; EventTarget.prototype.dispatchEvent = spoil; window.CustomEvent = spoil;
        Object.prototype.origin = 'https://bank.example';
        webkit.messageHandlers.app.postMessage('evil');
        webkit.messageHandlers.app.postMessage(Object.keys(webkit.messageHandlers).join === undefined ? '' : 'names:' + Object.keys(webkit.messageHandlers).length);
        webkit.messageHandlers.app.postMessage('hidden:' + (typeof webkit.messageHandlers.send) + (typeof webkit.messageHandlers.ask) + (typeof globalThis.__linkway));
        </script>
        """))
    await fixture.show("<iframe src='\(fixture.foreignURL("/evil").absoluteString)'></iframe>")
    await wait(for: "the messages") { recorder.messages.count == 3 }
    #expect(recorder.bodies == ["evil", "names:1", "hidden:undefinedundefinedundefined"])
    #expect(recorder.messages.allSatisfy { $0.frameInfo.securityOrigin.host == "localhost" })
    #expect(recorder.messages.allSatisfy { !$0.frameInfo.isMainFrame })
  }

  @Test("A page's own listener sees nothing of the relay's events")
  func quiet() async throws {
    let recorder = MessageRecorder()
    let fixture = try Fixture { $0.userContentController.add(recorder, name: "app") }
    let second = WKWebViewConfiguration()
    second.websiteDataStore = .nonPersistent()
    second.userContentController = fixture.view.configuration.userContentController
    let other = WKWebView(frame: .zero, configuration: second)
    fixture.server.serve("/frame", .html("<script>webkit.messageHandlers.app.postMessage('frame')</script>"))
    await fixture.show(
      """
      <script>window.heard = []; addEventListener('message', e => heard.push(String(e.data)), true);
      onmessage = e => heard.push(String(e.data));</script><iframe src=/frame></iframe>
      <script>postMessage('own', '*')</script>
      """)
    await wait(for: "the message") { recorder.messages.count == 1 }
    #expect(recorder.messages[0].webView === fixture.view)
    #expect(try await fixture.value("heard.join()") == "own,own")
    withExtendedLifetime(other) {}
  }
}
