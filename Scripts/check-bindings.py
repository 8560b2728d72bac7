#!/usr/bin/env python3
"""Checks that Apple's frameworks call the delegate methods: check-bindings.py [--planted FILE] CODE.sil…

The code is what the compiler makes for Apple's platforms, in its intermediate language. It contains the functions by which
Objective-C calls a class's methods. A method of a class that has the base name of a requirement of a protocol of the class must
be called so, and AppleStubs/Facts.tsv must name it, with its selector, in one of its two forms. A method that is not (a wrong
label on an optional requirement, a wrong name of an async form) compiles and is never called.

With --planted the faults of that file must be found, and no others: its lines that end in `// error: WORDS`.
"""
import collections
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# How Apple names the protocols whose methods its frameworks call.
DELEGATE = re.compile(r"(Delegate|Handler\w*|Source|Providing|Owner|Requestor|Validations)$")


def protocols():
    """The requirements of each protocol by the facts table: the selector of each of their Swift names."""
    selectors = collections.defaultdict(dict)
    for line in (ROOT / "AppleStubs/Facts.tsv").read_text(encoding="utf-8").splitlines()[1:]:
        _, declaration, _, selector, *_ = line.split("\t")
        owner, _, member = declaration.rpartition(".")
        if selector and "(" in member and DELEGATE.search(owner):
            selectors[owner][member] = selector
    return selectors


def demangled(names):
    result = subprocess.run(["swift-demangle", "-compact"], input="\n".join(names), capture_output=True, check=True, text=True)
    return dict(zip(names, result.stdout.splitlines()))


def title(text):
    """A demangled method's class and its name with labels."""
    found = re.match(r"(?:@objc )?((?:\w+|\([\w ]+\))(?:\.(?:\w+|\([\w ]+\)))*)\.(\w+|\([\w ]+\))\(", text)
    if not found:
        return None
    depth, labels, at = 1, [], found.end()
    start = at
    while at < len(text) and depth:
        letter = text[at]
        depth += (letter in "([{<") - (letter in ")]}" or letter == ">" and text[at - 1] != "-")
        if depth == 0 or letter == "," and depth == 1:
            label = re.match(r"\s*(\w+):", text[start:at])
            if text[start:at].strip():
                labels.append(label.group(1) if label else "_")
            start = at + 1
        at += 1
    name = re.sub(r"\((\w+) in \w+\)", r"\1", found.group(2))
    return found.group(1), name, f"{name}({''.join(label + ':' for label in labels)})"


def examine(path):
    """Every method that looks like a delegate's: its class, name, selector or nothing, and what is wrong, if anything."""
    selectors = protocols()
    adopted, own, defined, bound = collections.defaultdict(set), {}, [], set()
    name = None
    with path.open(encoding="utf-8") as code:
        for line in code:
            declared = re.match(r"\s*(?:@\w+(?:\([^)]*\))? |\w+ )*(?:class|extension) ([\w.]+)(?:<[^>]*>)?(?: : (.*?))? \{$", line)
            if declared:
                name = declared.group(1).rpartition(".")[2]
                adopted[name] |= {one.strip().rpartition(".")[2] for one in (declared.group(2) or "").split(",")}
                continue
            # A selector that the code gives itself.
            given = re.match(r"\s*(?:@\w+ )*@objc\(([\w:]+)\) .*\bfunc (\w+)\(", line)
            if given and name:
                own.setdefault((name, given.group(2)), []).append(given.group(1))
            symbol = re.match(r"sil [^@]*@(\$s\S+) :", line)
            if symbol and symbol.group(1).endswith("To"):
                bound.add(symbol.group(1).removesuffix("To"))
            elif symbol:
                defined.append(symbol.group(1))
    names = demangled(defined)
    for symbol in dict.fromkeys(defined):
        method = title(names[symbol])
        owner = method and re.sub(r"\((\w+) in \w+\)", r"\1", method[0]).rpartition(".")[2]
        if not method or owner not in adopted:
            continue
        _, base, full = method
        candidates = [one for one in sorted(adopted[owner]) if any(form.startswith(base + "(") for form in selectors.get(one, ()))]
        if not candidates:
            continue
        selector = next((selectors[one][full] for one in candidates if full in selectors[one]), None)
        fault = None
        if symbol not in bound:
            fault = f"{full} has no selector, so nothing calls it; {' and '.join(candidates)} require no method with this name"
        elif selector is None:
            others = ", ".join(own.get((owner, base), [])) or "one of its own"
            fault = f"{full} has the selector {others}, which {' and '.join(candidates)} do not have"
        yield owner, full, selector, fault


def planted(path, found):
    """How what was found differs from the faults that a file plants."""
    lines = path.read_text(encoding="utf-8").splitlines()
    expected = [line.split("// error: ")[1] for line in lines if "// error: " in line]
    faults = [fault for *_, fault in found if fault]
    for text in expected:
        if not any(text in fault for fault in faults):
            yield f"{path}: not caught: {text}"
    for fault in faults:
        if not any(text in fault for text in expected):
            yield f"{path}: a fault that was not planted: {fault}"
    if not expected or len(expected) == len(found):
        yield f"{path}: needs faults and methods that are right"


def main():
    arguments = sys.argv[1:]
    plants = arguments[0] == "--planted"
    paths = [pathlib.Path(name) for name in arguments[2 * plants:]]
    found = [one for path in paths for one in examine(path)]
    if plants:
        wrong = [*planted(pathlib.Path(arguments[1]), found)]
        praise = "every planted method that nothing calls is caught"
    else:
        wrong = [f"{owner}: {fault}" for owner, _, _, fault in found if fault]
        if not found:
            wrong.append("no delegate method found; the check proves nothing")
        praise = f"{len(found)} delegate methods of {len({owner for owner, *_ in found})} classes have the selectors that Apple's frameworks call"
    print("\n".join(wrong) if wrong else praise)
    sys.exit(1 if wrong else 0)


main()
