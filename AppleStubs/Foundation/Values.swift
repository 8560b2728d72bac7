@_exported import Darwin
@_exported import ObjectiveC

public struct URL: Hashable, Sendable {
  public init?(string: String) { fatalError() }
  public init?(string: String, relativeTo url: URL?) { fatalError() }
  public init(fileURLWithPath: String) { fatalError() }
  public func deletingLastPathComponent() -> URL { fatalError() }
  @available(iOS 16, macOS 13, *)
  public enum DirectoryHint: Sendable { case isDirectory, notDirectory, checkFileSystem, inferFromPath }
  @available(iOS 16, macOS 13, *)
  public func appending<Text: StringProtocol>(
    path: Text, directoryHint: DirectoryHint = .inferFromPath
  ) -> URL { fatalError() }
  @available(iOS 16, macOS 13, *)
  public func path(percentEncoded: Bool = true) -> String { fatalError() }
  @available(iOS 16, macOS 13, *)
  public func host(percentEncoded: Bool = true) -> String? { fatalError() }
  public var absoluteString: String { fatalError() }
  public var scheme: String? { fatalError() }
  public var host: String? { fatalError() }
  public var port: Int? { fatalError() }
  public var path: String { fatalError() }
  public var pathExtension: String { fatalError() }
  public var lastPathComponent: String { fatalError() }
  public var standardizedFileURL: URL { fatalError() }
  public var isFileURL: Bool { fatalError() }
  public func startAccessingSecurityScopedResource() -> Bool { fatalError() }
  public func stopAccessingSecurityScopedResource() {}
  public func appendingPathComponent(_ component: String) -> URL { fatalError() }
}

public struct Data: Hashable, Sendable, RandomAccessCollection, RangeReplaceableCollection {
  public typealias SubSequence = Data
  public init() {}
  public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 { fatalError() }
  public init(contentsOf url: URL) throws { fatalError() }
  public typealias WritingOptions = NSData.WritingOptions
  public func write(to url: URL, options: Data.WritingOptions = []) throws { fatalError() }
  public mutating func replaceSubrange<Bytes: Collection>(_ subrange: Range<Int>, with newElements: Bytes)
  where Bytes.Element == UInt8 {}
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(index: Int) -> UInt8 { fatalError() }
  public subscript(bounds: Range<Int>) -> Data { fatalError() }
}

public struct Date: Hashable, Sendable, Comparable, Codable {
  public init() {}
  public init(timeIntervalSince1970: Double) { fatalError() }
  public var timeIntervalSince1970: Double { fatalError() }
  public static func < (left: Date, right: Date) -> Bool { fatalError() }
}

public struct UUID: Hashable, Sendable {
  public init() {}
  public init?(uuidString: String) { fatalError() }
  public var uuidString: String { fatalError() }
}

public struct CharacterSet: Hashable, Sendable {
  public init(charactersIn: String) { fatalError() }
  public static var whitespaces: CharacterSet { fatalError() }
  public static var whitespacesAndNewlines: CharacterSet { fatalError() }
  public func union(_ other: CharacterSet) -> CharacterSet { fatalError() }
}

extension StringProtocol {
  public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
  public var removingPercentEncoding: String? { fatalError() }
  public func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? { fatalError() }
  public func replacingOccurrences(of target: String, with replacement: String) -> String { fatalError() }
  public var decomposedStringWithCanonicalMapping: String { fatalError() }
  public var precomposedStringWithCanonicalMapping: String { fatalError() }
}

public struct NSRange: Hashable, Sendable {
  public var location: Int
  public var length: Int
  public init(location: Int, length: Int) { fatalError() }
  public init<Bounds: RangeExpression, Text: StringProtocol>(_ range: Bounds, in text: Text)
  where Bounds.Bound == Text.Index { fatalError() }
}

public struct Decimal: Hashable, Sendable, Codable {}
