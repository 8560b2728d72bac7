#!/bin/bash
# Builds the documentation of every library into .build/docs, with warnings as errors.
. "$(dirname "$0")/common.sh"
Scripts/setup.sh
say "Reading the libraries' symbols"
graphs=.build/symbol-graphs
rm -rf "$graphs" .build/docs
mkdir -p "$graphs" .build/docs
swift package dump-symbol-graph --minimum-access-level public >/dev/null
found=$(find .build -type d -name symbolgraph | head -n 1)
for catalog in Sources/*/*.docc; do
  module=$(basename "$catalog" .docc)
  say "Documentation of $module"
  mkdir -p "$graphs/$module"
  # What Linux does not build is read from what the type check makes for iOS.
  symbols=$found/$module.symbols.json
  if [ ! -e "$symbols" ]; then
    platform=ios
    [ -e .build/apple/$platform/symbols/$module.symbols.json ] || Scripts/typecheck-apple.sh $platform
    symbols=.build/apple/$platform/symbols/$module.symbols.json
  fi
  cp "$symbols" "$graphs/$module/"
  docc convert "$catalog" --additional-symbol-graph-dir "$graphs/$module" --warnings-as-errors \
    --fallback-display-name "$module" --fallback-bundle-identifier "linkway.$module" \
    --output-path ".build/docs/$module.doccarchive"
done
