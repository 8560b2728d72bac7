#!/usr/bin/env python3
"""Lists the public declarations of every library product in Documentation/API.md, read from the sources; needs no build.

  Scripts/api.py          fails if the list differs from the sources
  Scripts/api.py --write  writes it
"""
import re
import sys

import manifest

TARGET = manifest.ROOT / "Documentation/API.md"
TOKEN = re.compile(r'/\*.*?\*/|//[^\n]*|"""(?:\\.|(?!""").)*"""|#"(?:(?!"#).)*"#|"(?:\\.|[^"\\\n])*"|[{}()\[\]\n;]|[^\s{}()\[\]"/;]+|[\s]|.', re.S)
KIND = re.compile(
    r"^((?:@\w+(?:\([^()]*(?:\([^()]*\))?[^()]*\))?\s+)*)"
    r"((?:(?:public|package|internal|fileprivate|private|open)(?:\(set\))?\s+|static\s+|class\s+(?=func|var|subscript)|final\s+|mutating\s+"
    r"|nonmutating\s+|override\s+|convenience\s+|required\s+|nonisolated(?:\(\w+\))?\s+|isolated\s+|indirect\s+|lazy\s+|weak\s+|dynamic\s+"
    r"|unowned(?:\(\w+\))?\s+|borrowing\s+|consuming\s+|prefix\s+|postfix\s+|infix\s+)*)"
    r"(struct|enum|class|protocol|actor|extension|typealias|associatedtype|func|var|let|init|subscript|case|deinit|import|macro"
    r"|operator|precedencegroup)\b(.*)$", re.S)
TYPES = {"struct", "enum", "class", "protocol", "actor", "extension"}


def declarations(text):
    """Yields (path of the enclosing types, keyword, words before it, the rest) of each declaration outside of bodies."""
    # A scope is a type with its name and whether its members are public by themselves, or None for a body.
    scopes, words, depth = [], "", 0
    tokens = [token for token in TOKEN.findall(text) if not token.startswith(("//", "/*"))]
    for token in tokens:
        if token in "([":
            depth += 1
        elif token in ")]":
            depth -= 1
        if depth > 0 and token == "\n":
            token = " "
        if depth == 0 and token == "{":
            found = KIND.match(words.strip())
            inside = all(scopes) if scopes else True
            if found and inside and found.group(3) in TYPES:
                name = re.match(r"\s*([\w.]+)", found.group(4)).group(1)
                yield from emit(scopes, found)
                scopes.append((found.group(3), name, is_public(scopes, found)))
            else:
                if found and inside:
                    yield from emit(scopes, found)
                scopes.append(None)
            words = ""
        elif depth == 0 and token == "}":
            found = KIND.match(words.strip())
            if found and all(scopes):
                yield from emit(scopes, found)
            if scopes:
                scopes.pop()
            words = ""
        elif depth == 0 and token in "\n;":
            found = KIND.match(words.strip())
            complete = words.strip() and not re.search(r"(?:[,:=]|->|\bwhere|&&|\|\|)\s*$", words)
            if words.strip().startswith("#"):
                words = ""
            elif complete and found:
                # A signature may go on in the next line with `->`, `where` or a brace.
                words += "\n"
            elif complete and not re.match(r"^(?:@\w+(?:\([^()]*\))?\s*)+$", words.strip()):
                words = ""
            else:
                words += " "
        elif "\n" in words:
            if token.isspace():
                continue
            head = words.strip()
            if token in ("->", "where", "throws", "async", "=", "&", ":") or token.startswith(("throws", "->")):
                words = head + " " + token
            else:
                found = KIND.match(head)
                if found and all(scopes):
                    yield from emit(scopes, found)
                words = token
        else:
            words += token
    return


def is_public(scopes, found):
    keyword, before = found.group(3), found.group(2)
    if "@_spi" in found.group(1):
        return False
    if re.search(r"\b(public|open)\b(?!\()", before):
        return True
    if re.search(r"\b(package|internal|fileprivate|private)\b(?!\()", before):
        return False
    outer = scopes[-1] if scopes else None
    if keyword == "extension":
        return False
    return bool(outer) and outer[2] and (outer[0] == "protocol" or (outer[0] == "enum" and keyword == "case"))


def emit(scopes, found):
    keyword, before, rest = found.group(3), found.group(2), found.group(4)
    if keyword in ("extension", "import", "deinit") or not is_public(scopes, found):
        return
    path = ".".join(scope[1] for scope in scopes)
    # A stored value is no part of the signature.
    rest = re.sub(r"\s+", " ", rest).strip()
    if keyword in ("var", "let"):
        rest = re.split(r"\s=(?:\s|$)", rest)[0]
    words = re.sub(r"\b(public|open|final|override|required|convenience|dynamic|lazy|weak|indirect)\b\s*", "", before)
    words = re.sub(r"\b(?:package|internal|fileprivate|private)\(set\)\s*", "", words)
    text = re.sub(r"\s+", " ", f"{words} {keyword} {rest}").strip()
    yield path, keyword, re.sub(r"\b(init|subscript) (?=[?(<])", r"\1", text.replace("( ", "(").replace(" )", ")"))


def listing(module):
    lines = set()
    for file in sorted((manifest.ROOT / module.folder).glob("**/*.swift")):
        for path, keyword, text in declarations(file.read_text(encoding="utf-8")):
            lines.add((path, text))
    types = set()
    for path, text in lines:
        found = re.match(r"(?:\w+ )*(?:struct|enum|class|protocol|actor) (\w+)", text)
        if found:
            types.add(f"{path}.{found.group(1)}")
    return sorted(lines), types


def document():
    modules, products = manifest.read()
    order = [name for names in manifest.LAYERS.values() for name in names]
    libraries = [modules[name] for name in order
                 if name in products and manifest.layer_of(name)[0] in "1234" and modules[name].name != "Linkway"]
    parts, count = [], 0
    for module in libraries:
        lines, types = listing(module)
        if manifest.layer_of(module.name)[0] in "123":
            count += len(types)
        parts.append(f"## {module.name}\n\n{len(types)} types, {len(lines)} declarations.\n")
        current = None
        for path, text in lines:
            if path != current:
                parts.append(f"\n### {path or 'Top level'}\n")
                current = path
            parts.append(f"- `{text}`")
        parts.append("")
    head = ("# Public API\n\nEvery public declaration of the library products, generated from the sources by `make api`. `make lint` fails if the\n"
            f"list is stale, so that a change of the API shows in a diff. Layers 1 to 3 have {count} public types.\n\n")
    return head + "\n".join(parts)


def main():
    text = document()
    if sys.argv[1:] == ["--write"]:
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        sys.exit("Documentation/API.md differs from the sources; review the change and run make api")


main()
