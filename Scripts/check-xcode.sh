#!/bin/bash
# Checks that the selected Xcode can build Linkway: Xcode 26 or later, with Swift 6.2 or later. On a Mac only.
. "$(dirname "$0")/common.sh"
command -v xcodebuild >/dev/null || fail "no Xcode here; install Xcode 26 or later and run it once"
xcode=$(xcodebuild -version | sed -n 's/^Xcode \([0-9]*\).*/\1/p')
[ "${xcode:-0}" -ge 26 ] ||
  fail "Xcode ${xcode:-of an unknown version} is selected; select Xcode 26 or later with: sudo xcode-select --switch /Applications/Xcode.app"
swift=$(xcrun swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
[ "$(printf '%s\n6.2\n' "${swift:-0}" | sort -V | head -n 1)" = 6.2 ] || fail "Swift ${swift:-of an unknown version} is selected; Linkway needs Swift 6.2"
say "Xcode $xcode, Swift $swift"
