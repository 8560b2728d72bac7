#!/bin/bash
# Renews every generated table: tables.sh [DIR], DIR being the folder with LinkTerm.txt, LinkBracket.txt and LinkEmail.txt of
# UTS #58; without it those three stay as they are.
. "$(dirname "$0")/common.sh"

[ -f /usr/share/publicsuffix/public_suffix_list.dat ] ||
  fail "the public suffix list is missing; install it: apt-get install publicsuffix"
command -v perl >/dev/null || fail "no perl on the PATH; the tables of scripts are read from the Unicode data that comes with it"

say "Top-level domains${1:+ and link properties}"
Scripts/generate-detection-tables ${1:+--properties "$1"}
say "Public suffixes"
Scripts/generate-public-suffixes.py
say "Scripts of characters"
perl Scripts/generate-identifier-scripts.pl
say "Characters that look alike"
Scripts/generate-confusables.py
say "International names"
environment=.build/tables-environment
if [ ! -x "$environment/bin/python3" ]; then
  python3 -m venv "$environment" || fail "python3 cannot make an environment; install it: apt-get install python3-venv"
  "$environment/bin/python3" -m pip install --quiet idna==3.13 unicodedata2==17.0.0
fi
"$environment/bin/python3" Scripts/generate-idna-tables.py
git diff --stat -- 'Sources/*/Generated'
