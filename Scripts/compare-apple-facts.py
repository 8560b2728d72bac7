#!/usr/bin/env python3
"""Compares the stubs' declarations with what public sources say of Apple's, and writes the table of facts.

compare-apple-facts.py [--pages FOLDER] [--bindings FOLDER] [--interfaces FOLDER]

- interfaces (a): Swift interfaces that the importer prints from WebKit's public headers, a file `Module.swiftinterface` each
- pages (b): Apple's documentation pages as JSON, a file a page
- bindings (c): the files `src/*.cs` of dotnet/macios

Run Scripts/typecheck-apple.sh before: the stubs' symbols come from there. AppleStubs/Facts.tsv gets the result.
"""
import argparse
import collections
import json
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import apple_facts  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "AppleStubs/Facts.tsv"
# The frameworks in whose documentation the declarations of a stub's folder are.
DOCUMENTED = {
    "UIFoundation": ("uikit", "appkit", "foundation"), "ObjectiveC": ("objectivec", "swift", "foundation"),
    "Foundation": ("foundation", "corefoundation", "coregraphics", "swift", "objectivec"),
    "CoreGraphics": ("coregraphics",), "Darwin": ("kernel", "os", "swift"),
}
# Apple's pages list a member with the protocol that requires it, or with the class that declares it first.
ELSEWHERE = {
    "NSView": ("NSAccessibilityProtocol", "NSAccessibility", "NSResponder"), "NSResponder": ("NSStandardKeyBindingResponding", "NSText"),
    "NSObject": ("NSObject",), "UIView": ("UITraitEnvironment", "UIFocusEnvironment", "UIResponder"), "UITextView": ("UITextInput", "UITextDraggable"),
    "UITextField": ("UITextInputTraits",), "UILabel": ("UIContentSizeCategoryAdjusting",), "UIViewController": ("UITraitEnvironment",),
    "NSTextContentManager": ("NSTextElementProvider",), "NSTextContentStorage": ("NSTextContentManager",), "WKDownload": ("ProgressReporting",),
    "NSMutableParagraphStyle": ("NSObject",), "NSAlert": ("NSObject",), "NSViewController": ("NSObject",), "WKWebViewConfiguration": ("NSObject",),
    "NSNull": ("NSObject",), "NSAttributedString": ("NSObject",),
}
# What a protocol of the language requires of every type that conforms to it; its type is the conforming type's own.
REQUIRED = re.compile(r"\.(rawValue|init\(rawValue:\)|body|body\(content:\)|hash\(into:\)|Body|Element|ArrayLiteralElement|id)$|\.[=<+\-*/]+\(")
COLUMNS = ("framework", "declaration", "form", "selector", "nullable", "isolation", "since", "sources", "differences")


def selector_of(identifier):
    """The Objective-C class or protocol, and the selector, of a symbol's identifier."""
    found = re.search(r"objc\((?:cs|pl)\)(\w+)(?:\((?:im|cm|py|cpy)\)(.+))?$", identifier)
    return (found.group(1), found.group(2)) if found else (None, None)


def stubs():
    """Every declaration of the stubs, over all platforms: its framework, path, text, availability and identifier."""
    seen = {}
    for graph in sorted((ROOT / ".build/apple").glob("*/symbols/*.symbols.json")):
        for symbol in json.loads(graph.read_text(encoding="utf-8"))["symbols"]:
            place = symbol.get("location", {}).get("uri", "")
            precise = symbol["identifier"]["precise"]
            if "AppleStubs/" not in place or "::SYNTHESIZED" in precise:
                continue
            framework = place.split("AppleStubs/")[1].split("/")[0]
            path = symbol["pathComponents"]
            if any(part.startswith("_") and part != "_:" for part in path):
                continue
            text = "".join(token["spelling"] for token in symbol["declarationFragments"])
            since = {entry.get("domain"): entry for entry in symbol.get("availability", [])}
            line = symbol["location"]["position"]["line"]
            platform = graph.parent.parent.name
            known = seen.setdefault((framework, place.rpartition("/")[2], ".".join(path), text), [framework, place, line, path, text, since, precise, set()])
            known[-1].add(platform)
    return [tuple(seen[key]) for key in sorted(seen)]


TYPES = ("class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype")


def alike(one, other):
    """Whether both are types, or both members: names differ in the size of letters alone at times."""
    return (one.kind in TYPES) == (other.kind in TYPES) and one.name == other.name


def line_of(place, line):
    """The lines of a stub around a declaration's."""
    lines = (ROOT / place.removeprefix("file://")).read_text(encoding="utf-8").splitlines()
    return "\n".join(lines[max(0, line - 1):line + 1])


def version(entry):
    introduced = (entry or {}).get("introduced")
    return introduced and ".".join(str(introduced.get(part, 0)) for part in ("major", "minor"))


def differences(stub, fact, whole):
    """What a stub states otherwise than a source; `whole` where the source states everything."""
    if stub.types != fact.types:
        yield f"parameters {', '.join(fact.types) or 'none'}"
    if stub.result != fact.result and not (stub.kind == fact.kind == "case") and fact.result:
        yield f"type {fact.result}"
    # Lists of older pages leave out what a declaration throws.
    if stub.effects != fact.effects and (whole or fact.effects):
        yield f"effects {' '.join(sorted(fact.effects)) or 'none'}"
    if stub.static != fact.static and stub.kind != "case" and fact.kind != "case":
        yield "static" if fact.static else "not static"
    if whole:
        if stub.optional != fact.optional:
            yield "optional" if fact.optional else "required"
        if fact.settable is not None and stub.settable is not None and bool(stub.settable) != bool(fact.settable) and fact.settable is False:
            yield "read-only"
        if fact.main_actor is not None and stub.main_actor != fact.main_actor:
            yield "main actor" if fact.main_actor else "not isolated"
        if stub.kind in ("class", "struct", "enum", "protocol") and stub.kind != fact.kind:
            yield f"kind {fact.kind}"
        if stub.base and fact.base and stub.base != fact.base and stub.kind == "class":
            yield f"base {fact.base}"


def nearest(stub, candidates, whole):
    """The candidate that differs least, and how it differs."""
    return min(((list(differences(stub, entry["fact"], whole)), entry) for entry in candidates),
               key=lambda pair: len(pair[0]), default=(None, None))


def too_old(since, entry, platforms):
    """Where the stub says that a declaration is there earlier than its page does."""
    for domain, name, built in (("iOS", "iOS", "ios"), ("macOS", "macOS", "macos")):
        if built not in platforms:
            continue
        own, said = version(since.get(domain)), entry["since"].get(name)
        if said and re.match(r"[\d.]+$", said):
            floor = {"iOS": (17, 0), "macOS": (14, 0)}[domain]
            said_parts = tuple(map(int, (said + ".0").split(".")[:2]))
            own_parts = tuple(map(int, own.split("."))) if own else (0, 0)
            if said_parts > max(own_parts, floor):
                yield f"since {name} {said}"


def guesses(fact):
    """Selectors that a declaration can have by the importer's usual names."""
    labels = [label for label in re.findall(r"(\w+):", fact.title)]
    name = re.sub(r"\(.*", "", fact.title)
    yield name
    if name.startswith("is"):
        yield name[2:3].lower() + name[3:]
    if labels:
        first = "" if labels[0] == "_" else labels[0][0].upper() + labels[0][1:]
        rest = "".join((label if label != "_" else "") + ":" for label in labels[1:])
        head = "init" if name == "init" else name
        for word in ("", "With", "For", "At", "In"):
            yield f"{head}{word if first else ''}{first}:{rest}"


def compare(pages, bindings, interfaces):
    rows, isolated = [], {}
    for framework, place, line, path, text, since, precise, platforms in stubs():
        fact = apple_facts.parse(text)
        if fact is None:
            continue
        # A requirement has the isolation of its protocol; the compiler does not write it again.
        if fact.kind == "protocol":
            isolated[path[0]] = fact.main_actor
        elif len(path) > 1 and isolated.get(path[0]) and "nonisolated" not in text and fact.kind not in TYPES:
            fact.main_actor = True
        if fact.kind in TYPES and fact.kind != "typealias" and "@MainActor" not in line_of(place, line):
            # The compiler infers it from a protocol, and Apple's pages do not state what is inferred.
            fact.main_actor = False
        key = "/".join([*path[:-1], fact.title]).lower()
        modules = DOCUMENTED.get(framework, (framework.lower(),))
        sources, faults = [], []
        owner, selector = selector_of(precise)
        entry = None
        if pages:
            keys = [key, *("/".join([owner.lower(), *key.split("/")[1:]]) for owner in ELSEWHERE.get(path[0], ()) if len(path) > 1)]
            found = [entry for one in keys for entry in pages.facts.get(one, []) if alike(entry["fact"], fact)]
            found = [entry for entry in found if entry["module"] in modules] or found
            unlike, entry = nearest(fact, found, True)
            if entry:
                sources.append("b")
                faults += [f"b: {one}" for one in [*unlike, *too_old(since, entry, platforms)]]
                said_owner, said = selector_of(entry["id"])
                if said and selector and said != selector and ("@objc(" in line_of(place, line) or path[0] in isolated):
                    faults.append(f"b: selector {said}")
                owner, selector = said_owner or owner, said or selector
            else:
                said = [{"fact": one, "since": {}} for name in keys for one, _ in pages.mentions.get(name, {}).values() if alike(one, fact)]
                unlike, entry = nearest(fact, said, False)
                if entry:
                    sources.append("b, in a list")
                    faults += [f"b: {one}" for one in unlike]
        if interfaces:
            unlike, imported = nearest(fact, interfaces.get((framework, key), []), True)
            if imported:
                sources.insert(0, "a")
                faults += [f"a: {one}" for one in unlike]
        if bindings:
            members = bindings.types.get(owner or path[0] if len(path) > 1 else path[0])
            if len(path) == 1 and members is not None and fact.kind in ("class", "protocol"):
                sources.append("c")
            elif members is not None:
                exact = members.get(selector) if selector else next((members[one] for one in guesses(fact) if one in members), None)
                selector = selector or next((one for one in guesses(fact) if one in members), None)
                if exact:
                    sources.append("c")
                    if fact.kind == "var" and sources == ["c"] and exact["nullable"] and not fact.result.endswith(("?", "!")) and "null_resettable" not in text:
                        faults.append("c: may be nil")
                    if fact.kind == "var" and sources == ["c"] and not exact["nullable"] and fact.result.endswith("?"):
                        faults.append("c: is never nil")
                    if fact.kind == "func":
                        for number, (may, kind) in enumerate(zip(exact["parameters"], fact.types)):
                            if may != kind.endswith("?") and not kind.endswith("!") and "Pointer" not in kind and sources == ["c"]:
                                faults.append(f"c: argument {number + 1} {'may be' if may else 'is never'} nil")
        declaration = ".".join([*path[:-1], fact.title])
        if not sources and REQUIRED.search(declaration):
            sources.append("a protocol's requirement")
        form = "async" if "async" in fact.effects else "completion" if re.search(r"(completion|decision|reply|completionHandler)\w*:\)$", fact.title) else ""
        nullable = ", ".join([f"{n + 1}" for n, kind in enumerate(fact.types) if kind.endswith(("?", "!"))] + (["result"] if fact.result.endswith(("?", "!")) else []))
        released = " ".join(f"{name} {version(since[name])}" for name in ("iOS", "macOS", "visionOS") if version(since.get(name)))
        rows.append((framework, declaration, form, selector or "", nullable, "main actor" if fact.main_actor else "", released,
                     "; ".join(sources), "; ".join(dict.fromkeys(faults))))
    return rows


# What Foundation's own module makes of the classes that the headers name, and the importer of their arguments' arrays.
SWIFT = {"NSString": "String", "NSURL": "URL", "NSData": "Data", "NSError": "Error", "NSURLRequest": "URLRequest", "BOOL": "Bool",
         "NSURLResponse": "URLResponse", "NSHTTPURLResponse": "HTTPURLResponse", "NSHTTPCookie": "HTTPCookie",
         "NSURLCredential": "URLCredential", "NSURLAuthenticationChallenge": "URLAuthenticationChallenge",
         "NSURLSessionAuthChallengeDisposition": "AuthChallengeDisposition", "NSArray<NSURL>": "[URL]"}
OBJECTIVE_C = re.compile("|".join(sorted(map(re.escape, SWIFT), key=len, reverse=True)))


def read_interfaces(folder):
    """Declarations of the interfaces that the importer prints, by framework and path."""
    facts = collections.defaultdict(list)
    for file in sorted(folder.glob("*.swiftinterface")):
        owners = []
        for line in file.read_text(encoding="utf-8").splitlines():
            depth = (len(line) - len(line.lstrip())) // 4
            owners = owners[:depth]
            stripped = line.strip()
            if not stripped or stripped.startswith(("//", "import", "}", "@available")):
                continue
            extended = re.match(r"(?:@\w+ )*(?:public )?extension (\w+)", stripped)
            fact = None if extended else apple_facts.parse(OBJECTIVE_C.sub(lambda word: SWIFT[word.group(0)], stripped))
            if fact:
                # The importer prints the isolation of the protocol only where an SDK's own attribute names it.
                fact.main_actor = None
                facts[(file.stem, "/".join([*owners, fact.title]).lower())].append({"fact": fact, "since": {}})
            if stripped.endswith("{"):
                owners.append(extended.group(1) if extended else fact.name if fact else "?")
    return facts


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("pages", "bindings", "interfaces"):
        parser.add_argument(f"--{name}", type=pathlib.Path)
    options = parser.parse_args()
    rows = compare(
        options.pages and apple_facts.Pages(options.pages), options.bindings and apple_facts.Bindings(options.bindings),
        options.interfaces and read_interfaces(options.interfaces))
    TABLE.write_text("\n".join("\t".join(row) for row in [COLUMNS, *rows]) + "\n", encoding="utf-8")
    verified = [row for row in rows if row[7]]
    print(f"{len(rows)} declarations, {len(verified)} verified, {len(rows) - len(verified)} not, {sum(bool(row[8]) for row in rows)} with differences")


main()
