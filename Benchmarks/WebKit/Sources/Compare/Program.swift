import Foundation

/// One kind of work, and how many batches of how many rounds are measured.
struct Kind {
  let mode: String
  let rounds: Int
  let batches: Int
  let isLimited: Bool
  /// How much the seam may cost.
  var mostTime = 1.10
}

/// One of the two programs; it runs a batch on request and is idle in between.
final class Program {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())

  /// Starts the program, and waits until its page is there.
  init(_ name: String, _ mode: String) throws {
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(name)
    process.arguments = [mode]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = try answer()
  }

  /// Microseconds for each of the rounds, and megabytes of anonymous memory after them.
  func batch(_ rounds: Int) throws -> (time: Double, memory: Double) {
    input.fileHandleForWriting.write(Data("\(rounds)\n".utf8))
    return try answer()
  }

  func end() {
    input.fileHandleForWriting.write(Data("0\n".utf8))
    process.waitUntilExit()
  }

  private func answer() throws -> (time: Double, memory: Double) {
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let parts = line.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard parts.count == 2 else {
      throw CocoaError(
        .fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: "the program said \"\(line)\""])
    }
    return (parts[0], parts[1] / 1024)
  }
}

/// What one program's batches took.
struct Measured: CustomStringConvertible {
  var times: [Double] = []
  var leastMemory = Double.infinity

  mutating func add(_ result: (time: Double, memory: Double)) {
    times.append(result.time)
    leastMemory = min(leastMemory, result.memory)
  }

  /// The first, second or third quartile.
  func quartile(_ number: Int) -> Double { times.sorted()[times.count * number / 4] }

  var description: String { (1...3).map { text(quartile($0), 1) }.joined(separator: " ") }
}

func text(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }
