import Foundation

/// The engine's page processes that this program has started.
enum WebProcesses {
  /// Their numbers, found by following parents up to this process: the engine's sandbox stands in between.
  static var all: Set<Int32> {
    var parents: [Int32: Int32] = [:]
    var found: [Int32] = []
    for entry in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let pid = Int32(entry),
        let stat = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
        let nameEnd = stat.lastIndex(of: ")")
      else { continue }
      let fields = stat[stat.index(after: nameEnd)...].split(separator: " ")
      guard fields.count > 1, let parent = Int32(fields[1]) else { continue }
      // A process that has ended and waits to be collected counts no more.
      if fields[0] != "Z" { parents[pid] = parent }
      if fields[0] != "Z", stat.contains("(WebKitWebProces") { found.append(pid) }
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
}
