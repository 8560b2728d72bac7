/// A link found in a text.
public struct DetectedLink: Hashable, Sendable {}
