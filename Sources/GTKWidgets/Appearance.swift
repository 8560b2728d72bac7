internal import CAdwaita
internal import CGTK
internal import GLib

/// Light or dark, and the size of text, for all of a program's windows.
@MainActor
public enum Appearance {
  /// Sets up libadwaita's look in a program that is no ``Application``; again does nothing.
  public static func initialize() { adw_init() }

  /// Whether windows are dark.
  public static var isDark: Bool { adw_style_manager_get_dark(adw_style_manager_get_default()) != 0 }

  /// Makes windows dark or light regardless of the desktop's setting; nil follows the desktop.
  public static func set(dark: Bool?) {
    let scheme =
      switch dark {
      case nil: ADW_COLOR_SCHEME_DEFAULT
      case true?: ADW_COLOR_SCHEME_FORCE_DARK
      case false?: ADW_COLOR_SCHEME_FORCE_LIGHT
      }
    adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
  }

  /// Whether the user has asked for more contrast.
  public static var isHighContrast: Bool { forcedContrast ?? isThemeHighContrast }

  /// Whether the theme itself has high contrast.
  ///
  /// Asking libadwaita would make it take over the appearance of the whole program, including light or dark. A program
  /// that did not initialise libadwaita uses GTK's own theme; its name shows whether it has high contrast.
  private static var isThemeHighContrast: Bool {
    if adw_is_initialized() != 0 {
      return adw_style_manager_get_high_contrast(adw_style_manager_get_default()) != 0
    }
    let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
    let theme = PropertyValue.string("gtk-theme-name", of: settings) ?? ""
    return theme.hasPrefix("HighContrast") || theme.hasSuffix("-hc")
  }

  /// Overrides ``isHighContrast`` for programs that test their own appearance; nil follows the desktop.
  ///
  /// The theme itself does not change; redraw what must follow the setting.
  public static func set(highContrast: Bool?) { forcedContrast = highContrast }

  private static var forcedContrast: Bool?

  /// Draws text larger or smaller than the desktop says, 1 being its own size; nil follows the desktop.
  public static func set(textScale: Double?) {
    let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
    gtk_settings_reset_property(OpaquePointer(settings), "gtk-xft-dpi")
    guard let textScale else { return }
    let resolution = Double(PropertyValue.int("gtk-xft-dpi", of: settings))
    PropertyValue.set("gtk-xft-dpi", of: settings, to: .int(Int(resolution * textScale)))
  }
}
