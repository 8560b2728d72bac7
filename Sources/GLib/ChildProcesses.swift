import Foundation

/// The processes that this program started and theirs, which are the engine's.
///
/// Tests and the walkthrough use it. Each call reads `/proc` again.
public enum ChildProcesses {
  /// The identifiers of the processes that run a program of this name (the system keeps 15 bytes); without ended ones.
  ///
  /// The search follows parents up to this process, because the engine's sandbox starts processes in between.
  public static func named(_ name: String) -> Set<Int32> {
    var parents: [Int32: Int32] = [:]
    var found: [Int32] = []
    for entry in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let pid = Int32(entry), let stat = Stat(pid), stat.state != "Z" else { continue }
      parents[pid] = stat.parent
      if stat.name == name { found.append(pid) }
    }
    let own = getpid()
    return Set(
      found.filter { pid in
        var current = pid
        while let parent = parents[current], parent > 1 {
          if parent == own { return true }
          current = parent
        }
        return false
      })
  }

  /// The engine's page processes.
  public static var ofPages: Set<Int32> { named("WebKitWebProces") }

  /// How long a process has worked, in the system's ticks; nil where there is none of the number.
  public static func workingTime(of pid: Int32) -> Int? { Stat(pid)?.workingTime }

  /// The anonymous memory of a process, which no file backs, in kilobytes; nil where the process does not exist.
  ///
  /// - Parameter pid: The process identifier; nil means this process.
  public static func anonymousMemory(of pid: Int32? = nil) -> Int? {
    let status = try? String(contentsOfFile: "/proc/\(pid ?? getpid())/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }

  /// A line of the system's account of a process: its name may hold anything, brackets too.
  private struct Stat {
    let name: Substring
    let state: Substring
    let parent: Int32
    let workingTime: Int

    init?(_ pid: Int32) {
      guard let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
        let start = text.firstIndex(of: "("), let end = text.lastIndex(of: ")")
      else { return nil }
      let fields = text[text.index(after: end)...].split(separator: " ")
      guard fields.count > 12, let parent = Int32(fields[1]), let user = Int(fields[11]),
        let system = Int(fields[12])
      else { return nil }
      name = text[text.index(after: start)..<end]
      state = fields[0]
      self.parent = parent
      workingTime = user + system
    }
  }
}
