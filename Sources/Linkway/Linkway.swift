// One import for all that this platform has.
@_exported public import LinkDetection
@_exported public import LinkOpening
@_exported public import LinkRouting
@_exported public import LinkSafety
@_exported public import LinkText
@_exported public import WebAddress
@_exported public import WebPolicy
@_exported public import WebViewing

#if os(Linux)
  @_exported public import LinkwayGTK
#endif

#if canImport(SwiftUI)
  @_exported public import LinkwayApple
#endif
