internal import JSONSyntax
import WebAddress

/// A route table as a JSON file has it, with the place of each route.
///
/// ```json
/// {
///   "routes": [
///     { "pattern": "terms:", "to": "page", "url": "https://example.com/terms", "title": "Terms", "presentation": "sheet" },
///     { "pattern": "app://product/:id<Int>", "to": "action", "name": "product", "from": ["text", "page"] },
///     { "pattern": "https://shop.example/product/:id<Int>", "to": "action", "name": "product", "otherwise": "viewer" },
///     { "pattern": "myapp://loginSuccess", "to": "event", "name": "loginSuccess" },
///     { "pattern": "help:", "to": "system", "url": "mailto:help@example.com" },
///     { "pattern": "old:", "to": "refuse", "reason": "this link is from an earlier version" }
///   ],
///   "defaults": "standard"
/// }
/// ```
///
/// | Field | Meaning |
/// | --- | --- |
/// | `pattern` | a ``RoutePattern`` |
/// | `to` | `page`, `viewer`, `system`, `action`, `event` or `refuse` |
/// | `url` | the address of a `page`; for `system` one to open instead of the link's own |
/// | `name` | the handler of an `action` or an `event` |
/// | `title`, `presentation`, `policy` | how a page is shown, see ``ViewerStyle`` |
/// | `otherwise` | `viewer`: shows the link's own address where the action is declined |
/// | `reason` | why the route refuses |
/// | `from` | a list of `text`, `page`, `external`, `app`; without it, from anywhere |
/// | `note` | what the route is for |
/// | `defaults` | `standard` or `refuse`, beside `routes` |
public struct RouteFile: Hashable, Sendable {
  /// The routes.
  public let table: RouteTable
  /// The line on which each route begins, counted from 1.
  public var lines: [Int] { places.map(\.line) }

  private let places: [JSONLocation]

  /// Reads a table from JSON.
  ///
  /// - Throws: ``RouteFileError`` with every place that is wrong; whether a route is never reached is for ``problems``.
  public init(json text: some StringProtocol) throws(RouteFileError) {
    var reader = RouteFileReader()
    do throws(JSONProblem) {
      reader.read(try JSONTree(parsing: String(text)))
    } catch {
      reader.problems.append(RouteFileProblem(at: error.place, message: error.message))
    }
    guard reader.problems.isEmpty else { throw RouteFileError(problems: reader.problems) }
    table = RouteTable(reader.routes, defaults: reader.defaults)
    places = reader.places
  }

  /// What keeps a router from being made of the table, each with the place of its route.
  public var problems: [RouteFileProblem] {
    table.faults.map { RouteFileProblem(at: places[$0.route - 1], message: $0.description) }
  }

  /// Routes that cross, each with the location of the later one; they are no errors, but can be unintended.
  public var remarks: [RouteFileProblem] {
    table.overlaps.map { RouteFileProblem(at: places[$0.second - 1], message: $0.description) }
  }
}

/// Something wrong in a file of routes.
public struct RouteFileProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The place in the line, in Unicode scalars, counted from 1.
  public let column: Int
  /// What is wrong and what was expected.
  public let message: String

  init(at place: JSONLocation, message: String) {
    (line, column, self.message) = (place.line, place.column, message)
  }

  public var description: String { "line \(line), column \(column): \(message)" }
}

/// Everything that is wrong in a file of routes.
public struct RouteFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in the order of the file.
  public let problems: [RouteFileProblem]

  /// A line for each problem.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension RouteTable {
  /// Reads a table from JSON in the form of ``RouteFile``.
  ///
  /// - Throws: ``RouteFileError`` with the line and column of everything that is wrong.
  public init(json text: some StringProtocol) throws(RouteFileError) {
    self = try RouteFile(json: text).table
  }

  /// The table as JSON in the form of ``RouteFile``, a line for each route; reading it gives an equal table.
  public var json: String {
    let rows = routes.map { route in
      let record = RouteRecord(route)
      let members = RouteRecord.Field.allCases.compactMap { field -> String? in
        if field == .from {
          return record.from.map { "\"from\": [" + $0.map(\.jsonQuoted).joined(separator: ", ") + "]" }
        }
        return record.texts[field].map { "\"\(field.rawValue)\": \($0.jsonQuoted)" }
      }
      return "    { " + members.joined(separator: ", ") + " }"
    }
    let list = rows.isEmpty ? "[]" : "[\n" + rows.joined(separator: ",\n") + "\n  ]"
    return "{\n  \"routes\": \(list),\n  \"defaults\": \(defaults.rawValue.jsonQuoted)\n}\n"
  }
}

/// Makes routes of a tree and gathers what is wrong with it.
private struct RouteFileReader {
  var routes: [Route] = []
  var places: [JSONLocation] = []
  var defaults = RouteTable.Defaults.standard
  var problems: [RouteFileProblem] = []

  mutating func read(_ tree: JSONTree) {
    guard case .object(let members) = tree.value else {
      return complain(tree.place, "expected an object with the field “routes”, found \(tree.value.typeName)")
    }
    var hasRoutes = false
    for (key, place, value) in members {
      switch key {
      case "routes":
        hasRoutes = true
        readRoutes(value)
      case "defaults": readDefaults(value)
      default: complain(place, "there is no field “\(key)” here; the fields are “routes” and “defaults”")
      }
    }
    if !hasRoutes { complain(tree.place, "the field “routes” is missing; it holds the list of the routes") }
  }

  private mutating func complain(_ place: JSONLocation, _ message: String) {
    problems.append(RouteFileProblem(at: place, message: message))
  }

  private mutating func readDefaults(_ tree: JSONTree) {
    guard case .string(let text) = tree.value, let defaults = RouteTable.Defaults(rawValue: text) else {
      return complain(tree.place, "the field “defaults” is “standard” or “refuse”")
    }
    self.defaults = defaults
  }

  private mutating func readRoutes(_ tree: JSONTree) {
    guard case .array(let elements) = tree.value else {
      return complain(tree.place, "the field “routes” holds a list of routes, not \(tree.value.typeName)")
    }
    for element in elements { readRoute(element) }
  }

  private mutating func readRoute(_ tree: JSONTree) {
    guard case .object(let members) = tree.value else {
      return complain(tree.place, "expected a route as an object, found \(tree.value.typeName)")
    }
    var record = RouteRecord()
    var fields: [RouteRecord.Field: JSONLocation] = [:]
    let before = problems.count
    for (key, place, value) in members {
      guard let field = RouteRecord.Field(rawValue: key) else {
        let names = RouteRecord.Field.allCases.map(\.rawValue).joined(separator: ", ")
        complain(place, "a route has no field “\(key)”; its fields are \(names)")
        continue
      }
      guard fields[field] == nil else {
        complain(place, "the field “\(key)” appears twice in this route")
        continue
      }
      fields[field] = value.place
      if field == .from { readSources(value, into: &record) } else { readText(field, value, into: &record) }
    }
    guard problems.count == before else { return }
    if fields[.pattern] == nil {
      return complain(tree.place, "the field “pattern” is missing; it says which links the route is for")
    }
    do throws(RouteRecord.Fault) {
      routes.append(try record.route())
      places.append(tree.place)
    } catch {
      complain(fields[error.field] ?? tree.place, error.message)
    }
  }

  private mutating func readText(_ field: RouteRecord.Field, _ tree: JSONTree, into record: inout RouteRecord)
  {
    guard case .string(let text) = tree.value else {
      return complain(tree.place, "the field “\(field.rawValue)” is a text, not \(tree.value.typeName)")
    }
    record.texts[field] = text
  }

  private mutating func readSources(_ tree: JSONTree, into record: inout RouteRecord) {
    guard case .array(let elements) = tree.value else {
      return complain(tree.place, "the field “from” is a list of texts, not \(tree.value.typeName)")
    }
    record.from = []
    for element in elements {
      guard case .string(let text) = element.value else {
        return complain(
          element.place, "the field “from” is a list of texts, not of \(element.value.typeName)")
      }
      record.from?.append(text)
    }
  }
}
