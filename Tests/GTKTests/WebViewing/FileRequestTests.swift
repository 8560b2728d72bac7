import LinkText
import Foundation
import PageServer
import Testing
import WebAddress
import WebViewing

@MainActor @Suite("Files that pages ask for", .serialized) struct FileRequestTests {
  private let folder: URL
  private let files: [URL]

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    files = ["a b.txt", "ż.txt", "secret.txt"].map { [folder] in folder.appendingPathComponent($0) }
    for file in files { try Data("content of \(file.lastPathComponent)".utf8).write(to: file) }
  }

  /// A form that sends its files, and a server that keeps what came.
  private func form(_ shop: Shop, _ attributes: String = "") async {
    shop.server.keepsRequests = true
    shop.server.serve("/upload", .html("<title>Thanks</title>"))
    await shop.show(
      """
      <form method=post action=/upload enctype=multipart/form-data><input type=file id=f name=f \(attributes)></form>
      <script>events = []; for (const kind of ['change', 'cancel']) f.addEventListener(kind, () => events.push(kind));
        names = () => [...f.files].map(file => file.name).join()</script>
      """)
  }

  private func ask(_ shop: Shop) async throws -> PageDialog {
    _ = await shop.value("(f.click(), 1)")
    await wait(for: "the dialog") { shop.viewer.dialog != nil }
    return try #require(shop.viewer.dialog)
  }

  @Test("The chosen files reach the server with their contents, and no others")
  func upload() async throws {
    let shop = try await Shop()
    let presenter = shop.viewer.presentDialogs()
    await form(shop, "multiple accept='text/plain,image/*,.txt'")
    let dialog = try await ask(shop)
    #expect(
      dialog.kind
        == .files(FilePickerRequest(allowsSeveral: true, acceptedTypes: ["text/plain", "image/*"])))
    #expect(dialog.speaker.text.hasPrefix("A part of the page 127.0.0.1:"))
    #expect(dialog.speaker.text.hasSuffix(" wants files of yours"))
    dialog.answer(.files([files[0], files[1]]))
    await shop.waitFor("names()", "a b.txt,ż.txt")
    _ = await shop.value("(document.forms[0].submit(), 1)")
    await wait(for: "the upload") { shop.viewer.title == "Thanks" }
    let upload = shop.server.requests.last { $0.path == "/upload" }
    let body = String(decoding: upload?.body ?? Data(), as: UTF8.self)
    #expect(body.contains("content of a b.txt") && body.contains("content of ż.txt"))
    #expect(!body.contains("secret"))
    withExtendedLifetime(presenter) {}
  }

  @Test(
    "Folders, what is not there, other addresses, and a second file where one is wanted do not get through")
  func strict() async throws {
    let shop = try await Shop()
    let presenter = shop.viewer.presentDialogs()
    await form(shop)
    let dialog = try await ask(shop)
    #expect(dialog.kind == .files(FilePickerRequest(allowsSeveral: false)))
    dialog.answer(
      .files([
        WebURL("https://example.com/x").flatMap { URL(string: $0.href) }!, folder,
        folder.appendingPathComponent("missing"), files[1], files[2],
      ]))
    await shop.waitFor("names()", "ż.txt")
    withExtendedLifetime(presenter) {}
  }

  @Test(
    "An answer that is no file leaves the input as it was",
    arguments: [PageDialog.Answer.dismissed, .confirmed, .text("/etc/hostname"), .files([])])
  func cancelled(answer: PageDialog.Answer) async throws {
    let shop = try await Shop()
    let presenter = shop.viewer.presentDialogs()
    await form(shop)
    try await ask(shop).answer(.files([files[0]]))
    await shop.waitFor("names()", "a b.txt")
    try await ask(shop).answer(answer)
    await shop.waitFor("events.join()", "change,cancel")
    #expect(await shop.value("names()") == "a b.txt")
    withExtendedLifetime(presenter) {}
  }

  @Test("Without a presenter no file is given and that is told; a page that goes away asks no more")
  func unattended() async throws {
    let shop = try await Shop()
    await form(shop)
    _ = await shop.value("(f.click(), 1)")
    await shop.waitFor("events.join()", "cancel")
    #expect(shop.log.words.contains("request refused: there is no presenter to answer"))
    let presenter = shop.viewer.presentDialogs()
    let dialog = try await ask(shop)
    await shop.show("<p>next", path: "/next")
    #expect(!dialog.isOpen && shop.viewer.dialog == nil)
    withExtendedLifetime(presenter) {}
  }

  @Test("A popup's page asks for files in its own viewer")
  func popup() async throws {
    let shop = try await Shop()
    shop.server.serve("/pick", .html("<title>Pick</title><input type=file id=f>"))
    await shop.show("")
    _ = await shop.value("(w = open('/pick'), 1)")
    await wait(for: "the popup") { shop.viewer.popups.first?.viewer.title == "Pick" }
    let popup = try #require(shop.viewer.popups.first?.viewer)
    let presenter = popup.presentDialogs()
    _ = await shop.value("(f.click(), 1)", in: popup)
    await wait(for: "the dialog") { popup.dialog?.kind == .files(FilePickerRequest(allowsSeveral: false)) }
    #expect(shop.viewer.dialog == nil)
    popup.dialog?.answer(.files([files[0]]))
    await shop.waitFor("f.files[0].name", "a b.txt", in: popup)
    _ = await shop.value("(f.click(), 1)", in: popup)
    await wait(for: "the second dialog") { popup.dialog != nil }
    let second = try #require(popup.dialog)
    shop.viewer.popups.first?.close()
    #expect(!second.isOpen && popup.dialog == nil)
    withExtendedLifetime(presenter) {}
  }
}
