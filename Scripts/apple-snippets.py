#!/usr/bin/env python3
"""Writes the documentation's code for Apple's platforms as Swift files, so that it can be compiled: apple-snippets.py TOOLKIT FOLDER

TOOLKIT is UIKit or AppKit. Code is read from the readmes, the guides, the DocC pages and the documentation comments of the modules
that Apple's platforms compile. A piece of code is for Apple's platforms

- where it imports UIKit, AppKit or SwiftUI;
- where the line before it names one of them (a heading, a tab, “**UIKit**”);
- in the documentation of a module that every platform has, unless it names GTK;
- in a guide that shows code for one of them, unless GTK is named.

Pages in AppleStubs/SnippetsPending.txt are left out: they show API that does not exist yet.

The pieces of one page are one program from top to bottom: each can use what those before it declare. AppleStubs/Snippets.txt declares
what the pages require of the app, such as a controller. On a page with an extension, the declarations are outside functions.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
APPLE = ("LinkDetection", "WebAddress", "LinkText", "DataDetection", "WebPolicy", "LinkSafety", "LinkRouting", "PageLifecycle",
         "WebViewing", "LinkOpening", "LinkwayApple", "Linkway")
FENCE = re.compile(r"^([ \t]*(?:/// ?)?[ \t]*)```swift[^\n]*\n(.*?)^[ \t]*(?:/// ?)?[ \t]*```", re.S | re.M)
TOOLKITS = re.compile(r"\b(UIKit|AppKit|SwiftUI)\b")
GTK = re.compile(r"GTK|Gtk|Adwaita|gtk_|WebKitGTK|PageServer|UnsafeMutableRawPointer")


def demo():
    """The lines of each file of the demo, which compiles as a whole."""
    return [[line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
            for path in sorted((ROOT / "Examples/LinkwayDemo/LinkwayDemo").glob("*.swift"))]


def is_in(files, code):
    """Whether a piece is part of the demo, line by line; then its context is there."""
    lines = [line.strip() for line in code.strip("\n").splitlines()]
    return any(lines == file[start:start + len(lines)] for file in files for start in range(len(file)))


def pieces(path, is_portable):
    """The pieces of a file that are for Apple's platforms: line, code, and the toolkit that each needs, if any."""
    text = path.read_text(encoding="utf-8")
    is_portable = is_portable or path.suffix == ".md" and bool(re.search(r"^import (UIKit|AppKit|SwiftUI)$", text, re.M))
    for found in FENCE.finditer(text):
        prefix = found.group(1)
        lines = [re.sub(r"^[ \t]*/// ?", "", line) if "///" in prefix else line for line in found.group(2).splitlines()]
        code = "\n".join(lines)
        number = text.count("\n", 0, found.start()) + 1
        before = " ".join(line for line in text[:found.start()].splitlines()[-3:] if line.strip().startswith(("#", "**", "@Tab", "<!--", "-")) )
        named = TOOLKITS.search(" ".join(re.findall(r"^import (\w+)", code, re.M))) or TOOLKITS.search(before)
        if ".package(" in code or GTK.search(code):
            continue
        if named:
            yield number, code, named.group(1)
        elif is_portable and not GTK.search(before):
            folder = "/".join(path.parts)
            yield number, code, "UIKit" if "/UIKit/" in folder else "AppKit" if "/AppKit/" in folder else "SwiftUI" if "/SwiftUI/" in folder else None


def only_declares(code):
    """Whether a piece has no statement, so that it can be outside a function."""
    return all(re.match(r"[ }/@]|$|(public |private |final |@\w+ )*(class|struct|enum|protocol|extension|func|import|typealias|actor)\b", line)
               for line in code.splitlines())


def main():
    toolkit, output = sys.argv[1], pathlib.Path(sys.argv[2])
    for old in output.glob("*/*.swift"):
        old.unlink()
    pages = [(page, False) for page in [*sorted(ROOT.glob("README*.md")), *sorted(ROOT.glob("Documentation/**/*.md"))]]
    for module in APPLE:
        folder = ROOT / "Sources" / module
        pages += [(page, True) for page in [*sorted(folder.glob("*.docc/**/*.md")), *sorted(folder.glob("**/*.swift"))]]
    pending = [line for line in (ROOT / "AppleStubs/SnippetsPending.txt").read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    count, in_demo, files_of_demo = 0, 0, demo()
    modules = [module for module in APPLE if (ROOT / "Sources" / module).exists()]
    prelude = (ROOT / "AppleStubs/Snippets.txt").read_text(encoding="utf-8").replace("import TOOLKIT", f"import {toolkit}")
    # Pages in two languages declare the same names, so each language is a module.
    for language in ("en", "ko"):
        (output / language).mkdir(parents=True, exist_ok=True)
        (output / language / "Prelude.swift").write_text(prelude, encoding="utf-8")
    for page, is_portable in pages:
        if str(page.relative_to(ROOT)) in pending:
            print(f"not compiled: {page.relative_to(ROOT)}")
            continue
        found = [(number, code) for number, code, needs in pieces(page, is_portable) if needs in (None, "SwiftUI", toolkit)]
        compiled = [(number, code) for number, code in found if not is_in(files_of_demo, code)]
        in_demo += len(found) - len(compiled)
        found = compiled
        if not found:
            continue
        name = re.sub(r"\W+", "_", str(page.relative_to(ROOT).with_suffix("")))
        imports = {f"import {toolkit}", "import SwiftUI", "import Foundation", *(f"import {module}" for module in modules)}
        body, depth, files = [], 0, []
        extends = any(re.search(r"^extension \w", code, re.M) for _, code in found)
        for number, code in found:
            count += 1
            imports |= set(re.findall(r"^import \w+", code, re.M))
            # A member of a type is a local declaration here.
            code = re.sub(r"\bprivate ", "", code)
            code = re.sub(r"^(@testable )?import \w+\n?", "", code, flags=re.M).replace("@main\n", "").replace("@main ", "")
            if code.lstrip().startswith("."):
                # Modifiers of a view that the piece does not show.
                code = "_ = Text(\"\")\n" + code
                number -= 1
            located = f'#sourceLocation(file: "{page.relative_to(ROOT)}", line: {number + 1})\n{code}\n#sourceLocation()'
            if extends and only_declares(code):
                files.append(located)
            else:
                body.append(f"do {{\n{located}")
                depth += 1
        head = "\n".join(sorted(imports)) + "\n\n"
        function = f"extension AppController {{ func {name}() async throws {{\n" + "\n".join(body) + "\n" + "}\n" * (depth + 2)
        language = "ko" if "ko" in re.split(r"[/.]", str(page.relative_to(ROOT))) else "en"
        (output / language / f"{name}.swift").write_text(head + (function if body else "") + "\n".join(files) + "\n", encoding="utf-8")
    print(f"{count} pieces of documentation code for {toolkit}, and {in_demo} that are part of the demo")
    sys.exit(0 if count else 1)


main()
