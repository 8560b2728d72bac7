#!/usr/bin/env python3
"""Writes Sources/WebAddress/Generated/PublicSuffixData.swift: the rules of the Public Suffix List."""
import sys

import suffixlist
import tabletext


def main():
    flags = {}
    for rule in suffixlist.rules():
        name, flag = (rule[1:], "!") if rule[0] == "!" else (rule[2:], "*") if rule.startswith("*.") else (rule, "=")
        if "*" in name:
            sys.exit(f"this script does not know rules such as {rule}")
        flags.setdefault(suffixlist.to_ascii(name), set()).add(flag)
    lines = [f"{name} {''.join(sorted(flags[name]))}" for name in sorted(flags, key=str.encode)]
    longest = max(name.count(".") + 1 for name in flags)
    tabletext.write(
        "Sources/WebAddress/Generated/PublicSuffixData.swift", "generate-public-suffixes.py", suffixlist.NOTICE,
        "extension PublicSuffixes",
        [tabletext.version("The day of the list.", suffixlist.DATE),
         "  /// The most labels that a rule has.\n" f"  static let longestRule = {longest}\n",
         tabletext.literal(
             "rules", "One rule a line in the order of its bytes: a name in ASCII, a space, and `=` (the name is a public suffix),\n"
             "  /// `*` (each name one label longer is one) or `!` (it is none, although a `*` says so).", lines, "String"),
         f"  static let count = {len(lines)}\n"])


main()
