import Foundation
@_spi(Measuring) import LinkDetection

/// How a text is handed to the detector.
enum Mode: String, CaseIterable {
  /// One call a line.
  case line
  /// One call for all.
  case whole
  /// Chunks of 64 KB.
  case stream
}

/// Measures throughput: the best of several runs, so that other work on the machine counts as little as it can.
struct Speed {
  var detector = LinkDetector()
  var rounds = 5

  /// Finds the links of `bytes`; the count.
  func count(_ bytes: UnsafeBufferPointer<UInt8>, _ mode: Mode) -> Int {
    var links = 0
    switch mode {
    case .whole: detector.forEachSpan(inUTF8: bytes) { _ in links += 1 }
    case .line:
      guard let base = bytes.baseAddress else { return 0 }
      var start = 0
      while start < bytes.count {
        let rest = bytes.count - start
        let feed = memchr(base + start, 0x0A, rest)
        let end = feed.map { UnsafeRawPointer(base).distance(to: UnsafeRawPointer($0)) } ?? bytes.count
        detector.forEachSpan(inUTF8: UnsafeBufferPointer(start: base + start, count: end - start)) { _ in
          links += 1
        }
        start = end + 1
      }
    case .stream:
      var stream = LinkStream(detector)
      var start = 0
      while start < bytes.count {
        let end = min(start + 65_536, bytes.count)
        stream.feed(bytes[start..<end]) { if case .link = $0 { links += 1 } }
        start = end
      }
      stream.finish { if case .link = $0 { links += 1 } }
    }
    return links
  }

  /// The best speed in MB (10⁶ bytes) a second, and the links found.
  func measure(_ text: [UInt8], _ mode: Mode) -> (speed: Double, links: Int) {
    var best = Double.infinity
    var links = 0
    for _ in 0..<rounds {
      let start = ContinuousClock.now
      links = text.withUnsafeBufferPointer { count($0, mode) }
      let elapsed = start.duration(to: .now)
      best = min(best, Double(elapsed.components.attoseconds) / 1e18 + Double(elapsed.components.seconds))
    }
    return (Double(text.count) / best / 1e6, links)
  }

  /// Prints one row.
  func report(_ name: String, _ text: [UInt8], _ mode: Mode, expected: Int?) -> Bool {
    let (speed, links) = measure(text, mode)
    let isRight = expected.map { $0 == links } ?? true
    let cells = [
      name.padding(toLength: 28, withPad: " ", startingAt: 0),
      mode.rawValue.padding(toLength: 7, withPad: " ", startingAt: 0),
      String(format: "%8.0f MB/s", speed),
      "\(links) links" + (isRight ? "" : ", but \(expected ?? 0) expected"),
    ]
    print(cells.joined(separator: " "))
    return isRight
  }

  /// Two threads on two texts against one thread: how many times the throughput.
  func threadScaling(_ text: [UInt8]) -> Double {
    let single = time { work(text) }
    let double = time {
      let thread = Thread { work(text, signal: true) }
      thread.start()
      work(text)
      Self.finished.wait()
    }
    return 2 * single / double
  }

  private static let finished = DispatchSemaphore(value: 0)

  private func work(_ text: [UInt8], signal: Bool = false) {
    for _ in 0..<rounds { _ = text.withUnsafeBufferPointer { count($0, .line) } }
    if signal { Self.finished.signal() }
  }

  private func time(_ body: () -> Void) -> Double {
    let start = ContinuousClock.now
    body()
    let elapsed = start.duration(to: .now)
    return Double(elapsed.components.attoseconds) / 1e18 + Double(elapsed.components.seconds)
  }
}
