#!/bin/sh
# Runs the two programs in turns and compares the best of each, for whatever else the machine does only adds; fails where the seam costs more than it may.
# Needs a display: xvfb-run -a dbus-run-session -- ./compare.sh [TURNS]
set -eu
cd "$(dirname "$0")"
turns=${1:-5}
bin=.build/release
results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT
for turn in $(seq "$turns"); do
  for mode in ask:2000 message:2000 loads:100 blank:150; do
    for program in plain-c seam; do
      "$bin/$program" "${mode%%:*}" "${mode##*:}" >> "$results/${mode%%:*}.$program" 2> /dev/null
    done
  done
done
best() { sort -n | head -n 1; }
status=0
for mode in ask message loads blank; do
  c=$(cut -d' ' -f1 "$results/$mode.plain-c" | best)
  s=$(cut -d' ' -f1 "$results/$mode.seam" | best)
  cm=$(cut -d' ' -f2 "$results/$mode.plain-c" | best)
  sm=$(cut -d' ' -f2 "$results/$mode.seam" | best)
  awk -v m="$mode" -v c="$c" -v s="$s" -v cm="$cm" -v sm="$sm" 'BEGIN {
    printf "%-8s plain C %9.2f µs  seam %9.2f µs  ratio %.3f   RssAnon %6d kB, %6d kB: %+.1f MB\n", m, c, s, s / c, cm, sm, (sm - cm) / 1024
    # What the scripts for messages cost once a page, half a millisecond, is much of a page that is empty.
    exit m != "blank" && s / c > 1.10 || sm - cm > 15 * 1024 }' || status=1
done
exit $status
