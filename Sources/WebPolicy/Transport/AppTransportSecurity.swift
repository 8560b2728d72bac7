public import Foundation
import WebAddress

/// The App Transport Security dictionary of an app's Info.plist, as far as it concerns web views.
///
/// It lets one statement hold on every platform: an app reads its own Info.plist on Linux too, or writes the dictionary
/// that Apple's platforms need for a ``TransportSecurity``.
///
/// ```swift
/// var security = try AppTransportSecurity(infoPlist: data)
/// security.transport.exceptions[WebHost("old.example")!] = .init()
/// try Data(security.infoPlistXML.utf8).write(to: file)
/// ```
///
/// Source: Apple, "NSAppTransportSecurity", "NSExceptionDomains", "NSAllowsLocalNetworking". Apple's documentation has
/// `NSIncludesSubdomains` hold for names with one label more than the domain; here it holds for all names under it.
public struct AppTransportSecurity: Hashable, Sendable {
  /// What the dictionary says for web views.
  public var transport: TransportSecurity
  /// What the dictionary says beside that, a sentence each: keys of no meaning here, or of none at all.
  public let remarks: [String]

  /// The dictionary as it was read, and what it said; nil where none was.
  let original: [String: PropertyListValue]?
  let originalTransport: TransportSecurity

  /// Reads an Info.plist, XML or binary.
  ///
  /// - Throws: ``AppTransportSecurityError`` where the data is no property list, or a value is of the wrong type.
  public init(infoPlist data: Data) throws(AppTransportSecurityError) {
    let plist = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let dictionary = plist as? [String: Any] else {
      throw AppTransportSecurityError(
        key: "", message: "the file is no property list with a dictionary at its top")
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
      self.init(TransportSecurity())
      return
    }
    guard let dictionary = value as? [String: Any] else {
      throw AppTransportSecurityError(key: Key.root, message: "expected a dictionary")
    }
    var reader = AppTransportSecurityReader()
    try reader.read(dictionary)
    self.init(reader.transport, reader.remarks, PropertyListValue(dictionary)?.members)
  }

  /// A new dictionary that says what a transport does.
  public init(_ transport: TransportSecurity) { self.init(transport, [], nil) }

  private init(
    _ transport: TransportSecurity, _ remarks: [String], _ original: [String: PropertyListValue]?
  ) {
    (self.transport, originalTransport) = (transport, transport)
    (self.remarks, self.original) = (remarks, original)
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

  /// What a name in the dictionary of domains matches.
  enum Domain: Hashable {
    case host(WebHost)
    case range(AddressRange)

    /// Addresses are written there as nowhere in a URL: IPv6 without brackets.
    init?(_ name: String) {
      if let host = WebHost(name) ?? (name.contains(":") ? WebHost("[\(name)]") : nil) {
        self = .host(host)
      } else if let range = AddressRange(name) {
        self = .range(range)
      } else {
        return nil
      }
    }

    var name: String {
      switch self {
      case .host(.ipv6(let address)): address.description
      case .host(let host): host.serialized
      case .range(let range): range.description
      }
    }
  }
}

/// What is wrong in an App Transport Security dictionary.
public struct AppTransportSecurityError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where: the keys from the top, with ` → ` between them; empty for the whole file.
  public let key: String
  /// What is wrong and what was expected.
  public let message: String

  public var description: String { key.isEmpty ? message : "\(key): \(message)" }
}
