import Foundation
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit scripts", .serialized) struct ScriptTests {
  @Test("A script's value comes as Swift's")
  func values() async throws {
    let fixture = try Fixture()
    await fixture.show("<p>x")
    #expect(try await fixture.view.evaluateJavaScript("undefined") == nil)
    #expect(try await fixture.view.evaluateJavaScript("null") is NSNull)
    #expect(try await fixture.value("6 * 7") == 42)
    #expect(try await fixture.value("1 < 2") == true)
    #expect(try await fixture.value("'a' + 'b'") == "ab")
    #expect(try await fixture.value("[1, 2, 3]") == [1, 2, 3])
    #expect(try await fixture.value("({ a: 'b' })") == ["a": "b"])
    #expect(try await fixture.value("new Date(5000)", as: Date.self)?.timeIntervalSince1970 == 5)
  }

  @Test("A script with any characters runs completely")
  func zero() async throws {
    let fixture = try Fixture()
    await fixture.show("<p>x")
    #expect(try await fixture.view.evaluateJavaScript("'a\0b'.length + ' end'") as? String == "3 end")
    let called = try await fixture.view.callAsyncJavaScript(
      "return 'a\0b'.length + t.length", arguments: ["t": "c\0d"], contentWorld: .page)
    #expect(called as? Int == 6)
  }

  @Test("The completion handler gets a script's value, or its error")
  func completion() async throws {
    let fixture = try Fixture()
    await fixture.show("<p>x")
    var values: [Any?] = []
    var errors: [(any Error)?] = []
    fixture.evaluate("document.title = 'ran'; 42") { value, error in
      values.append(value)
      errors.append(error)
    }
    fixture.evaluate("throw 1") { value, error in
      values.append(value)
      errors.append(error)
    }
    await wait(for: "both") { values.count == 2 }
    #expect(values[0] as? Int == 42 && errors[0] == nil)
    #expect(values[1] == nil && (errors[1] as? WKError)?.code == .javaScriptExceptionOccurred)
  }

  @Test("A script that throws, and one whose value Swift lacks, throw different errors")
  func errors() async throws {
    let fixture = try Fixture()
    await fixture.show("<p>x")
    #expect(
      await code { try await fixture.view.evaluateJavaScript("throw new Error('mine')") }
        == .javaScriptExceptionOccurred)
    #expect(await code { try await fixture.view.evaluateJavaScript("(") } == .javaScriptExceptionOccurred)
    #expect(
      await code { try await fixture.view.evaluateJavaScript("document.body") }
        == .javaScriptResultTypeIsUnsupported)
    #expect(
      await code {
        try await fixture.view.callAsyncJavaScript("return await Promise.reject(1)", contentWorld: .page)
      }
        == .javaScriptExceptionOccurred)
  }

  @Test("Arguments pass as values, with any characters")
  func arguments() async throws {
    let fixture = try Fixture()
    await fixture.show("<p>x")
    let text = "a'b\"\\\n\u{2028}</script>${1}`\u{0}😀"
    let date = Date(timeIntervalSince1970: 12)
    let result = try await fixture.view.callAsyncJavaScript(
      """
      await new Promise(go => setTimeout(go, 1));
      return { text, isDate: when instanceof Date, time: when.getTime(), none: none === null, n: list[1].deep + count, one: one === 1 };
      """,
      arguments: [
        "text": text, "when": date, "none": NSNull(), "list": [0, ["deep": 40]] as [Any], "count": 2,
        "one": NSNumber(value: 1),
      ], contentWorld: .page)
    let fields = try #require(result as? [String: Any])
    #expect(fields["text"] as? String == text)
    #expect(fields["isDate"] as? Bool == true)
    #expect(fields["time"] as? Int == 12_000)
    #expect(fields["none"] as? Bool == true)
    #expect(fields["n"] as? Int == 42)
    #expect(fields["one"] as? Bool == true)
  }

  @Test("An argument that scripts lack, and a name that is none, are refused before anything runs")
  func refused() async throws {
    let fixture = try Fixture()
    await fixture.show("<p>x")
    for arguments in [["a": URL(string: "x:y")!], ["a b": 1], ["a){}; evil(": 1], [:]] as [[String: Any]] {
      let code = await code {
        try await fixture.view.callAsyncJavaScript(
          "window.ran = 1; return 1", arguments: arguments, contentWorld: .page)
      }
      #expect((code == nil) == arguments.isEmpty)
      #expect(try await fixture.value("typeof ran") == (arguments.isEmpty ? "number" : "undefined"))
    }
  }

  @Test("A frame other than the main one is out of reach, and says so")
  func frames() async throws {
    let recorder = MessageRecorder()
    let fixture = try Fixture { $0.userContentController.add(recorder, name: "app") }
    await fixture.show(
      "<script>webkit.messageHandlers.app.postMessage('top')</script>"
        + "<iframe srcdoc=\"<script>webkit.messageHandlers.app.postMessage('sub')</script>\"></iframe>")
    await wait(for: "the messages") { recorder.messages.count == 2 }
    let top = try #require(recorder.first("top")?.frameInfo)
    let sub = try #require(recorder.first("sub")?.frameInfo)
    #expect(try await fixture.view.evaluateJavaScript("1", in: top, contentWorld: .page) as? Int == 1)
    #expect(
      await code { try await fixture.view.evaluateJavaScript("1", in: sub, contentWorld: .page) }
        == .javaScriptInvalidFrameTarget)
    #expect(
      await code { try await fixture.view.callAsyncJavaScript("1", in: sub, contentWorld: .page) }
        == .javaScriptInvalidFrameTarget)
  }

  @Test("A page may have no scripts of its own, and the app's run all the same")
  func contentScripts() async throws {
    let fixture = try Fixture { $0.defaultWebpagePreferences.allowsContentJavaScript = false }
    await fixture.show("<title>Still</title><script>document.title = 'Ran'</script>")
    await fixture.hasTitle("Still")
    #expect(try await fixture.view.evaluateJavaScript("1 + 1", contentWorld: .defaultClient) as? Int == 2)
  }
}

/// The code of the error that something throws; nil where it throws none.
@MainActor
func code(_ body: @MainActor () async throws -> Void) async -> WKError.Code? {
  do {
    try await body()
    return nil
  } catch {
    return (error as? WKError)?.code
  }
}
