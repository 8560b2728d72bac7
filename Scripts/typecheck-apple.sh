#!/bin/bash
# Type-checks what Apple platforms compile, on Linux: layers 1 to 3, the Apple frontends and the demo, against the declarations in
# AppleStubs; for iOS 17, macOS 14 and visionOS 1, or for the one that is named. It runs nothing. The toolchain's own textual
# interfaces stand in for the standard library, compiled once.
. "$(dirname "$0")/common.sh"
if [ $# = 0 ]; then
  for platform in ios macos visionos; do "$0" $platform; done
  exec python3 Scripts/check-apple-stubs.py --unused
fi
platform=$1
case $platform in
  ios) os=ios version=17.0 sdk=iphoneos toolkit=UIKit faults=(Faults FaultsUIKit FaultsSwiftUI) ;;
  macos) os=macosx version=14.0 sdk=macosx toolkit=AppKit faults=(FaultsAppKit FaultsSwiftUI) ;;
  visionos) os=xros version=1.0 sdk=xros toolkit=UIKit faults=(FaultsUIKit FaultsSwiftUI) ;;
  *) fail "there is no platform “$platform”; name ios, macos or visionos" ;;
esac
triple=arm64-apple-$os$version
out=.build/apple/$platform
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
mkdir -p "$out/modules"

# The standard library's interfaces for the triple; made anew when the compiler is another one.
runtime() {
  local stamp=$out/runtime-of key module interface
  key="$triple $(swiftc --version 2>/dev/null | head -1) $(cat AppleStubs/Swift/* | cksum)"
  [ "$(cat "$stamp" 2>/dev/null)" = "$key" ] && return
  say "Compiling the standard library's interfaces for $triple (once)"
  rm -rf "$out/runtime" && mkdir -p "$out/runtime/sdk" "$out/runtime/resources/$sdk"
  for module in shims clang host; do ln -sfn "$toolchain/lib/swift/$module" "$out/runtime/resources/$module"; done
  cat >"$out/runtime/sdk/SDKSettings.json" <<END
{"Version":"$version","CanonicalName":"$sdk$version","MaximumDeploymentTarget":"$version.99","DisplayName":"stubs",
"VersionMap":{"macOS_iOSMac":{"14.0":"17.0"},"iOSMac_macOS":{"17.0":"14.0"},
"iOS_visionOS":{"13.0":"1.0","14.0":"1.0","15.0":"1.0","16.0":"1.0","16.4":"1.0","17.0":"1.0","18.0":"2.0"},"visionOS_iOS":{"1.0":"17.0","2.0":"18.0"}}}
END
  for module in Swift SwiftOnoneSupport _Concurrency _StringProcessing Observation; do
    mkdir -p "$out/runtime/$module.swiftmodule"
    interface=$out/runtime/$module.swiftmodule/arm64-apple-${os/macosx/macos}.swiftinterface
    sed -e "s/-target [a-z0-9_]*-unknown-linux-gnu/-target $triple/; s/-disable-objc-interop//g; s/-static / /" \
      -e 's/-enable-library-evolution//; s/-library-level api//; s/@backDeployed([^)]*)//; /^import Glibc/d' \
      -e 's/swift-module-flags: /swift-module-flags: -disable-availability-checking /' \
      -e 's/self = _stdlib_\(remainderl\|squareRootl\)(.*)/fatalError()/' \
      "$toolchain/lib/swift/linux/$module.swiftmodule"/*-unknown-linux-gnu.swiftinterface >"$interface"
    # What the compiler looks for where there is Objective-C, and Linux's library lacks.
    [ ! -e AppleStubs/Swift/$module.swiftinterface ] || cat AppleStubs/Swift/$module.swiftinterface >>"$interface"
    swift-frontend -compile-module-from-interface "$interface" -module-name $module -target $triple \
      -sdk "$out/runtime/sdk" -resource-dir "$out/runtime/resources" -I "$out/runtime" \
      -disable-availability-checking -parse-stdlib -o "${interface%interface}module" 2>"$out/$module.log" ||
      fail "$module's interface does not compile for $triple; see $out/$module.log"
  done
  echo "$key" >"$stamp"
}

flags=(-swift-version 6 -parse-as-library -target $triple -sdk "$out/runtime/sdk" -resource-dir "$out/runtime/resources"
  -I "$out/runtime" -I "$out/modules" -I AppleStubs/ObjectiveC)
strict=(-enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility -warnings-as-errors -package-name linkway)

# The frontends' symbols, for their documentation.
mkdir -p "$out/symbols"
symbols=(-emit-symbol-graph -emit-symbol-graph-dir "$out/symbols" -symbol-graph-minimum-access-level public)

# Emits a module's declarations, unless those that are there are younger than all they are made of.
stale=
emit() {
  local module=$1 made=$out/modules/$1.swiftmodule
  shift
  [ -z "$stale" ] && [ -e "$made" ] && [ -z "$(find "$folder" "$0" -newer "$made" -print -quit)" ] && return
  stale=1
  swiftc -emit-module -wmo -module-name "$module" "${flags[@]}" "${symbols[@]}" -Xfrontend -experimental-skip-all-function-bodies "$@" \
    -o "$made" "${sources[@]}" || fail "$module does not type-check for $triple"
  touch "$made"
}

# Type-checks a module with all its bodies, in the background, unless that was done since the last change.
checks=()
check() {
  local module=$1 done=$out/modules/$1.checked
  [ -z "$(find "$folder" "$out"/modules/*.swiftmodule -newer "$done" -print -quit 2>&1)" ] && return
  (swiftc -typecheck -module-name "$module" "${flags[@]}" "${strict[@]}" "${sources[@]}" && touch "$done") &
  checks+=($!)
}

runtime
for module in ObjectiveC Darwin Foundation Security Combine CoreGraphics QuartzCore UniformTypeIdentifiers UIFoundation $toolkit \
  SafariServices AuthenticationServices WebKit SwiftUI; do
  folder=AppleStubs/$module
  sources=("$folder"/*.swift)
  [ -e "${sources[0]}" ] || continue
  extra=()
  [ $module != ObjectiveC ] ||
    extra=(-import-underlying-module -Xfrontend -disable-objc-attr-requires-foundation-module)
  emit $module "${extra[@]}"
done
for module in LinkDetection WebAddress JSONSyntax LinkText WebPolicy LinkSafety LinkRouting WebViewing LinkOpening LinkwayApple Linkway; do
  folder=Sources/$module
  [ -d $folder ] || folder=Internal/$module
  [ -d $folder ] || continue
  mapfile -d '' sources < <(find $folder -name '*.swift' -print0 | sort -z)
  emit $module "${strict[@]}" -enable-testing
  check $module
done
# The frontends' tests run on a device only; their macros are removed here.
folder=Tests/LinkTextConformance
sources=($folder/*.swift)
emit LinkTextConformance "${strict[@]}"
folder=Tests/LinkwayAppleTests
rm -rf "$out/LinkwayAppleTests"
python3 Scripts/plain-tests.py $folder "$out/LinkwayAppleTests"
mapfile -d '' sources < <(find "$out/LinkwayAppleTests" -name '*.swift' -print0 | sort -z)
check LinkwayAppleTests
if [ $platform = ios ]; then
  folder=Examples/LinkwayDemo/LinkwayDemo
  sources=($folder/*.swift)
  # An app of its own: no member of the package.
  (swiftc -typecheck -module-name LinkwayDemo "${flags[@]}" -warnings-as-errors "${sources[@]}") &
  checks+=($!)
fi
status=0
for one in "${checks[@]}"; do wait "$one" || status=1; done
[ $status = 0 ] || fail "Apple code does not type-check for $triple"

# The check must catch what is wrong, or it proves nothing.
for name in "${faults[@]}"; do
  [ -e AppleStubs/$name.txt ] || continue
  cp AppleStubs/$name.txt "$out/$name.swift"
  (swiftc -typecheck -module-name Faults "${flags[@]}" "${strict[@]}" "$out/$name.swift" 2>&1 || true) |
    python3 Scripts/check-apple-stubs.py AppleStubs/$name.txt
done
say "Apple code type-checks for $triple"
