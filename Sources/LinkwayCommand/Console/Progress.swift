/// How far a long input has been read, on standard error where that is a terminal.
///
/// Silent where standard output is a terminal too: the text there shows how far it is.
struct Progress {
  private let console: Console
  private let isShown: Bool
  private let name: String
  private let total: Int?
  private var done = 0
  private var next = Progress.step

  /// Shorter inputs are over before anyone could read a line about them.
  private static let step = 32 << 20

  init(_ console: Console, name: String, total: Int?) {
    self.console = console
    self.name = name
    self.total = total
    isShown = Self.isShown(on: console)
  }

  static func isShown(on console: Console) -> Bool { console.errorIsTerminal && !console.outputIsTerminal }

  mutating func advance(by count: Int) {
    done += count
    guard isShown, done >= next else { return }
    next = done + Self.step
    let share =
      total.flatMap { $0 > 0 ? " of \($0 >> 20) MB (\(min(100, done * 100 / $0)) %)" : nil } ?? " MB"
    try? console.errors.write(Array("\rlinkway: \(name): \(done >> 20)\(share)\u{1B}[K".utf8))
  }

  /// Takes the line away.
  func finish() {
    guard isShown, next > Self.step else { return }
    try? console.errors.write(Array("\r\u{1B}[K".utf8))
  }
}
