/// Unicode labels as ASCII, and back.
///
/// Source: RFC 3492, section 6; the parameters are those of its section 5.
enum Punycode {
  private static let base = 36
  private static let tMin = 1
  private static let tMax = 26
  private static let skew = 38
  private static let damp = 700
  private static let initialBias = 72
  private static let initialN = 128

  /// Both ways take time with the square of the length, so a label far longer than DNS allows is refused.
  private static let longestInput = 2_048

  /// Decodes the part of a label after `xn--`; nil where it is not Punycode.
  static func decode(_ input: some BidirectionalCollection<UInt8>) -> [Unicode.Scalar]? {
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
    return output
  }

  /// Encodes a label, without the `xn--` before it; nil where it is far too long.
  static func encode(_ label: [Unicode.Scalar]) -> [UInt8]? {
    guard label.count <= longestInput else { return nil }
    var output = label.filter(\.isASCII).map { UInt8($0.value) }
    let basic = output.count
    var handled = basic
    if basic > 0 { output.append(0x2D) }
    var n = initialN
    var delta = 0
    var bias = initialBias
    while handled < label.count {
      guard let next = label.lazy.map({ Int($0.value) }).filter({ $0 >= n }).min() else { return nil }
      delta += (next - n) * (handled + 1)
      n = next
      for scalar in label {
        if scalar.value < n { delta += 1 }
        guard scalar.value == n else { continue }
        append(delta, bias: bias, to: &output)
        bias = adapt(delta, count: handled + 1, first: handled == basic)
        delta = 0
        handled += 1
      }
      delta += 1
      n += 1
    }
    return output
  }

  private static func append(_ delta: Int, bias: Int, to output: inout [UInt8]) {
    var rest = delta
    var k = base
    while true {
      let threshold = min(max(k - bias, tMin), tMax)
      if rest < threshold { break }
      output.append(character(threshold + (rest - threshold) % (base - threshold)))
      rest = (rest - threshold) / (base - threshold)
      k += base
    }
    output.append(character(rest))
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

  private static func character(_ digit: Int) -> UInt8 {
    UInt8(digit < 26 ? 0x61 + digit : 0x30 + digit - 26)
  }
}
