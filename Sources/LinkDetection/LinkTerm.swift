/// How a code point behaves at the end of a link.
///
/// Source: UTS #58, property Link_Term.
enum LinkTerm: UInt32 {
  case include = 0
  case hard = 1
  case soft = 2
  case open = 3
  case close = 4

  /// The class of `scalar`.
  static func of(_ scalar: UInt32) -> LinkTerm {
    // The three large blocks of letters that paths in East Asia are made of.
    if scalar >= 0x4E00, scalar <= 0x9FFF || (scalar >= 0xAC00 && scalar <= 0xD7A3) { return .include }
    let table = LinkTermTable.changes
    var low = 0
    var high = table.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if table[middle] >> 3 <= scalar { low = middle } else { high = middle }
    }
    return LinkTerm(rawValue: table[low] & 7) ?? .hard
  }

  /// The opening bracket that belongs to a closing one; 0 where there is none.
  static func opening(of closing: UInt32) -> UInt32 {
    switch closing {
    case 0x29: return 0x28
    case 0x5D: return 0x5B
    case 0x7D: return 0x7B
    case 0x3E: return 0x3C
    default:
      guard let index = LinkBracketTable.closing.firstIndex(of: closing) else { return 0 }
      return LinkBracketTable.opening[index]
    }
  }
}

/// The characters of an e-mail address's local part.
///
/// Source: UTS #58, property Link_Email.
enum LinkEmail {
  /// Whether a code point outside ASCII has the property.
  static func contains(_ scalar: UInt32) -> Bool {
    let table = LinkEmailTable.changes
    var low = 0
    var high = table.count
    while low < high {
      let middle = (low + high) / 2
      if table[middle] <= scalar { low = middle + 1 } else { high = middle }
    }
    return low % 2 == 1
  }
}
