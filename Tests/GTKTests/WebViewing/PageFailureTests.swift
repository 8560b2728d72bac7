import Testing
import WebAddress
import WebPolicy
import WebViewing

@Suite struct PageFailureTests {
  @Test(
    "Each failure has a sentence for the user with the problem and the fix",
    arguments: [
      (
        PageFailure.Kind.hostNotFound,
        "No server called “예시.한국” was found. Check the address and your connection."
      ),
      (.connectionRefused, "“예시.한국” does not answer. Try again in a moment."),
      (.offline, "Connect to a network and try again."),
      (.timedOut, "“예시.한국” took too long to answer. Try again in a moment."),
      (.connectionLost, "The connection to “예시.한국” broke off. Try again."),
      (.tls(.untrusted), "“예시.한국” could not prove that it is what it says, so nothing was sent to it."),
      (
        .tls(.wrongHost),
        "The certificate of “예시.한국” is another server's, so it could not prove that it is what it says; nothing was sent to it."
      ),
      (.tls(.weak), "“예시.한국” could not prove that it is what it says, so nothing was sent to it."),
      (.httpStatus(404), "“예시.한국” has no page at this address."),
      (.httpStatus(503), "“예시.한국” has a problem of its own (error 503). Try again later."),
      (.httpStatus(403), "“예시.한국” does not give out this page (error 403)."),
      (
        .cannotShow(mimeType: "application/zip"),
        "This address has a file of the type application/zip, not a page."
      ),
      (.cannotShow(mimeType: nil), "The content at this address cannot be shown as a page."),
      (.noContent, "“예시.한국” has nothing to show at this address."),
      (
        .blocked(Verdict(.deny, .unsafeScheme("file"))),
        "Addresses that begin with “file:” must not be opened by a page."
      ),
      (.restrictedPort, "The address names a port that is not for web pages."),
      (.crashed, "The page took too much memory or hit a fault. Load it again."),
      (.cancelled, "Loading was stopped."),
      (.other, "Something went wrong: detail"),
    ])
  func sentences(kind: PageFailure.Kind, sentence: String) {
    let failure = PageFailure(kind, url: WebURL("https://예시.한국/a"), detail: "detail")
    #expect(failure.sentence == sentence)
    #expect(!failure.heading.isEmpty)
  }

  @Test("A host that imitates another is displayed in its encoded form")
  func lookAlike() {
    let failure = PageFailure(.connectionRefused, url: WebURL("https://аррӏе.com/"))
    #expect(failure.sentence == "“xn--80ak6aa92e.com” does not answer. Try again in a moment.")
  }

  @Test("Only what may change is offered to be tried again")
  func retrying() {
    for kind in [
      PageFailure.Kind.blocked(Verdict(.deny, .unsafeScheme("x"))), .restrictedPort,
      .cannotShow(mimeType: nil),
    ] {
      #expect(!PageFailure(kind, url: nil).canRetry)
    }
    for kind in [PageFailure.Kind.connectionRefused, .crashed, .httpStatus(500), .offline] {
      #expect(PageFailure(kind, url: nil).canRetry)
    }
  }
}
