#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails if the text of a diagnostic or note occurs in no test.

Takes the string literals of each statement that calls an emit function. A
diagnostic counts as tested if every literal of eight characters or more
occurs in a lit test or a unit test.
"""

import re
import sys

from strata_files import project_files, read

CALL = re.compile(
    r"\b(?:emit\w*(?:Error|Warning|Remark|OpError|Expected)\w*|attachNote)"
    r"\s*\(")
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
SHORT = 8


def statement_at(text, start):
    """Returns the text from `start` to the `;`, `{` or end of the call."""
    depth, position, quoted = 0, start, False
    while position < len(text):
        char = text[position]
        if quoted:
            if char == "\\":
                position += 1
            quoted = char != '"'
        elif char == '"':
            quoted = True
        elif char in "([":
            depth += 1
        elif char in ")]":
            depth -= 1
        elif char in ";{}" and depth <= 0:
            break
        position += 1
    return text[start:position]


def diagnostics_of(path):
    text = read(path)
    for match in CALL.finditer(text):
        statement = statement_at(text, match.start())
        # Adjacent literals are one text.
        joined = re.sub(r'"\s*\n\s*"', "", statement)
        pieces = [piece.replace("\\n", "").replace('\\"', '"')
                  .replace("\\\\", "\\")
                  for piece in LITERAL.findall(joined)]
        if any(len(piece) >= SHORT for piece in pieces):
            yield text.count("\n", 0, match.start()) + 1, pieces


def text_of_test(path):
    """The text of a test, with string literals that are split over lines joined."""
    text = read(path)
    if path.suffix == ".cpp":
        text = re.sub(r'"\s*\n\s*"', "", text)
    return text.replace('\\"', '"')


def main():
    files = project_files()
    sources = [path for path in files if path.parts[0] == "strata"
               and path.suffix in (".h", ".cpp")
               and not path.name.endswith("Test.cpp")]
    tests = [path for path in files
             if path.name.endswith("Test.cpp")
             or path.parts[0] == "test" and path.suffix in (".mlir", ".test")]
    tested = "\n".join(text_of_test(path) for path in tests)

    total, untested = 0, []
    for path in sources:
        for line, pieces in diagnostics_of(path):
            total += 1
            if not all(piece.strip() in tested for piece in pieces
                       if len(piece) >= SHORT):
                untested.append(f"{path}:{line}: " + " ... ".join(pieces))
    for entry in untested:
        print(entry)
    print(f"{total} diagnostics, {len(untested)} without a test")
    return 1 if untested else 0


if __name__ == "__main__":
    sys.exit(main())
