#!/bin/bash
# Opens the gallery; without a display, or with --walkthrough DIR, runs its scripted walkthrough on a screen of its own.
. "$(dirname "$0")/common.sh"
Scripts/setup.sh
build --product linkway-gallery
gallery=$(swift build --show-bin-path)/linkway-gallery

for argument in "$@"; do
  [ "$argument" = --walkthrough ] && exec Scripts/walkthrough.sh "$gallery" "$@"
done
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  say "No display here: running the scripted walkthrough instead; its pictures go to .build/walkthrough"
  exec Scripts/walkthrough.sh "$gallery" --walkthrough .build/walkthrough "$@"
fi
say "Opening the gallery"
exec "$gallery" "$@"
