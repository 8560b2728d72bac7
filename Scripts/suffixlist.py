"""The Public Suffix List as the Python package publicsuffixlist has it."""
import importlib.metadata
import pathlib
import re
import unicodedata

import publicsuffixlist

TEXT = (pathlib.Path(publicsuffixlist.__file__).parent / "public_suffix_list.dat").read_text(encoding="utf-8")
# Such as 2026-10-22.
DATE = re.search(r"^// VERSION: (\d{4}-\d\d-\d\d)", TEXT, re.M).group(1)
NOTICE = [
    f"Source: the Public Suffix List of {DATE}, as the Python package publicsuffixlist"
    f" {importlib.metadata.version('publicsuffixlist')} has it.",
    "The list is subject to the terms of the Mozilla Public License, v. 2.0 (https://mozilla.org/MPL/2.0/)."]


def rules(text=TEXT):
    """The rules, without comments."""
    for line in text.splitlines():
        rule = line.split()[0] if line.split() else ""
        if rule and not rule.startswith("//"):
            yield rule


def icann_rules():
    start, end = TEXT.index("===BEGIN ICANN DOMAINS==="), TEXT.index("// ===END ICANN DOMAINS===")
    yield from rules(TEXT[TEXT.index("\n", start):end])


def to_ascii(name):
    labels = unicodedata.normalize("NFC", name.lower()).split(".")
    return ".".join(label if label.isascii() else "xn--" + label.encode("punycode").decode("ascii") for label in labels)
