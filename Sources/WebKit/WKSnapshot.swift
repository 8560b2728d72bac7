public import Foundation

/// What part of a view to picture, and how large.
@MainActor
public final class WKSnapshotConfiguration: NSObject {
  /// The part, in the view's points; the null rectangle, as it is first, is all that the view shows.
  public var rect = CGRect.null
  /// The picture's width in pixels; nil takes a pixel for a point.
  public var snapshotWidth: NSNumber?

  /// All that the view shows.
  public override init() { super.init() }
}

/// A picture of a page; on Apple's platforms it is the system's image type.
public struct WKSnapshotImage: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The picture as a PNG file.
  public let pngData: Data
}
