#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes the calls that RUN-FN lines of a test name, and compares their results.

    // RUN: %run-fn %s
    // RUN-FN: add(1, 2) == 3
    // RUN-FN: swap(1, 2.5) == (2.5, 1)
    // RUN-FN: scale([1, 2], 3) == [3, 6]
    // RUN-FN: check(4)

Each call is executed by `strata interpret` and as machine code by `strata run -O0`, and
at further levels that are options (`%run-fn -O3 %s`). Arguments and results are written
as for these commands (docs/interpreter.md); several results are in parentheses, and a
call without `==` is only executed. Numbers are compared by value: 2 is equal to 2.0, but
-0.0 is not equal to 0.0, and NaN is equal to NaN. Results with poison are those of the
interpreter alone, since machine code may have any value there.
"""

import argparse
import math
import re
import subprocess
import sys
from collections import namedtuple
from pathlib import Path

LINE = re.compile(r"RUN-FN:\s*(?P<text>.*?)\s*$")
CALL = re.compile(r"@?(?P<name>[\w$.\-]+)\((?P<rest>.*)$")
OPEN, CLOSE = "([", ")]"

# A call of a line: function, arguments, and the text of the result or None.
Call = namedtuple("Call", "line text name arguments expected")


def split(text):
    """The parts of `text` between commas outside of brackets."""
    parts, depth, part = [], 0, ""
    for char in text:
        depth += (char in OPEN) - (char in CLOSE)
        if char == "," and depth == 0:
            parts.append(part.strip())
            part = ""
        else:
            part += char
    parts.append(part.strip())
    return [part for part in parts if part]


def closing(text):
    """The index of the parenthesis that ends the arguments, or None."""
    depth = 0
    for index, char in enumerate(text):
        depth += (char in OPEN) - (char in CLOSE)
        if depth < 0:
            return index
    return None


def parse(number, text):
    """The call of line `number`, or None if it is malformed."""
    match = CALL.match(text)
    end = closing(match["rest"]) if match else None
    if end is None:
        return None
    after = match["rest"][end + 1:].strip()
    if after and not re.match(r"==\s*\S", after):
        return None
    return Call(number, text, match["name"], split(match["rest"][:end]),
                after[2:].strip() if after else None)


def value(text):
    """`text` as nested tuples of numbers and words, to compare."""
    text = text.strip()
    if len(text) > 1 and text[0] in OPEN and closing(text[1:]) == len(text) - 2:
        return text[0], *map(value, split(text[1:-1]))
    try:
        number = float(text)
    except ValueError:
        return text
    if math.isnan(number):
        return "NaN"
    # Integers may have more bits than floats.
    exact = int(text) if re.fullmatch(r"[+-]?\d+", text) else number
    return exact, math.copysign(1, number) if number == 0 else 0


def is_equal(expected, lines):
    """Whether the printed lines, one for each result, are the expected results."""
    if len(lines) == 1:
        return value(expected) == value(lines[0])
    if expected[:1] != "(" or closing(expected[1:]) != len(expected) - 2:
        return False
    return list(map(value, split(expected[1:-1]))) == list(map(value, lines))


def execute(call, command):
    """The printed lines and None, or None and an error."""
    run = subprocess.run(command + ["--", *call.arguments], capture_output=True,
                         text=True, errors="replace", check=False)
    if run.returncode:
        return None, run.stderr.strip() or f"exit code {run.returncode}"
    return run.stdout.splitlines(), None


def check(call, commands):
    """Yields an error for each command with a wrong result of a call."""
    has_poison = call.expected and "poison" in call.expected
    for name, command in commands:
        if has_poison and "interpret" not in name:
            continue
        lines, error = execute(call, [*command, call.name])
        if error:
            yield f"{call.text}: {name} fails: {error}"
        elif call.expected is not None and not is_equal(call.expected, lines):
            found = lines[0] if len(lines) == 1 else f"({', '.join(lines)})"
            yield f"{call.text}: {name} gives {found}, expected {call.expected}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--strata", required=True, help="the program")
    parser.add_argument("--interpret-only", action="store_true",
                        help="do not execute machine code")
    parser.add_argument("--native-only", action="store_true",
                        help="execute machine code only: the interpreter has no threads")
    parser.add_argument("-O", dest="levels", action="append", default=["0"],
                        help="also execute machine code of this level")
    parser.add_argument("test", type=Path)
    args = parser.parse_args()
    commands = []
    if not args.native_only:
        commands += [("strata interpret",
                      [args.strata, "interpret", args.test, "--entry"])]
    if not args.interpret_only:
        commands += [(f"strata run -O{level}",
                      [args.strata, "run", args.test, f"-O{level}", "-e"])
                     for level in args.levels]
    errors, count = [], 0
    for number, line in enumerate(args.test.read_text().splitlines(), 1):
        found = LINE.search(line)
        if not found:
            continue
        count += 1
        call = parse(number, found["text"])
        if not call:
            errors.append((number, f"expected 'name(arguments) == results', found "
                           f"'{found['text']}'"))
            continue
        errors += [(number, error) for error in check(call, commands)]
    if not count:
        errors.append((1, "expected a line with RUN-FN:"))
    for number, error in errors:
        print(f"{args.test}:{number}: error: {error}")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
