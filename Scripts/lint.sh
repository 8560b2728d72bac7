#!/bin/bash
# Checks the formatting, the layers, the prose and the spelling.
. "$(dirname "$0")/common.sh"
Scripts/setup.sh
say "Formatting"
git ls-files -z --cached --others --exclude-standard '*.swift' | xargs -0 swift format lint --strict
say "Layers"
python3 Scripts/check-layers.py
say "API"
python3 Scripts/api.py
say "Prose"
python3 Scripts/check-prose.py --self-test
# The count may only fall; 0 is the goal.
python3 Scripts/check-prose.py --max 200
say "Weak captures"
python3 Scripts/check-weak-captures.py
