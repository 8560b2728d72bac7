#!/usr/bin/env python3
"""Writes Sources/WebAddress/Generated/IdentifierScriptsData.swift: which characters a name may contain (UTS #39
Identifier_Status=Allowed, and Bopomofo), and the scripts to which they belong (UAX #24 Script_Extensions).

Unicode 17 limits the use of Bopomofo in identifiers. Registries of Chinese names accept it and browsers show it, so it stays.
"""
import icu

import icudata
import tabletext


def main():
    allowed = icudata.members("[:Identifier_Status=Allowed:]")
    allowed |= icudata.members("[[:Identifier_Type=Limited_Use:]&[:Script=Bopomofo:]]")
    masks = {}
    for bit, script in enumerate(icudata.SCRIPTS):
        for code in icudata.members(f"[:Script_Extensions={script}:]") & allowed:
            if code >= 0x80:
                masks[code] = masks.get(code, 0) | 1 << bit
    rows = []
    for code in sorted(masks):
        if rows and rows[-1][1] == code - 1 and rows[-1][2] == masks[code]:
            rows[-1][1] = code
        else:
            rows.append([code, code, masks[code]])
    starts, ends, values = zip(*rows)
    bits = [f"  static let {script[0].lower()}{script[1:]}Bit: UInt32 = 1 << {bit}\n" for bit, script in enumerate(icudata.SCRIPTS)]
    tabletext.write(
        "Sources/WebAddress/Generated/IdentifierScriptsData.swift", "generate-identifier-scripts.py",
        [f"Source: Unicode {icudata.unicode_version()}, Identifier_Status (UTS #39) and Script_Extensions (UAX #24), as ICU"
         f" {icu.ICU_VERSION} has them.", tabletext.UNICODE_TERMS],
        "extension IdentifierScripts",
        [tabletext.version("The version of Unicode.", icudata.unicode_version(), "unicodeVersion"),
         "".join(bits),
         tabletext.ascending("starts", "First code point of each range, in order.", starts),
         tabletext.ascending("ends", "Last code point of each range.", ends),
         tabletext.numbers("masks", "The scripts of each range, one bit each.", values)])


main()
