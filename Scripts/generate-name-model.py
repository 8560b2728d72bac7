#!/usr/bin/env python3
"""Writes Sources/LinkDetection/Generated/NameModel.swift: which names under a top-level domain are file names.

  Scripts/generate-name-model.py FOLDER...

The folders hold documents, such as /usr/share/doc. Three counts are made over them, each name once a document:

  files   names after a path without a scheme, `src/parse.pl`: these are files;
  hosts   names after a scheme or in an e-mail address, `https://example.pl/`: these are hosts;
  bare    names that are alone, `parse.pl`: these are one or the other, or members in program code.

An ending whose hosts are less than a tenth of all is a file ending; one whose hosts are less than nine tenths is mixed.
Endings of the MIME database that are seen nowhere count as files where they have three letters or more, else as mixed.
The words that files with such endings are made of, and the hosts that were seen under them, decide the rest.
"""

import collections
import gzip
import os
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUT = ROOT / "Sources/LinkDetection/Generated"
FILE = re.compile(r"(?<![\w:/.@%~-])(?:\.{0,2}/)?(?:[\w+~-]+/)+((?:[\w+-]+\.)+)([A-Za-z]{2,12})(?![\w/@.-])")
HOST = re.compile(r"(?:\b(?:https?|ftp)://|\bwww\.|@)((?:[\w-]+\.)+([A-Za-z]{2,12}))(?![\w-]|\.\w)")
BARE = re.compile(r"(?<![\w/@.:%~+-])((?:[A-Za-z0-9][\w-]*\.)+)([a-z]{2,12})(?![\w@/-]|\.\w)")
# A document that repeats itself counts once; a handful of documents decides nothing.
LEAST = 2
LEAST_ALONE = 20
WORD = 12
SHORT_WORD = 150
# Short words that programs' names begin with.
AFFIXES = "mk un re rm db".split()
# Endings of sites that documents use for files, too, far more often than paths show.
SHARED = ["info"]
# Words that represent any ending.
PLACEHOLDERS = ["foo", "xxx"]
# Endings of files that the MIME database does not know.
EXTRA = ["lds", "mov", "properties"]
# Sites that are often written without a scheme and have an ending that files have too.
WELL_KNOWN = """
about.me archive.ph bun.sh brew.sh cash.app codeberg.page daily.dev dev.to docs.rs fly.dev go.dev goo.gl itch.zone line.me linear.app
lobste.rs matrix.to name.com notion.site notion.so ntfy.sh ohmyz.sh pkg.go.dev play.rust-lang.org proton.me render.host rustup.rs
shields.io signal.me starship.rs t.me telegram.me tiny.cc vercel.app wa.me web.app web.dev web.site zed.dev astral.sh archive.today
allegro.pl wp.pl interia.pl gazeta.pl o2.pl wyborcza.pl ceneo.pl nask.pl orf.at derstandard.at willhaben.at krone.at gv.at flipkart.in
irctc.in nic.in zerodha.in
""".split()


def top_level_domains():
    text = (OUT / "TopLevelDomainList.swift").read_text(encoding="utf-8").split('"""')[1]
    return {name for name in re.findall(r"[^\s\\]+", text) if name.isascii()}


def documents(folders):
    for folder in folders:
        for directory, _, names in sorted(os.walk(folder)):
            for name in sorted(names):
                path = os.path.join(directory, name)
                if os.path.islink(path) or not os.path.isfile(path) or os.path.getsize(path) > 3_000_000:
                    continue
                try:
                    with open(path, "rb") as file:
                        data = file.read()
                    yield (gzip.decompress(data) if path.endswith(".gz") else data).decode("utf-8")
                except (OSError, EOFError, ValueError):
                    continue


def mime_endings():
    """The endings that Debian's package shared-mime-info knows."""
    rows = pathlib.Path("/usr/share/mime/globs2").read_text(encoding="utf-8").splitlines()
    found = (re.fullmatch(r"\d+:[^:]+:\*\.([a-z]+)(:.*)?", row) for row in rows)
    return {match.group(1) for match in found if match}


def words(stem):
    """The words of a file's name: divided at marks, digits and capitals."""
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", stem)]


def main():
    domains = top_level_domains()
    listed = mime_endings() | set(EXTRA)
    files, hosts, bare = collections.Counter(), collections.Counter(), collections.Counter()
    parts, sites = collections.Counter(), collections.Counter()
    number = 0
    for text in documents(sys.argv[1:]):
        number += 1
        named = {(m.group(1)[:-1], m.group(2).lower()) for m in FILE.finditer(text)}
        hosted = {(m.group(1).lower(), m.group(2).lower()) for m in HOST.finditer(text)}
        alone = {(m.group(1)[:-1], m.group(2).lower()) for m in BARE.finditer(text)}
        for stem, ending in named:
            files[ending] += 1
            parts.update(set(words(stem)))
        for host, ending in hosted:
            hosts[ending] += 1
            sites[".".join(host.split(".")[-2:])] += 1
        for _, ending in alone:
            bare[ending] += 1
    if not number:
        sys.exit("generate-name-model: no documents; give folders of text, such as /usr/share/doc")
    kinds = {"file": [], "mixed": []}
    for ending in sorted(domains):
        # A site, too, is written without its scheme now and then: names that are alone count a fifth.
        against = files[ending] + bare[ending] / 5
        seen = against + hosts[ending]
        share = hosts[ending] / seen if seen else 0
        is_listed = ending in listed
        if share >= 0.9 and ending not in SHARED or against < 1 and not (is_listed and hosts[ending] == 0):
            continue
        is_file = files[ending] >= LEAST or bare[ending] >= LEAST_ALONE or is_listed and len(ending) > 2
        if share < 0.1 and is_file and ending not in PLACEHOLDERS:
            kinds["file"].append(ending)
        elif hosts[ending] or is_listed or bare[ending] > LEAST or ending in SHARED:
            kinds["mixed"].append(ending)
    doubtful = set(kinds["file"] + kinds["mixed"])
    known = sorted(site for site in set(sites) | set(WELL_KNOWN) if (sites[site] > 1 or site in WELL_KNOWN) and site.rsplit(".", 1)[-1] in doubtful
                   and "." in site and len(site) <= 24)
    places = collections.defaultdict(set)
    for site, count in sites.items():
        label, _, ending = site.rpartition(".")
        if count > 1:
            places[label].add(ending)
    labels = sorted(label for label, endings in places.items() if len(endings) > 1 and len(label) > 3)
    vocabulary = sorted(word for word, count in (parts + collections.Counter({a: SHORT_WORD for a in AFFIXES})).items()
                        if count >= (WORD if len(word) > 2 else SHORT_WORD) and 2 <= len(word) <= 8)
    tables = [("fileEndings", "Endings under which a bare name is a file or a member in program code.", kinds["file"]),
              ("mixedEndings", "Endings under which a bare name may be a file or a site.", kinds["mixed"]),
              ("pathEndings", "Those of them that files have, not only members in program code.",
               [e for e in kinds["mixed"] if files[e] >= 3 or e in SHARED]),
              ("fileWords", "Words that the names of files are made of.", vocabulary),
              ("sites", "Sites under such endings.", known),
              ("siteLabels", "Labels of sites that are under several endings.", labels)]
    lines = ["// Written by Scripts/generate-name-model.py; do not edit.", "//",
             f"// Counted over {number} documents of Debian packages.", "",
             "/// Which names are files: endings, words of file names, and sites, in lower case and separated by spaces.",
             "enum NameModel {"]
    for name, about, values in tables:
        lines += [f"  /// {about}", f'  static let {name}: StaticString = """']
        line = "   "
        for value in values:
            if len(line) + len(value) + 1 > 106:
                lines.append(line + " \\")
                line = "   "
            line += " " + value
        lines += [line, '    """']
    lines.append("}")
    (OUT / "NameModel.swift").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(number, "documents;", ", ".join(f"{name} {len(values)}" for name, _, values in tables))
    if "--show" in os.environ.get("MODEL", ""):
        for kind, endings in kinds.items():
            print(kind, " ".join(f"{e}:{files[e]}/{bare[e]}/{hosts[e]}" for e in endings))


if __name__ == "__main__":
    main()
