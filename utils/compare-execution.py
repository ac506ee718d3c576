#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes functions by the interpreter and as machine code, and compares the results.

    utils/compare-execution.py --tool build/release/bin/strata FOLDER...

For each function of the .mlir files whose arguments are numbers, or memrefs and tensors
of known shape, arguments are chosen by its name; `strata interpret`, `strata run -O0` and
`strata run -O3` call it. Results that contain poison, or freed memory, are not compared:
machine code may have any value there. Files with `// -----` are read part by part. Prints how many
functions agree; --list names those that do not, and --refused what could not be executed; --check
exits with 1 if any differ.

With --mlir=FOLDER, which has mlir-opt and mlir-runner, programs are compared that call a function
with constants and print its results (execution_driver.py): they are executed in the three ways and,
lowered by mlir-opt alone, by mlir-runner.
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
import tempfile

from execution_driver import Unsupported, make_driver

SCALAR = re.compile(r"i1|i8|i16|i32|i64|index|f32|f64")
SHAPED = re.compile(r"(?:memref|tensor)<((?:\d+x)+)(i8|i16|i32|i64|f32|f64)>")
FUNCTION = re.compile(
    r"func\.func\s+(?:public\s+)?@([\w$.-]+)\(([^{]*?)\)\s*->\s*([^{]*?)"
    r"(?:attributes\s*\{[^}]*\}\s*)?\{", re.DOTALL)
FLOATS = ("1.5", "-2.25", "3.0", "0.125")
INTEGERS = ("1", "2", "3", "5", "7")

# How mlir-opt lowers a program of all dialects.
LOWERING = ("builtin.module(convert-elementwise-to-linalg,convert-tensor-to-linalg,"
            "one-shot-bufferize{bufferize-function-boundaries=true},"
            "func.func(convert-linalg-to-loops),memref-expand,expand-realloc,arith-expand,"
            "func.func(lower-vector-multi-reduction),convert-bufferization-to-memref,"
            "convert-vector-to-scf{full-unroll=true},lower-affine,convert-scf-to-cf,"
            "expand-strided-metadata,lower-affine,convert-math-to-funcs,"
            "convert-complex-to-standard,convert-complex-to-libm,convert-math-to-llvm,"
            "convert-math-to-libm,convert-complex-to-llvm,convert-vector-to-llvm,"
            "finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,"
            "convert-func-to-llvm,convert-cf-to-llvm,convert-ub-to-llvm,"
            "reconcile-unrealized-casts)")


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


def find_functions(path, text):
    """Functions of the text, with arguments (None if their types have none), and its file."""
    for match in FUNCTION.finditer(re.sub(r"//.*", "", text)):
        yield path, match[1], choose_arguments(match[2], match[1] + path.name)


def find_all(arguments, folder):
    """The functions of all files; parts of a file are written to `folder`."""
    paths = [path for top in arguments.folders
             for path in (sorted(top.rglob("*.mlir")) if top.is_dir() else [top])]
    for path in paths:
        text = path.read_text(errors="replace")
        parts = re.split(r"^// -----.*$", text, flags=re.M)
        if len(parts) == 1:
            yield from find_functions(path, text)
            continue
        directory = folder / str(path).strip("/")
        directory.mkdir(parents=True, exist_ok=True)
        for number, part in enumerate(parts):
            target = directory / f"{path.stem}.{number}.mlir"
            target.write_text(part)
            yield from find_functions(target, part)


def call(arguments, command, tool=None):
    try:
        run = subprocess.run([tool or arguments.tool, *command], capture_output=True, text=True,
                             timeout=arguments.timeout, errors="replace", check=False)
    except subprocess.TimeoutExpired:
        return None, "does not end"
    if run.returncode == 0:
        return run.stdout, ""
    return None, next((line for line in run.stderr.splitlines() if "error:" in line),
                      f"exit code {run.returncode}")


def run_upstream(arguments, path):
    """The output of mlir-runner, and an error."""
    # In text, constants of f80 and f128 have the precision of f64.
    lowered = f"{path}.mlirbc"
    _, reason = call(arguments, [path, f"--pass-pipeline={LOWERING}", "--emit-bytecode", "-o",
                                 lowered], arguments.mlir / "mlir-opt")
    if reason:
        return None, f"mlir-opt: {reason}"
    libraries = ",".join(str(arguments.mlir.parent / "lib" / f"libmlir_{name}runner_utils.so")
                         for name in ("c_", ""))
    result, reason = call(arguments, [lowered, "-e", "driver", "-entry-point-result=void",
                                      f"-shared-libs={libraries}"],
                          arguments.mlir / "mlir-runner")
    return result, reason and f"mlir-runner: {reason}"


def compare_driver(arguments, function):
    path, name, _ = function
    text, reason = call(arguments, ["opt", str(path), "--pass-pipeline=builtin.module("
                                    f"symbol-privatize{{exclude={name}}},symbol-dce)"])
    if text is None:
        return "refused", f"{path}: @{name}: {reason}"
    with tempfile.TemporaryDirectory() as folder:
        driver = str(pathlib.Path(folder) / "driver.mlir")
        try:
            pathlib.Path(driver).write_text(make_driver(text, name, name + path.name))
        except Unsupported as unsupported:
            return "refused", f"{path}: @{name}: no constants or output of {unsupported}"
        expected, reason = call(arguments, ["interpret", driver, "--entry=driver"])
        if expected is None:
            return "refused", f"{path}: @{name}: interpret: {reason}"
        if "poison" in expected:
            return "undefined", ""
        results = [(f"run {level}", *call(arguments, ["run", level, driver, "--entry=driver"]))
                   for level in ("-O0", "-O3")]
        results.append(("upstream", *run_upstream(arguments, driver)))
    for way, result, reason in results:
        if result is None:
            return "refused", f"{path}: @{name}: {way}: {reason}"
    for way, result, _ in results:
        if result != expected:
            return "different", (f"{path}: @{name}: {way}: {' '.join(result.split())[:200]}, not "
                                 f"{' '.join(expected.split())[:200]}")
    return "equal", f"{path}: @{name}"


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
    parser.add_argument("--mlir", type=pathlib.Path, help="folder with mlir-opt and mlir-runner")
    parser.add_argument("--function", help="the only one to call of each file")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    check = compare_driver if arguments.mlir else compare
    with tempfile.TemporaryDirectory() as folder, \
            concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        functions = [function for function in find_all(arguments, pathlib.Path(folder))
                     if arguments.function in (None, function[1])
                     and (arguments.mlir or function[2] is not None)]
        results = list(pool.map(lambda function: check(arguments, function), functions))
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
