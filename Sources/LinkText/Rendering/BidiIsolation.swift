/// Keeps the bidirectional controls of one text from changing the order of what follows the text.
///
/// 1. Bytes are searched for the explicit controls: embeddings and overrides (U+202A to U+202E), isolates (U+2066 to U+2069).
///    A control is three bytes; one that is cut between two pieces is held back until it is whole.
/// 2. Before the first control that opens something, `open` is written: from there to the end the text is isolated.
/// 3. A control that closes nothing is dropped. It shows nothing, but could close what the page around the text has opened.
/// 4. At the end, ``finish(to:)`` writes `close`, which also ends every control that is still open.
///
/// A line end closes every control, so a later closing control closes nothing.
/// Source: UAX #9, rules X1 to X8; HTML, "the bdi element".
struct BidiIsolation: Sendable {
  let open: [UInt8]
  let close: [UInt8]
  private var isOpen = false
  private var held: [UInt8] = []
  /// The controls that are open: true for an isolate.
  private var stack: [Bool] = []

  init(open: String, close: String) { (self.open, self.close) = (Array(open.utf8), Array(close.utf8)) }

  /// Passes the bytes between the controls to `pass`, and writes the controls to `output`.
  mutating func write(
    _ bytes: ArraySlice<UInt8>, to output: inout [UInt8],
    write pass: (ArraySlice<UInt8>, inout [UInt8]) -> Void
  ) {
    var start = bytes.startIndex
    for index in bytes.indices {
      let byte = bytes[index]
      // Most bytes are not the start of a control, and are passed on together.
      if held.isEmpty, byte != 0xE2 {
        if byte == 0x0A || byte == 0x0D { stack.removeAll() }
        continue
      }
      if held.isEmpty { pass(bytes[start..<index], &output) }
      start = index + 1
      held.append(byte)
      guard !Self.canBecomeControl(held) else { continue }
      if let control = Self.control(held) {
        write(control, to: &output)
        held = []
      } else {
        // The byte that ended the attempt may itself begin a control.
        let last = held.removeLast()
        pass(held[...], &output)
        held = []
        if last == 0xE2 { held = [last] } else { start = index }
        if last == 0x0A || last == 0x0D { stack.removeAll() }
      }
    }
    if start < bytes.endIndex { pass(bytes[start...], &output) }
  }

  /// Writes bytes that were held back and turned out to be no control.
  mutating func flush(to output: inout [UInt8]) {
    output += held
    held = []
  }

  /// Writes what was held back and ends the isolation.
  mutating func finish(to output: inout [UInt8]) {
    flush(to: &output)
    if isOpen { output += close }
    (isOpen, stack) = (false, [])
  }

  private mutating func write(_ control: Control, to output: inout [UInt8]) {
    switch control.effect {
    case .opens(let isIsolate):
      if !isOpen { output += open }
      isOpen = true
      stack.append(isIsolate)
    case .closesEmbedding:
      guard stack.last == false else { return }
      stack.removeLast()
    case .closesIsolate:
      guard let isolate = stack.lastIndex(of: true) else { return }
      stack.removeSubrange(isolate...)
    }
    output += control.bytes
  }

  private struct Control {
    enum Effect { case opens(isIsolate: Bool), closesEmbedding, closesIsolate }
    let bytes: [UInt8]
    let effect: Effect
  }

  /// Whether more bytes are needed to know.
  private static func canBecomeControl(_ bytes: [UInt8]) -> Bool {
    bytes == [0xE2] || bytes == [0xE2, 0x80] || bytes == [0xE2, 0x81]
  }

  private static func control(_ bytes: [UInt8]) -> Control? {
    guard bytes.count == 3 else { return nil }
    switch (bytes[1], bytes[2]) {
    case (0x80, 0xAA), (0x80, 0xAB), (0x80, 0xAD), (0x80, 0xAE):
      return Control(bytes: bytes, effect: .opens(isIsolate: false))
    case (0x80, 0xAC): return Control(bytes: bytes, effect: .closesEmbedding)
    case (0x81, 0xA6), (0x81, 0xA7), (0x81, 0xA8):
      return Control(bytes: bytes, effect: .opens(isIsolate: true))
    case (0x81, 0xA9): return Control(bytes: bytes, effect: .closesIsolate)
    default: return nil
    }
  }
}
