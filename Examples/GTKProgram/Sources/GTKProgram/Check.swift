import CGTKProgram
import Foundation
import Linkway

/// Looks at the program once its label shows, and ends it: the link is drawn, and the program's theme is still its own.
@MainActor func check(_ label: LinkLabel) {
  let before = themeName()
  Task {
    try await Task.sleep(for: .milliseconds(500))
    let count = label.layout.fragments.count
    print("the label has \(count) drawn link, the theme is “\(themeName())” and was “\(before)”")
    exit(count == 1 && themeName() == before ? 0 : 1)
  }
}

@MainActor private func themeName() -> String {
  var value = GValue()
  g_value_init(&value, 16 << 2)  // G_TYPE_STRING, a macro that Swift does not see
  defer { g_value_unset(&value) }
  let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
  g_object_get_property(settings.assumingMemoryBound(to: GObject.self), "gtk-theme-name", &value)
  return String(cString: g_value_get_string(&value))
}
