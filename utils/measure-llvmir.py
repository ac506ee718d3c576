#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares `strata translate --mlir-to-llvmir` with upstream's mlir-translate.

    utils/measure-llvmir.py --tool build/release/bin/strata FOLDER-OR-FILE...

Each file that mlir-translate accepts is translated by both tools. The outcome is one of:

  equal       the same text, except for the numbers of metadata
  different   other text
  refused     Strata does not translate it
  invalid     LLVM's verifier refuses the text, but not that of mlir-translate
  crashed     Strata ends otherwise

Files that mlir-translate refuses must be refused too; else they are `lenient`, which is
counted apart: LLVM's verifier refuses some modules, and Strata has none. --list names the
files of all outcomes but the first; --causes counts first differences and messages.
--verify runs LLVM's verifier on Strata's output. --check=N exits with 1 if less than N
per cent are equal.
"""

import argparse
import collections
import concurrent.futures
import pathlib
import re
import subprocess
import sys

BIN = "/usr/lib/llvm-22/bin/"
NUMBER = re.compile(r"!(\d+)")


def normalize(text):
    """Metadata is numbered where it is first mentioned, from the top of the module."""
    lines = text.split("\n")
    nodes = {}
    for line in lines:
        match = re.match(r"!(\d+) = (.*)", line)
        if match:
            nodes[match.group(1)] = match.group(2)
    order = {}

    def visit(body):
        stack = [iter(NUMBER.findall(body))]
        while stack:
            number = next(stack[-1], None)
            if number is None:
                stack.pop()
            elif number in nodes and number not in order:
                order[number] = len(order)
                stack.append(iter(NUMBER.findall(nodes[number])))

    def renumber(body):
        return NUMBER.sub(lambda m: f"!{order.get(m.group(1), m.group(1))}", body)

    rest = [line for line in lines if not re.match(r"!\d+ = ", line)]
    for line in rest:
        visit(line)
    return "\n".join([renumber(line) for line in rest] +
                     [f"!{order[n]} = {renumber(nodes[n])}"
                      for n in sorted(order, key=order.get)])


def run(command, text=None):
    return subprocess.run(command, input=text, capture_output=True, text=True,
                          errors="replace", timeout=60)


def first_difference(expected, found):
    for a, b in zip(expected.split("\n"), found.split("\n")):
        if a != b:
            return f"expected: {a}\n         found:    {b}"
    return "one text is longer"


def measure(path, arguments):
    expected = run([arguments.bin + "mlir-translate", "--mlir-to-llvmir", path])
    found = run([arguments.tool, "translate", "--mlir-to-llvmir", path])
    message = found.stderr.strip().split("\n")[0]
    message = message.split(": ", 1)[-1]
    if found.returncode not in (0, 1):
        return "crashed", message
    if expected.returncode:
        return ("lenient" if found.returncode == 0 else "both refuse"), ""
    if found.returncode:
        return "refused", message
    if arguments.verify:
        verify = [arguments.bin + "opt", "-passes=verify", "-disable-output", "-"]
        checked = run(verify, found.stdout)
        # LLVM does not read all that mlir-translate writes.
        if checked.returncode and not run(verify, expected.stdout).returncode:
            return "invalid", checked.stderr.strip().split("\n")[0]
    if expected.stdout == found.stdout:
        return "equal", "same numbers"
    a, b = normalize(expected.stdout), normalize(found.stdout)
    if a == b:
        return "equal", "other numbers of metadata"
    return "different", first_difference(a, b)


def files_of(roots):
    for root in map(pathlib.Path, roots):
        if root.is_file():
            yield str(root)
        else:
            yield from map(str, sorted(root.rglob("*.mlir")))


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--bin", default=BIN)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--causes", action="store_true")
    parser.add_argument("--verify", action="store_true")
    parser.add_argument("--check", type=float)
    parser.add_argument("files", nargs="+")
    arguments = parser.parse_args()

    count, causes = collections.Counter(), collections.Counter()
    files = list(files_of(arguments.files))
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        results = pool.map(lambda path: measure(path, arguments), files)
        for path, (outcome, cause) in zip(files, results):
            count[outcome] += 1
            if outcome == "equal":
                count[cause] += 1
            elif outcome != "both refuse":
                causes[f"{outcome}: {cause}"] += 1
                if arguments.list:
                    print(outcome, path)
    accepted = sum(count[o] for o in ("equal", "different", "refused", "crashed",
                                      "invalid"))
    share = 100 * count["equal"] / accepted if accepted else 100
    print(f"{len(files)} files, {accepted} accepted by mlir-translate, "
          f"{count['equal']} equal ({share:.1f} %)")
    print(", ".join(f"{name} {number}" for name, number in count.most_common()))
    if arguments.causes:
        for cause, number in causes.most_common(40):
            print(f"{number:5} {cause}")
    sys.exit(arguments.check is not None and share < arguments.check)


if __name__ == "__main__":
    main()
