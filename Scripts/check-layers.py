#!/usr/bin/env python3
"""Checks the sources by the layers and rules of Documentation/Architecture.md; prints a line per violation."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LONGEST = 400
TEXT_AND_RULES = {"LinkDetection", "WebAddress", "LinkText", "LinkSafety", "WebPolicy", "LinkRouting", "DataDetection"}
SHARED = TEXT_AND_RULES | {"WebViewing"}
C_MODULES = {"CGTK", "CAdwaita", "CWebKitGTK", "CSoup", "CGLibShims", "CPhoneNumber"}
APPLE_UI = {"UIKit", "AppKit", "SwiftUI", "SafariServices", "AuthenticationServices", "Combine"}
STANDARD_LIBRARY = {"Swift", "Synchronization"}
UNSAFE_HOMES = ("GLib/", "GTKWidgets/", "PageServer/", "LinkwayGTK/LinkLabel/", "WebKit/Engine/", "LinkDetection/Scanner/")
UNSAFE = re.compile(
    r"\bUnmanaged\b|unsafeBitCast|assumingMemoryBound|\bwithUnsafe\w+|\.pointee\b|nonisolated\(unsafe\)"
    r"|\bUnsafe(Mutable)?(Buffer)?Pointer\b|\bUnsafe(Mutable)?RawBufferPointer\b|\bOpaquePointer\b|@unchecked|\bunowned\(unsafe\)")
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:class|struct|enum|protocol|func|var|typealias)\s+)?(\w+)")


def layers():
    """The table: a module and what it may import."""
    document = (ROOT / "Documentation/Architecture.md").read_text(encoding="utf-8")
    block = re.search(r"```layers\n(.*?)```", document, re.S)
    if not block:
        sys.exit("Documentation/Architecture.md: no block ```layers```")
    table = {}
    for line in block.group(1).splitlines():
        if line.strip() and not line.startswith("#"):
            module, _, allowed = line.partition(":")
            table[module] = set(allowed.split())
    return table


def circles(table):
    """Faults in the table itself: an arrow that leads back."""
    done = set()

    def walk(module, path):
        if module in path:
            yield "Documentation/Architecture.md: a circle of imports: " + " → ".join([*path, module])
        elif module not in done:
            for below in sorted(table.get(module, ())):
                yield from walk(below, [*path, module])
            done.add(module)

    for module in table:
        yield from walk(module, [])


def check(path, table):
    name = path.relative_to(ROOT)
    inside = path.relative_to(ROOT / "Sources").as_posix()
    target = inside.split("/")[0]
    is_platform_file = "/Platform/" in inside
    lines = path.read_text(encoding="utf-8").splitlines()
    if len(lines) > LONGEST and "/Generated/" not in inside:
        yield f"{name}: {len(lines)} lines; more than one idea?"
    for number, line in enumerate(lines, 1):
        place = f"{name}:{number}"
        code = line.split("//")[0]
        found = IMPORT.match(line)
        if found:
            module = found.group(1)
            known = module in table or module in C_MODULES
            if known and module != target and module not in table.get(target, ()):
                yield f"{place}: {target} may not import {module}"
            if target in TEXT_AND_RULES and module in APPLE_UI | {"WebKit"} and not is_platform_file:
                yield f"{place}: {target} imports {module}; text and rules know no screen"
            if target == "LinkDetection" and module not in STANDARD_LIBRARY:
                yield f"{place}: LinkDetection stands on the standard library alone, not on {module}"
            if target == "WebKit" and module in C_MODULES and "/Engine/" not in inside:
                yield f"{place}: C outside WebKit/Engine"
        if target in SHARED and not is_platform_file and re.match(r"\s*#(else)?if\b.*\b(os|canImport)\(", line):
            yield f"{place}: a platform condition outside a folder Platform"
        if target in SHARED and re.search(r"\bisolated deinit\b|\bMutex<|\bSpan<", code):
            yield f"{place}: needs more than iOS 17 and macOS 14"
        if not inside.startswith(UNSAFE_HOMES) and UNSAFE.search(code):
            yield f"{place}: unsafe code where the architecture allows none: {line.strip()}"


def main():
    table = layers()
    faults = list(circles(table))
    for folder in sorted(path for path in (ROOT / "Sources").iterdir() if path.is_dir()):
        if folder.name not in table and folder.name not in C_MODULES:
            faults.append(f"Sources/{folder.name}: a target that Documentation/Architecture.md does not know")
    for path in sorted((ROOT / "Sources").glob("*/**/*.swift")):
        faults.extend(check(path, table))
    print("\n".join(faults) if faults else "layers hold")
    sys.exit(1 if faults else 0)


main()
