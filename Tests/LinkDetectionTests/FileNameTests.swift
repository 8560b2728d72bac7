import LinkDetection
import Testing

@Suite("Names of files, identifiers and abbreviations")
struct FileNameTests {
  let detector = LinkDetector()

  @Test(
    "Names of files are none",
    arguments: [
      "spec.unit.py", "photos-2.1.zip", "scene.take.mov", "deploy.staging.sh", "parser.cc", "config.h.in",
      "Makefile.am",
      "rules.mk", "Widget.java:88", "setup.cab", "makedocs.pl", "parse_log.pl", "Convert.pl", "dpkg-scan.pl",
      "find.pl:12:5",
      "vmlinux.lds", "libthing.info", "`gather.pl'", "* gather.pl: Rename.", "(gather.pl): New.",
      "multi-user.target",
      "README.org", "COMMAND.COM", "1.0.dev", "tool-1.2.in", "Makefile.one", "harbour.conf.eg",
      "6.3.4.4. Setting up",
    ])
  func files(text: String) {
    #expect(mark(text, detector) == text)
    #expect(!detector.rejectedCandidates(in: text).isEmpty)
  }

  @Test(
    "Sites under endings of files are links",
    arguments: [
      "|get.py/a|", "|www.parser.cc|", "|lobste.rs|", "|dev.to|", "|go.dev|", "|orf.at|", "|tickets.gov.in|",
      "|shop.co.in|",
      "|wyborcza.pl|", "|harbour.me|", "|kawiarnia.pl|", "|shop.app|", "|harbour.dev|", "|shop.io|",
      "|EXAMPLE.COM|",
      "|harbour.photography|", "|harbour.info|", "|orf.at:8080/a|",
    ])
  func sites(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test("In documents a name alone under such an ending is a file unless it is a known site")
  func documents() {
    let documents = LinkDetector(.documents)
    for text in ["kawiarnia.pl", "harbour.dev", "harbour.info"] {
      #expect(mark(text, documents) == text)
      #expect(mark(text, detector) == "|\(text)|")
    }
    #expect(mark("orf.at harbour.org kawiarnia.pl/a", documents) == "|orf.at| |harbour.org| |kawiarnia.pl/a|")
  }

  @Test(
    "Half an identifier is none",
    arguments: [
      "java.net.Socket", "java.io.File", "System.IO.Stream", "org.foo.Bar", "com.google.Chrome",
      "scala.io.Source.from",
      "Vendor.Net.Client", "foo.io.BufferedReader", "shop.org.Map(x)", "java.io", "asp.net",
    ])
  func identifiers(text: String) {
    #expect(mark(text, detector) == text)
  }

  @Test(
    "A sentence after a name is none of it",
    arguments: ["|shop.org|.Then go", "|shop.org|.The end", "|java.com|"])
  func sentences(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "Abbreviations are none, short sites are",
    arguments: [
      "m.in.", "b.sc", "M.Sc.", "B.Com", "z.B.", "u.a.", "p.m.", "o.k.", "et.al", "|x.com|", "|t.co|",
      "|t.me|", "|x.org|",
    ])
  func abbreviations(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }
}
