internal import Foundation

/// What the text of a parameter must be read as for its route to fit.
public enum ParameterType: String, Hashable, Sendable, CaseIterable {
  /// Any text.
  case string = "String"
  /// A whole number that fits in 64 bits: `12`, `-3`.
  case int = "Int"
  /// A number in decimal digits, with or without a fraction and an exponent: `1.5`, `2e3`.
  case double = "Double"
  /// `true` or `false`.
  case bool = "Bool"
  /// Thirty-two hexadecimal digits in five groups, as RFC 9562 writes them.
  case uuid = "UUID"

  /// Whether a text can be read so.
  public func accepts(_ text: String) -> Bool {
    switch self {
    case .string: true
    case .int: Self.isDecimal(text) && Int64(text) != nil
    case .double: Self.isDecimal(text) && Double(text)?.isFinite == true
    case .bool: text == "true" || text == "false"
    case .uuid: text.utf8.count == 36 && UUID(uuidString: text) != nil
    }
  }

  /// Whether every text that `other` accepts is accepted here.
  func covers(_ other: ParameterType) -> Bool {
    self == .string || self == other || (self == .double && other == .int)
  }

  /// A text that can be read so; a string reads as the parameter's name.
  func sample(named name: String?) -> String {
    switch self {
    case .string: name ?? "x"
    case .int: "1"
    case .double: "1.5"
    case .bool: "true"
    case .uuid: "00000000-0000-0000-0000-000000000000"
    }
  }

  /// Keeps out what Swift's own readers take beside digits: a leading plus, `0x`, `nan`, `inf`.
  private static func isDecimal(_ text: String) -> Bool {
    let digits = text.utf8.first == 0x2D ? text.utf8.dropFirst() : text.utf8[...]
    guard let first = digits.first, (0x30...0x39).contains(first) else { return false }
    return digits.allSatisfy {
      (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x65 || $0 == 0x45 || $0 == 0x2B || $0 == 0x2D
    }
  }
}
