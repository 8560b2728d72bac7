import CGTKProgram
import Foundation
import GLib
import Linkway

attachMainActorToGLibLoop()  // The one call: now Swift's main actor runs on this program's loop.
let app = GObjectPointer(gtk_application_new("org.linkway.GTKProgram", G_APPLICATION_HANDLES_OPEN))
let program = ChatProgram(app)

var arguments =
  CommandLine.arguments.filter { $0 != "--check" }.map { strdup($0) } as [UnsafeMutablePointer<CChar>?]
if CommandLine.arguments.contains("--check") { program.check() }
exit(g_application_run(app.typed(), gint(arguments.count), &arguments))
