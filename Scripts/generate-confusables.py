#!/usr/bin/env python3
"""Writes Sources/LinkSafety/Generated/ConfusablesData.swift: the prototype of each character (UTS #39, confusables.txt).

ICU has Unicode's table as the skeleton of each single character. A character that Unicode decomposes has no row, as a skeleton is
made of decomposed text.
"""
import sys

import icu

import icudata
import tabletext


def main():
    checker, decompose = icu.SpoofChecker(), icu.Normalizer2.getNFDInstance().normalize
    sources, targets, ends = [], [], []
    for code in range(0x21, 0x30000):
        if 0xD800 <= code < 0xE000:
            continue
        text = chr(code)
        skeleton = checker.getSkeleton(0, text)
        if decompose(text) == text and skeleton != text:
            sources.append(code)
            targets.extend(map(ord, skeleton))
            ends.append(len(targets))
    if len(sources) < 5000:
        sys.exit(f"only {len(sources)} characters look like others; is ICU's data complete?")
    tabletext.write(
        "Sources/LinkSafety/Generated/ConfusablesData.swift", "generate-confusables.py",
        [f"Source: Unicode {icudata.unicode_version()}, confusables.txt (UTS #39), as ICU {icu.ICU_VERSION} has it.",
         tabletext.UNICODE_TERMS],
        "extension Confusables",
        [tabletext.version("The version of Unicode.", icudata.unicode_version(), "unicodeVersion"),
         tabletext.ascending("sources", "The characters that look like others, in order.", sources),
         tabletext.numbers("targets", "The characters that they look like, one after the other.", targets),
         tabletext.ascending("ends", "Where the characters of each source end in `targets`.", ends)],
        imports="import WebAddress\n\n")


main()
