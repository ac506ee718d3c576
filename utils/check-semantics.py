#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the integer operations of arith, index and llvm with Python's integers.

Every operation is executed for all pairs of numbers of a few bits and all flags, by the
interpreter, by the folds of canonicalize, by int-range-optimizations for scalars and by machine
code without optimization. The interpreter must give the value or poison; the others may give
any value for poison. Pairs for which the behavior is undefined are left out. With --z3, the
functions of SMT-LIB are compared instead, in which all pairs have an outcome. Prints the number of
compared results and the first differences; exit code 1 if there are any.
"""

import argparse
import itertools
import subprocess
import sys
import tempfile
from pathlib import Path

from semantics_runs import POISON, UNDEFINED, run


def signed(x, w):
    return x - (1 << w) if x >> (w - 1) else x


def fits_signed(x, w):
    return -(1 << (w - 1)) <= x < 1 << (w - 1)


def to_zero(a, b):
    """The quotient rounded to zero."""
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def wrapping(exact):
    """An operation with the flags nsw and nuw, of the exact integer result."""
    def apply(a, b, w, flags):
        if "nsw" in flags and not fits_signed(exact(signed(a, w), signed(b, w)), w):
            return POISON
        if "nuw" in flags and not 0 <= exact(a, b) < 1 << w:
            return POISON
        return exact(a, b)
    return apply


def shift_left(a, b, w, flags):
    if b >= w:
        return POISON
    if "nsw" in flags and not fits_signed(signed(a, w) << b, w):
        return POISON
    return POISON if "nuw" in flags and a << b >> w else a << b


def shift_right(is_signed):
    def apply(a, b, w, flags):
        if b >= w or ("exact" in flags and a & ((1 << b) - 1)):
            return POISON
        return (signed(a, w) if is_signed else a) >> b
    return apply


def divide(rounded):
    """An unsigned division, rounded by a function."""
    def apply(a, b, w, flags):
        if b == 0:
            return UNDEFINED
        return POISON if "exact" in flags and a % b else rounded(a, b)
    return apply


def divide_signed(rounded):
    def apply(a, b, w, flags):
        a, b = signed(a, w), signed(b, w)
        if b == 0 or not fits_signed(to_zero(a, b), w):
            return UNDEFINED
        return POISON if "exact" in flags and a % b else rounded(a, b)
    return apply


def pure(fn):
    return lambda a, b, w, flags: fn(a, b)


def of_signed(fn):
    return lambda a, b, w, flags: fn(signed(a, w), signed(b, w))


def disjoint_or(a, b, w, flags):
    return POISON if "disjoint" in flags and a & b else a | b


WRAPS = [(), ("nsw",), ("nuw",), ("nsw", "nuw")]
EXACT = [(), ("exact",)]
NONE = [()]
OPERATIONS = {
    "add": (wrapping(lambda a, b: a + b), WRAPS),
    "sub": (wrapping(lambda a, b: a - b), WRAPS),
    "mul": (wrapping(lambda a, b: a * b), WRAPS),
    "shl": (shift_left, WRAPS),
    "lshr": (shift_right(False), EXACT),
    "ashr": (shift_right(True), EXACT),
    "udiv": (divide(lambda a, b: a // b), EXACT),
    "sdiv": (divide_signed(to_zero), EXACT),
    "urem": (divide(lambda a, b: a % b), NONE),
    "srem": (divide_signed(lambda a, b: a - b * to_zero(a, b)), NONE),
    "ceildivui": (divide(lambda a, b: -(-a // b)), NONE),
    "ceildivsi": (divide_signed(lambda a, b: -(-a // b)), NONE),
    "floordivsi": (divide_signed(lambda a, b: a // b), NONE),
    "and": (pure(lambda a, b: a & b), NONE),
    "or": (disjoint_or, [(), ("disjoint",)]),
    "xor": (pure(lambda a, b: a ^ b), NONE),
    "maxui": (pure(max), NONE),
    "minui": (pure(min), NONE),
    "maxsi": (of_signed(max), NONE),
    "minsi": (of_signed(min), NONE),
}
COMPARISONS = {
    "eq": pure(lambda a, b: a == b), "ne": pure(lambda a, b: a != b),
    "slt": of_signed(lambda a, b: a < b), "sle": of_signed(lambda a, b: a <= b),
    "sgt": of_signed(lambda a, b: a > b), "sge": of_signed(lambda a, b: a >= b),
    "ult": pure(lambda a, b: a < b), "ule": pure(lambda a, b: a <= b),
    "ugt": pure(lambda a, b: a > b), "uge": pure(lambda a, b: a >= b),
}
ARITH = {"add": "addi", "sub": "subi", "mul": "muli", "shl": "shli", "lshr": "shrui",
         "ashr": "shrsi", "udiv": "divui", "sdiv": "divsi", "urem": "remui", "srem": "remsi",
         "and": "andi", "or": "ori", "xor": "xori"}
ONLY_ARITH = {"ceildivui", "ceildivsi", "floordivsi", "maxui", "minui", "maxsi", "minsi"}


def operations():
    """Yields a template of the text, and the function, of each operation and its flags."""
    for name, (fn, all_flags) in OPERATIONS.items():
        for flags in all_flags:
            wraps = f" overflow<{', '.join(flags)}>"
            word = " " + flags[0] if flags in EXACT[1:] or "disjoint" in flags else ""
            after = wraps if flags and not word else ""
            if "disjoint" not in flags:
                yield (f"arith.{ARITH.get(name, name)} {{a}}, {{b}}{word or after} : {{t}}",
                       fn, flags)
            if name in ONLY_ARITH:
                continue
            yield f"llvm.{name}{word} {{a}}, {{b}}{after} : {{t}}", fn, flags
    for name, fn in COMPARISONS.items():
        yield f"arith.cmpi {name}, {{a}}, {{b}} : {{t}}", fn, None
        yield f'llvm.icmp "{name}" {{a}}, {{b}} : {{t}}', fn, None


def wanted(fn, flags, pairs, w):
    """The pairs for which the operation is defined, with its results."""
    width = 1 if flags is None else w
    results = []
    for a, b in pairs:
        result = fn(a, b, w, flags or ())
        if result != UNDEFINED:
            results.append((a, b, result if result == POISON
                            else signed(int(result) % (1 << width), width)))
    return width, results


def write_vectors(w):
    """A function with a result for each operation: a vector with an element for each pair."""
    pairs = list(itertools.product(range(1 << w), repeat=2))
    body, values, types, expected = [], [], [], []
    for number, (text, fn, flags) in enumerate(operations()):
        width, results = wanted(fn, flags, pairs, w)
        if not results:
            continue
        vector = f"vector<{len(results)}xi{w}>"
        for letter, column in (("a", 0), ("b", 1)):
            numbers = ", ".join(str(signed(row[column], w)) for row in results)
            body.append(f"  %{letter}{number} = arith.constant dense<[{numbers}]> : {vector}")
        line = text.format(a=f"%a{number}", b=f"%b{number}", t=vector)
        body.append(f"  %r{number} = {line}")
        values.append(f"%w{number}")
        types.append(f"vector<{len(results)}xi8>")
        body.append(widen(values[-1], f"%r{number}", f"vector<{len(results)}xi{width}>",
                          types[-1]))
        expected.append((line, results))
    return text_of(body, values, types), expected


def write_scalars(w):
    """A function with a result for each operation of arith and each pair."""
    pairs = list(itertools.product(range(1 << w), repeat=2))
    body, values, types, expected = [], [], [], []
    for x in range(1 << w):
        body.append(f"  %n{x} = arith.constant {signed(x, w)} : i{w}")
    for text, fn, flags in operations():
        if not text.startswith("arith"):
            continue
        width, results = wanted(fn, flags, pairs, w)
        for a, b, result in results:
            line = text.format(a=f"%n{a}", b=f"%n{b}", t=f"i{w}")
            body.append(f"  %r{len(values)} = {line}")
            body.append(widen(f"%w{len(values)}", f"%r{len(values)}", f"i{width}", "i8"))
            values.append(f"%w{len(values)}")
            types.append("i8")
            expected.append((line, [(a, b, result)]))
    return text_of(body, values, types), expected


def widen(result, value, narrow, wide):
    """Machine code prints integers of eight bits."""
    return f"  {result} = arith.extsi {value} : {narrow} to {wide}"


def text_of(body, values, types):
    return (f"func.func @f() -> ({', '.join(types)}) {{\n" + "\n".join(body) +
            f"\n  return {', '.join(values)} : {', '.join(types)}\n}}\n")


def compare(source, w, output, expected, allows_any):
    """Returns the number of compared numbers, and the differences."""
    count, differences = 0, []
    lines = output.splitlines()
    if len(lines) != len(expected):
        sys.exit(f"{source}: {len(lines)} results, expected {len(expected)}")
    for line, (operation, results) in zip(lines, expected):
        numbers = line.strip("[]").split(", ")
        for text, (a, b, result) in zip(numbers, results, strict=True):
            if result == POISON and allows_any:
                continue
            count += 1
            if text != str(result):
                differences.append(f"{source}, i{w}: {operation.strip()} of {signed(a, w)} and "
                                   f"{signed(b, w)} is {text}, expected {result}")
    return count, differences


def check(strata, w, folder):
    vectors, expected = write_vectors(w)
    path = Path(folder) / f"vectors{w}.mlir"
    path.write_text(vectors)
    folded = Path(folder) / f"folded{w}.mlir"
    folded.write_text(run([strata, "opt", path, "--canonicalize"]))
    yield "interpreter", run([strata, "interpret", path, "--entry=f"]), expected, False
    yield "canonicalize", run([strata, "interpret", folded, "--entry=f"]), expected, True
    yield "machine code", run([strata, "run", path, "--entry=f", "-O0",
                               "--print-threshold=0"]), expected, True
    if w > 2:
        return
    scalars, expected = write_scalars(w)
    path.write_text(scalars)
    folded.write_text(run([strata, "opt", path, "--int-range-optimizations"]))
    yield "ranges", run([strata, "interpret", folded, "--entry=f"]), expected, True


def check_smt(strata, z3, w):
    """Evaluates the functions of SMT-LIB of each operation for all pairs."""
    count, differences = 0, []
    for text, fn, flags in operations():
        operation = text.format(a="%a", b="%b", t=f"i{w}")
        name = operation.split()[0]
        script = run([strata, "dialect", "smt", operation])
        pairs = list(itertools.product(range(1 << w), repeat=2))
        for a, b in pairs:
            args = f"#b{a:0{w}b} false #b{b:0{w}b} false"
            script += "".join(f"(simplify ({name}{part} {args}))\n"
                              for part in (".undefined", ".poison", ""))
        result = subprocess.run([z3, "-in"], input=script, capture_output=True, text=True)
        lines = iter(result.stdout.split())
        for a, b in pairs:
            undefined, poison, value = next(lines), next(lines), next(lines)
            width = 1 if flags is None else w
            actual = (UNDEFINED if undefined == "true" else POISON if poison == "true" else
                      int(value.replace("#b", "0b").replace("#x", "0x"), 0))
            expected = fn(a, b, w, flags or ())
            if expected not in (UNDEFINED, POISON):
                expected = int(expected) % (1 << width)
            count += 1
            if actual != expected:
                differences.append(f"SMT-LIB: {operation} of {a} and {b} is {actual}, "
                                   f"expected {expected}")
    return count, differences


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--strata", required=True)
    parser.add_argument("--max-width", type=int, default=4)
    parser.add_argument("--z3", help="the solver")
    args = parser.parse_args()
    total, all_differences = 0, []
    with tempfile.TemporaryDirectory() as folder:
        for w in range(1, args.max_width + 1):
            if args.z3:
                count, differences = check_smt(args.strata, args.z3, w)
                total += count
                all_differences += differences
                continue
            for source, output, expected, allows_any in check(args.strata, w, folder):
                count, differences = compare(source, w, output, expected, allows_any)
                total += count
                all_differences += differences
    for difference in all_differences[:20]:
        print(difference)
    print(f"{total} results, {len(all_differences)} differences")
    return 1 if all_differences else 0


if __name__ == "__main__":
    sys.exit(main())
