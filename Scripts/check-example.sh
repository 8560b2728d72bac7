#!/bin/bash
# Builds an example as the package of its own that it is, and runs it: check-example.sh text-only|gtk-program
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
    say "Example GTKProgram: a link label in a GTK program of another make"
    swift build --package-path Examples/GTKProgram --scratch-path .build/examples/gtk-program
    headless .build/examples/gtk-program/debug/GTKProgram --check
    ;;
  *) fail "which example? check-example.sh text-only or gtk-program" ;;
esac
