import CGTKProgram
import Foundation
import Linkway

gtk_init()
attachMainActorToGLibLoop()  // The one call: now Swift's main actor runs on this program's own loop.
let loop = g_main_loop_new(nil, 0)

let parent = UnsafeMutableRawPointer(gtk_window_new()!)
let column = UnsafeMutableRawPointer(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)!)
let box = column.assumingMemoryBound(to: GtkBox.self)
let router = try LinkRouter([Route("about-us:", to: .page(WebURL("https://example.com/")!))])
let opener = LinkOpener(router, over: parent)
let label = LinkLabel("A GTK label above, and \(link: "a Linkway label", to: "about-us:") below.")
label.onActivate = { link in opener.open(link) }

gtk_box_append(box, gtk_label_new("Somebody else's program"))
gtk_box_append(box, label.widgetPointer.assumingMemoryBound(to: GtkWidget.self))
gtk_window_set_child(
  parent.assumingMemoryBound(to: GtkWindow.self), column.assumingMemoryBound(to: GtkWidget.self))
gtk_window_present(parent.assumingMemoryBound(to: GtkWindow.self))

if CommandLine.arguments.contains("--check") { check(label) }
g_main_loop_run(loop)
