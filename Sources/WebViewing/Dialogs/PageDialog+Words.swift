import WebAddress
import WebPolicy

extension PageDialog {
  /// Who speaks or asks, and for what, for a person: `shop.example says`, `shop.example wants to use the camera`.
  ///
  /// Where it is not known which part of the page it is, `A part of the page shop.example says`.
  public var speaker: PageStrings {
    let (key, verb) = Self.verb(of: kind)
    if let name = Self.name(origin) { return PageStrings("dialog.\(key)speaker", "%1$@ \(verb)", name) }
    if let name = Self.name(page) {
      return PageStrings("dialog.\(key)part", "A part of the page %1$@ \(verb)", name)
    }
    return PageStrings("dialog.\(key)nobody", "A page \(verb)")
  }

  /// What a person should know before they answer: that a password was wrong, whether others can read it.
  public var notes: [PageStrings] {
    guard case .signIn(let question) = kind else { return [] }
    var notes: [PageStrings] = []
    if question.failures > 0 {
      notes.append(
        PageStrings("dialog.signIn.wrong", "The name or the password was not right. Try again."))
    }
    if !question.realm.isEmpty {
      notes.append(PageStrings("dialog.signIn.realm", "It calls the place “%1$@”.", question.realm.beginning))
    }
    if !question.isEncrypted {
      notes.append(
        PageStrings(
          "dialog.signIn.cleartext", "The connection is not encrypted: others can read what you send."))
    }
    return notes
  }

  private static func verb(of kind: Kind) -> (key: String, words: String) {
    switch kind {
    case .alert, .confirm, .prompt: ("", "says")
    case .files(let wish) where wish.allowsFolders: ("folder.", "wants a folder of yours")
    case .files(let wish) where wish.allowsSeveral: ("files.", "wants files of yours")
    case .files: ("file.", "wants a file of yours")
    case .signIn: ("signIn.", "asks for a name and a password")
    case .devices([.camera]): ("camera.", "wants to use the camera")
    case .devices([.microphone]): ("microphone.", "wants to use the microphone")
    case .devices([.location]): ("location.", "wants to know where you are")
    case .devices([.camera, .microphone]): ("recording.", "wants to use the camera and the microphone")
    case .devices: ("devices.", "wants to use your devices and to know where you are")
    }
  }

  private static func name(_ origin: Origin?) -> String? {
    guard let origin, let host = origin.host else { return nil }
    return host.displayed + (origin.port.map { ":\($0)" } ?? "")
  }
}

extension String {
  /// As much as anyone reads of words that a server chose.
  fileprivate var beginning: String { count > 120 ? prefix(120) + "…" : self }
}

extension WebViewer {
  /// Whether the page or one of its popups asks the user something.
  package var hasDialog: Bool { dialog != nil || popups.contains { $0.viewer.dialog != nil } }
}
