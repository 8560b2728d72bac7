let console = Console.system()
let status = Linkway.run(Array(CommandLine.arguments.dropFirst()), on: console)
console.leave(with: status)
