import LinkRouting
import LinkText

/// `linkway check routes`: reads a table, prints its errors with their lines, prints the table, and routes URLs with it.
enum CheckRoutes {
  static func run(_ arguments: [String], on console: Console) throws(CommandFailure) -> Int {
    var remaining = Arguments(arguments, topic: "check")
    var operands: [String] = []
    var asJSON = false
    var source = LinkSource.app
    while let word = remaining.next() {
      switch word {
      case .option("--help", nil), .option("-h", nil):
        try console.output.write(CheckCommand.help)
        return 0
      case .option("--json", nil): asJSON = true
      case .option("--from", let value):
        let name = try remaining.value(of: "--from", value)
        guard let named = LinkSource(rawValue: name) else {
          let names = LinkSource.allCases.map(\.rawValue).joined(separator: ", ")
          throw .usage("--from knows no \(quoted(name)); it knows \(names)", topic: "check")
        }
        source = named
      case .option(let name, _): throw remaining.unknown(name)
      case .operand(let text): operands.append(text)
      }
    }
    guard let name = operands.first else { throw .usage("no file of routes given", topic: "check") }
    guard let text = CheckCommand.text(of: name, on: console) else { return 1 }
    guard let (file, router) = read(text, name, on: console) else { return 1 }
    let urls = operands.dropFirst()
    if asJSON {
      try console.output.write(file.table.json)
    } else if urls.isEmpty {
      try console.output.write("\(file.table)".lines { visible($0) })
    }
    for remark in file.remarks { console.complain("\(quoted(name)), \(remark)") }
    return try follow(Array(urls), source, router, on: console)
  }

  /// The file and its router; nil after printing the errors where it has any.
  private static func read(_ text: String, _ name: String, on console: Console) -> (RouteFile, LinkRouter)? {
    let file: RouteFile
    do throws(RouteFileError) {
      file = try RouteFile(json: text)
    } catch {
      for problem in error.problems { console.complain("\(quoted(name)), \(visible(problem.description))") }
      return nil
    }
    for problem in file.problems { console.complain("\(quoted(name)), \(visible(problem.description))") }
    guard let router = try? LinkRouter(file.table) else { return nil }
    return (file, router)
  }

  private static func follow(
    _ urls: [String], _ source: LinkSource, _ router: LinkRouter, on console: Console
  ) throws(CommandFailure) -> Int {
    var refused = 0
    for url in urls {
      let destination = router.destination(for: LinkRequest(LinkTarget(url), from: source))
      if case .refused = destination { refused += 1 }
      let route = router.route(for: LinkRequest(LinkTarget(url), from: source))
      let pattern = route.map { "  [\($0.pattern)]" } ?? ""
      try console.output.write("\(visible(url))  →  \(visible(destination.description))\(visible(pattern))\n")
    }
    return refused
  }
}

extension String {
  /// Each line as `body` makes it, and a line break at the end.
  fileprivate func lines(_ body: (String) -> String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { body(String($0)) + "\n" }.joined()
  }
}
