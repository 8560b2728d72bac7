public import LinkDetection
public import WebAddress

extension DetectionFindings {
  /// The kind of each finding, with its severity and its sentence, in a fixed order.
  public var kinds: [FindingKind] { names.compactMap(FindingKind.init(name:)) }

  /// Each finding in a sentence for the user, in a fixed order.
  public var explanations: [String] { kinds.map(\.sentence) }
}
