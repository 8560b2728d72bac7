#!/usr/bin/env python3
"""Checks comments, documents and texts by the list in prose-words.txt, and their spelling with codespell.

    check-prose.py [--max N] [FOLDER ...]    prints each place, or only the counts where there are at most N places
    check-prose.py --self-test               checks that planted sentences are found

The script reads the comments of Swift, C, Python and shell files, the text of Markdown files without their code, and the
string literals of Swift files that contain a sentence. A line that must keep a word ends with "prose: keep".
"""
import argparse
import collections
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIST = ROOT / "Scripts/prose-words.txt"
SPELLING = ROOT / "Scripts/spelling-words.txt"
KEEP = "prose: keep"
CHECKED = re.compile(r"\.(swift|md|h|c|py|sh|yml|tutorial)$|(^|/)(Makefile|run)$")
# Generated tables, texts that tests read as input, and the checker's own word list.
SKIPPED = re.compile(r"/Generated/|/Fixtures/|^Scripts/(generate-detection-tables/|check-prose\.py)")
TOKEN = re.compile(
    r'(?P<comment>//[^\n]*|/\*.*?\*/)'
    r'|(?P<raw>#"""\n.*?"""#|#"(?:[^"\n]|"(?!#))*"#)'
    r'|(?P<long>"""\n.*?""")'
    r'|(?P<text>"(?:\\.|[^"\\\n])*")', re.S)


def words():
    """The patterns of the list with their advice."""
    for line in LIST.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            pattern, advice = line.split("\t")
            yield re.compile(pattern, re.I), advice


def markdown(text):
    """The lines of a document, without code blocks and code spans."""
    text = re.sub(r"(?s)```.*?```", lambda match: "\n" * match[0].count("\n"), text)
    text = re.sub(r"`[^`\n]*`", "`", text)
    return enumerate(text.split("\n"), 1)


def swift(text):
    """The comments of a Swift or C file, and the string literals that contain at least three words."""
    for match in TOKEN.finditer(text):
        part = match[0]
        if not match["comment"]:
            part = re.sub(r"\\#*\([^)]*\)", "_", part)
            if not re.search(r"\w+ \w+ \w+", part):
                continue
        first = text.count("\n", 0, match.start()) + 1
        for offset, line in enumerate(part.split("\n")):
            yield first + offset, re.sub(r"`[^`\n]*`", "`", line)


def script(text):
    """The comments of a Python, shell or workflow file, and Python's docstrings."""
    quoted = False
    for number, line in enumerate(text.split("\n"), 1):
        inside = quoted
        if line.count('"""') % 2:
            quoted = not quoted
        if inside or '"""' in line:
            yield number, line
        else:
            match = re.search(r"(^|\s)# ?(.*)", line)
            if match:
                yield number, match[2]


def places(path, patterns):
    """The places of a file where a word of the list is used: line, word, advice."""
    text = path.read_text(encoding="utf-8", errors="replace")
    reader = markdown if path.suffix in (".md", ".tutorial") else swift if path.suffix in (".swift", ".h", ".c") else script
    kept = {number for number, line in enumerate(text.split("\n"), 1) if KEEP in line}
    for number, line in reader(text):
        if number not in kept:
            for pattern, advice in patterns:
                for match in pattern.finditer(line):
                    yield number, match[0].strip(), advice


def spelling(paths):
    """The words that codespell does not accept."""
    run = subprocess.run(["codespell", "--ignore-words", str(SPELLING), *map(str, paths)], capture_output=True, text=True, cwd=ROOT)
    return [line.removeprefix(f"{ROOT}/") for line in run.stdout.splitlines() if line]


def files(folders):
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", *folders], capture_output=True, text=True,
                            cwd=ROOT, check=True).stdout.split("\n")
    return [ROOT / name for name in sorted(listed) if CHECKED.search(name) and not SKIPPED.search(name) and (ROOT / name).is_file()]


def self_test():
    """Fails unless each planted sentence is found, and unless plain sentences pass."""
    patterns = list(words())
    planted = {
        "a.swift": '/' '/ Nobody is told of it.\nlet a = 1\n',
        "b.swift": 'let b = "The link stands there before long."\n',
        "c.md": "# Title\n\nWhoever wishes may look.\n",
        "d.sh": "#!/bin/bash\n# Brings about what a person wished for.\n",
        "e.py": '"""Tells what is there."""\n',
        "f.h": "/* Somebody lets go of it. */\n",
    }
    plain = {
        "a.swift": '/' '/ Returns the link at a point, or nil.\nlet told = "nobody"\nlet b = "nobody"  /' '/ prose: keep\n',
        "b.md": "The viewer reports an error.\n\n```swift\nlet nobody = told\n```\n\nCall `nobody()`.\n",
        "c.sh": "told=1\n# Prints the count.\n",
    }
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for group, isPlanted in ((planted, True), (plain, False)):
            for name, text in group.items():
                (folder / name).write_text(text, encoding="utf-8")
                if bool(list(places(folder / name, patterns))) != isPlanted:
                    sys.exit(f"check-prose.py: {'did not find' if isPlanted else 'should accept'} the text of {name}: {text!r}")
        misspelt = folder / "g.md"
        misspelt.write_text("The viewer recieves a page.\n", encoding="utf-8")
        if not spelling([misspelt]):
            sys.exit("check-prose.py: codespell did not find a planted misspelling")
    print("planted sentences are found")


def main():
    options = argparse.ArgumentParser()
    options.add_argument("folders", nargs="*")
    options.add_argument("--max", type=int, default=0)
    options.add_argument("--self-test", action="store_true")
    options = options.parse_args()
    if options.self_test:
        return self_test()
    patterns = list(words())
    paths = files(options.folders)
    found = [(path.relative_to(ROOT), *place) for path in paths for place in places(path, patterns)]
    misspelt = spelling(paths)
    if len(found) > options.max or (options.folders and not options.max):
        for path, number, word, advice in found:
            print(f"{path}:{number}: “{word}”: {advice}")
    elif found:
        count = collections.Counter("/".join(path.parts[:2]) for path, *_ in found)
        print(", ".join(f"{name} {n}" for name, n in count.most_common()))
    print("\n".join(misspelt + [f"{len(found)} places, at most {options.max}; {len(misspelt)} misspelt"]))
    sys.exit(1 if len(found) > options.max or misspelt else 0)


main()
