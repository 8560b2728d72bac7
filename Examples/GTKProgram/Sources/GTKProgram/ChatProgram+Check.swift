import CGTKProgram
import Foundation
import GLib
import Linkway

extension ChatProgram {
  /// Checks the program by itself, and ends it with the result.
  ///
  /// The rows that show have their links, the list recycles its rows, a deep link is followed, and the program's theme is
  /// still its own.
  func check() {
    Task {
      let end = ContinuousClock.now + .seconds(20)
      var problem = "nothing was shown"
      while ContinuousClock.now < end {
        try? await Task.sleep(for: .milliseconds(20))
        problem = self.problem() ?? ""
        if problem.isEmpty { break }
      }
      print(problem.isEmpty ? "the chat shows its links" : "error: \(problem)")
      exit(problem.isEmpty ? 0 : 1)
    }
  }

  private func problem() -> String? {
    guard let chat, let opener else { return "the program has not started" }
    if chat.count != 1000 { return "there are \(chat.count) messages" }
    if chat.labelCount == 0 || chat.labelCount > 400 {
      return "\(chat.labelCount) labels were made for 1000 messages"
    }
    if !chat.shownLabels.contains(where: { $0.layout.fragments.count == 1 }) { return "no row shows a link" }
    if invitations.isEmpty {
      opener.open("chat://invite/7", from: .external)
      return "the deep link was not followed"
    }
    return invitations == ["7"] ? nil : "the invitations are \(invitations)"
  }
}
