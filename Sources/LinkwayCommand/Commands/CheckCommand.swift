import LinkRouting
import LinkSafety
import LinkText

/// `linkway check`: whether tables of routes and policies hold together, and whether links are what they say.
enum CheckCommand {
  static let help = """
    linkway check routes [--json] FILE [URL...]
    linkway check links [--jsonl] [FILE...]
    linkway check policy [OPTION...] FILE [URL...|-]

    check routes reads a table of routes (JSON), prints every error with its line, and prints the table; with URLs it
    prints the destination of each. --json prints the table as JSON in canonical form instead.

      --from SOURCE   where the URLs are followed: text, page, external or app; default: app

    check links reads one link a line from files or standard input and prints its findings, the most severe first, and the
    decision of the standard policy: open, ask or refuse. After a tab, a line may contain the link's label.
    --jsonl writes a JSON object a line: {"target","decision","host","findings":[{"kind","severity","message","evidence"}]}

    check policy reads a viewer's policy (JSON), prints every error with its line, and prints the policy with its defaults;
    with URLs it prints the policy's verdict on each, the reason and the rule. A - instead of a URL reads URLs from
    standard input, one a line.

      --from WHO      who asks: app, or a page by its address, such as https://shop.example; default: an unknown page
      --popup         the page requests a window for the URL; prints what the window becomes
      --window URL    the load is in a window that was opened for this URL
      --frame FRAME   which frame loads the URL: main, sub, newWindow or unknown; default: main
      --stage STAGE   how far the load is: action, redirect or response; default: action
      --gesture       a click or key press of the user caused it
      --download      the response would be saved as a file
      --info-plist F  takes the rules for cleartext from an app's Info.plist
      --expect WHAT   the expected verdict: allow, deny, route or upgrade; default: allow. With --popup: a form of
                      a window, or route; default: any form but refuse
      --json          writes a JSON object a line: {"url","verdict","reason","rule"}; "rule" is its key in the file

    The exit status is 1 if a table or a policy has an error, a URL has no destination, a verdict differs from the expected
    one, or a link is not opened without a question.

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

  /// The whole of a file, or of standard input for `-`; nil after printing an error where it cannot be read.
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

  /// Passes on each line of a file, or of standard input for `-`, that is not empty; nil for a line that is too long, after
  /// printing an error.
  ///
  /// - Returns: Whether the file could be read to its end; if not, an error was printed.
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
      // A caller that waits for a result gets it before the next line is read.
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
