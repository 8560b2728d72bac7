import Foundation
import LinkText
import Testing

struct LinkURLsTests {
  @Test("The first link to an address keeps it, and the second gets a URL of its own")
  func twoToOneAddress() throws {
    let text: LinkedText =
      "\(link: "here", to: "https://example.com/") and \(link: "bank.example", to: "https://example.com/")"
    let urls = LinkURLs(text)
    #expect(urls.url(of: 0)?.absoluteString == "https://example.com/")
    #expect(urls.url(of: 1)?.absoluteString == "linkway-link:1")
    #expect(try urls.link(for: #require(urls.url(of: 0)))?.label == "here")
    #expect(try urls.link(for: #require(urls.url(of: 1)))?.label == "bank.example")
  }

  @Test(
    "A target that no view could open as a URL gets a substitute",
    arguments: ["", "not a url", "relative/path", "//host/path", "linkway-link:7", "LINKWAY-LINK:0"])
  func noURL(target: String) throws {
    var text: LinkedText = "see "
    text.append(link: "this", to: LinkTarget(value: 1, text: target))
    text.append(" or ")
    text.append(link: "that", to: LinkTarget(target))
    let urls = LinkURLs(text)
    for link in text.links {
      #expect(urls.url(of: link.id)?.absoluteString == "linkway-link:\(link.id)")
      #expect(try urls.link(for: #require(urls.url(of: link.id))) == link)
    }
  }

  @Test("Links of the app's own schemes keep their addresses")
  func ownScheme() {
    let text: LinkedText = "I agree to the \(link: "Terms", to: "terms://termsAndConditions")."
    #expect(LinkURLs(text).url(of: 0)?.absoluteString == "terms://termsAndConditions")
  }

  @Test("Each link of a text has a URL that no other link has")
  func unique() {
    var text = LinkedText()
    for number in 0..<300 {
      text.append(
        link: "link \(number)", to: LinkTarget(number % 3 == 0 ? "same:" : "https://a.example/\(number % 7)"))
    }
    let urls = LinkURLs(text)
    let all = text.links.compactMap { urls.url(of: $0.id)?.absoluteString }
    #expect(all.count == 300)
    #expect(Set(all).count == 300)
    for link in text.links { #expect(urls.url(of: link.id).flatMap(urls.link) == link) }
  }

  @Test("A foreign URL belongs to no link, and a number without a link has no URL")
  func foreign() throws {
    let urls = LinkURLs("plain \(link: "a", to: "https://a.example/")")
    #expect(urls.link(for: try #require(URL(string: "https://b.example/"))) == nil)
    #expect(urls.link(for: try #require(URL(string: "linkway-link:0"))) == nil)
    #expect(urls.url(of: 1) == nil)
  }
}
