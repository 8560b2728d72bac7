import Foundation
import LinkDetection

let usage = """
  linkway-bench detect [--mode line|whole|stream] [--kinds all] [--profile NAME] FILE...
      MB/s and links in files of real text
  linkway-bench hostile                      how time grows on texts made to be slow
  linkway-bench routes                       how routing grows with the number of routes and the length of a link
  linkway-bench safety                       how assessing a link grows with its length
  linkway-bench growth                       how each function of LinkText grows with the number of links
  linkway-bench threads FILE                 throughput of two threads against one
  linkway-bench conformance DIR [--all]      the table of agreement; --all shows each disagreement
  linkway-bench mark                         reads lines and writes them with |links| marked

  """

var arguments = Array(CommandLine.arguments.dropFirst())
@MainActor func option(_ name: String) -> String? {
  guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
  defer { arguments.removeSubrange(index...(index + 1)) }
  return arguments[index + 1]
}

let modes = option("--mode").map { [Mode(rawValue: $0) ?? .line] } ?? Mode.allCases
let kinds = option("--kinds")
let profile = option("--profile").flatMap(DetectionProfile.init(name:)) ?? .chat
let speed = Speed(
  detector: LinkDetector(profile) { if kinds == "all" { $0.kinds = Set(LinkKind.builtIn) } })
var isGood = true
switch arguments.first {
case "detect" where arguments.count > 1:
  let files = arguments.dropFirst()
  for mode in modes {
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
      isGood =
        speed.report(file.split(separator: "/").last.map(String.init) ?? file, bytes, mode, expected: nil)
        && isGood
    }
  }
case "hostile": isGood = Hostile.run(speed, length: 1_000_000, limit: 3)
case "safety": isGood = Safety.run()
case "growth": isGood = Growth.run()
case "routes": isGood = try Routes.run()
case "threads" where arguments.count > 1:
  let text = [UInt8](try Data(contentsOf: URL(fileURLWithPath: arguments[1])))
  print("two threads: \((speed.threadScaling(text) * 100).rounded() / 100) times the throughput of one")
case "conformance" where arguments.count > 1:
  isGood = try Conformance(showsDisagreements: arguments.contains("--all")).run(folder: arguments[1])
case "mark":
  while let line = readLine() {
    var marked = ""
    var end = line.startIndex
    for link in speed.detector.links(in: line) {
      marked += line[end..<link.range.lowerBound] + "|" + line[link.range] + "|"
      end = link.range.upperBound
    }
    print(marked + line[end...])
  }
default:
  FileHandle.standardError.write(Data(usage.utf8))
  exit(2)
}
exit(isGood ? 0 : 1)
