#!/bin/bash
# Opens links of the gallery's own scheme as any program does, through the desktop: check-deep-links.sh GALLERY
# A desktop entry in a private home says that the gallery takes them. The first `gio open` starts the gallery, the next ones reach
# the gallery that runs.
. "$(dirname "$0")/common.sh"
if [ "${2:-}" != inside ]; then
  home=$(mktemp -d)
  trap 'rm -rf "$home"' EXIT
  mkdir -p "$home/data/applications" "$home/config"
  cat >"$home/data/applications/io.github.linkway.Gallery.desktop" <<ENTRY
[Desktop Entry]
Type=Application
Name=Linkway Gallery
Exec=$(realpath "$1") %u
MimeType=x-scheme-handler/linkway-gallery;
NoDisplay=true
ENTRY
  export HOME=$home XDG_DATA_HOME=$home/data XDG_CACHE_HOME=$home/cache XDG_CONFIG_HOME=$home/config
  headless "$0" "$1" inside
  exit
fi

gio mime x-scheme-handler/linkway-gallery io.github.linkway.Gallery.desktop >/dev/null

gio open 'linkway-gallery://terms'
gallery=$(window '^Linkway Gallery$')
trap 'kill $(xdotool getwindowpid "$gallery") 2>/dev/null || true' EXIT
viewer=$(window '^Terms & Conditions$')
echo "a link from outside started the gallery and opened the terms"

xdotool key --window "$viewer" Escape
for _ in $(seq 100); do
  xdotool search --onlyvisible --name '^Terms & Conditions$' >/dev/null 2>&1 || gone=yes
  [ "${gone:-}" ] && break
  sleep 0.1
done
[ "${gone:-}" ] || fail "Escape did not close the viewer"

gio open 'linkway-gallery://terms?again=1#here'
window '^Terms & Conditions$' >/dev/null
count=$(xdotool search --onlyvisible --name '^Linkway Gallery$' | wc -l)
[ "$count" = 1 ] || fail "the second link opened a second gallery"
echo "a second link reached the gallery that runs"
# The page's own process still comes up, and would miss the screen.
sleep 1
