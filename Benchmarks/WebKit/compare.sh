#!/bin/sh
# Compares the two programs; fails where the seam costs more than it may. TURNS is how often both are started anew; all MODEs where none is named.
# Needs a display: xvfb-run -a dbus-run-session -- ./compare.sh [TURNS [MODE…]]
cd "$(dirname "$0")" && exec .build/release/compare "$@"
