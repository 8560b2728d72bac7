#!/usr/bin/env python3
"""Writes a package from the Swift code in the readme and the guides, so that Linux compiles it: check-readme.py FOLDER

A page's code is one program from top to bottom: its imports first, then one function, in which each block is a scope inside
those before it. Code for UIKit, SwiftUI and AppKit is left out; Scripts/typecheck-apple.sh compiles it. The Korean page of the
same name must contain the same code; only comments and texts may differ.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^```swift\n(.*?)^```", re.S | re.M)
APPLE = re.compile(r"^\*\*(UIKit|SwiftUI|AppKit)\*\*$|^import (UIKit|SwiftUI|AppKit)$", re.M)


def blocks(page):
    """The Swift blocks of a page, and whether each is for Apple's platforms only."""
    text = page.read_text(encoding="utf-8")
    for found in BLOCK.finditer(text):
        label = next((line for line in reversed(text[:found.start()].splitlines()) if line.strip()), "")
        if ".package(" not in found.group(1):
            yield found.group(1), bool(APPLE.search(label) or APPLE.search(found.group(1)))


def program(name, code):
    """A file with a page's code as one function."""
    imports = sorted({line for block in code for line in block.splitlines() if line.startswith("import ")})
    bodies, files = [], []
    for block in code:
        body = "\n".join(line for line in block.splitlines() if not line.startswith("import "))
        # An extension must be at the top of a file, and so must the type that it extends.
        (files if re.search(r"^extension |^@MainActor\n(final )?class ", body, re.M) else bodies).append(body)
    function = "".join(f"do {{\n{body}\n" for body in bodies) + "}\n" * len(bodies)
    head = "import CGTKProgram\nimport Foundation\nimport Linkway\n" + "\n".join(imports)
    return f"{head}\n\n" + "\n".join(files) + f"\n@MainActor func {name}(window: UnsafeMutableRawPointer) async throws {{\n{function}}}\n"


def plain(block):
    """Code without what a translation may change: comments and texts."""
    lines = [re.sub(r"\s*//.*", "", re.sub(r'"(?:\\.|[^"\\])*"', '""', line)).rstrip() for line in block.splitlines()]
    return [line for line in lines if line]


def translated(page):
    if page.name == "README.md":
        return ROOT / "README.ko.md"
    return ROOT / "Documentation/ko" / page.name


def main():
    folder = pathlib.Path(sys.argv[1])
    sources = folder / "Sources/Guides"
    sources.mkdir(parents=True, exist_ok=True)
    faults, count = [], 0
    for page in [ROOT / "README.md", *sorted((ROOT / "Documentation").glob("*.md"))]:
        every = list(blocks(page))
        code = [block for block, is_apple in every if not is_apple]
        name = re.sub(r"\W", "", page.stem)
        file = sources / f"{name}.swift"
        if code:
            count += len(code)
            text = program("page" + name, code)
            if not file.exists() or file.read_text(encoding="utf-8") != text:
                file.write_text(text, encoding="utf-8")
        other = translated(page)
        if other.exists():
            theirs = [plain(block) for block, _ in blocks(other)]
            for number, (block, _) in enumerate(every):
                if number >= len(theirs) or theirs[number] != plain(block):
                    faults.append(f"{other.relative_to(ROOT)}: block {number + 1} of {page.name} has other code or is missing")
                    break
    (sources / "main.swift").write_text("", encoding="utf-8")
    module = folder / "Sources/CGTKProgram"
    if not module.exists():
        module.symlink_to(ROOT / "Examples/GTKProgram/Sources/CGTKProgram")
    (folder / "Package.swift").write_text(f"""// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Guides",
  dependencies: [.package(name: "Linkway", path: "{ROOT}")],
  targets: [
    .systemLibrary(name: "CGTKProgram", pkgConfig: "gtk4"),
    .executableTarget(name: "Guides", dependencies: ["CGTKProgram", .product(name: "Linkway", package: "Linkway")],
      swiftSettings: [.unsafeFlags(["-suppress-warnings"])]),
  ]
)
""", encoding="utf-8")
    print("\n".join(faults) if faults else f"{count} blocks of code in the readme and the guides")
    sys.exit(1 if faults else 0)


main()
