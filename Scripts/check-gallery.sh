#!/bin/bash
# Uses the gallery as a user does, from another process: check-gallery.sh GALLERY
# Presses Tab to reach the first link and Return to follow it; the viewer's window must open. (The walkthrough runs inside the
# gallery and keeps the objects that it looks at alive; this script does not.)
. "$(dirname "$0")/common.sh"
if [ "${2:-}" != inside ]; then
  headless_home "$0" "$1"
  exit
fi

"$1" &
gallery=$!
trap 'kill $gallery 2>/dev/null || true' EXIT

form=$(window '^Linkway Gallery$')
xdotool mousemove --window "$form" 400 600
sleep 1
for _ in 1 2 3 4; do
  xdotool key Tab
  sleep 0.2
done
xdotool key Return
window '^Terms & Conditions$' >/dev/null
echo "the gallery opened the terms by keyboard"
