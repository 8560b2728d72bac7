#!/bin/bash
# Renews every generated table: tables.sh [DIR], DIR being the folder with LinkTerm.txt, LinkBracket.txt and LinkEmail.txt of
# UTS #58; without it those three stay as they are. Scripts/table-packages.txt names the sources and their versions.
. "$(dirname "$0")/common.sh"

environment=.build/tables-environment
stamp=$environment/packages.txt
if ! cmp -s Scripts/table-packages.txt "$stamp"; then
  say "Installing the tables' sources"
  python3 -m venv --clear "$environment" || fail "python3 cannot make an environment; install it: apt-get install python3-venv"
  "$environment/bin/python3" -m pip install --quiet -r Scripts/table-packages.txt
  cp Scripts/table-packages.txt "$stamp"
fi
python=$environment/bin/python3
say "Top-level domains${1:+ and link properties}"
"$python" Scripts/generate-detection-tables.py "$@"
say "Public suffixes"
"$python" Scripts/generate-public-suffixes.py
say "Scripts of characters"
"$python" Scripts/generate-identifier-scripts.py
say "Characters that look alike"
"$python" Scripts/generate-confusables.py
say "International names"
"$python" Scripts/generate-idna-tables.py
git diff --stat -- 'Sources/*/Generated'
