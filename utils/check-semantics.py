#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the integer operations of arith, index and llvm with Python's integers.

Every operation is executed for all pairs of numbers of a few bits and all flags (those of index:
for pairs of small and large numbers), by the interpreter, by the folds of canonicalize, by int-range-optimizations for scalars and by machine
code without optimization. The interpreter must give the value or poison; the others may give
any value for poison. Pairs for which the behavior is undefined are left out. With --z3, the
functions of SMT-LIB are compared instead, in which all pairs, also of poison, have an outcome. Prints the number of
compared results and the first differences; exit code 1 if there are any.
"""

import argparse
import itertools
import subprocess
import sys
import tempfile
from pathlib import Path

from semantics_operations import all_operations, index_operations, signed
from semantics_runs import POISON, UNDEFINED, run

# Operands of operations of index: small numbers, and the smallest and greatest ones.
INDEX_NUMBERS = [0, 1, 2, 3, 7, 63, (1 << 63) - 1, 1 << 63, (1 << 64) - 8, (1 << 64) - 1]


def wanted(operation, pairs, w):
    """The pairs for which the operation is defined, with its results."""
    results = []
    for a, b in pairs:
        if operation.unary and b != 0:
            continue
        result = operation.fn(a, b, w, operation.flags)
        if result != UNDEFINED:
            results.append((a, b, result if result == POISON else
                            signed(int(result) % (1 << operation.width), operation.width)))
    return results


def write_vectors(w):
    """A function with a result for each operation: a vector with an element for each pair."""
    pairs = list(itertools.product(range(1 << w), repeat=2))
    body, values, types, expected = [], [], [], []
    for number, operation in enumerate(all_operations(w)):
        results = wanted(operation, pairs, w)
        if not results:
            continue
        vector = f"vector<{len(results)}xi{w}>"
        for letter, column in (("a", 0), ("b", 1)):
            numbers = ", ".join(str(signed(row[column], w)) for row in results)
            body.append(f"  %{letter}{number} = arith.constant dense<[{numbers}]> : {vector}")
        narrow = f"vector<{len(results)}xi{operation.width}>"
        line = operation.text.format(a=f"%a{number}", b=f"%b{number}", t=vector, u=narrow)
        body.append(f"  %r{number} = {line}")
        values.append(f"%w{number}")
        types.append(f"vector<{len(results)}xi8>")
        body.append(widen(values[-1], f"%r{number}", narrow, types[-1]))
        expected.append((line, w, results))
    return text_of(body, values, types), expected


def write_scalars(w, operations, numbers, constant, kind):
    """A function with a result for each operation and each pair of numbers, which are operands of
    a type."""
    pairs = list(itertools.product(numbers, repeat=2))
    body, values, types, expected = [], [], [], []
    for x in numbers:
        body.append(f"  %n{x} = {constant.format(signed(x, w))}")
    for operation in operations:
        result_kind = "index" if operation.width == 64 else f"i{operation.width}"
        wide = "i64" if operation.width == 64 else "i8"
        for a, b, result in wanted(operation, pairs, w):
            number = len(values)
            line = operation.text.format(a=f"%n{a}", b=f"%n{b}", t=kind, u=result_kind)
            body.append(f"  %r{number} = {line}")
            body.append(widen(f"%w{number}", f"%r{number}", result_kind, wide))
            values.append(f"%w{number}")
            types.append(wide)
            expected.append((line, w, [(a, b, result)]))
    return text_of(body, values, types), expected


def widen(result, value, narrow, wide):
    """Machine code prints integers of at least eight bits."""
    name = "index.casts" if narrow == "index" else "arith.extsi"
    return f"  {result} = {name} {value} : {narrow} to {wide}"


def text_of(body, values, types):
    return (f"func.func @f() -> ({', '.join(types)}) {{\n" + "\n".join(body) +
            f"\n  return {', '.join(values)} : {', '.join(types)}\n}}\n")


def compare(source, output, expected, allows_any):
    """Returns the number of compared numbers, and the differences."""
    count, differences = 0, []
    lines = output.splitlines()
    if len(lines) != len(expected):
        sys.exit(f"{source}: {len(lines)} results, expected {len(expected)}")
    for line, (operation, w, results) in zip(lines, expected):
        numbers = line.strip("[]").split(", ")
        for text, (a, b, result) in zip(numbers, results, strict=True):
            if result == POISON and allows_any:
                continue
            count += 1
            if text != str(result):
                differences.append(f"{source}, i{w}: {operation.strip()} of {signed(a, w)} and "
                                   f"{signed(b, w)} is {text}, expected {result}")
    return count, differences


class Runs:
    """Executes a program in all ways. Yields the name of each, its output, the expected results,
    and whether there may be any number for poison."""

    def __init__(self, strata, folder):
        self.strata = strata
        self.path = Path(folder) / "program.mlir"

    def interpret(self, source, text, expected, *passes):
        self.path.write_text(text)
        if passes:
            self.path.write_text(run([self.strata, "opt", self.path, *passes]))
        output = run([self.strata, "interpret", self.path, "--entry=f"])
        return source, output, expected, bool(passes)

    def machine_code(self, text, expected):
        self.path.write_text(text)
        return ("machine code", run([self.strata, "run", self.path, "--entry=f", "-O0",
                                     "--print-threshold=0"]), expected, True)


def check(runs, w):
    vectors = write_vectors(w)
    yield runs.interpret("interpreter", *vectors)
    yield runs.interpret("canonicalize", *vectors, "--canonicalize")
    yield runs.machine_code(*vectors)
    operations = [operation for operation in all_operations(w)
                  if operation.text.startswith("arith")]
    scalars = write_scalars(w, operations, range(1 << w), f"arith.constant {{}} : i{w}",
                            f"i{w}")
    yield runs.interpret("ranges", *scalars, "--int-range-optimizations")


def check_index(runs):
    scalars = write_scalars(64, list(index_operations()), INDEX_NUMBERS, "index.constant {}",
                            "index")
    yield runs.interpret("interpreter", *scalars)
    yield runs.interpret("canonicalize", *scalars, "--canonicalize")
    yield runs.interpret("ranges", *scalars, "--int-range-optimizations")
    yield runs.machine_code(*scalars)


def call_smt(operation, a, b, w):
    """The expected outcome for numbers, of which None is poison: it is undefined if it is so for
    one of the numbers that may take its place."""
    if a is not None and b is not None:
        result = operation.fn(a, b, w, operation.flags)
        return result if result in (UNDEFINED, POISON) else int(result) % (1 << operation.width)
    pairs = itertools.product(*(range(1 << w) if x is None else [x] for x in (a, b)))
    results = [operation.fn(x, y, w, operation.flags) for x, y in pairs]
    return UNDEFINED if UNDEFINED in results else POISON


def check_smt(strata, z3, w):
    """Evaluates the functions of SMT-LIB of each operation for all pairs."""
    count, differences = 0, []
    numbers = [*range(1 << w), None]
    for operation in all_operations(w):
        if operation.unary:
            continue
        text = operation.text.format(a="%a", b="%b", t=f"i{w}")
        script = run([strata, "dialect", "smt", text])
        pairs = list(itertools.product(numbers, repeat=2))
        for pair in pairs:
            args = " ".join(f"#b{x or 0:0{w}b} {'true' if x is None else 'false'}"
                            for x in pair)
            script += "".join(f"(simplify ({text.split()[0]}{part} {args}))\n"
                              for part in (".undefined", ".poison", ""))
        result = subprocess.run([z3, "-in"], input=script, capture_output=True, text=True)
        lines = iter(result.stdout.split())
        for a, b in pairs:
            undefined, poison, value = next(lines), next(lines), next(lines)
            actual = (UNDEFINED if undefined == "true" else POISON if poison == "true" else
                      int(value.replace("#b", "0b").replace("#x", "0x"), 0))
            expected = call_smt(operation, a, b, w)
            count += 1
            if actual != expected:
                differences.append(f"SMT-LIB: {text} of {a} and {b} is {actual}, "
                                   f"expected {expected}")
    return count, differences


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--strata", required=True)
    parser.add_argument("--max-width", type=int, default=4)
    parser.add_argument("--z3", help="the solver")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        runs = Runs(args.strata, folder)
        widths = range(1, args.max_width + 1)
        if args.z3:
            results = [check_smt(args.strata, args.z3, w) for w in widths]
        else:
            results = [compare(*outcome) for outcome in itertools.chain(
                check_index(runs), *(check(runs, w) for w in widths))]
    total = sum(count for count, _ in results)
    all_differences = [difference for _, differences in results for difference in differences]
    for difference in all_differences[:20]:
        print(difference)
    print(f"{total} results, {len(all_differences)} differences")
    return 1 if all_differences else 0


if __name__ == "__main__":
    sys.exit(main())
