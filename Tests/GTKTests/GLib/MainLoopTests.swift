import Dispatch
import Foundation
import GLib
import Testing

@MainActor @Suite(.serialized) struct MainLoopTests {
  @Test("Main-actor code, sleeps and main-queue blocks run on the process's main thread")
  func mainThread() async throws {
    #expect(Thread.isMainThread)
    try await Task.sleep(for: .milliseconds(5))
    #expect(Thread.isMainThread)
    let isMain = await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
        continuation.resume(returning: Thread.isMainThread)
      }
    }
    #expect(isMain)
    await Task.detached {}.value
    #expect(Thread.isMainThread)
  }

  @Test("Attaching again does not run anything twice")
  func attachTwice() async throws {
    MainLoop.attachMainActor()
    var count = 0
    DispatchQueue.main.async { MainActor.assumeIsolated { count += 1 } }
    try await Task.sleep(for: .milliseconds(20))
    #expect(count == 1)
  }

  @Test("An idle loop is not woken")
  func idle() async throws {
    // Earlier tests can still have a pending completion; a polled loop wakes up every time.
    var wakeups: [UInt64] = []
    for _ in 0..<8 {
      let before = MainLoop.wakeups
      try await Task.sleep(for: .milliseconds(500))
      wakeups.append(MainLoop.wakeups - before)
      // The sleep's own end is one.
      if MainLoop.wakeups - before <= 2 { return }
    }
    Issue.record("an idle loop was woken \(wakeups) times in half a second each")
  }
}
