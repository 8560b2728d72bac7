#!/bin/bash
# Runs the gallery's tour on a screen of its own: tour.sh GALLERY --tour DIR [OPTION...]
# Fails where a step fails, or where a library, the web process included, complains on standard error.
. "$(dirname "$0")/common.sh"
log=$(mktemp)
status=$(mktemp)
trap 'rm -f "$log" "$status"' EXIT
{
  headless "$@" 2>&1 && echo 0 >"$status" || echo $? >"$status"
} | tee "$log"
[ "$(cat "$status")" = 0 ] || exit 1
if grep -E '(WARNING|CRITICAL|ERROR) \*\*' "$log"; then
  fail "the tour's steps passed, but a library logged the lines above"
fi
