#!/bin/bash
# Opens the gallery; without a display, or with --tour DIR, runs its scripted tour on a screen of its own.
. "$(dirname "$0")/common.sh"
Scripts/setup.sh
build --product linkway-gallery
gallery=$(swift build --show-bin-path)/linkway-gallery

for argument in "$@"; do
  [ "$argument" = --tour ] && exec Scripts/tour.sh "$gallery" "$@"
done
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  say "No display here: running the scripted tour instead; its pictures go to .build/tour"
  exec Scripts/tour.sh "$gallery" --tour .build/tour "$@"
fi
say "Opening the gallery"
exec "$gallery" "$@"
