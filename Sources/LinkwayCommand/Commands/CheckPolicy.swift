import JSONSyntax
import Foundation
import WebAddress
import WebPolicy

/// `linkway check policy`: reads a policy, prints its errors with their lines, and applies it to URLs.
enum CheckPolicy {
  static func run(_ arguments: [String], on console: Console) throws(CommandFailure) -> Int {
    guard let options = try PolicyOptions(arguments, on: console) else { return 0 }
    guard let name = options.operands.first else { throw .usage("no file of a policy given", topic: "check") }
    let urls = options.operands.dropFirst()
    guard name != "-" || !urls.contains("-") else {
      throw .usage("standard input cannot be both the policy and the URLs; name a file", topic: "check")
    }
    guard let text = CheckCommand.text(of: name, on: console) else { return 1 }
    var policy: NavigationPolicy
    do throws(PolicyFileError) {
      policy = try NavigationPolicy(json: text)
    } catch {
      for problem in error.problems { console.complain("\(quoted(name)), \(visible(problem.description))") }
      return 1
    }
    if let file = options.infoPlist {
      guard let transport = transport(file, on: console) else { return 1 }
      policy.transport = transport
    }
    guard !urls.isEmpty else {
      try console.output.write(policy.json)
      return 0
    }
    let judge = PolicyJudge(policy, options, file: try? JSONTree(parsing: text), on: console)
    var others = 0
    for url in urls {
      guard url == "-" else {
        others += try judge.isAsExpected(url) ? 0 : 1
        continue
      }
      let isRead = try CheckCommand.forEachLine(of: "-", on: console) { line throws(CommandFailure) in
        guard let line else { return others += 1 }
        others += try judge.isAsExpected(line) ? 0 : 1
      }
      if !isRead { others += 1 }
    }
    return others
  }

  private static func transport(_ file: String, on console: Console) -> TransportSecurity? {
    guard let text = CheckCommand.text(of: file, on: console) else { return nil }
    do throws(AppTransportSecurityError) {
      let read = try AppTransportSecurity(infoPlist: Data(text.utf8))
      for remark in read.remarks { console.complain("\(quoted(file)), \(visible(remark))") }
      return read.transport
    } catch {
      console.complain("\(quoted(file)), \(visible(error.description))")
      return nil
    }
  }
}
