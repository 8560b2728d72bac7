/// Reads the ASCII form of a Unicode label.
///
/// Source: RFC 3492; the parameters are those of its section 5.
enum Punycode {
  private static let base = 36
  private static let tMin = 1
  private static let tMax = 26
  private static let skew = 38
  private static let damp = 700
  private static let initialBias = 72
  private static let initialN = 128

  /// Decoding shifts what follows at each insertion, so a label far longer than DNS allows is refused, not decoded.
  private static let longestInput = 2_048

  /// Decodes the part of a label after `xn--`; nil where it is not Punycode.
  static func decode(_ input: some BidirectionalCollection<UInt8>) -> String.UnicodeScalarView? {
    guard input.count <= longestInput else { return nil }
    var output: [Unicode.Scalar] = []
    var rest = input[...]
    if let delimiter = input.lastIndex(of: 0x2D) {
      for byte in input[..<delimiter] {
        guard byte < 0x80 else { return nil }
        output.append(Unicode.Scalar(byte))
      }
      rest = input[input.index(after: delimiter)...]
    }
    var n = initialN
    var i = 0
    var bias = initialBias
    while !rest.isEmpty {
      let start = i
      var weight = 1
      var k = base
      while true {
        guard let byte = rest.popFirst(), let digit = digit(byte) else { return nil }
        let (step, stepOverflow) = digit.multipliedReportingOverflow(by: weight)
        let (sum, sumOverflow) = i.addingReportingOverflow(step)
        if stepOverflow || sumOverflow { return nil }
        i = sum
        let threshold = min(max(k - bias, tMin), tMax)
        if digit < threshold { break }
        let (next, overflow) = weight.multipliedReportingOverflow(by: base - threshold)
        if overflow { return nil }
        weight = next
        k += base
      }
      let count = output.count + 1
      bias = adapt(i - start, count: count, first: start == 0)
      n += i / count
      i %= count
      guard n <= 0x10FFFF, let scalar = Unicode.Scalar(UInt32(n)) else { return nil }
      output.insert(scalar, at: i)
      i += 1
    }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: output)
    return scalars
  }

  private static func adapt(_ delta: Int, count: Int, first: Bool) -> Int {
    var delta = first ? delta / damp : delta / 2
    delta += delta / count
    var k = 0
    while delta > ((base - tMin) * tMax) / 2 {
      delta /= base - tMin
      k += base
    }
    return k + (base - tMin + 1) * delta / (delta + skew)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte.asciiLowered {
    case let letter where (0x61...0x7A).contains(letter): Int(letter) - 0x61
    case let digit where (0x30...0x39).contains(digit): Int(digit) - 0x30 + 26
    default: nil
    }
  }
}
