#!/bin/bash
# Builds an example as the package of its own that it is, and runs it: check-example.sh text-only|gtk-program|readme|nested
. "$(dirname "$0")/common.sh"
case ${1:-} in
  text-only)
    # No pkg-config file is found, so no GTK header either: what builds here builds where GTK is not installed.
    say "Example TextOnly: depends on LinkText alone, built without GTK"
    export PKG_CONFIG_LIBDIR=/nonexistent PKG_CONFIG_PATH=/nonexistent
    swift build --package-path Examples/TextOnly --scratch-path .build/examples/text-only
    output=$(.build/examples/text-only/debug/TextOnly)
    printf '%s\n' "$output"
    case $output in
      *'<a href="https://example.com/terms">Terms</a>'*) ;;
      *) fail "the example TextOnly did not print its link" ;;
    esac
    ;;
  gtk-program)
    say "Example GTKProgram: a chat in a GTK program with its own application"
    swift build --package-path Examples/GTKProgram --scratch-path .build/examples/gtk-program
    headless .build/examples/gtk-program/debug/GTKProgram --check
    ;;
  readme)
    say "The code in the readmes and the guides compiles"
    python3 Scripts/check-readme.py .build/examples/readme-package
    swift build --package-path .build/examples/readme-package --scratch-path .build/examples/readme
    ;;
  nested)
    say "The benchmarks and fuzzers compile"
    swift build --package-path Benchmarks --scratch-path .build/examples/benchmarks
    swift build --package-path Benchmarks/WebKit --scratch-path .build/examples/benchmarks-webkit
    swift build --package-path Fuzzers --scratch-path .build/examples/fuzzers --sanitize=fuzzer
    ;;
  *) fail "which example? check-example.sh text-only, gtk-program, readme or nested" ;;
esac
