public import LinkText
import WebAddress
import WebPolicy

extension PageDialog {
  /// The heading of a dialog with the page's origin: `shop.example says`, `shop.example wants to use the camera`.
  ///
  /// Where it is not known which part of the page it is, `A part of the page shop.example says`.
  public var speaker: UserText {
    let key = "dialog." + Self.request(kind)
    if let name = Self.name(origin) { return UserText(key + "speaker", name) }
    if let name = Self.name(page) { return UserText(key + "part", name) }
    return UserText(key + "nobody")
  }

  /// What the user should know before answering: that a password was wrong, whether the connection is unencrypted.
  public var notes: [UserText] {
    guard case .signIn(let question) = kind else { return [] }
    var notes: [UserText] = []
    if question.failures > 0 {
      notes.append(
        UserText("dialog.signIn.wrong"))
    }
    if !question.realm.isEmpty {
      notes.append(UserText("dialog.signIn.realm", question.realm.beginning))
    }
    if !question.isEncrypted {
      notes.append(
        UserText("dialog.signIn.cleartext"))
    }
    return notes
  }

  /// The part of the text's key that names what is asked for.
  private static func request(_ kind: Kind) -> String {
    switch kind {
    case .alert, .confirm, .prompt: ""
    case .files(let request) where request.allowsFolders: "folder."
    case .files(let request) where request.allowsSeveral: "files."
    case .files: "file."
    case .signIn: "signIn."
    case .devices([.camera]): "camera."
    case .devices([.microphone]): "microphone."
    case .devices([.location]): "location."
    case .devices([.camera, .microphone]): "recording."
    case .devices: "devices."
    }
  }

  private static func name(_ origin: Origin?) -> String? {
    guard let origin, let host = origin.host else { return nil }
    return host.displayed(atMost: 80) + (origin.port.map { ":\($0)" } ?? "")
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
