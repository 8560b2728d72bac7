extension RouteTable: CustomStringConvertible {
  /// The table as readable text: a line for each route, in columns, and the result for all other links.
  public var description: String {
    var rows = routes.map { route in
      [route.pattern.description, route.outcome.description, route.sourceWords, route.note ?? ""]
    }
    rows.append(["anything else", defaults.text, "", ""])
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.enumerated().map { number, row in
      let place = number < routes.count ? "\(number + 1)" : ""
      var line = String(repeating: " ", count: max(0, 3 - place.count)) + place
      for (column, cell) in row.enumerated() {
        line += "  " + cell
        if column < 3 { line += String(repeating: " ", count: widths[column] - cell.count) }
      }
      return line.trimmingEnd
    }.joined(separator: "\n")
  }
}

extension Route {
  fileprivate var sourceWords: String {
    guard sources.count < LinkSource.allCases.count else { return "" }
    return "from " + LinkSource.allCases.filter(sources.contains).map(\.rawValue).joined(separator: ", ")
  }
}

extension Route.Outcome: CustomStringConvertible {
  /// Where the route leads, in a line.
  public var description: String {
    switch kind {
    case .page(let url, let style): "page \(url)" + style.summary
    case .viewer(let style): "viewer" + style.summary
    case .system: "system"
    case .open(let url): "system \(url)"
    case .action(let name, nil): "action \(name)"
    case .action(let name, let fallback?): "action \(name), or viewer" + fallback.summary
    case .event(let name): "event \(name)"
    case .refuse(nil): "refuse"
    case .refuse(let reason?): "refuse: \(reason)"
    }
  }
}

extension RouteTable.Defaults {
  fileprivate var text: String {
    switch self {
    case .standard: "http and https: viewer; mailto, tel and sms: system; all other: refuse"
    case .refuse: "refuse"
    }
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
