import LinkRouting
import LinkSafety
import LinkText
import WebAddress

private let fixed = try? LinkRouter([
  Route("terms:", to: .viewer), Route("app://product/:id<Int>", to: .action("product")),
  Route("app://:host/:a/*/:rest**?q=:q&n=:n<Int>?", to: .event("event")),
  Route("https://*.shop.example:*/**", to: .action("shop", orViewer: ViewerStyle())),
  Route("app:x/:y", to: .system), Route("data:", to: .action("data")),
])

/// Any bytes: a link, a table of routes in lines, and a table in JSON; nothing crashes, and what is promised holds.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let start, count > 1, let fixed else { return 0 }
  let text = String(decoding: UnsafeBufferPointer(start: start + 1, count: count - 1), as: UTF8.self)
  switch start[0] % 4 {
  case 0: follow(text, fixed)
  case 1: routes(text)
  case 2: file(text)
  default: assess(text)
  }
  return 0
}

private func follow(_ text: String, _ router: LinkRouter) {
  for source in LinkSource.allCases {
    let request = LinkRequest(LinkTarget(text), from: source, label: text)
    if case .viewer(let url, _) = router.destination(for: request) {
      precondition(
        !["javascript", "vbscript", "data", "file"].contains(url.scheme.name), "an unsafe scheme got through")
    }
    _ = router.followAtOnce(request)
  }
}

private func routes(_ text: String) {
  var patterns: [RoutePattern] = []
  for line in text.split(separator: "\n") {
    guard let pattern = RoutePattern(String(line)) else { continue }
    precondition(RoutePattern(pattern.description) == pattern, "the pattern does not read as itself")
    patterns.append(pattern)
  }
  let table = RouteTable(patterns.map { Route($0, to: .action("x")) })
  _ = table.overlaps
  precondition((try? RouteTable(json: table.json)) == table, "the table does not read as itself")
  for fault in table.faults {
    if case .conflict(let conflict) = fault {
      let first = try? LinkRouter([Route(conflict.firstPattern, to: .action("x"))])
      let found = first?.destination(for: LinkTarget(conflict.example.href))
      guard case .action? = found else { preconditionFailure("\(conflict)") }
    }
  }
  for pattern in patterns {
    let router = try? LinkRouter([Route(pattern, to: .action("x"))])
    guard case .action? = router?.destination(for: LinkTarget(pattern.example.href)) else {
      preconditionFailure("\(pattern) does not fit its example \(pattern.example)")
    }
  }
}

private func file(_ text: String) {
  guard let file = try? RouteFile(json: text) else { return }
  _ = file.problems
  precondition((try? RouteTable(json: file.table.json)) == file.table, "the file does not read as itself")
}

private func assess(_ text: String) {
  let pieces = text.split(separator: "\n", maxSplits: 1).map(String.init)
  let assessment = LinkAssessment(pieces.first ?? "", label: pieces.last)
  precondition((assessment.url == nil) == assessment.has(.unreadable))
  for finding in assessment.findings { precondition(!finding.explanation.isEmpty) }
  _ = LinkSafetyPolicy.standard.decision(for: assessment)
}
