#!/bin/sh
# Compares the two programs; fails where the seam costs more than it may. TURNS is how often both are started anew.
# Needs a display: xvfb-run -a dbus-run-session -- ./compare.sh [TURNS]
cd "$(dirname "$0")" && exec .build/release/compare "$@"
