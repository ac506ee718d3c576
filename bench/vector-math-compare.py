#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Accuracy and speed of functions of math by `strata compile -O3 --fp-approximate` and by C.

Each function is applied to the elements of an array of 4096 numbers. Loops in C are compiled by gcc with
-O3 -march=native -ffast-math, which calls libmvec, and without vectors, which calls the C library. The
table has, for f32 and f64, the largest error in units in the last place and nanoseconds for each element:
of Strata, of libmvec and of the C library. Errors are those of every --step-th number of f32 (1 for all),
or of as many random numbers, in relation to the C library's functions for double and long double.
"""

import argparse
import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
DRIVER = pathlib.Path(__file__).with_name("vector_math.c")
# The operations that have a function, by type; C calls math.powf pow.
BINARY = ("powf", "atan2")
F64 = ("exp exp2 expm1 log log2 log10 log1p powf tanh erf asin acos atan sinh "
       "cosh").split()
F32 = F64 + "erfc sin cos tan atan2 asinh acosh atanh cbrt".split()
TYPES = {"f32": (4, "float", "f", F32), "f64": (8, "double", "", F64)}


def c_name(op):
    return "pow" if op == "powf" else op


def mlir_function(op, type_name):
    array = f"memref<4096x{type_name}>"
    names = ["x", "y"][:2 if op in BINARY else 1]
    arguments = ", ".join(f"%{n}: {array}" for n in names + ["r"])
    loads = "".join(f"    %{n}_i = affine.load %{n}[%i] : {array}\n"
                    for n in names)
    operands = ", ".join(f"%{n}_i" for n in names)
    return (f"func.func @{op}_of({arguments}) {{\n"
            f"  affine.for %i = 0 to 4096 {{\n{loads}"
            f"    %value = math.{op} {operands} : {type_name}\n"
            f"    affine.store %value, %r[%i] : {array}\n  }}\n  return\n}}\n")


def c_function(op, type_name):
    _, c_type, suffix, _ = TYPES[type_name]
    names = ["x", "y"][:2 if op in BINARY else 1]
    arguments = "".join(f"const {c_type} *restrict {n}, " for n in names)
    operands = ", ".join(f"{n}[i]" for n in names)
    return (f"void {op}_of({arguments}{c_type} *restrict r) {{\n"
            f"  for (int i = 0; i < 4096; ++i)\n"
            f"    r[i] = {c_name(op)}{suffix}({operands});\n}}\n")


def run(*command):
    return subprocess.run(list(map(str, command)), check=True,
                          capture_output=True, text=True).stdout


def build(folder, type_name, arguments):
    """The libraries, by the form of their functions' arguments."""
    ops = TYPES[type_name][3]
    source = folder / f"{type_name}.mlir"
    source.write_text("".join(mlir_function(op, type_name) for op in ops))
    run(arguments.strata, "compile", "-O3", "--cpu=native",
        f"--fp-approximate={arguments.ulp}", source, "-o",
        folder / f"{type_name}-strata.so")
    source = folder / f"{type_name}.c"
    source.write_text("#include <math.h>\n" +
                      "".join(c_function(op, type_name) for op in ops))
    shared = ["-shared", "-fPIC", source, "-lm", "-o"]
    run(arguments.gcc, "-O3", "-march=native", "-ffast-math", *shared,
        folder / f"{type_name}-fast.so")
    run(arguments.gcc, "-O3", "-fno-builtin", "-fno-tree-vectorize", *shared,
        folder / f"{type_name}-libm.so")


def measure(folder, type_name, op, arguments):
    """The cells of a type: the error, and three times."""
    size = TYPES[type_name][0]
    operands = 2 if op in BINARY else 1
    driver = folder / "driver"
    strata = folder / f"{type_name}-strata.so"
    error, _ = run(driver, "errors", strata, f"{op}_of", size, operands,
                   c_name(op), arguments.step).split()
    times = {}
    for _ in range(arguments.runs):
        for name in ("strata", "fast", "libm"):
            form = "memref" if name == "strata" else "c"
            library = folder / f"{type_name}-{name}.so"
            time = float(run(driver, "time", library, f"{op}_of", form, size,
                             operands))
            times[name] = min(time, times.get(name, time))
    return [f"{float(error):.2f}", *(f"{t:.2f}" for t in times.values())]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--strata", default=ROOT / "build/release/bin/strata")
    parser.add_argument("--gcc", default="gcc")
    parser.add_argument("--ulp", choices=("1", "4"), default="1")
    parser.add_argument("--step", type=int, default=1009)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--ops", nargs="*", default=F32)
    arguments = parser.parse_args()
    print("| | f32 ulp | ns | libmvec | libm | f64 ulp | ns | libmvec | libm |"
          "\n|---" + "|---" * 8 + "|")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        run(arguments.gcc, "-O2", DRIVER, "-lm", "-o", folder / "driver")
        for type_name in TYPES:
            build(folder, type_name, arguments)
        for op in arguments.ops:
            cells = measure(folder, "f32", op, arguments)
            cells += (measure(folder, "f64", op, arguments) if op in F64 else
                      [""] * 4)
            print(f"| `math.{op}` | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
