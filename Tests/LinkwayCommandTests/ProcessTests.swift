// Phones start no processes.
#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  /// Runs the built command, for behaviour that only a process shows.
  private enum Built {
    static let command: URL? = {
      let folders = [
        Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
      ]
      return folders.map { $0.appending(path: "linkway") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    static func run(shell script: String) throws -> (status: Int32, output: String, errors: String) {
      let command = try #require(command)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", script, "sh", command.path]
      let output = Pipe()
      let errors = Pipe()
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      let written = output.fileHandleForReading.readDataToEndOfFile()
      let complaints = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (
        process.terminationStatus, String(decoding: written, as: UTF8.self),
        String(decoding: complaints, as: UTF8.self)
      )
    }
  }

  @Suite(.enabled(if: Built.command != nil, "the command is not beside the tests"))
  struct ProcessTests {
    @Test("A pipe in and a pipe out give plain text")
    func pipe() throws {
      let result = try Built.run(shell: "printf 'see example.com' | \"$1\" detect | cat")
      #expect(result.output == "example.com\n")
      #expect(result.status == 0)
    }

    @Test("The command ends silently when the reader closes the pipe")
    func closedPipe() throws {
      let result = try Built.run(shell: "yes 'see example.com' | head -n 200000 | \"$1\" detect | head -n 1")
      #expect(result.output == "example.com\n")
      #expect(result.errors.isEmpty)
    }

    @Test("A reader that goes away is no error even where its signal was switched off")
    func ignoredSignal() throws {
      let result = try Built.run(
        shell: "trap '' PIPE; yes 'see example.com' 2>&- | head -n 200000 2>&- | \"$1\" detect | head -n 1")
      #expect(result.output == "example.com\n")
      #expect(result.errors.isEmpty)
    }

    @Test("The status of a wrong call is 2, that of a folder instead of a file 1")
    func status() throws {
      let wrong = try Built.run(shell: "\"$1\" detect --nothing")
      #expect(wrong.status == 2)
      #expect(wrong.errors == "linkway: unknown option \"--nothing\"\nTry \"linkway help detect\".\n")
      let folder = try Built.run(shell: "\"$1\" detect / ; echo $?; \"$1\" detect < / ; echo $?")
      #expect(folder.output == "1\n1\n")
      #expect(
        folder.errors
          == "linkway: cannot read \"/\": Is a directory\nlinkway: cannot read standard input: Is a directory\n"
      )
    }

    @Test("Input is answered before it ends")
    func prompt() throws {
      let result = try Built.run(
        shell: "mkfifo_dir=$(mktemp -d); mkfifo \"$mkfifo_dir/f\"; "
          + "( printf 'see example.com now\\nmore\\n'; head -n 1 \"$mkfifo_dir/f\" >/dev/null; printf 'end\\n' ) | \"$1\" detect | "
          + "{ read -r line; echo \"got $line\"; echo go > \"$mkfifo_dir/f\"; cat; }; rm -r \"$mkfifo_dir\"")
      #expect(result.output == "got example.com\n")
    }
  }
#endif
