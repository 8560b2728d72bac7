#!/usr/bin/env python3
"""Compares the compiler's messages, from standard input, with the faults that a file plants; with --unused, finds unused stubs and an
outdated table of them; with --table, updates the table.

A line of the file that ends in `// error: TEXT` must cause an error with this text, and no other line may cause one.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Modules that only Linux builds.
LINUX = re.compile(r"/(GLib|GTKWidgets|PageServer|LinkwayGTK|Gallery|WebKit|GTKTests|C[A-Z]\w*)/")
DECLARATION = re.compile(
    r"^\s*(?:@[\w.]+(?:\([^)]*\))?\s+)*(?:(?:open|public|static|class|final|dynamic|weak|optional|mutating|override)\s+)*"
    r"(?:var|let|func|struct|class|enum|protocol|typealias)\s+`?(\w+)")
# What the compiler itself asks for: bridging, result builders, property wrappers, the protocols that a declaration conforms to,
# the bases of used types.
NEEDED = re.compile(r"^_|^(mode_t|off_t|unlock|replaceSubrange|NSCoder|NSString|NSURL|NSData|NSArray|NSDictionary|NSSet|NSURLRequest|CGFloat|Selector|ObjCBool|boolValue"
                    r"|native|magnitude|hash|name|Index|startIndex|endIndex|index|makeIterator|rawValue|SubSequence|clockid_t|pointer|value|build\w+|projectedValue|ArrayLiteralElement|symmetricDifference"
                    r"|formIntersection|formSymmetricDifference)$")


def planted(path, words):
    """Faults of the check itself: a planted fault that it did not catch, or an error where none was planted."""
    found = {}
    for line in words.splitlines():
        error = re.match(r"[^|]*Faults\w*\.swift:(\d+):\d+: error: (.*)", line)
        if error:
            found.setdefault(int(error.group(1)), []).append(error.group(2))
    lines = pathlib.Path(path).read_text(encoding="utf-8").splitlines()
    expected = {number: line.split("// error: ")[1] for number, line in enumerate(lines, 1) if "// error: " in line}
    if not expected:
        yield f"{path}: plants no fault"
    for number, text in expected.items():
        if not any(text in error for error in found.get(number, [])):
            yield f"{path}:{number}: not caught: {text} (the compiler said {found.get(number, 'nothing')})"
    for number in sorted(set(found) - set(expected)):
        yield f"{path}:{number}: an error that was not planted: {found[number][0]}"


def unused():
    """Declarations of the stubs whose name no Apple code mentions."""
    folders = [*(ROOT / "Sources").iterdir(), *(ROOT / "Internal").iterdir(), *(ROOT / "Tests").iterdir(), ROOT / "Examples/LinkwayDemo/LinkwayDemo"]
    files = [path for folder in folders for path in folder.glob("**/*.swift") if not LINUX.search(str(path))]
    files += [ROOT / "AppleStubs/FaultsExtension.txt", *(ROOT / "Sources").glob("*/*.docc/**/*.md"), *ROOT.glob("*.md"), *(ROOT / "Documentation").glob("*.md")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    names = set(re.findall(r"\w+", code))
    stubs = [(path, path.read_text(encoding="utf-8")) for path in sorted((ROOT / "AppleStubs").glob("*/*.swift"))]
    others = "\n".join(text for _, text in stubs)
    for path, text in stubs:
        for number, line in enumerate(text.splitlines(), 1):
            declared = DECLARATION.match(line)
            if not declared or NEEDED.search(declared.group(1)):
                continue
            name = declared.group(1)
            # A type that a used declaration's signature names is in use.
            signatures = len(re.findall(rf"\b{name}\b", others)) > 1 and name[0].isupper()
            if name not in names and not signatures:
                yield f"{path.relative_to(ROOT)}:{number}: {name} has no use"


def table():
    """Every declaration of the stubs, with its documentation's page and since when it is there."""
    yield "# Apple's declarations that Linkway uses\n"
    yield "Made from the stubs by `Scripts/check-apple-stubs.py --table`; the type check fails where it is not up to date."
    yield "“all” is every release that Linkway supports: iOS 17 and macOS 14, and later.\n"
    since_of = {}
    for folder in sorted(path for path in (ROOT / "AppleStubs").iterdir() if path.is_dir()):
        if folder.name in ("Swift", "ObjectiveC", "Darwin"):
            continue
        rows = []
        for path in sorted(folder.glob("*.swift")):
            pending, own, conditions = "", ("", "all"), 0
            for line in path.read_text(encoding="utf-8").splitlines():
                # A line inside a condition is indented by it; this is not the indentation of a member.
                conditions += line.lstrip().startswith("#if") - line.lstrip().startswith("#endif")
                line = line[2 * conditions:]
                depth = (len(line) - len(line.lstrip())) // 2
                found = re.match(r"\s*@available\((.*), \*\)$", line)
                if found:
                    pending = found.group(1)
                declared = DECLARATION.match(line)
                if line.startswith("extension "):
                    name = re.split(r"[ :]", line)[1]
                    own, pending = (name, pending or since_of.get(name, "all")), ""
                if declared and depth < 2 and not declared.group(1).startswith("_"):
                    since = pending or (own[1] if depth else "all")
                    pending = ""
                    if depth == 0:
                        own = (declared.group(1), since)
                        since_of[own[0]] = since
                        page = f"https://developer.apple.com/documentation/{folder.name.lower()}/{own[0].lower()}"
                        rows.append(f"| [`{own[0]}`]({page}) | {since} |")
                    else:
                        rows.append(f"| `{own[0]}.{declared.group(1)}` | {since} |")
                elif declared:
                    # A declaration inside a member is not listed, and its availability applies to nothing else.
                    pending = ""
        if rows:
            yield f"## {folder.name}\n\n| declaration | since |\n| --- | --- |\n" + "\n".join(dict.fromkeys(rows)) + "\n"


TABLE = ROOT / "AppleStubs/Declarations.md"
if sys.argv[1] == "--table":
    TABLE.write_text("\n".join(table()), encoding="utf-8")
    sys.exit()


def unexplained():
    """Declarations without a line in the table of facts, and differences that no line of FactsExplained.tsv explains."""
    read = lambda name: [line.split("\t") for line in (ROOT / "AppleStubs" / name).read_text(encoding="utf-8").splitlines()[1:]]
    facts, explained = read("Facts.tsv"), {(framework, declaration): reason for framework, declaration, reason in read("FactsExplained.tsv")}
    known = {(framework, re.sub(r"\(.*", "", declaration)) for framework, declaration, *_ in facts}
    framework = None
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            framework = line[3:]
        row = re.match(r"\| \[?`([\w.]+)`", line)
        # A type that another framework declares has only members here.
        if row and "._" not in row.group(1) and not row.group(1).startswith("_") and (framework, row.group(1)) not in known and not any(one == row.group(1) for _, one in known):
            yield f"AppleStubs/Facts.tsv: no line for {framework}'s {row.group(1)}; run Scripts/compare-apple-facts.py"
    different = {(framework, declaration) for framework, declaration, *rest in facts if rest[-1]}
    for framework, declaration in sorted(different - set(explained)):
        yield f"AppleStubs/Facts.tsv: {framework}'s {declaration} differs from its source; correct the stub, or explain it in FactsExplained.tsv"
    for framework, declaration in sorted(set(explained) - different):
        yield f"AppleStubs/FactsExplained.tsv: {framework}'s {declaration} does not differ from its source; remove the line"


def outdated():
    if not TABLE.exists() or TABLE.read_text(encoding="utf-8") != "\n".join(table()):
        yield "AppleStubs/Declarations.md: not up to date; run Scripts/check-apple-stubs.py --table"


if sys.argv[1] == "--unused":
    faults, praise = [*unused(), *outdated(), *unexplained()], "every stub has a use, and both tables are up to date"
else:
    faults, praise = [*planted(sys.argv[1], sys.stdin.read())], "every planted fault is caught"
print("\n".join(faults) if faults else praise)
sys.exit(1 if faults else 0)
