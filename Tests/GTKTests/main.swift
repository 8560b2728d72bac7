import Foundation
import GLib
import GTKWidgets
import Testing

// GTK belongs to the process's main thread, and `swift test` runs main-actor tests on others. So these tests are a
// program: GLib's loop owns the main thread, the main actor runs on the loop, and Swift Testing runs on the main actor.
// The arguments are those of `swift test`: --filter, --xunit-output and the like.
if !CommandLine.arguments.contains("--no-parallel") {
  // There is one screen, one keyboard focus and one loop: tests take turns. Swift Testing reads that from the arguments.
  // Freed memory is overwritten, so that a use after free shows wrong values.
  setenv("MALLOC_PERTURB_", "165", 0)
  var arguments = (CommandLine.arguments + ["--no-parallel"]).map { strdup($0) } + [nil]
  execv("/proc/self/exe", &arguments)
  fatalError("the test program cannot start itself anew: \(String(cString: strerror(errno)))")
}
setenv("GSK_RENDERER", "cairo", 0)
setenv("GTK_A11Y", "test", 0)
Appearance.initialize()
LogWatch.begin()
MainLoop.attachMainActor()
// The entry point is underscored: this is its one place.
Task {
  let status = await Testing.__swiftPMEntryPoint() as CInt
  fflush(nil)
  // The engine's threads still run, and some of them abort when a library's own end pulls their ground away.
  _exit(status)
}
MainLoop.run()
