import JSONSyntax
import WebAddress

/// Makes a policy of a tree, and gathers what is wrong with it.
struct PolicyFileReader {
  var policy = NavigationPolicy()
  var problems: [PolicyFileProblem] = []

  typealias Members = [String: (place: JSONLocation, value: JSONTree)]

  mutating func read(_ tree: JSONTree) {
    let sections = [
      "version", "mainFrame", "subframes", "newWindows", "downloads", "viewerSchemes", "externalSchemes",
      "specialSchemes", "transport", "popups", "devices", "signInHosts",
    ]
    guard let members = members(of: tree, "", sections) else { return }
    if let version = members["version"]?.value {
      if case .number(1) = version.value {
      } else {
        complain(version.place, "version", "expected 1, the version of the format that this program reads")
      }
    } else {
      complain(tree.place, "", "the key “version” is missing; write \"version\": 1")
    }
    if let tree = members["mainFrame"]?.value { readRules(tree, "mainFrame", into: \.mainFrame) }
    if let tree = members["subframes"]?.value { readRules(tree, "subframes", into: \.subframes) }
    if let tree = members["downloads"]?.value { readRules(tree, "downloads", into: \.downloads) }
    if let tree = members["newWindows"]?.value, let set = ruleSet(tree, "newWindows") {
      policy.newWindows = set
    }
    if let tree = members["viewerSchemes"]?.value, let schemes = schemes(tree, "viewerSchemes") {
      policy.viewerSchemes = schemes
    }
    if let tree = members["externalSchemes"]?.value { readExternalSchemes(tree) }
    if let tree = members["specialSchemes"]?.value { readSpecialSchemes(tree) }
    if let tree = members["transport"]?.value { readTransport(tree) }
    if let tree = members["popups"]?.value { readPopups(tree) }
    if let tree = members["devices"]?.value { readDevices(tree) }
    if let tree = members["signInHosts"]?.value, let sites = sites(tree, "signInHosts") {
      policy.signInHosts = SignInHosts(sites)
    }
  }

  // MARK: Sections

  private mutating func readRules(
    _ tree: JSONTree, _ path: String, into section: WritableKeyPath<NavigationPolicy, RuleSet>
  ) {
    if let set = ruleSet(tree, path) { policy[keyPath: section] = set }
  }

  private mutating func ruleSet(_ tree: JSONTree, _ path: String) -> RuleSet? {
    guard let members = members(of: tree, path, ["rules", "otherwise"]) else { return nil }
    guard let otherwise = members["otherwise"]?.value else {
      complain(
        tree.place, path,
        "the key “otherwise” is missing; it says what happens with other sites: allow, deny or route")
      return nil
    }
    let action = word(otherwise, "\(path).otherwise", SiteRule.Action.self)
    var rules: [SiteRule] = []
    for (index, element) in list(members["rules"]?.value, "\(path).rules").enumerated() {
      guard let text = text(element, "\(path).rules[\(index)]") else { continue }
      do throws(SiteRuleError) {
        rules.append(try SiteRule(parsing: text))
      } catch {
        complain(element.place, "\(path).rules[\(index)]", error.description)
      }
    }
    return action.map { RuleSet(rules, otherwise: $0) }
  }

  private mutating func readExternalSchemes(_ tree: JSONTree) {
    let path = "externalSchemes"
    guard let members = members(of: tree, path, ["schemes", "requiresUserGesture", "exceptions"]) else {
      return
    }
    if let tree = members["schemes"]?.value {
      if case .string("any") = tree.value {
        policy.externalSchemes.schemes = nil
      } else if let schemes = schemes(tree, "\(path).schemes") {
        policy.externalSchemes.schemes = schemes
      }
    }
    if let value = flag(members["requiresUserGesture"]?.value, "\(path).requiresUserGesture") {
      policy.externalSchemes.requiresUserGesture = value
    }
    for (index, element) in list(members["exceptions"]?.value, "\(path).exceptions").enumerated() {
      if let exception = schemeException(element, "\(path).exceptions[\(index)]") {
        policy.externalSchemes.exceptions.append(exception)
      }
    }
  }

  private mutating func schemeException(_ tree: JSONTree, _ path: String) -> ExternalSchemes.SiteException? {
    let keys = ["schemes", "sites", "requiresUserGesture", "allowsSubframes"]
    guard let members = members(of: tree, path, keys) else { return nil }
    for key in ["schemes", "sites"] where members[key] == nil {
      complain(tree.place, path, "the key “\(key)” is missing; an exception names its schemes and its sites")
    }
    guard let schemes = members["schemes"].flatMap({ self.schemes($0.value, "\(path).schemes") }),
      let sites = members["sites"].flatMap({ self.sites($0.value, "\(path).sites") })
    else { return nil }
    return ExternalSchemes.SiteException(
      schemes, from: sites,
      requiresUserGesture: flag(members["requiresUserGesture"]?.value, "\(path).requiresUserGesture")
        ?? false,
      allowsSubframes: flag(members["allowsSubframes"]?.value, "\(path).allowsSubframes") ?? true)
  }

  private mutating func readSpecialSchemes(_ tree: JSONTree) {
    let path = "specialSchemes"
    guard let members = members(of: tree, path, ["data", "blob"]) else { return }
    if let tree = members["data"]?.value, let place = word(tree, "\(path).data", SpecialSchemes.Place.self) {
      policy.specialSchemes.data = place
    }
    if let tree = members["blob"]?.value, let place = word(tree, "\(path).blob", SpecialSchemes.Place.self) {
      policy.specialSchemes.blob = place
    }
  }

  private mutating func readTransport(_ tree: JSONTree) {
    let path = "transport"
    let keys = ["allowsCleartext", "allowsLocalNetworking", "upgradesToHTTPS", "exceptions"]
    guard let members = members(of: tree, path, keys) else { return }
    func set(_ key: String, _ field: WritableKeyPath<TransportSecurity, Bool>) {
      if let value = flag(members[key]?.value, "\(path).\(key)") { policy.transport[keyPath: field] = value }
    }
    set("allowsCleartext", \.allowsCleartext)
    set("allowsLocalNetworking", \.allowsLocalNetworking)
    set("upgradesToHTTPS", \.upgradesToHTTPS)
    guard let exceptions = members["exceptions"]?.value else { return }
    guard let domains = self.members(of: exceptions, "\(path).exceptions", nil) else { return }
    for (name, entry) in domains {
      let place = "\(path).exceptions.\(name)"
      let keys = ["allowsCleartext", "includesSubdomains"]
      guard let members = self.members(of: entry.value, place, keys) else { continue }
      let exception = TransportSecurity.DomainException(
        allowsCleartext: flag(members["allowsCleartext"]?.value, "\(place).allowsCleartext") ?? true,
        includesSubdomains: flag(members["includesSubdomains"]?.value, "\(place).includesSubdomains") ?? false
      )
      if let host = WebHost(name) {
        policy.transport.exceptions[host] = exception
      } else if let range = AddressRange(name) {
        policy.transport.rangeExceptions[range] = exception
      } else {
        complain(
          entry.place, place,
          "“\(name)” is no host and no range of addresses; write a host without scheme, port and path, or a range such as 10.0.0.0/8"
        )
      }
    }
  }

  private mutating func readPopups(_ tree: JSONTree) {
    guard let members = members(of: tree, "popups", ["rules", "otherwise", "limit"]) else { return }
    if let tree = members["otherwise"]?.value, let value = presentation(tree, "popups.otherwise") {
      policy.popups.otherwise = value
    }
    if let tree = members["limit"]?.value {
      if case .number(let number) = tree.value, number >= 0, number <= 100, number == number.rounded() {
        policy.popups.limit = Int(number)
      } else {
        complain(tree.place, "popups.limit", "expected a whole number from 0 to 100")
      }
    }
    for (index, element) in list(members["rules"]?.value, "popups.rules").enumerated() {
      if let rule = popupRule(element, "popups.rules[\(index)]") { policy.popups.rules.append(rule) }
    }
  }

  private mutating func popupRule(_ tree: JSONTree, _ path: String) -> PopupPolicy.Rule? {
    let keys = ["opener", "target", "as", "requiresUserGesture", "sites", "allowsSignIn"]
    guard let members = members(of: tree, path, keys) else { return nil }
    guard let form = members["as"]?.value else {
      complain(
        tree.place, path, "the key “as” is missing; it says what the window becomes: \(Self.presentations)")
      return nil
    }
    let opener = members["opener"].map { site($0.value, "\(path).opener") }
    let target = members["target"].map { site($0.value, "\(path).target") }
    let gesture = flag(members["requiresUserGesture"]?.value, "\(path).requiresUserGesture") ?? true
    let sites = members["sites"].map { self.sites($0.value, "\(path).sites") }
    let signIn = flag(members["allowsSignIn"]?.value, "\(path).allowsSignIn") ?? false
    guard let presentation = presentation(form, "\(path).as"), opener != .some(nil), target != .some(nil),
      sites != .some(nil)
    else { return nil }
    return PopupPolicy.Rule(
      opener: opener ?? nil, target: target ?? nil, presentation, requiresUserGesture: gesture,
      sites: (sites ?? nil) ?? [], allowsSignIn: signIn)
  }

  private static let presentations = "refuse, sameView, overlay, window, systemBrowser or container:NAME"

  private mutating func presentation(_ tree: JSONTree, _ path: String) -> PopupPolicy.Presentation? {
    guard let text = text(tree, path) else { return nil }
    if let presentation = PopupPolicy.Presentation(text) { return presentation }
    complain(tree.place, path, "“\(text)” is no form of a window; write \(Self.presentations)")
    return nil
  }

  private mutating func readDevices(_ tree: JSONTree) {
    let names = DevicePolicy.Device.allCases.map(\.rawValue)
    guard let members = members(of: tree, "devices", names) else { return }
    for device in DevicePolicy.Device.allCases {
      guard let tree = members[device.rawValue]?.value else { continue }
      readDevice(device, tree, "devices.\(device.rawValue)")
    }
  }

  /// Reads the sites of one device: each may ask, or after the word `allow` gets it without a question.
  private mutating func readDevice(_ device: DevicePolicy.Device, _ tree: JSONTree, _ path: String) {
    var (asking, trusted): ([SitePattern], [SitePattern]) = ([], [])
    for (index, element) in list(tree, path).enumerated() {
      let path = "\(path)[\(index)]"
      guard let text = text(element, path) else { continue }
      let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
      guard (words.count == 2) == (words.first.map(["allow", "ask"].contains) ?? false) else {
        complain(
          element.place, path,
          "“\(text)” is neither a site, which may ask then, nor ask or allow, a space, and a site")
        continue
      }
      do throws(SitePatternError) {
        let site = try SitePattern(parsing: words.last ?? text)
        if words.count == 2, words[0] == "allow" { trusted.append(site) } else { asking.append(site) }
      } catch {
        complain(element.place, path, error.description)
      }
    }
    policy.devices.sites[device] = asking
    policy.devices.trusted[device] = trusted
  }

  // MARK: Values

  mutating func complain(_ place: JSONLocation, _ path: String, _ message: String) {
    problems.append(PolicyFileProblem(at: place, path: path, message: message))
  }

  /// The members of an object by their keys; nil keys take every key.
  private mutating func members(of tree: JSONTree, _ path: String, _ keys: [String]?) -> Members? {
    guard case .object(let pairs) = tree.value else {
      complain(tree.place, path, "expected an object, found \(tree.value.typeName)")
      return nil
    }
    var members: Members = [:]
    for (key, keyPlace, value) in pairs {
      if let keys, !keys.contains(key) {
        let nearest = Spelling.nearest(to: key, of: keys).map { "; did you mean “\($0)”?" }
        complain(
          keyPlace, path,
          "there is no key “\(key)” here" + (nearest ?? "; the keys are \(keys.joined(separator: ", "))"))
      } else if members[key] != nil {
        complain(keyPlace, path, "the key “\(key)” appears twice")
      } else {
        members[key] = (keyPlace, value)
      }
    }
    return members
  }

  private mutating func list(_ tree: JSONTree?, _ path: String) -> [JSONTree] {
    guard let tree else { return [] }
    if case .array(let elements) = tree.value { return elements }
    complain(tree.place, path, "expected a list, found \(tree.value.typeName)")
    return []
  }

  private mutating func text(_ tree: JSONTree, _ path: String) -> String? {
    if case .string(let text) = tree.value { return text }
    complain(tree.place, path, "expected a text, found \(tree.value.typeName)")
    return nil
  }

  private mutating func flag(_ tree: JSONTree?, _ path: String) -> Bool? {
    guard let tree else { return nil }
    if case .bool(let value) = tree.value { return value }
    complain(tree.place, path, "expected true or false, found \(tree.value.typeName)")
    return nil
  }

  private mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ tree: JSONTree, _ path: String, _ type: Word.Type
  ) -> Word? {
    guard let text = text(tree, path) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue)
    complain(
      tree.place, path,
      "expected \(words.dropLast().joined(separator: ", ")) or \(words.last ?? ""), found “\(text)”")
    return nil
  }

  private mutating func site(_ tree: JSONTree, _ path: String) -> SitePattern? {
    guard let text = text(tree, path) else { return nil }
    do throws(SitePatternError) {
      return try SitePattern(parsing: text)
    } catch {
      complain(tree.place, path, error.description)
      return nil
    }
  }

  private mutating func sites(_ tree: JSONTree, _ path: String) -> [SitePattern]? {
    let before = problems.count
    let sites = list(tree, path).enumerated().compactMap { site($1, "\(path)[\($0)]") }
    return problems.count == before ? sites : nil
  }

  private mutating func schemes(_ tree: JSONTree, _ path: String) -> Set<URLScheme>? {
    let before = problems.count
    var schemes: Set<URLScheme> = []
    for (index, element) in list(tree, path).enumerated() {
      guard let text = text(element, "\(path)[\(index)]") else { continue }
      if let scheme = URLScheme(text) {
        schemes.insert(scheme)
      } else {
        complain(
          element.place, "\(path)[\(index)]",
          "“\(text)” is no scheme; write it without the colon: a letter, then letters, digits, + - or .")
      }
    }
    return problems.count == before ? schemes : nil
  }
}

/// Finds the word that was meant.
enum Spelling {
  /// The word with the smallest difference, at most two letters, ignoring case.
  static func nearest(to word: String, of words: [String]) -> String? {
    let ranked = words.map { ($0, distance(Array(word.lowercased()), Array($0.lowercased()))) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= 2 else { return nil }
    return best.0
  }

  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (i, left) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in other.enumerated() {
        let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (left == right ? 0 : 1))
        (diagonal, row[j + 1]) = (row[j + 1], next)
      }
    }
    return row[other.count]
  }
}
