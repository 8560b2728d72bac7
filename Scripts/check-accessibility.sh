#!/bin/bash
# Reads the gallery as a screen reader does, through AT-SPI: check-accessibility.sh GALLERY
. "$(dirname "$0")/common.sh"
if [ "${2:-}" != inside ]; then
  # A private home, so that nothing is left of the pages' storage.
  home=$(mktemp -d)
  trap 'rm -rf "$home"' EXIT
  HOME=$home XDG_DATA_HOME=$home/data XDG_CACHE_HOME=$home/cache headless "$0" "$1" inside
  exit
fi

gallery=""
trap 'kill $gallery 2>/dev/null || true' EXIT
for room in "Sign up" Styles; do
  "$1" --room "$room" &
  gallery=$!
  # Debian's own Python, because the bindings are built for it.
  timeout 60 /usr/bin/python3 Scripts/check-accessibility.py "$room"
  kill $gallery
  wait $gallery 2>/dev/null || true
done
