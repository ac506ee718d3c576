#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts CHECK lines of lit tests that contain literal SSA names.

A test should hold when the printer numbers values differently, so CHECK lines
capture names: `%[[SUM:.*]] = arith.addi %[[A]], %[[B]]`. A line is counted if
it belongs to a prefix of one of the file's FileCheck commands and mentions a
`%name` outside of captures, regular expressions and quotes.

utils/literal-names.txt lists the files that may have such lines, with their
number and the reason; the numbers may only shrink.

  utils/check-captures.py            fail if a number grew
  utils/check-captures.py --lines F  print the lines of a file
  utils/check-captures.py --update   lower the numbers of the list
"""

import argparse
import sys

from check_lines import (LIST, ROOT, directives, literal_names, named_types,
                         prefix_groups, read_list, test_files)


def literal_lines(path):
    """The numbers of the counted lines of a test, from 1."""
    lines = path.read_text(errors="replace").split("\n")
    prefixes = {"CHECK"}.union(*prefix_groups(lines))
    types = named_types(lines)
    return [number + 1 for number, match in directives(lines, prefixes)
            if literal_names(match["text"], types)]


def write_list(counts, entries, comments):
    lines = [f"{counts[path]:4} {path} {reason}"
             for path, (number, reason) in entries.items() if counts.get(path)]
    LIST.write_text("\n".join(comments + lines) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--update", action="store_true",
                        help="lower the numbers of the list")
    parser.add_argument("--lines", metavar="FILE", nargs="+",
                        help="print the lines of files")
    args = parser.parse_args()
    if args.lines:
        for path in test_files(args.lines):
            text = path.read_text(errors="replace").split("\n")
            for number in literal_lines(path):
                print(f"{path}:{number}: {text[number - 1].strip()}")
        return 0

    counts = {}
    for path in test_files([ROOT / "test"]):
        number = len(literal_lines(path))
        if number:
            counts[str(path.relative_to(ROOT))] = number
    entries, comments = read_list()
    failed = False
    for path, number in counts.items():
        allowed = entries.get(path, (0, ""))[0]
        if number > allowed:
            failed = True
            print(f"{path}: {number} CHECK lines have literal SSA names, {allowed} "
                  "are allowed: capture them by `utils/update-checks.py --capture`")
    stale = [path for path, (number, _) in entries.items()
             if counts.get(path, 0) < number]
    if args.update:
        write_list(counts, entries, comments)
    elif stale:
        failed = True
        for path in stale:
            print(f"{path}: {counts.get(path, 0)} CHECK lines have literal SSA "
                  f"names, the list says {entries[path][0]}: run with --update")
    print(f"{sum(counts.values())} CHECK lines have literal SSA names, "
          f"in {len(counts)} files")
    return failed


if __name__ == "__main__":
    sys.exit(main())
