#!/bin/bash
# Runs the gallery's walkthrough on a screen of its own: walkthrough.sh GALLERY --walkthrough DIR [OPTION...]
# Fails where a step fails, or where a library, the web process included, complains on standard error.
. "$(dirname "$0")/common.sh"
log=$(mktemp)
status=$(mktemp)
trap 'rm -f "$log" "$status"' EXIT
{
  headless "$@" 2>&1 && echo 0 >"$status" || echo $? >"$status"
} | tee "$log"
[ "$(cat "$status")" = 0 ] || exit 1
# A web process that ends while it is still starting says that its connections are gone.
ending='^(\*\* )?\(process:[0-9]+\): .*(atspi registered event listeners: The connection is closed|g_object_ref: assertion)'
if grep -E '(WARNING|CRITICAL|ERROR) \*\*' "$log" | grep -v -E "$ending"; then
  fail "the walkthrough's steps passed, but a library logged the lines above"
fi
