/// Reads the tables that the scripts generate as text: hexadecimal numbers between spaces and newlines.
///
/// An array literal of thousands of numbers takes the optimizer long; a text takes it no time, and is read in under a millisecond.
package enum TableText {
  package static func numbers(_ text: String) -> [UInt32] {
    var numbers: [UInt32] = []
    numbers.reserveCapacity(text.utf8.count / 3)
    var number: UInt32?
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39: number = (number ?? 0) << 4 | UInt32(byte - 0x30)
      case 0x41...0x46: number = (number ?? 0) << 4 | UInt32(byte - 0x37)
      default:
        if let number { numbers.append(number) }
        number = nil
      }
    }
    if let number { numbers.append(number) }
    return numbers
  }

  /// Numbers that never fall, each written as the difference to the one before.
  package static func ascending(_ text: String) -> [UInt32] {
    var last: UInt32 = 0
    return numbers(text).map { difference in
      last += difference
      return last
    }
  }
}
