import Foundation
import Testing
import WebAddress
import WebPolicy

@Suite struct TransportExceptionTests {
  private static let allows = ["NSExceptionAllowsInsecureHTTPLoads": true]

  @Test(
    "An exception for an address or a range of addresses speaks of those",
    arguments: [
      ("192.168.42.63", "http://192.168.42.63", true), ("192.168.42.63", "http://192.168.42.64", false),
      ("192.168.42.63", "http://0xC0A82A3F/", true), ("2001:db8:12::34", "http://[2001:db8:12::34]", true),
      ("2001:db8:12::34", "http://[2001:db8:12:0:0::34]", true),
      ("2001:db8:12::34", "http://[2001:db8:12::35]", false),
      ("[2001:db8:12::34]", "http://[2001:db8:12::34]", true),
      ("203.0.112.0/22", "http://203.0.115.255", true), ("203.0.112.0/22", "http://203.0.116.0", false),
      ("203.0.112.0/22", "http://203.0.111.255", false), ("203.0.113.9/32", "http://203.0.113.9", true),
      ("203.0.113.9/32", "http://203.0.113.8", false), ("0.0.0.0/0", "http://8.8.8.8", true),
      ("0.0.0.0/0", "http://[2001:db8::1]", false),
      ("2001:db8:12::/48", "http://[2001:db8:12:ffff::1]", true),
      ("2001:db8:12::/48", "http://[2001:db8:13::1]", false),
      ("203.0.113.0/24", "http://[::ffff:203.0.113.7]", true), ("203.0.113.0/24", "http://a.example", false),
      ("203.0.113.0/24", "http://203.0.113.example", false),
    ])
  func addresses(name: String, url: String, isAllowed: Bool) throws {
    let security = try read(["NSExceptionDomains": [name: Self.allows]])
    #expect(security.remarks.isEmpty)
    #expect(verdict(security.transport, url).isAllowed == isAllowed)
    let again = try AppTransportSecurity(infoPlist: AppTransportSecurity(security.transport).infoPlist)
    #expect(again.transport.exceptions == security.transport.exceptions)
    #expect(again.transport.rangeExceptions == security.transport.rangeExceptions)
    var policy = NavigationPolicy()
    policy.transport = security.transport
    #expect(try NavigationPolicy(json: policy.json) == policy)
  }

  @Test("The address itself goes before a range, and the narrower range before the wider")
  func narrowest() throws {
    let transport = try read([
      "NSExceptionDomains": [
        "203.0.0.0/16": Self.allows, "203.0.113.0/24": [String: Any](), "203.0.113.7": Self.allows,
      ]
    ]).transport
    #expect(verdict(transport, "http://203.0.1.1").isAllowed)
    #expect(verdict(transport, "http://203.0.113.7").isAllowed)
    let refused = verdict(transport, "http://203.0.113.8")
    #expect(refused.outcome == .deny)
    #expect(refused.rule?.description == "transport.exceptions[\"203.0.113.0/24\"].allowsCleartext: false")
  }

  @Test(
    "An exception that allows is for the spelling it names; one that forbids is for the final dot as well")
  func finalDot() throws {
    func transport(_ name: String, allows: Bool, subdomains: Bool = false) throws -> TransportSecurity {
      try read([
        "NSAllowsArbitraryLoads": !allows,
        "NSExceptionDomains": [
          name: ["NSExceptionAllowsInsecureHTTPLoads": allows, "NSIncludesSubdomains": subdomains]
        ],
      ]).transport
    }
    for (name, plain, dotted) in [("example.com", true, false), ("example.com.", false, true)] {
      let transport = try transport(name, allows: true, subdomains: true)
      #expect(verdict(transport, "http://example.com").isAllowed == plain)
      #expect(verdict(transport, "http://example.com.").isAllowed == dotted)
      #expect(verdict(transport, "http://a.example.com").isAllowed == plain)
      #expect(verdict(transport, "http://a.example.com.").isAllowed == dotted)
    }
    for name in ["example.com", "example.com."] {
      let transport = try transport(name, allows: false, subdomains: true)
      for url in [
        "http://example.com", "http://example.com.", "http://a.example.com", "http://a.example.com.",
      ] {
        #expect(verdict(transport, url).outcome == .deny, "\(name) \(url)")
      }
      #expect(verdict(transport, "http://example.org.").isAllowed)
    }
  }

  private func file(_ dictionary: [String: Any]) throws -> Data {
    try PropertyListSerialization.data(
      fromPropertyList: ["NSAppTransportSecurity": dictionary], format: .xml, options: 0)
  }

  /// A dictionary with all that an app may have put there.
  private var full: [String: Any] {
    [
      "NSAllowsArbitraryLoads": true, "Own": ["a", 1, 2.5, true, Data([1])],
      "NSPinnedDomains": ["pin.example": ["NSPinnedLeafIdentities": [["SPKI-SHA256-BASE64": "x"]]]],
      "NSExceptionDomains": [
        "a.example": [
          "NSExceptionMinimumTLSVersion": "TLSv1.3", "NSExceptionRequiresForwardSecrecy": false,
          "NSRequiresCertificateTransparency": true, "NSIncludesSubdomains": true,
          "NSThirdPartyExceptionAllowsInsecureHTTPLoads": true,
        ],
        "B.example": ["NSExceptionAllowsInsecureHTTPLoads": true],
        "2001:db8::/32": ["NSExceptionMinimumTLSVersion": "TLSv1.2"], "no host": ["x": 1],
      ],
    ]
  }

  private func same(_ one: [String: Any], _ other: [String: Any]) -> Bool {
    NSDictionary(dictionary: one).isEqual(to: other)
  }

  @Test("A dictionary that was read is written as it was, from every form of the file")
  func unchanged() throws {
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: ["NSAppTransportSecurity": full], format: format, options: 0)
      let written = try AppTransportSecurity(infoPlist: data).infoPlist
      #expect(same(written, ["NSAppTransportSecurity": full]), "\(written)")
    }
    let xml = try AppTransportSecurity(infoPlist: file(full)).infoPlistXML
    #expect(xml.contains("<string>TLSv1.3</string>") && xml.contains("<integer>1</integer>"))
  }

  @Test("Where the transport changes, that alone changes in the dictionary, and no key of TLS is lost")
  func changed() throws {
    var security = try AppTransportSecurity(infoPlist: file(full))
    security.transport.exceptions[WebHost("a.example")!]?.allowsCleartext = false
    security.transport.exceptions[WebHost("b.example")!] = nil
    security.transport.exceptions[WebHost("[::2]")!] = .init(includesSubdomains: false)
    security.transport.rangeExceptions[AddressRange("2001:db8::/32")!] = nil
    var expected = full
    var domains = try #require(full["NSExceptionDomains"] as? [String: [String: Any]])
    domains["a.example"]?["NSThirdPartyExceptionAllowsInsecureHTTPLoads"] = nil
    domains["a.example"]?["NSExceptionAllowsInsecureHTTPLoads"] = false
    domains["B.example"] = nil
    // Named for its version of TLS, it would forbid http if it said nothing of it.
    domains["2001:db8::/32"]?["NSExceptionAllowsInsecureHTTPLoads"] = true
    domains["::2"] = ["NSExceptionAllowsInsecureHTTPLoads": true, "NSIncludesSubdomains": false]
    expected["NSExceptionDomains"] = domains
    #expect(same(security.infoPlist, ["NSAppTransportSecurity": expected]), "\(security.infoPlist)")
    for url in ["http://a.example", "http://b.example", "http://[::2]", "http://[2001:db8::1]"] {
      let read = try AppTransportSecurity(infoPlist: security.infoPlist)
      #expect(
        verdict(read.transport, url).isAllowed == verdict(security.transport, url).isAllowed, "\(url)")
    }
    security.transport.allowsLocalNetworking = true
    #expect(try AppTransportSecurity(infoPlist: security.infoPlist).transport.allowsCleartext)
    security.transport.allowsCleartext = false
    let closed = try AppTransportSecurity(infoPlist: security.infoPlist).transport
    #expect(!closed.allowsCleartext && closed.allowsLocalNetworking)
  }
}
