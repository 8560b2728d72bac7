import Testing
import WebPolicy
import WebViewing

@Suite struct RefusedRequestTests {
  @Test(
    "Each reason says to a developer why nobody was asked",
    arguments: [
      (RefusedRequest.Reason.nobodyAnswers, "nobody is there to answer"),
      (.silenced, "the person wants to hear no more of it"),
      (.tooManyWaiting, "too many questions wait already"),
      (.devices(.cleartext), "the page came over a connection that others can read"),
      (.otherServer, "another server than the page's asks"),
      (.tooManyFailures(4), "4 answers were wrong"),
      (.app, "the app refused"),
      (.gone, "the page is gone"),
    ])
  func words(reason: RefusedRequest.Reason, words: String) { #expect(reason.description == words) }
}
