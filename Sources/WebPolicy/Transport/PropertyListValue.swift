import Foundation

/// A value of a property list, kept as it was read.
indirect enum PropertyListValue: Hashable, Sendable {
  case dictionary([String: PropertyListValue])
  case array([PropertyListValue])
  case text(String)
  case flag(Bool)
  case integer(Int)
  case real(Double)
  case date(Date)
  case data(Data)

  /// Nil where the value is of no type that property lists have.
  init?(_ value: Any) {
    switch value {
    case let members as [String: Any]: self = .dictionary(members.compactMapValues(Self.init))
    case let elements as [Any]: self = .array(elements.compactMap(Self.init))
    case let text as String: self = .text(text)
    case let number as NSNumber: self.init(number)
    case let date as Date: self = .date(date)
    case let data as Data: self = .data(data)
    default: return nil
    }
  }

  /// Foundation has one type for numbers and Booleans; their Objective-C type distinguishes them.
  private init(_ number: NSNumber) {
    switch String(cString: number.objCType) {
    case "c", "B": self = .flag(number.boolValue)
    case "d", "f": self = .real(number.doubleValue)
    default: self = .integer(number.intValue)
    }
  }

  /// The value as Foundation has it.
  var foundation: Any {
    switch self {
    case .dictionary(let members): members.mapValues(\.foundation)
    case .array(let elements): elements.map(\.foundation)
    case .text(let text): text
    case .flag(let flag): flag
    case .integer(let number): number
    case .real(let number): number
    case .date(let date): date
    case .data(let data): data
    }
  }

  /// The members of a dictionary; empty for any other value.
  var members: [String: PropertyListValue] {
    if case .dictionary(let members) = self { members } else { [:] }
  }
}
