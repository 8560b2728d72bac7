"""Reads what public sources say of Apple's declarations, in one form: compare-apple-facts.py compares the stubs with it.

A declaration becomes a `Fact`: its words without attributes, access and the names that only the inside sees, so that two texts
of one declaration are equal.
"""
import collections
import dataclasses
import json
import re

ACCESS = ("open", "public", "final", "override", "dynamic", "required", "convenience", "nonisolated", "weak", "unowned", "mutating",
          "lazy", "indirect", "prefix", "infix", "postfix", "distributed", "borrowing", "consuming", "package")
# One type under two names.
SYNONYMS = {"NSRect": "CGRect", "NSPoint": "CGPoint", "NSSize": "CGSize", "TimeInterval": "Double", "Swift.Void": "()", "Void": "()",
            "NSEdgeInsets": "NSEdgeInsets", "CFArray": "NSArray", "CFData": "NSData", "unichar": "UInt16"}


def split(text, separator=","):
    """The parts of a list, cut only outside brackets."""
    parts, depth, start = [], 0, 0
    for at, letter in enumerate(text):
        if letter in "([{<":
            depth += 1
        elif letter in ")]}" or letter == ">" and text[at - 1] != "-":
            depth -= 1
        elif letter == separator and depth == 0:
            parts.append(text[start:at])
            start = at + 1
    parts.append(text[start:])
    return [part.strip() for part in parts if part.strip()]


def closing(text, start):
    """Where the bracket that opens at `start` closes."""
    depth = 0
    for at in range(start, len(text)):
        if text[at] in "([{<":
            depth += 1
        elif text[at] in ")]}" or text[at] == ">" and text[at - 1] != "-":
            depth -= 1
            if depth == 0:
                return at
    return len(text) - 1


def plain_type(text, generics):
    """A type without attributes, spaces, qualifying types, and with generic parameters by their place."""
    text = re.sub(r"@\w+(\([^)]*\))?", "", text)
    text = re.sub(r"\b(inout|sending|any|isolated|__owned|__shared|borrowing|consuming|escaping)\b\s*", "", text)
    text = re.sub(r"(?:\w+\.)+(\w+)", r"\1", text)
    text = re.sub(r"\w+", lambda word: generics.get(word.group(0)) or SYNONYMS.get(word.group(0), word.group(0)), text)
    # The names of a tuple's and a closure's parts.
    text = re.sub(r"([(,]\s*)\w+\s+\w+\s*:", r"\1", text)
    text = re.sub(r"([(,]\s*)\w+\s*:", r"\1", text)
    text = re.sub(r"\s", "", text)
    text = re.sub(r"\bOptional<(\w+)>", r"\1?", text.replace("NSRangePointer", "UnsafeMutablePointer<NSRange>"))
    # A bracket around one type alone.
    while True:
        shorter = re.sub(r"(^|[(,\[:>?])\((\w+(?:<[^()]*>)?[?!]?)\)(?!->)(?=$|[?!,)\]>]|$)", r"\1\2", text)
        if shorter == text:
            return text
        text = shorter


@dataclasses.dataclass
class Fact:
    kind: str = ""
    name: str = ""
    title: str = ""
    types: tuple = ()
    result: str = ""
    effects: frozenset = frozenset()
    optional: bool = False
    static: bool = False
    settable: bool | None = None
    main_actor: bool = False
    constraints: frozenset = frozenset()
    base: str = ""


def parse(text):
    """The fact that a declaration in Swift states, or nothing where the text is none."""
    text = " ".join(text.split())
    fact = Fact()
    fact.main_actor = bool(re.match(r"(?:@\w+(?:\([^)]*\))? |\w+ )*@MainActor\b", text))
    if "typealias " in text:
        fact.main_actor = "@MainActor" in text
    text = re.sub(r"^(?:@\w+(?:\([^)]*\))?\s*)+", "", text)
    while True:
        word = re.match(r"(\w+)(\([^)]*\))?\s+", text)
        if word and word.group(1) in ACCESS:
            text = text[word.end():]
        elif word and word.group(1) == "optional":
            fact.optional, text = True, text[word.end():]
        elif word and word.group(1) in ("static", "class") and re.match(r"(static|class)\s+(\w+\s+)*(func|var|let|subscript)\b", text):
            fact.static, text = True, text[word.end():]
        elif text.startswith("@"):
            text = re.sub(r"^@\w+(\([^)]*\))?\s*", "", text)
        else:
            break
    head = re.match(r"(func|var|let|init|subscript|case|class|struct|enum|protocol|typealias|associatedtype|actor)\b([?!])?\s*", text)
    if not head:
        return None
    fact.kind, text = head.group(1), text[head.end():]
    where = re.search(r"\bwhere\b (.*)$", text)
    if where:
        text = text[:where.start()].strip()
    generics, constraints = {}, []
    if fact.kind in ("func", "init", "subscript"):
        name = re.match(r"`?(\w+|[^\s\w(<]+|[<>=+\-*/]+)`?", text) if fact.kind == "func" else None
        fact.name = name.group(1) if name else fact.kind
        rest = (text[name.end():] if name else text).strip()
        if rest.startswith("<"):
            end = closing(rest, 0)
            for number, part in enumerate(split(rest[1:end])):
                parameter, _, bound = part.partition(":")
                generics[parameter.strip()] = f"T{number}"
                if bound:
                    constraints.append(part)
            rest = rest[end + 1:].strip()
        if not rest.startswith("("):
            return None
        end = closing(rest, 0)
        labels, types = [], []
        for part in split(rest[1:end]):
            part = re.sub(r"^(@\w+(\([^)]*\))?\s*)+", "", part)
            pieces = re.match(r"(`?\w+`?)(?:\s+`?\w+`?)?\s*:\s*(.*)$", part, re.S)
            label, kind = (pieces.group(1).strip("`"), pieces.group(2)) if pieces else ("_", part)
            # The value after an equals sign is an argument's default.
            kind = split(kind, "=")[0] if " = " in kind else kind
            labels.append(label)
            types.append(plain_type(kind, generics))
        fact.types = tuple(types)
        fact.title = f"{fact.name}({''.join(label + ':' for label in labels)})"
        after = rest[end + 1:].split("{")
        fact.settable = "set" in after[1] if len(after) > 1 and fact.kind == "subscript" else None
        effects, _, result = after[0].partition("->")
        fact.effects = frozenset(word for word in ("async", "throws", "rethrows") if re.search(rf"\b{word}\b", effects))
        if fact.kind == "init":
            fact.result = head.group(2) or ""
        else:
            fact.result = plain_type(result, generics) if result.strip() else "()"
    elif fact.kind in ("var", "let"):
        named = re.match(r"`?(\w+)`?\s*(?::\s*([^{=]*))?", text)
        if not named:
            return None
        fact.name = fact.title = named.group(1)
        fact.result = plain_type(named.group(2) or "", generics)
        accessors = text[named.end():]
        fact.settable = fact.kind == "var" and ("set" in accessors if "{" in accessors else None)
        fact.kind = "var"
    elif fact.kind == "case":
        fact.name = re.match(r"`?(\w+)`?", text).group(1)
        fact.title = fact.name
        payload = text[len(fact.name):].strip()
        if payload.startswith("("):
            parts = [re.match(r"(?:(\w+)\s*:)?(.*)", part, re.S).groups() for part in split(payload[1:closing(payload, 0)])]
            fact.title += f"({''.join((label or '_') + ':' for label, _ in parts)})"
            fact.types = tuple(plain_type(kind, generics) for _, kind in parts)
    else:
        named = re.match(r"`?(\w+)`?", text)
        fact.name = fact.title = named.group(1)
        rest = text[named.end():].strip()
        if rest.startswith("<"):
            rest = rest[closing(rest, 0) + 1:].strip()
        if fact.kind == "class" and rest.startswith(":"):
            fact.base = split(rest[1:])[0]
        if fact.kind == "typealias" and "=" in rest:
            fact.result = plain_type(rest.split("=", 1)[1], generics)
    clauses = constraints + (split(where.group(1)) if where else [])
    fact.constraints = frozenset(plain_type(clause.replace("==", "≡"), generics) for clause in clauses)
    return fact


def simple_path(url):
    """The framework and the path of a page, without what only tells pages with one name apart."""
    parts = re.sub(r"^.*?/documentation/", "", url.lower()).split("/")
    parts = [re.sub(r"-(?:[a-z0-9]{4,5}|(?:swift|c)\.\w+)$", "", part) for part in parts]
    return parts[0], parts[1:]


class Pages:
    """Apple's documentation pages, as the JSON that the documentation's own site reads: a file a page."""

    def __init__(self, folder):
        # (path of the parent, title), in small letters: the facts, each with its page.
        self.facts = collections.defaultdict(list)
        # The same from what other pages' lists say, which leave out isolation, defaults and constraints.
        self.mentions = collections.defaultdict(dict)
        for path in sorted(folder.glob("**/*.json")):
            try:
                page = json.loads(path.read_text(encoding="utf-8"))
            except (ValueError, OSError):
                continue
            if isinstance(page, dict):
                self.read(page)

    def read(self, page):
        for reference in page.get("references", {}).values():
            if reference.get("kind") == "symbol" and reference.get("fragments") and "/documentation/" in reference.get("url", ""):
                text = "".join(token["text"] for token in reference["fragments"])
                fact = None if text.startswith(("- ", "+ ")) else parse(text)
                if fact:
                    module, path = simple_path(reference["url"])
                    key = "/".join([*path[:-1], fact.title]).lower()
                    self.mentions[key].setdefault((module, text), (fact, reference["url"]))
        metadata = page.get("metadata", {})
        url = page.get("identifier", {}).get("url", "")
        if not metadata.get("externalID") or "/documentation/" not in url:
            return
        since = {platform.get("name"): platform.get("introducedAt") for platform in metadata.get("platforms") or []}
        module, path = simple_path(url)
        forms = []
        for section in page.get("primaryContentSections") or []:
            for declaration in section.get("declarations", []) if section.get("kind") == "declarations" else []:
                if declaration.get("languages") == ["swift"]:
                    text = "".join(token["text"] for token in declaration["tokens"])
                    fact = parse(text)
                    if fact:
                        forms.append((fact, text))
        for fact, text in forms:
            # A page of a newer form has its parents in its path; an older one only its number, so take the title there.
            key = "/".join([*path[:-1], fact.title]).lower()
            self.facts[key].append({
                "module": module, "fact": fact, "text": text, "id": metadata["externalID"], "since": since, "url": url,
                "others": [other for other, _ in forms if other is not fact and other.title != fact.title]})


MEMBER = re.compile(r"\[([^\[\]]|\[[^\]]*\])*\]")


class Bindings:
    """The public bindings of dotnet/macios: selectors and what may be null, a table for each class or protocol."""

    def __init__(self, folder):
        self.types = collections.defaultdict(dict)
        for path in sorted(folder.glob("*.cs")):
            self.read(path.read_text(encoding="utf-8"))

    def read(self, text):
        text = re.sub(r"//[^\n]*", "", text)
        text = re.sub(r"^\s*#.*$", "", text, flags=re.M)
        for found in re.finditer(r"^\t?(?:public |partial |static )*interface (\w+)[^{;]*\{", text, re.M):
            start = found.end() - 1
            depth, at = 0, start
            while at < len(text):
                depth += (text[at] == "{") - (text[at] == "}")
                at += 1
                if depth == 0:
                    break
            before = text[max(0, found.start() - 700):found.start()]
            before = before[max(before.rfind("}"), before.rfind(";")) + 1:]
            renamed = re.search(r'Name\s*=\s*"([\w.]+)"', before)
            base = re.search(r"\[BaseType \(typeof \((\w+)\)", before)
            name = renamed.group(1) if renamed else found.group(1)
            if "Category" in before and base:
                name = base.group(1)
            members = self.types[name]
            self.types[found.group(1)] = members
            for export in re.finditer(r'Export \("([^"]+)"', text[start:at]):
                block = text[start:at]
                # The member: from what ends the one before it to its own end.
                left = max(block.rfind(mark, 0, export.start()) for mark in (";", "}", "{"))
                right = min(end for end in (block.find(";", export.end()), block.find("{", export.end()), len(block)) if end >= 0)
                member = block[left + 1:right]
                accessors = block[right:block.find("}", right) + 1] if right < len(block) and block[right] == "{" else ""
                arguments = re.search(r"\w+\s*\((.*)\)\s*$", MEMBER.sub("", member, 0) and member, re.S)
                attributes, _, _ = member.partition(" (WK")
                parameters = []
                declared = re.search(r"\]\s*(?:new |static |abstract |unsafe )*[\w<>,\[\]. ]+?\s(\w+)\s*\((.*)\)\s*$", member, re.S)
                if declared:
                    parameters = ["NullAllowed" in part for part in split(declared.group(2).replace("[NullAllowed]", " NullAllowed "))]
                    attributes = member[:declared.start(1)]
                else:
                    attributes = member
                members.setdefault(export.group(1), {
                    "nullable": "NullAllowed" in re.sub(r"\[NullAllowed\]", "NullAllowed", attributes),
                    "parameters": parameters, "settable": "set;" in accessors or "set " in accessors,
                    "required": "Abstract" in attributes, "static": "Static" in attributes})
