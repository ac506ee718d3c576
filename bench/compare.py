#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares `strata opt` with upstream's mlir-opt on the same inputs.

Both programs run on each input in turn, N times, output to /dev/null. The
table shows wall time (minimum and median), CPU time (minimum), peak memory, and
how many times less Strata needs (above 1.00: Strata is better). The last lines are the geometric
means and the start-up on an empty file. Inputs come from bench/gen_inputs.py.

Inputs in custom form of registered dialects (h_locs_*.mlir, e_dense_*.mlir)
are replaced by a generic twin that mlir-opt prints once. For h_locs_* both
programs print locations as well. Inputs called custom_* are read and printed in
custom form. --passes=--cse also runs passes. With --form=bytecode both programs read and write bytecode, of which
mlir-opt makes the input once.

Peak memory is the figure of wait4; it cannot fall below the memory of this
script when it starts a program (about 10 MB).
"""

import argparse
import math
import os
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FLAGS = "--allow-unregistered-dialect --mlir-print-op-generic"
BYTECODE_FLAGS = "--allow-unregistered-dialect --emit-bytecode"
TWINNED = ("h_locs_", "e_dense_")
CUSTOM = "custom_"
STARTUP_RUNS = 20


@dataclass
class Runs:
    seconds: list = field(default_factory=list)
    cpu: list = field(default_factory=list)
    megabytes: list = field(default_factory=list)
    error: str = ""

    def add(self, seconds, cpu, megabytes, status):
        self.seconds.append(seconds)
        self.cpu.append(cpu)
        self.megabytes.append(megabytes)
        if status != 0:
            self.error = (f"signal {-status}" if status < 0
                          else f"exit code {status}")

    @property
    def best(self):
        return min(self.seconds)

    @property
    def median(self):
        return statistics.median(self.seconds)

    @property
    def peak(self):
        return statistics.median(self.megabytes)


def measure(command):
    """Returns wall and CPU seconds, peak MB and exit code (negative: signal)."""
    actions = [
        (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
        (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0),
    ]
    start = time.perf_counter()
    pid = os.posix_spawn(command[0], command, os.environ, file_actions=actions)
    _, status, usage = os.wait4(pid, 0)
    seconds = time.perf_counter() - start
    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    cpu = usage.ru_utime + usage.ru_stime
    return (seconds, cpu, usage.ru_maxrss / unit,
            os.waitstatus_to_exitcode(status))


def find_upstream(given):
    if given:
        return shutil.which(given)
    for major in (22, 21, 20, 19):
        path = f"/usr/lib/llvm-{major}/bin/mlir-opt"
        if os.access(path, os.X_OK):
            return path
    return shutil.which("mlir-opt")


def wanted_files(folder, prefixes):
    """Without prefixes: all generic files and those that get a twin."""
    files = sorted(folder.glob("*.mlir"))
    if prefixes:
        return [f for f in files if f.name.startswith(prefixes)]
    return [f for f in files if f.stat().st_size > 0
            and (f.name.endswith(".generic.mlir")
                 or f.name.startswith((*TWINNED, CUSTOM)))]


def twin_of(path, upstream, cache):
    """Returns the generic twin of a custom-form input, printed once."""
    if path.name.endswith(".generic.mlir") or not path.name.startswith(TWINNED):
        return path
    return make_twin(path, ".generic.mlir",
                     [upstream, *shlex.split(FLAGS), *location_flags(path)], cache)


def make_twin(path, ending, command, cache):
    """Returns the output of `command` for a file, made once."""
    stat = path.stat()
    twin = cache / f"{path.stem}.{stat.st_size}.{int(stat.st_mtime)}{ending}"
    if not twin.exists():
        cache.mkdir(parents=True, exist_ok=True)
        partial = twin.with_suffix(".part")
        subprocess.run([*command, str(path), "-o", str(partial)], check=True)
        partial.rename(twin)
    return twin


def location_flags(path):
    return ["--mlir-print-debuginfo"] if path.name.startswith("h_locs_") else []


def same_output(commands):
    """Returns whether all commands write the same bytes."""
    outputs = []
    with tempfile.TemporaryDirectory() as folder:
        for number, command in enumerate(commands):
            output = Path(folder) / str(number)
            with output.open("wb") as file:
                subprocess.run(command, stdout=file, stderr=subprocess.DEVNULL)
            outputs.append(output)
        return subprocess.run(["cmp", "-s", *map(str, outputs)]).returncode == 0


def compare(commands, runs):
    """Runs both commands alternately, each being first every other time."""
    results = (Runs(), Runs())
    for number in range(runs):
        for which in ((0, 1), (1, 0))[number % 2]:
            results[which].add(*measure(commands[which]))
            if results[which].error:
                return results
    return results


HEADER = ("input", "MB", "upstream s", "median", "strata s", "median", "ratio",
          "CPU ratio", "upstream MB", "strata MB", "ratio", "output")
WIDTHS = (32, 7, 11, 8, 9, 8, 7, 10, 12, 10, 7, 8)


def print_row(cells):
    texts = [str(cells[0]).ljust(WIDTHS[0])]
    texts += [str(c).rjust(w) for c, w in zip(cells[1:], WIDTHS[1:])]
    print("".join(texts), flush=True)


def ratio_of(upstream, strata):
    """The ratio of CPU times; clocks are coarse."""
    return min(upstream) / max(min(strata), 1e-6)


def row_of(name, size, upstream, strata, output):
    return (name, f"{size / 1e6:.1f}", f"{upstream.best:.4f}",
            f"{upstream.median:.4f}", f"{strata.best:.4f}",
            f"{strata.median:.4f}", f"{upstream.best / strata.best:.2f}",
            f"{ratio_of(upstream.cpu, strata.cpu):.2f}",
            f"{upstream.peak:.1f}", f"{strata.peak:.1f}",
            f"{upstream.peak / strata.peak:.2f}", output)


def geometric_mean(values):
    return math.exp(sum(map(math.log, values)) / len(values))


def parse_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--inputs", type=Path, required=True, metavar="DIR")
    parser.add_argument("--runs", type=int, default=5, metavar="N")
    parser.add_argument("--form", choices=("text", "bytecode"), default="text")
    parser.add_argument("--flags", help=f"default: {FLAGS}, or {BYTECODE_FLAGS}")
    parser.add_argument("--passes", default="", metavar="FLAGS",
                        help="flags of passes, added for all inputs")
    parser.add_argument("--files", default="",
                        help="file name prefixes, separated by commas")
    parser.add_argument("--upstream", metavar="MLIR_OPT")
    parser.add_argument("--strata",
                        default=str(ROOT / "build/release/bin/strata"))
    parser.add_argument("--check", action="store_true",
                        help="also compare what both print")
    parser.add_argument("--cache", type=Path, metavar="DIR",
                        default=ROOT / "build/bench-twins",
                        help="where generic twins are kept")
    parser.add_argument("--tsv", type=Path, metavar="OUT")
    return parser.parse_args()


def main():
    args = parse_arguments()
    upstream = find_upstream(args.upstream)
    if not upstream:
        print("mlir-opt not found, nothing compared")
        return 0
    if not args.inputs.is_dir():
        print(f"no inputs in {args.inputs}, nothing compared; "
              "make them with bench/gen_inputs.py")
        return 0
    strata = shutil.which(args.strata)
    if not strata:
        print(f"{args.strata} not found, nothing compared")
        return 0

    is_bytecode = args.form == "bytecode"
    flags = shlex.split(args.flags or (BYTECODE_FLAGS if is_bytecode else FLAGS))
    prefixes = tuple(p for p in args.files.split(",") if p)
    rows, ratios = [], []
    print_row(HEADER)
    for path in wanted_files(args.inputs, prefixes):
        try:
            if is_bytecode:
                source = make_twin(path, ".mlirbc",
                                   [upstream, *shlex.split(BYTECODE_FLAGS)],
                                   args.cache)
            else:
                source = twin_of(path, upstream, args.cache)
        except subprocess.CalledProcessError:
            print_row((path.name, "mlir-opt cannot make the input"))
            continue
        form = ([] if path.name.startswith(CUSTOM) and not is_bytecode
                else [*flags, *location_flags(path)])
        rest = [*form, *shlex.split(args.passes), str(source)]
        commands = ([upstream, *rest], [strata, "opt", *rest])
        results = compare(commands, args.runs)
        failed = [f"{name}: {runs.error}" for name, runs in
                  zip(("upstream", "strata"), results) if runs.error]
        if failed:
            print(f"{path.name.ljust(WIDTHS[0])} {', '.join(failed)}")
            continue
        output = ""
        if args.check:
            output = "same" if same_output(commands) else "DIFFERS"
        row = row_of(path.name, source.stat().st_size, *results, output)
        rows.append(row)
        ratios.append((results[0].best / results[1].best,
                       ratio_of(results[0].cpu, results[1].cpu),
                       results[0].peak / results[1].peak))
        print_row(row)

    if ratios:
        times, cpus, peaks = zip(*ratios)
        mean = ("geometric mean", *[""] * 5, f"{geometric_mean(times):.2f}",
                f"{geometric_mean(cpus):.2f}", "", "",
                f"{geometric_mean(peaks):.2f}", "")
        rows.append(mean)
        print_row(mean)
    with tempfile.NamedTemporaryFile(suffix=".mlir") as empty:
        rest = [*flags, empty.name]
        results = compare(([upstream, *rest], [strata, "opt", *rest]),
                          max(args.runs, STARTUP_RUNS))
    if not any(runs.error for runs in results):
        rows.append(row_of("start-up, empty file", 0, *results, ""))
        print_row(rows[-1])
    if args.tsv:
        args.tsv.write_text("".join("\t".join(row) + "\n"
                                    for row in [HEADER, *rows]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
