/// What UTS #46 and its rules say of single characters.
enum IDNATables {
  /// What becomes of a character in a name.
  enum Mapping: Equatable {
    case valid
    case ignored
    case disallowed
    case mapped(ArraySlice<UInt32>)
    case moved(UInt32)
  }

  static func mapping(of scalar: Unicode.Scalar) -> Mapping {
    let row = mappingValues[firstIndex(in: mappingStarts, above: scalar.value) - 1]
    let rest = row >> 3
    return switch row & 7 {
    case 0: .valid
    case 1: .ignored
    case 3: .moved(scalar.value + rest - 0x10FFFF)
    case 4: .mapped(sequences[Int(rest >> 5)..<Int(rest >> 5 + rest & 31)])
    default: .disallowed
    }
  }

  /// The classes of the bidirectional algorithm that RFC 5893 distinguishes.
  enum BidiClass: UInt32 {
    case leftToRight = 0
    case rightToLeft, arabicLetter, arabicNumber, europeanNumber, separator, commonSeparator, terminator,
      neutral,
      boundary, mark, other
  }

  static func bidiClass(of scalar: Unicode.Scalar) -> BidiClass {
    value(of: scalar, bidiStarts, bidiEnds, bidiClasses).flatMap(BidiClass.init(rawValue:)) ?? .leftToRight
  }

  /// How a letter joins its neighbours in a cursive script.
  enum JoiningType: UInt32 {
    case none = 0
    case transparent, dual, right, left, causing
  }

  static func joiningType(of scalar: Unicode.Scalar) -> JoiningType {
    value(of: scalar, joiningStarts, joiningEnds, joiningTypes).flatMap(JoiningType.init(rawValue:)) ?? .none
  }

  private static func value(
    of scalar: Unicode.Scalar, _ starts: [UInt32], _ ends: [UInt32], _ values: [UInt32]
  ) -> UInt32? {
    let index = firstIndex(in: starts, above: scalar.value) - 1
    return index >= 0 && scalar.value <= ends[index] ? values[index] : nil
  }

  private static func firstIndex(in starts: [UInt32], above value: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
