package import Foundation

// Paragraphs as TextKit divides a text, and the direction in which one runs.
extension String {
  /// The paragraphs of a text, their line ends included; a text that ends with a line end has an empty last one.
  package func paragraphs() -> [Range<Index>] {
    var (ranges, start) = ([Range<Index>](), startIndex)
    for index in indices
    where self[index] == "\n" || self[index] == "\r" || self[index] == "\r\n"
      || self[index] == "\u{2029}"
    {
      ranges.append(start..<self.index(after: index))
      start = self.index(after: index)
    }
    ranges.append(start..<endIndex)
    return ranges
  }
}

extension StringProtocol {
  /// Whether the first letter runs from right to left, ignoring isolated text; nil without letters.
  ///
  /// Source: UAX #9, rules P2 and P3. The standard library does not report a letter's direction; letters that run from
  /// right to left have blocks of their own.
  package var runsRightToLeft: Bool? {
    var depth = 0
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth = Swift.max(depth - 1, 0)
      case _ where depth > 0: continue
      case 0x200E: return false
      case 0x200F, 0x061C: return true
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        if scalar.properties.isAlphabetic { return true }
      default:
        if scalar.properties.isAlphabetic { return false }
      }
    }
    return nil
  }
}

extension String {
  /// The UTF-16 range of a range of UTF-8 offsets.
  package func units(utf8 offsets: Range<Int>) -> NSRange {
    let lower = utf8.index(startIndex, offsetBy: offsets.lowerBound)
    let upper = utf8.index(lower, offsetBy: offsets.count)
    return NSRange(lower..<upper, in: self)
  }
}
