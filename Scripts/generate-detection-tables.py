#!/usr/bin/env python3
"""Writes Sources/LinkDetection/Generated/: the top-level domains, and the properties of UTS #58.

  Scripts/generate-detection-tables.py [DIR]

DIR holds LinkTerm.txt, LinkBracket.txt and LinkEmail.txt of UTS #58; without it only the top-level domains are renewed.
"""
import pathlib
import sys

import suffixlist
import tabletext

FOLDER = "Sources/LinkDetection/Generated/"
SCRIPT = "generate-detection-tables.py"
CLASSES = {"Include": 0, "Hard": 1, "Soft": 2, "Open": 3, "Close": 4}
# The version that the files of UTS #58 are of; they do not name it.
UNICODE_VERSION = "17.0.0"


def properties(path):
    """The lines of a Unicode property file as (first, last, value), and its notice."""
    notice, rows = [f"Unicode {UNICODE_VERSION} (UTS #58)"], []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
        if line.startswith("#") and number < 5:
            notice.append(line.lstrip("# ").rstrip())
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if fields[0]:
            first, _, last = fields[0].partition("..")
            rows.append((int(first, 16), int(last or first, 16), fields[1] if len(fields) > 1 else ""))
    return notice, sorted(rows)


def link_term(directory):
    notice, rows = properties(directory / "LinkTerm.txt")
    changes, position = [], 0
    for first, last, value in rows + [(0x110000, 0x110000, "Hard")]:
        if first > position:
            changes.append((position, CLASSES["Hard"]))
        if first < 0x110000:
            changes.append((first, CLASSES[value]))
        position = last + 1
    merged = [change for index, change in enumerate(changes) if index == 0 or changes[index - 1][1] != change[1]]
    tabletext.write(
        FOLDER + "LinkTermTable.swift", SCRIPT, notice, "enum LinkTermTable",
        [tabletext.version("The version of Unicode.", UNICODE_VERSION, "unicodeVersion"),
         tabletext.ascending(
             "changes", "Where Link_Term changes: the first code point shifted left by 3, with the class in the low bits.",
             [place << 3 | kind for place, kind in merged])])


def link_email(directory):
    notice, rows = properties(directory / "LinkEmail.txt")
    ranges = []
    for first, last, _ in rows:
        if first < 0x80:
            continue
        if ranges and ranges[-1][1] + 1 >= first:
            ranges[-1][1] = max(last, ranges[-1][1])
        else:
            ranges.append([first, last])
    tabletext.write(
        FOLDER + "LinkEmailTable.swift", SCRIPT, notice, "enum LinkEmailTable",
        [tabletext.ascending(
            "changes", "Link_Email beyond ASCII: the code points at which the property begins and stops to hold, in turn.",
            [value for first, last in ranges for value in (first, last + 1)])])


def link_bracket(directory):
    notice, rows = properties(directory / "LinkBracket.txt")
    pairs = [(first, int(value, 16)) for first, _, value in rows]
    tabletext.write(
        FOLDER + "LinkBracketTable.swift", SCRIPT, notice, "enum LinkBracketTable",
        [tabletext.ascending("closing", "The closing brackets of Link_Bracket.", [closing for closing, _ in pairs]),
         tabletext.numbers("opening", "The opening bracket of each.", [opening for _, opening in pairs])])


def top_level_domains():
    names = set()
    for rule in suffixlist.icann_rules():
        label = rule.split(".")[-1].lower()
        if label != "*":
            names |= {label, suffixlist.to_ascii(label)}
    ordered = sorted(names, key=lambda name: (not name.isascii(), name))
    lines = tabletext.wrapped(ordered)
    lines = [line + (" \\" if line is not lines[-1] else "") for line in lines]
    tabletext.write(
        FOLDER + "TopLevelDomainList.swift", SCRIPT, suffixlist.NOTICE, "enum TopLevelDomainList",
        [tabletext.version("The day of the list.", suffixlist.DATE),
         tabletext.literal(
             "names", "Top-level domains of the list's ICANN section as A-labels and U-labels in lower case, separated by spaces.",
             lines, "StaticString")])


def main():
    top_level_domains()
    for folder in map(pathlib.Path, sys.argv[1:]):
        link_term(folder)
        link_email(folder)
        link_bracket(folder)


main()
