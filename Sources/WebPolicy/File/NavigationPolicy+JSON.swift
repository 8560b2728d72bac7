internal import JSONSyntax
import WebAddress

extension NavigationPolicy {
  /// The policy as JSON, all sections written out; reading it gives an equal policy.
  public var json: String {
    var sections = [
      ("version", "1"), ("mainFrame", mainFrame.json), ("subframes", subframes.json),
    ]
    if let newWindows { sections.append(("newWindows", newWindows.json)) }
    sections += [
      ("downloads", downloads.json),
      ("viewerSchemes", list(viewerSchemes.map(\.name).sorted())),
      ("externalSchemes", externalSchemes.json),
      (
        "specialSchemes",
        object([
          ("data", quoted(specialSchemes.data.rawValue)), ("blob", quoted(specialSchemes.blob.rawValue)),
        ])
      ),
      ("transport", transport.json), ("popups", popups.json), ("devices", devices.json),
      ("signInHosts", list(signInHosts.sites.map(\.description))),
    ]
    let lines = sections.map { "  \(quoted($0.0)): \($0.1)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }
}

extension ExternalSchemes {
  fileprivate var json: String {
    var members = [
      ("schemes", schemes.map { list($0.map(\.name).sorted()) } ?? quoted("any")),
      ("requiresUserGesture", "\(requiresUserGesture)"),
    ]
    if !exceptions.isEmpty {
      let texts = exceptions.map { exception in
        object([
          ("schemes", list(exception.schemes.map(\.name).sorted())),
          ("sites", list(exception.sites.map(\.description))),
          ("requiresUserGesture", "\(exception.requiresUserGesture)"),
          ("allowsSubframes", "\(exception.allowsSubframes)"),
        ])
      }
      members.append(("exceptions", "[" + texts.joined(separator: ", ") + "]"))
    }
    return object(members)
  }
}

extension RuleSet {
  fileprivate var json: String {
    object([("rules", list(rules.map(\.description))), ("otherwise", quoted(otherwise.rawValue))])
  }
}

extension TransportSecurity {
  fileprivate var json: String {
    let named =
      self.exceptions.map { ($0.key.serialized, $0.value) }
      + rangeExceptions.map { ($0.key.description, $0.value) }
    let exceptions = named.sorted { $0.0 < $1.0 }.map { name, exception in
      (
        name,
        object([
          ("allowsCleartext", "\(exception.allowsCleartext)"),
          ("includesSubdomains", "\(exception.includesSubdomains)"),
        ])
      )
    }
    return object([
      ("allowsCleartext", "\(allowsCleartext)"), ("allowsLocalNetworking", "\(allowsLocalNetworking)"),
      ("upgradesToHTTPS", "\(upgradesToHTTPS)"), ("exceptions", object(exceptions)),
    ])
  }
}

extension PopupPolicy {
  fileprivate var json: String {
    let rules = self.rules.map { rule in
      var members: [(String, String)] = []
      if let opener = rule.opener { members.append(("opener", quoted(opener.description))) }
      if let target = rule.target { members.append(("target", quoted(target.description))) }
      members.append(("as", quoted(rule.presentation.description)))
      members.append(("requiresUserGesture", "\(rule.requiresUserGesture)"))
      if !rule.sites.isEmpty { members.append(("sites", list(rule.sites.map(\.description)))) }
      if rule.allowsSignIn { members.append(("allowsSignIn", "true")) }
      return object(members)
    }
    return object([
      ("rules", "[" + rules.joined(separator: ", ") + "]"), ("otherwise", quoted(otherwise.description)),
      ("limit", "\(limit)"),
    ])
  }
}

extension DevicePolicy {
  fileprivate var json: String {
    object(
      Device.allCases.compactMap { device in
        guard sites[device] != nil || trusted[device] != nil else { return nil }
        let trusted = (trusted[device] ?? []).map { "allow \($0)" }
        return (device.rawValue, list(trusted + (sites[device] ?? []).map(\.description)))
      })
  }
}

private func object(_ members: [(String, String)]) -> String {
  members.isEmpty ? "{}" : "{ " + members.map { "\(quoted($0.0)): \($0.1)" }.joined(separator: ", ") + " }"
}

private func list(_ texts: [String]) -> String { "[" + texts.map(quoted).joined(separator: ", ") + "]" }

private func quoted(_ text: String) -> String { text.jsonQuoted }
