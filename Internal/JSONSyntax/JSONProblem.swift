/// A place in a text.
package struct JSONLocation: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, counted from 1.
  package let line: Int
  /// The column, in Unicode scalars, counted from 1.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package var description: String { "line \(line), column \(column)" }

  package static func < (one: JSONLocation, other: JSONLocation) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}

/// Where a text stops being JSON, and what was expected there.
package struct JSONProblem: Error, Hashable, Sendable {
  /// The byte at which the problem is.
  package let offset: Int
  package let place: JSONLocation
  package let expected: String
  package let found: String

  package var message: String { "expected \(expected), found \(found)" }

  init(in bytes: [UInt8], at offset: Int, expected: String) {
    self.offset = offset
    self.expected = expected
    if offset < bytes.count {
      let byte = bytes[offset]
      found = (0x21..<0x7F).contains(byte) ? "“\(Unicode.Scalar(byte))”" : "byte \(byte)"
    } else {
      found = "the end of the file"
    }
    var places = PlaceCounter(bytes)
    place = places.place(of: offset)
  }
}

/// Counts lines and columns; the requested offsets must ascend.
struct PlaceCounter {
  private let bytes: [UInt8]
  private var counted: Int
  private var place = JSONLocation(line: 1, column: 1)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    counted = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func place(of offset: Int) -> JSONLocation {
    var (line, column) = (place.line, place.column)
    for byte in bytes[counted..<offset] {
      if byte == 0x0A {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    counted = offset
    place = JSONLocation(line: line, column: column)
    return place
  }
}
