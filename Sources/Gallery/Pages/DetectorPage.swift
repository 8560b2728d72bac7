import GTKWidgets
import LinkDetection
import LinkRouting
import LinkText
import WebAddress

/// Any text, and what the detector makes of it: links, kinds, what was seen, and why a rejected candidate is none; the two
/// profiles side by side.
@MainActor
final class DetectorPage: DemoPage {
  let name = "Detector"
  let widget: Widget

  let input = TextArea(accessibleName: "Text to look for links in", height: 130)
  let columns: [DetectorColumn]
  let answer = Label(styleClasses: ["heading"])
  private let router = LinkRouter()

  init(_ context: DemoPageContext) {
    columns = [DetectorColumn("Profile chat", .chat), DetectorColumn("Profile UTS #58", .uts58)]
    let row = Box(.row, spacing: 18, columns.map(\.widget))
    row.isHomogeneous = true
    let column = Box(
      .column, spacing: 18,
      [Label("Write or paste any text", styleClasses: ["title-2"]), input, answer, row])
    column.setMargin(24)
    widget = ScrolledWindow(column)
    answer.isVisible = false
    for column in columns { column.onActivate = { [weak self] link in self?.tell(link) } }
    input.onChange { [weak self] text in self?.detect(text) }
    input.text = Self.sample
  }

  private func detect(_ text: String) {
    answer.isVisible = false
    for column in columns { column.show(text) }
  }

  /// Links of strangers are not followed here, only explained.
  private func tell(_ link: TextLink) {
    answer.text =
      switch router.destination(for: link) {
      case .viewer(let url, _): "“\(link.label)” would open \(url.href) in the viewer."
      case .system(let url, _): "“\(link.label)” would go to the system as \(url.href)."
      case .action(let action), .event(let action): "“\(link.label)” would call the app's “\(action.name)”."
      case .refused(let reason): "“\(link.label)” leads nowhere: \(reason)."
      }
    answer.isVisible = true
  }

  static let sample = """
    See example.com/docs (or www.example.org), write to ada@example.com, and ask @ada about #links.
    就是这个www.example.com看看 — https://example.com로 가세요.
    No links: README.md, end.So it goes, v1.2.3, node.js, http://
    Look twice: https://example.com@evil.example/ http://0x7f.1/ пример.рф
    """
}
