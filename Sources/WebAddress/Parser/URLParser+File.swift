extension URLParser {
  /// "file state", "file slash state".
  mutating func file() throws(URLFailure) {
    url.host = .empty
    let base = base?.scheme == .file ? base : nil
    if isSeparator(byte(0), at: position) {
      position += 1
      if isSeparator(byte(0), at: position) {
        position += 1
        try fileHost()
        return
      }
      if let base {
        url.host = base.host
        if !startsWithDriveLetter(position), let drive = Self.driveLetter(ofPath: base.path) { path = drive }
      }
      readPath()
      return
    }
    guard let base else {
      readPath()
      return
    }
    url.host = base.host
    readAfterPath(of: base, replacesPath: startsWithDriveLetter(position))
  }

  /// "file host state": a drive letter here begins the path, as in `file://C:/x`.
  private mutating func fileHost() throws(URLFailure) {
    let end =
      bytes[position...].firstIndex { $0 == 0x2F || $0 == 0x5C || $0 == 0x3F || $0 == 0x23 } ?? bytes.count
    if end - position == 2, isDriveLetter(position) {
      readPath()
      return
    }
    if end > position {
      let host = try HostParser.parse(bytes[position..<end], special: true, log: &log)
      url.host = host.serialized == "localhost" ? .empty : host
    }
    position = end
    pathStart()
  }

  /// Source: WHATWG URL Standard, section 4.2, "Windows drive letter".
  func isDriveLetter(_ index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index].isASCIILetter
      && (bytes[index + 1] == 0x3A || bytes[index + 1] == 0x7C)
  }

  /// Source: WHATWG URL Standard, section 4.2, "starts with a Windows drive letter".
  private func startsWithDriveLetter(_ index: Int) -> Bool {
    guard isDriveLetter(index) else { return false }
    guard index + 2 < bytes.count else { return true }
    return [0x2F, 0x5C, 0x3F, 0x23].contains(bytes[index + 2])
  }

  /// `/C:` where the first segment of a path is a normalised drive letter.
  private static func driveLetter(ofPath path: String) -> [UInt8]? {
    let start = Array(path.utf8.prefix(4))
    guard start.count >= 3, start[1].isASCIILetter, start[2] == 0x3A, start.count == 3 || start[3] == 0x2F
    else {
      return nil
    }
    return Array(start[..<3])
  }

  /// Source: WHATWG URL Standard, section 4.2, "shorten a URL's path".
  mutating func shortenPath() {
    if url.scheme == .file, path.count == 3, path[1].isASCIILetter, path[2] == 0x3A { return }
    guard let last = path.lastIndex(of: slash) else { return }
    path.removeSubrange(last...)
  }
}
