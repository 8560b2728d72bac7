import GLib
import GTKWidgets
import LinkDetection
import LinkOpening
import LinkRouting
import LinkText
import LinkwayGTK

/// A chat of a hundred thousand messages: links are found in what is sent and in what is old, away from the
/// main thread, and only in the rows that show.
@MainActor
final class ChatPage: DemoPage {
  let name = "Chat"
  let widget: Widget

  let list: ListView
  let entry = Entry(.freeForm, accessibleName: "Message")
  let send = Button("Send")
  let status = Label(styleClasses: ["dim-label", "caption"])
  let opener: LinkOpener
  /// The rows that have been made; a list makes as many as it shows.
  var rows: [ChatRow] { shelf.rows }
  private let shelf: ChatShelf

  init(_ context: DemoPageContext) {
    opener = LinkOpener(LinkRouter(), over: context.window.pointer)
    opener.storage = context.storage
    let shelf = ChatShelf()
    self.shelf = shelf
    list = ListView(count: shelf.history.count) {
      shelf.makeRow()
    } bind: {
      shelf.bind($0, to: $1)
    } discard: {
      shelf.discard($0)
    }
    list.expandsVertically = true
    entry.expandsHorizontally = true
    send.addStyleClass("suggested-action")
    let bar = Box(.row, spacing: 8, [entry, send])
    bar.setMargins(top: 8, bottom: 12, start: 12, end: 12)
    status.setMargins(top: 4, bottom: 0, start: 14, end: 14)
    status.text = "\(ChatHistory.old) old messages; links are found in those that show."
    widget = Box(.column, [list, status, bar])
    connect()
  }

  private func connect() {
    send.onPress { [weak self] in self?.sendMessage() }
    entry.onSubmit { [weak self] in self?.sendMessage() }
    shelf.onActivate = { [weak self] link in self?.follow(link) }
    opener.onRefusal = { [weak self] reason in self?.status.text = reason.description }
    // The newest message is the one to begin with, once the list has its place.
    list.onMap { [weak self] in self?.scrollToNewest() }
  }

  /// A mention or a tag is a value of the app; every link with an address goes through the opener.
  private func follow(_ link: TextLink) {
    if let target = link.target.value(as: ChatTarget.self) {
      status.text = "The app would show \(target.words)."
    } else {
      opener.open(link)
    }
  }

  private func sendMessage() {
    guard !entry.text.allSatisfy(\.isWhitespace) else { return }
    shelf.history.add(entry.text)
    entry.text = ""
    list.append(1)
    scrollToNewest()
  }

  /// A row can be scrolled to once the list knows its place, some frames after it was added.
  private func scrollToNewest() {
    Task { [weak list] in
      try? await Task.sleep(for: .milliseconds(60))
      if let list { list.scroll(to: list.count - 1) }
    }
  }
}

/// The target of a mention or a tag: a value of the app's own type.
struct ChatTarget: Hashable, Sendable {
  let kind: LinkKind
  let name: String
  var words: String { "the \(kind) \(name)" }
}

/// The chat's messages and the rows that show some of them.
@MainActor
final class ChatShelf {
  var history = ChatHistory()
  var onActivate: (@MainActor (TextLink) -> Void)?
  var rows: [ChatRow] { Array(rowsByWidget.values) }
  private var rowsByWidget: [ObjectIdentifier: ChatRow] = [:]
  /// Texts whose links have been found, for rows that come back; a few hundred at most.
  private var found: [Int: LinkedText] = [:]
  private let detector = LinkDetector { $0.kinds = [.url, .email, .mention, .hashtag, .cashtag] }

  func makeRow() -> Widget {
    let row = ChatRow()
    row.label.onActivate = { [weak self] link in self?.onActivate?(link) }
    rowsByWidget[ObjectIdentifier(row.widget)] = row
    return row.widget
  }

  func discard(_ widget: Widget) { rowsByWidget[ObjectIdentifier(widget)] = nil }

  func bind(_ widget: Widget, to position: Int) {
    guard let row = rowsByWidget[ObjectIdentifier(widget)] else { return }
    let message = history[position]
    let known = found[position]
    row.show(message, at: position, as: known ?? LinkedText(message.text))
    if known == nil { Task { await detect(position, for: row) } }
  }

  private func detect(_ position: Int, for row: ChatRow) async {
    let text = LinkedText(history[position].text)
    let links = await text.detectedLinksInBackground(with: detector) { Self.target(of: $0) }
    var linked = text
    linked.apply(links)
    if found.count > 400 { found.removeAll() }
    found[position] = linked
    // By now the row may show another message; links found in one text cannot be applied to another.
    if row.position == position { row.label.text.apply(links) }
  }

  private nonisolated static func target(of link: DetectedLink) -> LinkTarget {
    link.url.map { LinkTarget($0) }
      ?? LinkTarget(value: ChatTarget(kind: link.kind, name: link.text), text: "chat:\(link.kind)")
  }
}
