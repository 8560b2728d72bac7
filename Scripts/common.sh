# Sourced by the other scripts: where the package is, and how they speak.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"

# Package.swift reads this: the project's own builds accept no warning.
export LINKWAY_WARNINGS_AS_ERRORS=1

# Tests expect English texts.
export LC_ALL=C.UTF-8

say() { printf '==> %s\n' "$*"; }
fail() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

# Runs a program on its own screen and session bus, so that it touches no other windows, pointer or settings.
# Messages of the bus about its own start are left out.
headless() {
  GSK_RENDERER=cairo xvfb-run -a -s '-screen 0 1280x900x24' dbus-run-session -- "$@" \
    2> >(grep --line-buffered -v -E '^(dbus-daemon\[|SpiRegistry daemon is running)' >&2)
}

# Builds a product, or with --build-tests everything; the package manager shows its progress.
build() {
  say "Building $* (the first time takes some minutes)"
  swift build "$@"
}

# The id of the one window whose name is $1.
window() {
  for _ in $(seq 200); do
    xdotool search --onlyvisible --name "$1" 2>/dev/null | head -n 1 | grep . && return 0
    sleep 0.1
  done
  fail "no window called “$1” came up"
}

# Runs the script that sources this file once more inside a screen, with a home of its own, so that it leaves no storage of pages:
# headless_home SCRIPT ARGUMENT
headless_home() {
  home=$(mktemp -d)
  trap 'rm -rf "$home"' EXIT
  HOME=$home XDG_DATA_HOME=$home/data XDG_CACHE_HOME=$home/cache headless "$1" "$2" inside
}
