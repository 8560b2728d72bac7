@testable import LinkDetection

/// A slow and plain model of the rules of UTS #58, over code points, to hold the scanner against.
///
/// It shares the property tables with the module and nothing else.
struct UTS58Model {
  struct Link: Equatable, CustomStringConvertible {
    var start: Int
    var end: Int
    var isEmail: Bool
    var description: String { "\(start)-\(end)\(isEmail ? " mail" : "")" }
  }

  let text: [Unicode.Scalar]
  let domains: Set<String>
  private var floor = 0
  private(set) var links: [Link] = []

  init(_ text: String, domains: Set<String>) {
    self.text = Array(text.unicodeScalars)
    self.domains = domains
    var position = 0
    while position < self.text.count {
      position = isStop(position) && position > floor ? readHost(around: position) : position + 1
    }
  }

  private func at(_ index: Int) -> Unicode.Scalar? { text.indices.contains(index) ? text[index] : nil }

  private func isStop(_ index: Int) -> Bool { at(index).map { ".。．｡".unicodeScalars.contains($0) } ?? false }

  private func isHost(_ index: Int) -> Bool {
    guard let scalar = at(index) else { return false }
    if scalar.isASCII {
      return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-"
    }
    let mappedToStops: [Unicode.Scalar] = ["。", "．", "｡", "․", "‥", "…", "︙", "﹒"]
    return LinkTerm.of(scalar.value) != .hard && scalar.properties.generalCategory != .format
      && !mappedToStops.contains(scalar)
  }

  /// Reads the labels around a stop; answers where the search goes on.
  private mutating func readHost(around stop: Int) -> Int {
    var start = stop
    while start > floor, isHost(start - 1) { start -= 1 }
    var labels = [start..<stop]
    var end = stop
    while isStop(end), isHost(end + 1) {
      var next = end + 1
      while isHost(next) { next += 1 }
      labels.append((end + 1)..<next)
      end = next
    }
    let resume = max(stop + 1, end)
    let isGood = labels.allSatisfy {
      !$0.isEmpty && text[$0.lowerBound] != "-" && text[$0.upperBound - 1] != "-"
    }
    let last = String(String.UnicodeScalarView(text[labels[labels.count - 1]])).lowercased()
    guard labels.count > 1, isGood, domains.contains(last), at(start - 1) != "." else { return resume }
    if at(start - 1) == "@" { return readEmail(start - 1, end) ?? resume }
    return readURL(start, end) ?? resume
  }

  private mutating func add(_ link: Link) -> Int {
    links.append(link)
    floor = link.end
    return link.end
  }

  private mutating func readURL(_ host: Int, _ hostEnd: Int) -> Int? {
    if at(hostEnd) == "@" { return nil }
    var start = host
    for scheme in ["https://", "http://"] where precedes(scheme, host) && start == host {
      start -= scheme.count
    }
    var end = hostEnd
    if at(end) == ".", let next = at(end + 1), "/?#:".unicodeScalars.contains(next) { end += 1 }
    var linkEnd = hostEnd
    if at(end) == ":" {
      var digits = ""
      while let digit = at(end + 1 + digits.count), ("0"..."9").contains(digit) { digits += String(digit) }
      if !digits.isEmpty {
        guard digits.count <= 5, let port = Int(digits), port <= 65_535 else { return nil }
        end += 1 + digits.count
        linkEnd = end
      }
    }
    return add(Link(start: start, end: max(linkEnd, readPath(end) ?? 0), isEmail: false))
  }

  private func precedes(_ word: String, _ position: Int) -> Bool {
    let scalars = Array(word.unicodeScalars)
    let start = position - scalars.count
    return start >= floor && Array(text[start..<position]) == scalars
  }

  /// The end of path, query and fragment from `start`; nil where there is none.
  private func readPath(_ start: Int) -> Int? {
    var part: Unicode.Scalar?
    var safe: Int?
    var open: [UInt32] = []
    var index = start
    while let scalar = at(index) {
      let isInitiator = scalar == "/" || scalar == "?" || scalar == "#"
      let startsPart =
        part == nil
        ? isInitiator : part == "/" ? scalar == "?" || scalar == "#" : part == "?" ? scalar == "#" : false
      if startsPart {
        part = scalar
        safe = index + 1
      } else if part == nil {
        return nil
      } else {
        let clears =
          part == "/" ? scalar == "/" : part == "?" ? scalar == "=" || scalar == "&" : isDirective(index)
        if clears { open = [] }
        switch LinkTerm.of(scalar.value) {
        case .hard: return safe
        case .soft: break
        case .include: safe = index + 1
        case .open:
          open.append(scalar.value)
          safe = index + 1
        case .close:
          guard let last = open.popLast(), last == LinkTerm.opening(of: scalar.value) else { return safe }
          safe = index + 1
        }
      }
      index += 1
    }
    return safe
  }

  private func isDirective(_ index: Int) -> Bool {
    at(index) == ":" && at(index + 1) == "~" && at(index + 2) == ":"
  }

  private mutating func readEmail(_ sign: Int, _ hostEnd: Int) -> Int? {
    var start = sign
    while start > floor, isLocal(text[start - 1]) { start -= 1 }
    let local = String(String.UnicodeScalarView(text[start..<sign]))
    let isUserinfo = local.hasPrefix("//") && at(start - 1) == ":"
    guard !local.isEmpty, !local.hasPrefix("."), !local.hasSuffix("."), !local.contains(".."), !isUserinfo
    else {
      floor = max(floor, hostEnd)
      return nil
    }
    return add(Link(start: precedes("mailto:", start) ? start - 7 : start, end: hostEnd, isEmail: true))
  }

  private func isLocal(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar.properties.isAlphabetic || ".0123456789!#$%&'*+-/=?^_`{|}~".unicodeScalars.contains(scalar)
      : LinkEmail.contains(scalar.value)
  }
}
