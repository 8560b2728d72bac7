#!/bin/bash
# Checks the formatting, the layers, and the words.
. "$(dirname "$0")/common.sh"
Scripts/setup.sh
say "Formatting"
git ls-files -z --cached --others --exclude-standard '*.swift' | xargs -0 swift format lint --strict
say "Layers"
python3 Scripts/check-layers.py
