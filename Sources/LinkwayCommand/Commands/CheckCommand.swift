import LinkRouting
import LinkSafety
import LinkText

/// `linkway check`: whether tables of routes and policies hold together, and whether links are what they say.
enum CheckCommand {
  static let help = """
    linkway check routes [--json] FILE [URL...]
    linkway check links [--jsonl] [FILE...]
    linkway check policy [OPTION...] FILE [URL...|-]

    check routes reads a table of routes (JSON), names every fault with its line, and prints the table; with URLs it
    says where each of them leads. --json prints the table as JSON in canonical form instead.

      --from SOURCE   where the URLs are followed: text, page, external or app; default: app

    check links reads one link a line from files or standard input and says what was found about each, the gravest first,
    and what the standard policy makes of it: open, ask or refuse. Behind a tab, a line may hold the words of the link.
    --jsonl writes a JSON object a line: {"target","decision","host","findings":[{"kind","severity","words","evidence"}]}

    check policy reads a viewer's policy (JSON), names every fault with its line, and prints the policy with its defaults;
    with URLs it says what the policy makes of each, why, and by which rule. A - in place of a URL reads URLs from standard
    input, one a line.

      --from WHO      who asks: app, or a page by its address, such as https://shop.example; default: a page that is not known
      --popup         the page wants a window for the URL; says what the window becomes
      --window URL    the load is in a window that was opened for this URL
      --frame FRAME   who would show the URL: main, sub, newWindow or unknown; default: main
      --stage STAGE   how far the load is: action, redirect or response; default: action
      --gesture       a person's click or key asked for it
      --download      the answer would be saved as a file
      --info-plist F  takes the rules for cleartext from an app's Info.plist
      --expect WHAT   what every URL should be: allow, deny, route or upgrade; default: allow. With --popup: a form of
                      a window, or route; default: any form but refuse
      --json          writes a JSON object a line: {"url","verdict","reason","rule"}; "rule" is its key in the file

    The exit status is 1 where a table or a policy has a fault, a URL leads nowhere or is judged otherwise than expected, or
    a link is not simply opened.

    """

  static func run(_ arguments: [String], on console: Console) throws(CommandFailure) -> Int {
    switch arguments.first {
    case "routes": return try CheckRoutes.run(Array(arguments.dropFirst()), on: console)
    case "policy": return try CheckPolicy.run(Array(arguments.dropFirst()), on: console)
    case "links": return try CheckLinks.run(Array(arguments.dropFirst()), on: console)
    case "--help", "-h":
      try console.output.write(help)
      return 0
    case nil: throw .usage("check what? routes, links or policy", topic: "check")
    case let word?:
      throw .usage("check knows no \(quoted(word)); it checks routes, links or policy", topic: "check")
    }
  }

  /// The whole of a file, or of standard input for `-`; nil where it cannot be read, which has been told.
  static func text(of file: String, on console: Console) -> String? {
    do throws(SystemError) {
      let source = file == "-" ? console.input : try console.open(file)
      var bytes: [UInt8] = []
      while let chunk = try source.read() { bytes += chunk }
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      _ = cannotRead(file, error, on: console)
      return nil
    }
  }

  /// Gives each line of a file, or of standard input for `-`, that is not empty; nil stands for one that is too long, which has
  /// been told.
  ///
  /// - Returns: Whether the file could be read to its end; where it could not, that has been told.
  static func forEachLine(
    of file: String, on console: Console, _ body: (String?) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> Bool {
    var reader: LineReader
    do throws(SystemError) {
      reader = LineReader(file == "-" ? console.input : try console.open(file))
    } catch {
      _ = cannotRead(file, error, on: console)
      return false
    }
    while true {
      // Whoever waits for an answer gets it before more is asked for.
      if !reader.hasLine { try console.output.flush() }
      let line: LineReader.Line?
      do throws(SystemError) {
        line = try reader.next()
      } catch {
        _ = cannotRead(file, error, on: console)
        return false
      }
      switch line {
      case nil: return true
      case .tooLong:
        console.complain("\(quoted(file)), line \(reader.number): the line is longer than 1 MB")
        try body(nil)
      case .text(let text): if !text.isEmpty { try body(text) }
      }
    }
  }

  static func cannotRead(_ file: String, _ error: SystemError, on console: Console) -> Int {
    console.complain("cannot read \(file == "-" ? "standard input" : quoted(file)): \(error.reason)")
    return 1
  }
}
