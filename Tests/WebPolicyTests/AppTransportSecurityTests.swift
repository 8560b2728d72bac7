import Foundation
import Testing
import WebAddress
import WebPolicy

@Suite struct AppTransportSecurityTests {
  private func allows(_ transport: TransportSecurity, _ url: String) -> Bool {
    verdict(transport, url).isAllowed
  }

  @Test("Without a dictionary, and with an empty one, http is refused")
  func none() throws {
    for plist in [[:], ["NSAppTransportSecurity": [String: Any]()]] as [[String: Any]] {
      let transport = try AppTransportSecurity(infoPlist: plist).transport
      #expect(transport == TransportSecurity())
      #expect(!allows(transport, "http://example.com"))
      #expect(allows(transport, "https://example.com"))
      #expect(allows(transport, "http://localhost"))
    }
  }

  @Test("A newer key replaces the old one, also if it is false")
  func precedence() throws {
    let all = "NSAllowsArbitraryLoads"
    #expect(allows(try read([all: true]).transport, "http://example.com"))
    for key in [
      "NSAllowsArbitraryLoadsInWebContent", "NSAllowsArbitraryLoadsForMedia", "NSAllowsLocalNetworking",
    ] {
      let both = try read([all: true, key: false])
      #expect(!allows(both.transport, "http://example.com"))
      #expect(both.remarks.count == 1)
    }
    #expect(allows(try read(["NSAllowsArbitraryLoadsInWebContent": true]).transport, "http://example.com"))
    #expect(!allows(try read(["NSAllowsArbitraryLoadsForMedia": true]).transport, "http://example.com"))
  }

  @Test("The nearest domain decides, and one without a key for http forbids it")
  func domains() throws {
    let transport = try read([
      "NSAllowsArbitraryLoads": true,
      "NSExceptionDomains": [
        "example.com": ["NSIncludesSubdomains": true],
        "old.example.com": ["NSExceptionAllowsInsecureHTTPLoads": true],
        "third.example": ["NSThirdPartyExceptionAllowsInsecureHTTPLoads": true],
      ],
    ]).transport
    #expect(!allows(transport, "http://example.com"))
    #expect(!allows(transport, "http://a.example.com"))
    #expect(allows(transport, "http://old.example.com"))
    #expect(!allows(transport, "http://a.old.example.com"))
    #expect(allows(transport, "http://third.example"))
    #expect(allows(transport, "http://example.org"))
    #expect(allows(transport, "http://notexample.com"))
  }

  @Test(
    "The local network is names without a dot, names under .local, and private addresses",
    arguments: [
      ("http://printer", true), ("http://printer.local", true), ("http://printer.local.", true),
      ("http://10.1.2.3", true), ("http://172.16.0.1", true), ("http://172.31.255.255", true),
      ("http://172.32.0.1", false), ("http://192.168.1.1", true), ("http://169.254.1.1", true),
      ("http://0x0a000001", true), ("http://[fd00::1]", true), ("http://[fe80::1]", true),
      ("http://[2001:db8::1]", false), ("http://[::ffff:10.0.0.1]", true), ("http://11.0.0.1", false),
      ("http://local", true), ("http://local.example", false), ("http://example.com", false),
    ])
  func local(url: String, isLocal: Bool) throws {
    #expect(allows(try read(["NSAllowsLocalNetworking": true]).transport, url) == isLocal)
    #expect(!allows(try read(["NSAllowsLocalNetworking": false]).transport, url))
  }

  @Test("What is written is read back as the same")
  func roundTrip() throws {
    var transport = TransportSecurity()
    transport.allowsCleartext = true
    transport.allowsLocalNetworking = true
    transport.exceptions[WebHost("a.example")!] = .init(allowsCleartext: false, includesSubdomains: true)
    let read = try AppTransportSecurity(infoPlist: Data(transport.infoPlistXML.utf8))
    #expect(read.transport == transport)
    #expect(read.remarks.isEmpty)
  }

  @Test("A value of the wrong type is reported with its location")
  func faults() {
    func words(_ dictionary: [String: Any]) -> String? {
      do throws(AppTransportSecurityError) {
        _ = try AppTransportSecurity(infoPlist: dictionary)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(words(["NSAppTransportSecurity": 1]) == "NSAppTransportSecurity: expected a dictionary")
    #expect(
      words(["NSAppTransportSecurity": ["NSExceptionDomains": ["a.example": "x"]]])
        == "NSAppTransportSecurity → NSExceptionDomains → a.example: expected a dictionary")
    #expect(
      words(["NSAppTransportSecurity": ["NSAllowsLocalNetworking": "yes"]])
        == "NSAppTransportSecurity → NSAllowsLocalNetworking: expected true or false, found yes")
  }

  @Test("Keys of no meaning here, and of none at all, are remarked on")
  func remarks() throws {
    let remarks = try read([
      "NSPinnedDomains": [String: Any](), "Foo": true, "NSExceptionDomains": ["10.0.0.0/33": [String: Any]()],
    ]).remarks
    #expect(
      remarks == [
        "NSAppTransportSecurity → Foo: no key that is known",
        "NSAppTransportSecurity → NSPinnedDomains: of no meaning here; the engine looks after the connection itself",
        "NSAppTransportSecurity → NSExceptionDomains → 10.0.0.0/33: no host and no range of addresses such as 10.0.0.0/8, so it is left out",
      ])
  }
}

/// Reads an app's `Info.plist` with this dictionary.
func read(_ dictionary: [String: Any]) throws -> AppTransportSecurity {
  try AppTransportSecurity(infoPlist: ["NSAppTransportSecurity": dictionary])
}

/// Decides on a page's address by one section of a policy.
func verdict(_ transport: TransportSecurity, _ url: String) -> Verdict {
  var policy = NavigationPolicy()
  policy.transport = transport
  return policy.verdict(for: NavigationRequest(url: WebURL(url)!, frame: .main, isUserGesture: false))
}
