extension Date {
  public static var now: Date { fatalError() }
  public func timeIntervalSince(_ date: Date) -> Double { fatalError() }
  @available(iOS 15, macOS 12, *)
  public init<Strategy: ParseStrategy, Value>(_ value: Value, strategy: Strategy) throws
  where Strategy.ParseInput == Value, Strategy.ParseOutput == Date { fatalError() }

  @available(iOS 15, macOS 12, *)
  public struct ISO8601FormatStyle: ParseStrategy, Sendable {
    public func parse(_ value: String) throws -> Date { fatalError() }
    public func year() -> ISO8601FormatStyle { fatalError() }
    public func month() -> ISO8601FormatStyle { fatalError() }
    public func day() -> ISO8601FormatStyle { fatalError() }
  }
}

@available(iOS 15, macOS 12, *)
public protocol ParseStrategy: Codable, Hashable {
  associatedtype ParseInput
  associatedtype ParseOutput
  func parse(_ value: ParseInput) throws -> ParseOutput
}

@available(iOS 15, macOS 12, *)
extension ParseStrategy where Self == Date.ISO8601FormatStyle {
  public static var iso8601: Date.ISO8601FormatStyle { fatalError() }
}
