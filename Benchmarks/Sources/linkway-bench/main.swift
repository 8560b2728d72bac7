import Foundation

let usage = """
  linkway-bench conformance DIR [--all]      the table of agreement; --all shows each disagreement

  """

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "conformance" where arguments.count > 1:
  let isGood = try Conformance(showsDisagreements: arguments.contains("--all")).run(folder: arguments[1])
  exit(isGood ? 0 : 1)
default:
  FileHandle.standardError.write(Data(usage.utf8))
  exit(2)
}
