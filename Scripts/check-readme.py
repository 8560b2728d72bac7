#!/usr/bin/env python3
"""Writes a package from the Swift code in a readme, so that it can be compiled: check-readme.py README.md FOLDER

The code is read as one program from top to bottom: its imports first, then the rest inside one function that has the
window that the readme speaks of.
"""
import pathlib
import re
import sys

readme, folder = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
root = pathlib.Path(__file__).resolve().parent.parent
blocks = [b for b in re.findall(r"```swift\n(.*?)```", readme.read_text(encoding="utf-8"), re.S) if ".package(" not in b]
imports = sorted({line for b in blocks for line in b.splitlines() if line.startswith("import ")})
bodies = ["\n".join("    " + line for line in b.splitlines() if not line.startswith("import ")) for b in blocks]
# Each block is a scope of its own inside those before it, because a name may appear again.
code = "".join(f"  do {{\n{body}\n" for body in bodies) + "  }\n" * len(bodies)
sources = folder / "Sources/Readme"
sources.mkdir(parents=True, exist_ok=True)
(sources / "main.swift").write_text(
    "import CGTKProgram\nimport Linkway\n" + "\n".join(imports)
    + "\n\n@MainActor func readme(window: UnsafeMutableRawPointer) throws {\n" + code + "}\n", encoding="utf-8")
module = folder / "Sources/CGTKProgram"
if not module.exists():
    module.symlink_to(root / "Examples/GTKProgram/Sources/CGTKProgram")
(folder / "Package.swift").write_text(f"""// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Readme",
  dependencies: [.package(name: "Linkway", path: "{root}")],
  targets: [
    .systemLibrary(name: "CGTKProgram", pkgConfig: "gtk4"),
    .executableTarget(name: "Readme", dependencies: ["CGTKProgram", .product(name: "Linkway", package: "Linkway")]),
  ]
)
""", encoding="utf-8")
print(f"{readme}: {len(blocks)} pieces of code")
