#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes functions by the interpreter and as machine code, and compares the results.

    utils/compare-execution.py --tool build/release/bin/strata FOLDER...

For each function of the .mlir files whose arguments are numbers, or memrefs and tensors
of known shape, arguments are chosen by its name; `strata interpret`, `strata run -O0` and
`strata run -O3` call it. Results that contain poison, or freed memory, are not compared:
machine code may have any value there. Prints how many functions agree; --list names those
that do not, and --refused what could not be executed; --check exits with 1 if any differ.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import random
import re
import subprocess
import sys

SCALAR = re.compile(r"i1|i8|i16|i32|i64|index|f32|f64")
SHAPED = re.compile(r"(?:memref|tensor)<((?:\d+x)+)(i8|i16|i32|i64|f32|f64)>")
FUNCTION = re.compile(
    r"func\.func\s+(?:public\s+)?@([\w$.-]+)\(([^{]*?)\)\s*->\s*([^{]*?)"
    r"(?:attributes\s*\{[^}]*\}\s*)?\{", re.DOTALL)
FLOATS = ("1.5", "-2.25", "3.0", "0.125")
INTEGERS = ("1", "2", "3", "5", "7")


def choose_arguments(text, seed):
    """Arguments for the parameters `text`; None if there is one of another type."""
    source = random.Random(seed)
    values = []
    for number, parameter in enumerate(filter(None, re.split(r",\s*(?=%)", text.strip()))):
        kind = parameter.partition(":")[2].split("{")[0].strip()
        shaped = SHAPED.fullmatch(kind)
        if shaped:
            values.append(f"random:{shaped[1]}{shaped[2]}:seed={number + 1}")
        elif not SCALAR.fullmatch(kind):
            return None
        elif kind == "i1":
            values.append(source.choice(("true", "false")))
        else:
            values.append(source.choice(FLOATS if kind[0] == "f" else INTEGERS))
    return values


def find_functions(path):
    text = re.sub(r"//.*", "", path.read_text(errors="replace"))
    for match in FUNCTION.finditer(text):
        values = choose_arguments(match[2], match[1] + path.name)
        if values is not None:
            yield path, match[1], values


def call(arguments, command):
    try:
        run = subprocess.run([arguments.tool, *command], capture_output=True, text=True,
                             timeout=arguments.timeout, errors="replace", check=False)
    except subprocess.TimeoutExpired:
        return None, "does not end"
    if run.returncode == 0:
        return run.stdout, ""
    return None, next((line for line in run.stderr.splitlines() if "error:" in line),
                      f"exit code {run.returncode}")


def compare(arguments, function):
    path, name, values = function
    rest = [str(path), f"--entry={name}", "--", *values]
    expected, reason = call(arguments, ["interpret", *rest])
    if expected is None:
        return "refused", f"{path}: @{name}: interpret: {reason}"
    for level in ("-O0", "-O3"):
        result, reason = call(arguments, ["run", level, *rest])
        if result is None:
            return "refused", f"{path}: @{name}: run {level}: {reason}"
        if result != expected and not re.search("poison|freed", expected):
            return "different", (f"{path}: @{name}({', '.join(values)}): run {level}: "
                                 f"{result.strip()[:100]}, not {expected.strip()[:100]}")
    return ("undefined" if re.search("poison|freed", expected) else "equal"), ""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", type=pathlib.Path, nargs="+")
    parser.add_argument("--tool", default="build/release/bin/strata")
    parser.add_argument("--timeout", type=float, default=30)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--refused", action="store_true")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    functions = [function for folder in arguments.folders
                 for path in (sorted(folder.rglob("*.mlir")) if folder.is_dir() else [folder])
                 for function in find_functions(path)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda function: compare(arguments, function), functions))
    count = collections.Counter(kind for kind, _ in results)
    for kind, message in results:
        if (kind == "different" and arguments.list) or (kind == "refused"
                                                         and arguments.refused):
            print(message)
    print(f"{len(functions)} functions: {count['equal']} equal, {count['different']} "
          f"different, {count['undefined']} undefined, {count['refused']} refused")
    return 1 if arguments.check and count["different"] else 0


if __name__ == "__main__":
    sys.exit(main())
