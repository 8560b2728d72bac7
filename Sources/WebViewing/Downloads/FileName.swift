import Foundation

/// Makes of what a server calls a file a name that does no harm.
///
/// 1. Only what follows the last `/` or `\` counts: a name leads nowhere else.
/// 2. Control characters, what turns the direction of text (a name must not show `exe.txt` for `txt.exe`), and the
///    characters that other systems reserve (`<>:"|?*`) become `_`.
/// 3. Dots and spaces at the ends go, so that no file is hidden or called `..`.
/// 4. The names that Windows gives to devices get a `_`.
/// 5. What is longer than 200 bytes is cut in front of its ending.
enum FileName {
  static func sanitized(_ suggestion: String) -> String {
    let last = suggestion.unicodeScalars.split { $0 == "/" || $0 == "\\" }.last ?? ""[...].unicodeScalars
    var scalars = String.UnicodeScalarView()
    for scalar in last { scalars.append(isHarmless(scalar) ? scalar : "_") }
    var name = String(scalars).trimmingCharacters(in: CharacterSet(charactersIn: ". "))
    if name.isEmpty { name = "download" }
    let stem = parts(of: name).stem
    if devices.contains(stem.uppercased()) { name = "_" + name }
    return shortened(name)
  }

  /// A name that differs from the given one by a number: `a.txt`, `a 2.txt`, `a 3.txt`.
  static func numbered(_ name: String, _ number: Int) -> String {
    guard number > 1 else { return name }
    let (stem, ending) = parts(of: name)
    return "\(stem) \(number)\(ending)"
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: !"<>:\"|?*".unicodeScalars.contains(scalar)
    }
  }

  private static func parts(of name: String) -> (stem: String, ending: String) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return (name, "") }
    // The endings of packed archives are two.
    let stem = name[..<dot]
    if stem.hasSuffix(".tar") {
      return (String(stem.dropLast(4)), String(stem.suffix(4)) + name[dot...])
    }
    return (String(stem), String(name[dot...]))
  }

  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > 200 else { return name }
    let (stem, ending) = parts(of: name)
    let kept = ending.utf8.count > 40 ? "" : ending
    var cut = stem[...]
    while cut.utf8.count + kept.utf8.count > 200 { cut.removeLast() }
    return cut + kept
  }

  private static let devices: Set<String> = {
    var names: Set<String> = ["CON", "PRN", "AUX", "NUL"]
    for number in 1...9 { names.formUnion(["COM\(number)", "LPT\(number)"]) }
    return names
  }()
}
