import WebAddress
import WebPolicy

/// What `linkway check policy` is called with.
struct PolicyOptions {
  var frame = NavigationRequest.Frame.main
  var stage = NavigationRequest.Stage.action
  var initiator = NavigationRequest.Initiator.page
  /// The page that asks; nil where that is not known, or the app asks.
  var source: Origin?
  var isUserGesture = false
  var isDownload = false
  /// Whether a window is wanted for each URL.
  var wantsWindow = false
  /// What the window was opened for in which each URL would load.
  var window: WebURL?
  var asJSON = false
  var expectation: String?
  var infoPlist: String?
  var operands: [String] = []

  /// Nil where help was asked for, which has been given.
  init?(_ arguments: [String], on console: Console) throws(CommandFailure) {
    var remaining = Arguments(arguments, topic: "check")
    while let word = remaining.next() {
      switch word {
      case .option("--help", nil), .option("-h", nil):
        try console.output.write(CheckCommand.help)
        return nil
      case .option("--json", nil): asJSON = true
      case .option("--gesture", nil): isUserGesture = true
      case .option("--download", nil): isDownload = true
      case .option("--popup", nil): wantsWindow = true
      case .option("--from", let value): try setSource(try remaining.value(of: "--from", value))
      case .option("--window", let value):
        window = try Self.url(try remaining.value(of: "--window", value), "--window")
      case .option("--frame", let value):
        frame = try Self.named(try remaining.value(of: "--frame", value), "--frame")
      case .option("--stage", let value):
        stage = try Self.named(try remaining.value(of: "--stage", value), "--stage")
      case .option("--info-plist", let value): infoPlist = try remaining.value(of: "--info-plist", value)
      case .option("--expect", let value): expectation = try remaining.value(of: "--expect", value)
      case .option(let name, _): throw remaining.unknown(name)
      case .operand(let text): operands.append(text)
      }
    }
    try checkExpectation()
  }

  private mutating func setSource(_ name: String) throws(CommandFailure) {
    guard name != "app" else {
      (initiator, source) = (.app, nil)
      return
    }
    (initiator, source) = (.page, try Self.url(name, "--from").origin)
  }

  private func checkExpectation() throws(CommandFailure) {
    guard let expectation else { return }
    let names =
      wantsWindow
      ? ["refuse", "sameView", "overlay", "window", "systemBrowser", "container:NAME", "route"]
      : ["allow", "deny", "route", "upgrade"]
    let isKnown = names.contains(expectation) || wantsWindow && PopupPolicy.Presentation(expectation) != nil
    guard isKnown else {
      throw .usage(
        "--expect knows no \(quoted(expectation)); it knows \(names.joined(separator: ", "))", topic: "check")
    }
  }

  private static func url(_ text: String, _ option: String) throws(CommandFailure) -> WebURL {
    do throws(WebURLError) {
      return try WebURL(parsing: text)
    } catch {
      throw .usage("\(option): \(quoted(text)) is no URL: \(visible(error.description))", topic: "check")
    }
  }

  private static func named<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ option: String
  ) throws(CommandFailure) -> Word {
    guard let word = Word(rawValue: name) else {
      let names = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("\(option) knows no \(quoted(name)); it knows \(names)", topic: "check")
    }
    return word
  }
}
