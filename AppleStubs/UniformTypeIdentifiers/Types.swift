@_exported import Foundation

@available(iOS 14, macOS 11, *)
public struct UTType: Hashable, Sendable {
  public init?(mimeType: String) { fatalError() }
  public static var item: UTType { fatalError() }
  public static var folder: UTType { fatalError() }
  public static var image: UTType { fatalError() }
  public static var movie: UTType { fatalError() }
  public static var audio: UTType { fatalError() }
  public static var text: UTType { fatalError() }
}
