internal import WebAddress

extension RoutePattern {
  /// The text of the pattern; reading it gives an equal pattern.
  public var description: String {
    var text = scheme.name + ":"
    switch place {
    case .anything: return text
    case .rootless: text += pathText(separator: "")
    case .rooted: text += "/" + pathText(separator: "")
    case .host(let host, let port):
      text += "//" + host.text
      switch port {
      case .standard: break
      case .number(let number): text += ":\(number)"
      case .any: text += ":*"
      }
      text += pathText(separator: "/")
    }
    guard !query.isEmpty else { return text }
    return text + "?" + query.map(\.text).joined(separator: "&")
  }

  private func pathText(separator: String) -> String {
    var pieces = segments.map(\.text)
    if let tail { pieces.append((tail.name.map { ":" + $0 } ?? "") + "**") }
    guard !pieces.isEmpty else { return "" }
    // The slash after an empty segment shows that the path has this segment and does not end before it.
    let end = tail == nil && segments.last == .literal("") ? "/" : ""
    return separator + pieces.joined(separator: "/") + end
  }
}

extension RoutePattern.HostPiece {
  fileprivate var text: String {
    switch self {
    case .exact(let host): host.serialized
    case .subdomains(let domain): "*." + domain
    case .wild(let wild): wild.text
    }
  }
}

extension RoutePattern.Wild {
  fileprivate var text: String {
    guard let name else { return "*" }
    return ":" + name + (type == .string ? "" : "<\(type.rawValue)>")
  }
}

extension RoutePattern.Segment {
  fileprivate var text: String {
    switch self {
    case .wild(let wild): wild.text
    case .literal(let text): PatternText.encoded(text, isQuery: false)
    }
  }
}

extension RoutePattern.QueryPiece {
  fileprivate var text: String {
    let name = PatternText.encoded(name, isQuery: true)
    switch value {
    case .wild(let wild): return "\(name)=\(wild.text)" + (isOptional ? "?" : "")
    case .literal(let text) where text.isEmpty && !name.isEmpty: return name
    case .literal(let text): return "\(name)=\(PatternText.encoded(text, isQuery: true))"
    }
  }
}

/// Plain text as a piece of a pattern or of a URL.
enum PatternText {
  /// Percent-encodes what would part the piece, read as one of a pattern's signs, or not be seen.
  static func encoded(_ text: String, isQuery: Bool) -> String {
    var output = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if isQuery && scalar == " " {
        output += "+"
      } else if isPlain(scalar, isFirst: index == 0, isQuery: isQuery) {
        output.unicodeScalars.append(scalar)
      } else {
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 16, uppercase: true)
          output += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
        }
      }
    }
    return output
  }

  private static func isPlain(_ scalar: Unicode.Scalar, isFirst: Bool, isQuery: Bool) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "!", "$", "(", ")", ",", ";", "@": true
    case ":": !isFirst
    case "=", "&", "+": !isQuery
    default: scalar.value >= 0xA0 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
  }
}
