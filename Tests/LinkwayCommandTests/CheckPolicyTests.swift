import Testing

@testable import LinkwayCommand

@Suite struct CheckPolicyTests {
  private let policy = """
    {
      "version": 1,
      "mainFrame": { "rules": ["allow *.shop.example", "route https://bank.example"], "otherwise": "deny" },
      "transport": { "exceptions": { "old.shop.example": {} } }
    }
    """

  private func console(_ text: String, plist: String = "") -> MemoryConsole {
    MemoryConsole(files: ["p.json": Array(text.utf8), "Info.plist": Array(plist.utf8)])
  }

  @Test("URLs are judged, each with the reason and the rule")
  func judges() {
    let console = console(policy)
    let urls = [
      "https://a.shop.example/x", "https://shop.example", "http://b.shop.example", "https://bank.example",
    ]
    #expect(console.run(["check", "policy", "p.json"] + urls) == 1)
    #expect(
      console.written == """
        allow   https://a.shop.example/x  the app's rules decide on this address  [mainFrame.rules[0]: allow *.shop.example]
        deny    https://shop.example/  this address is not among those that the app opens  [mainFrame.otherwise: deny]
        deny    http://b.shop.example/  the connection to “b.shop.example” could be read by others  [transport.allowsCleartext: false, by default]
        deny    https://bank.example/  the page tried to open “bank.example” without being asked to  [mainFrame.rules[1]: route https://bank.example]

        """)
  }

  @Test("A dash reads URLs from standard input, among others, and empty lines are passed over")
  func standardInput() {
    let console = MemoryConsole(
      input: Array("https://a.shop.example\r\n\nhttps://b.shop.example".utf8),
      files: ["p.json": Array(policy.utf8)])
    #expect(console.run("check", "policy", "p.json", "https://c.shop.example", "-") == 0)
    let hosts = console.written.split(separator: "\n").map { $0.split(separator: " ")[1] }
    #expect(hosts == ["https://c.shop.example/", "https://a.shop.example/", "https://b.shop.example/"])
    let bad = MemoryConsole(
      input: Array("https://a.shop.example\nhttps://evil.example\nno URL\n".utf8),
      files: ["p.json": Array(policy.utf8)])
    #expect(bad.run("check", "policy", "p.json", "-") == 1)
    #expect(bad.written.contains("deny    https://evil.example/"))
    #expect(bad.complaints.hasPrefix("linkway: \"no URL\" is no URL: "))
    let both = MemoryConsole(input: Array(policy.utf8))
    #expect(both.run("check", "policy", "-", "-") == 2)
    #expect(
      both.complaints
        == "linkway: standard input cannot be both the policy and the URLs; name a file\nTry \"linkway help check\".\n"
    )
  }

  private let windows = """
    {
      "version": 1,
      "mainFrame": { "rules": ["allow https://shop.example"], "otherwise": "deny" },
      "popups": {
        "rules": [
          { "opener": "https://shop.example", "target": "https://pay.example", "as": "overlay",
            "sites": ["https://pay.example", "https://bank.example"] },
          { "as": "window" }
        ]
      }
    }
    """

  @Test(
    "The verdict on a window depends on the page that requests it, and the verdict on a load on its window")
  func popups() {
    let shop = ["--from", "https://shop.example/cart"]
    for (words, written) in [
      (
        shop + ["--popup", "--gesture", "p.json", "https://pay.example/x"],
        "overlay https://pay.example/x  the app's rules for windows decide  [popups.rules[0]: overlay from https://shop.example to https://pay.example]\n"
      ),
      (
        shop + ["--popup", "--expect", "refuse", "p.json", "https://pay.example/x"],
        "refuse  https://pay.example/x  the user did not ask for the window  [popups.rules[0]: overlay from https://shop.example to https://pay.example]\n"
      ),
      (
        ["--popup", "--gesture", "--expect", "refuse", "p.json", "https://pay.example/x"],
        "refuse  https://pay.example/x  this address is not among those that the app opens  [mainFrame.otherwise: deny]\n"
      ),
      (
        ["--popup", "--gesture", "--expect", "window", "p.json", "https://shop.example/help"],
        "window  https://shop.example/help  the app's rules for windows decide  [popups.rules[1]: window]\n"
      ),
      (
        ["--popup", "--gesture", "--expect", "route", "p.json", "mailto:a@b.example"],
        "route   mailto:a@b.example  “mailto:” addresses are for another program  [externalSchemes.schemes: any, by default]\n"
      ),
      (
        shop + ["--window", "https://pay.example/x", "p.json", "https://bank.example/confirm"],
        "allow   https://bank.example/confirm  the app's rule for this window lists the address  [popups.rules[0].sites[1]: https://bank.example]\n"
      ),
      (
        ["--window", "https://pay.example", "--expect=deny", "p.json", "https://bank.example/confirm"],
        "deny    https://bank.example/confirm  this address is not among those that the app opens  [mainFrame.otherwise: deny]\n"
      ),
    ] {
      let console = console(windows)
      #expect(console.run(["check", "policy"] + words) == 0, "\(words)")
      #expect(console.written == written)
    }
  }

  @Test("What is expected decides on the status")
  func expectations() {
    #expect(console(policy).run("check", "policy", "p.json", "https://a.shop.example") == 0)
    #expect(console(policy).run("check", "policy", "--expect", "deny", "p.json", "https://a.example") == 0)
    #expect(console(policy).run("check", "policy", "--expect=deny", "p.json", "https://a.shop.example") == 1)
    #expect(
      console(policy).run(
        "check", "policy", "p.json", "--gesture", "--expect", "route", "https://bank.example") == 0)
    #expect(console(policy).run("check", "policy", "p.json", "--frame", "sub", "https://x.example") == 0)
    #expect(console(policy).run("check", "policy", "p.json", "http://old.shop.example") == 0)
  }

  @Test("Verdicts are written as JSON")
  func json() {
    let console = console(policy)
    #expect(console.run("check", "policy", "--json", "p.json", "javascript:x") == 1)
    #expect(
      console.written == """
        {"url":"javascript:x","verdict":"deny","reason":"addresses that begin with “javascript:” must not be opened by a page","rule":null}

        """)
  }

  @Test("Without URLs the whole policy is printed, and reads back as itself")
  func prints() {
    let first = console(policy)
    #expect(first.run("check", "policy", "p.json") == 0)
    let second = console(first.written)
    #expect(second.run("check", "policy", "p.json") == 0)
    #expect(second.written == first.written)
    #expect(first.written.contains("\"signInHosts\": [\"https://accounts.google.com\""))
  }

  @Test("Every fault is named with its line")
  func faults() {
    let console = console(
      """
      {
        "version": 1,
        "mainFrame": { "rules": ["permit x.example"], "otherwise": "deny" },
        "subframe": {}
      }
      """)
    #expect(console.run("check", "policy", "p.json", "https://x.example") == 1)
    #expect(
      console.complaints == """
        linkway: "p.json", line 3, column 28: mainFrame.rules[0]: "permit x.example" is not a rule: it begins with "permit"; write allow, deny or route, a space, and a site
        linkway: "p.json", line 4, column 3: there is no key “subframe” here; did you mean “subframes”?

        """)
    #expect(console.written.isEmpty)
  }

  @Test("The rules for cleartext come from an Info.plist where one is given")
  func infoPlist() {
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>NSAppTransportSecurity</key><dict>
        <key>NSExceptionDomains</key><dict><key>b.shop.example</key>
          <dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/><key>Own</key><true/></dict></dict>
      </dict></dict></plist>
      """
    let good = console(policy, plist: plist)
    #expect(good.run("check", "policy", "--info-plist", "Info.plist", "p.json", "http://b.shop.example") == 0)
    let refused = console(policy, plist: plist)
    #expect(
      refused.run("check", "policy", "--info-plist", "Info.plist", "p.json", "http://old.shop.example") == 1)
    #expect(refused.written.hasSuffix("[transport.allowsCleartext: false, from the Info.plist]\n"))
    #expect(
      good.complaints
        == "linkway: \"Info.plist\", NSAppTransportSecurity → NSExceptionDomains → b.shop.example → Own: no key that is known\n"
    )
    let bad = console(policy, plist: "x")
    #expect(bad.run("check", "policy", "--info-plist", "Info.plist", "p.json", "http://b.shop.example") == 1)
    #expect(
      bad.complaints == "linkway: \"Info.plist\", the file is no property list with a dictionary at its top\n"
    )
  }

  @Test(
    "A wrong call says what is wrong",
    arguments: [
      (["check", "policy"], "no file of a policy given"),
      (
        ["check", "policy", "--frame", "x", "p"],
        "--frame knows no \"x\"; it knows main, sub, newWindow, unknown"
      ),
      (
        ["check", "policy", "--expect", "x", "p"],
        "--expect knows no \"x\"; it knows allow, deny, route, upgrade"
      ),
      (
        ["check", "policy", "--expect", "allow", "--popup", "p"],
        "--expect knows no \"allow\"; it knows refuse, sameView, overlay, window, systemBrowser, container:NAME, route"
      ),
      (
        ["check", "policy", "--from", "shop", "p"],
        "--from: \"shop\" is no URL: the text begins with no scheme (at byte 0, \"shop\"): write one, such as https://, or give a base URL"
      ),
    ])
  func usage(words: [String], message: String) {
    let console = MemoryConsole()
    #expect(console.run(words) == 2)
    #expect(console.complaints == "linkway: \(message)\nTry \"linkway help check\".\n")
  }

  @Test("A text that is not a URL is reported and makes the exit status 1")
  func noURL() {
    let console = console(policy)
    #expect(console.run("check", "policy", "p.json", "https://[x") == 1)
    #expect(console.complaints.hasPrefix("linkway: \"https://[x\" is no URL: "))
  }
}
