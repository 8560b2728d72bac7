#!/usr/bin/env python3
"""Writes Sources/WebAddress/Generated/IDNAData.swift: how UTS #46 maps characters, and the properties that its rules need.

The Python packages idna (the mapping and the joining types) and unicodedata2 (the bidi classes) must be of one Unicode version.
"""
import sys

import idna
import unicodedata2
from idna import idnadata
from idna.uts46data import __version__ as version
from idna.uts46data import uts46data

import tabletext

LAST = 0x10FFFF

# The kinds of a row; its payload is in the bits above the lowest three.
VALID, IGNORED, DISALLOWED, DELTA, SEQUENCE = range(5)


def mapping():
    """Rows of (first code point, value); a row holds up to the next one."""
    rows, sequences, places = [], [], {}
    ends = [row[0] for row in uts46data[1:]] + [LAST + 1]
    for row, end in zip(uts46data, ends):
        start, status = row[0], row[1]
        replacement = row[2] if len(row) > 2 else ""
        if status in "VD":
            # Deviations stay: browsers process names without the transitional rules.
            value = VALID
        elif status == "I":
            value = IGNORED
        elif status == "M" and len(replacement) == 1 and end == start + 1:
            # One row serves a whole alphabet whose letters lie at one distance from their images.
            value = DELTA | (ord(replacement) - start + LAST) << 3
        elif status == "M":
            if replacement not in places:
                places[replacement] = len(sequences)
                sequences.extend(ord(c) for c in replacement)
            value = SEQUENCE | len(replacement) << 3 | places[replacement] << 8
        else:
            value = DISALLOWED
        if not rows or rows[-1][1] != value:
            rows.append((start, value))
    return rows, sequences


def ranges(value_of, nothing):
    """Rows of (first, last, value) for what is not `nothing`; code points that are not assigned join either side."""
    rows, gap = [], True
    for code in range(LAST + 1):
        value = value_of(code)
        if value is None:
            continue
        if value == nothing:
            gap = True
            continue
        if rows and not gap and rows[-1][2] == value:
            rows[-1][1] = code
        else:
            rows.append([code, code, value])
        gap = False
    return rows


BIDI = ["R", "AL", "AN", "EN", "ES", "CS", "ET", "ON", "BN", "NSM"]


def bidi(code):
    if unicodedata2.category(chr(code)) in ("Cn", "Cs", "Co"):
        return None
    name = unicodedata2.bidirectional(chr(code))
    if name == "L":
        return "L"
    return BIDI.index(name) + 1 if name in BIDI else len(BIDI) + 1


JOINING = idnadata.joining_types()


def joining(code):
    kind = JOINING.get(code)
    if kind is None:
        return None if unicodedata2.category(chr(code)) == "Cn" else "U"
    kind = chr(kind) if isinstance(kind, int) else kind
    return "U" if kind == "U" else "TDRLC".index(kind) + 1


def main():
    if unicodedata2.unidata_version != version:
        sys.exit(f"idna has Unicode {version}, unicodedata2 {unicodedata2.unidata_version}: install one version of both")
    rows, sequences = mapping()
    bidi_rows, joining_rows = ranges(bidi, "L"), ranges(joining, "U")
    tabletext.write(
        "Sources/WebAddress/Generated/IDNAData.swift", "generate-idna-tables.py",
        [f"Source: Unicode {version}, IdnaMappingTable (UTS #46), Joining_Type and Bidi_Class, as the Python packages",
         f"idna {idna.__version__} and unicodedata2 have them.", tabletext.UNICODE_TERMS],
        "extension IDNATables",
        [tabletext.version("The version of Unicode.", version, "unicodeVersion"),
         tabletext.ascending(
             "mappingStarts", "The first code point of each row of the mapping; a row holds up to the next.", [r[0] for r in rows]),
         tabletext.numbers(
             "mappingValues",
             "What becomes of a row: 0 stays, 1 is removed, 2 is refused, 3 moves by the rest less 0x10FFFF, 4 becomes a sequence.",
             [r[1] for r in rows]),
         tabletext.numbers("sequences", "The sequences that characters become, end to end.", sequences),
         tabletext.ascending("bidiStarts", "First code point of each range that does not run from left to right.", [r[0] for r in bidi_rows]),
         tabletext.ascending("bidiEnds", "Last code point of each.", [r[1] for r in bidi_rows]),
         tabletext.numbers("bidiClasses", "R, AL, AN, EN, ES, CS, ET, ON, BN, NSM and any other, from 1.", [r[2] for r in bidi_rows]),
         tabletext.ascending("joiningStarts", "First code point of each range that joins.", [r[0] for r in joining_rows]),
         tabletext.ascending("joiningEnds", "Last code point of each.", [r[1] for r in joining_rows]),
         tabletext.numbers("joiningTypes", "T, D, R, L, C, from 1.", [r[2] for r in joining_rows])])


main()
