/// The command `linkway`: finds which command is meant, runs it and answers with the exit status.
enum Linkway {
  static let version = "0.1.0"

  /// The exit status: 0 for success, 1 where some input was bad, 2 where the command was called wrongly.
  static func run(_ arguments: [String], on console: Console) -> Int32 {
    do throws(CommandFailure) {
      let badInputs = try dispatch(arguments, on: console)
      try console.output.flush()
      return badInputs == 0 ? 0 : 1
    } catch {
      return report(error, on: console)
    }
  }

  /// Answers how many inputs were bad.
  private static func dispatch(_ arguments: [String], on console: Console) throws(CommandFailure) -> Int {
    guard let name = arguments.first else {
      throw .usage("no command given", topic: nil)
    }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "detect": return try DetectCommand.run(rest, on: console)
    case "explain": return try ExplainCommand.run(rest, on: console)
    case "check": return try CheckCommand.run(rest, on: console)
    case "help": return try HelpCommand.run(rest, on: console)
    case "--help", "-h": return try HelpCommand.run([], on: console)
    case "--version":
      guard rest.isEmpty else { throw .usage("--version takes nothing after it", topic: nil) }
      try console.output.write("linkway \(version)\n")
      return 0
    default:
      let what = name.hasPrefix("-") ? "option" : "command"
      throw .usage(
        "unknown \(what) \(quoted(name)); the commands are detect, explain, check and help", topic: nil)
    }
  }

  private static func report(_ failure: CommandFailure, on console: Console) -> Int32 {
    switch failure {
    case .usage(let message, let topic):
      let help = topic.map { "linkway help \($0)" } ?? "linkway --help"
      console.complain("\(message)\nTry \"\(help)\".")
      return 2
    case .output(let reason):
      // A reader that went away has seen enough.
      if let reason { console.complain("cannot write the output: \(reason)") }
      return 1
    }
  }
}

/// Why a command ends early.
enum CommandFailure: Error, Equatable {
  /// Wrong arguments; `topic` is the command whose help to suggest.
  case usage(String, topic: String?)
  /// The output takes no more; nil where its reader went away.
  case output(String?)
}

/// A piece of the user's input for a message: in quotes, and as ``visible(_:)`` makes it.
func quoted(_ text: String) -> String { "\"\(visible(text))\"" }

/// A text with nothing in it that a terminal obeys, and not too long.
func visible(_ text: String) -> String {
  var shown = ""
  for scalar in text.unicodeScalars.prefix(200) {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: shown.unicodeScalars.append(scalar)
    }
  }
  return shown + (text.unicodeScalars.count > 200 ? "…" : "")
}
