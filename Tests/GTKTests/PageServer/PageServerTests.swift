import Foundation
import FoundationNetworking
import PageServer
import Testing

@MainActor @Suite struct PageServerTests {
  private func get(_ url: URL, method: String = "GET", body: Data? = nil) async throws -> (
    String, HTTPURLResponse
  ) {
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body
    request.setValue("here", forHTTPHeaderField: "X-Test")
    let (data, response) = try await URLSession(configuration: .ephemeral).data(for: request)
    return (String(decoding: data, as: UTF8.self), response as! HTTPURLResponse)
  }

  @Test("A page is served with its status, type and header fields")
  func page() async throws {
    let server = PageServer()
    server.serve(
      "/a",
      PageResponse(
        status: 201, headers: ["X-Own": "yes"], contentType: "text/plain", body: Data("héllo".utf8)))
    try server.start()
    let (body, response) = try await get(server.url("/a"))
    #expect(body == "héllo")
    #expect(response.statusCode == 201)
    #expect(response.value(forHTTPHeaderField: "X-Own") == "yes")
    #expect(response.value(forHTTPHeaderField: "Content-Type") == "text/plain")
    #expect(server.address?.host == "127.0.0.1")
  }

  @Test("A handler sees the request, and may take its time while others are answered")
  func handler() async throws {
    let server = PageServer()
    server.keepsRequests = true
    let page = SlowPage("/slow", on: server) { request in
      .html(
        "\(request.method) \(request.query["q"] ?? "") \(String(decoding: request.body, as: UTF8.self))")
    }
    server.serve("/fast", .html("fast"))
    try server.start()
    async let slow = get(server.url("/slow?q=%C3%A9"), method: "POST", body: Data("body".utf8))
    await wait(for: "the slow request") { page.isAwaited }
    #expect(try await get(server.url("/fast")).0 == "fast")
    page.letGo()
    #expect(try await slow.0 == "POST é body")
    #expect(server.requests.map(\.path) == ["/slow", "/fast"])
    #expect(server.requests[0].headers["x-test"] == "here")
  }

  @Test("What is not there is a 404 that says so")
  func notFound() async throws {
    let server = PageServer()
    try server.start()
    let (body, response) = try await get(server.url("/none"))
    #expect(response.statusCode == 404)
    #expect(body == "There is no page at /none.")
  }

  @Test("A request that names another host is refused")
  func otherHost() async throws {
    let server = PageServer()
    server.serve("/", .html("secret"))
    try server.start()
    var request = URLRequest(url: server.url("/"))
    request.setValue("evil.example", forHTTPHeaderField: "Host")
    let (data, response) = try await URLSession(configuration: .ephemeral).data(for: request)
    #expect((response as? HTTPURLResponse)?.statusCode == 421)
    #expect(!String(decoding: data, as: UTF8.self).contains("secret"))
  }

  @Test("A stopped server refuses connections, a restarted one answers, and a released one is deinitialised")
  func lifetime() async throws {
    weak var gone: PageServer?
    do {
      let server = PageServer()
      gone = server
      server.serve("/", .html("x"))
      try server.start()
      let old = server.url("/")
      server.stop()
      #expect(server.address == nil)
      await #expect(throws: (any Error).self) { try await get(old) }
      try server.start()
      #expect(try await get(server.url("/")).0 == "x")
    }
    await wait(for: "the server to go") { gone == nil }
  }
}
