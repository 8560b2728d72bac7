import Foundation
import GTKWidgets
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit questions", .serialized) struct QuestionTests {
  /// Answers a page's questions as a test says.
  final class Host: NSObject, WKUIDelegate {
    var panels: [WKOpenPanelParameters] = []
    var files: [URL]?
    var questions: [String] = []
    var decision = WKPermissionDecision.deny

    func webView(
      _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
      initiatedByFrame frame: WKFrameInfo
    ) async -> [URL]? {
      panels.append(parameters)
      return files
    }

    func webView(
      _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
      initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
    ) async -> WKPermissionDecision {
      questions.append("\(type) \(origin.protocol) \(origin.host) \(frame.kind)")
      return decision
    }

    func webView(
      _ webView: WKWebView, decideGeolocationPermissionFor origin: WKSecurityOrigin,
      initiatedBy frame: WKFrameInfo
    ) async -> WKPermissionDecision {
      questions.append("place \(origin.protocol) \(origin.host) \(frame.kind)")
      return decision
    }
  }

  private func folder(_ names: [String]) throws -> [URL] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try names.map { name in
      let file = folder.appendingPathComponent(name)
      try Data(name.utf8).write(to: file)
      return file
    }
  }

  private func ask(_ attributes: String, _ host: Host, cancelled: Bool = false) async throws -> String {
    let fixture = try Fixture()
    fixture.view.uiDelegate = host
    await fixture.show("<input type=file id=f \(attributes)>")
    try await fixture.view.evaluateJavaScript(
      """
      f.onchange = () => document.title = 'got ' + [...f.files].map(x => x.name).join();
      f.oncancel = () => document.title = 'cancelled'; f.click(); 0
      """)
    await wait(for: "the answer") { fixture.view.title?.isEmpty == false }
    return fixture.view.title ?? ""
  }

  @Test("A page's file picker is the delegate's, with what the page allows")
  func files() async throws {
    let host = Host()
    let files = try folder(["a b.txt", "ż.png"])
    host.files = files
    #expect(try await ask("multiple accept='image/*,text/plain'", host) == "got a b.txt,ż.png")
    #expect(host.panels[0].allowsMultipleSelection && !host.panels[0].allowsDirectories)
    #expect(host.panels[0].acceptedMIMETypes == ["image/*", "text/plain"])
  }

  @Test("A page that wants one file gets one, and no address that is no file's")
  func oneFile() async throws {
    let host = Host()
    host.files = [URL(string: "https://example.com/x")!] + (try folder(["1", "2"]))
    #expect(try await ask("", host) == "got 1")
    #expect(!host.panels[0].allowsMultipleSelection && host.panels[0].acceptedMIMETypes.isEmpty)
  }

  @Test("No file, and no file's address, cancels", arguments: [nil, [], [URL(string: "https://a.b/")!]])
  func noFile(files: [URL]?) async throws {
    let host = Host()
    host.files = files
    #expect(try await ask("", host) == "cancelled")
    #expect(host.panels.count == 1)
  }

  /// Runs a script in a page that is displayed, because the engine asks nothing for a hidden page.
  private func onScreen(_ view: WKWebView, _ script: String) async throws {
    try await withWindow(Widget.lent(view.widgetPointer)) { _ in
      try await view.evaluateJavaScript(script)
      await wait(for: "the answer") { view.title?.isEmpty == false }
    }
  }

  @Test(
    "A page that wants to record is let by the delegate only",
    arguments: [
      ("{video: true}", "camera"), ("{audio: true}", "microphone"),
      ("{audio: true, video: true}", "cameraAndMicrophone"),
    ], [WKPermissionDecision.grant, .deny, .prompt])
  func capture(wish: (String, String), decision: WKPermissionDecision) async throws {
    let fixture = try Fixture()
    let host = Host()
    host.decision = decision
    fixture.view.uiDelegate = host
    fixture.view.usesMockCaptureDevices = true
    await fixture.show("<p>x")
    try await onScreen(
      fixture.view,
      """
      navigator.mediaDevices.getUserMedia(\(wish.0)).then(s => document.title = 'got ' + s.getTracks().length,
        e => document.title = e.name); 0
      """)
    let count = wish.1 == "cameraAndMicrophone" ? 2 : 1
    #expect(fixture.view.title == (decision == .grant ? "got \(count)" : "NotAllowedError"))
    #expect(host.questions == ["\(wish.1) http 127.0.0.1 unknown"])
  }

  @Test("A page gets the device's location only if the delegate allows it", arguments: [true, false])
  func place(isGranted: Bool) async throws {
    let fixture = try Fixture()
    let host = Host()
    host.decision = isGranted ? .grant : .deny
    fixture.view.uiDelegate = host
    await fixture.show("<p>x")
    try await onScreen(
      fixture.view,
      """
      navigator.geolocation.getCurrentPosition(() => document.title = 'got',
        e => document.title = 'error ' + e.code, {timeout: 500}); 0
      """)
    // The location is unknown here, so a granted request fails for another reason than a denied one.
    #expect((fixture.view.title == "error 1") == !isGranted)
    #expect(host.questions == ["place http 127.0.0.1 unknown"])
  }

  @Test("Notifications are denied, also if the delegate allows other requests")
  func notices() async throws {
    let fixture = try Fixture()
    let host = Host()
    host.decision = .grant
    fixture.view.uiDelegate = host
    await fixture.show("<p>x")
    try await fixture.view.evaluateJavaScript(
      "Notification.requestPermission().then(p => document.title = p); 0")
    await wait(for: "the answer") { fixture.view.title?.isEmpty == false }
    #expect(fixture.view.title == "denied")
    #expect(host.questions.isEmpty)
  }

  @Test("A link that asks to be saved becomes a download once it is let through; who asks stays unknown")
  func saved() async throws {
    let fixture = try Fixture()
    await fixture.show("<a id=a download href=/file>x</a>")
    fixture.server.serve("/file", PageResponse(contentType: "text/plain", body: Data("x".utf8)))
    fixture.recorder.forget()
    try await fixture.view.evaluateJavaScript("a.click(); 0")
    await wait(for: "the download") { fixture.recorder.events.contains("action became download") }
    #expect(fixture.recorder.actions.map(\.shouldPerformDownload) == [false])
    #expect(fixture.recorder.actions.map(\.sourceFrame.kind) == [.unknown])
    #expect(fixture.view.url?.path == "/page")
  }
}
