#!/usr/bin/env python3
"""Checks imports against Package.swift, and the sources against the rules of Documentation/Architecture.md; prints a line per violation.

check-layers.py --write writes the table and the drawing of the imports into Documentation/Architecture.md.
"""
import re
import sys

import manifest

ROOT = manifest.ROOT
DOCUMENT = ROOT / "Documentation/Architecture.md"
LONGEST = 400
TEXT_AND_RULES = set(manifest.LAYERS["1 text"]) | set(manifest.LAYERS["2 rules"])
SHARED = TEXT_AND_RULES | set(manifest.LAYERS["3 web"])
APPLE_UI = {"UIKit", "AppKit", "SwiftUI", "SafariServices", "AuthenticationServices", "Combine"}
STANDARD_LIBRARY = {"Swift", "Synchronization"}
UNSAFE_HOMES = (
    "Sources/GLib/", "Sources/GTKWidgets/", "Sources/PageServer/", "Sources/LinkwayGTK/LinkLabel/", "Sources/WebKit/Engine/",
    "Sources/LinkDetection/Scanner/")
UNSAFE = re.compile(
    r"\bUnmanaged\b|unsafeBitCast|assumingMemoryBound|\bwithUnsafe\w+|\.pointee\b|nonisolated\(unsafe\)"
    r"|\bUnsafe(Mutable)?(Buffer)?Pointer\b|\bUnsafe(Mutable)?RawBufferPointer\b|\bOpaquePointer\b|@unchecked|\bunowned\(unsafe\)")
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:class|struct|enum|protocol|func|var|typealias)\s+)?(\w+)")
BLOCK = re.compile(r"(<!-- imports: .*?-->\n).*?(<!-- end of imports -->)", re.S)


def number(layer):
    return int(layer.split()[0])


def check_manifest(modules):
    """Faults in the dependencies themselves: upwards, in a circle, or between modules that the layers do not name."""
    for module in modules.values():
        if not module.folder.startswith(("Sources/", "Internal/")):
            continue
        layer = manifest.layer_of(module.name)
        if layer is None:
            yield f"Package.swift: {module.name} has no layer in Scripts/manifest.py"
            continue
        for below in sorted(module.dependencies):
            other = manifest.layer_of(below)
            if other is None or number(other) > number(layer):
                yield f"Package.swift: {module.name} of layer {layer} depends on {below} of layer {other}"
        if module.name in SHARED and module.dependencies & {"GLib", *manifest.C_MODULES}:
            yield f"Package.swift: {module.name} depends on C"
    done = set()

    def walk(name, path):
        if name in path:
            yield "Package.swift: a circle of dependencies: " + " → ".join([*path, name])
        elif name not in done:
            for below in sorted(modules[name].dependencies):
                yield from walk(below, [*path, name])
            done.add(name)

    for name in modules:
        yield from walk(name, [])


def check_imports(module, modules):
    """Faults between a module's imports and its dependencies; what is declared and not used is one, too."""
    unused = set(module.dependencies)
    for path in sorted((ROOT / module.folder).glob("**/*.swift")):
        for count, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found = IMPORT.match(line)
            if not found:
                continue
            name = found.group(1)
            unused.discard(name)
            # On Apple platforms WebKit is the system's.
            if name in modules and name not in module.dependencies | {module.name, "WebKit"}:
                yield f"{path.relative_to(ROOT)}:{count}: {module.name} imports {name}, which Package.swift does not declare for it"
    for name in sorted(unused - manifest.C_MODULES):
        yield f"Package.swift: {module.name} depends on {name} and does not import it"


def check_file(path, target):
    name = path.relative_to(ROOT).as_posix()
    is_platform_file = "/Platform/" in name
    lines = path.read_text(encoding="utf-8").splitlines()
    if len(lines) > LONGEST and "/Generated/" not in name:
        yield f"{name}: {len(lines)} lines; more than one idea?"
    for count, line in enumerate(lines, 1):
        place = f"{name}:{count}"
        code = line.split("//")[0]
        found = IMPORT.match(line)
        if found:
            module = found.group(1)
            if target in TEXT_AND_RULES and module in APPLE_UI | {"WebKit"} and not is_platform_file:
                yield f"{place}: {target} imports {module}; modules of text and rules import no user interface"
            if target == "LinkDetection" and module not in STANDARD_LIBRARY:
                yield f"{place}: LinkDetection imports {module}; it may import the standard library only"
            if target == "WebKit" and module in manifest.C_MODULES and "/Engine/" not in name:
                yield f"{place}: C outside WebKit/Engine"
        if target in SHARED and not is_platform_file and re.match(r"\s*#(else)?if\b.*\b(os|canImport)\(", line):
            yield f"{place}: a platform condition outside a folder Platform"
        if target in SHARED and re.search(r"\bisolated deinit\b|\bMutex<|\bSpan<", code):
            yield f"{place}: needs more than iOS 17 and macOS 14"
        if not name.startswith(UNSAFE_HOMES) and UNSAFE.search(code):
            yield f"{place}: unsafe code where the architecture allows none: {line.strip()}"


def imports_table(modules, products):
    """The generated part of the document: a drawing by layers, and a table."""
    shown = {name: module for name, module in modules.items() if module.folder.startswith(("Sources/", "Internal/"))}
    portable = [layer for layer in manifest.LAYERS if layer[0] in "1234" and "toolkit" not in layer and "engine" not in layer]
    drawing = ["```mermaid", "flowchart TD"]
    for layer in reversed(portable):
        names = [name for name in manifest.LAYERS[layer] if name in shown]
        if names:
            drawing += [f'  subgraph "{layer}"', *(f"    {name}" for name in names), "  end"]
    drawn = {name for layer in portable for name in manifest.LAYERS[layer]}
    for layer in reversed(portable):
        for name in manifest.LAYERS[layer]:
            below = sorted(shown[name].dependencies & drawn) if name in shown else []
            # What another dependency brings anyway is not drawn.
            direct = [one for one in below if not any(one in reach(other, shown) for other in below)]
            drawing += [f"  {name} --> {one}" for one in direct]
    rows = ["| layer | module | imports of the package | product |", "| --- | --- | --- | --- |"]
    for layer, names in manifest.LAYERS.items():
        for name in names:
            if name in shown and name not in manifest.C_MODULES:
                below = ", ".join(f"`{one}`" for one in sorted(shown[name].dependencies)) or "–"
                rows.append(f"| {layer} | `{name}` | {below} | {'yes' if name in products else '–'} |")
    return "\n".join([*drawing, "```", "", *rows]) + "\n"


def reach(name, modules):
    found = set()
    for below in modules[name].dependencies:
        if below in modules:
            found |= {below} | reach(below, modules)
    return found


def main():
    modules, products = manifest.read()
    document = DOCUMENT.read_text(encoding="utf-8")
    written = BLOCK.sub(lambda found: found.group(1) + imports_table(modules, products) + found.group(2), document)
    if sys.argv[1:] == ["--write"]:
        DOCUMENT.write_text(written, encoding="utf-8")
        return
    faults = list(check_manifest(modules))
    if written != document or not BLOCK.search(document):
        faults.append("Documentation/Architecture.md: the imports differ from Package.swift; run make imports")
    known = {module.folder for module in modules.values()}
    for folder in sorted(path for top in ("Sources", "Internal") for path in (ROOT / top).iterdir() if path.is_dir()):
        if folder.relative_to(ROOT).as_posix() not in known:
            faults.append(f"{folder.relative_to(ROOT)}: a folder that Package.swift does not know")
    for module in modules.values():
        faults.extend(check_imports(module, modules))
    for module in modules.values():
        if module.folder.startswith(("Sources/", "Internal/")):
            for path in sorted((ROOT / module.folder).glob("**/*.swift")):
                faults.extend(check_file(path, module.name))
    print("\n".join(faults) if faults else "layers hold")
    sys.exit(1 if faults else 0)


main()
