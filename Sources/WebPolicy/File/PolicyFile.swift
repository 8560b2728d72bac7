internal import JSONSyntax
import WebAddress

/// Something wrong in a policy's file.
public struct PolicyFileProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The place in the line, in Unicode scalars, counted from 1.
  public let column: Int
  /// Where in the file, such as `mainFrame.rules[2]`; empty for the file as a whole.
  public let path: String
  /// What is wrong and what was expected.
  public let message: String

  init(at place: JSONLocation, path: String, message: String) {
    (line, column, self.path, self.message) = (place.line, place.column, path, message)
  }

  public var description: String {
    "line \(line), column \(column): \(path.isEmpty ? "" : "\(path): ")\(message)"
  }
}

/// Everything that is wrong in a policy's file.
public struct PolicyFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in the order of the file.
  public let problems: [PolicyFileProblem]

  /// A line for each problem.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension NavigationPolicy {
  /// Reads a policy from JSON, so that an app can ship its rules and renew them.
  ///
  /// ```json
  /// {
  ///   "version": 1,
  ///   "mainFrame": { "rules": ["allow https://*.shop.example", "route https://bank.example"], "otherwise": "deny" },
  ///   "subframes": { "otherwise": "allow" },
  ///   "downloads": { "rules": ["allow https://files.shop.example/receipts"], "otherwise": "deny" },
  ///   "externalSchemes": { "schemes": ["mailto", "tel"], "requiresUserGesture": true },
  ///   "specialSchemes": { "data": "frames", "blob": "frames" },
  ///   "transport": { "upgradesToHTTPS": true, "exceptions": { "old.example": { "includesSubdomains": true } } },
  ///   "popups": {
  ///     "rules": [{ "target": "https://pay.google.com", "as": "overlay" }], "otherwise": "refuse", "limit": 3
  ///   },
  ///   "devices": { "camera": ["allow https://kiosk.example", "https://meet.example"] },
  ///   "signInHosts": ["https://accounts.google.com"]
  /// }
  /// ```
  ///
  /// A section that is left out has its default. A key that is unknown, appears twice or has an invalid value is an error,
  /// because a rule that is silently ignored would protect nothing.
  ///
  /// - Throws: ``PolicyFileError`` with the line, the column and the key of everything that is wrong, and what was expected there.
  public init(json text: some StringProtocol) throws(PolicyFileError) {
    var reader = PolicyFileReader()
    do throws(JSONProblem) {
      reader.read(try JSONTree(parsing: String(text)))
    } catch {
      throw PolicyFileError(problems: [PolicyFileProblem(at: error.place, path: "", message: error.message)])
    }
    guard reader.problems.isEmpty else {
      throw PolicyFileError(problems: reader.problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
    }
    self = reader.policy
  }
}
