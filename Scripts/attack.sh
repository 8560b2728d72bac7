#!/bin/bash
# Shows the hostile pages of Tests/GTKTests/Attacks to a viewer, one by one, and prints what became of each as a table.
# Usage: Scripts/attack.sh [PATH-OF-GTKTests]
# LINKWAY_ATTACK_PAUSE_MS is the longest pause of the main thread that is allowed for a page, in milliseconds.
. "$(dirname "$0")/common.sh"
if [ $# -gt 0 ]; then
  program=$1
else
  build --build-tests
  program=$(swift build --show-bin-path)/GTKTests
fi
log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
headless "$program" --filter AttackTests >"$log" 2>&1 || status=$?
printf '%-8s | %-40s | %-8s | %-6s | %-6s | %s\n' family page 'pause ms' 'MB' s result
sed -n 's/^attack | //p' "$log"
total=$(grep -c '^attack | ' "$log" || true)
faults=$(grep -c '^attack | .*FAULT' "$log" || true)
printf '%s pages, %s faults\n' "$total" "$faults"
if [ "$status" != 0 ]; then
  grep -E '^(✘|error)' "$log" | head -40 >&2 || true
  fail "the runner ended with $status"
fi
