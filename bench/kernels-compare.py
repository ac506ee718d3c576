#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Speed of naive kernels by `strata compile -O3` against C compilers that optimize loops.

The kernels are bench/Kernels/SET/NAME.mlir and NAME.c, the same loops in both languages. `polybench`
are the 30 kernels of PolyBench/C 4.2, as affine loops on f64 with `fastmath<contract>`; C is compiled
by -O3 -march=native, with contraction in expressions as by default. `tensor` are 26 operations of
neural networks on f32, as linalg on memrefs and tensors; C is compiled by -ffast-math as well.

polly is clang with Polly, graphite is gcc with -floop-nest-optimize and loop distribution. Each
library is loaded by a process of its own; they are called in turns, with new arrays for each call, and
the least CPU time of --runs counts, for --threads the least elapsed one. The table has the milliseconds of clang, the speed of the others
in relation to it (2 is half of its time), the best of the C compilers, and the speed of strata in
relation to that best one. `-` is a kernel that was not compiled, `!` one with other results.
"""

import argparse
import dataclasses
import math
import pathlib
import re
import shutil
import tempfile

from kernel_calls import BENCH, ROOT, Fill
from kernel_results import (KernelError, Outcomes, WrongResult, compile_library,
                            geometric_mean, start_kernel)
from workers import WorkerError

THREADS = "threads"
SETS = {"polybench": ("strata", THREADS, "clang", "polly", "gcc", "graphite"),
        "tensor": ("strata", THREADS, "clang", "gcc")}
SET_FLAGS = {"polybench": [], "tensor": ["-ffast-math"]}
COMPETITORS = {"clang": ("clang", []),
               "polly": ("clang", ["-mllvm", "-polly"]),
               "gcc": ("gcc", []),
               "graphite": ("gcc", ["-floop-nest-optimize",
                                    "-ftree-loop-distribution"])}
WRONG, FAILED = "!", "-"


@dataclasses.dataclass
class Row:
    """A kernel: the seconds of each competitor, or WRONG or FAILED."""
    name: str
    seconds: dict
    notes: list = dataclasses.field(default_factory=list)

    def time(self, name):
        value = self.seconds.get(name)
        return value if isinstance(value, float) and value > 0 else None

    def speed(self, name):
        """In relation to clang, or None."""
        ours, clang = self.time(name), self.time("clang")
        return clang / ours if ours and clang else None

    def best(self):
        """The speed of the fastest C compiler, and that of strata in relation to it."""
        speeds = [self.speed(n) for n in COMPETITORS if self.speed(n)]
        ours = self.speed("strata")
        if not speeds:
            return None, None
        return max(speeds), ours / max(speeds) if ours else None


def compile_command(name, set_name, source, arguments):
    if name in ("strata", THREADS):
        threads = [f"--threads={arguments.threads}"] if name == THREADS else []
        return [arguments.strata, "compile", "-O3", "--cpu=native", *threads,
                *arguments.strata_flags.split(), source]
    compiler, flags = COMPETITORS[name]
    return [getattr(arguments, compiler), "-O3", "-march=native", "-shared",
            "-fPIC", *SET_FLAGS[set_name], *flags, source.with_suffix(".c"),
            "-lm"]


def start(row, name, set_name, source, outcomes, fill_path, arguments):
    """The process of a competitor, or None, with the reason in the row."""
    library = outcomes.path.with_name(f"{source.stem}.{name}.so")
    try:
        compile_library(name, compile_command(name, set_name, source, arguments),
                        library, arguments.compile_limit)
        worker, _ = start_kernel(name, "c" if name in COMPETITORS else "memref",
                                 library, source, fill_path, outcomes)
    except KernelError as error:
        row.seconds[name] = WRONG if isinstance(error, WrongResult) else FAILED
        row.notes.append(str(error))
        return None
    row.seconds[name] = math.inf
    return worker


def measure_rounds(row, workers, runs):
    for i in range(runs):
        for worker in workers if i % 2 == 0 else reversed(workers):
            if row.seconds[worker.name] == FAILED:
                continue
            try:
                row.seconds[worker.name] = min(row.seconds[worker.name],
                                               *worker.ask("elapsed" if worker.name == THREADS
                                                           else "time"))
            except WorkerError as error:
                row.seconds[worker.name] = FAILED
                row.notes.append(str(error))


def measure(set_name, source, folder, fill, arguments):
    """The row of a kernel."""
    fill_path, fill = fill
    names = [n for n in SETS[set_name] if n in arguments.only]
    row = Row(source.stem, dict.fromkeys(names, FAILED))
    outcomes = Outcomes(source, folder, fill)
    # The results of C are those that others are compared with.
    workers = [start(row, name, set_name, source, outcomes, fill_path, arguments)
               for name in sorted(names, key=lambda n: n not in COMPETITORS)]
    workers = [w for w in workers if w]
    measure_rounds(row, workers, arguments.runs)
    for worker in workers:
        worker.end()
    return row


def cell(row, name):
    if row.speed(name):
        return f"{row.speed(name):10.2f}"
    seconds = row.seconds[name]
    return f"{seconds * 1e3:8.2f}ms" if isinstance(seconds, float) else f"{seconds:>10}"


def number(value):
    return f"{value:10.2f}" if value else f"{'':10}"


def print_row(row, names):
    clang = row.time("clang")
    print(f"{row.name:18}" + (f"{clang * 1e3:10.2f}" if clang else f"{'':10}") +
          "".join(cell(row, n) for n in names if n != "clang") +
          "".join(map(number, row.best())), flush=True)
    for note in row.notes:
        print(f"    {note}", flush=True)


def print_summary(rows, names):
    others = [n for n in names if n != "clang"]
    columns = [[row.speed(n) for row in rows] for n in others]
    columns += [[row.best()[i] for row in rows] for i in (0, 1)]
    for title, of in (("geometric mean", geometric_mean),
                      ("least", lambda v: min(filter(None, v), default=None))):
        print(f"{title:28}" + "".join(number(of(c)) for c in columns))
    right = sum(row.time("strata") is not None for row in rows)
    print(f"{right} of {len(rows)} kernels are right by strata\n", flush=True)


def compare_set(set_name, folder, fill, arguments):
    sources = sorted((BENCH / "Kernels" / set_name).glob("*.mlir"))
    sources = [s for s in sources if re.search(arguments.kernels, s.stem)]
    names = [n for n in SETS[set_name] if n in arguments.only]
    if not sources:
        return
    print(f"{set_name:18}{'clang ms':>10}" + "".join(
        f"{n:>10}" for n in names if n != "clang") + f"{'best C':>10}{'to best':>10}",
          flush=True)
    rows = []
    for source in sources:
        rows.append(measure(set_name, source, folder, fill, arguments))
        print_row(rows[-1], names)
    print_summary(rows, names)


def parse_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--set", choices=list(SETS), help="both by default")
    parser.add_argument("--kernels", default="", metavar="REGEX")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--only", default="strata," + ",".join(COMPETITORS),
                        type=lambda text: text.split(","))
    parser.add_argument("--strata", default=ROOT / "build/release/bin/strata")
    parser.add_argument("--strata-flags", default="",
                        help="more flags of strata compile")
    parser.add_argument("--clang", default=shutil.which("clang-22") or
                        shutil.which("clang", path="/usr/lib/llvm-22/bin"))
    parser.add_argument("--gcc", default=shutil.which("gcc"))
    parser.add_argument("--threads", type=int, default=1, metavar="N",
                        help="a column for strata compile --threads=N, by elapsed time")
    parser.add_argument("--compile-limit", type=int, default=120,
                        metavar="SECONDS")
    arguments = parser.parse_args()
    if arguments.threads > 1:
        arguments.only.append(THREADS)
    return arguments


def main():
    arguments = parse_arguments()
    if not arguments.clang:
        print("skipped: there is no clang-22")
        return
    if not arguments.gcc:
        arguments.only = [n for n in arguments.only
                          if n not in ("gcc", "graphite")]
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        path = Fill.build(folder, arguments.clang)
        for set_name in SETS:
            if arguments.set in (None, set_name):
                compare_set(set_name, folder, (path, Fill(path)), arguments)


if __name__ == "__main__":
    main()
