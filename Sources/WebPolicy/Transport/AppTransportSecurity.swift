public import Foundation
import WebAddress

/// The App Transport Security dictionary of an app's Info.plist, as far as it concerns web views.
///
/// It lets one statement hold on every platform: an app reads its own Info.plist on Linux too, or writes the dictionary
/// that Apple's platforms need for a ``TransportSecurity``.
///
/// Source: Apple, "NSAppTransportSecurity".
public struct AppTransportSecurity: Hashable, Sendable {
  /// What the dictionary says for web views.
  public let transport: TransportSecurity
  /// What the dictionary says beside that, a sentence each: keys of no meaning here, or of none at all.
  public let remarks: [String]

  /// Reads an Info.plist, XML or binary.
  ///
  /// - Throws: ``AppTransportSecurityError`` where the data is no property list, or a value is of the wrong type.
  public init(infoPlist data: Data) throws(AppTransportSecurityError) {
    let plist = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let dictionary = plist as? [String: Any] else {
      throw AppTransportSecurityError(
        key: "", words: "the file is no property list with a dictionary at its top")
    }
    try self.init(infoPlist: dictionary)
  }

  /// Reads an Info.plist's dictionary, such as that of `Bundle.main.infoDictionary`.
  ///
  /// Where it has no App Transport Security dictionary, the defaults hold: no `http`.
  ///
  /// - Throws: ``AppTransportSecurityError`` where a value is of the wrong type.
  public init(infoPlist: [String: Any]) throws(AppTransportSecurityError) {
    guard let value = infoPlist[Key.root] else {
      self.init(transport: TransportSecurity(), remarks: [])
      return
    }
    guard let dictionary = value as? [String: Any] else {
      throw AppTransportSecurityError(key: Key.root, words: "expected a dictionary")
    }
    var reader = Reader()
    try reader.read(dictionary)
    self.init(transport: reader.transport, remarks: reader.remarks)
  }

  private init(transport: TransportSecurity, remarks: [String]) {
    (self.transport, self.remarks) = (transport, remarks)
  }

  enum Key {
    static let root = "NSAppTransportSecurity"
    static let all = "NSAllowsArbitraryLoads"
    static let web = "NSAllowsArbitraryLoadsInWebContent"
    static let media = "NSAllowsArbitraryLoadsForMedia"
    static let local = "NSAllowsLocalNetworking"
    static let domains = "NSExceptionDomains"
    static let subdomains = "NSIncludesSubdomains"
    static let cleartext = "NSExceptionAllowsInsecureHTTPLoads"
    static let thirdParty = "NSThirdPartyExceptionAllowsInsecureHTTPLoads"
    static let temporary = "NSTemporaryExceptionAllowsInsecureHTTPLoads"
    /// Keys that say something of TLS itself, which the engine looks after.
    static let ofTLS: Set<String> = [
      "NSExceptionMinimumTLSVersion", "NSExceptionRequiresForwardSecrecy",
      "NSThirdPartyExceptionMinimumTLSVersion", "NSThirdPartyExceptionRequiresForwardSecrecy",
      "NSTemporaryExceptionMinimumTLSVersion", "NSTemporaryExceptionRequiresForwardSecrecy",
      "NSRequiresCertificateTransparency", "NSPinnedDomains",
    ]
  }
}

/// What is wrong in an App Transport Security dictionary.
public struct AppTransportSecurityError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where: the keys from the top, with ` → ` between them; empty for the whole file.
  public let key: String
  /// What is wrong and what was expected.
  public let words: String

  public var description: String { key.isEmpty ? words : "\(key): \(words)" }
}

private struct Reader {
  typealias Key = AppTransportSecurity.Key
  var transport = TransportSecurity()
  var remarks: [String] = []

  mutating func read(_ dictionary: [String: Any]) throws(AppTransportSecurityError) {
    let known: Set = [Key.all, Key.web, Key.media, Key.local, Key.domains]
    remark(dictionary.keys, known, in: Key.root)
    let allows = try flag(dictionary, Key.all, Key.root)
    let allowsWeb = try flag(dictionary, Key.web, Key.root)
    let allowsMedia = try flag(dictionary, Key.media, Key.root)
    let allowsLocal = try flag(dictionary, Key.local, Key.root)
    // The newer keys take the place of the old one, whatever they say.
    if allowsWeb != nil || allowsMedia != nil || allowsLocal != nil {
      transport.allowsCleartext = allowsWeb ?? false
      if allows == true {
        remarks.append("\(Key.root) → \(Key.all): of no effect, since a newer key stands beside it")
      }
    } else {
      transport.allowsCleartext = allows ?? false
    }
    transport.allowsLocalNetworking = allowsLocal ?? false
    guard let value = dictionary[Key.domains] else { return }
    let place = "\(Key.root) → \(Key.domains)"
    guard let domains = value as? [String: Any] else {
      throw AppTransportSecurityError(key: place, words: "expected a dictionary")
    }
    for (name, value) in domains.sorted(by: { $0.key < $1.key }) { try read(name, value, place) }
  }

  private mutating func read(
    _ name: String, _ value: Any, _ place: String
  ) throws(AppTransportSecurityError) {
    let place = "\(place) → \(name)"
    guard let dictionary = value as? [String: Any] else {
      throw AppTransportSecurityError(key: place, words: "expected a dictionary")
    }
    guard let host = WebHost(name) else {
      remarks.append(
        "\(place): no host, so it is left out; a range of addresses is read on Apple's platforms only")
      return
    }
    let known: Set = [Key.subdomains, Key.cleartext, Key.thirdParty, Key.temporary]
    remark(dictionary.keys, known, in: place)
    let cleartext = try flag(dictionary, Key.cleartext, place)
    let thirdParty = try flag(dictionary, Key.thirdParty, place)
    let temporary = try flag(dictionary, Key.temporary, place)
    transport.exceptions[host] = TransportSecurity.DomainException(
      allowsCleartext: cleartext ?? thirdParty ?? temporary ?? false,
      includesSubdomains: try flag(dictionary, Key.subdomains, place) ?? false)
  }

  private func flag(
    _ dictionary: [String: Any], _ key: String, _ place: String
  ) throws(AppTransportSecurityError) -> Bool? {
    guard let value = dictionary[key] else { return nil }
    guard let flag = value as? Bool else {
      throw AppTransportSecurityError(
        key: "\(place) → \(key)", words: "expected true or false, found \(value)")
    }
    return flag
  }

  private mutating func remark(_ keys: some Collection<String>, _ known: Set<String>, in place: String) {
    for key in keys.sorted() where !known.contains(key) {
      let words =
        Key.ofTLS.contains(key)
        ? "of no meaning here; the engine looks after the connection itself" : "no key that is known"
      remarks.append("\(place) → \(key): \(words)")
    }
  }
}

extension TransportSecurity {
  /// The App Transport Security dictionary that says the same on Apple's platforms, for an Info.plist.
  ///
  /// `NSAllowsLocalNetworking` is always there: this machine itself is always allowed here, and there by that key only.
  /// ``upgradesToHTTPS`` has no counterpart.
  public var infoPlist: [String: Any] {
    typealias Key = AppTransportSecurity.Key
    var domains: [String: Any] = [:]
    for (host, exception) in exceptions {
      domains[host.serialized] = [
        Key.cleartext: exception.allowsCleartext, Key.subdomains: exception.includesSubdomains,
      ]
    }
    var dictionary: [String: Any] = [Key.local: true]
    if allowsCleartext { dictionary[Key.web] = true }
    if !domains.isEmpty { dictionary[Key.domains] = domains }
    return [Key.root: dictionary]
  }

  /// ``infoPlist`` as the XML of a property list.
  public var infoPlistXML: String {
    let data = try? PropertyListSerialization.data(fromPropertyList: infoPlist, format: .xml, options: 0)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
