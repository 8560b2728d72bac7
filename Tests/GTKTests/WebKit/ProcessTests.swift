import Foundation
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit process death", .serialized) struct ProcessTests {
  private func withOwnProcess() async throws -> (Fixture, Int32) {
    let before = WebProcesses.all
    let fixture = try Fixture()
    await fixture.show("<title>Alive</title>")
    let new = WebProcesses.all.subtracting(before)
    return (fixture, try #require(new.first, "the page has a process of its own"))
  }

  private func livesOn(_ fixture: Fixture) async throws {
    await settle(fixture.view)
    #expect(fixture.recorder.events == ["death"])
    #expect(!fixture.view.isLoading)
    #expect(fixture.view.estimatedProgress == 0)
    fixture.recorder.forget()
    await fixture.show("<title>Again</title>")
    #expect(fixture.recorder.events == ["start", "commit", "finish"])
    await fixture.hasTitle("Again")
  }

  @Test("A killed process is reported once, and the next load works")
  func killed() async throws {
    let (fixture, pid) = try await withOwnProcess()
    fixture.recorder.forget()
    kill(pid, SIGKILL)
    await wait(for: "the word of it") { !fixture.recorder.events.isEmpty }
    try await livesOn(fixture)
  }

  @Test("A process that the app ends is reported once, and the next load works")
  func ended() async throws {
    let (fixture, _) = try await withOwnProcess()
    fixture.recorder.forget()
    fixture.view.terminateWebContentProcess()
    await wait(for: "the word of it") { !fixture.recorder.events.isEmpty }
    try await livesOn(fixture)
  }

  @Test("A process killed in the middle of a load ends the load, and is reported once")
  func killedWhileLoading() async throws {
    let (fixture, pid) = try await withOwnProcess()
    fixture.server.serve("/slow") { _ in
      try? await Task.sleep(for: .seconds(30))
      return .html("slow")
    }
    fixture.view.load(URLRequest(url: fixture.server.url("/slow")))
    await wait(for: "the request") { fixture.server.requests.contains { $0.path == "/slow" } }
    fixture.recorder.forget()
    kill(pid, SIGKILL)
    await wait(for: "the word of it") { !fixture.recorder.events.isEmpty }
    try await livesOn(fixture)
  }

  @Test("A process that runs out of memory is reported once, and the next load works")
  func outOfMemory() async throws {
    let (fixture, pid) = try await withOwnProcess()
    fixture.recorder.forget()
    // From now on the system gives the process no more memory.
    let limit = Process()
    limit.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    limit.arguments = ["prlimit", "--pid", "\(pid)", "--as=1048576"]
    try limit.run()
    limit.waitUntilExit()
    #expect(limit.terminationStatus == 0)
    Task {
      _ = try? await fixture.view.evaluateJavaScript(
        "const a = []; for (let i = 0; i < 64; i++) { new Worker(URL.createObjectURL(new Blob(['0']))); a.push(new Uint8Array(1 << 22)) }"
      )
    }
    await wait(for: "the word of it", seconds: 20) { !fixture.recorder.events.isEmpty }
    try await livesOn(fixture)
  }

  @Test("A script that waits when the process dies throws the error for that")
  func scriptWaits() async throws {
    let (fixture, pid) = try await withOwnProcess()
    let waiting = Task {
      await code {
        try await fixture.view.callAsyncJavaScript("await new Promise(() => {})", contentWorld: .page)
      }
    }
    await settle(fixture.view)
    kill(pid, SIGKILL)
    #expect(await waiting.value == .webContentProcessTerminated)
  }

  @Test("The end of the process is reported for popups too, once for each")
  func popups() async throws {
    let before = WebProcesses.all
    let host = PopupHost()
    let fixture = try Fixture { $0.preferences.javaScriptCanOpenWindowsAutomatically = true }
    fixture.view.uiDelegate = host
    await fixture.show("<p>x")
    let pid = try #require(WebProcesses.all.subtracting(before).first)
    fixture.server.serve("/pop", .html("<title>Pop</title>"))
    try await fixture.view.evaluateJavaScript("open('/pop'); 0")
    await wait(for: "the popup") { host.recorder.events.contains("finish") }
    fixture.recorder.forget()
    host.recorder.forget()
    kill(pid, SIGKILL)
    await wait(for: "both words") { !fixture.recorder.events.isEmpty && !host.recorder.events.isEmpty }
    await settle(fixture.view)
    #expect(fixture.recorder.events == ["death"])
    #expect(host.recorder.events == ["death"])
  }
}
