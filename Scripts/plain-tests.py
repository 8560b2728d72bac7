#!/usr/bin/env python3
"""Writes tests as plain Swift, to be type-checked where Swift Testing is not: without its import, attributes and macros.

plain-tests.py FOLDER OUTPUT; the file Expectations.swift that it adds contains the replacements of the macros."""
import pathlib
import re
import sys

source, output = map(pathlib.Path, sys.argv[1:])
output.mkdir(parents=True, exist_ok=True)
for old in output.glob("*.swift"):
    old.unlink()
for path in sorted(source.glob("**/*.swift")):
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"^\s*import Testing\n", "\n", text, flags=re.M)
    text = re.sub(r"@Test(\(\s*\"(?:[^\"\\]|\\.)*\"\s*\))?\s*\n", "\n", text)
    text = text.replace("@Suite ", "").replace("#expect(throws: ", "expectError(").replace("#expect(", "expect(")
    text = text.replace("#require(", "require(")
    (output / path.name).write_text(text, encoding="utf-8")
(output / "Expectations.swift").write_text("""
func expect(_ condition: Bool, _ words: String = "") {}
func require<Value>(_ value: Value?) throws -> Value { value! }
@MainActor func expectError<Failure: Error & Equatable, Value>(
  _ error: Failure, _ body: @MainActor () async throws -> Value
) async {}
""", encoding="utf-8")
