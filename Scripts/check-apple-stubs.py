#!/usr/bin/env python3
"""Holds the compiler's words, from standard input, against the faults that a file plants; and finds stubs that nobody uses.

A line of the file that ends in `// error: WORDS` must be an error with these words, and no other line may be one.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ("LinkDetection", "WebAddress", "LinkText", "WebPolicy", "LinkSafety", "LinkRouting", "WebViewing",
           "LinkwayUIKit", "LinkwaySwiftUI")
DECLARATION = re.compile(
    r"^\s*(?:@[\w.]+(?:\([^)]*\))?\s+)*(?:(?:open|public|static|class|final|dynamic|weak|optional|mutating|override)\s+)*"
    r"(?:var|let|func|struct|class|enum|protocol|typealias)\s+`?(\w+)")
# What the compiler itself asks for: bridging, the protocols that a declaration conforms to, the bases of used types.
NEEDED = re.compile(r"^_|^(NSCoder|NSString|NSURL|NSData|NSArray|NSDictionary|NSURLRequest|CGFloat|Selector|ObjCBool|boolValue"
                    r"|native|magnitude|hash|name|Index|startIndex|endIndex|index|makeIterator|rawValue|pointer|value)$")


def planted(path, words):
    """Faults of the check itself: a planted fault that it did not catch, or an error where none was planted."""
    found = {}
    for line in words.splitlines():
        error = re.match(r"[^|]*Faults\.swift:(\d+):\d+: error: (.*)", line)
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
    code = "\n".join(
        path.read_text(encoding="utf-8") for folder in FOLDERS for path in sorted((ROOT / "Sources" / folder).glob("**/*.swift")))
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
                yield f"{path.relative_to(ROOT)}:{number}: nobody uses {name}"


faults = [*planted(sys.argv[1], sys.stdin.read()), *unused()]
print("\n".join(faults) if faults else "every planted fault is caught, and every stub is used")
sys.exit(1 if faults else 0)
