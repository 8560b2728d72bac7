"""Unicode's data as the ICU library of the Python package icukit-pyicu has it, in one version."""
import icu

SCRIPTS = (
    # The recommended scripts of UAX #31, table 5; a character that belongs to no other is left out.
    "Common Inherited Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hangul Han"
    " Hebrew Hiragana Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan").split()


def unicode_version():
    return ".".join((icu.UNICODE_VERSION.split(".") + ["0", "0"])[:3])


def members(pattern):
    """The code points of a set such as [:Script_Extensions=Latin:]."""
    found = set()
    for index in range((each := icu.UnicodeSet(pattern)).getRangeCount()):
        found.update(range(ord(each.getRangeStart(index)), ord(each.getRangeEnd(index)) + 1))
    return found
