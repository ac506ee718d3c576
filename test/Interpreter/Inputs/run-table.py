#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes the functions of a file with `strata interpret` and compares with a table.

    run-table.py STRATA FILE [--era=ERA]

The table is in the file: lines `// @function(arguments) = results`, where memrefs and
other shaped values are lists in brackets. `=> [...]` after a memref gives its
elements after the call. Floats are compared to five digits. Exits with 1 if a result
differs.
"""

import concurrent.futures
import math
import os
import re
import subprocess
import sys


def split(text):
    """Splits `text` at commas outside of brackets and parentheses."""
    parts, depth = [""], 0
    for char in text:
        depth += (char in "[(") - (char in "])")
        if char == "," and not depth:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts if part.strip()]


def numbers(text):
    return re.findall(r"[-+.\w]+", text)


def same(found, expected):
    if found == expected:
        return True
    try:
        a, b = float(found), float(expected)
    except ValueError:
        return False
    return (math.isnan(a) and math.isnan(b)) or a == b or math.isclose(a, b, rel_tol=1e-5)


def check(tool, path, options, line):
    name, given, expected = re.fullmatch(r"// @(\w+)\((.*)\) = *(.*)", line).groups()
    arguments = [part.split("=>") for part in split(given)]
    command = [tool, "interpret", path, *options, f"--entry={name}", "--print-arguments", "--",
               *(part[0].strip() for part in arguments)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    if run.returncode:
        return f"{line}: {run.stderr.splitlines()[0]}"
    found = run.stdout.splitlines()
    wanted = split(expected)
    memrefs = iter(found[len(wanted):])
    pairs = list(zip(found, wanted))
    for part in arguments:
        if not part[0].strip().startswith("["):
            continue
        after = next(memrefs, "")
        if len(part) > 1:
            pairs.append((after, part[1]))
    for result, value in pairs:
        got, want = numbers(result), numbers(value)
        if len(got) != len(want) or not all(map(same, got, want)):
            return f"{line}: found {result}"
    return "" if len(found) >= len(wanted) else f"{line}: found {len(found)} results"


def main():
    tool, path, *options = sys.argv[1:]
    with open(path) as file:
        lines = [line.strip() for line in file if line.startswith("// @")]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        problems = list(filter(None, pool.map(
            lambda line: check(tool, path, options, line), lines)))
    print("\n".join(problems))
    print(f"{len(lines) - len(problems)} of {len(lines)} results")
    sys.exit(bool(problems))


main()
