extension URLParser {
  /// "authority state", "host state", "port state": user name, password, host and port up to the path.
  mutating func authority() throws(URLFailure) {
    let start = position
    let end = endOfAuthority()
    var hostStart = start
    // The last @ ends the user's part: in `a@b@c` the host is `c`.
    if let at = bytes[start..<end].lastIndex(of: 0x40) {
      readUserInfo(start..<at)
      hostStart = at + 1
      if hostStart == end { throw URLFailure(code: .emptyHost, range: end..<end) }
    }
    let colon = portColon(hostStart..<end)
    let hostEnd = colon ?? end
    if hostStart == hostEnd, colon != nil || url.scheme.isSpecial {
      throw URLFailure(code: .emptyHost, range: hostStart..<hostEnd)
    }
    try readHost(hostStart..<hostEnd)
    if let colon { try readPort(colon + 1..<end) }
    position = end
  }

  private func endOfAuthority() -> Int {
    let special = url.scheme.isSpecial
    return bytes[position...].firstIndex { byte in
      byte == 0x2F || byte == 0x3F || byte == 0x23 || (special && byte == 0x5C)
    } ?? bytes.count
  }

  /// The colon before the port: the first one that is not inside the brackets of an IPv6 address.
  private func portColon(_ range: Range<Int>) -> Int? {
    var inBrackets = false
    for index in range {
      switch bytes[index] {
      case 0x5B: inBrackets = true
      case 0x5D: inBrackets = false
      case 0x3A where !inBrackets: return index
      default: break
      }
    }
    return nil
  }

  private mutating func readUserInfo(_ range: Range<Int>) {
    log.record(.userInfo, range)
    let colon = bytes[range].firstIndex(of: 0x3A) ?? range.upperBound
    url.username = PercentEncoding.encode(bytes[range.lowerBound..<colon], by: .userInfo)
    url.password = PercentEncoding.encode(
      bytes[min(colon + 1, range.upperBound)..<range.upperBound], by: .userInfo)
    if !url.password.isEmpty { log.record(.password, colon..<range.upperBound) }
  }

  private mutating func readHost(_ range: Range<Int>) throws(URLFailure) {
    url.host = try HostParser.parse(bytes[range], special: url.scheme.isSpecial, log: &log)
    if url.scheme.isSpecial, bytes[range].contains(where: \.isASCIIUpper) { log.record(.upperCase, range) }
  }

  private mutating func readPort(_ range: Range<Int>) throws(URLFailure) {
    guard !range.isEmpty else { return }
    guard bytes[range].allSatisfy(\.isASCIIDigit) else {
      throw URLFailure(code: .invalidPort, range: range)
    }
    var port = 0
    for digit in bytes[range] {
      port = port * 10 + Int(digit & 15)
      if port > 65_535 { throw URLFailure(code: .portOutOfRange, range: range) }
    }
    if url.scheme.defaultPort == port {
      log.record(.defaultPort, range)
    } else {
      url.port = port
    }
  }
}
