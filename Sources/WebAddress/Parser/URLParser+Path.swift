extension URLParser {
  /// "path start state".
  mutating func pathStart() {
    if url.scheme.isSpecial {
      if isSeparator(byte(0), at: position) { position += 1 }
      readPath()
    } else if byte(0) == slash {
      position += 1
      readPath()
    } else {
      readQueryAndFragment()
    }
  }

  /// "path state": segments up to the query or fragment, `.` and `..` taken out.
  mutating func readPath() {
    var segment: [UInt8] = []
    while true {
      let start = position
      segment.removeAll(keepingCapacity: true)
      while let byte = byte(0), byte != slash, byte != 0x3F, byte != 0x23,
        byte != 0x5C || !url.scheme.isSpecial
      {
        recordInvalidPercent(byte)
        PercentEncoding.append(byte, encodedBy: .path, to: &segment)
        position += 1
      }
      let goesOn = isSeparator(byte(0), at: position)
      append(segment, isLast: !goesOn, at: start)
      guard goesOn else { break }
      position += 1
    }
    readQueryAndFragment()
  }

  private mutating func append(_ segment: [UInt8], isLast: Bool, at start: Int) {
    if Self.isDoubleDot(segment) {
      log.record(.dotSegment, start..<position)
      shortenPath()
      if isLast { path.append(slash) }
    } else if Self.isSingleDot(segment) {
      log.record(.dotSegment, start..<position)
      if isLast { path.append(slash) }
    } else {
      let isDrive = url.scheme == .file && path.isEmpty && segment.count == 2 && isDriveLetter(start)
      path.append(slash)
      path += segment
      if isDrive { path[2] = 0x3A }
    }
  }

  /// "opaque path state".
  mutating func opaquePath() {
    url.hasOpaquePath = true
    while let byte = byte(0), byte != 0x3F, byte != 0x23 {
      let next = self.byte(1)
      recordInvalidPercent(byte)
      if byte == 0x20, next == 0x3F || next == 0x23 {
        // A space that would end the path must survive being read again.
        PercentEncoding.appendTriplet(byte, to: &path)
      } else {
        PercentEncoding.append(byte, encodedBy: .control, to: &path)
      }
      position += 1
    }
    readQueryAndFragment()
  }

  private mutating func readQueryAndFragment() {
    if byte(0) == 0x3F {
      readQuery()
    } else if byte(0) == 0x23 {
      readFragment()
    }
  }

  /// "query state"; expects the question mark at the current position.
  mutating func readQuery() {
    position += 1
    let set = url.scheme.isSpecial ? PercentEncodeSet.specialQuery : .query
    var query: [UInt8] = []
    while let byte = byte(0), byte != 0x23 {
      recordInvalidPercent(byte)
      PercentEncoding.append(byte, encodedBy: set, to: &query)
      position += 1
    }
    url.query = query.text
    if byte(0) == 0x23 { readFragment() }
  }

  /// "fragment state"; expects the number sign at the current position.
  mutating func readFragment() {
    position += 1
    var fragment: [UInt8] = []
    while let byte = byte(0) {
      recordInvalidPercent(byte)
      PercentEncoding.append(byte, encodedBy: .fragment, to: &fragment)
      position += 1
    }
    url.fragment = fragment.text
  }

  private mutating func recordInvalidPercent(_ byte: UInt8) {
    if byte == 0x25, self.byte(1)?.hexValue == nil || self.byte(2)?.hexValue == nil {
      log.record(.invalidPercent, position..<position + 1)
    }
  }

  /// Source: WHATWG URL Standard, section 4.3, "single-dot URL path segment".
  private static func isSingleDot(_ segment: [UInt8]) -> Bool {
    segment == [0x2E] || segment.equalsIgnoringCase("%2e")
  }

  /// Source: WHATWG URL Standard, section 4.3, "double-dot URL path segment".
  private static func isDoubleDot(_ segment: [UInt8]) -> Bool {
    guard (2...6).contains(segment.count) else { return false }
    return segment == [0x2E, 0x2E] || segment.equalsIgnoringCase(".%2e") || segment.equalsIgnoringCase("%2e.")
      || segment.equalsIgnoringCase("%2e%2e")
  }
}
