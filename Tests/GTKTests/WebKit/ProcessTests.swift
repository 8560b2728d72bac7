import Foundation
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit process death", .serialized) struct ProcessTests {
  private func withOwnProcess() async throws -> (Bench, Int32) {
    let before = WebProcesses.all
    let bench = try Bench()
    await bench.show("<title>Alive</title>")
    let new = WebProcesses.all.subtracting(before)
    return (bench, try #require(new.first, "the page has a process of its own"))
  }

  private func livesOn(_ bench: Bench) async throws {
    await settle(bench.view)
    #expect(bench.recorder.events == ["death"])
    #expect(!bench.view.isLoading)
    #expect(bench.view.estimatedProgress == 0)
    bench.recorder.forget()
    await bench.show("<title>Again</title>")
    #expect(bench.recorder.events == ["start", "commit", "finish"])
    await bench.hasTitle("Again")
  }

  @Test("A killed process is told of once, and the next load works")
  func killed() async throws {
    let (bench, pid) = try await withOwnProcess()
    bench.recorder.forget()
    kill(pid, SIGKILL)
    await wait(for: "the word of it") { !bench.recorder.events.isEmpty }
    try await livesOn(bench)
  }

  @Test("A process that the app ends is told of once, and the next load works")
  func ended() async throws {
    let (bench, _) = try await withOwnProcess()
    bench.recorder.forget()
    bench.view.terminateWebContentProcess()
    await wait(for: "the word of it") { !bench.recorder.events.isEmpty }
    try await livesOn(bench)
  }

  @Test("A process killed in the middle of a load ends the load, and is told of once")
  func killedWhileLoading() async throws {
    let (bench, pid) = try await withOwnProcess()
    bench.server.serve("/slow") { _ in
      try? await Task.sleep(for: .seconds(30))
      return .html("slow")
    }
    bench.view.load(URLRequest(url: bench.server.url("/slow")))
    await wait(for: "the request") { bench.server.requests.contains { $0.path == "/slow" } }
    bench.recorder.forget()
    kill(pid, SIGKILL)
    await wait(for: "the word of it") { !bench.recorder.events.isEmpty }
    try await livesOn(bench)
  }

  @Test("A process that runs out of memory is told of once, and the next load works")
  func outOfMemory() async throws {
    let (bench, pid) = try await withOwnProcess()
    bench.recorder.forget()
    // From now on the system gives the process no more memory.
    let limit = Process()
    limit.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    limit.arguments = ["prlimit", "--pid", "\(pid)", "--as=1048576"]
    try limit.run()
    limit.waitUntilExit()
    #expect(limit.terminationStatus == 0)
    Task {
      _ = try? await bench.view.evaluateJavaScript(
        "const a = []; for (let i = 0; i < 64; i++) { new Worker(URL.createObjectURL(new Blob(['0']))); a.push(new Uint8Array(1 << 22)) }"
      )
    }
    await wait(for: "the word of it", seconds: 20) { !bench.recorder.events.isEmpty }
    try await livesOn(bench)
  }

  @Test("A script that waits when the process dies throws the error for that")
  func scriptWaits() async throws {
    let (bench, pid) = try await withOwnProcess()
    let waiting = Task {
      await code {
        try await bench.view.callAsyncJavaScript("await new Promise(() => {})", contentWorld: .page)
      }
    }
    await settle(bench.view)
    kill(pid, SIGKILL)
    #expect(await waiting.value == .webContentProcessTerminated)
  }

  @Test("Popups of a page that died are told too, each once")
  func popups() async throws {
    let before = WebProcesses.all
    let host = PopupHost()
    let bench = try Bench { $0.preferences.javaScriptCanOpenWindowsAutomatically = true }
    bench.view.uiDelegate = host
    await bench.show("<p>x")
    let pid = try #require(WebProcesses.all.subtracting(before).first)
    bench.server.serve("/pop", .html("<title>Pop</title>"))
    try await bench.view.evaluateJavaScript("open('/pop'); 0")
    await wait(for: "the popup") { host.recorder.events.contains("finish") }
    bench.recorder.forget()
    host.recorder.forget()
    kill(pid, SIGKILL)
    await wait(for: "both words") { !bench.recorder.events.isEmpty && !host.recorder.events.isEmpty }
    await settle(bench.view)
    #expect(bench.recorder.events == ["death"])
    #expect(host.recorder.events == ["death"])
  }
}
