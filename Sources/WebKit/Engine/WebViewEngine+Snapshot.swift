internal import CWebKitGTK
internal import Foundation
internal import GLib

extension WebViewEngine {
  func snapshot(_ configuration: WKSnapshotConfiguration?) async throws -> WKSnapshotImage {
    // What shows, only a view on the screen has; one that is not gives its whole page.
    let isShown = gtk_widget_get_mapped(widget) != 0
    let region = isShown ? WEBKIT_SNAPSHOT_REGION_VISIBLE : WEBKIT_SNAPSHOT_REGION_FULL_DOCUMENT
    let operation = await AsyncOperation.run { callback, data in
      webkit_web_view_get_snapshot(view, region, WEBKIT_SNAPSHOT_OPTIONS_NONE, nil, callback, data)
    }
    var error: UnsafeMutablePointer<GError>?
    guard let texture = webkit_web_view_get_snapshot_finish(view, operation.result, &error) else {
      throw WKError(
        code: .unknown, message: error.map { GLibError(taking: $0).message } ?? "the page gives no picture")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let picture = GObjectRef(adopting: UnsafeMutableRawPointer(gdk_pixbuf_get_from_texture(texture)!))
    return try Self.image(scaled(cut(picture, to: configuration?.rect ?? .null), configuration))
  }

  private var widget: UnsafeMutablePointer<GtkWidget> { pointer.assumingMemoryBound(to: GtkWidget.self) }

  private func cut(_ picture: GObjectRef, to rect: CGRect) -> GObjectRef {
    let whole = OpaquePointer(picture.pointer)
    let bounds = CGRect(
      x: 0, y: 0, width: Int(gdk_pixbuf_get_width(whole)), height: Int(gdk_pixbuf_get_height(whole)))
    let part = rect.isNull ? bounds : rect.integral.intersection(bounds)
    guard part != bounds, !part.isEmpty else { return picture }
    return GObjectRef(
      adopting: UnsafeMutableRawPointer(
        gdk_pixbuf_new_subpixbuf(
          whole, gint(part.minX), gint(part.minY), gint(part.width), gint(part.height))!))
  }

  private func scaled(_ picture: GObjectRef, _ configuration: WKSnapshotConfiguration?) -> GObjectRef {
    let pixels = OpaquePointer(picture.pointer)
    let width = Int(gdk_pixbuf_get_width(pixels))
    guard let wanted = configuration?.snapshotWidth?.intValue, wanted > 0, wanted != width else {
      return picture
    }
    let height = max(1, Int(gdk_pixbuf_get_height(pixels)) * wanted / width)
    return GObjectRef(
      adopting: UnsafeMutableRawPointer(
        gdk_pixbuf_scale_simple(pixels, gint(wanted), gint(height), GDK_INTERP_BILINEAR)!))
  }

  private static func image(_ picture: GObjectRef) throws -> WKSnapshotImage {
    let pixels = OpaquePointer(picture.pointer)
    var (bytes, count): (UnsafeMutablePointer<CChar>?, gsize) = (nil, 0)
    guard gdk_pixbuf_save_to_bufferv(pixels, &bytes, &count, "png", nil, nil, nil) != 0, let bytes else {
      throw WKError(code: .unknown, message: "the picture cannot be written")
    }
    defer { g_free(bytes) }
    return WKSnapshotImage(
      width: Int(gdk_pixbuf_get_width(pixels)), height: Int(gdk_pixbuf_get_height(pixels)),
      pngData: Data(bytes: bytes, count: Int(count)))
  }
}
