import Foundation
import GTKWidgets
import LinkDetection
import LinkText
import LinkwayGTK

// Chats of a thousand, ten thousand and a hundred thousand messages on one screen: what opening, scrolling
// and hitting cost, as ratios to the smallest. `swift run -c release ChatBenchmark`, where a display is.

/// One chat, opened in a window.
@MainActor
final class Chat {
  let list: ListView
  let window = Window(title: "Chat", width: 480, height: 720)
  private var labels: [ObjectIdentifier: (label: LinkLabel, message: Int)] = [:]
  private let detector = LinkDetector { $0.kinds.insert(.mention) }
  private(set) var made = 0
  private(set) var detections = 0
  private(set) var onMainThread = 0

  init(messages: Int) {
    weak var chat: Chat?
    list = ListView(count: messages) {
      chat?.made += 1
      return LinkLabel()
    } bind: { row, message in
      if let label = row as? LinkLabel { chat?.bind(label, message) }
    }
    chat = self
    window.setContent(list)
  }

  private func bind(_ label: LinkLabel, _ message: Int) {
    labels[ObjectIdentifier(label)] = (label, message)
    let text = LinkedText(
      "message \(message): see example.com/a/\(message), https://example.org/b?c=\(message) or ask me@example.com about it"
    )
    label.text = text
    Task {
      let found = await text.detectedLinksInBackground(with: detector) { link in
        LinkTarget(Thread.isMainThread ? "main" : link.url ?? link.text)
      }
      var linked = text
      linked.apply(found)
      detections += 1
      onMainThread += linked.links.filter { $0.target == "main" }.count
      if labels[ObjectIdentifier(label)]?.message == message { label.text.apply(found) }
    }
  }

  /// Waits until a message shows with its links found and laid out.
  func wait(for message: Int) async {
    while shown(message) == nil { try? await Task.sleep(for: .milliseconds(1)) }
  }

  func shown(_ message: Int) -> LinkLabel? {
    labels.values.first {
      $0.message == message && $0.label.isMapped && $0.label.layout.fragments.count >= 3
    }?.label
  }
}

struct Figures {
  var open = 0.0
  var scroll = 0.0
  var hit = 0.0
}

/// Where a jump goes: far enough that no row of the place before still shows, in the smallest chat too.
func place(of jump: Int, in messages: Int) -> Int { jump * (messages * 2 / 5 + 1) % messages }

@MainActor
func measure(_ messages: Int) async -> Figures {
  var figures = Figures()
  let clock = ContinuousClock()
  var chat: Chat?
  let open = await clock.measure {
    chat = Chat(messages: messages)
    chat!.window.present()
    await chat!.wait(for: 0)
  }
  guard let chat else { return figures }
  figures.open = open / .milliseconds(1)
  let jumps = 40
  let scroll = await clock.measure {
    for jump in 1...jumps {
      let goal = place(of: jump, in: messages)
      chat.list.scroll(to: goal)
      await chat.wait(for: goal)
    }
  }
  figures.scroll = scroll / .milliseconds(jumps)
  let label = chat.shown(place(of: jumps, in: messages))!
  let hits = 50_000
  var found = 0
  let hit = clock.measure {
    for number in 0..<hits {
      let point = CGPoint(x: Double(number % 400), y: Double(number % 40))
      if label.link(at: point) != nil { found += 1 }
    }
  }
  precondition(found > 0, "no point hit a link")
  figures.hit = hit / .nanoseconds(hits)
  print(
    "\(messages) messages: \(chat.made) labels made, \(chat.detections) texts searched, \(chat.onMainThread) of them on the main thread"
  )
  precondition(chat.onMainThread == 0, "links were looked for on the main thread")
  chat.window.destroy()
  return figures
}

let application = Application(identifier: "io.github.linkway.ChatBenchmark", isUnique: false)
application.run { application in
  let anchor = Window(title: "Benchmark", width: 100, height: 100)
  application.add(anchor)
  Task {
    // What the first window loads is not the first chat's.
    _ = await measure(1_000)
    var lines: [String] = []
    var base: Figures?
    for messages in [1_000, 10_000, 100_000] {
      let figures = await measure(messages)
      let least = base ?? figures
      base = least
      func ratio(_ path: KeyPath<Figures, Double>) -> String {
        String(format: "×%.2f", figures[keyPath: path] / least[keyPath: path])
      }
      lines.append(
        "| \(messages) | \(ratio(\.open)) | \(ratio(\.scroll)) | \(ratio(\.hit)) |"
          + String(format: "   (%.0f ms, %.1f ms, %.0f ns)", figures.open, figures.scroll, figures.hit))
    }
    print("| messages | opening | a jump | a hit test |\n| --- | --- | --- | --- |")
    print(lines.joined(separator: "\n"))
    application.quit()
  }
}
