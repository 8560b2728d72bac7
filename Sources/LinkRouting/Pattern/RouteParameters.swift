/// What the parameters of a pattern were in a link, percent-decoded.
public struct RouteParameters: Hashable, Sendable {
  private var values: [String: String] = [:]
  /// The segments that `**` took, in their order.
  public private(set) var rest: [String] = []
  private(set) var restName: String?

  /// No parameters.
  public init() {}

  /// Parameters as they would be found, for tests of an app's handlers.
  public init(_ values: [String: String], rest: [String] = []) {
    self.values = values
    self.rest = rest
  }

  /// The names that have a value, sorted.
  public var names: [String] { values.keys.sorted() }

  /// The text of a parameter; nil where the pattern has none of the name, or the link left it out.
  public subscript(name: String) -> String? { values[name] }

  /// A parameter read as a type: `String`, `Int`, `Double`, `Bool`, or any other that reads itself from text.
  ///
  /// - Throws: ``RouteParameterError`` where the link has no such parameter, or where it reads as no `Value`.
  public func value<Value: LosslessStringConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(RouteParameterError) -> Value {
    guard let text = values[name] else { throw RouteParameterError(name: name, text: nil, type: "\(type)") }
    guard let value = Value(text) else {
      throw RouteParameterError(name: name, text: text, type: "\(type)")
    }
    return value
  }

  mutating func add(_ text: String, for wild: RoutePattern.Wild) {
    if let name = wild.name { values[name] = text }
  }

  mutating func setRest(_ segments: [String], named name: String?) {
    rest = segments
    restName = name
    if let name { values[name] = segments.joined(separator: "/") }
  }
}

extension RouteParameters: CustomStringConvertible {
  /// The names and values, sorted by name: `id=12 lang=de`.
  public var description: String {
    names.map { "\($0)=\(values[$0] ?? "")" }.joined(separator: " ")
  }
}

/// Why a parameter cannot be had: there is none, or it reads as another type.
public struct RouteParameterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The parameter that was asked for.
  public let name: String
  /// What the link has there; nil where it has none.
  public let text: String?
  /// The type that was asked for.
  public let type: String

  /// One sentence: what is wrong and what to do.
  public var description: String {
    if let text {
      "the parameter “\(name)” is “\(text)”, which is no \(type); write :\(name)<\(type)> in the route's pattern"
    } else {
      "the link has no parameter “\(name)”; write :\(name) in the route's pattern, or ask for an optional"
    }
  }
}
