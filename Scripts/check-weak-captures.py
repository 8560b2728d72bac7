#!/usr/bin/env python3
"""Finds tasks that use a variable which a closure around them captured weakly: check-weak-captures.py [FILE…]

    perform { [weak self] in Task { self?.finish() } }

is an error for Swift 6.2: the weak reference is a variable, and the task could run at the same time as code that changes it. The
task needs a capture of its own: `Task { [weak self] in self?.finish() }`. Swift 6.3 accepts both. Without arguments: every Swift
file of the repository, and the faults that are planted in AppleStubs/FaultsWeakCaptures.txt, which must be found.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PLANTED = ROOT / "AppleStubs/FaultsWeakCaptures.txt"
TOKEN = re.compile(r'"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|//[^\n]*|/\*[\s\S]*?\*/|#"(?:[^"]|"(?!#))*"#|`?\w+`?|\{|\}|\n|[^\s]')
CAPTURES = re.compile(r"\s*(?:@\w+\s+)*\[([^\]]*)\]")
# A closure given to one of these may run at the same time as the code around it.
CONCURRENT = re.compile(r"(?:\bTask(?:\.detached|\.immediate)?|\baddTask(?:UnlessCancelled)?|\basync)\s*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)\s*)?$")


def names(list_text):
    """The names that a capture list binds: those that it binds weakly, and all."""
    weak, bound = set(), set()
    for part in list_text.split(","):
        word = re.match(r"\s*(weak|unowned(?:\([a-z]+\))?)?\s*(\w+)", part)
        if word:
            bound.add(word.group(2))
            if word.group(1) == "weak":
                weak.add(word.group(2))
    return weak, bound


def faults(text):
    """The lines on which a task uses what a closure around it captured weakly."""
    scopes, line = [], 1
    tokens = list(TOKEN.finditer(text))
    for number, token in enumerate(tokens):
        word = token.group(0)
        line = text.count("\n", 0, token.start()) + 1
        if word == "{":
            captured = CAPTURES.match(text, token.end())
            is_closure = bool(captured and re.match(r"\s*(\([^)]*\)|[\w, ]*)?\s*(async|throws|\s)*(->[^{}\n]*)?\s*\bin\b", text[captured.end():]))
            weak, bound = names(captured.group(1)) if is_closure else (set(), set())
            concurrent = bool(CONCURRENT.search(text[max(0, token.start() - 160):token.start()]))
            # What a condition before this brace binds anew is a constant inside it.
            head = text[text.rfind("\n", 0, token.start()) + 1:token.start()]
            bound |= set(re.findall(r"\b(?:if|while|guard)\b.*?\blet (\w+)\b(?!\s*[.(])", head)) if not is_closure else set()
            bound |= set(re.findall(r",\s*let (\w+)\b", head)) if not is_closure else set()
            scopes.append({"weak": weak, "bound": bound, "concurrent": concurrent})
        elif word == "}":
            if scopes:
                scopes.pop()
        elif re.fullmatch(r"\w+", word) and scopes:
            before = text[max(0, token.start() - 40):token.start()]
            if re.search(r"\b(guard|if|while)\b[^{}\n]*\blet $", before) or re.search(r",\s*let $", before):
                # `guard let self`: a constant from here to the end of the scope around it.
                if re.search(r"\bguard\b", text[text.rfind("\n", 0, token.start()) + 1:token.start()]):
                    scopes[-1]["bound"].add(word)
                    scopes[-1]["weak"].discard(word)
                continue
            if before.endswith((".", "weak ", "[weak ")) and not before.endswith("..."):
                continue
            crossed = False
            for scope in reversed(scopes):
                if word in scope["weak"]:
                    if crossed:
                        yield line, word
                    break
                if word in scope["bound"]:
                    break
                crossed = crossed or scope["concurrent"]


def main():
    if len(sys.argv) > 1:
        files = [pathlib.Path(name) for name in sys.argv[1:]]
    else:
        listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.swift"],
                                cwd=ROOT, capture_output=True, check=True, text=True).stdout
        files = [ROOT / name for name in listed.split("\0") if name]
        planted = PLANTED.read_text(encoding="utf-8")
        expected = {number for number, text in enumerate(planted.splitlines(), 1) if "// error" in text}
        found = {number for number, _ in faults(planted)}
        if found != expected or not expected:
            print(f"{PLANTED.relative_to(ROOT)}: expected faults on lines {sorted(expected)}, found them on {sorted(found)}")
            sys.exit(1)
    wrong = 0
    for file in files:
        if not file.exists():
            continue
        for line, word in dict.fromkeys(faults(file.read_text(encoding="utf-8"))):
            print(f"{file}:{line}: the task uses “{word}”, which a closure around it captured weakly; write [weak {word}] on the task too")
            wrong += 1
    sys.exit(1 if wrong else 0)


main()
