/// Words that distinguish a name under a top-level domain from a file, a sentence or code.
enum NameLists {
  static let fileEndings = NameTable(NameTable.words(NameModel.fileEndings))
  static let mixedEndings = NameTable(NameTable.words(NameModel.mixedEndings))
  static let pathEndings = NameTable(NameTable.words(NameModel.pathEndings))
  static let fileWords = NameTable(NameTable.words(NameModel.fileWords))
  static let sites = NameTable(NameTable.words(NameModel.sites))
  static let siteLabels = NameTable(NameTable.words(NameModel.siteLabels))
  /// Endings that come before another ending, as in `config.h.in`.
  static let innerEndings = table(
    "h c cc cpp hpp cxx m4 pc conf cfg ini sh py pl rb js ts css html htm xml xsl json yml yaml txt md rst tex desktop service "
      + "spec test tests min tar 1 3 5 7 8")
  /// First labels of files, with any ending.
  static let fileStems = table(
    "makefile readme configure changelog license copying install todo news authors dockerfile gnumakefile")
  /// Endings of sources and settings, which no site has before its own ending.
  static let sourceEndings = table("conf cfg ini mak cpp hpp cxx json yaml yml xml txt desktop service")
  /// Labels under which countries register names.
  static let secondLevel = table(
    "co com net org gov edu ac gob gv or ne go nic mil res firm gen ind info biz waw")
  /// Members of objects in programs that are top-level domains.
  static let members = table("dot map name call show events gold post read save select open property")
  /// What such members are asked of.
  static let receivers = table(
    "self this super console system window document process module math os sys np numpy pd std event evt err ctx req "
      + "request response args kwargs params props state obj cls")
  /// What names of packages begin with.
  static let reversedBeginnings = table(
    "com org net io dev edu gov java javax android androidx kotlin scala swift system jdk sun")
  /// Beginnings after which even two labels are a package.
  static let packageRoots = table("com org java javax kotlin scala jdk")
  /// Products and packages whose name ends in a well-known top-level domain.
  static let products = table("asp ado vb java javax scala kotlin groovy clojure system socket ml paint")
  static let productEndings = table("net io")
  /// The top-level domains that need no further sign.
  static let wellKnown = table("com net org edu gov io co cn jp kr tw hk de uk fr ru")
  /// The endings of names of one letter: `x.com`, `t.co`.
  static let singleLetterEndings = table("com net org io co ai cn")
  /// Endings that a letter makes an academic degree of: `b.sc`, `m.ed`.
  static let degrees = table("sc ed tech arch phil eng")
  /// Words that end in a stop.
  static let abbreviations = table(
    "et etc eg ie vs cf al dr mr mrs ms st inc ltd nr no vol fig pp ed eds approx bzw usw")
  /// Suffixes of files that are no top-level domains: `icon@2x.png` is no address.
  static let otherFileSuffixes = table(
    "png jpg jpeg gif svg webp ico pdf js ts jsx tsx css html htm json xml yml yaml txt zip gz exe dll swift java kt "
      + "php rb go c h cpp hpp cs m mm log lock toml ini cfg conf bak tmp mp mov avi doc docx xls xlsx csv sql git"
  )
  /// What files with an address end in.
  static let documentEndings = table(
    "html htm xhtml shtml pdf php asp aspx jsp cgi do png jpg jpeg gif webp svg bmp ico mp3 mp4 m4a mov avi mkv webm wav "
      + "ogg zip rar 7z gz tgz xz bz2 tar txt md csv json xml yaml yml rss doc docx xls xlsx ppt pptx hwp hwpx epub apk exe "
      + "dmg msi deb rpm iso js css")
  /// Segments and keys that a title or a search text follows.
  static let titleKeys = table(
    "wiki w tag tags topic topics category cat search title titles entry name word words keyword keywords q query kw wd "
      + "zh ja ko")
  /// Users that copy files or sources from hosts.
  static let remoteUsers = table("git hg svn root")

  private static func table(_ words: String) -> NameTable {
    NameTable(words.split { $0 == " " || $0 == "\n" })
  }
}
