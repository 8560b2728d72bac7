/// Finds links in text that users type: one pass over UTF-8, in every script, in linear time.
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

  let engine: Engine
  let settings: SettingsPointer

  /// Makes a detector for `profile` with the options changed in `configure`.
  public init(_ profile: DetectionProfile = .chat, configure: (inout Options) -> Void = { _ in }) {
    var options = Options(profile: profile)
    configure(&options)
    self.init(options)
  }

  /// Makes a detector with `options`.
  public init(_ options: Options) {
    self.options = options
    engine = Engine(options)
    settings = engine.settings
  }

  /// The links in `text`, in order; no two overlap.
  ///
  /// Where two could, the one that starts first wins; at an equal start the app's own kinds win in the order of
  /// ``Options/customKinds``, then ``LinkKind/builtIn`` in its order. The loser is dropped whole.
  public func links(in text: String) -> [DetectedLink] {
    var contiguous = text
    let found = contiguous.withUTF8 { links(in: $0) }
    var index = text.startIndex
    var offset = 0
    return found.map { link in
      let lower = text.utf8.index(index, offsetBy: link.utf8Range.lowerBound - offset)
      let upper = text.utf8.index(lower, offsetBy: link.utf8Range.count)
      (index, offset) = (upper, link.utf8Range.upperBound)
      return DetectedLink(range: lower..<upper, utf8Link: link)
    }
  }
}
