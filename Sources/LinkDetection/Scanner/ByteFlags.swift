/// What each ASCII character may be part of, as bits in one table.
enum ByteFlags {
  static let letter: UInt8 = 1
  static let digit: UInt8 = 2
  static let alphanumeric: UInt8 = 3
  /// `-` and `_`: in labels besides letters and digits.
  static let labelMark: UInt8 = 4
  /// What a label may hold.
  static let label: UInt8 = 7
  /// What a scheme may hold besides letters and digits: `+`, `-`, `.`.
  static let schemeMark: UInt8 = 8
  /// The characters of a local part in the chat profile, in addition to letters and digits.
  static let localMark: UInt8 = 16
  /// What goes on in a path, query or fragment without a second thought.
  static let plain: UInt8 = 32
  /// Link_Email of UTS #58.
  static let linkEmail: UInt8 = 64
  /// White space, controls, and what ends a run of text that is skipped: `"`, `<`, `>`, backquote.
  static let runEnd: UInt8 = 128

  /// 256 entries; made once and never freed.
  nonisolated(unsafe) static let table: UnsafePointer<UInt8> = {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    table.initialize(repeating: 0, count: 256)
    for byte in UInt8.digit0...UInt8.digit9 { table[Int(byte)] |= digit | plain | linkEmail }
    for byte in UInt8.capitalA...UInt8.capitalZ { table[Int(byte)] |= letter | plain | linkEmail }
    for byte in UInt8.a...UInt8.z { table[Int(byte)] |= letter | plain | linkEmail }
    for byte in "-_".utf8 { table[Int(byte)] |= labelMark }
    for byte in "+-.".utf8 { table[Int(byte)] |= schemeMark }
    for byte in "._%+-'&!#$~*".utf8 { table[Int(byte)] |= localMark }
    for byte in "/-_~%+=$@^*".utf8 { table[Int(byte)] |= plain }
    for byte in ".!#$%&'*+-/=?^_`{|}~".utf8 { table[Int(byte)] |= linkEmail }
    for byte in UInt8(0)...UInt8.space { table[Int(byte)] |= runEnd }
    table[Int(UInt8.delete)] |= runEnd
    for byte in "\"<>`".utf8 { table[Int(byte)] |= runEnd }
    return UnsafePointer(table)
  }()
}
