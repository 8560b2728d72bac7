#!/bin/bash
# Runs the tests of the portable layers on an iPhone of the simulator's; on a Mac with Xcode alone.
. "$(dirname "$0")/common.sh"
command -v xcrun >/dev/null || fail "there is no Xcode here; run this on a Mac"
phone=$(xcrun simctl list devices available | sed -n 's/^ *iPhone.*(\([0-9A-F-]\{36\}\)).*/\1/p' | head -n 1)
[ -n "$phone" ] || fail "the simulator has no iPhone; add one in Xcode under Devices and Simulators"
say "Testing on the simulator's iPhone $phone"
xcodebuild test -scheme Linkway-Package -destination "id=$phone" -resultBundlePath .build/iphone.xcresult \
  CODE_SIGNING_ALLOWED=NO
