import Foundation
import WebAddress

extension SitePattern: CustomStringConvertible, LosslessStringConvertible {
  /// Reads a pattern; nil where the text is none.
  public init?(_ text: String) {
    try? self.init(parsing: text)
  }

  /// Reads a pattern.
  ///
  /// - Throws: ``SitePatternError``, which says what is wrong and what to write instead.
  public init(parsing text: String) throws(SitePatternError) {
    if text == "*" {
      self = .web
      return
    }
    guard !text.isEmpty, !text.unicodeScalars.contains(where: { $0.properties.isWhitespace }) else {
      throw SitePatternError(pattern: text, problem: .blank)
    }
    guard !text.contains("?"), !text.contains("#") else {
      throw SitePatternError(pattern: text, problem: .query)
    }
    var rest = text[...]
    var scheme: URLScheme?
    if let end = rest.range(of: "://") {
      scheme = try Self.scheme(rest[..<end.lowerBound], in: text)
      rest = rest[end.upperBound...]
    } else if rest.hasSuffix(":"), !rest.dropLast().contains(":") {
      scheme = try Self.scheme(rest.dropLast(), in: text)
      self.init(scheme: scheme, host: nil, port: .any)
      return
    }
    let pathStart = rest.firstIndex(of: "/") ?? rest.endIndex
    let (name, port) = try Self.authority(rest[..<pathStart], in: text)
    let path = rest[pathStart...].split(separator: "/", omittingEmptySubsequences: true).map {
      PathSegment(String($0))
    }
    if path.contains(where: \.isUnclear) { throw SitePatternError(pattern: text, problem: .path) }
    if name == "*" {
      self.init(scheme: scheme, host: nil, port: .any, path: path.map(\.text))
      return
    }
    do throws(HostPatternError) {
      let host = try HostPattern(parsing: name)
      self.init(scheme: scheme, host: host, port: port, path: path.map(\.text))
    } catch {
      throw SitePatternError(pattern: text, problem: .host(error))
    }
  }

  private static func scheme(_ name: Substring, in text: String) throws(SitePatternError) -> URLScheme {
    guard let scheme = URLScheme(name) else { throw SitePatternError(pattern: text, problem: .scheme) }
    return scheme
  }

  private static func authority(
    _ authority: Substring, in text: String
  ) throws(SitePatternError) -> (name: Substring, port: Port) {
    guard !authority.contains("@") else { throw SitePatternError(pattern: text, problem: .userInfo) }
    guard let colon = authority.lastIndex(of: ":"), !authority[colon...].contains("]") else {
      return (authority, .usual)
    }
    let digits = authority[authority.index(after: colon)...]
    if digits == "*" { return (authority[..<colon], .any) }
    guard let number = Int(digits), (1...65535).contains(number), digits.allSatisfy(\.isNumber) else {
      throw SitePatternError(pattern: text, problem: .port)
    }
    return (authority[..<colon], .number(number))
  }

  /// The pattern in canonical form; it reads back as itself.
  public var description: String {
    guard let host else {
      let tail = path.isEmpty ? "" : "/" + path.map(Self.encoded).joined(separator: "/")
      guard let scheme else { return path.isEmpty ? "*" : "*" + tail }
      return path.isEmpty ? "\(scheme):" : "\(scheme)://*\(tail)"
    }
    var text = scheme.map { "\($0)://" } ?? ""
    text += host.description
    switch port {
    case .usual: break
    case .any: text += ":*"
    case .number(let number): text += ":\(number)"
    }
    for segment in path { text += "/" + Self.encoded(segment) }
    return text
  }

  private static func encoded(_ segment: String) -> String {
    var text = ""
    for byte in segment.utf8 {
      switch byte {
      case 0x21, 0x24, 0x26...0x2E, 0x30...0x3B, 0x3D, 0x40...0x5A, 0x5F, 0x61...0x7A, 0x7E:
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.utf8.count < 2 ? "0" + digits : digits)
      }
    }
    return text
  }
}

extension SitePattern: ExpressibleByStringLiteral {
  /// A pattern written in source code; stops the program where it is none.
  public init(stringLiteral value: StaticString) {
    do throws(SitePatternError) {
      self = try SitePattern(parsing: value.description)
    } catch {
      preconditionFailure(error.description)
    }
  }
}

/// Why a text is not a site pattern, and what to do.
public struct SitePatternError: Error, Hashable, Sendable, CustomStringConvertible {
  enum Problem: Hashable, Sendable {
    case blank, query, scheme, userInfo, port, path
    case host(HostPatternError)
  }

  /// The text that was given.
  public let pattern: String
  let problem: Problem

  /// One sentence: what is wrong and what to do.
  public var description: String {
    let start = "\"\(pattern)\" is not a site pattern: "
    return start
      + {
        switch problem {
        case .blank: "write a site such as https://*.example.com, or * for every one, without spaces"
        case .query: "a rule cannot look at a query or a fragment, so leave out ? and #"
        case .scheme: "the text before the : is not a scheme"
        case .userInfo: "addresses with a user name are always refused, so leave out the text before the @"
        case .port: "write a port from 1 to 65535, or * for any"
        case .path: "its path holds a dot segment or an encoded slash, which servers read in several ways"
        case .host(let error): error.description
        }
      }()
  }
}
