import Foundation
import Testing
import WebAddress
import WebPolicy

@Suite struct PolicyFileTests {
  private func problems(_ text: String) -> [String] {
    do throws(PolicyFileError) {
      _ = try NavigationPolicy(json: text)
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  @Test("Every part of a policy comes back from its file")
  func roundTrip() throws {
    var policy = NavigationPolicy.only("*.shop.example", "app:", otherwise: .route)
    policy.newWindows = RuleSet([SiteRule(.deny, "https://x.example:8443/a%20b/c")], otherwise: .allow)
    policy.subframes = .everything
    policy.viewerSchemes = ["https", "app"]
    policy.externalSchemes = ExternalSchemes(["tel", "mailto"], requiresUserGesture: false)
    policy.specialSchemes.data = .never
    policy.specialSchemes.blob = .everywhere
    policy.transport.allowsLocalNetworking = true
    policy.transport.upgradesToHTTPS = true
    policy.transport.exceptions[WebHost("old.example")!] = .init(
      allowsCleartext: false, includesSubdomains: true)
    policy.popups = PopupPolicy(
      [
        .init(opener: "shop.example", target: "https://pay.example", .overlay),
        .init(.container("tabs"), requiresUserGesture: false),
      ], otherwise: .systemBrowser, limit: 2)
    policy.devices = DevicePolicy(
      [.camera: ["https://meet.example"], .location: []],
      trusted: [.camera: ["https://kiosk.example"], .microphone: ["https://kiosk.example"], .location: []])
    policy.signInHosts = SignInHosts(["https://id.example"])
    #expect(try NavigationPolicy(json: policy.json) == policy)
    #expect(try NavigationPolicy(json: policy.json).json == policy.json)
    #expect(
      try JSONDecoder().decode([NavigationPolicy].self, from: JSONEncoder().encode([policy])) == [policy])
    #expect(try NavigationPolicy(json: NavigationPolicy().json) == NavigationPolicy())
    #expect(try NavigationPolicy(json: "{\"version\": 1}") == NavigationPolicy())
  }

  @Test("The documented example is read")
  func example() throws {
    let policy = try NavigationPolicy(
      json: """
        {
          "version": 1,
          "mainFrame": { "rules": ["allow https://*.shop.example", "route https://bank.example"], "otherwise": "deny" },
          "subframes": { "otherwise": "allow" },
          "downloads": { "rules": ["allow https://files.shop.example/receipts"], "otherwise": "deny" },
          "externalSchemes": { "schemes": ["mailto", "tel"], "requiresUserGesture": true },
          "specialSchemes": { "data": "frames", "blob": "frames" },
          "transport": { "upgradesToHTTPS": true, "exceptions": { "old.example": { "includesSubdomains": true } } },
          "popups": {
            "rules": [{ "target": "https://pay.google.com", "as": "overlay" }], "otherwise": "refuse", "limit": 3
          },
          "devices": { "camera": ["allow https://kiosk.example", "https://meet.example"] },
          "signInHosts": ["https://accounts.google.com"]
        }
        """)
    #expect(
      policy.mainFrame.rules.map(\.description) == [
        "allow https://*.shop.example", "route https://bank.example",
      ])
    #expect(policy.popups.rules == [.init(target: "https://pay.google.com", .overlay)])
    #expect(policy.transport.exceptions[WebHost("old.example")!] == .init(includesSubdomains: true))
    #expect(
      policy.devices
        == DevicePolicy(
          [.camera: ["https://meet.example"]], trusted: [.camera: ["https://kiosk.example"]]))
  }

  @Test(
    "An error has its line, its key and what was expected",
    arguments: [
      ("[]", "line 1, column 1: expected an object, found a list"),
      ("{", "line 1, column 2: expected a key in quotes, found the end of the file"),
      ("{}", "line 1, column 1: the key “version” is missing; write \"version\": 1"),
      (
        "{\"version\": 2}",
        "line 1, column 13: version: expected 1, the version of the format that this program reads"
      ),
      (
        "{\"version\": 1,\n\"mainFrames\": {}}",
        "line 2, column 1: there is no key “mainFrames” here; did you mean “mainFrame”?"
      ),
      (
        "{\"version\": 1,\n\"xyzzy\": {}}",
        "line 2, column 1: there is no key “xyzzy” here; the keys are version, mainFrame, subframes, newWindows, downloads, viewerSchemes, externalSchemes, specialSchemes, transport, popups, devices, signInHosts"
      ),
      ("{\"version\": 1,\n\"version\": 1}", "line 2, column 1: the key “version” appears twice"),
      (
        "{\"version\": 1, \"mainFrame\": {\"rules\": []}}",
        "line 1, column 29: mainFrame: the key “otherwise” is missing; it says what happens with other sites: allow, deny or route"
      ),
      (
        "{\"version\": 1, \"mainFrame\": {\"otherwise\": \"block\"}}",
        "line 1, column 43: mainFrame.otherwise: expected allow, deny or route, found “block”"
      ),
      (
        "{\"version\": 1, \"subframes\": {\"otherwise\": \"deny\",\n\"rules\": [\"allow a.example\",\n\"allow https://a b\"]}}",
        "line 3, column 1: subframes.rules[1]: \"https://a b\" is not a site pattern: write a site such as https://*.example.com, or * for every one, without spaces"
      ),
      (
        "{\"version\": 1, \"downloads\": {\"otherwise\": \"deny\", \"rules\": \"x\"}}",
        "line 1, column 60: downloads.rules: expected a list, found a text"
      ),
      (
        "{\"version\": 1, \"externalSchemes\": {\"schemes\": [\"tel:\"]}}",
        "line 1, column 48: externalSchemes.schemes[0]: “tel:” is no scheme; write it without the colon: a letter, then letters, digits, + - or ."
      ),
      (
        "{\"version\": 1, \"transport\": {\"upgradesToHTTPS\": \"yes\"}}",
        "line 1, column 49: transport.upgradesToHTTPS: expected true or false, found a text"
      ),
      (
        "{\"version\": 1, \"transport\": {\"exceptions\": {\"a/b\": {}}}}",
        "line 1, column 45: transport.exceptions.a/b: “a/b” is no host and no range of addresses; write a host without scheme, port and path, or a range such as 10.0.0.0/8"
      ),
      (
        "{\"version\": 1, \"popups\": {\"limit\": 1.5}}",
        "line 1, column 36: popups.limit: expected a whole number from 0 to 100"
      ),
      (
        "{\"version\": 1, \"popups\": {\"rules\": [{\"as\": \"tab\"}]}}",
        "line 1, column 44: popups.rules[0].as: “tab” is no form of a window; write refuse, sameView, overlay, window, systemBrowser or container:NAME"
      ),
      (
        "{\"version\": 1, \"popups\": {\"rules\": [{}]}}",
        "line 1, column 37: popups.rules[0]: the key “as” is missing; it says what the window becomes: refuse, sameView, overlay, window, systemBrowser or container:NAME"
      ),
      (
        "{\"version\": 1, \"devices\": {\"camera\": [\"a@b\"]}}",
        "line 1, column 39: devices.camera[0]: \"a@b\" is not a site pattern: addresses with a user name are always refused, so leave out the text before the @"
      ),
      (
        "{\"version\": 1,\n\"devices\": {\"microphone\": [\"ask a.example\",\n\"deny b.example\"]}}",
        "line 3, column 1: devices.microphone[1]: “deny b.example” is neither a site, which may ask then, nor ask or allow, a space, and a site"
      ),
      (
        "{\"version\": 1, \"devices\": {\"camera\": [\"allow\"]}}",
        "line 1, column 39: devices.camera[0]: “allow” is neither a site, which may ask then, nor ask or allow, a space, and a site"
      ),
      (
        "{\"version\": 1, \"devices\": {\"camera\": [\"allow a@b\"]}}",
        "line 1, column 39: devices.camera[0]: \"a@b\" is not a site pattern: addresses with a user name are always refused, so leave out the text before the @"
      ),
    ])
  func faults(text: String, problem: String) { #expect(problems(text) == [problem]) }

  @Test(
    "Columns count characters as they are read, from 1, without the mark at the file's start",
    arguments: [
      ("\u{FEFF}{\"version\": 2}", 1, 13), ("{\"version\": 1, \"길\": 0, \"x\": 0}", 1, 16),
      ("{\"version\": 1, \"signInHosts\": [\"길.example\", 7]}", 1, 45),
      ("{\r\n\t\"version\": 2}", 2, 13), ("{\"signInHosts\": [\"😀é\"], \"version\": 2}", 1, 36),
    ])
  func columns(text: String, line: Int, column: Int) {
    do throws(PolicyFileError) {
      _ = try NavigationPolicy(json: text)
      Issue.record("no problem")
    } catch {
      #expect(error.problems.first?.line == line)
      #expect(error.problems.first?.column == column)
    }
  }

  @Test("The error lists all faults in the order of their lines")
  func several() {
    let text =
      "{\"version\": 3,\n\"devices\": {\"radio\": []},\n\"specialSchemes\": {\"data\": \"sometimes\"}}"
    #expect(
      problems(text) == [
        "line 1, column 13: version: expected 1, the version of the format that this program reads",
        "line 2, column 13: devices: there is no key “radio” here; the keys are camera, microphone, location, fullScreen",
        "line 3, column 28: specialSchemes.data: expected never, frames or everywhere, found “sometimes”",
      ])
  }
}
