/// Words by which a name under a top-level domain is told from a file, a sentence or code.
enum NameLists {
  /// Suffixes of files that are top-level domains, and that hosts of one label hardly use.
  static let fileSuffixes = table("md py zip mov rs sh")
  /// Suffixes of files that are countries with hosts of their own.
  static let countrySuffixes = table("so pl cc ps pm ml mk st tf am ac in la ms vi as br")
  /// What files with such a suffix are called; `lib…` besides.
  static let fileStems = table(
    "main index test tests setup config configure makefile build run script install init utils util module mod app "
      + "foo bar baz example demo server client variables outputs providers rules common core types")
  /// Members of objects in programs that are top-level domains.
  static let members = table("dot map name call post read save select open property")
  /// What such members are asked of.
  static let receivers = table(
    "self this super console system window document process module math os sys np numpy pd std event evt err ctx req "
      + "request response args kwargs params props state obj cls")
  /// What names of packages begin with.
  static let reversedBeginnings = table("com org net io dev edu gov java javax android androidx kotlin swift")
  /// The top-level domains that need no further sign.
  static let wellKnown = table("com net org edu gov io co cn jp kr tw hk de uk fr ru")

  /// Suffixes of files that are no top-level domains: `icon@2x.png` is no address.
  static let otherFileSuffixes = table(
    "png jpg jpeg gif svg webp ico pdf js ts jsx tsx css html htm json xml yml yaml txt zip gz exe dll swift java kt "
      + "php rb go c h cpp hpp cs m mm log lock toml ini cfg conf bak tmp mp mov avi doc docx xls csv sql git"
  )

  private static func table(_ words: String) -> NameTable { NameTable(words.split(separator: " ")) }
}
