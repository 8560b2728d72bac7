#!/bin/bash
# Installs the Debian packages of debian-packages.txt that are missing; does nothing where all are there.
. "$(dirname "$0")/common.sh"

command -v swift >/dev/null || fail "no Swift toolchain on the PATH; install Swift 6.3 or newer from swift.org, then try again"

packages=$(sed 's/#.*//' Scripts/debian-packages.txt)
if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  [ "$(uname)" = Darwin ] && exit 0
  for module in gtk4 libadwaita-1 webkitgtk-6.0 libsoup-3.0; do
    pkg-config --exists "$module" 2>/dev/null || missing="${missing:-} $module"
  done
  for tool in xvfb-run dbus-run-session xdotool scrot python3; do
    command -v "$tool" >/dev/null || missing="${missing:-} $tool"
  done
  [ -z "${missing:-}" ] && exit 0
  fail "this is not a Debian system, so nothing can be installed by itself. Missing here:$missing.
Install what this system calls them (the Debian packages: $(echo $packages))."
fi

missing=""
for package in $packages; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
done
[ -z "$missing" ] && exit 0

if [ "$(id -u)" = 0 ]; then
  sudo=""
elif command -v sudo >/dev/null; then
  sudo="sudo"
else
  fail "these Debian packages are missing:$missing. Install them as root: apt-get install$missing"
fi
say "Installing:$missing"
$sudo apt-get update -q || fail "the package lists could not be renewed; check the network, then try again"
DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -q --no-install-recommends $missing ||
  fail "installing failed; the lines above say why. By hand: apt-get install$missing"
