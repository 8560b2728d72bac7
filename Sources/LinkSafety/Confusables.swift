internal import Foundation

/// What characters look like: two texts with one skeleton are easily taken for each other.
///
/// Source: UTS #39, section 4, "confusable detection". The table is `Scripts/generate-confusables.py`'s.
public enum Confusables {
  /// The text with every character replaced by the prototype of the characters that look like it.
  ///
  /// Use a skeleton only to compare, not to display: the skeleton of `m` is `rn`.
  public static func skeleton(of text: some StringProtocol) -> String {
    var seen = String.UnicodeScalarView()
    for scalar in String(text).decomposedStringWithCanonicalMapping.unicodeScalars {
      guard !isIgnored(scalar) else { continue }
      if let targets = lookalike(of: scalar) {
        seen.append(contentsOf: targets)
      } else {
        seen.append(scalar)
      }
    }
    return String(seen).decomposedStringWithCanonicalMapping
  }

  /// Whether two different texts look alike.
  public static func areConfusable(_ left: some StringProtocol, _ right: some StringProtocol) -> Bool {
    !left.utf8.elementsEqual(right.utf8) && skeleton(of: left) == skeleton(of: right)
  }

  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && scalar.properties.isDefaultIgnorableCodePoint
  }

  private static func lookalike(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    var low = 0
    var high = sources.count
    while low < high {
      let middle = (low + high) / 2
      if sources[middle] < scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low < sources.count, sources[low] == scalar.value else { return nil }
    let start = low == 0 ? 0 : Int(ends[low - 1])
    return targets[start..<Int(ends[low])].compactMap(Unicode.Scalar.init)
  }
}
