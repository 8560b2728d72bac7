import Foundation
import WebAddress

extension AppTransportSecurity {
  /// The App Transport Security dictionary for an Info.plist that has the same effect as ``transport``.
  ///
  /// A dictionary that was read keeps every key that ``transport`` cannot express: keys of TLS, pinned domains, unknown keys.
  /// Unchanged, it is written as it was read. A domain without its exception stays, because of its other keys.
  ///
  /// A new dictionary always has `NSAllowsLocalNetworking`: this machine itself is always allowed here, and there by that key
  /// only. ``TransportSecurity/upgradesToHTTPS`` has no counterpart.
  public var infoPlist: [String: Any] {
    var members = original ?? [:]
    let isNew = original == nil
    if isNew {
      members[Key.local] = .flag(true)
      if transport.allowsCleartext { members[Key.web] = .flag(true) }
    } else {
      if transport.allowsCleartext != originalTransport.allowsCleartext {
        members[Key.web] = .flag(transport.allowsCleartext)
      }
      if transport.allowsLocalNetworking != originalTransport.allowsLocalNetworking {
        // The key's presence takes the force from the old one, which may have allowed what stays allowed.
        if transport.allowsCleartext, members[Key.web] == nil { members[Key.web] = .flag(true) }
        members[Key.local] = .flag(transport.allowsLocalNetworking)
      }
    }
    let domains = domains(members[Key.domains]?.members ?? [:])
    if !domains.isEmpty || members[Key.domains] != nil { members[Key.domains] = .dictionary(domains) }
    return [Key.root: PropertyListValue.dictionary(members).foundation]
  }

  /// ``infoPlist`` as the XML of a property list.
  public var infoPlistXML: String {
    let data = try? PropertyListSerialization.data(fromPropertyList: infoPlist, format: .xml, options: 0)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  private func domains(_ original: [String: PropertyListValue]) -> [String: PropertyListValue] {
    var domains = original
    var wanted = Self.exceptions(of: transport)
    let was = self.original == nil ? [:] : Self.exceptions(of: originalTransport)
    for name in original.keys {
      guard let domain = Domain(name) else { continue }
      let exception = wanted.removeValue(forKey: domain)
      guard exception != was[domain] else { continue }
      var members = original[name]?.members ?? [:]
      for key in [Key.cleartext, Key.thirdParty, Key.temporary] { members[key] = nil }
      if let exception {
        members[Key.subdomains] = .flag(exception.includesSubdomains)
        members[Key.cleartext] = .flag(exception.allowsCleartext)
      } else if members.keys.allSatisfy({ $0 == Key.subdomains }) {
        domains[name] = nil
        continue
      } else {
        // A domain that is named and says nothing of http forbids it.
        members[Key.cleartext] = .flag(transport.allowsCleartext)
      }
      domains[name] = .dictionary(members)
    }
    for (domain, exception) in wanted {
      var members = [Key.cleartext: PropertyListValue.flag(exception.allowsCleartext)]
      if case .host = domain { members[Key.subdomains] = .flag(exception.includesSubdomains) }
      domains[domain.name] = .dictionary(members)
    }
    return domains
  }

  private static func exceptions(
    of transport: TransportSecurity
  ) -> [Domain: TransportSecurity.DomainException] {
    var exceptions: [Domain: TransportSecurity.DomainException] = [:]
    for (host, exception) in transport.exceptions { exceptions[.host(host)] = exception }
    for (range, exception) in transport.rangeExceptions { exceptions[.range(range)] = exception }
    return exceptions
  }
}

extension TransportSecurity {
  /// A new App Transport Security dictionary for an Info.plist, with the same effect on Apple's platforms.
  ///
  /// To keep the other keys of an app's Info.plist, read it as an ``AppTransportSecurity``, change its transport, and write that.
  public var infoPlist: [String: Any] { AppTransportSecurity(self).infoPlist }

  /// ``infoPlist`` as the XML of a property list.
  public var infoPlistXML: String { AppTransportSecurity(self).infoPlistXML }
}
