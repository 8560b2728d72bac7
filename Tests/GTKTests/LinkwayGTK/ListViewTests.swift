import GTKWidgets
import GLib
import LinkText
import LinkwayGTK
import Testing

@MainActor @Suite struct ListViewTests {
  @Test("Ten thousand labels scroll, and only those around the visible ones are there")
  func tenThousand() async {
    let faults = LogWatch.faults
    var labels: [Weak] = []
    var shown: [ObjectIdentifier: Int] = [:]
    let list = ListView(count: 10_000) {
      let label = LinkLabel()
      labels.append(Weak(label))
      return label
    } bind: { row, number in
      guard let label = row as? LinkLabel else { return }
      label.text =
        "message \(number) with \(link: "link \(number)", to: LinkTarget("m:\(number)")) and more words that wrap"
      shown[ObjectIdentifier(label)] = number
    }
    await withWindow(list, width: 240, height: 400) { _ in
      for goal in [0, 9_999, 5_000, 5_003, 120] {
        list.scroll(to: goal)
        await wait(for: "row \(goal)") {
          labels.contains { weak in
            guard let label = weak.label, label.isMapped, shown[ObjectIdentifier(label)] == goal else {
              return false
            }
            return !label.layout.fragments.isEmpty
          }
        }
      }
      let living = labels.compactMap(\.label)
      #expect(living.count < 600, "\(living.count) labels for what shows")
      for label in living where label.isMapped {
        #expect(label.text.links.map(\.target.text) == ["m:\(shown[ObjectIdentifier(label)]!)"])
      }
      list.append(2)
      list.scroll(to: 10_001)
      await wait(for: "the new row") { shown.values.contains(10_001) }
    }
    #expect(list.count == 10_002)
    #expect(LogWatch.faults == faults)
  }

  private struct Weak {
    weak var label: LinkLabel?
    init(_ label: LinkLabel) { self.label = label }
  }
}
