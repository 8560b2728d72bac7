#!/bin/sh
# Runs the two programs in turns and compares their medians; fails where the seam costs more than it may.
# Needs a display: xvfb-run -a dbus-run-session -- ./compare.sh [TURNS]
set -eu
cd "$(dirname "$0")"
turns=${1:-5}
bin=.build/release
results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT
for turn in $(seq "$turns"); do
  for mode in ask:2000 message:2000 loads:150; do
    for program in plain-c seam; do
      "$bin/$program" "${mode%%:*}" "${mode##*:}" >> "$results/${mode%%:*}.$program" 2> /dev/null
    done
  done
done
median() { sort -n | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }
status=0
for mode in ask message loads; do
  c=$(cut -d' ' -f1 "$results/$mode.plain-c" | median)
  s=$(cut -d' ' -f1 "$results/$mode.seam" | median)
  cm=$(cut -d' ' -f2 "$results/$mode.plain-c" | median)
  sm=$(cut -d' ' -f2 "$results/$mode.seam" | median)
  awk -v m="$mode" -v c="$c" -v s="$s" -v cm="$cm" -v sm="$sm" 'BEGIN {
    printf "%-8s plain C %9.2f µs  seam %9.2f µs  ratio %.3f   RssAnon %6d kB, %6d kB: %+.1f MB\n", m, c, s, s / c, cm, sm, (sm - cm) / 1024
    exit s / c > 1.10 || sm - cm > 15 * 1024 }' || status=1
done
exit $status
