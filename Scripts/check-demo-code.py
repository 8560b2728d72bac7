#!/usr/bin/env python3
"""Checks that each piece of code in the SwiftUI documentation is in the demo, line by line."""
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
demo = {path: [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
        for path in sorted((root / "Examples/LinkwayDemo/LinkwayDemo").glob("*.swift"))}
pieces, missing = 0, []
for page in sorted((root / "Sources/LinkwayApple/LinkwayApple.docc").glob("SwiftUI/*.md")):
    text = page.read_text(encoding="utf-8")
    for block in re.finditer(r"```swift\n(.*?)```", text, re.S):
        pieces += 1
        lines = [line.strip() for line in block.group(1).strip("\n").splitlines()]
        if not any(lines == code[start:start + len(lines)] for code in demo.values() for start in range(len(code))):
            number = text.count("\n", 0, block.start()) + 1
            missing.append(f"{page.relative_to(root)}:{number}: not in the demo: {lines[0]}")
print("\n".join(missing) if missing else f"all {pieces} pieces of code stand in the demo")
sys.exit(1 if missing or not pieces else 0)
