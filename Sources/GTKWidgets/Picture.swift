internal import CGTK

/// The pixels of a picture in a file, for programs that look at what they have drawn.
@MainActor
public struct Picture {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  private let pixels: [UInt8]

  /// Reads a PNG file; nil where it is none.
  public init?(contentsOf path: String) {
    guard let texture = gdk_texture_new_from_filename(path, nil) else { return nil }
    self.init(texture: texture)
    g_object_unref(UnsafeMutableRawPointer(texture))
  }

  /// Draws a widget into a picture, as its window would; nil before the widget has a size.
  public init?(of widget: Widget) {
    let (width, height) = widget.size
    guard width > 0, height > 0, let native = gtk_widget_get_native(widget.gtk),
      let renderer = gtk_native_get_renderer(native), let paintable = gtk_widget_paintable_new(widget.gtk)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let snapshot = gtk_snapshot_new()!
    gdk_paintable_snapshot(paintable, snapshot, width, height)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, 0, 0, Float(width), Float(height))
    guard let texture = gsk_renderer_render_texture(renderer, node, &bounds) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    self.init(texture: texture)
  }

  private init?(texture: OpaquePointer) {
    width = Int(gdk_texture_get_width(texture))
    height = Int(gdk_texture_get_height(texture))
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture, &bytes, gsize(width * 4))
    pixels = bytes
  }

  /// The colour of a pixel as 0xRRGGBB, and its opacity from 0 to 255; the colour is multiplied by the opacity.
  public func pixel(x: Int, y: Int) -> (color: UInt32, alpha: UInt8) {
    precondition(
      x >= 0 && x < width && y >= 0 && y < height, "pixel \(x), \(y) of a picture of \(width) × \(height)")
    // GDK's format is native-endian ARGB: blue first in memory on the machines that GTK runs on.
    let start = (y * width + x) * 4
    let (blue, green, red) = (UInt32(pixels[start]), UInt32(pixels[start + 1]), UInt32(pixels[start + 2]))
    return (red << 16 | green << 8 | blue, pixels[start + 3])
  }
}
