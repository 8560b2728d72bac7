import Testing
import WebPolicy
import WebViewing

@Suite struct RefusedRequestTests {
  @Test(
    "Each reason explains to a developer why the user was not asked",
    arguments: [
      (RefusedRequest.Reason.nobodyAnswers, "there is no presenter to answer"),
      (.silenced, "the user has silenced it"),
      (.tooManyWaiting, "too many questions wait already"),
      (.devices(.cleartext), "the page came over a connection that others can read"),
      (.otherServer, "another server than the page's asks"),
      (.tooManyFailures(4), "4 answers were wrong"),
      (.app, "the app refused"),
      (.gone, "the page is gone"),
    ])
  func words(reason: RefusedRequest.Reason, words: String) { #expect(reason.description == words) }
}
