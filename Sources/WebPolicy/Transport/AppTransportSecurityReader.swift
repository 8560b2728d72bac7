import Foundation
import WebAddress

/// Makes a transport of a dictionary, and gathers what it says beside that.
struct AppTransportSecurityReader {
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
    // The newer keys replace the old one, even if they are false.
    if allowsWeb != nil || allowsMedia != nil || allowsLocal != nil {
      transport.allowsCleartext = allowsWeb ?? false
      if allows == true {
        remarks.append("\(Key.root) → \(Key.all): of no effect, because a newer key is present")
      }
    } else {
      transport.allowsCleartext = allows ?? false
    }
    transport.allowsLocalNetworking = allowsLocal ?? false
    guard let value = dictionary[Key.domains] else { return }
    let place = "\(Key.root) → \(Key.domains)"
    guard let domains = value as? [String: Any] else {
      throw AppTransportSecurityError(key: place, message: "expected a dictionary")
    }
    for (name, value) in domains.sorted(by: { $0.key < $1.key }) { try read(name, value, place) }
  }

  private mutating func read(
    _ name: String, _ value: Any, _ place: String
  ) throws(AppTransportSecurityError) {
    let place = "\(place) → \(name)"
    guard let dictionary = value as? [String: Any] else {
      throw AppTransportSecurityError(key: place, message: "expected a dictionary")
    }
    guard let domain = AppTransportSecurity.Domain(name) else {
      remarks.append("\(place): no host and no range of addresses such as 10.0.0.0/8, so it is left out")
      return
    }
    let known: Set = [Key.subdomains, Key.cleartext, Key.thirdParty, Key.temporary]
    remark(dictionary.keys, known, in: place)
    let cleartext = try flag(dictionary, Key.cleartext, place)
    let thirdParty = try flag(dictionary, Key.thirdParty, place)
    let temporary = try flag(dictionary, Key.temporary, place)
    let exception = TransportSecurity.DomainException(
      allowsCleartext: cleartext ?? thirdParty ?? temporary ?? false,
      includesSubdomains: try flag(dictionary, Key.subdomains, place) ?? false)
    switch domain {
    case .host(let host): transport.exceptions[host] = exception
    case .range(let range): transport.rangeExceptions[range] = exception
    }
  }

  private func flag(
    _ dictionary: [String: Any], _ key: String, _ place: String
  ) throws(AppTransportSecurityError) -> Bool? {
    guard let value = dictionary[key] else { return nil }
    guard let flag = value as? Bool else {
      throw AppTransportSecurityError(
        key: "\(place) → \(key)", message: "expected true or false, found \(value)")
    }
    return flag
  }

  private mutating func remark(_ keys: some Collection<String>, _ known: Set<String>, in place: String) {
    for key in keys.sorted() where !known.contains(key) {
      let message =
        Key.ofTLS.contains(key)
        ? "of no meaning here; the engine looks after the connection itself" : "no key that is known"
      remarks.append("\(place) → \(key): \(message)")
    }
  }
}
