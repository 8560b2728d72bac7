@_exported import Foundation

@available(iOS 14, macOS 11, *)
public struct UTType: Hashable, Sendable {
  public static var item: UTType { fatalError() }
  public static var folder: UTType { fatalError() }
}
