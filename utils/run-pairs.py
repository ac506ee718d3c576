#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads old texts with `strata opt` and compares them with the expected results.

    utils/run-pairs.py --tool build/release/bin/strata FOLDER

A pair is NAME.ERA.mlir and NAME.expected.mlir, where ERA is 2019, 2020, 2021 or
current. Without the second file the old text has no successor: an error is
expected, and exit code 1. INDEX.tsv, if there is one, gives the era (column 2)
and the row of the history (column 4) of each NAME (column 1); --modes names a
Markdown file whose tables give the mode of each row in their last column.

With --through=TOOL, the output is read and printed by another tool, such as
mlir-opt, before it is compared: operations of dialects that are not bundled are
in generic form.

Prints the numbers by era and by mode. --show=REGEX prints the differences of the
pairs whose names match; --list lists the pairs that fail with their first message;
--check=N exits with 1 if fewer than N pass.
"""

import argparse
import collections
import concurrent.futures
import difflib
import os
import pathlib
import re
import subprocess
import sys


def read_index(folder):
    """Era and row by name."""
    index = {}
    path = folder / "INDEX.tsv"
    if path.exists():
        for line in path.read_text().splitlines()[1:]:
            cells = line.split("\t")
            if len(cells) > 3:
                index[cells[0]] = (cells[1], cells[3])
    return index


def read_modes(path):
    """Mode by row: the last cell of `| ROW | ... | mode |`."""
    modes = {}
    for line in pathlib.Path(path).read_text().splitlines() if path else []:
        cells = [cell.strip(" *") for cell in line.strip().strip("|").split(" | ")]
        if len(cells) > 2 and re.fullmatch(r"[A-Z]+\d+", cells[0]):
            mode = re.match(r"both|type|era|none|see", cells[-1])
            if mode and cells[0] not in modes:
                modes[cells[0]] = mode[0]
    return modes


def find_pairs(folder):
    """(name, era, old text, expected text or None), by name."""
    index = read_index(folder)
    for path in sorted(folder.rglob("*.mlir"), key=lambda path: path.name):
        match = re.fullmatch(r"(.+)\.(2019|2020|2021|current)\.mlir", path.name)
        if not match:
            continue
        name, era = match.groups()
        expected = path.with_name(f"{name}.expected.mlir")
        yield (name, era, index.get(name, ("", "?"))[1], path,
               expected if expected.exists() else None)


def run(arguments, pair):
    """Whether the pair passes, and the first message or the difference."""
    name, era, row, path, expected = pair
    flag = "auto" if arguments.auto else era
    command = [arguments.tool, "opt", "--allow-unregistered-dialect",
               f"--era={flag}", str(path)]
    try:
        result = subprocess.run(command, capture_output=True, text=True, timeout=30)
    except subprocess.TimeoutExpired:
        return False, "does not end", ""
    messages = result.stderr.strip().splitlines()
    first = messages[0].split("/")[-1] if messages else ""
    if result.returncode not in (0, 1):
        return False, f"exit code {result.returncode}", ""
    if not expected:
        good = result.returncode == 1 and "error:" in result.stderr
        return good, "" if good else "accepted", result.stderr
    if result.returncode:
        return False, first, result.stderr
    wanted = expected.read_text()
    found = result.stdout
    if arguments.through:
        result = subprocess.run([arguments.through, "--allow-unregistered-dialect"],
                                input=found, capture_output=True, text=True)
        if result.returncode:
            return False, result.stderr.splitlines()[0], result.stderr
        found = result.stdout
    if found == wanted:
        return True, "", ""
    diff = "\n".join(difflib.unified_diff(
        wanted.splitlines(), found.splitlines(), "expected", "found",
        lineterm="", n=1))
    return False, "other text", diff


def print_table(title, passed, total):
    print(title)
    for key in sorted(total):
        print(f"  {key:8} {passed[key]:4} of {total[key]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--tool", default="build/release/bin/strata")
    parser.add_argument("--modes", help="file with the mode of each row")
    parser.add_argument("--through", metavar="TOOL",
                        help="a tool that reads and prints the results first")
    parser.add_argument("--auto", action="store_true",
                        help="run with --era=auto, not the era of the name")
    parser.add_argument("--list", action="store_true", help="list what fails")
    parser.add_argument("--show", help="show the differences of these names")
    parser.add_argument("--check", type=int, help="the least number to pass")
    arguments = parser.parse_args()
    modes = read_modes(arguments.modes)
    pairs = list(find_pairs(arguments.folder))
    passed, total = collections.Counter(), collections.Counter()
    mode_passed, mode_total = collections.Counter(), collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda pair: run(arguments, pair), pairs))
    for pair, (good, message, detail) in zip(pairs, results):
        name, era, row = pair[:3]
        mode = modes.get(row, "?")
        total[era] += 1
        mode_total[mode] += 1
        passed[era] += good
        mode_passed[mode] += good
        if not good and arguments.list:
            print(f"{name}.{era} {row}: {message}")
        if not good and arguments.show and re.search(arguments.show, name):
            print(f"--- {name}.{era}\n{detail}")
    print_table("by era", passed, total)
    if arguments.modes:
        print_table("by mode", mode_passed, mode_total)
    count = sum(passed.values())
    print(f"{count} of {len(pairs)}")
    return 1 if arguments.check is not None and count < arguments.check else 0


if __name__ == "__main__":
    sys.exit(main())
