#!/bin/bash
# Reads the gallery as a screen reader does, through AT-SPI: check-accessibility.sh GALLERY
. "$(dirname "$0")/common.sh"
if [ "${2:-}" != inside ]; then
  headless_home "$0" "$1"
  exit
fi

gallery=""
trap 'kill $gallery 2>/dev/null || true' EXIT
for page in "Sign up" Styles; do
  "$1" --page "$page" &
  gallery=$!
  # Debian's own Python, because the bindings are built for it.
  timeout 60 /usr/bin/python3 Scripts/check-accessibility.py "$page"
  kill $gallery
  wait $gallery 2>/dev/null || true
done
