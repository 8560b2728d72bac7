#!/bin/bash
# Runs every test and adds up: the last line is "N passed, N failed".
. "$(dirname "$0")/common.sh"
Scripts/setup.sh
results=.build/test-results
rm -rf "$results"
mkdir -p "$results"
build --build-tests
bin=$(swift build --show-bin-path)

passed=0
failed=0

# Counts a Swift Testing run by its xUnit file; a runner that died without one counts as one failure. The summary names what failed,
# and of a run that died the tests that had begun and not ended.
count() {
  local name=$1 file=$2 status=$3 log=$4 tests=0 failures=0
  if [ -f "$file" ]; then
    tests=$(grep -c '<testcase ' "$file" || true)
    failures=$(awk '/<testcase /{open=1} open&&/<failure/{n++; open=0} END{print n+0}' "$file")
  fi
  [ "$status" = 0 ] || [ "$failures" -gt 0 ] || failures=1
  [ "$tests" -gt 0 ] || [ "$failures" -gt 0 ] || failures=1
  passed=$((passed + (tests > failures ? tests - failures : 0)))
  failed=$((failed + failures))
  summary+="$name: $((tests > failures ? tests - failures : 0)) passed, $failures failed"$'\n'
  [ "$failures" = 0 ] || summary+=$(python3 Scripts/failures.py "$log")$'\n'
}
summary=""

say "Portable tests"
swift test --skip-build --xunit-output "$results/portable.xml" 2>&1 | tee "$results/portable.log" && status=0 || status=$?
count "portable" "$results/portable-swift-testing.xml" $status "$results/portable.log"

say "GTK and WebKit tests"
headless "$bin/GTKTests" --xunit-output "$results/gtk.xml" 2>&1 | tee "$results/gtk.log" && status=0 || status=$?
count "gtk" "$results/gtk.xml" $status "$results/gtk.log"

say "The gallery's walkthrough"
Scripts/walkthrough.sh "$bin/linkway-gallery" --walkthrough .build/walkthrough | tee "$results/walkthrough.log" && status=0 || status=$?
steps=$(sed -n 's/^Walkthrough: \([0-9]*\) steps passed$/\1/p' "$results/walkthrough.log")
passed=$((passed + ${steps:-0}))
[ $status = 0 ] || failed=$((failed + 1))
summary+="walkthrough: ${steps:-0} passed, $((status != 0)) failed"$'\n'

# Runs a check that passes or fails as one.
check() {
  local name=$1
  shift
  if "$@"; then
    passed=$((passed + 1))
    summary+="$name: 1 passed, 0 failed"$'\n'
  else
    failed=$((failed + 1))
    summary+="$name: 0 passed, 1 failed"$'\n'
  fi
}

say "The gallery from outside"
check "gallery" Scripts/check-gallery.sh "$bin/linkway-gallery"
say "The gallery as a screen reader reads it"
check "accessibility" Scripts/check-accessibility.sh "$bin/linkway-gallery"
say "Links that the desktop opens the gallery with"
check "deep links" Scripts/check-deep-links.sh "$bin/linkway-gallery"
say "What Apple platforms compile"
check "apple type check" Scripts/typecheck-apple.sh
say "A package that depends on this one"
check "dependant" Scripts/check-dependant.sh
say "Examples"
check "example text-only" Scripts/check-example.sh text-only
check "example gtk-program" Scripts/check-example.sh gtk-program
check "code of the demo in the documentation" python3 Scripts/check-demo-code.py
check "code in the readmes" Scripts/check-example.sh readme
check "benchmarks and fuzzers" Scripts/check-example.sh nested

say "All together"
printf '%s' "$summary"
echo "$passed passed, $failed failed"
[ $failed = 0 ]
