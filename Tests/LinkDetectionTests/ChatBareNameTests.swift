import LinkDetection
import Testing

@Suite("Names without a scheme in the chat profile")
struct ChatBareNameTests {
  let detector = LinkDetector()

  @Test(
    "A name under a known top-level domain is a link",
    arguments: [
      "|example.com|", "see |example.com|.", "|www.example.co.uk/a|", "prefix:|example.com|", "|EXAMPLE.COM|",
      "|t.co/Ab|",
      "(|example.com|)", "<|example.com|>", "|example.com|, |example.org|", "|360.cn|", "|x.com|",
      "|1.example.com|",
      "|xn--80afpi2a3c.xn--p1ai|", "|deΩ.uk|", "|bücher.de|", "|foo.photography|", "|Example.Com|",
      "|www.example.Com|",
      "|example.com?q=1|", "|example.com#a|", "|example.com/README.md|", "|OFA.BO/7Kq|", "|a--b.com|",
      "|eBay.com|",
      "|example.com|.Then more", "|docs.example.io/a_b|", "|example.com|'s page",
    ])
  func links(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "File names, code, versions and sentences are none",
    arguments: [
      "README.md", "main.py", "archive.zip", "clip.mov", "lib.rs", "install.sh", "libfoo.so", "src/main.rs",
      "tests/a_b.py",
      "node.js", "numpy.dot", "self.name", "console.info", "items.map", "website.com.jpg", "index.html",
      "README.md#usage",
      "end.So we go", "finish.The next", "telegram.Org", "Thanks.So", "etc.IT", "1.Mo", "2.ao, 3.na",
      "v1.1.1", "1.2.3",
      "v2.to", "10.30.am", "e.g.", "i.e.", "Awww... man", "file.notadomain", "user.is()", "a.b.c.d",
      "www.nothing",
      "/path/to/file.pl", "//example.com", "@example.com", "-example.com", "example.com_x", "_example.com",
      "example-.com", "a..com", ".com", "foo.com@", "$foo.bar", "%20example.com", "\\example.com", "#foo.com",
      "www.여기는도메인", "Hi.:D", "application.properties", "com.example.app", "org.example.tools.build",
      "a.com\u{FFF0}b.com", "\u{FFF0}b.com",
    ])
  func none(text: String) {
    #expect(mark(text, detector) == text)
  }

  @Test(
    "Four octets are a link, a version is none",
    arguments: [
      "|192.0.2.1|", "|192.0.2.1:8080/a|", "v1.2.3.4", "1.2.3", "1.2.3.400", "1000.2.3.4", "a1.2.3.4",
      "127.0.0.01", "1.2.3.4.5",
      "|1.0.0.0/a|",
    ])
  func addresses(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test("An app says which names count")
  func options() {
    let text = "example.com www.example.com wiki/page build.corp:80/x 192.0.2.1 a.intern"
    let never = LinkDetector { $0.bareNames = .never }
    #expect(mark(text, never) == text)
    let www = LinkDetector { $0.bareNames = .wwwOnly }
    #expect(mark(text, www) == text.replacing("www.example.com", with: "|www.example.com|"))
    let own = LinkDetector {
      $0.internalHosts = ["wiki", "build.corp"]
      $0.extraTopLevelDomains = ["intern"]
    }
    #expect(
      mark(text, own)
        == "|example.com| |www.example.com| |wiki/page| |build.corp:80/x| |192.0.2.1| |a.intern|")
  }
}
