#!/bin/bash
# Compiles what Apple platforms compile, on Linux, up to the compiler's intermediate language: layers 1 to 3, the Apple frontends,
# the demo, the command, all tests and the documentation's code, against the declarations in AppleStubs. That finds what a type
# check misses: a variable used before it has a value, a value sent to another actor, a missing return. For iOS 17, macOS 14,
# visionOS 1 and Mac Catalyst 17, or for the one that is named. It runs nothing. The toolchain's own textual interfaces replace
# the standard library, compiled once.
. "$(dirname "$0")/common.sh"
if [ $# = 0 ]; then
  for platform in ios macos visionos catalyst; do "$0" $platform; done
  exec python3 Scripts/check-apple-stubs.py --unused
fi
platform=$1
case $platform in
  ios) triple=arm64-apple-ios17.0 version=17.0 sdk=iphoneos toolkit=UIKit faults=(Faults FaultsUIKit FaultsSwiftUI FaultsExtension) ;;
  macos) triple=arm64-apple-macosx14.0 version=14.0 sdk=macosx toolkit=AppKit faults=(FaultsAppKit FaultsSwiftUI) ;;
  visionos) triple=arm64-apple-xros1.0 version=1.0 sdk=xros toolkit=UIKit faults=(FaultsUIKit FaultsSwiftUI) ;;
  catalyst) triple=arm64-apple-ios17.0-macabi version=14.0 sdk=macosx toolkit=UIKit faults=(FaultsUIKit FaultsSwiftUI) ;;
  *) fail "there is no platform “$platform”; name ios, macos, visionos or catalyst" ;;
esac
out=.build/apple/$platform
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
mkdir -p "$out/modules" "$out/code"
# The name of a module's file for the triple: without the version, with what the module's search calls the system.
file=$(sed -E 's/macosx/macos/; s/[0-9.]+(-macabi)?$/\1/' <<<"$triple")

# The standard library's interfaces for the triple; made anew when the compiler is another one.
runtime() {
  local stamp=$out/runtime-of key module interface
  key="$triple $(swiftc --version 2>/dev/null | head -1) $(cat AppleStubs/Swift/* | cksum) 2"
  [ "$(cat "$stamp" 2>/dev/null)" = "$key" ] && return
  say "Compiling the standard library's interfaces for $triple (once)"
  rm -rf "$out/runtime" && mkdir -p "$out/runtime/sdk" "$out/runtime/resources/$sdk"
  for module in shims clang host; do ln -sfn "$toolchain/lib/swift/$module" "$out/runtime/resources/$module"; done
  cat >"$out/runtime/sdk/SDKSettings.json" <<END
{"Version":"$version","CanonicalName":"$sdk$version","MaximumDeploymentTarget":"$version.99","DisplayName":"stubs",
"VersionMap":{"macOS_iOSMac":{"14.0":"17.0"},"iOSMac_macOS":{"17.0":"14.0"},
"iOS_visionOS":{"13.0":"1.0","14.0":"1.0","15.0":"1.0","16.0":"1.0","16.4":"1.0","17.0":"1.0","18.0":"2.0"},"visionOS_iOS":{"1.0":"17.0","2.0":"18.0"}}}
END
  for module in Swift SwiftOnoneSupport _Concurrency _StringProcessing Observation Testing; do
    mkdir -p "$out/runtime/$module.swiftmodule"
    interface=$out/runtime/$module.swiftmodule/$file.swiftinterface
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

flags=(-target $triple -sdk "$out/runtime/sdk" -resource-dir "$out/runtime/resources"
  -I "$out/runtime" -I "$out/modules" -I AppleStubs/ObjectiveC)
six=(-swift-version 6)
strict=("${six[@]}" -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility -warnings-as-errors -package-name linkway)

# The frontends' symbols, for their documentation; the stubs' symbols, for the table of facts.
mkdir -p "$out/symbols"
symbols=(-emit-symbol-graph -emit-symbol-graph-dir "$out/symbols" -symbol-graph-minimum-access-level public)

# Emits a module's declarations, unless those that are there are younger than all they are made of.
stale=
emit() {
  local module=$1 made=$out/modules/$1.swiftmodule library=-parse-as-library
  shift
  [[ " ${sources[*]} " != */main.swift\ * ]] || library=
  [ -z "$stale" ] && [ -e "$made" ] && [ -z "$(find "$folder" "$0" -newer "$made" -print -quit)" ] && return
  stale=1
  swiftc -emit-module -wmo -module-name "$module" "${flags[@]}" "${symbols[@]}" -Xfrontend -experimental-skip-all-function-bodies $library "$@" \
    -o "$made" "${sources[@]}" || fail "$module does not compile for $triple"
  touch "$made"
}

# Compiles a module with all its bodies, in the background, unless that was done since the last change. The code of modules with
# methods that Objective-C calls is kept, because check-bindings.py reads it.
checks=()
check() {
  local module=$1 done=$out/code/$1.done library=-parse-as-library
  shift
  [[ " ${sources[*]} " != */main.swift\ * ]] || library=
  [ -e "$done" ] && [ -z "$(find "$folder" "$out"/modules/*.swiftmodule "$0" -newer "$done" -print -quit 2>&1)" ] && return
  rm -f "$done"
  (
    swiftc -emit-sil -wmo -module-name "$module" "${flags[@]}" $library "$@" -o "$out/code/$module.sil" "${sources[@]}" || exit 1
    grep -qE 'NSObject|Delegate' "${sources[@]}" || : >"$out/code/$module.sil"
    touch "$done"
  ) &
  checks+=($!)
  [ ${#checks[@]} -lt 3 ] || [ $((${#checks[@]} % 3)) != 0 ] || wait "${checks[-3]}" || true
}

collect() {
  folder=$1
  mapfile -d '' sources < <(find "$folder" -name '*.swift' -print0 | sort -z)
}

runtime
for module in ObjectiveC Darwin Dispatch Foundation Security Combine CoreGraphics QuartzCore UniformTypeIdentifiers UIFoundation $toolkit \
  SafariServices AuthenticationServices WebKit SwiftUI; do
  [ -d AppleStubs/$module ] || continue
  collect AppleStubs/$module
  extra=("${six[@]}")
  case $module in
    ObjectiveC) extra+=(-import-underlying-module -Xfrontend -disable-objc-attr-requires-foundation-module) ;;
    # The importer offers a method with a completion handler in two forms with one selector. Only Swift 5 lets source code do so.
    WebKit | UIKit | AppKit) extra=(-swift-version 5 -suppress-warnings) ;;
  esac
  emit $module "${extra[@]}"
done
# The stubs' symbols are enough for the table of facts.
[ "${2-}" != --stubs ] || exit 0
# The libraries must be usable in app extensions, which some of UIKit is not for.
extension=()
[ $platform != ios ] || extension=(-application-extension)
for module in LinkDetection WebAddress JSONSyntax LinkText DataDetection WebPolicy LinkSafety LinkRouting PageLifecycle WebViewing \
  LinkOpening LinkwayApple Linkway; do
  folder=Sources/$module
  [ -d $folder ] || folder=Internal/$module
  [ -d $folder ] || continue
  collect $folder
  emit $module "${strict[@]}" "${extension[@]}" -enable-testing
  check $module "${strict[@]}" "${extension[@]}"
done
collect Sources/LinkwayCommand
emit LinkwayCommand "${strict[@]}" -enable-testing
check LinkwayCommand "${strict[@]}"
collect Tests/LinkTextConformance
emit LinkTextConformance "${strict[@]}"
check LinkTextConformance "${strict[@]}"
for tests in Tests/*Tests; do
  [ $tests != Tests/GTKTests ] || continue
  collect $tests
  check "$(basename $tests)" "${strict[@]}"
done
if [ $platform != macos ]; then
  collect Examples/LinkwayDemo/LinkwayDemo
  # An app of its own: no member of the package.
  check LinkwayDemo "${six[@]}" -warnings-as-errors
fi
# The code in the readmes and in the documentation that is meant for Apple's platforms.
python3 Scripts/apple-snippets.py $toolkit "$out/Snippets"
for language in en ko; do
  collect "$out/Snippets/$language"
  check Snippets_$language "${six[@]}" -package-name snippets
done
status=0
for one in "${checks[@]}"; do wait "$one" || status=1; done
[ $status = 0 ] || fail "Apple code does not compile for $triple"
python3 Scripts/check-bindings.py "$out"/code/*.sil

# The check must catch what is wrong, or it proves nothing.
for name in "${faults[@]}"; do
  [ -e AppleStubs/$name.txt ] || continue
  cp AppleStubs/$name.txt "$out/$name.swift"
  (swiftc -emit-sil -module-name Faults -parse-as-library "${flags[@]}" "${strict[@]}" "${extension[@]}" "$out/$name.swift" -o /dev/null 2>&1 || true) |
    python3 Scripts/check-apple-stubs.py AppleStubs/$name.txt
done
cp AppleStubs/FaultsBindings.txt "$out/FaultsBindings.swift"
swiftc -emit-sil -wmo -module-name Faults -parse-as-library "${flags[@]}" "${six[@]}" -suppress-warnings "$out/FaultsBindings.swift" \
  -o "$out/FaultsBindings.sil"
python3 Scripts/check-bindings.py --planted AppleStubs/FaultsBindings.txt "$out/FaultsBindings.sil"
say "Apple code compiles for $triple"
