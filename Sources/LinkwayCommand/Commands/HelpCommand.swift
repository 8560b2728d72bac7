/// `linkway help`: what there is and how it is called.
enum HelpCommand {
  static func run(_ arguments: [String], on console: Console) throws(CommandFailure) -> Int {
    guard arguments.count <= 1 else { throw .usage("help takes one command", topic: nil) }
    switch arguments.first {
    case nil: try console.output.write(overview)
    case "detect": try console.output.write(DetectCommand.help)
    case "explain": try console.output.write(ExplainCommand.help)
    case "check": try console.output.write(CheckCommand.help)
    case "help": try console.output.write("linkway help [COMMAND]    says how a command is called\n")
    case let name?:
      throw .usage("no help on \(quoted(name)); the commands are detect, explain, check and help", topic: nil)
    }
    return 0
  }

  private static let overview = """
    linkway finds links in text and says what a URL really is.

    linkway detect [OPTION...] [FILE...]   finds links in files or standard input
    linkway explain URL                    takes a URL apart and says what is odd about it
    linkway check routes FILE [URL...]     checks a table of routes, prints it, follows URLs through it
    linkway check links [FILE...]          says whether links are what they say they are
    linkway help [COMMAND]                 says how a command is called
    linkway --version                      writes the version

    The exit status is 0, 1 where some input could not be read or was bad, and 2 where the command was called wrongly.

    """
}
