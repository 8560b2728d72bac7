internal import CWebKitGTK
internal import GLib

/// Makes the engine's object for what the pages of a view may do by themselves: which media wait for the user.
///
/// Its properties can be set only when it is made, and `webkit_website_policies_new_with_policies` is variadic.
@MainActor
func makeWebsitePolicies(_ waiting: WKAudiovisualMediaTypes) -> GObjectRef {
  let autoplay =
    waiting.contains(.video)
    ? WEBKIT_AUTOPLAY_DENY
    : waiting.contains(.audio) ? WEBKIT_AUTOPLAY_ALLOW_WITHOUT_SOUND : WEBKIT_AUTOPLAY_ALLOW
  var value = GValue()
  g_value_init(&value, webkit_autoplay_policy_get_type())
  g_value_set_enum(&value, gint(autoplay.rawValue))
  defer { g_value_unset(&value) }
  let name = g_strdup("autoplay")
  defer { g_free(name) }
  var names: [UnsafePointer<CChar>?] = [UnsafePointer(name)]
  let object = g_object_new_with_properties(webkit_website_policies_get_type(), 1, &names, &value)!
  return GObjectRef(adopting: UnsafeMutableRawPointer(object))
}
