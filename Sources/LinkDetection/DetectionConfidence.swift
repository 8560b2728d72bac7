/// How sure the detector is, in rising order of certainty.
public enum DetectionConfidence: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// A name without a scheme, known by its top-level domain: `example.com`, or a bare IPv4 address.
  case bareName
  /// A name without a scheme that begins with `www.`.
  case wwwName
  /// A form with its own mark: `name@example.com`, `@name`, `#topic`, `$TICKER`, or the app's own kind.
  case marked
  /// The writer typed the scheme: `https://…`, `mailto:…`.
  case explicitScheme

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
