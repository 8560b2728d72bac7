#!/usr/bin/env python3
"""Names what failed in the output of a Swift Testing run: failures.py LOG."""
import re
import sys

MAX_LINES = 40


def main():
    text = re.sub(r"\x1b\[[0-9;]*m", "", open(sys.argv[1], errors="replace").read())
    lines = [line.strip() for line in text.splitlines()]
    issues = [line for line in lines if " recorded an issue " in line or "Fatal error" in line or "GLib-ERROR" in line]
    if not any(" Test run with " in line for line in lines):
        begun, ended = [], set()
        for line in lines:
            if match := re.search(r'Test (?:case .* to )?"(.*)" started\.$', line):
                begun.append(match[1])
            elif match := re.search(r'Test "(.*?)" (?:with \d+ test cases? )?(?:passed|failed|skipped)', line):
                ended.add(match[1])
        issues.append("the run ended before its tests did; running were:")
        issues += [f'  "{name}"' for name in dict.fromkeys(begun) if name not in ended]
        issues.append("its last lines:")
        issues += [f"  {line}" for line in lines[-10:]]
    for line in issues[:MAX_LINES]:
        print(f"  {line[:300]}")
    if len(issues) > MAX_LINES:
        print(f"  and {len(issues) - MAX_LINES} more lines")


main()
