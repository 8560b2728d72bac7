#!/bin/bash
# Builds a package that depends on Linkway through a git URL, as an app's package does, with both build systems. The build systems
# pass -suppress-warnings to such a dependency, which the compiler refuses beside -warnings-as-errors.
. "$(dirname "$0")/common.sh"
unset LINKWAY_WARNINGS_AS_ERRORS

work=$root/.build/dependant
mkdir -p "$work"
remote=$work/Linkway.git
package=$work/package
rm -rf "$remote" "$package"

# What is committed, under a version that only this check knows.
say "A package that depends on Linkway through a git URL"
git clone --quiet --bare --no-hardlinks "$root" "$remote"
git -C "$remote" -c user.name=check -c user.email=check@example.com tag --force --annotate --message check 0.1.0 HEAD
[ -z "$(git status --porcelain -- Package.swift Sources)" ] || say "Changes that are not committed are not part of this check"

mkdir -p "$package/Sources/Dependant"
cat >"$package/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Dependant",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(url: "file://$remote", from: "0.1.0")],
  targets: [.executableTarget(name: "Dependant", dependencies: [.product(name: "LinkText", package: "Linkway")])]
)
END
cat >"$package/Sources/Dependant/main.swift" <<'END'
import LinkText

for link in try LinkedText(markup: "I have read the [Terms](https://example.com/terms).").links {
  print("<a href=\"\(link.target)\">\(link.label)</a>")
}
END

for system in native swiftbuild; do
  say "Build system $system"
  scratch=$work/$system
  # The last checkout may be of another state.
  rm -rf "$scratch/checkouts" "$scratch/repositories" "$scratch/workspace-state.json" "$package/Package.resolved"
  swift build --package-path "$package" --scratch-path "$scratch" --cache-path "$work/cache" --disable-dependency-cache \
    --build-system $system --verbose >"$work/$system.log" 2>&1 ||
    fail "the package does not build with the build system $system; see $work/$system.log"
  grep -q -e '-suppress-warnings' "$work/$system.log" ||
    fail "the build system $system did not pass -suppress-warnings, so this check proves nothing; see $work/$system.log"
  program=$(swift build --package-path "$package" --scratch-path "$scratch" --build-system $system --show-bin-path)/Dependant
  [ -x "$program" ] || fail "the build system $system made no program $program"
  "$program" | grep -q '<a href="https://example.com/terms">Terms</a>' || fail "the program of $system did not print its link"
done

say "One compile with -suppress-warnings"
swift build --package-path "$package" --scratch-path "$work/suppressed" --cache-path "$work/cache" --disable-dependency-cache \
  --target LinkDetection -Xswiftc -suppress-warnings >"$work/suppressed.log" 2>&1 ||
  fail "LinkDetection does not compile with -suppress-warnings; see $work/suppressed.log"

# The check must catch the fault: a manifest that always makes warnings errors. The native build system leaves that setting out of
# dependencies; Xcode's does not.
say "A manifest that makes every warning an error is refused"
if LINKWAY_WARNINGS_AS_ERRORS=1 swift build --package-path "$package" --scratch-path "$work/fault" --cache-path "$work/cache" \
  --disable-dependency-cache --manifest-cache none --build-system swiftbuild --target LinkDetection >"$work/fault.log" 2>&1; then
  fail "the planted fault was not caught: -warnings-as-errors and -suppress-warnings were accepted together"
fi
grep -qi "conflicting options" "$work/fault.log" || fail "the planted fault failed for another reason; see $work/fault.log"
say "Dependants can build Linkway"
