import Foundation

/// A number of the app's that JavaScript would change: its numbers are doubles.
struct InexactNumber: Error, CustomStringConvertible {
  let digits: String

  var description: String {
    "\(digits) is a number that JavaScript cannot hold exactly; send it as a text"
  }

  /// The first such number in a JSON text; nil where there is none.
  ///
  /// A whole number is one where no double equals it, another number where it has more than 17 significant digits. Only a run of
  /// 16 digits or more can be either, so texts and short numbers are passed over quickly.
  static func first(in json: Data) -> InexactNumber? {
    let bytes = [UInt8](json)
    var (index, isInText) = (0, false)
    while index < bytes.count {
      let byte = bytes[index]
      if isInText {
        if byte == UInt8(ascii: "\\") { index += 1 } else if byte == UInt8(ascii: "\"") { isInText = false }
      } else if byte == UInt8(ascii: "\"") {
        isInText = true
      } else if isDigit(byte) || byte == UInt8(ascii: "-") {
        let end = bytes[index...].firstIndex { !isNumber($0) } ?? bytes.count
        if end - index > 15, let inexact = InexactNumber(bytes[index..<end]) { return inexact }
        index = end - 1
      }
      index += 1
    }
    return nil
  }

  /// The number, where a double is not equal to it.
  private init?(_ bytes: ArraySlice<UInt8>) {
    digits = String(decoding: bytes, as: UTF8.self)
    if bytes.allSatisfy({ Self.isDigit($0) || $0 == UInt8(ascii: "-") }) {
      let isExact =
        if let number = Int(digits) {
          Double(exactly: number) != nil
        } else if let number = UInt(digits) {
          Double(exactly: number) != nil
        } else {
          false
        }
      if isExact { return nil }
    } else {
      let mantissa = bytes.prefix { $0 | 0x20 != UInt8(ascii: "e") }.filter(Self.isDigit)
      let significant = mantissa.drop { $0 == UInt8(ascii: "0") }
      if significant.count <= 17 { return nil }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }
}
