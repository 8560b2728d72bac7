import Foundation
import LinkRouting
import LinkText

/// How routing grows: with the number of literal routes, and with the length of a link.
enum Routes {
  static func run() throws -> Bool {
    print("time to route one link, against a table of 10 routes; each table's own links, in random order")
    var isGood = true
    let shapes: [(String, (Int) -> String)] = [
      ("paths", { "app://product/item\($0)" }), ("hosts", { "https://shop\($0).example/" }),
      ("queries", { "app://product?id=\($0)" }), ("schemes", { "app-\($0):" }),
    ]
    for (name, pattern) in shapes {
      var base = 0.0
      for count in [10, 100, 1_000, 10_000] {
        let patterns = (0..<count).map(pattern)
        let routes = try patterns.map { Route(try RoutePattern(parsing: $0), to: .action("x")) }
        let start = ContinuousClock.now
        let router = try LinkRouter(routes)
        let building = seconds(since: start)
        let time = best(router, patterns.shuffled().prefix(1_000).map { LinkTarget($0) })
        if count == 10 { base = time }
        let ratio = time / base
        print(
          name.padding(toLength: 10, withPad: " ", startingAt: 0),
          String(
            format: "%6d routes  %5.2f µs  %5.2f times  built in %6.1f ms", count, time * 1e6, ratio,
            building * 1e3))
        // Four hundred comparisons more would be a thousand times; a cache that is missed is not.
        isGood = isGood && ratio < 5
      }
    }
    print("time for each byte of a link, against one of 1 KB")
    let router = try LinkRouter([
      Route("app://a/b/c", to: .refuse), Route("app://a/:rest**?q=:q?", to: .action("x")),
      Route("https://*.a.example/**", to: .viewer),
    ])
    let links: [(String, (Int) -> String)] = [
      ("segments", { "app://a" + String(repeating: "/b", count: $0 / 2) }),
      ("one segment", { "app://a/" + String(repeating: "%20", count: $0 / 3) }),
      ("query", { "app://a?" + String(repeating: "x=1&", count: $0 / 4) }),
      ("labels", { "https://" + String(repeating: "b.", count: $0 / 2) + "a.example/" }),
    ]
    for (name, link) in links {
      var base = 0.0
      for size in [1_000, 10_000, 100_000, 1_000_000] {
        let time = best(router, [LinkTarget(link(size))]) / Double(size)
        if size == 1_000 { base = time }
        print(
          name.padding(toLength: 12, withPad: " ", startingAt: 0),
          String(format: "%8d bytes  %6.1f ns a byte  %5.2f times", size, time * 1e9, time / base))
        isGood = isGood && time / base < 5
      }
    }
    return isGood
  }

  /// The shortest time for one link, in seconds, of several rounds.
  private static func best(_ router: LinkRouter, _ targets: [LinkTarget]) -> Double {
    var best = Double.infinity
    let repeats = max(1, 1_000 / targets.count / max(1, targets[0].text.utf8.count / 1_000))
    for _ in 0..<7 {
      let start = ContinuousClock.now
      var refused = 0
      for _ in 0..<repeats {
        for target in targets { if case .refused = router.destination(for: target) { refused += 1 } }
      }
      precondition(refused == 0, "a route is not found")
      best = min(best, seconds(since: start) / Double(repeats * targets.count))
    }
    return best
  }

  private static func seconds(since start: ContinuousClock.Instant) -> Double {
    let elapsed = start.duration(to: .now)
    return Double(elapsed.components.attoseconds) / 1e18 + Double(elapsed.components.seconds)
  }
}
