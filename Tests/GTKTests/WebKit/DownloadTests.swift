import Foundation
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit downloads", .serialized) struct DownloadTests {
  /// Saves downloads where a test says.
  final class Saver: NSObject, WKDownloadDelegate {
    var place: URL?
    var names: [String] = []
    var responses: [URLResponse] = []
    var finished = 0
    var errors: [NSError] = []

    func download(
      _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
    ) async -> URL? {
      names.append(suggestedFilename)
      responses.append(response)
      return place
    }

    func downloadDidFinish(_ download: WKDownload) { finished += 1 }

    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
      errors.append(error as NSError)
    }
  }

  private let saver = Saver()
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "linkway-\(UUID().uuidString)")

  private func fixture() async throws -> Fixture {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    saver.place = folder.appendingPathComponent("saved")
    let fixture = try Fixture()
    fixture.recorder.onDownload = { [saver] download in download.delegate = saver }
    fixture.server.serve(
      "/file",
      PageResponse(
        headers: ["Content-Disposition": "attachment; filename=\"report.bin\""],
        contentType: "application/octet-stream", body: Data("content".utf8)))
    await fixture.show("<title>Page</title><a id=a href=/file download>x</a>")
    fixture.recorder.forget()
    return fixture
  }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  @Test("An answer that the policy makes a download is saved, and the page stays")
  func response() async throws {
    defer { clean() }
    let fixture = try await fixture()
    fixture.recorder.decideResponse = { $0.canShowMIMEType ? .allow : .download }
    weak var weakDownload: WKDownload?
    fixture.recorder.onDownload = { [saver] download in
      download.delegate = saver
      weakDownload = download
    }
    fixture.view.load(URLRequest(url: fixture.server.url("/file")))
    await wait(for: "the file") { saver.finished == 1 }
    #expect(try Data(contentsOf: saver.place!) == Data("content".utf8))
    #expect(saver.names == ["report.bin"])
    #expect((saver.responses[0] as? HTTPURLResponse)?.statusCode == 200)
    await wait(for: "the end of the load") { fixture.recorder.events.count == 3 }
    #expect(fixture.recorder.events == ["start", "response became download", "fail early"])
    #expect(!fixture.view.isLoading && fixture.view.estimatedProgress == 0)
    #expect(fixture.recorder.errors.map(\.code) == [102])
    await fixture.hasTitle("Page")
    fixture.recorder.onDownload = nil
    await wait(for: "the download to go") { weakDownload == nil }
  }

  @Test(
    "A navigation that the policy makes a download, and a link that asks for one, are saved",
    arguments: [true, false])
  func action(byPolicy: Bool) async throws {
    defer { clean() }
    let fixture = try await fixture()
    if byPolicy { fixture.recorder.decideAction = { _ in .download } }
    try await fixture.view.evaluateJavaScript("document.getElementById('a').click()")
    await wait(for: "the file") { saver.finished == 1 }
    #expect(fixture.recorder.events.contains("action became download"))
    #expect(try Data(contentsOf: saver.place!) == Data("content".utf8))
  }

  @Test("Without a place the download is cancelled, and without a delegate too")
  func cancelled() async throws {
    defer { clean() }
    let fixture = try await fixture()
    fixture.recorder.decideResponse = { _ in .download }
    saver.place = nil
    fixture.view.load(URLRequest(url: fixture.server.url("/file")))
    await wait(for: "the failure") { saver.errors.count == 1 }
    #expect(saver.errors[0].code == NSURLErrorCancelled)
    weak var weakDownload: WKDownload?
    var hasCome = false
    fixture.recorder.onDownload = {
      weakDownload = $0
      hasCome = true
    }
    fixture.view.load(URLRequest(url: fixture.server.url("/file")))
    await wait(for: "the end") { hasCome && weakDownload == nil }
    #expect(saver.finished == 0)
  }

  @Test("A download that is cancelled in the middle fails, and an existing file is not overwritten")
  func failures() async throws {
    defer { clean() }
    let fixture = try await fixture()
    fixture.server.serveStream("/stream", contentType: "application/octet-stream") { stream in
      stream.write(String(repeating: "x", count: 65_536))
      try? await Task.sleep(for: .seconds(30))
    }
    fixture.recorder.decideResponse = { _ in .download }
    var running: WKDownload?
    fixture.recorder.onDownload = { [saver] download in
      download.delegate = saver
      running = download
    }
    fixture.view.load(URLRequest(url: fixture.server.url("/stream")))
    await wait(for: "some content") { (running?.progress.completedUnitCount ?? 0) > 0 }
    #expect(await running?.cancel() == nil)
    await wait(for: "the failure") { saver.errors.count == 1 }
    #expect(saver.errors[0].code == NSURLErrorCancelled)
    try Data("old".utf8).write(to: saver.place!)
    fixture.view.load(URLRequest(url: fixture.server.url("/file")))
    await wait(for: "the second failure") { saver.errors.count == 2 }
    #expect(saver.errors[1].code == URLError.Code.cannotCreateFile.rawValue)
    #expect(try Data(contentsOf: saver.place!) == Data("old".utf8))
    #expect(saver.finished == 0)
  }
  @Test("A download whose view goes as it begins harms nothing", arguments: [true, false])
  func viewGoes(byPolicy: Bool) async throws {
    defer { clean() }
    for _ in 0..<5 {
      var held: Fixture? = try await fixture()
      weak let view = held?.view
      if byPolicy {
        held?.recorder.decideAction = { _ in
          held = nil
          return .download
        }
      } else {
        held?.recorder.decideResponse = { _ in
          held = nil
          return .download
        }
      }
      view?.load(URLRequest(url: held!.server.url("/file")))
      await wait(for: "the view's end") { view == nil }
    }
    let fixture = try await fixture()
    fixture.recorder.decideResponse = { _ in .download }
    fixture.view.load(URLRequest(url: fixture.server.url("/file")))
    await wait(for: "the file") {
      FileManager.default.contents(atPath: saver.place!.path) == Data("content".utf8)
    }
  }
}
