#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Speed of code by `strata compile -O3` against `clang -O3` on the same program in C.

A kernel is bench/Native/kernels/NAME.mlir, the function @NAME, and c/NAME.c, which a C programmer
would write. The line `// CALL:` of NAME.mlir lists the arguments (bench/kernel_calls.py). C functions
take an array as its pointer and its sizes, those of Strata as the memref. Both are called in one process with the same memory, in turns, and their
results are compared. The ratio is that of the minimum of CPU times. Since the same instructions can
be 20 % slower at another address, each object is linked --placements times, 16 bytes later each.

Neither side has flags for fast math: clang has -ffp-contract=off and
-fno-math-errno, which matches the semantics of arith and math.
"""

import argparse
import ctypes
import math
import pathlib
import shutil
import subprocess
import sys
import tempfile

from kernel_calls import ROOT, TYPES, Call, Fill

KERNELS = ROOT / "bench/Native/kernels"
LIBRARY = ["-shared", "-fPIC"]
C_FLAGS = ["-O3", "-march=native", "-ffp-contract=off", "-fno-math-errno"]

# Calls a function `repeat` times and returns the CPU time of that.
TIMER = """
int64_t time_{side}({result} (*kernel)({types}), int64_t repeat,
                    {result_pointer} result{parameters}) {{
  int64_t start = now();
  for (int64_t i = 0; i < repeat; ++i)
    {assign}kernel({arguments});
  return now() - start;
}}
"""
TIMER_HEAD = """#include <stdint.h>
#include <time.h>
static int64_t now(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return t.tv_sec * 1000000000 + t.tv_nsec;
}
"""


class Kernel(Call):
    """The arguments and the result that a kernel is called with."""

    def __init__(self, name, fill):
        super().__init__(KERNELS / f"{name}.mlir")
        self.name = name
        self.allocate(fill)

    def values(self, side):
        lists = [a.c_values() if side == "clang" else a.memref_values()
                 for a in self.arguments]
        return [value for values in lists for value in values]

    def timer(self, side):
        types = [text for text, _ in self.values(side)]
        result = TYPES[self.result][0] if self.result else "void"
        names = [f"a{i}" for i in range(len(types))]
        return TIMER.format(
            side=side, result=result, types=", ".join(types),
            result_pointer=f"{result} *",
            parameters="".join(f", {t} {n}" for t, n in zip(types, names)),
            assign="*result = " if self.result else "",
            arguments=", ".join(names))


class Side:
    """A kernel as one of the compilers compiled it."""

    def __init__(self, kernel, side, library, timers):
        self.kernel = kernel
        self.library = ctypes.CDLL(library)
        self.function = ctypes.cast(
            getattr(self.library, kernel.name), ctypes.c_void_p)
        self.timer = getattr(timers, f"time_{side}")
        self.timer.restype = ctypes.c_int64
        self.values = [value for _, value in kernel.values(side)]
        self.result = TYPES[kernel.result or "i64"][1](0)

    def time(self, repeat):
        """Nanoseconds of a call."""
        for array in self.kernel.arrays:
            array.reset()
        return self.timer(self.function, ctypes.c_int64(repeat),
                          ctypes.byref(self.result), *self.values) / repeat

    def outcome(self):
        self.time(1)
        return self.result.value, [bytes(a.buffer) for a in self.kernel.arrays]


def check_outcomes(kernel, first, second):
    results = first.outcome(), second.outcome()
    is_same = results[0] == results[1]
    if not kernel.is_exact:
        is_same = (math.isclose(results[0][0], results[1][0], rel_tol=1e-4)
                   and results[0][1] == results[1][1])
    if not is_same:
        sys.exit(f"{kernel.name}: the results are not the same")


def run(*command):
    if subprocess.run(command, check=False).returncode:
        sys.exit(f"failed: {command}")


def build(kernel, folder, arguments):
    """For each placement, the two sides."""
    name, clang = kernel.name, arguments.clang
    source = folder / f"{name}.timers.c"
    source.write_text(TIMER_HEAD + kernel.timer("strata") +
                      kernel.timer("clang"), encoding="utf-8")
    timers = str(folder / f"{name}.timers.so")
    run(clang, "-O1", *LIBRARY, source, "-o", timers)
    objects = {side: folder / f"{name}.{side}.o"
               for side in ("strata", "clang")}
    run(arguments.bin / "strata", "compile", "-O3", "--cpu=native",
        KERNELS / f"{name}.mlir", "-o", objects["strata"])
    run(clang, *C_FLAGS, "-fPIC", "-c", KERNELS / "c" / f"{name}.c", "-o",
        objects["clang"])
    timer_library = ctypes.CDLL(timers)
    placements = []
    for number in range(arguments.placements):
        gap = folder / f"gap{number}.s"
        gap.write_text(f".text\n.p2align 4\n.skip {16 * number}\n"
                       ".section .note.GNU-stack,\"\",@progbits\n",
                       encoding="utf-8")
        sides = []
        for side, code in objects.items():
            library = str(folder / f"{name}.{side}{number}.so")
            run(clang, *LIBRARY, gap, code, "-o", library, "-lm")
            sides.append(Side(kernel, side, library, timer_library))
        placements.append(sides)
    return placements


def measure(placements, arguments):
    """The minimum of the time of each side, in turns."""
    nanoseconds = arguments.sample * 1e6
    repeat = 1
    for _ in range(3):
        repeat = max(1, int(nanoseconds /
                            min(s.time(repeat) for s in placements[0])))
    best = [math.inf, math.inf]
    for i in range(arguments.rounds):
        for sides in placements:
            for j in (0, 1) if i % 2 == 0 else (1, 0):
                best[j] = min(best[j], sides[j].time(repeat))
    return best


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("kernels", nargs="*", help="names; all by default")
    parser.add_argument("--bin", default=ROOT / "build/release/bin",
                        type=pathlib.Path, help="folder of strata")
    parser.add_argument("--clang", default=shutil.which("clang-22") or
                        shutil.which("clang", path="/usr/lib/llvm-22/bin"))
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--placements", type=int, default=4)
    parser.add_argument("--sample", type=float, default=2,
                        help="milliseconds of a sample")
    parser.add_argument("--keep", type=pathlib.Path,
                        help="folder for the libraries")
    arguments = parser.parse_args()
    if not arguments.clang:
        print("skipped: there is no clang-22")
        return
    names = arguments.kernels or sorted(p.stem for p in KERNELS.glob("*.mlir"))
    print(f"{'kernel':18}{'strata':>10}{'clang':>10}   us    ratio")
    ratios = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.keep or pathlib.Path(temporary)
        folder.mkdir(exist_ok=True)
        fill = Fill(Fill.build(folder, arguments.clang))
        for name in names:
            kernel = Kernel(name, fill)
            placements = build(kernel, folder, arguments)
            check_outcomes(kernel, *placements[0])
            ours, theirs = measure(placements, arguments)
            ratios.append(ours / theirs)
            print(f"{name:18}{ours / 1e3:10.2f}{theirs / 1e3:10.2f}"
                  f"{ratios[-1]:12.3f}", flush=True)
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    print(f"{'geometric mean':18}{mean:32.3f}\n"
          f"{'worst':18}{max(ratios):32.3f}")


if __name__ == "__main__":
    main()
