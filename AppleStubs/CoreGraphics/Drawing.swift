@_exported import Foundation

@available(iOS 2, macOS 10, *)
open class CGContext {}
